// A board is measured by the round, or by the decision; both play the same.
import { describe, expect, it } from '@jest/globals';
import type { Cards } from '#scenario';
import { findInPool } from '#testkit/pool/cards';
import { doing, of } from './cases.js';
import { BoardTable } from './table.js';

const CARDS = { find: findInPool } as Cards;
const POSITION = {
  A: { battlefield: [of('Grizzly Bears', 3), of('Forest', 4)], hand: [of('Grizzly Bears', 2)] },
  B: { battlefield: ['Grizzly Bears'] },
};
const PLAN = () => doing('Grizzly Bears', 2);
const table = () => new BoardTable(POSITION, CARDS);

/** How often the processor's time is asked for meanwhile. */
function asking(work: () => void): number {
  const own = Reflect.get(process, 'cpuUsage');
  let asked = 0;
  process.cpuUsage = (before) => {
    asked += 1;
    return own.call(process, before);
  };
  try {
    work();
  } finally {
    process.cpuUsage = own;
  }
  return asked;
}

describe('a board', () => {
  it('played by the round reads the processor time twice, however many decisions there are', () => {
    const board = table();
    expect(asking(() => board.playRound(PLAN()))).toBe(2);
    expect(board.state.turn?.step).toBe('end');
  });

  it('played by the decision reaches the same end, with a time for each', () => {
    const [one, other] = [table(), table()];
    const { times } = other.playEach(PLAN());
    one.playRound(PLAN());
    expect(times.length).toBeGreaterThan(10);
    expect(JSON.stringify(other.state)).toBe(JSON.stringify(one.state));
  });
});
