// Hands that are revealed or looked at, and the cards chosen from them. Example: Duress.
import type { Effect, Players, Reference } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { both, cards } from '../nouns/nouns.js';
import { clause, deed, objects, whose } from '../words/nonterminals.js';
import { someCards, type SomeCards } from '../nouns/some-cards.js';

const YOU: Players = { kind: 'you' };
const hand = (of: Players): Reference => ({ kind: 'zone', zone: 'hand', whose: of });
const chosen = (who: Players, { limits, filter }: SomeCards, of: Reference): Effect => ({
  kind: 'choose-objects',
  who,
  from: filter.kind === 'anything' ? of : { kind: 'only', of, filter },
  ...limits,
  bind: 'chosen',
});
const it: Parser<Reference> = rule(['from it'], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' }));

export const handProductions: Productions = [
  production(
    deed,
    rule(['reveal|reveals your|their hand'], () => (who) => ({
      kind: 'reveal',
      what: hand(who),
      ...(who.kind === 'you' ? {} : { by: who }),
    })),
    rule(['look|looks at', whose, 'hand'], (of) => (who) => ({ kind: 'look', who, what: hand(of) })),
    rule(['choose', someCards, it], (what, of) => (who) => chosen(who, what, of)),
    // A named card is discarded by the player who has it (cr 701.9a).
    rule(['discard|discards', objects], (what) => (who) => ({
      kind: 'move',
      what,
      to: 'graveyard',
      cause: 'discard',
      ...(who.kind === 'you' ? {} : { by: who }),
    })),
  ),
  production(
    clause,
    rule(['you choose', someCards, it], (what, of) => chosen({ kind: 'you', said: 'you' }, what, of)),
  ),
  // What was revealed can be counted: 'for each card revealed this way'.
  production(
    clause,
    rule(['reveal any number of', cards, 'from your hand'], (filter) => ({
      kind: 'sequence',
      steps: [
        {
          kind: 'choose-objects',
          who: YOU,
          from: { kind: 'each', filter: both(filter, { kind: 'in', zone: 'hand', whose: YOU }) },
          least: 0,
          unbounded: 'unbounded',
          bind: 'chosen',
        },
        { kind: 'reveal', what: { kind: 'bound', name: 'chosen' }, bind: 'it' },
      ],
    })),
  ),
];
