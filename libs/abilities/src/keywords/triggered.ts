// Keywords about entering and dying, and their replacements (cr 702.46-702.123).
import type { Cost } from '../nodes/sorts.js';
import type { KeywordMacro } from './macro.js';
import {
  always,
  both,
  CREATURE,
  dies,
  does,
  hole,
  IS_THIS,
  OPPONENTS,
  OWNED,
  steps,
  target,
  TARGET_0,
  THIS,
  whenever,
  YOU,
} from './parts.js';

const N = hole('value');
const COSTS: readonly Cost[] = [hole('costs')];
const armor = (name: string): KeywordMacro => ({
  name,
  rule: 'cr 702.89',
  abilities: [
    always(
      {
        kind: 'replace',
        replacement: {
          kind: 'replace',
          event: {
            kind: 'moves',
            what: { kind: 'is', of: { kind: 'host' } },
            from: ['battlefield'],
            cause: ['destroy'],
          },
          outcomes: [
            {
              kind: 'instead',
              effect: steps(
                { kind: 'remove-damage', from: { kind: 'host' } },
                { kind: 'destroy', what: THIS },
              ),
            },
          ],
          label: name,
        },
      },
      { label: name },
    ),
  ],
});

export const TRIGGERED: readonly KeywordMacro[] = [
  {
    name: 'absorb',
    rule: 'cr 702.64',
    takes: ['value'],
    abilities: [
      always(
        {
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: { kind: 'damage', to: IS_THIS },
            outcomes: [{ kind: 'prevent', amount: N }],
            label: 'absorb',
          },
        },
        { label: 'absorb' },
      ),
    ],
  },
  {
    name: 'soulshift',
    rule: 'cr 702.46',
    takes: ['value'],
    abilities: [
      whenever(
        dies(IS_THIS),
        does(
          {
            kind: 'may',
            who: YOU,
            effect: { kind: 'move', what: TARGET_0, to: 'hand', cause: 'return' },
          },
          target(
            both(
              { kind: 'in', zone: 'graveyard', whose: YOU },
              { kind: 'subtype', is: 'Spirit' },
              { kind: 'stat', stat: 'mana-value', compare: 'at-most', value: N },
            ),
          ),
        ),
        { label: 'soulshift' },
      ),
    ],
  },
  {
    name: 'recover',
    rule: 'cr 702.59',
    takes: ['costs'],
    abilities: [
      whenever(
        dies(both(CREATURE, OWNED)),
        does({
          kind: 'pay',
          who: YOU,
          costs: COSTS,
          paid: { kind: 'move', what: THIS, to: 'hand', cause: 'return' },
          unpaid: { kind: 'move', what: THIS, to: 'exile', cause: 'exile' },
        }),
        { label: 'recover', zone: 'graveyard' },
      ),
    ],
  },
  {
    name: 'extort',
    rule: 'cr 702.101',
    abilities: [
      whenever(
        { kind: 'cast', what: { kind: 'spell' }, by: YOU },
        does({
          kind: 'pay',
          who: YOU,
          costs: [{ kind: 'mana', cost: '{W/B}' }],
          paid: steps(
            { kind: 'lose-life', who: OPPONENTS, amount: 1, bind: 'lost' },
            { kind: 'gain-life', who: YOU, amount: { kind: 'amount', name: 'lost' } },
          ),
        }),
        { label: 'extort' },
      ),
    ],
  },
  armor('umbra armor'),
  armor('totem armor'),
];
