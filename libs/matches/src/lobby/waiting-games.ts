// What the lists must ask of the games themselves: whom a game waits for is not part of its life cycle.
import type { GameId, PlayerId } from '#kernel';

/** Also the token it is injected by. */
export abstract class WaitingGames {
  abstract waitsFor(game: GameId, player: PlayerId): Promise<boolean>;
}
