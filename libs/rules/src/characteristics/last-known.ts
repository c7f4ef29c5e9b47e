// Last known information (cr 113.7a, 400.7, 608.2h), taken down as an object leaves.
import type { GameState } from '../state/game-state.js';
import { objectNumber, type ObjectId } from '../state/ids.js';
import type { LastKnown } from '../state/last-known.js';
import type { Permanent, StackItem } from '../state/objects.js';
import { known } from './characteristics.js';

const permanentNow = (permanent: Permanent): Permanent => ({
  ...permanent,
  counters: { ...permanent.counters },
  marks: [...permanent.marks],
  activations: { ...permanent.activations },
});

const itemNow = (item: StackItem): StackItem => ({
  ...item,
  targets: item.targets.map((slots) => [...slots]),
});

/** How an object is at this moment, for when it will be gone. */
export function makeLastKnown(state: GameState, id: ObjectId): LastKnown {
  const object = state.objects[objectNumber(id)];
  const now = known(state, id);
  if (object === undefined || now === undefined) throw new Error(`${id} is not there to be remembered`);
  const { permanent, item, token } = object;
  const { attacks = [], blocks = [] } = state.combat ?? {};
  return {
    identity: now.copiable,
    token: token === true,
    owner: now.owner,
    controller: now.controller,
    name: now.name,
    cost: now.cost,
    manaValue: now.manaValue,
    colours: [...now.colours],
    supertypes: [...now.supertypes],
    types: [...now.types],
    subtypes: [...now.subtypes],
    abilities: now.abilities.map(({ ref }) => ref),
    power: now.power,
    toughness: now.toughness,
    loyalty: now.loyalty,
    permanent: permanent === undefined ? null : permanentNow(permanent),
    item: item === undefined ? null : itemNow(item),
    attacking: attacks.some(({ attacker }) => attacker === id),
    blocking: blocks.some(({ blocker }) => blocker === id),
  };
}
