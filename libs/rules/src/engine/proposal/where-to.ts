// Which of its owner's several libraries or graveyards a card goes to (war-zone). The variant decides.
import type { Proposal } from './proposal.js';
import type { GameObject } from '../../model/state/game-state.js';
import type { Zone } from '../../model/basics/ids.js';

export function whereTo({ state, variant }: Proposal, object: GameObject, to: Zone): Zone {
  if (to.seat === null) return to;
  if (to.kind === 'library') return { ...to, index: variant.libraries.of?.(state, object) ?? to.index };
  return to.kind === 'graveyard' && state.graveyards > 1
    ? { ...to, index: variant.graveyards.of(state, object) }
    : to;
}
