// Keywords that are activated abilities, and level up (cr 702.6-702.122).
import type { Ability, Change, Face, Filter } from '../nodes/sorts.js';
import type { KeywordMacro } from './macro.js';
import {
  activated,
  ANOTHER,
  both,
  bound,
  CREATURE,
  does,
  hole,
  LAND,
  steps,
  target,
  TARGET_0,
  THIS,
  UNTIL_END_OF_TURN,
  YOU,
  YOURS,
  searched,
  SAME_MANA_VALUE,
} from './parts.js';

const COST = hole('costs');
const N = hole('value');
const SORCERY = { speed: 'sorcery' } as const;
const attachTo = (what: Filter) =>
  does({ kind: 'attach', what: THIS, to: TARGET_0 }, target(both(what, hole('filter'), YOURS)));
/** cr 711.2: the ability that a level symbol stands for. */
function band(face: Face): Ability {
  const level = (compare: 'at-least' | 'at-most', right: number) =>
    ({ kind: 'compare', left: { kind: 'counters', on: THIS, counter: 'level' }, compare, right }) as const;
  const { power, toughness, abilities = [], from = 1, to } = face;
  const changes: readonly Change[] = [
    ...(power === undefined ? [] : [{ kind: 'set-stat', stat: 'power', value: power } as const]),
    ...(toughness === undefined ? [] : [{ kind: 'set-stat', stat: 'toughness', value: toughness } as const]),
    ...abilities.map((ability) => ({ kind: 'gain-ability', ability }) as const),
  ];
  return {
    kind: 'static',
    label: 'level up',
    while:
      to === undefined
        ? level('at-least', from)
        : { kind: 'all', of: [level('at-least', from), level('at-most', to)] },
    effects: [{ kind: 'modify-this', changes }],
  };
}

export const ACTIVATED: readonly KeywordMacro[] = [
  {
    name: 'equip',
    rule: 'cr 702.6',
    takes: ['costs'],
    optional: ['filter'],
    abilities: [activated([COST], attachTo(CREATURE), { label: 'equip', ...SORCERY })],
  },
  {
    name: 'fortify',
    rule: 'cr 702.67',
    takes: ['costs'],
    optional: ['filter'],
    abilities: [activated([COST], attachTo(LAND), { label: 'fortify', ...SORCERY })],
  },
  {
    name: 'transfigure',
    rule: 'cr 702.71',
    takes: ['costs'],
    abilities: [
      activated(
        [COST, { kind: 'move-this', to: 'graveyard', cause: 'sacrifice' }],
        searched(both(CREATURE, SAME_MANA_VALUE), 'battlefield'),
        { label: 'transfigure', ...SORCERY },
      ),
    ],
  },
  {
    name: 'aura swap',
    rule: 'cr 702.65',
    takes: ['costs'],
    abilities: [
      activated(
        [COST],
        does({
          kind: 'may',
          who: YOU,
          effect: steps(
            {
              kind: 'choose-objects',
              who: YOU,
              from: {
                kind: 'each',
                filter: both({ kind: 'in', zone: 'hand', whose: YOU }, { kind: 'subtype', is: 'Aura' }),
              },
              bind: 'aura',
            },
            { kind: 'exchange', one: THIS, other: bound('aura'), of: 'zones' },
          ),
        }),
        { label: 'aura swap' },
      ),
    ],
  },
  {
    name: 'outlast',
    rule: 'cr 702.107',
    takes: ['costs'],
    abilities: [
      activated(
        [COST, { kind: 'tap' }],
        does({ kind: 'add-counters', on: THIS, counter: '+1/+1', count: 1 }),
        { label: 'outlast', ...SORCERY },
      ),
    ],
  },
  {
    name: 'crew',
    rule: 'cr 702.122',
    takes: ['value'],
    abilities: [
      activated(
        [{ kind: 'tap-others', filter: both(CREATURE, ANOTHER), count: N, total: 'power' }],
        does(
          steps(
            {
              kind: 'continuous',
              what: THIS,
              changes: [{ kind: 'add-types', types: ['artifact', 'creature'] }],
              until: UNTIL_END_OF_TURN,
            },
            { kind: 'keyword-action', action: 'crew', what: THIS },
          ),
        ),
        { label: 'crew' },
      ),
    ],
  },
  {
    name: 'level up',
    rule: 'cr 702.87',
    takes: ['costs'],
    optional: ['levels'],
    abilities: [
      activated([COST], does({ kind: 'add-counters', on: THIS, counter: 'level', count: 1 }), {
        label: 'level up',
        ...SORCERY,
      }),
    ],
    also: ({ levels = [] }) => levels.map(band),
  },
];
