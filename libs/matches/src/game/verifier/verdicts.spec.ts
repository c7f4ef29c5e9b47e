// Verifying a game is expensive: one at a time, the verdict is cached, and the queue is bounded.
import { describe, expect, it } from '@jest/globals';
import { StoreUnavailable } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { gameId, hashText } from '#kernel';
import type { GameSecret, GameSecrets } from '#log';
import { alwaysTheseCards } from '../../ports/index.js';
import { Verdicts } from './verdicts.js';
import { partOf } from '#testkit/values/part-of';

const CARDS = alwaysTheseCards({ catalogue: hashText('pool'), definitions: [] });
const SECRET: GameSecret = { seed: 'seed', chain: 'chain' };
const game = (nth: number) => gameId(`game-${nth}`);

/** Verdicts over games without events; `load` gives their secrets and is counted. */
function verdictsWith(load: () => Promise<GameSecret> = () => Promise.resolve(SECRET)) {
  const asked = { times: 0 };
  const secrets = partOf<GameSecrets>({
    load() {
      asked.times += 1;
      return load();
    },
  });
  return { asked, verdicts: new Verdicts(new MemoryEventStore(), secrets, CARDS) };
}

describe('the verdicts on games', () => {
  it('are kept, the last two hundred of them', async () => {
    const { asked, verdicts } = verdictsWith();
    for (let times = 0; times < 3; times += 1) await verdicts.of(game(0));
    expect(asked.times).toBe(1);
    for (let nth = 1; nth <= 200; nth += 1) await verdicts.of(game(nth));
    await verdicts.of(game(200));
    expect(asked.times).toBe(201);
    await verdicts.of(game(0));
    expect(asked.times).toBe(202);
  });

  it('are not kept for a game that could not be read: the next request checks it again', async () => {
    let storm = true;
    const { verdicts } = verdictsWith(() =>
      storm ? Promise.reject(new StoreUnavailable('away', 'not-done')) : Promise.resolve(SECRET),
    );
    await expect(verdicts.of(game(0))).rejects.toThrow(StoreUnavailable);
    storm = false;
    expect((await verdicts.of(game(0))).events).toBe(0);
  });

  it('wait their turn, at most fifty of them; a further request is told to come back, and may', async () => {
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const { verdicts } = verdictsWith(() => gate.then(() => SECRET));
    const waiting = Array.from({ length: 50 }, (_, nth) => verdicts.of(game(nth)));
    await expect(verdicts.of(game(50))).rejects.toThrow(StoreUnavailable);
    go();
    await Promise.all(waiting);
    expect((await verdicts.of(game(50))).events).toBe(0);
  });
});
