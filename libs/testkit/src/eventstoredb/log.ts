// The double's log: the streams and $all, with a real EventStoreDB's answers to appends. What it accepts
// twice, refuses or leaves unanswered copies observations of a 23.10.8.
import { randomUUID } from 'node:crypto';

export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface LogRecord extends Proposed {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

export type Wanted = number | 'no-stream' | 'any' | 'stream-exists';

export type DoubleAnswer =
  | { readonly kind: 'success'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong-expected-version'; readonly expected: Wanted; readonly current: number }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'stream-deleted' }
  /**
   * If anything is expected, the real server doesn't answer a batch that repeats all its ids in another
   * order.
   */
  | { readonly kind: 'silence' };

interface Stream {
  readonly records: LogRecord[];
  /** Events before this revision can't be read any more. */
  visibleFrom: number;
  softDeleted: boolean;
  tombstoned: boolean;
}

export const MAX_APPEND_SIZE = 1_048_576;
const RECORD_OVERHEAD = 100;
const EMPTY = new Uint8Array();

export class DoubleLog {
  readonly all: LogRecord[] = [];
  readonly #streams = new Map<string, Stream>();
  readonly #committed = new Map<string, LogRecord>();
  readonly #listeners = new Set<(records: readonly LogRecord[]) => void>();
  #end = 1_000;

  constructor() {
    this.#write('$$$scavenges', [system('$metadata')]);
  }

  onAppended(listener: (records: readonly LogRecord[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  append(name: string, expected: Wanted, events: readonly Proposed[]): DoubleAnswer {
    if (events.reduce((sum, { data }) => sum + data.length, 0) > MAX_APPEND_SIZE)
      return { kind: 'too-large' };
    const stream = this.#streams.get(name);
    if (stream?.tombstoned === true) return { kind: 'stream-deleted' };
    const current = (stream?.records.length ?? 0) - 1;
    const wrong: DoubleAnswer = { kind: 'wrong-expected-version', expected, current };
    if (expected === 'stream-exists' && (stream === undefined || stream.softDeleted)) return wrong;
    if (expected === 'any' || expected === 'stream-exists')
      return this.#repeatedAnywhere(name, events, wrong) ?? this.#write(name, events);

    const after = expected === 'no-stream' ? -1 : expected;
    if (after > current) return wrong;
    if (after === current) return this.#write(name, events);
    const there = stream?.records.slice(after + 1, after + 1 + events.length) ?? [];
    if (events.every(({ id }, nth) => there[nth]?.id === id)) return success(there.at(-1));
    const begins = there[0]?.id === events[0]?.id;
    return !begins && after === -1 && stream?.softDeleted === true ? this.#write(name, events) : wrong;
  }

  /** A soft delete: revisions continue from where they were. */
  delete(name: string): LogRecord | undefined {
    const stream = this.#streams.get(name);
    if (stream === undefined || stream.softDeleted) return undefined;
    stream.visibleFrom = stream.records.length;
    stream.softDeleted = true;
    this.#write(`$$${name}`, [system('$metadata')]);
    return this.all.at(-1);
  }

  tombstone(name: string): LogRecord | undefined {
    this.#write(name, [system('$streamDeleted')]);
    const stream = this.#streams.get(name);
    if (stream !== undefined) stream.tombstoned = true;
    return this.all.at(-1);
  }

  isTombstoned(name: string): boolean {
    return this.#streams.get(name)?.tombstoned === true;
  }

  /** The readable events of a stream, or undefined if the stream does not exist or was deleted. */
  visible(name: string): readonly LogRecord[] | undefined {
    const stream = this.#streams.get(name);
    if (stream === undefined || stream.softDeleted) return undefined;
    return stream.visibleFrom === 0 ? stream.records : stream.records.slice(stream.visibleFrom);
  }

  /** The index in $all of the first event at or after the position. */
  indexFrom(position: number): number {
    let low = 0;
    let high = this.all.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.all[middle]?.position ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Looks for the ids among the recent ones, anywhere in the stream. */
  #repeatedAnywhere(
    name: string,
    events: readonly Proposed[],
    wrong: DoubleAnswer,
  ): DoubleAnswer | undefined {
    const records = events.map(({ id }) => this.#committed.get(id));
    if (records[0]?.stream !== name) return undefined;
    const places = records.flatMap((record) => (record?.stream === name ? [record.revision] : []));
    if (places.length < events.length) return wrong;
    const inOrder = places.every((place, nth) => nth === 0 || place > (places[nth - 1] ?? place));
    return inOrder ? success(records.at(-1)) : { kind: 'silence' };
  }

  #write(name: string, events: readonly Proposed[]): DoubleAnswer {
    const stream = this.#streams.get(name) ?? newStream();
    this.#streams.set(name, stream);
    stream.softDeleted = false;
    const written = events.map((event): LogRecord => {
      const record = { ...event, stream: name, revision: stream.records.length, position: this.#end };
      this.#end += RECORD_OVERHEAD + event.data.length + event.metadata.length;
      stream.records.push(record);
      this.all.push(record);
      if (!this.#committed.has(event.id)) this.#committed.set(event.id, record);
      return record;
    });
    for (const listener of [...this.#listeners]) listener(written);
    return success(written.at(-1));
  }
}

const newStream = (): Stream => ({ records: [], visibleFrom: 0, softDeleted: false, tombstoned: false });

const success = (record: LogRecord | undefined): DoubleAnswer => ({
  kind: 'success',
  revision: record?.revision ?? 0,
  position: record?.position ?? 0,
});

const system = (type: string): Proposed => ({
  id: randomUUID(),
  type,
  contentType: 'application/json',
  data: EMPTY,
  metadata: EMPTY,
});
