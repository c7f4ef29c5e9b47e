// Keywords that copy spells, cast others or follow a spell from the stack (cr 702.40-702.99).
import type { KeywordMacro } from './macro.js';
import {
  ALL,
  always,
  both,
  castThis,
  copyThis,
  CREATURE,
  did,
  does,
  FOREVER,
  hole,
  IS_THIS,
  leavesStack,
  not,
  SPELL,
  steps,
  THIS,
  target,
  TARGET_0,
  whenever,
  YOU,
  YOURS,
  yourUpkeep,
  inZone,
  bound,
  is,
  LAND,
} from './parts.js';

const ON_STACK = { zone: 'stack' } as const;
const toGraveyard = {
  kind: 'moves',
  what: IS_THIS,
  from: ['stack'],
  to: ['graveyard'],
  cause: ['resolve'],
} as const;
const PERMANENT_DIED = {
  kind: 'moves',
  what: { kind: 'permanent' },
  from: ['battlefield'],
  to: ['graveyard'],
} as const;

export const ON_THE_STACK: readonly KeywordMacro[] = [
  {
    name: 'storm',
    rule: 'cr 702.40',
    abilities: [
      whenever(
        castThis,
        does(
          copyThis({
            kind: 'happened',
            pattern: { kind: 'cast', what: both(SPELL, not(IS_THIS)) },
            since: 'turn',
            before: 'event',
          }),
        ),
        { label: 'storm', ...ON_STACK },
      ),
    ],
  },
  {
    name: 'gravestorm',
    rule: 'cr 702.69',
    abilities: [
      whenever(castThis, does(copyThis({ kind: 'happened', pattern: PERMANENT_DIED, since: 'turn' })), {
        label: 'gravestorm',
        ...ON_STACK,
      }),
    ],
  },
  {
    name: 'cascade',
    rule: 'cr 702.85',
    abilities: [
      whenever(
        castThis,
        does(
          steps(
            {
              kind: 'move',
              what: {
                kind: 'top-until',
                whose: YOU,
                filter: both(not(LAND), {
                  kind: 'stat',
                  stat: 'mana-value',
                  compare: 'less',
                  value: { kind: 'stat', of: THIS, stat: 'mana-value' },
                }),
              },
              to: 'exile',
              cause: 'exile',
              bind: 'exiled',
            },
            {
              kind: 'may',
              who: YOU,
              effect: {
                kind: 'cast-now',
                who: YOU,
                what: {
                  kind: 'only',
                  of: bound('exiled'),
                  filter: both(not(LAND), {
                    kind: 'stat',
                    stat: 'mana-value',
                    compare: 'less',
                    value: { kind: 'stat', of: THIS, stat: 'mana-value' },
                  }),
                },
                free: 'free',
              },
            },
            {
              kind: 'move',
              what: { kind: 'only', of: bound('exiled'), filter: inZone('exile') },
              to: 'library',
              cause: 'put',
              position: 'bottom',
              order: 'random',
            },
          ),
        ),
        { label: 'cascade', ...ON_STACK },
      ),
    ],
  },
  {
    name: 'ripple',
    rule: 'cr 702.60',
    takes: ['value'],
    abilities: [
      whenever(
        castThis,
        does({
          kind: 'may',
          who: YOU,
          effect: steps(
            {
              kind: 'reveal',
              what: { kind: 'top', whose: YOU, count: hole('value') },
              bind: 'revealed',
            },
            {
              kind: 'for-each',
              over: {
                kind: 'only',
                of: bound('revealed'),
                filter: { kind: 'shares', what: 'name', with: THIS },
              },
              bind: 'card',
              effect: {
                kind: 'may',
                who: YOU,
                effect: { kind: 'cast-now', who: YOU, what: bound('card'), free: 'free' },
              },
            },
            {
              kind: 'move',
              what: { kind: 'only', of: bound('revealed'), filter: inZone('library') },
              to: 'library',
              cause: 'put',
              position: 'bottom',
              order: 'any',
            },
          ),
        }),
        { label: 'ripple', ...ON_STACK },
      ),
    ],
  },
  {
    name: 'split second',
    rule: 'cr 702.61',
    redundant: 'redundant',
    abilities: [
      {
        kind: 'static',
        label: 'split second',
        zone: 'stack',
        effects: [
          { kind: 'cannot', action: { kind: 'cast', who: ALL } },
          { kind: 'cannot', action: { kind: 'activate', who: ALL, except: 'mana' } },
        ],
      },
    ],
  },
  {
    name: 'epic',
    rule: 'cr 702.50',
    abilities: [
      {
        kind: 'spell',
        body: does(
          steps(
            {
              kind: 'rule',
              effects: [{ kind: 'cannot', action: { kind: 'cast', who: YOU } }],
              until: FOREVER,
            },
            {
              kind: 'delayed',
              when: yourUpkeep,
              body: does({
                kind: 'copy-spell',
                what: THIS,
                targets: 'may-change',
                except: [{ kind: 'lose-ability', keyword: 'epic' }],
              }),
              until: FOREVER,
              repeats: 'each-time',
            },
          ),
        ),
      },
    ],
  },
  {
    name: 'rebound',
    rule: 'cr 702.88',
    redundant: 'redundant',
    abilities: [
      leavesStack(
        'rebound',
        { kind: 'cast-from', zone: 'hand' },
        [
          { kind: 'to-zone', zone: 'exile' },
          {
            kind: 'also',
            effect: {
              kind: 'delayed',
              when: yourUpkeep,
              body: does({
                kind: 'may',
                who: YOU,
                effect: {
                  kind: 'cast-now',
                  who: YOU,
                  what: { kind: 'successor', of: THIS },
                  free: 'free',
                },
              }),
            },
          },
        ],
        toGraveyard,
      ),
    ],
  },
  {
    name: 'cipher',
    rule: 'cr 702.99',
    abilities: [
      {
        kind: 'spell',
        body: does({
          kind: 'may',
          who: YOU,
          effect: steps(
            {
              kind: 'choose-objects',
              who: YOU,
              from: {
                kind: 'each',
                filter: both(CREATURE, YOURS),
              },
              bind: 'creature',
            },
            {
              kind: 'if',
              condition: {
                kind: 'all',
                of: [
                  did('creature'),
                  { kind: 'matches', what: THIS, filter: { kind: 'status', is: 'card' } },
                ],
              },
              then: steps(
                { kind: 'move', what: THIS, to: 'exile', cause: 'exile', bind: 'card' },
                { kind: 'remember', what: 'creature', as: 'encoded', on: bound('card') },
              ),
            },
          ),
        }),
      },
      always(
        {
          kind: 'modify',
          what: is({ kind: 'linked', name: 'encoded' }),
          changes: [
            {
              kind: 'gain-ability',
              ability: {
                kind: 'triggered',
                when: { kind: 'damage', from: IS_THIS, players: { kind: 'all' }, combat: 'combat' },
                body: does({
                  kind: 'may',
                  who: YOU,
                  effect: {
                    kind: 'cast-now',
                    who: YOU,
                    what: { kind: 'granter' },
                    free: 'free',
                    copy: 'copy',
                  },
                }),
              },
            },
          ],
        },
        { label: 'cipher', zone: 'exile' },
      ),
    ],
  },
  {
    name: 'haunt',
    rule: 'cr 702.55',
    abilities: [
      whenever(
        {
          kind: 'any',
          of: [
            {
              kind: 'moves',
              what: both(IS_THIS, { kind: 'permanent' }),
              from: ['battlefield'],
              to: ['graveyard'],
            },
            toGraveyard,
          ],
        },
        does(
          steps(
            {
              kind: 'move',
              what: { kind: 'successor', of: THIS },
              to: 'exile',
              cause: 'exile',
              bind: 'card',
            },
            { kind: 'let-objects', what: TARGET_0, bind: 'creature' },
            { kind: 'remember', what: 'creature', as: 'haunts', on: bound('card') },
          ),
          target(CREATURE),
        ),
        { label: 'haunt' },
      ),
    ],
  },
];
