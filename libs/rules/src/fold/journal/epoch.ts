// Memos of readings of a state: each is kept until the state's epoch changes. None of them is part of the state.
// Saves: without these memos the first 120 decisions of a game of Magic take 5.5 times as long (self-play, 2026-11-27).
// libs/simulation/src/memos.spec.ts compares games with games in which nothing is kept.
import { memoOfLatest } from '#kernel';
import { withoutCounting } from './effort.js';
import type { GameState } from '../../model/state/game-state.js';

interface Kept {
  epoch: number;
  shape: number;
  moment: object;
  ofEpoch: unknown[];
  ofShape: unknown[];
  ofBattlefield: unknown[];
  /** The last shape for which the battlefield is known to be unchanged since it was read. */
  standsIn: number;
  ofGrowth: unknown[];
  /** The last shape up to which objects have only been added on top of the stack. */
  growsIn: number;
  readonly ofGame: unknown[];
  /** Replaced when the position changes and never emptied, so that a caller can hold it. */
  ofPosition: unknown[];
  /** The last results of `followed`. */
  followed: unknown[];
  /**
   * A caller holds the memos of this epoch and shape: when the state moves on, they are left to the caller.
   */
  held: boolean;
}

/** Most calls are for the same state as the last one. */
const kept = memoOfLatest<GameState, Kept>();

function keptOf(state: GameState): Kept {
  let found = kept.get(state);
  if (found === undefined) {
    const { epoch, shape } = state;
    found = newlyKept(epoch, shape);
    kept.set(state, found);
  }
  if (found.epoch !== state.epoch || found.shape !== state.shape) goOn(found, state);
  return found;
}

/** A place for each reading of each kind, with nothing in it yet. */
const readings: {
  readonly [K in 'ofEpoch' | 'ofShape' | 'ofBattlefield' | 'ofGrowth' | 'ofGame' | 'ofPosition']: undefined[];
} = {
  ofEpoch: [],
  ofShape: [],
  ofBattlefield: [],
  ofGrowth: [],
  ofGame: [],
  ofPosition: [],
};
type Kind = keyof typeof readings;

/**
 * A list with a place for each reading. It keeps its length when it is emptied, so that filling it again allocates
 * nothing.
 */
const places = (kind: Kind): unknown[] => readings[kind].slice();

const placeOf = (kind: Kind): number => readings[kind].push(undefined) - 1;

/** Hardly any position is read. */
const NOTHING_READ: unknown[] = [];

const newlyKept = (epoch: number, shape: number): Kept => ({
  epoch,
  shape,
  moment: {},
  ofEpoch: places('ofEpoch'),
  ofShape: places('ofShape'),
  ofBattlefield: places('ofBattlefield'),
  standsIn: shape,
  ofGrowth: places('ofGrowth'),
  growsIn: shape,
  ofGame: places('ofGame'),
  ofPosition: NOTHING_READ,
  followed: [],
  held: false,
});

/** A shape never changes without its epoch. */
function goOn(found: Kept, { epoch, shape }: GameState): void {
  if (found.held) {
    found.held = false;
    found.ofEpoch = places('ofEpoch');
    found.ofShape = found.shape === shape ? found.ofShape.slice() : places('ofShape');
    found.ofBattlefield = found.standsIn === shape ? found.ofBattlefield.slice() : places('ofBattlefield');
    found.ofGrowth = found.growsIn === shape ? found.ofGrowth.slice() : places('ofGrowth');
  } else {
    found.ofEpoch.fill(undefined);
    if (found.shape !== shape) found.ofShape.fill(undefined);
    if (found.standsIn !== shape) found.ofBattlefield.fill(undefined);
    if (found.growsIn !== shape) found.ofGrowth.fill(undefined);
  }
  found.standsIn = shape;
  found.growsIn = shape;
  found.epoch = epoch;
  found.shape = shape;
  found.moment = {};
  found.ofPosition = NOTHING_READ;
}

/** `make` may ask for other readings; the epoch is unchanged, because reading changes nothing. */
function madeFor<T>(values: unknown[], place: number, make: (state: GameState) => T, state: GameState): T {
  const made = withoutCounting(make, state);
  values[place] = made;
  return made;
}

/**
 * A reading of the state, memoized per epoch. This and the next four differ in one word: they are called hundreds
 * of times in a decision, and naming the member saves a call each time.
 */
export function perEpoch<T>(make: (state: GameState) => T): (state: GameState) => T {
  const place = placeOf('ofEpoch');
  return (state) => {
    const values = keptOf(state).ofEpoch;
    const found = values[place];
    return found === undefined ? madeFor(values, place, make, state) : (found as T);
  };
}

