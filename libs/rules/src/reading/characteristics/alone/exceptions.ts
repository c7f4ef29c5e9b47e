// Exceptions of copies (cr 707.9): changes that are part of the copiable values.
import { memoByIdentity } from '#kernel';
import type { Change } from '#abilities';
import { READERS } from '../../language/readers.js';
import type { Sight } from '../../language/sight.js';
import { contextOf } from '../../../model/state/context.js';
import type { GameState } from '../../../model/state/game-state.js';
import type { NodeRef, ObjectId, Seat } from '../../../model/basics/ids.js';
import type { Identity } from '../../../model/state/objects.js';
import { applyDeed, evaluatedChange, type Bench } from './changes.js';
import type { Draft } from './draft.js';
import { childRef } from '../../../model/printed/node-ref.js';
import type { AbilityInstance, Characteristics } from '../../../model/printed/shape.js';

const NOBODY = 0 as Seat;
const NOTHING = 'o0' as ObjectId;
/** An exception never makes the object a copy of something else. */
const BENCH: Bench = {
  copied() {
    throw new Error('an exception of a copy cannot be a copy effect');
  },
};

const memo = memoByIdentity<Characteristics, WeakMap<Identity, Characteristics>>();

/**
 * The numbers and words of exceptions were fixed when the copy was made, so this reads nothing of the game.
 */
export function excepted(state: GameState, base: Characteristics, identity: Identity): Characteristics {
  let byIdentity = memo.get(base);
  if (byIdentity === undefined) memo.set(base, (byIdentity = new WeakMap()));
  let found = byIdentity.get(identity);
  if (found === undefined) byIdentity.set(identity, (found = withExcepted(state, base, identity)));
  return found;
}

function withExcepted(state: GameState, base: Characteristics, identity: Identity): Characteristics {
  const blind: Sight = {
    state,
    object: () => undefined,
    zone: () => [],
    known: () => undefined,
    remembered: () => undefined,
    read: READERS,
  };
  const draft: Draft = {
    ...base,
    controller: null,
    owner: null,
    copiable: identity,
    effects: [],
    barred: [],
  };
  const { except = [], exceptFrom } = identity;
  except.forEach((change, index) => {
    const ref = change.at ?? childRef(exceptFrom ?? ('' as NodeRef), index);
    const origin = { effect: ref, ref, context: contextOf(NOTHING, NOBODY), timestamp: 0 };
    if (isOwnDefinition(change)) draft.abilities = draft.abilities.filter((one) => !definesSame(one, change));
    applyDeed(draft, change.kind, evaluatedChange(blind, change, origin), NOTHING, BENCH);
  });
  // cr 707.9a: an ability gained by the exception is part of its own text.
  draft.abilities = draft.abilities.map(({ ref, ability, keyword }) => ({ ref, ability, keyword }));
  const { name, cost, manaValue, colours, supertypes, types, subtypes, abilities, keywords } = draft;
  const { power, toughness, loyalty, defense } = draft;
  return {
    name,
    cost,
    manaValue,
    colours,
    supertypes,
    types,
    subtypes,
    abilities,
    keywords,
    power,
    toughness,
    loyalty,
    defense,
  };
}

/** cr 707.9d: abilities of the copied object do not define what the exception sets. */
const isOwnDefinition = ({ kind }: Change): boolean =>
  kind === 'set-stat' || kind === 'set-colours' || kind === 'set-types';

function definesSame({ ability }: AbilityInstance, change: Change): boolean {
  if (ability.kind !== 'static') return false;
  return ability.effects.some(
    (effect) =>
      effect.kind === 'defines' &&
      effect.changes.some((one) =>
        change.kind === 'set-stat'
          ? one.kind === 'set-stat' && one.stat === change.stat
          : change.kind === 'set-colours'
            ? one.kind === 'set-colours' || one.kind === 'add-colours'
            : one.kind === 'set-types' || one.kind === 'add-types' || one.kind === 'every-creature-type',
      ),
  );
}
