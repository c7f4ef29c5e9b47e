// Keywords with an ability used from a hand, graveyard or library (cr 702.29-702.97).
import type { KeywordMacro } from './macro.js';
import {
  activated,
  both,
  bound,
  CREATURE,
  does,
  FOREVER,
  gainHaste,
  hole,
  is,
  steps,
  target,
  TARGET_0,
  THIS,
  YOU,
  YOURS,
  searched,
  SAME_MANA_VALUE,
} from './parts.js';

const COST = hole('costs');
const N = hole('value');
const SORCERY = { speed: 'sorcery' } as const;
const DISCARD_THIS = { kind: 'move-this', to: 'graveyard', cause: 'discard' } as const;
/** cr 702.29a: discarded to cycle. Triggers on discarding and on cycling both see it. */
const CYCLE_THIS = { kind: 'move-this', to: 'graveyard', cause: 'cycle' } as const;

export const ELSEWHERE: readonly KeywordMacro[] = [
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
