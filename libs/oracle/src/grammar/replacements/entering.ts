// How objects enter: 'enters tapped', 'enters with two charge counters on it', 'as a copy of …'. Example: Clone.
import type { Cost, Outcome, Static, Value } from '#abilities';
import { production, type Productions } from '../../parsing/grammar.js';
import { either, map, rule, words } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { counterKind, counters } from '../words/counters.js';
import { aCard, both, thing, things } from '../nouns/nouns.js';
import { condition, deedCosts, copyExceptions, keyword, statics, value } from '../words/nonterminals.js';
import { thisObject } from '../nouns/objects.js';
import { quoted } from '../nouns/quoted-ability.js';
import { forEach } from '../amounts/values.js';
import { numberWord, x } from '../words/numbers.js';

const TAPPED: Outcome = { kind: 'tapped' };
export const withCounters: Parser<Outcome> = either<Outcome>(
  rule(['with', counters, 'on it'], ({ counter, count }) => ({ kind: 'with-counters', counter, count })),
  rule(['with a|an', counterKind, 'counter on it', forEach], (counter, count) => ({
    kind: 'with-counters',
    counter,
    count,
    said: 'for-each',
  })),
  rule(['with x', counterKind, 'counters on it , where x is', value], (counter, count) => ({
    kind: 'with-counters',
    counter,
    count,
    said: 'where',
  })),
  rule(['with a number of', counterKind, 'counters on it equal to', value], (counter, count) => ({
    kind: 'with-counters',
    counter,
    count,
  })),
);
const entering: Parser<readonly Outcome[]> = either<readonly Outcome[]>(
  map(words('enters tapped'), () => [TAPPED]),
  rule(['enters', withCounters], (outcome) => [outcome]),
  rule(['enters tapped', withCounters], (outcome) => [TAPPED, outcome]),
  // cr 614.1c: it has the ability as long as it is on the battlefield.
  rule(['enters', withCounters, 'and with', either(keyword, quoted)], (outcome, ability) => [
    outcome,
    { kind: 'changed', changes: [{ kind: 'gain-ability', ability }] },
  ]),
);
type Enters = Extract<Static, { kind: 'enters' }>;
const enters = (outcomes: readonly Outcome[], more: Partial<Enters> = {}): readonly Static[] => [
  { kind: 'enters', outcomes, ...more },
];

const IN_HAND = { kind: 'in', zone: 'hand', whose: { kind: 'you' } } as const;
/** 'Reveal a Merfolk card from your hand.' */
const shown: Parser<readonly Cost[]> = rule(['reveal', aCard, 'from your hand'], (filter) => [
  { kind: 'reveal', filter: both(filter, IN_HAND), count: 1 },
]);
/** cr 614.12a: it enters tapped unless a player pays or reveals something. */
const unlessPaid = (costs: readonly Cost[]): readonly Static[] =>
  enters([
    { kind: 'choosing', effect: { kind: 'pay', who: { kind: 'you' }, costs, bind: 'paid' } },
    { kind: 'tapped', if: { kind: 'not', of: { kind: 'did', name: 'paid' } } },
  ]);

export const enteringProductions: Productions = [
  production(
    statics,
    rule(
      [
        'as',
        thisObject,
        'enters , you may',
        either(deedCosts, shown),
        ". if you don't ,",
        thisObject,
        'enters tapped',
      ],
      (_, costs) => unlessPaid(costs),
    ),
    rule([things, 'enter tapped'], (what) => enters([TAPPED], { what })),
    rule(['each', thing, 'enters with an additional', counterKind, 'counter on it'], (what, counter) =>
      enters([{ kind: 'with-counters', counter, count: 1 }], { what, said: 'each' }),
    ),
    rule(
      ['each', thing, 'enters with an additional x', counterKind, 'counters on it , where x is', value],
      (what, counter, count) =>
        enters([{ kind: 'with-counters', counter, count, said: 'where' }], { what, said: 'each' }),
    ),
    rule([thisObject, entering], (_, outcomes) => enters(outcomes)),
    rule([thisObject, entering, 'if', condition], (_, outcomes, so) =>
      enters(outcomes, { if: so, said: 'if' }),
    ),
    rule([thisObject, entering, 'unless', condition], (_, outcomes, unless) =>
      enters(outcomes, { if: { kind: 'not', of: unless }, said: 'unless' }),
    ),
    rule(['if', condition, ', it', entering], (so, outcomes) => enters(outcomes, { if: so })),
    rule(
      ['you may have', thisObject, 'enter as a copy of any', thing, ', except', copyExceptions],
      (_, filter, except) => enters([{ kind: 'as-copy', filter, may: 'may', except }]),
    ),
    // cr 707.9e: an exception with an effect of its own.
    rule(
      [
        'you may have',
        thisObject,
        'enter as a copy of any',
        thing,
        ', except it enters with',
        either<Value>(numberWord, x),
        'additional',
        counterKind,
        'counter|counters on it',
      ],
      (_, filter, count, counter) => enters([{ kind: 'as-copy', filter, may: 'may', counter, count }]),
    ),
    rule(['you may have', thisObject, 'enter as a copy of any', thing], (_, filter) =>
      enters([{ kind: 'as-copy', filter, may: 'may' }]),
    ),
  ),
];
