// The changes that the rules themselves make in a layer: face down (cr 613.2b) and counters (cr 613.1f,
// 613.4c).
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { copiedBy, faceDownIdentity } from '../alone/base.js';
import { COUNTERS_LAYER } from '../effects/continuous.js';
import type { Draft } from '../alone/draft.js';
import { countDeploying, countersOf, countKeywords, countStats } from '../alone/plain.js';

const FACE_DOWN_LAYER = 11;
export const ABILITIES_LAYER = 60;
export const OF_RULES: ReadonlySet<number> = new Set([FACE_DOWN_LAYER, ABILITIES_LAYER, COUNTERS_LAYER]);

export function changeByRules(state: GameState, layer: number, object: GameObject, draft: Draft): void {
  if (layer === FACE_DOWN_LAYER) {
    const faceDown = object.permanent?.faceDown ?? object.item?.faceDown ?? null;
    if (faceDown === null) return;
    const copiable = faceDownIdentity(faceDown);
    Object.assign(draft, copiedBy(state, copiable, object), { copiable });
  } else if (layer === ABILITIES_LAYER) abilitiesByRules(state, object, draft);
  else if (layer === COUNTERS_LAYER) countStats(draft, countersOf(object));
}

/** cr 122.1b, 804.2. */
export function abilitiesByRules(state: GameState, object: GameObject, draft: Draft): void {
  countKeywords(draft, countersOf(object));
  countDeploying(state, draft, object);
}
