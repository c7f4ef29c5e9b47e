// Keywords of counters and of how long a permanent stays (cr 702.24-702.112).
import type { Cost } from '../nodes/sorts.js';
import type { KeywordMacro } from './macro.js';
import {
  ANOTHER,
  ARTIFACT,
  both,
  bound,
  counters,
  CREATURE,
  did,
  dies,
  does,
  enters,
  entersWith,
  hole,
  inZone,
  IS_THIS,
  matches,
  NOTHING,
  OPPONENTS,
  plusCounters,
  size,
  steps,
  SUBJECT,
  target,
  TARGET_0,
  THIS,
  whenever,
  YOU,
  YOURS,
  yourUpkeep,
} from './parts.js';

const N = hole('value');
const COSTS: readonly Cost[] = [hole('costs')];
const SACRIFICE_THIS = { kind: 'sacrifice-these', what: THIS } as const;
const countOn = (counter: string) => ({ kind: 'counters', on: THIS, counter }) as const;
const without = (counter: string) =>
  ({
    kind: 'compare',
    left: { kind: 'counters', on: SUBJECT, counter },
    compare: 'equal',
    right: 0,
  }) as const;
const returns = (counter: string) =>
  does({
    kind: 'move',
    what: { kind: 'successor', of: THIS },
    to: 'battlefield',
    cause: 'return',
    enters: [{ kind: 'with-counters', counter, count: 1 }],
  });
const times = (name: string) => ({ kind: 'product', of: N, by: size(name) }) as const;
const anyNumber = { least: 0, unbounded: 'unbounded' } as const;
const sunburst = { kind: 'paid', what: 'colours' } as const;
const OPPONENTS_DAMAGED = {
  kind: 'happened',
  pattern: { kind: 'damage', players: OPPONENTS },
  since: 'turn',
} as const;
const isCreature = matches(THIS, CREATURE);

