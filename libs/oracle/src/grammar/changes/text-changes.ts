// Words of a text that are replaced by others (cr 612). Example: Mind Bend.
import type { Duration, Effect, Reference } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, maybe, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { clause, duration, objects } from '../words/nonterminals.js';

type Kind = 'colour' | 'land-type' | 'creature-type';
const kind: Parser<Kind> = either<Kind>(
  map(words('color word'), () => 'colour'),
  map(words('basic land type'), () => 'land-type'),
  map(words('creature type'), () => 'creature-type'),
);
const YOU = { kind: 'you' } as const;
const chosen = (of: Kind, bind: string, other?: string): Effect => {
  const rest = { who: YOU, ...(other === undefined ? {} : { other }), bind };
  return of === 'colour'
    ? { kind: 'choose-colour', ...rest }
    : { kind: 'choose-word', of: of === 'land-type' ? 'basic-land-type' : of, ...rest };
};
const replacing = (of: Kind, what: Reference, until: Duration): Effect => ({
  kind: 'sequence',
  steps: [
    chosen(of, 'word'),
    chosen(of, 'another', 'word'),
    {
      kind: 'continuous',
      what,
      changes: [
        {
          kind: 'words',
          of,
          from: { kind: 'chosen', name: 'word' },
          to: { kind: 'chosen', name: 'another' },
        },
      ],
      until,
    },
  ],
});
const START = 'change the text of';
const BY = 'by replacing all instances of one';
export const textChangesProductions: Productions = [
  production(
    clause,
    rule([START, objects, BY, kind, 'with another', maybe(duration)], (what, of, until) =>
      replacing(of, what, until ?? { kind: 'forever' }),
    ),
    rule(
      [START, objects, BY, kind, 'with another or one', kind, 'with another', maybe(duration)],
      (what, one, other, until) => ({
        kind: 'choose-effect',
        who: YOU,
        options: [one, other].map((of) => ({
          kind: 'mode',
          effect: replacing(of, what, until ?? { kind: 'forever' }),
        })),
      }),
    ),
  ),
];
