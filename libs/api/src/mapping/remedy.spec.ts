import { expect, it } from '@jest/globals';
import { shownRemedy } from './dispute.js';

const NOTHING = {
  moment: null,
  keepsKnown: null,
  freesNames: null,
  seat: null,
  seconds: null,
  winners: null,
  decisionId: null,
  given: null,
  repaired: null,
};

it('a remedy of each kind has the members of its kind and no others', () => {
  expect(
    [
      { kind: 'rewind', moment: 7, positions: 'keep-known', names: 'used' } as const,
      { kind: 'rewind', moment: 7, positions: 'shuffle', names: 'free' } as const,
      { kind: 'repair' } as const,
      { kind: 'repair', repair: { what: 'life', seat: 0, total: 3 } } as const,
      { kind: 'answer', seat: 1 } as const,
      { kind: 'answer', seat: 1, decision: 'd4', answer: { kind: 'yes-no', yes: true } } as const,
      { kind: 'time', seat: 0, milliseconds: 90_000 } as const,
      { kind: 'result', winners: [] } as const,
    ].map(shownRemedy),
  ).toEqual([
    { ...NOTHING, kind: 'REWIND', moment: 7, keepsKnown: true, freesNames: false },
    { ...NOTHING, kind: 'REWIND', moment: 7, keepsKnown: false, freesNames: true },
    { ...NOTHING, kind: 'REPAIR' },
    {
      ...NOTHING,
      kind: 'REPAIR',
      repaired: expect.objectContaining({ life: { seat: 0, total: 3 }, move: null }),
    },
    { ...NOTHING, kind: 'ANSWER', seat: 1 },
    {
      ...NOTHING,
      kind: 'ANSWER',
      seat: 1,
      decisionId: 'd4',
      given: expect.objectContaining({ yes: true, act: null }),
    },
    { ...NOTHING, kind: 'TIME', seat: 0, seconds: 90 },
    { ...NOTHING, kind: 'RESULT', winners: [] },
  ]);
});
