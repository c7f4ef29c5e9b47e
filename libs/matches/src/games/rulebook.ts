// What comes in with every command of every game here, beside its time and the game's own seed.
import type { Inputs } from '#rules';
import type { FormatCards } from '../ports/index.js';

export type Rulebook = Omit<Inputs, 'now' | 'seed'>;

export const rulebookOf = (cards: FormatCards): Rulebook => ({ cards });
