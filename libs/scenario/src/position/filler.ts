// What lies below the listed cards of a library: cards without effect, that nothing looks for and nobody can cast.
import type { CardDefinition } from '#cards';
import { BLANK } from '../format/position.js';

export const FILLER: CardDefinition = {
  name: BLANK,
  cost: null,
  typeLine: 'Sorcery',
  faces: [{ kind: 'face', name: BLANK, types: ['sorcery'] }],
};

/** More than any game of a scenario draws. */
export const FILLERS = 200;
