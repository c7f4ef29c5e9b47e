// Effects alone, as a table proposes them.
import { describe, expect, it } from '@jest/globals';
import { validateProposal } from '../proposals/proposals.js';
import type { Effect } from '../nodes/sorts.js';
import { renderEffect } from './index.js';

const YOU = { kind: 'you' } as const;
const IT = { kind: 'bound', name: 'it' } as const;

const PROPOSED: readonly (readonly [string, Effect])[] = [
  ['Each opponent loses 4 life.', { kind: 'lose-life', who: { kind: 'opponents' }, amount: 4 }],
  ['This card deals 2 damage to “it”.', { kind: 'damage', to: IT, amount: 2 }],
  [
    'Draw a card. Destroy “it”.',
    {
      kind: 'sequence',
      steps: [
        { kind: 'draw', who: YOU, count: 1 },
        { kind: 'destroy', what: IT },
      ],
    },
  ],
  [
    'You may tap what this card is attached to.',
    { kind: 'may', who: YOU, effect: { kind: 'tap', what: { kind: 'host' } } },
  ],
];

describe('a proposed effect in the words of cards', () => {
  it.each(PROPOSED)('%s', (line, effect) => {
    expect(validateProposal(effect, ['it'])).toEqual({ ok: true, value: effect });
    expect(renderEffect(effect)).toBe(line);
  });

  it('is not written where each level says the one below it twice', () => {
    let who: unknown = YOU;
    for (let level = 0; level < 25; level += 1)
      who = { kind: 'only', of: YOU, bind: 'one', if: { kind: 'cast-from', zone: 'hand', by: who } };
    expect(renderEffect({ kind: 'draw', who, count: 1 } as Effect)).toBeNull();
  });
});
