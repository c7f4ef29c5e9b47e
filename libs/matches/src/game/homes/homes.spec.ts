// Which node runs a game's timers and bots, and how long the others wait for it.
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { gameId, type GameId } from '#kernel';
import { HashRing } from './hash-ring.js';
import { Homes } from './homes.js';

const ALL = ['one:3000', 'two:3000', 'three:3000'];
const GRACE = 2_000;
const levels = new Map<string, number>();
const counts = new Map<string, number>();
const metrics = {
  count: (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1),
  level: (what: string, now: number) => void levels.set(what, now),
};
const homesOf = (own: string): Homes => new Homes({ nodes: { all: ALL, own }, grace: GRACE, metrics });

const ring = new HashRing(ALL);
/** A game whose order begins with these nodes. */
const gameOf = (...order: readonly string[]): GameId => {
  for (let nth = 0; ; nth += 1) {
    const game = gameId(`game-${String(nth)}`);
    if (order.every((node, place) => ring.orderFor(game)[place] === node)) return game;
  }
};
const [ONE, TWO, THREE] = ALL as [string, string, string];

beforeEach(() => {
  jest.useFakeTimers();
  levels.clear();
  counts.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('among nodes that know each other', () => {
  it('the home acts at once, each other node after those before it', () => {
    const game = gameOf(ONE, TWO, THREE);
    expect(ALL.map((own) => homesOf(own).timerPatience(game))).toEqual([0, GRACE, 2 * GRACE]);
    expect(ALL.map((own) => homesOf(own).botPatience(game, 'here'))).toEqual([0, GRACE, 2 * GRACE]);
    expect(ALL.map((own) => homesOf(own).isHome(game))).toEqual([true, false, false]);
  });

  it('a home that missed something is not waited for, in any game, for a minute', () => {
    const homes = homesOf(TWO);
    homes.missed(gameOf(ONE, TWO));
    expect(homes.timerPatience(gameOf(ONE, TWO))).toBe(0);
    expect(homes.timerPatience(gameOf(ONE, THREE, TWO))).toBe(GRACE);
    expect(homes.timerPatience(gameOf(THREE, TWO))).toBe(GRACE);
    expect(levels.get('nodes-missing')).toBe(1);
    expect(counts.get('home-missed')).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect(homes.timerPatience(gameOf(ONE, TWO))).toBe(GRACE);
    expect(levels.get('nodes-missing')).toBe(0);
  });

  it('a home that is heard from again is waited for again', () => {
    const homes = homesOf(TWO);
    homes.missed(gameOf(ONE, TWO));
    homes.heard(gameOf(ONE, THREE));
    expect(homes.timerPatience(gameOf(ONE, TWO))).toBe(GRACE);
    expect(levels.get('nodes-missing')).toBe(0);
  });

  it('a home that was heard from just now is late, not missing', () => {
    const homes = homesOf(TWO);
    homes.heard(gameOf(ONE, THREE));
    jest.advanceTimersByTime(GRACE / 2);
    homes.missed(gameOf(ONE, TWO));
    expect(homes.timerPatience(gameOf(ONE, TWO))).toBe(GRACE);
    jest.advanceTimersByTime(GRACE);
    homes.missed(gameOf(ONE, TWO));
    expect(homes.timerPatience(gameOf(ONE, TWO))).toBe(0);
  });
});

describe('a node that knows of no other', () => {
  const alone = () => new Homes({ nodes: undefined, grace: GRACE, metrics });

  it('fires timers at once, and leaves bots to the node that took the last command', () => {
    const game = gameId('game-1');
    expect(alone().timerPatience(game)).toBe(0);
    expect(alone().botPatience(game, 'here')).toBe(0);
    expect(alone().botPatience(game, 'elsewhere')).toBe(GRACE);
    expect(alone().hasOthers).toBe(false);
  });
});
