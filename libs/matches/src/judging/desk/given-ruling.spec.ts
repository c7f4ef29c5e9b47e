import { expect, it } from '@jest/globals';
import type { DecisionId, ObjectId, Seat } from '#rules';
import type { Projector } from '#visibility';
import { malformed } from '#testkit/values/malformed';
import { remediesShown } from './given-ruling.js';

const eyes: Projector = malformed({ idOf: (id: string) => (id === 'o12' ? 'c3' : undefined) });
const SEAT = 0 as Seat;
const CARD = 'o12' as ObjectId;

it('remedies are shown with the ids that the judge sees, those in an answer too', () => {
  const decision = 'd4' as DecisionId;
  const shown = remediesShown(
    [
      { kind: 'repair', repair: { what: 'tapped', object: CARD, tapped: true } },
      { kind: 'answer', seat: SEAT, decision, answer: { kind: 'choose-objects', objects: [CARD] } },
      {
        kind: 'answer',
        seat: SEAT,
        decision,
        answer: { kind: 'priority', action: { do: 'cast', object: CARD, targets: [[{ object: CARD }]] } },
      },
      { kind: 'result', winners: [SEAT] },
    ],
    eyes,
  );
  expect(shown).toEqual([
    { kind: 'repair', repair: { what: 'tapped', object: 'c3', tapped: true } },
    { kind: 'answer', seat: 0, decision, answer: { kind: 'choose-objects', objects: ['c3'] } },
    {
      kind: 'answer',
      seat: 0,
      decision,
      answer: { kind: 'priority', action: { do: 'cast', object: 'c3', targets: [[{ object: 'c3' }]] } },
    },
    { kind: 'result', winners: [0] },
  ]);
});
