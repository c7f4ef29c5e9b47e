// Which objects have two faces, and which face is up (cr 712.1, 701.27g).
import type { GameState } from '../state/game-state.js';
import type { Identity } from '../state/objects.js';

const layoutOf = ({ definitions }: Pick<GameState, 'definitions'>, { definition }: Identity) =>
  definition === null ? undefined : definitions[definition]?.layout;

/** A card or token with a face on each side, including meld cards. */
export function isDoubleFaced(state: Pick<GameState, 'definitions'>, identity: Identity): boolean {
  const layout = layoutOf(state, identity);
  return layout === 'transform' || layout === 'modal' || layout === 'meld';
}

/** Its back face is up. A melded permanent never counts. */
export function isTransformed(state: Pick<GameState, 'definitions'>, identity: Identity): boolean {
  const layout = layoutOf(state, identity);
  return (layout === 'transform' || layout === 'modal') && identity.face > 0;
}
