import { describe, expect, it } from '@jest/globals';
import { gameId } from '#kernel';
import { StoreUnavailable } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { bindDataKey, WrongDataKey } from './data-key.js';
import { GameSecrets, GameSecretUnreadable } from './game-secrets.js';
import { CLOCK, ENTROPY, KEYS, OTHER_KEYS } from '#testkit/log/world';
import { secretStream } from '../streams/streams.js';

const GAME = gameId('g1');
const secretsOn = (store: MemoryEventStore, keys = KEYS) => new GameSecrets(store, keys, ENTROPY, CLOCK);

describe("a game's secret", () => {
  it('is two different values of 256 bits, always the same, on every node', async () => {
    const store = new MemoryEventStore();
    const made = await secretsOn(store).create(GAME);
    expect(made).toEqual({
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
      chain: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(made.seed).not.toBe(made.chain);
    expect(await secretsOn(store).load(GAME)).toEqual(made);
    expect(await secretsOn(store).create(GAME)).toEqual(made);
  });

  it('differs for every game', async () => {
    const secrets = secretsOn(new MemoryEventStore());
    const all = await Promise.all(['a', 'b', 'c'].map((game) => secrets.create(gameId(game))));
    expect(new Set(all.flatMap(({ seed, chain }) => [seed, chain])).size).toBe(6);
  });

  it('is made of 32 random bytes, of which each counts', async () => {
    const seedOf = async (at: number) => {
      const bytes = (count: number) => new Uint8Array(count).fill(1, at, at + 1);
      return (await new GameSecrets(new MemoryEventStore(), KEYS, { bytes }, CLOCK).create(GAME)).seed;
    };
    // The last one is all zeros.
    const seeds = await Promise.all(Array.from({ length: 33 }, (_, at) => seedOf(at)));
    expect(new Set(seeds).size).toBe(33);
  });

  it('is created once if twenty create it at once', async () => {
    const store = new MemoryEventStore();
    const all = await Promise.all(Array.from({ length: 20 }, () => secretsOn(store).create(GAME)));
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(1);
  });

  it('is the same after the answer of its creation was lost', async () => {
    const store = new MemoryEventStore();
    const append = store.append.bind(store);
    store.append = async (...batch) => {
      await append(...batch);
      throw new StoreUnavailable('the answer was lost', 'unknown');
    };
    await expect(secretsOn(store).create(GAME)).rejects.toThrow(StoreUnavailable);
    store.append = append;
    const made = await secretsOn(store).create(GAME);
    expect(await secretsOn(store).load(GAME)).toEqual(made);
    const found = await store.read(secretStream(GAME), { max: 10 });
    expect(found.kind === 'found' && found.events).toHaveLength(1);
  });

  it('is stored only sealed', async () => {
    const store = new MemoryEventStore();
    const { seed, chain } = await secretsOn(store).create(GAME);
    const text = JSON.stringify(await store.readAll({ max: 10 }));
    expect(text).toContain('GameSecretSealed');
    for (const secret of [seed, chain, KEYS.data.secret]) expect(text).not.toContain(secret);
  });

  it('that cannot be read says why, and nothing of its value', async () => {
    const store = new MemoryEventStore();
    await secretsOn(store).create(GAME);
    const absent = secretsOn(store).load(gameId('g2'));
    await expect(absent).rejects.toThrow(new GameSecretUnreadable('absent', 'g2'));
    await expect(absent).rejects.toThrow('the secret of game g2 is not in the store');
    const other = secretsOn(store, OTHER_KEYS).load(GAME);
    await expect(other).rejects.toThrow(
      'the secret of game g1 was sealed under another data key than the configured one',
    );
  });

  it('that is moved to another game is damaged', async () => {
    const store = new MemoryEventStore();
    await secretsOn(store).create(GAME);
    const [event] = await store.readAll({ max: 1 });
    await store.append(secretStream(gameId('g2')), 'no-stream', [
      { id: event!.id, type: event!.type, data: event!.data, metadata: event!.metadata },
    ]);
    await expect(secretsOn(store).load(gameId('g2'))).rejects.toMatchObject({ reason: 'damaged' });
  });
});

describe('the data key of a store', () => {
  it('is the first key it was used with', async () => {
    const store = new MemoryEventStore();
    await Promise.all([bindDataKey(store, KEYS, CLOCK.now()), bindDataKey(store, KEYS, CLOCK.now())]);
    await bindDataKey(store, KEYS, CLOCK.now());
    const refused = bindDataKey(store, OTHER_KEYS, CLOCK.now());
    await expect(refused).rejects.toThrow(WrongDataKey);
    await expect(refused).rejects.toThrow(KEYS.data.id);
    await expect(refused).rejects.not.toThrow(KEYS.data.secret);
    expect(await store.readAll({ max: 10 })).toHaveLength(1);
  });
});
