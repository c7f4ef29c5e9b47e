// Proves the EventStoreDB adapter on a real server that is killed under load: writers write, a subscriber listens, the
// server is killed with SIGKILL at random moments and started again. Afterwards every acknowledged batch must stand
// whole where it was said to, no batch may stand in part, and the subscriber must have seen every event once, in order.
//
//   EVENTSTORE_URL='esdb://127.0.0.1:2113?tls=false' EVENTSTORE_START='<command that runs the server>' \
//     node dist/bench/prove-eventstoredb.js [rounds]
import { randomUUID } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { eventId, streamName, type StreamName } from '#kernel';
import { StoreUnavailable, type EventStore, type NewEvent, type StoredEvent } from '#event-store';
import { openEventStoreDb } from '#event-store/eventstoredb';

const WRITERS = 16;
const SHARED_STREAMS = 4;

interface Acknowledged {
  readonly stream: StreamName;
  readonly batch: readonly NewEvent[];
  readonly revision: number;
  readonly position: string;
}

export interface Findings {
  readonly acknowledgedEvents: number;
  readonly missing: number;
  readonly moved: number;
  readonly tornBatches: number;
  readonly eventsNobodyWrote: number;
  readonly seenBySubscriber: number;
  readonly subscriberDiffers: boolean;
  readonly refusals: Readonly<Record<string, number>>;
  readonly longestPauseMs: number;
}

/** Writes while `harm` is done, and looks at what stands afterwards. */
export async function proveUnderLoad(url: string, harm: () => Promise<void>): Promise<Findings> {
  const store = await openEventStoreDb({ url });
  const type = `Proof-${randomUUID()}`;
  const acknowledged: Acknowledged[] = [];
  const batches: (readonly NewEvent[])[] = [];
  const refusals: Record<string, number> = {};
  const state = { on: true, lastAnswer: performance.now(), longestPause: 0 };
  const shared = Array.from({ length: SHARED_STREAMS }, () => streamName(`proof-${randomUUID()}`));

  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    const own = streamName(`proof-${randomUUID()}`);
    for (let n = 0; state.on; n += 1) {
      const batch = Array.from({ length: 1 + (n % 5) }, () => ({
        id: eventId(randomUUID()),
        type,
        data: { writer, n },
        metadata: {},
      }));
      batches.push(batch);
      const stream = n % 3 === 0 ? (shared[n % SHARED_STREAMS] ?? own) : own;
      const { revision, position } = await landedAt(store, stream, batch, refusals);
      acknowledged.push({ stream, batch, revision, position });
      const now = performance.now();
      state.longestPause = Math.max(state.longestPause, now - state.lastAnswer);
      state.lastAnswer = now;
    }
  });

  const seen: StoredEvent[] = [];
  const stop = new AbortController();
  const listening = (async () => {
    for await (const message of store.subscribe({ kind: 'all' }, { types: [type], signal: stop.signal }))
      if (message.kind === 'event') seen.push(message.event);
  })();

  await harm();
  state.on = false;
  await Promise.all(writers);
  const stored = await everything(store, type);
  while (seen.length < stored.length) await new Promise((resolve) => setTimeout(resolve, 20));
  stop.abort();
  await listening;
  await store.close();
  return {
    ...judge(stored, acknowledged, batches),
    seenBySubscriber: seen.length,
    subscriberDiffers: seen.some(
      ({ id, position }, n) => stored[n]?.id !== id || stored[n].position !== position,
    ),
    refusals,
    longestPauseMs: Math.round(state.longestPause),
  };
}

/** Says the same batch again for as long as it takes, as a session does. */
async function landedAt(
  store: EventStore,
  stream: StreamName,
  batch: readonly NewEvent[],
  refusals: Record<string, number>,
): Promise<{ revision: number; position: string }> {
  for (;;)
    try {
      const result = await store.append(stream, 'any', batch);
      if (result.kind === 'appended') return result;
      if (result.kind === 'duplicate') return result.original;
      throw new Error(`an append came to ${result.kind}`);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      refusals[error.outcome] = (refusals[error.outcome] ?? 0) + 1;
    }
}

async function everything(store: EventStore, type: string): Promise<readonly StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (;;) {
    const last = all.at(-1)?.position;
    const page = await store.readAll({
      types: [type],
      max: 5_000,
      ...(last === undefined ? {} : { after: last }),
    });
    if (page.length === 0) return all;
    all.push(...page);
  }
}

function judge(
  stored: readonly StoredEvent[],
  acknowledged: readonly Acknowledged[],
  batches: readonly (readonly NewEvent[])[],
): Pick<Findings, 'acknowledgedEvents' | 'missing' | 'moved' | 'tornBatches' | 'eventsNobodyWrote'> {
  const byId = new Map(stored.map((event) => [event.id, event]));
  let [events, missing, moved] = [0, 0, 0];
  for (const { stream, batch, revision, position } of acknowledged)
    for (const [nth, { id }] of batch.entries()) {
      events += 1;
      const found = byId.get(id);
      const isLast = nth === batch.length - 1;
      if (found === undefined) missing += 1;
      else if (
        found.stream !== stream ||
        found.revision !== revision - batch.length + 1 + nth ||
        (isLast && found.position !== position)
      )
        moved += 1;
    }
  const torn = batches.filter((batch) => {
    const there = batch.filter(({ id }) => byId.has(id)).length;
    return there > 0 && there < batch.length;
  });
  const ours = new Set(batches.flat().map(({ id }) => id));
  const twice = stored.length - byId.size;
  return {
    acknowledgedEvents: events,
    missing,
    moved,
    tornBatches: torn.length,
    eventsNobodyWrote: stored.filter(({ id }) => !ours.has(id)).length + twice,
  };
}

const isSound = (found: Findings): boolean =>
  found.missing + found.moved + found.tornBatches + found.eventsNobodyWrote === 0 && !found.subscriberDiffers;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function main(): Promise<void> {
  const url = process.env['EVENTSTORE_URL'];
  const command = process.env['EVENTSTORE_START'];
  if (url === undefined || command === undefined)
    throw new Error(
      'EVENTSTORE_URL names the server, EVENTSTORE_START the command that runs it in the foreground',
    );
  // EventStoreDB takes every variable that begins so for an option, and doesn't start with one it doesn't know.
  const env = { ...process.env };
  delete env['EVENTSTORE_URL'];
  delete env['EVENTSTORE_START'];
  const start = (): ChildProcess => spawn('sh', ['-c', command], { detached: true, stdio: 'ignore', env });
  let server = start();
  const kill = (): void => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  };
  try {
    await isUp(url);
    for (let round = 1; round <= Number(process.argv[2] ?? 6); round += 1) {
      const found = await proveUnderLoad(url, async () => {
        await wait(1_000 + Math.random() * 3_000);
        kill();
        server = start();
        await isUp(url);
        await wait(1_000);
      });
      console.log(JSON.stringify({ round, sound: isSound(found), ...found }));
      if (!isSound(found)) process.exitCode = 1;
    }
  } finally {
    kill();
  }
}

async function isUp(url: string): Promise<void> {
  const store = await openEventStoreDb({ url });
  while ((await store.health()).status !== 'ok') await wait(50);
  await store.close();
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
