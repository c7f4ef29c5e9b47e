// What is not on the battlefield and has abilities that function where it is (cr 113.6).
import type { ZoneName } from '#abilities';
import { perShape } from '../engine/epoch.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { objectNumber } from '../state/ids.js';
import { functions } from './functioning.js';
import { plainOf } from './plain.js';
import type { AbilityInstance, Known } from './shape.js';

/** Zones where so much lies that nobody looks through them: nothing but definitions functions in a library. */
const SCANNED: ReadonlySet<string> = new Set<ZoneName>(['stack', 'graveyard', 'exile', 'command', 'hand']);

interface Kept {
  readonly identity: GameObject['identity'];
  readonly working: boolean;
}

/** Found once for each object, which stays what it is in its zone unless it is turned over. */
const kept = new WeakMap<GameObject, Kept>();

function hasWorking(state: GameState, object: GameObject): boolean {
  const found = kept.get(object);
  if (found?.identity === object.identity) return found.working;
  const plain = plainOf(state, object);
  const working = object.faceDown === undefined && plain.abilities.some((one) => works(one, object, plain));
  kept.set(object, { identity: object.identity, working });
  return working;
}

const works = ({ ability }: AbilityInstance, object: GameObject, plain: Known): boolean =>
  ability.kind === 'static' &&
  ability.effects.some((effect) => effect.kind !== 'defines' && functions(ability, effect, object, plain));

export const functioningElsewhere = perShape((state: GameState): readonly GameObject[] => {
  const found: GameObject[] = [];
  for (const [key, ids] of Object.entries(state.zones)) {
    if (ids.length === 0 || !SCANNED.has(key.slice(0, key.indexOf('/')))) continue;
    for (const id of ids) {
      const object = state.objects[objectNumber(id)];
      if (object !== undefined && (object.item !== undefined || hasWorking(state, object)))
        found.push(object);
    }
  }
  return found;
});
