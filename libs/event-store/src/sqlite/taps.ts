// The source that a subscription of the SQLite store reads: history from the file, slice by slice, and then
// the tail in memory for as long as the subscription keeps up.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StreamName } from '#kernel';
import type { StoredEvent } from '../port/port.js';
import type { Stretch, Tap } from '../port/subscription.js';
import type { Reader } from './reader.js';
import type { Tail } from './tail.js';

const STRETCH = 256;

const NOTHING_NEW: Stretch = { events: [], end: true };

interface Log {
  readonly reader: Reader;
  readonly tail: Tail;
}

/** A tap of this store. While it is live, it still needs the tail's events after `taken`. */
export interface LogTap extends Tap {
  readonly taken: number | undefined;
}

export class AllTap implements LogTap {
  readonly topic = undefined;
  #live = false;
  readonly #wanted: ReadonlySet<string> | undefined;

  constructor(
    private readonly log: Log,
    private place: number,
    private readonly types: readonly string[] | undefined,
    /** True if it ignores what this process appends, which is all the tail holds. */
    private readonly othersOnly: boolean,
  ) {
    this.#wanted = types === undefined ? undefined : new Set(types);
  }

  get taken(): number | undefined {
    return this.#live ? this.place : undefined;
  }

  next(): Stretch | Promise<Stretch> {
    const { tail } = this.log;
    if (!this.#live || this.place < tail.floor) return this.#fromFile();
    if (this.othersOnly) {
      this.place = tail.head;
      return NOTHING_NEW;
    }
    const events: StoredEvent[] = [];
    const stop = this.place + STRETCH;
    for (let event = tail.at(this.place + 1); event !== undefined; event = tail.at(this.place + 1)) {
      if (this.#wanted?.has(event.type) ?? true) events.push(event.stored);
      this.place = event.place;
      if (this.place >= stop) return { events, end: false };
    }
    return { events, end: true };
  }

  async #fromFile(): Promise<Stretch> {
    // Other work runs between two slices.
    await nextTurn();
    const slice = this.log.reader.ofAll(this.place, 'forwards', STRETCH, this.types);
    this.place = slice.next;
    this.#live = slice.end;
    return slice;
  }
}

export class StreamTap implements LogTap {
  readonly topic: StreamName;
  #id: number | undefined;
  #live = false;
  /** The place up to which the tail has been searched. */
  #place = 0;

  constructor(
    private readonly log: Log,
    stream: StreamName,
    private from: number,
    private readonly types: readonly string[] | undefined,
  ) {
    this.topic = stream;
  }

  get taken(): number | undefined {
    return this.#live ? this.#place : undefined;
  }

  next(): Stretch | Promise<Stretch> {
    const { tail } = this.log;
    if (!this.#live || this.#place < tail.floor) return this.#fromFile();
    const events: StoredEvent[] = [];
    for (let event = tail.at(this.#place + 1); event !== undefined; event = tail.at(this.#place + 1)) {
      this.#place = event.place;
      if (event.stream !== this.topic || event.revision < this.from) continue;
      this.from = event.revision + 1;
      if (this.types === undefined || this.types.includes(event.type)) events.push(event.stored);
      if (events.length >= STRETCH) return { events, end: false };
    }
    return { events, end: true };
  }

  async #fromFile(): Promise<Stretch> {
    await nextTurn();
    const { reader } = this.log;
    // Noted first: an event that arrives in between appears again in the tail, and is recognised by its
    // revision.
    const head = reader.head();
    this.#id ??= reader.streamId(this.topic);
    const slice =
      this.#id === undefined
        ? { events: [], next: this.from, end: true }
        : reader.ofStream(this.#id, this.from, 'forwards', STRETCH, this.types);
    this.from = Math.max(this.from, slice.next);
    this.#live = slice.end;
    this.#place = head;
    return slice;
  }
}
