// Keywords that use a spell or card again after it was cast or died (cr 702.55-702.99).
import type { KeywordMacro } from './macro.js';
import {
  always,
  both,
  CREATURE,
  did,
  does,
  IS_THIS,
  leavesStack,
  steps,
  THIS,
  target,
  TARGET_0,
  whenever,
  YOU,
  YOURS,
  yourUpkeep,
  bound,
  is,
} from './parts.js';

const toGraveyard = {
  kind: 'moves',
  what: IS_THIS,
  from: ['stack'],
  to: ['graveyard'],
  cause: ['resolve'],
} as const;

export const AFTERWARDS: readonly KeywordMacro[] = [
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
          kind: 'if',
          // A copy is not a card, so there is no question.
          condition: { kind: 'matches', what: THIS, filter: { kind: 'status', is: 'card' } },
          then: {
            kind: 'may',
            who: YOU,
            effect: steps(
              {
                kind: 'choose-objects',
                who: YOU,
                from: { kind: 'each', filter: both(CREATURE, YOURS) },
                bind: 'creature',
              },
              {
                kind: 'if',
                condition: did('creature'),
                then: steps(
                  { kind: 'move', what: THIS, to: 'exile', cause: 'exile', bind: 'card' },
                  { kind: 'remember', what: 'creature', as: 'encoded', on: bound('card') },
                ),
              },
            ),
          },
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
