import { describe, expect, it } from '@jest/globals';
import { permanents } from '../characteristics/characteristics.js';
import { forgetEpoch, holdEpoch, perEpoch, perShape } from '../engine/epoch.js';
import type { GameEvent } from '../events/events.js';
import { ANNA, Board, BORIS, creature } from '../fixtures/board.fixture.js';
import { Journal } from '../state/journal.js';
import type { DecisionId } from '../state/ids.js';
import { evolve } from './evolve.js';

const BEAR = creature('Bear', 2, 2);

/** By how much the two counts rise. */
function rises(board: Board, event: GameEvent): { epoch: number; shape: number } {
  const { epoch, shape } = board.state;
  board.emit(event);
  return { epoch: board.state.epoch - epoch, shape: board.state.shape - shape };
}

describe('the epochs of a game', () => {
  it('do not rise with what nothing in the language can ask about', () => {
    const board = new Board();
    const quiet: readonly GameEvent[] = [
      { type: 'PriorityPassed', seat: ANNA, next: BORIS },
      { type: 'PrioritySet', seat: ANNA },
      { type: 'DecisionClosed', decision: 'd1' as DecisionId },
      { type: 'AgendaMoved', agenda: { frames: [], contexts: {}, made: 0, triggers: [] } },
      { type: 'ManaAdded', seat: ANNA, mana: [{ type: 'G' }], source: null },
      { type: 'ManaEmptied', seat: ANNA, left: [] },
    ];
    for (const event of quiet)
      expect([event.type, rises(board, event)]).toEqual([event.type, { epoch: 0, shape: 0 }]);
  });

  it('rise with what leaves objects as they are, but may be asked about', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const steady: readonly GameEvent[] = [
      { type: 'PermanentTapped', object: bear, tapped: true, forMana: false },
      { type: 'LifeChanged', seat: ANNA, by: -1, cause: 'lose' },
      { type: 'StepBegan', step: 'upkeep' },
      { type: 'TurnBegan', turn: 2, seat: BORIS },
      {
        type: 'DamageDealt',
        source: bear,
        to: BORIS,
        amount: 1,
        combat: false,
        marked: 0,
        deathtouch: false,
      },
      { type: 'ActionTaken', action: 'scry', seat: ANNA, object: null },
    ];
    for (const event of steady)
      expect([event.type, rises(board, event)]).toEqual([event.type, { epoch: 1, shape: 0 }]);
  });

  it('rise altogether with what moves, marks or changes an object', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const card = board.lay(BEAR, { zone: 'library' });
    const library = { kind: 'library', seat: ANNA, index: 0 } as const;
    const telling: readonly GameEvent[] = [
      { type: 'CountersChanged', object: bear, counter: 'charge', by: 1 },
      { type: 'Phased', object: bear, phasedOut: 'directly' },
      { type: 'ControllerChanged', object: bear, controller: BORIS },
      { type: 'AttachmentChanged', object: bear, to: null },
      { type: 'LinkSet', object: bear, link: 'it', bound: {} },
      { type: 'CardDrawn', seat: ANNA, from: library, object: card, becomes: board.next },
      { type: 'ObjectCeased', object: bear, was: null },
    ];
    for (const event of telling)
      expect([event.type, rises(board, event)]).toEqual([event.type, { epoch: 1, shape: 1 }]);
  });

  it('are taken back with their events: the same count may come again and mean something else', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const { state } = board;
    const { epoch } = state;
    const journal = new Journal();
    evolve(state, { type: 'Phased', object: bear, phasedOut: 'directly' }, journal);
    expect(permanents(state)).toEqual([]);
    journal.undo();
    forgetEpoch(state);
    expect(state.epoch).toBe(epoch);
    evolve(state, { type: 'CountersChanged', object: bear, counter: 'charge', by: 1 }, journal);
    expect(permanents(state)).toEqual([bear]);
  });

  it('what was read before events that were taken back is known again, and nothing read after them', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const { state } = board;
    const made: string[] = [];
    const ofEpoch = perEpoch(({ epoch }) => (made.push(`epoch ${epoch}`), { epoch }));
    const ofShape = perShape(({ shape }) => (made.push(`shape ${shape}`), { shape }));
    const read = (): readonly object[] => [ofEpoch(state), ofShape(state), permanents(state)];
    const before = read();
    made.length = 0;
    for (const event of [
      { type: 'StepBegan', step: 'upkeep' },
      { type: 'Phased', object: bear, phasedOut: 'directly' },
    ] as const) {
      const knowAgain = holdEpoch(state);
      const journal = new Journal();
      evolve(state, event, journal);
      expect(read()[0]).not.toBe(before[0]);
      journal.undo();
      forgetEpoch(state);
      knowAgain();
    }
    expect(made).toHaveLength(3);
    expect(read().map((one, nth) => one === before[nth])).toEqual([true, true, true]);
    evolve(state, { type: 'Phased', object: bear, phasedOut: 'directly' }, new Journal());
    expect(permanents(state)).toEqual([]);
  });
});
