// What is worked out from a state is kept until the state changes: one epoch, one answer. Nothing of it is in the state.
import type { GameState } from '../state/game-state.js';

interface Kept {
  epoch: number;
  readonly values: Map<object, unknown>;
}

const kept = new WeakMap<GameState, Kept>();

function keptOf(state: GameState): Kept {
  let found = kept.get(state);
  if (found === undefined) kept.set(state, (found = { epoch: state.epoch, values: new Map() }));
  else if (found.epoch !== state.epoch) {
    found.epoch = state.epoch;
    found.values.clear();
  }
  return found;
}

/** A reading of the state that is made once an epoch. */
export function perEpoch<T>(make: (state: GameState) => T): (state: GameState) => T {
  const key = {};
  return (state) => {
    const { values } = keptOf(state);
    if (values.has(key)) return values.get(key) as T;
    const made = make(state);
    // Making it may have asked for others; the epoch is still the same, for reading changes nothing.
    values.set(key, made);
    return made;
  };
}

/** After events were taken back the same epoch may come again with other content. */
export const forgetEpoch = (state: GameState): void => {
  kept.delete(state);
};
