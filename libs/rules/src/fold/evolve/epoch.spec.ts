import { describe, expect, it } from '@jest/globals';
import { perBattlefield, permanents } from '../../reading/characteristics/characteristics.js';
import { forgetEpoch, holdEpoch, perBattlefieldShape, perEpoch, perShape } from '../journal/epoch.js';
import type { GameEvent } from '../../model/events/events.js';
import { ANNA, anthem, Board, BORIS, creature, CREATURE, enchantment, plus } from '#testkit/tables/board';
import { Journal } from '../journal/journal.js';
import type { DecisionId } from '../../model/basics/ids.js';
import { evolve } from './evolve.js';

const BEAR = creature('Bear', 2, 2);

/** By how much the epoch and the shape rise. */
function rises(board: Board, event: GameEvent): { epoch: number; shape: number } {
  const { epoch, shape } = board.state;
  board.emit(event);
  return { epoch: board.state.epoch - epoch, shape: board.state.shape - shape };
}

describe('the epochs of a game', () => {
  it('do not rise for events that nothing in the language can ask about', () => {
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

  it('rise without the shape for events that leave objects as they are but may be asked about', () => {
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

  it('rise with the shape for events that move, mark or change an object', () => {
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

  it('keep results read off the battlefield while events happen elsewhere', () => {
    const board = new Board();
    const { state } = board;
    const bear = board.lay(BEAR);
    const card = board.lay(BEAR, { zone: 'hand' });
    const read = perBattlefieldShape(() => ({}));
    const isAsBefore = (happen: () => unknown): boolean => {
      const before = [read(state), JSON.stringify(state.objects[Number(bear.slice(1))])];
      happen();
      expect(permanents(state)).toEqual(permanents(structuredClone(state)));
      return read(state) === before[0] && before[1] === JSON.stringify(state.objects[Number(bear.slice(1))]);
    };
    const library = { kind: 'library', seat: ANNA, index: 0 } as const;
    const top = board.lay(BEAR, { zone: 'library' });
    const elsewhere = [
      () => board.emit({ type: 'CardDrawn', seat: ANNA, from: library, object: top, becomes: board.next }),
      () => board.cast(BEAR),
      () => board.move(card, 'graveyard'),
      () => board.lasts([], [plus(1)]),
      () => board.ends(...state.lasting.map(({ id }) => id)),
    ];
    // The card is first laid down out of nothing and then cast; laying it may have happened on the
    // battlefield.
    expect(elsewhere.map(isAsBefore)).toEqual([true, false, true, true, true]);
    const onIt = [
      () => board.emit({ type: 'CountersChanged', object: bear, counter: 'charge', by: 1 }),
      () => board.lay(BEAR),
      () => board.move(board.lay(BEAR, { zone: 'hand' }), 'battlefield'),
      () => board.move(permanents(state).at(-1)!, 'graveyard'),
      () => board.emit({ type: 'ObjectCeased', object: permanents(state).at(-1)!, was: null }),
    ];
    expect(onIt.map((happen) => (read(state), isAsBefore(happen)))).toEqual(onIt.map(() => false));
  });

  it('cr 613: keep results under effects only while the effects give the same values', () => {
    const board = new Board();
    const { state } = board;
    const bear = board.lay(BEAR);
    const count = { kind: 'count', of: { kind: 'in', zone: 'hand' } } as const;
    board.lay(enchantment('Glory', anthem(CREATURE, plus(1))));
    board.lay(enchantment('Library', anthem(CREATURE, { kind: 'modify-stats', power: count, toughness: 0 })));
    const [one, other] = [board.lay(BEAR, { zone: 'graveyard' }), board.lay(BEAR, { zone: 'graveyard' })];
    const stats = perBattlefield(() => ({ bear: board.stats(bear) }));
    const before = stats(state);
    board.move(one, 'exile');
    expect(stats(state)).toBe(before);
    board.move(other, 'hand');
    expect([before.bear, stats(state).bear, board.stats(bear)]).toEqual(['3/3', '4/3', '4/3']);
  });

  it('restore the results of before for events that were taken back, and none read after them', () => {
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
      const restoreMemos = holdEpoch(state);
      const journal = new Journal();
      evolve(state, event, journal);
      expect(read()[0]).not.toBe(before[0]);
      journal.undo();
      forgetEpoch(state);
      restoreMemos();
    }
    expect(made).toHaveLength(3);
    expect(read().map((one, nth) => one === before[nth])).toEqual([true, true, true]);
    evolve(state, { type: 'Phased', object: bear, phasedOut: 'directly' }, new Journal());
    expect(permanents(state)).toEqual([]);
  });
});
