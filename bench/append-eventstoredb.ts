// Appends through the EventStoreDB adapter, held against the raw client on the same server in the same run: 64 games
// at once, each waiting for its last append, both exact in what they expect, both with the same bytes. Runs where
// EVENTSTORE_URL names a server.
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent, type JSONType } from '@eventstore/db-client';
import { eventId, streamName, type Json } from '#kernel';
import type { Expected, NewEvent } from '#event-store';
import { openEventStoreDb } from '#event-store/eventstoredb';
import type { Figure } from './figure.js';
import { median } from './rounds.js';

const TARGET = 0.8;
const GAMES = 64;
const APPENDS_A_GAME = 60;
/** Of each kind, in turns; the first pair only warms both up. */
const ROUNDS = 8;

/** One to four events an append, about 300 bytes each. */
function batches(): NewEvent[][] {
  const data: Json = {
    verb: 'move',
    object: 4711,
    from: 'library',
    to: 'hand',
    cause: 'draw',
    pad: 'x'.repeat(180),
  };
  const metadata: Json = { v: 1, actor: 'player-1', at: 1_700_000_000_000 };
  return Array.from({ length: APPENDS_A_GAME + 1 }, (_, n) =>
    Array.from({ length: 1 + (n % 4) }, () => ({ id: eventId(randomUUID()), type: 'Moved', data, metadata })),
  );
}

/** Appends a batch to a game's stream and says where the stream is then. */
type Append = (stream: string, after: number | undefined, batch: readonly NewEvent[]) => Promise<number>;

/** Appends a second, the first of each game, which makes its stream, left out. */
async function rate(append: Append): Promise<number> {
  const games = Array.from({ length: GAMES }, () => ({
    stream: `bench-${randomUUID()}`,
    batches: batches(),
    last: -1,
  }));
  for (const game of games) {
    const [first = []] = game.batches;
    game.last = await append(game.stream, undefined, first);
  }
  const began = performance.now();
  await Promise.all(
    games.map(async (game) => {
      for (const batch of game.batches.slice(1)) game.last = await append(game.stream, game.last, batch);
    }),
  );
  return (GAMES * APPENDS_A_GAME * 1_000) / (performance.now() - began);
}

export async function measure(): Promise<Figure | undefined> {
  const url = process.env['EVENTSTORE_URL'];
  if (url === undefined || url === '') return undefined;
  const client = EventStoreDBClient.connectionString(url);
  const store = await openEventStoreDb({ url });

  const raw: Append = async (stream, after, batch) => {
    const events = batch.map(({ id, type, data, metadata }) =>
      jsonEvent({ id, type, data: data as JSONType, metadata }),
    );
    const expectedRevision = after === undefined ? 'no_stream' : BigInt(after);
    return Number((await client.appendToStream(stream, events, { expectedRevision })).nextExpectedRevision);
  };
  const ours: Append = async (stream, after, batch) => {
    const expected = (after ?? 'no-stream') as Expected;
    const result = await store.append(streamName(stream), expected, batch);
    if (result.kind !== 'appended') throw new Error(`an append came to ${result.kind}`);
    return result.revision;
  };

  const rates: { ours: number; raw: number }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Who goes first changes, so that neither always finds the server fresh.
      const rawFirst = round % 2 === 0 ? await rate(raw) : undefined;
      const oursNow = await rate(ours);
      rates.push({ ours: oursNow, raw: rawFirst ?? (await rate(raw)) });
    }
  } finally {
    await store.close();
    await client.dispose();
  }
  const warm = rates.slice(1);
  const [our, baseline] = [median(warm.map((pair) => pair.ours)), median(warm.map((pair) => pair.raw))];
  return {
    name: `append through the EventStoreDB adapter, ${GAMES} games at once`,
    unit: 'appends/s',
    ours: our,
    baseline,
    ratio: our / baseline,
    target: TARGET,
    note: 'against appendToStream of the raw client; 1 to 4 events an append, 2.5 on average',
  };
}
