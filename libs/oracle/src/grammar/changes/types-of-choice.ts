// 'Creatures of the creature type of your choice': the type is chosen on resolution, before anything is done to them
// (cr 608.2d). Example: Defensive Maneuvers.
import type { Effect, Word } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { map, words } from '../../parsing/parser.js';
import { clause, clauseAfter, sentence } from '../words/nonterminals.js';

const NAME = 'type of choice';
const CHOSEN: Word = { kind: 'chosen', name: NAME };
/** A target is chosen earlier, so its spec refers to the choice. */
const speaksOf = (does: Effect): boolean => JSON.stringify(does).includes(JSON.stringify(CHOSEN));

export const typesOfChoiceProductions: Productions = [
  production(
    clauseAfter,
    map(words('of the creature type of your choice'), () => ({ filter: { kind: 'subtype', is: CHOSEN } })),
  ),
  production(
    sentence,
    map(clause, (does) =>
      speaksOf(does)
        ? {
            kind: 'sequence',
            steps: [
              {
                kind: 'choose-word',
                who: { kind: 'you' },
                of: 'creature-type',
                said: 'of-your-choice',
                bind: NAME,
              },
              does,
            ],
          }
        : undefined,
    ),
  ),
];
