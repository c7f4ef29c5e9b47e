// The partner abilities (cr 702.124).
import type { KeywordMacro } from './macro.js';
import { bound, hole, IS_THIS, steps, TARGET_0 } from './parts.js';

export const PARTNER: readonly KeywordMacro[] = [
  {
    name: 'partner',
    rule: 'cr 702.124h',
    abilities: [{ kind: 'static', zone: 'any', effects: [{ kind: 'quality', is: 'partner' }] }],
  },
  {
    name: 'partner with',
    rule: 'cr 702.124j',
    takes: ['text'],
    abilities: [
      {
        kind: 'triggered',
        label: 'partner with',
        when: { kind: 'moves', what: IS_THIS, to: ['battlefield'] },
        body: {
          kind: 'plain',
          targets: [{ kind: 'target', players: { kind: 'all' } }],
          effect: {
            kind: 'may',
            who: TARGET_0,
            effect: steps(
              {
                kind: 'search',
                who: TARGET_0,
                zones: ['library'],
                filter: { kind: 'name', is: hole('text') },
                bind: 'found',
              },
              { kind: 'reveal', what: bound('found') },
              { kind: 'move', what: bound('found'), to: 'hand', cause: 'search' },
              { kind: 'shuffle', who: TARGET_0 },
            ),
          },
        },
      },
    ],
    also: ({ text = '' }) => [
      { kind: 'static', zone: 'any', effects: [{ kind: 'quality', is: 'partner', text }] },
    ],
  },
];
