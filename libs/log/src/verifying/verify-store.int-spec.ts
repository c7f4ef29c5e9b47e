import { beforeEach, describe, expect, it } from '@jest/globals';
import { commandId, gameId, streamName, type JsonObject } from '#kernel';
import type { StoredEvent } from '#event-store';
import { MemoryEventStore } from '#event-store/memory';
import { EMPTY_TAIL } from '../events/chain.js';
import { batchOf, SAMPLE_CODEC, type SampleEvent } from '#testkit/log/samples';
import { CLOCK, ENTROPY, from, KEYS, OTHER_KEYS } from '#testkit/log/world';
import { GameSecrets } from '../secrets/game-secrets.js';
import { streamSecret } from '../streams/stream-secrets.js';
import { gameStream } from '../streams/streams.js';
import { eventsOf, everyEvent, LOG_FAMILIES, verifyStore } from './verify-store.js';

const FAMILIES = { game: SAMPLE_CODEC, ...LOG_FAMILIES, account: SAMPLE_CODEC };
const GAMES = ['g1', 'g2'].map(gameId);
const ACCOUNT = streamName('account-ann');

/** Two games and an account, written alternately. */
async function written(): Promise<StoredEvent[]> {
  const store = new MemoryEventStore();
  const secrets = new GameSecrets(store, KEYS, ENTROPY, CLOCK);
  const chains = new Map<ReturnType<typeof gameStream>, string>([[ACCOUNT, streamSecret(KEYS, ACCOUNT)]]);
  for (const game of GAMES) chains.set(gameStream(game), (await secrets.create(game)).chain);
  const tails = new Map([...chains.keys()].map((stream) => [stream, EMPTY_TAIL]));
  for (let turn = 0; turn < 3; turn += 1)
    for (const [stream, secret] of chains) {
      const events: SampleEvent[] = [
        { type: 'Noted', text: `turn ${String(turn)}` },
        { type: 'LifeChanged', player: 'ann', by: -turn },
      ];
      const after = tails.get(stream) ?? EMPTY_TAIL;
      const batch = batchOf(events, { stream, secret, after, commandId: commandId(`c${String(turn)}`) });
      await store.append(stream, 'any', batch.events);
      tails.set(stream, batch.tail);
    }
  const all: StoredEvent[] = [];
  for await (const stored of everyEvent(store)) all.push(stored);
  return all;
}

describe('the verification of a store', () => {
  let all: StoredEvent[];
  beforeEach(async () => {
    all = await written();
  });
  const verdict = (events: readonly StoredEvent[], keys = KEYS) => verifyStore(from(events), keys, FAMILIES);
  const at = (stream: string, revision: number): number =>
    all.findIndex((event) => event.stream === stream && event.revision === revision);
  const changed = (place: number, change: Partial<StoredEvent>): StoredEvent[] =>
    all.map((event, index) => (index === place ? { ...event, ...change } : event));

  it('finds no fault in what was written, and counts it', async () => {
    expect(await verdict(all)).toEqual({ streams: 5, events: 20, faults: [] });
  });

  it('finds no fault in an empty store', async () => {
    expect(await verdict([])).toEqual({ streams: 0, events: 0, faults: [] });
  });

  it('names the stream and the first place of every fault', async () => {
    const first = changed(at('game-g2', 3), { data: { player: 'ann', by: 100 } });
    const both = first.map((event) =>
      event.stream === ACCOUNT && event.revision === 0 ? { ...event, data: { text: 'x' } } : event,
    );
    expect((await verdict(both)).faults).toEqual([
      { stream: 'account-ann', revision: 0, reason: 'link-broken' },
      { stream: 'game-g2', revision: 3, reason: 'link-broken' },
    ]);
  });

  it('finds that an event is missing', async () => {
    const place = at('game-g1', 2);
    expect((await verdict(all.filter((_, index) => index !== place))).faults).toEqual([
      { stream: 'game-g1', revision: 3, reason: 'revision-missing' },
    ]);
  });

  it('refuses an event of a wrong shape, an unknown type or an unknown family', async () => {
    const reasons = async (place: number, change: Partial<StoredEvent>) =>
      (await verdict(changed(place, change))).faults.map((fault) => fault.reason);
    const place = at('game-g1', 0);
    expect(await reasons(place, { data: { text: 5 } })).toEqual(['not-of-its-shape']);
    expect(await reasons(place, { type: 'Exploded' })).toEqual(['unknown-type']);
    expect(await reasons(place, { metadata: null })).toEqual(['no-envelope']);
    const metadata = { ...(all[place]?.metadata as JsonObject), v: 9 };
    expect(await reasons(place, { metadata })).toEqual(['newer-version']);
    expect(await reasons(place, { stream: streamName('toString-1') })).toEqual([
      'unknown-family',
      'link-broken',
    ]);
  });

  it('passes over the streams of other programs if it is told to', async () => {
    const place = at('game-g2', 0);
    const foreign = [
      ...all,
      { ...(all[place] as StoredEvent), stream: streamName('orders-7'), type: 'Ordered' },
    ];
    expect((await verdict(foreign)).faults).toEqual([
      { stream: 'orders-7', revision: 0, reason: 'unknown-family' },
    ]);
    expect(await verifyStore(eventsOf(FAMILIES, from(foreign)), KEYS, FAMILIES)).toEqual({
      streams: 5,
      events: 20,
      faults: [],
    });
  });

  it('says when a game has no secret before it', async () => {
    const bare = all.filter((event) => event.stream !== 'secret-g1');
    expect((await verdict(bare)).faults).toEqual([
      { stream: 'game-g1', revision: 0, reason: 'secret-absent' },
    ]);
  });

  it('says when the key is another one', async () => {
    const { faults } = await verdict(all, OTHER_KEYS);
    expect(faults.filter((fault) => fault.stream.startsWith('secret-'))).toEqual([
      { stream: 'secret-g1', revision: 0, reason: 'secret-under-other-key' },
      { stream: 'secret-g2', revision: 0, reason: 'secret-under-other-key' },
    ]);
    expect(faults).toHaveLength(5);
  });

  it('says when a sealed secret is damaged', async () => {
    const place = at('secret-g1', 0);
    const { sealed } = all[place]!.data as { sealed: JsonObject };
    const { faults } = await verdict(changed(place, { data: { sealed: { ...sealed, tag: 'AAAA' } } }));
    expect(faults).toEqual([
      { stream: 'secret-g1', revision: 0, reason: 'secret-damaged' },
      { stream: 'game-g1', revision: 0, reason: 'secret-absent' },
    ]);
  });
});
