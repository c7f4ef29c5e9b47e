// Keywords that are activated abilities, and level up (cr 702.6-702.122).
import type { Ability, Change, Face, Filter } from '../grammar/sorts.js';
import type { KeywordMacro } from './macro.js';
import {
  activated,
  ANOTHER,
  both,
  bound,
  CREATURE,
  does,
  FOREVER,
  gainHaste,
  hole,
  is,
  LAND,
  steps,
  target,
  TARGET_0,
  THIS,
  UNTIL_END_OF_TURN,
  YOU,
  YOURS,
} from './parts.js';

const COST = hole('costs');
const N = hole('value');
const SORCERY = { speed: 'sorcery' } as const;
const DISCARD_THIS = { kind: 'move-this', to: 'graveyard', cause: 'discard' } as const;
/** cr 702.29a: discarded to cycle; what triggers on either sees it. */
const CYCLE_THIS = { kind: 'move-this', to: 'graveyard', cause: 'cycle' } as const;
const attachTo = (what: Filter) =>
  does({ kind: 'attach', what: THIS, to: TARGET_0 }, target(both(what, hole('filter'), YOURS)));
const searched = (filter: Filter, to: 'hand' | 'battlefield') =>
  does(
    steps(
      { kind: 'search', who: YOU, zones: ['library'], filter, bind: 'found' },
      ...(to === 'hand' ? ([{ kind: 'reveal', what: bound('found') }] as const) : []),
      { kind: 'move', what: bound('found'), to, cause: 'search' },
      { kind: 'shuffle', who: YOU },
    ),
  );
const SAME_MANA_VALUE: Filter = {
  kind: 'stat',
  stat: 'mana-value',
  compare: 'equal',
  value: { kind: 'stat', of: THIS, stat: 'mana-value' },
};

/** cr 711.2: what a level symbol stands for. */
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
    name: 'cycling',
    rule: 'cr 702.29',
    takes: ['costs'],
    abilities: [
      activated([COST, CYCLE_THIS], does({ kind: 'draw', who: YOU, count: 1 }), {
        label: 'cycling',
        zone: 'hand',
      }),
    ],
  },
  {
    name: 'typecycling',
    rule: 'cr 702.29e',
    takes: ['filter', 'costs'],
    abilities: [
      activated([COST, CYCLE_THIS], searched(hole('filter'), 'hand'), { label: 'cycling', zone: 'hand' }),
    ],
  },
  {
    name: 'transmute',
    rule: 'cr 702.53',
    takes: ['costs'],
    abilities: [
      activated([COST, DISCARD_THIS], searched(SAME_MANA_VALUE, 'hand'), {
        label: 'transmute',
        zone: 'hand',
        ...SORCERY,
      }),
    ],
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
    name: 'reinforce',
    rule: 'cr 702.77',
    takes: ['value', 'costs'],
    abilities: [
      activated(
        [COST, DISCARD_THIS],
        does({ kind: 'add-counters', on: TARGET_0, counter: '+1/+1', count: N }, target(CREATURE)),
        { label: 'reinforce', zone: 'hand' },
      ),
    ],
  },
  {
    name: 'ninjutsu',
    rule: 'cr 702.49',
    takes: ['costs'],
    abilities: [
      activated(
        [
          COST,
          { kind: 'reveal-this' },
          {
            kind: 'move',
            filter: both(
              { kind: 'status', is: 'unblocked' },
              { kind: 'status', is: 'attacking' },
              CREATURE,
              YOURS,
            ),
            count: 1,
            to: 'hand',
            cause: 'return',
            bind: 'returned',
          },
        ],
        does({
          kind: 'move',
          what: THIS,
          to: 'battlefield',
          cause: 'put',
          enters: [{ kind: 'tapped' }, { kind: 'attacking', like: bound('returned') }],
        }),
        { label: 'ninjutsu', zone: 'hand' },
      ),
    ],
  },
  {
    name: 'forecast',
    rule: 'cr 702.57',
    takes: ['ability'],
    abilities: [],
    also: ({ ability }) =>
      ability?.kind !== 'activated'
        ? []
        : [
            {
              ...ability,
              label: 'forecast',
              costs: [...ability.costs, { kind: 'reveal-this' }],
              zone: 'hand',
              limit: 'once-each-turn',
              only: {
                kind: 'all',
                of: [
                  { kind: 'step', is: ['upkeep'] },
                  { kind: 'turn', whose: { kind: 'owner', of: THIS } },
                ],
              },
            },
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
    name: 'unearth',
    rule: 'cr 702.84',
    takes: ['costs'],
    abilities: [
      activated(
        [COST],
        does(
          steps(
            { kind: 'move', what: THIS, to: 'battlefield', cause: 'return', bind: 'unearthed' },
            { kind: 'continuous', what: bound('unearthed'), changes: [gainHaste], until: FOREVER },
            {
              kind: 'delayed',
              when: { kind: 'step', is: 'end' },
              body: does({ kind: 'move', what: bound('unearthed'), to: 'exile', cause: 'exile' }),
            },
            {
              kind: 'create-replacement',
              replacement: {
                kind: 'replace',
                event: { kind: 'moves', what: is(bound('unearthed')), from: ['battlefield'] },
                outcomes: [{ kind: 'to-zone', zone: 'exile' }],
                label: 'unearth',
              },
              until: FOREVER,
            },
          ),
        ),
        { label: 'unearth', zone: 'graveyard', ...SORCERY },
      ),
    ],
  },
  {
    name: 'scavenge',
    rule: 'cr 702.97',
    takes: ['costs'],
    abilities: [
      activated(
        [COST, { kind: 'move-this', to: 'exile', cause: 'exile' }],
        does(
          {
            kind: 'add-counters',
            on: TARGET_0,
            counter: '+1/+1',
            count: { kind: 'stat', of: THIS, stat: 'power' },
          },
          target(CREATURE),
        ),
        { label: 'scavenge', zone: 'graveyard', ...SORCERY },
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
  {
    name: 'dredge',
    rule: 'cr 702.52',
    takes: ['value'],
    abilities: [
      {
        kind: 'static',
        label: 'dredge',
        zone: 'graveyard',
        while: {
          kind: 'compare',
          left: { kind: 'size', of: { kind: 'zone', zone: 'library', whose: YOU } },
          compare: 'at-least',
          right: N,
        },
        effects: [
          {
            kind: 'replace',
            replacement: {
              kind: 'replace',
              event: { kind: 'draws', who: YOU },
              may: YOU,
              outcomes: [
                {
                  kind: 'instead',
                  effect: steps(
                    { kind: 'mill', who: YOU, count: N },
                    { kind: 'move', what: THIS, to: 'hand', cause: 'return' },
                  ),
                },
              ],
              label: 'dredge',
            },
          },
        ],
      },
    ],
  },
];
