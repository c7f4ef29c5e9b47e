// Keywords about entering the battlefield (cr 702.72-702.123).
import type { KeywordMacro } from './macro.js';
import {
  ANOTHER,
  both,
  bound,
  CREATURE,
  did,
  does,
  enters,
  hole,
  inZone,
  is,
  IS_THIS,
  matches,
  not,
  steps,
  SUBJECT,
  THIS,
  whenever,
  YOU,
  YOURS,
} from './parts.js';

const N = hole('value');
const SACRIFICE_THIS = { kind: 'sacrifice-these', what: THIS } as const;
const greater = (stat: 'power' | 'toughness') =>
  ({
    kind: 'compare',
    left: { kind: 'stat', of: SUBJECT, stat },
    compare: 'more',
    right: { kind: 'stat', of: THIS, stat },
  }) as const;

export const ENTERS: readonly KeywordMacro[] = [
  {
    name: 'evolve',
    rule: 'cr 702.100',
    abilities: [
      whenever(
        enters(both(CREATURE, YOURS)),
        does(
          steps(
            { kind: 'add-counters', on: THIS, counter: '+1/+1', count: 1, bind: 'evolved' },
            {
              kind: 'if',
              condition: did('evolved'),
              then: { kind: 'keyword-action', action: 'evolve', what: THIS },
            },
          ),
        ),
        { label: 'evolve', if: { kind: 'any', of: [greater('power'), greater('toughness')] } },
      ),
    ],
  },
  {
    name: 'fabricate',
    rule: 'cr 702.123',
    takes: ['value'],
    abilities: [
      whenever(
        enters(IS_THIS),
        does({
          kind: 'may',
          who: YOU,
          effect: { kind: 'add-counters', on: THIS, counter: '+1/+1', count: N },
          else: {
            kind: 'create-token',
            token: {
              kind: 'made',
              face: {
                kind: 'face',
                name: 'Servo',
                types: ['artifact', 'creature'],
                subtypes: ['Servo'],
                power: 1,
                toughness: 1,
              },
            },
            count: N,
          },
        }),
        { label: 'fabricate' },
      ),
    ],
  },
  {
    name: 'exploit',
    rule: 'cr 702.110',
    abilities: [
      whenever(
        enters(IS_THIS),
        does({
          kind: 'may',
          who: YOU,
          effect: steps(
            { kind: 'sacrifice', who: YOU, filter: CREATURE, count: 1, bind: 'exploited' },
            {
              kind: 'if',
              // cr 702.110b: a creature that is gone exploits nothing but itself.
              condition: {
                kind: 'all',
                of: [
                  did('exploited'),
                  {
                    kind: 'any',
                    of: [
                      matches(THIS, inZone('battlefield')),
                      matches({ kind: 'successor', of: THIS }, is(bound('exploited'))),
                    ],
                  },
                ],
              },
              then: { kind: 'keyword-action', action: 'exploit', what: THIS },
            },
          ),
        }),
        { label: 'exploit' },
      ),
    ],
  },
  {
    name: 'champion',
    rule: 'cr 702.72',
    takes: ['filter'],
    abilities: [
      whenever(
        enters(IS_THIS),
        does({
          kind: 'pay',
          who: YOU,
          costs: [
            {
              kind: 'move',
              filter: both(hole('filter'), YOURS, ANOTHER),
              count: 1,
              to: 'exile',
              cause: 'exile',
              link: 'champion',
            },
          ],
          unpaid: SACRIFICE_THIS,
        }),
        { label: 'champion' },
      ),
      whenever(
        { kind: 'moves', what: IS_THIS, from: ['battlefield'] },
        does({
          kind: 'move',
          what: { kind: 'linked', name: 'champion' },
          to: 'battlefield',
          cause: 'return',
        }),
        { label: 'champion' },
      ),
    ],
  },
  {
    name: 'soulbond',
    rule: 'cr 702.95',
    abilities: [
      whenever(
        { kind: 'any', of: [enters(IS_THIS), enters(both(CREATURE, ANOTHER, YOURS))] },
        does({
          kind: 'if',
          condition: matches(SUBJECT, IS_THIS),
          then: {
            kind: 'may',
            who: YOU,
            effect: steps(
              {
                kind: 'choose-objects',
                who: YOU,
                from: {
                  kind: 'each',
                  filter: both(CREATURE, ANOTHER, YOURS, not({ kind: 'status', is: 'paired' })),
                },
                bind: 'partner',
              },
              { kind: 'pair', one: THIS, other: bound('partner') },
            ),
          },
          else: { kind: 'may', who: YOU, effect: { kind: 'pair', one: THIS, other: SUBJECT } },
        }),
        {
          label: 'soulbond',
          if: {
            kind: 'all',
            of: [
              matches(THIS, both(CREATURE, YOURS, not({ kind: 'status', is: 'paired' }))),
              {
                kind: 'exists',
                filter: both(CREATURE, ANOTHER, YOURS, not({ kind: 'status', is: 'paired' })),
              },
            ],
          },
        },
      ),
    ],
  },
  {
    name: 'living weapon',
    rule: 'cr 702.92',
    abilities: [
      whenever(
        enters(IS_THIS),
        does(
          steps(
            {
              kind: 'create-token',
              token: {
                kind: 'made',
                face: {
                  kind: 'face',
                  name: 'Phyrexian Germ',
                  types: ['creature'],
                  subtypes: ['Phyrexian', 'Germ'],
                  colours: ['black'],
                  power: 0,
                  toughness: 0,
                },
              },
              bind: 'germ',
            },
            { kind: 'attach', what: THIS, to: bound('germ') },
          ),
        ),
        { label: 'living weapon' },
      ),
    ],
  },
  {
    name: 'hideaway',
    rule: 'cr 702.75',
    takes: ['value'],
    abilities: [
      whenever(
        enters(IS_THIS),
        does(
          steps(
            { kind: 'look', who: YOU, what: { kind: 'top', whose: YOU, count: N }, bind: 'seen' },
            { kind: 'choose-objects', who: YOU, from: bound('seen'), bind: 'hidden' },
            {
              kind: 'move',
              what: bound('hidden'),
              to: 'exile',
              cause: 'exile',
              face: 'face-down',
              link: 'hideaway',
            },
            {
              kind: 'move',
              what: { kind: 'except', of: bound('seen'), without: bound('hidden') },
              to: 'library',
              cause: 'put',
              position: 'bottom',
              order: 'random',
            },
            {
              kind: 'rule',
              effects: [
                {
                  kind: 'may',
                  permission: {
                    kind: 'look-at',
                    who: { kind: 'controller', of: THIS },
                    what: { kind: 'linked', name: 'hideaway' },
                  },
                },
              ],
              until: { kind: 'forever' },
            },
          ),
        ),
        { label: 'hideaway' },
      ),
    ],
  },
];
