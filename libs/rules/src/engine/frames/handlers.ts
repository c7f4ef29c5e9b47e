// The shape of what executes an effect: one entry a kind of the language, in files by family.
import type { Effect } from '#abilities';
import type { Run } from './run.js';

/** 'again': the frame stays and is run again after what it began; otherwise it is done. */
export type Ran = 'again' | undefined;

/**
 * Makes all choices first (`run.ask` may break off and come back), then brings about: `run.perform`, `run.enter`,
 * `run.bind`. Nothing is emitted before the last choice is made.
 */
export type EffectHandlers<K extends Effect['kind']> = {
  readonly [T in K]: (run: Run, effect: Extract<Effect, { kind: T }>) => Ran;
};
