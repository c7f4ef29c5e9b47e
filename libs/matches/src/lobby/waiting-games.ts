// What the lists must ask of the games themselves: whom a game waits for is not part of its life cycle.
import type { GameId, PlayerId } from '#kernel';
import type { Awaited } from '#rules';

/** Also the token it is injected by. */
export abstract class WaitingGames {
  /** What for; undefined: it does not wait for that player. */
  abstract waitsFor(game: GameId, player: PlayerId): Promise<Awaited | undefined>;
}