/** A reading that depends only on which objects exist, where they are and what is on them (state.shape). */
export function perShape<T>(make: (state: GameState) => T): (state: GameState) => T {
  const place = placeOf('ofShape');
  return (state) => {
    const values = keptOf(state).ofShape;
    const found = values[place];
    return found === undefined ? madeFor(values, place, make, state) : (found as T);
  };
}

/** A reading that depends only on what is on the battlefield; changes elsewhere keep its memo. */
export function perBattlefieldShape<T>(make: (state: GameState) => T): (state: GameState) => T {
  const place = placeOf('ofBattlefield');
  return (state) => {
    const values = keptOf(state).ofBattlefield;
    const found = values[place];
    return found === undefined ? madeFor(values, place, make, state) : (found as T);
  };
}

/** To be called when the shape has risen by one for a change that left the battlefield alone. */
export function happenedElsewhere(state: GameState): void {
  const found = kept.get(state);
  if (found?.standsIn === state.shape - 1) found.standsIn = state.shape;
}

/** A reading that its callers bring up to date, as long as objects are only added on top of the stack. */
export function perGrowth<T>(make: (state: GameState) => T): (state: GameState) => T {
  const place = placeOf('ofGrowth');
  return (state) => {
    const values = keptOf(state).ofGrowth;
    const found = values[place];
    return found === undefined ? madeFor(values, place, make, state) : (found as T);
  };
}

/**
 * To be called when the shape has risen by one for an object put on top of the stack, or for a change that
 * left every object alone.
 */
export function onlyGrew(state: GameState): void {
  const found = kept.get(state);
  if (found?.growsIn === state.shape - 1) found.growsIn = state.shape;
}

/**
 * A value that accompanies a game and that its callers bring up to date; dropped when events are taken back.
 */
export function perGame<T>(make: (state: GameState) => T): (state: GameState) => T {
  const place = placeOf('ofGame');
  return (state) => {
    const values = keptOf(state).ofGame;
    const found = values[place];
    return found === undefined ? madeFor(values, place, make, state) : (found as T);
  };
}

/**
 * A reading of everything in the state except what only counts up or describes the past (model/state/position.ts).
 */
export function perPosition<T>(make: (state: GameState) => T): (state: GameState) => T {
  const place = placeOf('ofPosition');
  return (state) => {
    const kept = keptOf(state);
    const found = kept.ofPosition[place];
    if (found !== undefined) return found as T;
    if (kept.ofPosition === NOTHING_READ) kept.ofPosition = places('ofPosition');
    return madeFor(kept.ofPosition, place, make, state);
  };
}

/** To be called after every event that may have changed the position. */
export function positionChanged(state: GameState): void {
  const found = kept.get(state);
  if (found !== undefined) found.ofPosition = NOTHING_READ;
}

const allFollowed: ((state: GameState) => unknown)[] = [];

/**
 * A reading computed from its own last value, which it must not change. When events are taken back, the
 * earlier value returns.
 */
export function followed<T>(first: T, next: (state: GameState, before: T) => T): (state: GameState) => T {
  const place = allFollowed.length;
  const reading = (state: GameState): T => {
    const { followed: values } = keptOf(state);
    const now = withoutCounting((before) => next(state, before), (values[place] as T | undefined) ?? first);
    values[place] = now;
    return now;
  };
  allFollowed.push(reading);
  return reading;
}

/** A token object that stays the same until anything happens to the state, and never returns afterwards. */
export const momentToken = (state: GameState): object => keptOf(state).moment;

/**
 * Holds the memos of the state as it is now, and those made before anything happens to it. Call the result
 * once everything since has been taken back: it restores all of them, except what accompanies the game.
 */
export function holdEpoch(state: GameState): () => void {
  const found = keptOf(state);
  for (const bringUpToDate of allFollowed) bringUpToDate(state);
  const { epoch, shape, moment, ofEpoch, ofShape, ofBattlefield, ofGrowth, ofGame, ofPosition, held } = found;
  found.held = true;
  const then = found.followed.slice();
  return () => {
    const again: Kept = {
      epoch,
      shape,
      moment,
      ofEpoch,
      ofShape,
      ofBattlefield,
      standsIn: shape,
      ofGrowth,
      growsIn: shape,
      ofGame,
      ofPosition,
      followed: then,
      // An outer holder still holds the memos: a trial within a trial restores them unchanged.
      held,
    };
    kept.set(state, again);
  };
}

/** After events were taken back, the same epoch number can return with other content. */
export function forgetEpoch(state: GameState): void {
  kept.delete(state);
}
