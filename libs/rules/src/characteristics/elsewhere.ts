// What is not on the battlefield and has abilities that function where it is (cr 113.6).
import { perEpoch } from '../engine/epoch.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { objectNumber } from '../state/ids.js';
import { functions } from './functioning.js';
import { plainOf } from './plain.js';
import type { Known } from './shape.js';

/** Zones by the beginning of their keys, those aside where too much lies and nothing but definitions functions. */
const SCANNED = ['stack/', 'graveyard/', 'exile/', 'command/', 'hand/'];

const hasWorking = (object: GameObject, plain: Known): boolean =>
  plain.abilities.some(
    ({ ability }) =>
      ability.kind === 'static' &&
      ability.effects.some(
        (effect) => effect.kind !== 'defines' && functions(ability, effect, object, plain),
      ),
  );

export const functioningElsewhere = perEpoch((state: GameState): readonly GameObject[] => {
  const found: GameObject[] = [];
  for (const [key, ids] of Object.entries(state.zones)) {
    if (!SCANNED.some((zone) => key.startsWith(zone))) continue;
    for (const id of ids) {
      const object = state.objects[objectNumber(id)];
      if (object === undefined) continue;
      if (object.item !== undefined || hasWorking(object, plainOf(state, object))) found.push(object);
    }
  }
  return found;
});
