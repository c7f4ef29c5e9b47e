// Keywords that let a card be cast as something else (cr 702.37-702.113).
import type { KeywordMacro } from './macro.js';
import {
  always,
  both,
  does,
  FOREVER,
  gainHaste,
  hole,
  IS_THIS,
  insteadOf,
  LAND,
  quality,
  steps,
  target,
  TARGET_0,
  YOURS,
  castFor,
} from './parts.js';

const THREE = [{ kind: 'mana', cost: '{3}' }] as const;

export const OTHERWISE: readonly KeywordMacro[] = [
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
