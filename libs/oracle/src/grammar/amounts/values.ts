// Amounts that are counted or calculated: 'the number of Islands you control', 'twice X', 'for each creature'.
// Example: Nightmare.
import type { Filter, Reference, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, from, listed, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { numberWord, numeral, stat, x } from '../words/numbers.js';
import { cards, thing, things } from '../nouns/nouns.js';
import { objects, value, whose } from '../words/nonterminals.js';
import { counterKind } from '../words/counters.js';
import { COLOUR_WORDS } from '../words/vocabulary.js';

export const possessor: Parser<Reference> = rule([objects, "'s|'"], (of) => of);

/** cr 305.6, 205.2a: the basic land types, or the card types, among some objects. */
const kinds = (noun: 'type' | 'types') =>
  either<'basic-land-type' | 'card-type'>(
    map(words(`basic land ${noun}`), () => 'basic-land-type'),
    map(words(`card ${noun}`), () => 'card-type'),
  );
const different = (what: 'basic-land-type' | 'card-type', filter: Filter): Value => ({
  kind: 'different',
  what,
  among: { kind: 'each', filter },
});

/** The number of cards in a hand is a value of its own. */
const isHand = (filter: Filter): boolean => filter.kind === 'in' && filter.zone === 'hand';

/** cr 702.82b: the creatures sacrificed to its devour ability. */
export const devoured = (filter: Filter): Reference => {
  const all: Reference = { kind: 'linked', name: 'devoured' };
  return filter.kind === 'type' && filter.is === 'creature' ? all : { kind: 'only', of: all, filter };
};

/** 'creature destroyed this way', 'cards exiled this way'. */
const THINGS = words(
  'card|cards|creature|creatures|permanent|permanents|land|lands|artifact|artifacts|enchantment|enchantments destroyed|exiled|discarded|sacrificed|returned|revealed|tapped|untapped|milled this way',
);
/** 'for each creature that died this turn'. */
const died = (what: Filter): Value => ({
  kind: 'happened',
  pattern: { kind: 'moves', what, from: ['battlefield'], to: ['graveyard'] },
  since: 'turn',
});
/** cr 601.2b: how often the spell it was had been kicked. */
const timesKicked: Parser<Value> = map(either(words('it'), words('this spell')), () => ({
  kind: 'paid',
  what: 'times',
  cost: 'multikicker',
}));
const COLOURS_SPENT: Value = { kind: 'paid', what: 'colours' };
export const forEach: Parser<Value> = either<Value>(
  rule(['for each time', timesKicked, 'was kicked'], (times) => times),
  rule(['for each color of mana spent to cast this spell'], () => COLOURS_SPENT),
  rule(['for each', thing, 'that died this turn'], died),
  rule(['for each', THINGS], (_, scan, at) => scan.hole({ is: 'counted', at })),
  rule(['for each', kinds('type'), 'among', things], (what, filter) => different(what, filter)),
  rule(['for each', thing, 'it devoured'], (filter) => ({ kind: 'size', of: devoured(filter) })),
  rule(['for each', thing], (of) => (isHand(of) ? undefined : { kind: 'count', of })),
  rule(['for each card in', whose, 'hand'], (of) => ({ kind: 'hand-size', of })),
  rule(['for each of its colors'], (scan, at) => ({
    kind: 'different',
    what: 'colour',
    among: scan.hole({ is: 'said', at, by: 'pronoun' }),
  })),
  rule(['for each', counterKind, 'counter on', objects], (counter, on) => ({
    kind: 'counters',
    counter,
    on,
  })),
);
/** 'two cards for each creature': the product. */
export const timesEach = (count: number, each: Value): Value | undefined => {
  if (typeof each === 'number') return undefined;
  if (each.kind === 'parameter') return count === 1 ? each : { kind: 'product', of: count, by: each };
  if (!['count', 'counters', 'hand-size', 'different', 'size', 'happened', 'paid'].includes(each.kind))
    return undefined;
  const by = { ...each, said: 'for-each' } as Value;
  return count === 1 ? by : { kind: 'product', of: count, by };
};
/** An amount before or after its noun: '3 damage', 'X life', 'life equal to …'. */
export const amountOf = (noun: string): Parser<Value> =>
  either<Value>(
    rule([either<Value>(numeral, x), noun], (amount) => amount),
    rule([`that much|many ${noun}`], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' })),
    rule([`${noun} equal to`, value], (amount) => amount),
    rule([numeral, noun, forEach], timesEach),
  );
/** 'a card', 'two cards', 'X cards', 'cards equal to the number of …'. */
export const countOf = (one: string, many: string): Parser<Value> =>
  either<Value>(
    rule([`a|an ${one}`], () => 1),
    rule([either<Value>(numberWord, x), many], (count) => (count === 1 ? undefined : count)),
    rule([`that many ${many}`], (scan, at) => scan.hole({ is: 'said', at, by: 'pronoun' })),
    rule([`a number of ${many} equal to`, value], (count) => count),
    rule([`${many} equal to`, value], (count) => count),
    rule([`a|an ${one}`, forEach], (each) => timesEach(1, each)),
    rule([numberWord, many, forEach], (count, each) => (count === 1 ? undefined : timesEach(count, each))),
  );

export const valuesProductions: Productions = [
  production(
    value,
    rule(['the number of', things, 'it devoured'], (filter) => ({ kind: 'size', of: devoured(filter) })),
    numeral,
    x,
    rule(['the number of', things], (of) => (isHand(of) ? undefined : { kind: 'count', of })),
    rule(['the number of', cards, 'in|from', whose, 'hand'], (_, of) => ({ kind: 'hand-size', of })),
    rule(['the number of', kinds('types'), 'among', things], (what, filter) => different(what, filter)),
    rule(['the number of', counterKind, 'counters on', objects], (counter, on) => ({
      kind: 'counters',
      counter,
      on,
    })),
    rule([possessor, stat], (of, is) => ({ kind: 'stat', of, stat: is })),
    rule(['its', stat], (is, scan, at) => ({
      kind: 'stat',
      of: scan.hole({ is: 'said', at, by: 'pronoun' }),
      stat: is,
    })),
    rule([whose, 'life total'], (of) => ({ kind: 'life', of })),
    rule(['your devotion to that color'], () => ({
      kind: 'devotion',
      to: [{ kind: 'chosen', name: 'colour', said: 'that' }],
    })),
    rule(['your devotion to', listed(from(COLOUR_WORDS), 'and')], (to) => ({ kind: 'devotion', to })),
    rule(['the greatest', stat, 'among', things], (is, filter) => ({
      kind: 'stat',
      of: { kind: 'each', filter },
      stat: is,
      take: 'greatest',
    })),
    rule(['the total', stat, 'of', things], (is, filter) => ({
      kind: 'stat',
      of: { kind: 'each', filter },
      stat: is,
      take: 'sum',
    })),
    rule([numeral, 'minus', value], (of, less) => ({ kind: 'difference', of, less })),
    rule([value, 'minus', numeral], (of, less) => ({ kind: 'difference', of, less })),
    rule([either(numeral, numberWord), 'plus', value], (one, other) => ({ kind: 'sum', of: [one, other] })),
    rule([value, 'plus', either(numeral, numberWord)], (one, other) => ({ kind: 'sum', of: [one, other] })),
    rule(['the damage|life dealt|gained|lost this way'], (scan, at) =>
      scan.hole({ is: 'said', at, by: 'name' }),
    ),
    rule(['twice', value], (by) => ({ kind: 'product', of: 2, by })),
    rule(['half', value, ', rounded', from({ up: 'up', down: 'down' } as const)], (of, round) => ({
      kind: 'half',
      of,
      round,
    })),
  ),
  production(
    value,
    rule(['the number of', THINGS], (_, scan, at) => scan.hole({ is: 'said', at, by: 'name' })),
  ),
  production(value, rule(['the number of', things, 'that died this turn'], died)),
  production(
    value,
    rule(['the number of colors of mana spent to cast this spell'], () => COLOURS_SPENT),
  ),
  production(
    value,
    rule(['the amount of mana spent to cast this spell'], (): Value => ({ kind: 'paid', what: 'mana' })),
  ),
];
