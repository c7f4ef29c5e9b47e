import { describe, expect, it } from '@jest/globals';
import { evolve, initialState } from '../../index.js';
import type { GameEvent } from '../../model/events/events.js';
import { Journal } from './journal.js';
import { followed, forgetEpoch, holdEpoch } from './epoch.js';
import { ANNA } from '#testkit/tables/seats';

const step: GameEvent = { type: 'StepBegan', step: 'upkeep' };

describe('a value computed from its last one', () => {
  const asked = followed(0, (_, before) => before + 1);

  it('continues from the last one, whatever happens meanwhile', () => {
    const state = initialState();
    expect([asked(state), asked(state)]).toEqual([1, 2]);
    state.epoch += 1;
    expect(asked(state)).toBe(3);
  });

  it('returns to the last one when events are taken back, whether or not it was asked for then', () => {
    const state = initialState();
    const restoreMemos = holdEpoch(state);
    const journal = new Journal();
    evolve(state, { type: 'TurnBegan', turn: 1, seat: ANNA }, journal);
    evolve(state, step, journal);
    expect([asked(state), asked(state)]).toEqual([2, 3]);
    journal.undo();
    forgetEpoch(state);
    restoreMemos();
    expect(asked(state)).toBe(2);
  });

  it('starts again if nobody held the last one', () => {
    const state = initialState();
    asked(state);
    forgetEpoch(state);
    expect(asked(state)).toBe(1);
  });

  it('is separate for each game', () => {
    const [one, other] = [initialState(), initialState()];
    expect([asked(one), asked(other), asked(one)]).toEqual([1, 1, 2]);
  });
});
