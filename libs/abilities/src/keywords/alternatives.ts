// Keywords that are another way to cast or play a card, for another cost or from another zone (cr 702.34-702.119).
import type { Condition } from '../grammar/sorts.js';
import type { KeywordMacro } from './macro.js';
import {
  ALL,
  always,
  ANOTHER,
  both,
  CREATURE,
  did,
  does,
  enters,
  entersWith,
  FOREVER,
  gainHaste,
  hole,
  IS_THIS,
  insteadOf,
  inZone,
  LAND,
  leavesStack,
  matches,
  quality,
  SPELL,
  steps,
  target,
  TARGET_0,
  THIS,
  whenever,
  YOU,
  YOURS,
  yourUpkeep,
  counters,
  bound,
} from './parts.js';

const castFor = (alternative: string): Condition => ({ kind: 'cast-for', alternative });
const THREE = [{ kind: 'mana', cost: '{3}' }] as const;
const EXILE_IT = [{ kind: 'to-zone', zone: 'exile' }] as const;

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
    name: 'madness',
    rule: 'cr 702.35',
    takes: ['costs'],
    abilities: [
      always(
        {
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: { kind: 'moves', what: IS_THIS, from: ['hand'], cause: ['discard'] },
            outcomes: EXILE_IT,
            label: 'madness',
          },
        },
        { label: 'madness', zone: 'hand' },
      ),
      whenever(
        { kind: 'moves', what: IS_THIS, from: ['hand'], to: ['exile'], cause: ['discard'] },
        does(
          steps(
            {
              kind: 'may',
              who: { kind: 'owner', of: THIS },
              effect: {
                kind: 'cast-now',
                who: { kind: 'owner', of: THIS },
                what: THIS,
                costs: [hole('costs')],
                for: 'madness',
                bind: 'cast',
              },
            },
            {
              kind: 'if',
              condition: { kind: 'not', of: did('cast') },
              then: { kind: 'move', what: THIS, to: 'graveyard', cause: 'put' },
            },
          ),
        ),
        { label: 'madness', zone: 'exile' },
      ),
    ],
  },
  {
    name: 'miracle',
    rule: 'cr 702.94',
    takes: ['costs'],
    abilities: [
      always({ kind: 'quality', is: 'miracle' }, { label: 'miracle', zone: 'hand' }),
      whenever(
        { kind: 'keyword-action', action: 'miracle', what: IS_THIS },
        does({
          kind: 'may',
          who: YOU,
          effect: { kind: 'cast-now', who: YOU, what: THIS, costs: [hole('costs')], for: 'miracle' },
        }),
        { label: 'miracle', zone: 'hand' },
      ),
    ],
  },
  {
    name: 'suspend',
    rule: 'cr 702.62',
    takes: ['value', 'costs'],
    abilities: [
      always(
        { kind: 'quality', is: 'suspend', value: hole('value'), costs: [hole('costs')] },
        { label: 'suspend', zone: 'hand' },
      ),
      whenever(yourUpkeep, does({ kind: 'remove-counters', from: THIS, counter: 'time', count: 1 }), {
        label: 'suspend',
        if: matches(THIS, both(inZone('exile'), counters('time', 1))),
        zone: 'exile',
      }),
      whenever(
        { kind: 'removes-counters', from: IS_THIS, counter: 'time', last: 'last' },
        does(
          steps(
            {
              kind: 'may',
              who: YOU,
              effect: { kind: 'cast-now', who: YOU, what: THIS, free: 'free', for: 'suspend', bind: 'cast' },
            },
            {
              kind: 'if',
              condition: matches(bound('cast'), CREATURE),
              then: {
                kind: 'continuous',
                what: bound('cast'),
                changes: [gainHaste],
                until: { kind: 'while', condition: matches(bound('cast'), YOURS) },
              },
            },
          ),
        ),
        { label: 'suspend', if: matches(THIS, inZone('exile')), zone: 'exile' },
      ),
    ],
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
              body: does({ kind: 'move', what: THIS, to: 'hand', cause: 'return' }),
            },
          },
        ],
        { if: castFor('dash') },
      ),
      always({ kind: 'modify-this', changes: [gainHaste] }, { label: 'dash', while: castFor('dash') }),
    ],
  },
  {
    name: 'awaken',
    rule: 'cr 702.113',
    takes: ['value', 'costs'],
    abilities: [
      insteadOf('awaken', { face: 'awaken' }),
      {
        kind: 'spell',
        body: does(
          {
            kind: 'if',
            condition: castFor('awaken'),
            then: steps(
              { kind: 'add-counters', on: TARGET_0, counter: '+1/+1', count: hole('value') },
              {
                kind: 'continuous',
                what: TARGET_0,
                changes: [
                  { kind: 'add-types', types: ['creature'], subtypes: ['Elemental'] },
                  { kind: 'set-stat', stat: 'power', value: 0 },
                  { kind: 'set-stat', stat: 'toughness', value: 0 },
                  gainHaste,
                ],
                until: FOREVER,
              },
            ),
          },
          target(both(LAND, YOURS), { if: castFor('awaken') }),
        ),
      },
    ],
  },
  {
    name: 'overload',
    rule: 'cr 702.96',
    takes: ['costs'],
    abilities: [insteadOf('overload'), always({ kind: 'quality', is: 'overload' }, { zone: 'any' })],
  },
  {
    name: 'bestow',
    rule: 'cr 702.103',
    takes: ['costs'],
    abilities: [
      insteadOf('bestow', { face: 'bestow' }),
      always({ kind: 'quality', is: 'bestow' }, { zone: 'any' }),
    ],
  },
  {
    name: 'morph',
    rule: 'cr 702.37',
    takes: ['costs'],
    abilities: [
      insteadOf('morph', { costs: THREE, face: 'face-down' }),
      quality('turn-up', { costs: [hole('costs')], text: 'morph' }),
    ],
  },
  {
    name: 'megamorph',
    rule: 'cr 702.37b',
    takes: ['costs'],
    abilities: [
      insteadOf('morph', { costs: THREE, face: 'face-down' }),
      quality('turn-up', { costs: [hole('costs')], text: 'megamorph' }),
      always(
        {
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: { kind: 'turned-face-up', what: IS_THIS },
            if: { kind: 'paid', cost: 'megamorph' },
            outcomes: [{ kind: 'with-counters', counter: '+1/+1', count: 1 }],
            label: 'megamorph',
          },
        },
        { label: 'megamorph' },
      ),
    ],
  },
];
