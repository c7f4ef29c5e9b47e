// What is worked out from a state is kept until the state changes: one epoch, one answer. Nothing of it is in the state.
import { keptFor } from './effort.js';
import type { GameState } from '../../model/state/game-state.js';

interface Kept {
  epoch: number;
  shape: number;
  moment: object;
  ofEpoch: unknown[];
  ofShape: unknown[];
  ofBattlefield: unknown[];
  /** The last shape in which the battlefield is known to have been as it was when that was read off it. */
  standsIn: number;
  ofGrowth: unknown[];
  /** The last shape until which objects are known to have done nothing since but come onto the stack, on top. */
  growsIn: number;
  readonly ofGame: unknown[];
  /** What `followed` came to last. */
  followed: unknown[];
  /** Somebody holds what is kept of this epoch and shape: when they pass, it is left to them. */
  held: boolean;
}

const kept = new WeakMap<GameState, Kept>();
/** The state that was asked last is asked again most of the time. */
let lastState: GameState | undefined;
let lastKept: Kept | undefined;

function keptOf(state: GameState): Kept {
  let found = state === lastState ? lastKept : kept.get(state);
  if (found === undefined) {
    const { epoch, shape } = state;
    found = newlyKept(epoch, shape);
    kept.set(state, found);
  }
  lastState = state;
  lastKept = found;
  if (found.epoch !== state.epoch || found.shape !== state.shape) goOn(found, state);
  return found;
}

const newlyKept = (epoch: number, shape: number, ofGame: unknown[] = []): Kept => ({
  epoch,
  shape,
  moment: {},
  ofEpoch: [],
  ofShape: [],
  ofBattlefield: [],
  standsIn: shape,
  ofGrowth: [],
  growsIn: shape,
  ofGame,
  followed: [],
  held: false,
});

/** A shape never changes without its epoch. */
function goOn(found: Kept, { epoch, shape }: GameState): void {
  if (found.held) {
    found.held = false;
    found.ofEpoch = [];
    if (found.shape !== shape) found.ofShape = [];
    else found.ofShape = found.ofShape.slice();
    found.ofBattlefield = found.standsIn === shape ? found.ofBattlefield.slice() : [];
    found.ofGrowth = found.growsIn === shape ? found.ofGrowth.slice() : [];
  } else {
    found.ofEpoch.length = 0;
    if (found.shape !== shape) found.ofShape.length = 0;
    if (found.standsIn !== shape) found.ofBattlefield.length = 0;
    if (found.growsIn !== shape) found.ofGrowth.length = 0;
  }
  found.standsIn = shape;
  found.growsIn = shape;
  found.epoch = epoch;
  found.shape = shape;
  found.moment = {};
}

/** Each reading has a place of its own among what is kept. */
let readings = 0;

function memoised<T>(
  valuesOf: (kept: Kept) => unknown[],
  make: (state: GameState) => T,
): (state: GameState) => T {
  const place = readings;
  readings += 1;
  return (state) => {
    const values = valuesOf(keptOf(state));
    const found = values[place];
    if (found !== undefined) return found as T;
    const made = keptFor(() => make(state));
    // Making it may have asked for others; the epoch is still the same, for reading changes nothing.
    values[place] = made;
    return made;
  };
}

/** A reading of the state that is made once an epoch. */
export const perEpoch = <T>(make: (state: GameState) => T): ((state: GameState) => T) =>
  memoised(({ ofEpoch }) => ofEpoch, make);

/** One that depends only on which objects there are, where they are and what is on them (state.shape). */
export const perShape = <T>(make: (state: GameState) => T): ((state: GameState) => T) =>
  memoised(({ ofShape }) => ofShape, make);

/** One that depends only on what is on the battlefield: what happens elsewhere leaves it as it is. */
export const perBattlefieldShape = <T>(make: (state: GameState) => T): ((state: GameState) => T) =>
  memoised(({ ofBattlefield }) => ofBattlefield, make);

/** The shape has just risen by one, for something that left the battlefield alone. */
export function happenedElsewhere(state: GameState): void {
  const found = state === lastState ? lastKept : kept.get(state);
  if (found?.standsIn === state.shape - 1) found.standsIn = state.shape;
}

/** One that is brought up to date by whoever asks, as long as objects do nothing but come onto the stack, on top. */
export const perGrowth = <T>(make: (state: GameState) => T): ((state: GameState) => T) =>
  memoised(({ ofGrowth }) => ofGrowth, make);

/** The shape has just risen by one, for something that came onto the stack on top, or left every object alone. */
export function onlyGrew(state: GameState): void {
  const found = state === lastState ? lastKept : kept.get(state);
  if (found?.growsIn === state.shape - 1) found.growsIn = state.shape;
}

/** What goes along with a game, to be brought up to date by whoever asks; gone once events are taken back. */
export const perGame = <T>(make: (state: GameState) => T): ((state: GameState) => T) =>
  memoised(({ ofGame }) => ofGame, make);

const allFollowed: ((state: GameState) => unknown)[] = [];

/**
 * What is worked out from what it was when it was asked for last, which is left as it is; it is that again once events
 * are taken back.
 */
export function followed<T>(first: T, next: (state: GameState, before: T) => T): (state: GameState) => T {
  const place = readings;
  readings += 1;
  const reading = (state: GameState): T => {
    const { followed: values } = keptOf(state);
    const now = keptFor(() => next(state, (values[place] as T | undefined) ?? first));
    values[place] = now;
    return now;
  };
  allFollowed.push(reading);
  return reading;
}

/** The same as long as nothing happens to the state, and never again. */
export const momentOf = (state: GameState): object => keptOf(state).moment;

/**
 * Holds what is kept of the state as it stands, and of what is asked of it before anything happens to it. To be called
 * when everything since has been taken back: all of it is known again, but for what goes along with the game.
 */
export function holdEpoch(state: GameState): () => void {
  const found = keptOf(state);
  for (const bringUpToDate of allFollowed) bringUpToDate(state);
  const { epoch, shape, moment, ofEpoch, ofShape, ofBattlefield, ofGrowth, ofGame, held } = found;
  found.held = true;
  const then = found.followed.slice();
  return () => {
    const again = newlyKept(epoch, shape, ofGame);
    // Whoever held it before still does: a trial within a trial gives it back untouched.
    again.held = held;
    again.moment = moment;
    again.ofEpoch = ofEpoch;
    again.ofShape = ofShape;
    again.ofBattlefield = ofBattlefield;
    again.ofGrowth = ofGrowth;
    again.followed = then;
    kept.set(state, again);
    lastState = state;
    lastKept = again;
  };
}

/** After events were taken back the same epoch may come again with other content. */
export function forgetEpoch(state: GameState): void {
  kept.delete(state);
  if (lastState === state) lastState = undefined;
}
