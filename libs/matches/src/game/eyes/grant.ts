// Makes granted eyes. Only the guard may import this file (.dependency-cruiser.cjs); the others import the type.
import type { GameId } from '#kernel';
import type { Viewer } from '#visibility';

class Granted {
  readonly #game: GameId | null;

  constructor(game: GameId | null) {
    this.#game = game;
  }

  /** False for an object that only claims to be granted, and for eyes granted for another game. */
  static areFor(eyes: object, game: GameId): boolean {
    return #game in eyes && (eyes.#game === null || eyes.#game === game);
  }
}

/** A viewer through whose eyes somebody may see one game. No code outside this file can build one. */
export type GrantedEyes<V extends Viewer = Viewer> = V & Granted;

/** `game`: the only game they see; null for eyes that see nothing hidden in any game. */
export const grant = <V extends Viewer>(viewer: V, game: GameId | null): GrantedEyes<V> =>
  Object.assign(new Granted(game), viewer);

/** Call before anything is shown: a cast makes the type, but not the eyes. */
export function assertGranted(eyes: GrantedEyes, game: GameId): void {
  if (!Granted.areFor(eyes, game)) throw new Error('these eyes were not granted for this game');
}