export const COUNTERS: readonly KeywordMacro[] = [
  {
    name: 'cumulative upkeep',
    rule: 'cr 702.24',
    takes: ['costs'],
    abilities: [
      whenever(
        yourUpkeep,
        does(
          steps(
            { kind: 'add-counters', on: THIS, counter: 'age', count: 1 },
            {
              kind: 'pay',
              who: YOU,
              costs: COSTS,
              times: countOn('age'),
              all: 'all',
              unpaid: SACRIFICE_THIS,
            },
          ),
        ),
        { label: 'cumulative upkeep', if: matches(THIS, inZone('battlefield')) },
      ),
    ],
  },
  {
    name: 'echo',
    rule: 'cr 702.30',
    takes: ['costs'],
    abilities: [
      whenever(yourUpkeep, does({ kind: 'pay', who: YOU, costs: COSTS, unpaid: SACRIFICE_THIS }), {
        label: 'echo',
        if: {
          kind: 'happened',
          pattern: {
            kind: 'any',
            of: [enters(IS_THIS), { kind: 'control-changes', what: IS_THIS, to: YOU }],
          },
          since: 'last-upkeep',
        },
      }),
    ],
  },
  {
    name: 'fading',
    rule: 'cr 702.32',
    takes: ['value'],
    abilities: [
      entersWith([{ kind: 'with-counters', counter: 'fade', count: N }]),
      whenever(
        yourUpkeep,
        does(
          steps(
            { kind: 'remove-counters', from: THIS, counter: 'fade', count: 1, bind: 'removed' },
            { kind: 'if', condition: did('removed'), then: NOTHING, else: SACRIFICE_THIS },
          ),
        ),
        { label: 'fading' },
      ),
    ],
  },
  {
    name: 'vanishing',
    rule: 'cr 702.63',
    optional: ['value'],
    abilities: [
      entersWith([{ kind: 'with-counters', counter: 'time', count: N }]),
      whenever(yourUpkeep, does({ kind: 'remove-counters', from: THIS, counter: 'time', count: 1 }), {
        label: 'vanishing',
        if: matches(THIS, counters('time', 1)),
      }),
      whenever(
        { kind: 'removes-counters', from: IS_THIS, counter: 'time', last: 'last' },
        does(SACRIFICE_THIS),
        {
          label: 'vanishing',
        },
      ),
    ],
  },
  {
    name: 'persist',
    rule: 'cr 702.79',
    abilities: [whenever(dies(IS_THIS), returns('-1/-1'), { label: 'persist', if: without('-1/-1') })],
  },
  {
    name: 'undying',
    rule: 'cr 702.93',
    abilities: [whenever(dies(IS_THIS), returns('+1/+1'), { label: 'undying', if: without('+1/+1') })],
  },
  {
    name: 'amplify',
    rule: 'cr 702.38',
    takes: ['value'],
    abilities: [
      entersWith([
        {
          kind: 'choosing',
          effect: steps(
            {
              kind: 'choose-objects',
              who: YOU,
              from: {
                kind: 'each',
                filter: both({ kind: 'in', zone: 'hand', whose: YOU }, ANOTHER, {
                  kind: 'shares',
                  what: 'creature-type',
                  with: THIS,
                }),
              },
              ...anyNumber,
              bind: 'chosen',
            },
            { kind: 'reveal', what: bound('chosen'), bind: 'revealed' },
          ),
        },
        plusCounters(times('revealed')),
      ]),
    ],
  },
  {
    name: 'bloodthirst',
    rule: 'cr 702.54',
    takes: ['value'],
    abilities: [],
    // cr 702.54b: X is the damage dealt.
    also: ({ value = 0 }) =>
      typeof value !== 'number' && value.kind === 'x'
        ? [entersWith([plusCounters({ ...OPPONENTS_DAMAGED, take: 'amount' })])]
        : [entersWith([plusCounters(value)], { if: OPPONENTS_DAMAGED })],
  },
  {
    name: 'devour',
    rule: 'cr 702.82',
    takes: ['value'],
    abilities: [],
    // Devour X: X is the number of devoured creatures.
    also: ({ value = 0 }) => [
      entersWith([
        {
          kind: 'choosing',
          effect: steps(
            {
              kind: 'choose-objects',
              who: YOU,
              from: { kind: 'each', filter: both(CREATURE, YOURS) },
              ...anyNumber,
              bind: 'chosen',
            },
            { kind: 'sacrifice-these', what: bound('chosen'), bind: 'devoured' },
            { kind: 'remember', what: 'devoured', as: 'devoured' },
          ),
        },
        plusCounters({
          kind: 'product',
          of: typeof value !== 'number' && value.kind === 'x' ? size('devoured') : value,
          by: size('devoured'),
        }),
      ]),
    ],
  },
  {
    name: 'graft',
    rule: 'cr 702.58',
    takes: ['value'],
    abilities: [
      entersWith([plusCounters(N)]),
      whenever(
        enters(both(CREATURE, ANOTHER)),
        does({
          kind: 'may',
          who: YOU,
          effect: { kind: 'move-counters', from: THIS, to: SUBJECT, counter: '+1/+1', count: 1 },
        }),
        { label: 'graft', if: matches(THIS, counters('+1/+1', 1)) },
      ),
    ],
  },
  {
    name: 'modular',
    rule: 'cr 702.43',
    takes: ['value'],
    abilities: [
      entersWith([plusCounters(N)]),
      whenever(
        dies(IS_THIS),
        does(
          {
            kind: 'may',
            who: YOU,
            effect: { kind: 'add-counters', on: TARGET_0, counter: '+1/+1', count: countOn('+1/+1') },
          },
          target(both(ARTIFACT, CREATURE)),
        ),
        { label: 'modular' },
      ),
    ],
  },
  {
    name: 'sunburst',
    rule: 'cr 702.44',
    abilities: [
      entersWith([plusCounters(sunburst)], { if: isCreature }),
      entersWith([{ kind: 'with-counters', counter: 'charge', count: sunburst }], {
        if: { kind: 'not', of: isCreature },
      }),
    ],
  },
  {
    name: 'tribute',
    rule: 'cr 702.104',
    takes: ['value'],
    abilities: [
      entersWith([
        {
          kind: 'choosing',
          effect: steps(
            { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'opponent' },
            { kind: 'may', who: bound('opponent'), effect: NOTHING, bind: 'tribute' },
            { kind: 'remember', what: 'tribute', as: 'tribute' },
          ),
        },
        plusCounters({ kind: 'if-value', condition: did('tribute'), then: N, else: 0 }),
      ]),
    ],
  },
];
