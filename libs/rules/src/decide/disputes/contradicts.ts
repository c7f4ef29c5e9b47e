// The refusal of a remedy that does not fit the game as it is.
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import { RULE } from './stopped.js';

/** `place`: which remedy of the ruling it is, from 1. */
export const contradicts = (place: number, why: string, rule = RULE): Refusal =>
  refuse('illegal-remedy', rule, `Remedy ${String(place)} does not fit the game. ${why}`);
