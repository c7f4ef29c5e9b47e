// Keywords that trigger or count in combat (cr 702.23-702.121).
import type { Value } from '../nodes/sorts.js';
import type { KeywordMacro } from './macro.js';
import {
  AGENT,
  ANOTHER,
  attacks,
  both,
  bound,
  CREATURE,
  DEFENDING,
  did,
  does,
  hole,
  IS_THIS,
  matches,
  not,
  OPPONENTS,
  pump,
  SPELL,
  steps,
  SUBJECT,
  target,
  TARGET_0,
  THIS,
  whenever,
  YOU,
  YOURS,
  counterOnThis,
} from './parts.js';

const N = hole('value');
const becomesBlocked = { kind: 'becomes-blocked', what: IS_THIS } as const;
const ATTACKING = { kind: 'status', is: 'attacking' } as const;
const beyondFirst: Value = {
  kind: 'greatest',
  of: [
    0,
    {
      kind: 'difference',
      of: { kind: 'size', of: { kind: 'combat', of: THIS, relation: 'blocked-by' } },
      less: 1,
    },
  ],
};
const rampaged: Value = { kind: 'product', of: N, by: beyondFirst };
const attackedOpponents: Value = {
  kind: 'count-players',
  of: {
    kind: 'only',
    of: OPPONENTS,
    bind: 'opponent',
    if: {
      kind: 'happened',
      pattern: { kind: 'attacks', what: both(CREATURE, YOURS), players: { kind: 'bound', name: 'opponent' } },
      since: 'combat',
    },
  },
};

export const COMBAT: readonly KeywordMacro[] = [
  {
    name: 'rampage',
    rule: 'cr 702.23',
    takes: ['value'],
    abilities: [whenever(becomesBlocked, does(pump(THIS, rampaged, rampaged)), { label: 'rampage' })],
  },
  {
    name: 'flanking',
    rule: 'cr 702.25',
    abilities: [
      whenever(
        { ...becomesBlocked, by: not({ kind: 'has', keyword: 'flanking' }), each: 'each' },
        does(pump(AGENT, -1, -1)),
        { label: 'flanking' },
      ),
    ],
  },
  {
    name: 'bushido',
    rule: 'cr 702.45',
    takes: ['value'],
    abilities: [
      whenever(
        { kind: 'any', of: [{ kind: 'blocks', what: IS_THIS }, becomesBlocked] },
        does(pump(THIS, N, N)),
        {
          label: 'bushido',
        },
      ),
    ],
  },
  {
    name: 'provoke',
    rule: 'cr 702.39',
    abilities: [
      whenever(
        attacks,
        does(
          {
            kind: 'may',
            who: YOU,
            effect: steps(
              {
                kind: 'continuous',
                what: TARGET_0,
                changes: [{ kind: 'must', action: { kind: 'block', attacker: IS_THIS } }],
                until: { kind: 'end-of-combat' },
              },
              { kind: 'untap', what: TARGET_0 },
            ),
          },
          target(both(CREATURE, { kind: 'controller', is: DEFENDING })),
        ),
        { label: 'provoke' },
      ),
    ],
  },
  {
    name: 'exalted',
    rule: 'cr 702.83',
    abilities: [
      whenever({ kind: 'attacks', what: both(CREATURE, YOURS), alone: 'alone' }, does(pump(SUBJECT, 1, 1)), {
        label: 'exalted',
      }),
    ],
  },
  {
    name: 'battle cry',
    rule: 'cr 702.91',
    abilities: [
      whenever(attacks, does(pump({ kind: 'each', filter: both(ANOTHER, ATTACKING, CREATURE) }, 1, 0)), {
        label: 'battle cry',
      }),
    ],
  },
  {
    name: 'melee',
    rule: 'cr 702.121',
    abilities: [
      whenever(attacks, does(pump(THIS, attackedOpponents, attackedOpponents)), { label: 'melee' }),
    ],
  },
  {
    name: 'myriad',
    rule: 'cr 702.116',
    abilities: [
      whenever(
        attacks,
        does({
          kind: 'for-each-player',
          over: {
            kind: 'only',
            of: OPPONENTS,
            bind: 'candidate',
            if: {
              kind: 'not',
              of: {
                kind: 'player-is',
                who: { kind: 'bound', name: 'candidate' },
                among: { kind: 'defending', of: THIS },
              },
            },
          },
          bind: 'opponent',
          effect: steps(
            {
              kind: 'may',
              who: YOU,
              effect: {
                kind: 'create-token',
                token: { kind: 'copy', of: THIS },
                enters: [
                  { kind: 'tapped' },
                  { kind: 'attacking', players: { kind: 'bound', name: 'opponent' }, or: 'planeswalkers' },
                ],
                bind: 'token',
              },
              bind: 'created',
            },
            {
              kind: 'if',
              condition: did('created'),
              then: {
                kind: 'delayed',
                when: { kind: 'step', is: 'end-combat' },
                body: does({ kind: 'move', what: bound('token'), to: 'exile', cause: 'exile' }),
              },
            },
          ),
        }),
        { label: 'myriad' },
      ),
    ],
  },
  {
    name: 'frenzy',
    rule: 'cr 702.68',
    takes: ['value'],
    abilities: [whenever({ kind: 'unblocked', what: IS_THIS }, does(pump(THIS, N, 0)), { label: 'frenzy' })],
  },
  {
    name: 'dethrone',
    rule: 'cr 702.105',
    abilities: [
      whenever(
        {
          kind: 'attacks',
          what: IS_THIS,
          players: {
            kind: 'extreme',
            of: { kind: 'all' },
            which: 'most',
            bind: 'player',
            value: { kind: 'life', of: { kind: 'bound', name: 'player' } },
          },
        },
        does(counterOnThis(1)),
        { label: 'dethrone' },
      ),
    ],
  },
  {
    name: 'annihilator',
    rule: 'cr 702.86',
    takes: ['value'],
    abilities: [
      whenever(
        attacks,
        does({
          kind: 'sacrifice',
          who: { kind: 'defending', of: THIS },
          filter: { kind: 'anything' },
          count: N,
        }),
        { label: 'annihilator' },
      ),
    ],
  },
  {
    name: 'prowess',
    rule: 'cr 702.108',
    abilities: [
      whenever({ kind: 'cast', what: both(SPELL, not(CREATURE)), by: YOU }, does(pump(THIS, 1, 1)), {
        label: 'prowess',
      }),
    ],
  },
  {
    name: 'unleash',
    rule: 'cr 702.98',
    abilities: [
      {
        kind: 'static',
        label: 'unleash',
        effects: [
          { kind: 'enters', outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: 1 }], may: 'may' },
        ],
      },
      {
        kind: 'static',
        label: 'unleash',
        while: matches(THIS, { kind: 'counter', counter: '+1/+1', compare: 'at-least', value: 1 }),
        effects: [{ kind: 'cannot', action: { kind: 'block', who: IS_THIS } }],
      },
    ],
  },
];
