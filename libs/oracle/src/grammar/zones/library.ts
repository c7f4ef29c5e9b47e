// Cards on top of a library: looked at or revealed, some put in one place and the rest in another. Example: Impulse.
import type { Effect, Filter, Players, Reference } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { aCard, card, cards } from '../nouns/nouns.js';
import { destination, type Destination } from '../nouns/places.js';
import { clause, condition, deed, objects, sentence, whose } from '../words/nonterminals.js';
import { cardCount, someCards, type CardChoice } from '../nouns/some-cards.js';

const YOU: Players = { kind: 'you' };
/** 'the top card of your library', 'the top three cards of target player's library'. */
const top: Parser<Reference> = either<Reference>(
  rule(['the top card of', whose, 'library'], (of) => ({ kind: 'top', whose: of, count: 1 })),
  rule(['the top', cardCount, 'cards of', whose, 'library'], (count, of) =>
    count === 1 ? undefined : { kind: 'top', whose: of, count },
  ),
  rule(['the bottom card of', whose, 'library'], (of) => ({
    kind: 'top',
    whose: of,
    count: 1,
    end: 'bottom',
  })),
);

/** Cards the text named before: 'them', 'those cards'. */
const those: Parser<Reference> = either<Reference>(
  rule(['them'], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' })),
  rule(['those cards'], (scan, at) => scan.hole({ is: 'said', at, by: 'name' })),
);
const rest = either(words('the rest'), words('the other'));
const CHOSEN = { kind: 'bound', name: 'chosen' } as const;
const put = (what: Reference, where: Destination): Effect => ({ kind: 'move', what, cause: 'put', ...where });
const theRest = (all: Reference, where: Destination): Effect =>
  put({ kind: 'except', of: all, without: CHOSEN }, where);
const chosen = (from: Reference, limits: CardChoice): Effect => ({
  kind: 'choose-objects',
  who: YOU,
  from,
  ...limits,
  bind: 'chosen',
});
const SHOW: Effect = { kind: 'reveal', what: CHOSEN };
const steps = (...all: readonly Effect[]): Effect => ({ kind: 'sequence', steps: all });
const only = (of: Reference, filter: Filter): Reference => ({ kind: 'only', of, filter });

/** A number of the cards, whatever they are. */
const some: Parser<CardChoice> = either<CardChoice>(
  map(words('one'), () => ({})),
  map(cardCount, (count) => (count === 1 ? undefined : { least: count, most: count })),
  map(words('any number'), () => ({ least: 0, unbounded: 'unbounded' })),
  rule(['up to', cardCount], (most) => ({ least: 0, most })),
);
/** The cards a player may choose from, one or any number. */
const offered: Parser<{
  readonly limits: CardChoice;
  readonly filter: Filter;
  readonly them: 'it' | 'them';
}> = either<{ readonly limits: CardChoice; readonly filter: Filter; readonly them: 'it' | 'them' }>(
  rule(['a|an', card], (filter) => ({ limits: { least: 0, most: 1 }, filter, them: 'it' })),
  rule(['any number of', cards], (filter) => ({
    limits: { least: 0, unbounded: 'unbounded' },
    filter,
    them: 'them',
  })),
);

/** A condition on a revealed card: 'if it's a land card', 'if that card isn't a creature card'. */
const isSuch = (what: Reference, filter: Filter) => ({ kind: 'matches', what, filter }) as const;

export const libraryProductions: Productions = [
  production(objects, top),
  production(
    deed,
    rule(['look|looks at', objects], (what) => (who) => ({ kind: 'look', who, what })),
    rule(['reveal|reveals', objects], (what) => (who) => ({
      kind: 'reveal',
      what,
      ...(who.kind === 'you' ? {} : { by: who }),
    })),
  ),
  production(
    clause,
    rule(
      ['put', some, 'of', those, destination, 'and', rest, destination],
      (limits, of, where, _, elsewhere) =>
        steps(chosen(of, limits), put(CHOSEN, where), theRest(of, elsewhere)),
    ),
    rule(
      ['put', someCards, 'from among', those, destination, 'and', rest, destination],
      ({ limits, filter }, of, where, _, elsewhere) =>
        steps(chosen(only(of, filter), limits), put(CHOSEN, where), theRest(of, elsewhere)),
    ),
    rule(
      ['you may put', offered, 'from among', those, destination, '. put', rest, destination],
      ({ limits, filter }, of, where, _, elsewhere) =>
        steps(chosen(only(of, filter), limits), put(CHOSEN, where), theRest(of, elsewhere)),
    ),
    rule(
      [
        'you may reveal',
        offered,
        'from among',
        those,
        'and put it|them',
        destination,
        '. put',
        rest,
        destination,
      ],
      ({ limits, filter }, of, where, _, elsewhere) =>
        steps(chosen(only(of, filter), limits), SHOW, put(CHOSEN, where), theRest(of, elsewhere)),
    ),
    rule(
      ['put all', cards, 'from among', those, destination, 'and', rest, destination],
      (filter, of, where, _, elsewhere) =>
        steps(
          { kind: 'let-objects', what: only(of, filter), bind: 'chosen' },
          put(CHOSEN, where),
          theRest(of, elsewhere),
        ),
    ),
  ),
  production(
    deed,
    rule(['put|puts', objects, destination], (what, where) => (who) => ({
      ...(put(what, where) as Extract<Effect, { kind: 'move' }>),
      ...(who.kind === 'you' ? {} : { by: who }),
    })),
  ),
  production(
    condition,
    rule(["it's", aCard], (filter, scan, at) => isSuch(scan.hole({ is: 'said', at, by: 'pronoun' }), filter)),
    rule([objects, 'is', aCard], isSuch),
    rule([objects, "isn't", aCard], (what, filter) => ({ kind: 'not', of: isSuch(what, filter) })),
  ),
  // 'Otherwise, …' belongs to the 'if' before it.
  production(
    clause,
    rule(['if', condition, ',', sentence, '. otherwise ,', sentence], (when, then, other) => ({
      kind: 'if',
      condition: when,
      then,
      else: other,
    })),
  ),
];
