// What untaps during untap steps: at most so many permanents, or those of other players too (cr 502.3). Examples:
// Winter Orb, Seedborn Muse.
import type { Static } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, rule, words } from '../../parsing/parser.js';
import { noun, statics } from '../words/nonterminals.js';
import { playerSubject } from './of-players.js';
import { subject } from '../changes/subjects.js';
import { numberWord } from '../words/numbers.js';

const theirs = either(words('their untap steps'), words('your untap step'));
const OTHERS = { kind: 'others', than: { kind: 'you' } } as const;

export const untappingProductions: Productions = [
  production(
    statics,
    rule(
      [playerSubject, "can't untap more than", numberWord, noun, 'during', theirs],
      (players, most, { filter, number }): readonly Static[] | undefined =>
        (most === 1) === (number === 'one')
          ? [
              {
                kind: 'cannot',
                action: {
                  kind: 'untap',
                  what: filter,
                  step: 'untap-step',
                  most,
                  ...(players.kind === 'all' ? {} : { players }),
                },
              },
            ]
          : undefined,
    ),
    rule(['untap', subject, "during each other player 's untap step"], ({ filter, said }) => [
      { kind: 'untaps-too', what: filter, during: OTHERS, ...(said === undefined ? {} : { said }) },
    ]),
  ),
];
