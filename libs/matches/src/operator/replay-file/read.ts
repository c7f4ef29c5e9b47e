// Reads the file of a replay back. What is damaged, cut off, of another version or too large is refused by its name.
import { createHash } from 'node:crypto';
import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import { FEED_VERSION } from '#visibility';
import {
  MOST_BYTES,
  MOST_LINES,
  replayEnd,
  replayHeader,
  REPLAY_VERSION,
  type ReplayHeader,
} from './format.js';

export type ReplayFault =
  /** Its first line is no header of a replay. */
  | 'not-a-replay'
  /** A newer release wrote it. */
  | 'unknown-version'
  /** It has the feed of an earlier release, whose patches are of another kind. */
  | 'earlier-feed'
  | 'too-large'
  /** A line is no JSON, or the lines are not those that were written. */
  | 'damaged'
  /** Its end is missing. */
  | 'truncated';

export interface ReplayFile {
  readonly header: ReplayHeader;
  /** The events of the log, or the entries of the feed. */
  readonly lines: readonly Json[];
}

const KEPT_FOR_END = 2;

/** `lines`: the text of the file line by line, without line breaks. */
export async function readReplay(lines: AsyncIterable<string>): Promise<Result<ReplayFile, ReplayFault>> {
  const digest = createHash('sha256');
  const read: Json[] = [];
  let header: ReplayHeader | undefined;
  let isEnded = false;
  let characters = 0;
  for await (const line of lines) {
    if (isEnded) return line === '' ? ok(fileOf(header, read)) : err('damaged');
    characters += line.length;
    if (characters > MOST_BYTES || read.length > MOST_LINES + KEPT_FOR_END) return err('too-large');
    const value = parsed(line);
    if (header === undefined) {
      const found = headerIn(value);
      if (!found.ok) return found;
      header = found.value;
    } else if (value === undefined) return err('damaged');
    else {
      const end = replayEnd.safeParse(value).data;
      if (end === undefined) read.push(value);
      else {
        if (end.lines !== read.length || end.digest !== digest.digest('hex')) return err('damaged');
        isEnded = true;
        continue;
      }
    }
    digest.update(`${line}\n`);
  }
  if (header === undefined) return err('not-a-replay');
  return isEnded ? ok(fileOf(header, read)) : err('truncated');
}

function fileOf(header: ReplayHeader | undefined, lines: readonly Json[]): ReplayFile {
  if (header === undefined) throw new Error('a file without a header has no end');
  return { header, lines };
}

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}

/** True of any version. */
export const isReplay = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && (value as JsonObject)['pentaland'] === 'replay';

function headerIn(value: Json | undefined): Result<ReplayHeader, ReplayFault> {
  if (!isReplay(value)) return err('not-a-replay');
  const header = replayHeader.safeParse(value).data;
  if (header !== undefined) {
    if (header.content === 'log' || header.feed === FEED_VERSION) return ok(header);
    return err(header.feed > FEED_VERSION ? 'unknown-version' : 'earlier-feed');
  }
  const { version } = value as JsonObject;
  return err(typeof version === 'number' && version > REPLAY_VERSION ? 'unknown-version' : 'damaged');
}
