// What the main thread and the writer say to each other: flat arrays of strings and numbers, which cross between
// threads at the least cost; many appends in one message, one answer a commit.
import type { MessagePort } from 'node:worker_threads';
import type { EventText } from '../batch.js';
import type { Expected } from '../port.js';
import type { Durability, WriterSettings } from './schema.js';

/** What the writer is begun with. It answers by a port of its own, which the main thread can also look into. */
export interface WriterData extends WriterSettings {
  readonly answers: MessagePort;
}

/** Expectations as numbers: a revision as itself, the words below zero. */
export const NO_STREAM = -1;
export const STREAM_EXISTS = -2;
export const ANY = -3;

export function expectedCode(expected: Expected): number {
  switch (expected) {
    case 'no-stream':
      return NO_STREAM;
    case 'stream-exists':
      return STREAM_EXISTS;
    case 'any':
      return ANY;
    default:
      return expected;
  }
}

/** Appends laid end to end. */
export interface AppendMessage {
  readonly kind: 'append';
  /** Of each append its stream, then of each event its id, type, data and metadata. */
  readonly texts: string[];
  /** Of each append what it expects and how many events it has. */
  readonly numbers: number[];
}

export type ToWriter = AppendMessage | { readonly kind: 'probe' } | { readonly kind: 'close' };

/** How an append came out, the first of three numbers; the other two are of the last event. */
export const OUTCOME = {
  /** revision, place */
  appended: 0,
  /** the revision the stream is at (or NO_STREAM), 0 */
  conflict: 1,
  /** revision, place */
  duplicate: 2,
  /** 0, 0 */
  overlap: 3,
} as const;
export const NUMBERS_PER_OUTCOME = 3;

export type FromWriter =
  | { readonly kind: 'open'; readonly durability: Durability }
  | { readonly kind: 'unusable'; readonly message: string }
  /** The answers to the next so many appends, in the order they were given. */
  | {
      readonly kind: 'committed';
      /** The last place of the store before this commit. */
      readonly headBefore: number;
      readonly outcomes: readonly number[];
    }
  | {
      readonly kind: 'failed';
      readonly appends: number;
      readonly message: string;
      readonly outcome: 'not-done' | 'unknown';
    }
  | { readonly kind: 'probed'; readonly problem: string | undefined };

export function addAppend(
  message: AppendMessage,
  stream: string,
  expected: Expected,
  events: readonly EventText[],
): void {
  message.numbers.push(expectedCode(expected), events.length);
  message.texts.push(stream);
  for (const { id, type, data, metadata } of events) message.texts.push(id, type, data, metadata);
}

export const emptyMessage = (): AppendMessage => ({ kind: 'append', texts: [], numbers: [] });
