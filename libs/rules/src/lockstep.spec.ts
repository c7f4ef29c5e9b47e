import { describe, expect, it } from '@jest/globals';
import { PLAYERS, TestTable } from './fixtures/table.fixture.js';
import { evolve, initialState, type GameEvent } from './index.js';

describe('a game of the slice', () => {
  it('folds from its log to the state it was played in', () => {
    const table = new TestTable().play(3, 1);
    for (let turn = 0; turn < 30; turn += 1) table.passTurn();
    table.act(PLAYERS[1]!, { type: 'concede' });
    table.passTurn();
    table.act(PLAYERS[0]!, { type: 'concede' });
    const folded = initialState();
    for (const event of table.events) evolve(folded, JSON.parse(JSON.stringify(event)) as GameEvent);
    expect(JSON.stringify(folded)).toBe(JSON.stringify(table.state));
    expect(table.state.result).toEqual({ reason: 'last-one-standing', winners: [2] });
  });
});
