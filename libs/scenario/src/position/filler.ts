// What lies below the listed cards of a library: cards without effect, that nothing looks for and nobody can cast.
import type { CardDefinition } from '#cards';

const NAME = 'Blank';

export const FILLER: CardDefinition = {
  name: NAME,
  cost: null,
  typeLine: 'Sorcery',
  faces: [{ kind: 'face', name: NAME, types: ['sorcery'] }],
};

/** More than any game of a scenario draws. */
export const FILLERS = 200;
