// The part of last known information that the state holds directly, without computing effects.
import type { GameObject, GameState } from './game-state.js';
import type { LastKnown, Looks } from './last-known.js';
import type { Permanent, StackItem } from './objects.js';

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

/** An object as it is in the game at this moment. */
export function standing(
  { combat }: GameState,
  { id, permanent, item, token }: GameObject,
): Omit<LastKnown, keyof Looks> {
  const { attacks = [], blocks = [] } = combat ?? {};
  return {
    token: token === true,
    permanent: permanent === undefined ? null : permanentNow(permanent),
    item: item === undefined ? null : itemNow(item),
    attacking: attacks.some(({ attacker }) => attacker === id),
    blocking: blocks.some(({ blocker }) => blocker === id),
  };
}
