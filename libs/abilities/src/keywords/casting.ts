// Keywords that change what a spell costs as it is cast (cr 702.27-702.126).
import type { KeywordMacro } from './macro.js';
import type { QualityName } from '../language/qualities.js';
import {
  always,
  both,
  castThis,
  copyThis,
  CREATURE,
  does,
  hole,
  IS_THIS,
  leavesStack,
  OPPONENTS,
  THIS,
  whenever,
  YOU,
  YOURS,
} from './parts.js';

const ON_STACK = { zone: 'stack' } as const;
const COSTS = [hole('costs')];
const toGraveyard = {
  kind: 'moves',
  what: IS_THIS,
  from: ['stack'],
  to: ['graveyard'],
  cause: ['resolve'],
} as const;

const payment = (name: QualityName, rule: string, link?: string): KeywordMacro => ({
  name,
  rule,
  redundant: 'redundant',
  abilities: [
    always({ kind: 'quality', is: name, ...(link === undefined ? {} : { link }) }, { zone: 'any' }),
  ],
});

export const CASTING: readonly KeywordMacro[] = [
  payment('fuse', 'cr 702.102'),
  {
    name: 'kicker',
    rule: 'cr 702.33',
    takes: ['costs'],
    optional: ['text'],
    abilities: [],
    also: ({ costs = [], text }) =>
      costs.length === 0
        ? []
        : [
            always(
              { kind: 'additional-cost', costs, optional: text ?? 'kicker' },
              { label: 'kicker', zone: 'any' },
            ),
          ],
  },
  {
    // Each kicker has the name of its own cost, which 'its {R} kicker' asks for (cr 702.33f).
    name: 'kickers',
    rule: 'cr 702.33b',
    takes: ['costs'],
    abilities: [],
    also: ({ costs = [] }) =>
      costs.flatMap((cost) =>
        cost.kind === 'mana'
          ? [
              always(
                { kind: 'additional-cost', costs: [cost], optional: `kicker ${cost.cost}` },
                { label: 'kicker', zone: 'any' },
              ),
            ]
          : [],
      ),
  },
  {
    name: 'multikicker',
    rule: 'cr 702.33c',
    takes: ['costs'],
    abilities: [
      always(
        { kind: 'additional-cost', costs: COSTS, optional: 'multikicker', repeat: 'repeat' },
        { label: 'multikicker', zone: 'any' },
      ),
    ],
  },
  {
    name: 'buyback',
    rule: 'cr 702.27',
    takes: ['costs'],
    abilities: [
      always(
        { kind: 'additional-cost', costs: COSTS, optional: 'buyback' },
        { label: 'buyback', zone: 'any' },
      ),
      leavesStack(
        'buyback',
        { kind: 'paid', cost: 'buyback' },
        [{ kind: 'to-zone', zone: 'hand' }],
        toGraveyard,
      ),
    ],
  },
  {
    name: 'entwine',
    rule: 'cr 702.42',
    takes: ['costs'],
    abilities: [
      always(
        { kind: 'additional-cost', costs: COSTS, optional: 'entwine' },
        { label: 'entwine', zone: 'any' },
      ),
      always({ kind: 'quality', is: 'entwine' }, { zone: 'any' }),
    ],
  },
  {
    name: 'escalate',
    rule: 'cr 702.120',
    takes: ['costs'],
    abilities: [always({ kind: 'quality', is: 'escalate', costs: COSTS }, { zone: 'any' })],
  },
  {
    name: 'conspire',
    rule: 'cr 702.78',
    abilities: [
      always(
        {
          kind: 'additional-cost',
          costs: [
            {
              kind: 'tap-others',
              filter: both(CREATURE, { kind: 'shares', what: 'colour', with: THIS }),
              count: 2,
            },
          ],
          optional: 'conspire',
        },
        { label: 'conspire', zone: 'any' },
      ),
      whenever(castThis, does(copyThis()), {
        label: 'conspire',
        if: { kind: 'paid', cost: 'conspire' },
        ...ON_STACK,
      }),
    ],
  },
  {
    name: 'replicate',
    rule: 'cr 702.56',
    takes: ['costs'],
    abilities: [
      always(
        { kind: 'additional-cost', costs: COSTS, optional: 'replicate', repeat: 'repeat' },
        { label: 'replicate', zone: 'any' },
      ),
      whenever(castThis, does(copyThis({ kind: 'paid', what: 'times', cost: 'replicate' })), {
        label: 'replicate',
        if: { kind: 'paid', cost: 'replicate' },
        ...ON_STACK,
      }),
    ],
  },
  {
    name: 'splice',
    rule: 'cr 702.47',
    takes: ['filter', 'costs'],
    abilities: [
      always({ kind: 'quality', is: 'splice', filter: hole('filter'), costs: COSTS }, { zone: 'hand' }),
    ],
  },
  {
    name: 'affinity',
    rule: 'cr 702.41',
    takes: ['filter'],
    abilities: [
      always(
        {
          kind: 'costs',
          what: IS_THIS,
          for: YOU,
          amount: { kind: 'count', of: both(hole('filter'), YOURS) },
          direction: 'less',
        },
        { label: 'affinity', zone: 'any' },
      ),
    ],
  },
  {
    name: 'undaunted',
    rule: 'cr 702.125',
    abilities: [
      always(
        {
          kind: 'costs',
          what: IS_THIS,
          for: YOU,
          amount: { kind: 'count-players', of: OPPONENTS },
          direction: 'less',
        },
        { label: 'undaunted', zone: 'any' },
      ),
    ],
  },
  {
    name: 'offering',
    rule: 'cr 702.48',
    takes: ['filter'],
    abilities: [
      always(
        {
          kind: 'additional-cost',
          costs: [
            {
              kind: 'move',
              filter: both(hole('filter'), YOURS),
              count: 1,
              to: 'graveyard',
              cause: 'sacrifice',
              bind: 'offering',
            },
          ],
          optional: 'offering',
        },
        { label: 'offering', zone: 'any' },
      ),
      always({ kind: 'quality', is: 'offering', filter: hole('filter') }, { zone: 'any' }),
    ],
  },
  payment('convoke', 'cr 702.51'),
  payment('delve', 'cr 702.66', 'delved'),
  payment('improvise', 'cr 702.126'),
];
