// `pentaland checkpoint`: the length and the Merkle root of the log, signed: for whoever wants to know later that nothing
// was taken out of it.
import { readFileSync } from 'node:fs';
import type { EventStore } from '#event-store';
import {
  CheckpointBook,
  checkpointNow,
  checkpointSchema,
  storedCheckpoints,
  type Checkpoint,
  type ConsistencyProof,
} from '#log';
import { parseArgs } from 'node:util';
import { isOwnIn, keysOf, openStore, readConfig, type Config } from '../../../server/src/index.js';
import { orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command } from '../command/command.js';
import { checkpointWorld } from '../installation/own-events.js';

export const checkpoint: Command = {
  takes: '[--newest | --list | --since FILE]',
  details: [
    'Makes a checkpoint of the log as it is now, unless the newest one covers it, appends it to the log, and prints it',
    'as a line of JSON. Keep it apart from the log: `pentaland verify --against FILE` then finds whether an event that',
    'was in the log has been removed or changed since. The server also makes checkpoints by itself.',
    '--newest: the newest checkpoint in the log. --list: all of them, one per line. Neither makes one.',
    '--since: a proof that the newest checkpoint continues the one in FILE. `pentaland verify` checks the proof',
    'without a log.',
  ],
  async run(args, terminal) {
    const asked = read(args);
    const config = readConfig(terminal.environment);
    const keys = keysOf(config, 'must-be-there');
    const store = await openStore(config);
    const print = (line: Checkpoint | ConsistencyProof) => terminal.out(JSON.stringify(line));
    try {
      if (asked.list === true) for await (const { made } of storedCheckpoints(store)) print(made.checkpoint);
      else if (asked.since !== undefined) print(await provenSince(asked.since, config, store));
      else if (asked.newest === true) print(there(await bookOf(config, store).newest(), NONE));
      else print(there(await checkpointNow(checkpointWorld(config, store, keys)), 'the log is empty'));
      return EXIT.ok;
    } finally {
      await store.close();
    }
  },
};

const NONE = 'the log has no checkpoint yet: `pentaland checkpoint` makes one';

function there<T>(found: T | undefined, otherwise: string): T {
  if (found === undefined) throw new Failure(otherwise);
  return found;
}

const bookOf = (config: Config, store: EventStore) => new CheckpointBook(store, isOwnIn(config));

async function provenSince(file: string, config: Config, store: EventStore): Promise<ConsistencyProof> {
  const earlier = readCheckpoint(file);
  const book = bookOf(config, store);
  const later = there(await book.newest(), NONE);
  const path = await book.consistency(earlier, later);
  if (path === undefined)
    throw new Failure(
      earlier.size > later.size
        ? `${file} is newer than the newest checkpoint in the log`
        : `the log no longer matches ${file}: an event was removed or changed`,
    );
  return { pentaland: 'consistency', version: 1, earlier, later, path };
}

export function readCheckpoint(file: string): Checkpoint {
  try {
    return checkpointSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Failure(`${file} is not a readable checkpoint`);
  }
}

function read(args: readonly string[]) {
  const options = {
    newest: { type: 'boolean' },
    list: { type: 'boolean' },
    since: { type: 'string' },
  } as const;
  const { values } = orUsageError(() => parseArgs({ args: [...args], options }));
  if (Object.keys(values).length > 1) throw new UsageError('use only one of --newest, --list and --since');
  return values;
}
