// Keywords with another way to cast or play a card, for another cost or from another zone (cr 702.34-702.119).
import type { KeywordMacro } from './macro.js';
import {
  ALL,
  always,
  ANOTHER,
  both,
  CREATURE,
  does,
  enters,
  entersWith,
  gainHaste,
  hole,
  IS_THIS,
  insteadOf,
  inZone,
  LAND,
  leavesStack,
  SPELL,
  THIS,
  whenever,
  YOU,
  YOURS,
  EXILE_IT,
  castFor,
} from './parts.js';

export const ALTERNATIVES: readonly KeywordMacro[] = [
  {
    name: 'flashback',
    rule: 'cr 702.34',
    takes: ['costs'],
    abilities: [
      insteadOf('flashback', { from: 'graveyard' }, { zone: 'graveyard' }),
      leavesStack('flashback', castFor('flashback'), EXILE_IT),
    ],
  },
  {
    name: 'jump-start',
    rule: 'cr 702.133',
    abilities: [
      always(
        {
          kind: 'may',
          permission: {
            kind: 'play',
            who: YOU,
            what: IS_THIS,
            from: 'graveyard',
            additional: [
              { kind: 'move', filter: inZone('hand'), count: 1, to: 'graveyard', cause: 'discard' },
            ],
            then: 'exile',
          },
        },
        { label: 'jump-start', zone: 'graveyard' },
      ),
    ],
  },
  {
    name: 'retrace',
    rule: 'cr 702.81',
    abilities: [
      always(
        {
          kind: 'may',
          permission: {
            kind: 'play',
            who: YOU,
            what: IS_THIS,
            from: 'graveyard',
            additional: [
              {
                kind: 'move',
                filter: both(LAND, inZone('hand')),
                count: 1,
                to: 'graveyard',
                cause: 'discard',
              },
            ],
          },
        },
        { label: 'retrace', zone: 'graveyard' },
      ),
    ],
  },
  {
    name: 'escape',
    rule: 'cr 702.138',
    takes: ['costs'],
    abilities: [insteadOf('escape', { from: 'graveyard' }, { zone: 'graveyard' })],
  },
  {
    name: 'emerge',
    rule: 'cr 702.119',
    takes: ['costs'],
    abilities: [
      insteadOf('emerge', {
        costs: [
          hole('costs'),
          {
            kind: 'move',
            filter: both(CREATURE, YOURS),
            count: 1,
            to: 'graveyard',
            cause: 'sacrifice',
            bind: 'emerged',
          },
        ],
      }),
      always(
        {
          kind: 'costs',
          what: IS_THIS,
          for: YOU,
          amount: { kind: 'stat', of: { kind: 'paid', cause: 'sacrifice' }, stat: 'mana-value' },
          direction: 'less',
        },
        { label: 'emerge', zone: 'any', while: castFor('emerge') },
      ),
    ],
  },
  {
    name: 'prowl',
    rule: 'cr 702.76',
    takes: ['costs'],
    abilities: [
      insteadOf('prowl', {
        if: {
          kind: 'happened',
          pattern: {
            kind: 'damage',
            from: both(YOURS, { kind: 'shares', what: 'creature-type', with: THIS }),
            players: ALL,
            combat: 'combat',
          },
          since: 'turn',
        },
      }),
    ],
  },
  {
    name: 'surge',
    rule: 'cr 702.117',
    takes: ['costs'],
    abilities: [
      insteadOf('surge', {
        if: {
          kind: 'happened',
          pattern: {
            kind: 'cast',
            what: both(SPELL, ANOTHER),
            by: { kind: 'union', of: [YOU, { kind: 'teammates' }] },
          },
          since: 'turn',
        },
      }),
    ],
  },
  {
    name: 'spectacle',
    rule: 'cr 702.137',
    takes: ['costs'],
    abilities: [
      insteadOf('spectacle', {
        if: {
          kind: 'happened',
          pattern: { kind: 'loses-life', who: { kind: 'opponents' } },
          since: 'turn',
        },
      }),
    ],
  },
  {
    name: 'evoke',
    rule: 'cr 702.74',
    takes: ['costs'],
    abilities: [
      insteadOf('evoke'),
      whenever(enters(IS_THIS), does({ kind: 'sacrifice-these', what: THIS }), {
        label: 'evoke',
        if: castFor('evoke'),
      }),
    ],
  },
  {
    name: 'dash',
    rule: 'cr 702.109',
    takes: ['costs'],
    abilities: [
      insteadOf('dash'),
      entersWith(
        [
          {
            kind: 'also',
            effect: {
              kind: 'delayed',
              when: { kind: 'step', is: 'end' },
              // cr 400.7: the permanent the spell became, not the card it is after that permanent left.
              body: does({
                kind: 'move',
                what: { kind: 'only', of: THIS, filter: inZone('battlefield') },
                to: 'hand',
                cause: 'return',
              }),
            },
          },
        ],
        { if: castFor('dash') },
      ),
      always({ kind: 'modify-this', changes: [gainHaste] }, { label: 'dash', while: castFor('dash') }),
    ],
  },
];
