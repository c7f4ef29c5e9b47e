// A card chosen from outside the game (cr 400.11). Example: Burning Wish.
import type { Effect, Reference } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { deed } from '../words/nonterminals.js';
import { someCards, type SomeCards } from '../nouns/some-cards.js';

const YOU = { kind: 'you' } as const;
const OUTSIDE: Reference = { kind: 'zone', zone: 'outside', whose: YOU };
const OWN_IN_EXILE: Reference = {
  kind: 'each',
  filter: {
    kind: 'all',
    of: [
      { kind: 'owner', is: YOU },
      { kind: 'in', zone: 'exile' },
    ],
  },
};
const where: Parser<Reference> = either<Reference>(
  map(words('you own from outside the game'), () => OUTSIDE),
  map(words('you own from outside the game or in exile'), () => ({
    kind: 'union',
    of: [OUTSIDE, OWN_IN_EXILE],
  })),
);
const chosen = ({ limits, filter }: SomeCards, of: Reference): Effect => ({
  kind: 'choose-objects',
  who: YOU,
  from: filter.kind === 'anything' ? of : { kind: 'only', of, filter },
  ...limits,
  bind: 'chosen',
});

export const outsideProductions: Productions = [
  production(
    deed,
    rule(
      ['choose', someCards, where],
      (what, of) => (who) =>
        who.kind === 'you' ? chosen(what, of) : { kind: 'parameter', name: 'another owns it' },
    ),
  ),
];
