// The messages between the main thread and the writer: flat arrays of strings and numbers, which are cheapest
// to pass between threads. One message carries many appends; one answer covers a commit.
import type { MessagePort } from 'node:worker_threads';
import type { EventText } from '../port/batch.js';
import type { Expected } from '../port/port.js';
import type { Durability, WriterSettings } from './schema.js';

/** The writer's start data. It answers on a port of its own, which the main thread can also poll. */
export interface WriterData extends WriterSettings {
  readonly answers: MessagePort;
}

/** Expectations as numbers: a revision is itself, the words are below zero. */
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

/** Appends, concatenated. */
export interface AppendMessage {
  readonly kind: 'append';
  /** For each append its stream, then for each of its events the id, type, data and metadata. */
  readonly texts: string[];
  /** For each append its expectation and its number of events. */
  readonly numbers: number[];
}

export type ToWriter = AppendMessage | { readonly kind: 'probe' } | { readonly kind: 'close' };

/** The outcome of an append, the first of three numbers. The comment on each names the other two. */
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
  /** The answers to the next appends, in the order they were given. */
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
