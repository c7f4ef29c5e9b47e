// A replay file from the disk. What cannot be read of it is told by what is wrong with it.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { MOST_BYTES, readReplay, type ReplayFault, type ReplayFile } from '#matches';
import { Failure } from '../command/command.js';

const FAULTS: { readonly [F in ReplayFault]: string } = {
  'not-a-replay': 'is not a replay: write one with `pentaland export GAME --replay`',
  'unknown-version': 'was written by a later release: use that release or a newer one',
  'earlier-feed':
    'has the feed of an earlier release, which this one cannot follow: use that release, or export again',
  'too-large': 'is larger than any replay',
  damaged: 'is damaged: its lines are not those that were written',
  truncated: 'is cut off: its end is missing',
};

/** Text line by line. */
export async function* textIn(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const opened = new Promise((resolve, reject) => input.once('open', resolve).once('error', reject));
  await opened.catch(() => {
    throw new Failure(`${file} cannot be read`);
  });
  yield* createInterface({ input, crlfDelay: Infinity });
}

export async function replayIn(file: string): Promise<ReplayFile> {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined || found.isDirectory()) throw new Failure(`${file} cannot be read`);
  // Looked at first: one endless line would be read whole.
  if (found.size > MOST_BYTES) throw new Failure(`${file} ${FAULTS['too-large']}`);
  const read = await readReplay(textIn(file));
  if (!read.ok) throw new Failure(`${file} ${FAULTS[read.error]}`);
  return read.value;
}
