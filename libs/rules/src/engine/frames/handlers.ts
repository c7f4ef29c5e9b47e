// The type of the handlers that execute effects: one entry for each kind of effect, in files by family.
import type { Effect } from '#abilities';
import type { Run } from './run.js';

/** 'again': the frame stays and runs again after what it began. Otherwise it is done. */
export type Ran = 'again' | undefined;

/**
 * Makes all choices first (`run.ask` may suspend the run, which then starts over), and then acts:
 * `run.perform`, `run.enter`, `run.bind`. Nothing is emitted before the last choice is made.
 */
export type EffectHandlers<K extends Effect['kind']> = {
  readonly [T in K]: (run: Run, effect: Extract<Effect, { kind: T }>) => Ran;
};
