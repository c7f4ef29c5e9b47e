// What an outline says of a game that is stopped for a judge or by the operator: marks, and thinking time without
// the time in which it stood.
import { describe, expect, it } from '@jest/globals';
import { instant } from '#kernel';
import type { DecisionId, DisputeId, GameEvent, RulingId, Seat } from '#rules';
import { OutlineProjector, SPECTATOR } from '../index.js';

const SEAT = 1 as Seat;
const DISPUTE = 'd3b07384-d9a0-4c9b-8a3e-0b8f4f0f6c11' as DisputeId;

/** Each batch with its time, through a spectator's eyes. */
function outlined(...batches: readonly (readonly [at: number, ...events: GameEvent[]])[]) {
  const projector = new OutlineProjector(SPECTATOR);
  for (const [at, ...events] of batches) {
    const time = instant(at);
    projector.observe({ type: 'CommandAccepted', command: { type: 'any' }, engine: '1', at: time }, time);
    for (const event of events) projector.observe(event, time);
  }
  return projector.outline();
}

const asked = (at: number): GameEvent => ({
  type: 'DecisionOpened',
  decision: 'd1' as DecisionId,
  seat: SEAT,
  kind: 'yes-no',
  prompt: 'may',
  since: instant(at),
  question: { kind: 'yes-no' },
});
const answered: GameEvent = { type: 'DecisionClosed', decision: 'd1' as DecisionId };
const stopped = (seat: Seat | null): GameEvent => ({
  type: 'GameStopped',
  dispute: DISPUTE,
  seat,
  until: null,
});
const ruled: GameEvent = {
  type: 'RulingApplied',
  dispute: DISPUTE,
  ruling: 'r1' as RulingId,
  remedies: [],
  rules: [],
  words: 'Play on.',
};
const resumed = (stood: number): GameEvent => ({
  type: 'GameResumed',
  dispute: DISPUTE,
  why: 'ruled',
  stood,
  extension: [],
});

describe('the outline of a game that was stopped', () => {
  it('marks the call and the ruling, and leaves the time between out of the thinking time', () => {
    const { marks, questions, commands } = outlined(
      [1_000, asked(1_000)],
      [1_500, stopped(SEAT)],
      [9_500, ruled, resumed(8_000)],
      [9_700, answered],
    );
    expect(marks.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['call', SEAT],
      ['ruling', undefined],
    ]);
    expect(questions).toEqual([
      {
        moment: 1,
        seat: SEAT,
        kind: 'yes-no',
        prompt: 'may',
        since: 9_000,
        ended: 5,
        thought: 700,
      },
    ]);
    expect(commands.map(({ at, seat }) => [at, seat])).toEqual([
      [1_000, undefined],
      [1_500, SEAT],
      [9_500, undefined],
      [9_700, SEAT],
    ]);
  });

  it('counts a time once in which it was stopped twice', () => {
    const { questions, marks } = outlined(
      [1_000, asked(1_000)],
      [1_500, stopped(null)],
      [2_000, { type: 'GameQuarantined', why: 'by-operator' }],
      [3_000, { type: 'QuarantineLifted', stood: 1_000 }],
      [4_500, resumed(3_000)],
      [5_000, answered],
    );
    expect(marks.map(({ kind, seat }) => [kind, seat])).toEqual([['call', undefined]]);
    expect(questions[0]?.thought).toBe(1_000);
  });

  it('counts the time after a server was away, and after a quarantine', () => {
    const { questions } = outlined(
      [1_000, asked(1_000)],
      [2_000, { type: 'GameQuarantined', why: 'by-operator' }],
      [5_000, { type: 'QuarantineLifted', stood: 3_000 }],
      [9_000, { type: 'ClocksResumed', decision: 'd1' as DecisionId, since: instant(9_000) }],
      [9_250, answered],
    );
    expect(questions[0]?.thought).toBe(250);
  });
});
