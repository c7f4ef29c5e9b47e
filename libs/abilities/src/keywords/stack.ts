// Keywords that copy spells, cast others or follow a spell from the stack (cr 702.40-702.99).
import type { KeywordMacro } from './macro.js';
import {
  ALL,
  both,
  castThis,
  copyThis,
  does,
  FOREVER,
  hole,
  IS_THIS,
  not,
  SPELL,
  steps,
  THIS,
  whenever,
  YOU,
  yourUpkeep,
  inZone,
  bound,
  LAND,
} from './parts.js';

const ON_STACK = { zone: 'stack' } as const;
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
];
