// The keywords of combat and of plain creatures (cr 702.2-702.20).
import type { KeywordMacro } from './macro.js';

export const EVERGREEN: readonly KeywordMacro[] = [
  {
    name: 'flying',
    rule: 'cr 702.9',
    redundant: 'redundant',
    abilities: [
      {
        kind: 'static',
        effects: [
          {
            kind: 'cannot',
            action: {
              kind: 'be-blocked',
              by: {
                kind: 'not',
                of: {
                  kind: 'any',
                  of: [
                    { kind: 'has', keyword: 'flying' },
                    { kind: 'has', keyword: 'reach' },
                  ],
                },
              },
            },
          },
        ],
      },
    ],
  },
  {
    name: 'haste',
    rule: 'cr 702.10',
    redundant: 'redundant',
    abilities: [{ kind: 'static', effects: [{ kind: 'quality', is: 'haste' }] }],
  },
];
