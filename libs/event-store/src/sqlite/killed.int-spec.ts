// Kills a writing process at random moments, repeatedly on one file. Every acknowledged append must be there;
// every other append is there whole or not at all.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';
import type { StoredEvent } from '../port/port.js';
import { builtFile } from './built-file.js';
import { answeredHealth } from './fixtures/answered-health.js';
import { SqliteEventStore } from './index.js';

const ROUNDS = Number(process.env['PENTALAND_KILL_ROUNDS'] ?? 20);
const STREAMS = 16;

interface Acknowledged {
  readonly stream: string;
  readonly batch: string;
  readonly of: number;
  readonly revision: number;
  readonly position: string;
}

/**
 * Runs a writer until some time after its first acknowledgement; returns the acknowledgements printed by
 * then.
 */
async function writeUntilKilled(file: string): Promise<Acknowledged[]> {
  const writer = spawn(
    process.execPath,
    [builtFile('./fixtures/killed-writer.js', import.meta.url), file, String(STREAMS)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const acknowledged: Acknowledged[] = [];
  const ended = new Promise<string | null>((resolve) =>
    writer.on('exit', (_code, signal) => resolve(signal)),
  );
  for await (const line of createInterface({ input: writer.stdout })) {
    if (acknowledged.length === 0) setTimeout(() => writer.kill('SIGKILL'), randomInt(0, 150));
    // The kill may have cut the last line off.
    if (line.endsWith('}')) acknowledged.push(JSON.parse(line) as Acknowledged);
  }
  expect(await ended).toBe('SIGKILL');
  return acknowledged;
}

async function everything(file: string): Promise<readonly StoredEvent[]> {
  const store = await SqliteEventStore.open({ file });
  try {
    expect((await answeredHealth(store)).status).toBe('ok');
    return await store.readAll({ max: Number.MAX_SAFE_INTEGER });
  } finally {
    await store.close();
  }
}

/**
 * Everything torn, out of order or lost. Returns a list, because an `expect` for each of many events is slow.
 */
function faultsOf(events: readonly StoredEvent[], acknowledged: readonly Acknowledged[]): string[] {
  const faults: string[] = [];
  const ends = new Map<string, number>();
  const batches = new Map<string, { last: StoredEvent; of: number; nths: number[] }>();
  for (const event of events) {
    const wanted = (ends.get(event.stream) ?? -1) + 1;
    if (event.revision !== wanted)
      faults.push(`${event.stream} has ${String(event.revision)} at ${String(wanted)}`);
    ends.set(event.stream, wanted);
    const { batch, nth, of } = event.data as { batch: string; nth: number; of: number };
    const nths = batches.get(batch)?.nths ?? [];
    nths.push(nth);
    batches.set(batch, { last: event, of, nths });
  }
  for (const [batch, { of, nths }] of batches)
    if (nths.length !== of || nths.some((nth, n) => nth !== n)) faults.push(`${batch} is torn`);
  for (const { batch, of, stream, revision, position } of acknowledged) {
    const found = batches.get(batch);
    const isThere =
      found?.of === of &&
      found.last.stream === stream &&
      found.last.revision === revision &&
      found.last.position === position;
    if (!isThere) faults.push(`${batch} was acknowledged at ${position} and is not there`);
  }
  return faults;
}

describe('a writing process killed with SIGKILL', () => {
  it(
    `loses nothing it acknowledged and tears no batch, ${String(ROUNDS)} times on one file`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'pentaland-killed-'));
      const acknowledged: Acknowledged[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const told = await writeUntilKilled(join(folder, 'log.db'));
        expect(told.length).toBeGreaterThan(0);
        acknowledged.push(...told);
        expect(faultsOf(await everything(join(folder, 'log.db')), acknowledged)).toEqual([]);
      }
      rmSync(folder, { recursive: true });
    },
    60_000 + ROUNDS * 10_000,
  );
});
