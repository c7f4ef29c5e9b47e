// When something is: a step of a turn of the game.
import { STEPS, type GameState } from '#rules';
import type { Scenario } from '../format/scenario.js';

export type When = Pick<NonNullable<Scenario['stop']>, 'turn' | 'step'>;

const place = (step: When['step']): number => STEPS.indexOf(step);

export const isNow = ({ turn }: GameState, when: When): boolean =>
  turn !== null && turn.number === when.turn && turn.step === when.step;

/** It has begun, or was passed over (fine print 4). */
export function isDue({ turn }: GameState, when: When): boolean {
  if (turn === null || turn.step === null || turn.number < when.turn) return false;
  return turn.number > when.turn || place(turn.step) >= place(when.step);
}

/** Its turn is over: an extra step of that name may come until then. */
export const isPast = ({ turn }: GameState, when: When): boolean => turn !== null && turn.number > when.turn;

export const inWords = ({ turn, step }: When): string => `turn ${String(turn)}, ${step}`;
