// Characteristic-defining abilities of objects outside the battlefield and the stack (cr 604.3). Little else
// changes these objects, so each is computed separately.
import { memoByIdentity } from '#kernel';
import { READERS } from '../../language/readers.js';
import type { Sight } from '../../language/sight.js';
import type { GameObject } from '../../../model/state/game-state.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import { contextOf } from '../../../model/state/context.js';
import { readByChange } from './change-reads.js';
import { applyDeed, evaluatedChange, type Bench } from '../alone/changes.js';
import { changingAmong } from '../../../model/printed/changing.js';
import { draftOf } from '../alone/known-as.js';
import { childRef } from '../../../model/printed/node-ref.js';
import { plainOf } from '../alone/plain.js';
import type { Known } from '../../../model/printed/shape.js';

const BENCH: Bench = {
  copied() {
    throw new Error('no characteristic-defining ability is a copy effect');
  },
};

const byMoment = memoByIdentity<Known['abilities'], boolean>();

/** Whether they define anything by something that can change while no object does. */
export function definesByMoment(abilities: Known['abilities']): boolean {
  let found = byMoment.get(abilities);
  if (found === undefined) {
    found = changingAmong(abilities).some(
      ({ ability }) =>
        ability.kind === 'static' &&
        ability.effects.some(
          (effect) =>
            effect.kind === 'defines' && effect.changes.some((change) => readByChange(change).has('moment')),
        ),
    );
    byMoment.set(abilities, found);
  }
  return found;
}

/**
 * First its types, colours and similar, reading other cards as printed; then its numbers, reading other cards
 * with theirs.
 */
export function definedOf(sight: Sight, object: GameObject, plain: Known): Known {
  if (changingAmong(plain.abilities).length === 0) return plain;
  const named = defined(
    elsewhere(sight, (one) => plainOf(sight.state, one)),
    object,
    plain,
    'words',
  );
  const deep = elsewhere(sight, (one) => {
    const other = plainOf(sight.state, one);
    return one.id === object.id
      ? named
      : defined(
          elsewhere(sight, (more) => plainOf(sight.state, more)),
          one,
          other,
          'words',
        );
  });
  return defined(deep, object, named, 'numbers');
}

/** The same sight, with objects outside the battlefield and the stack seen through `seen`. */
function elsewhere(sight: Sight, seen: (object: GameObject) => Known): Sight {
  const known = (id: ObjectId): Known | undefined => {
    const object = sight.object(id);
    const isOutside = object !== undefined && object.permanent === undefined && object.item === undefined;
    return isOutside ? seen(object) : sight.known(id);
  };
  return {
    state: sight.state,
    object: sight.object,
    zone: sight.zone,
    known,
    remembered: (id) => known(id) ?? sight.remembered(id),
    read: READERS,
  };
}

function defined(sight: Sight, { id }: GameObject, plain: Known, what: 'words' | 'numbers'): Known {
  const draft = draftOf(plain);
  const controller = plain.controller ?? plain.owner;
  if (controller === null && what === 'numbers') return plain;
  const context = contextOf(id, controller ?? (0 as typeof context.controller));
  for (const { ability, ref } of changingAmong(plain.abilities)) {
    if (ability.kind !== 'static' || ability.while !== undefined) continue;
    ability.effects.forEach((effect, index) => {
      if (effect.kind !== 'defines') return;
      effect.changes.forEach((change, nth) => {
        if ((change.kind === 'set-stat') !== (what === 'numbers')) return;
        const at = childRef(ref, 'effects', index, 'changes', nth);
        const origin = { effect: id, ref: at, context, timestamp: 0 };
        applyDeed(draft, change.kind, evaluatedChange(sight, change, origin), id, BENCH);
      });
    });
  }
  return draft;
}
