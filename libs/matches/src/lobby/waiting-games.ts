// What the lists ask the games themselves: whom a game waits for is not part of its life cycle.
import type { GameId, PlayerId } from '#kernel';
import type { Awaited } from '#rules';

/** Also its injection token. */
export abstract class WaitingGames {
  /** What the game waits for the player to do; undefined if it does not wait for that player. */
  abstract waitsFor(game: GameId, player: PlayerId): Promise<Awaited | undefined>;
}
