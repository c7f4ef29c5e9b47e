// The reader of a log file, on the main thread: it reads bounded slices, so that a read never blocks for
// long.
import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import type { EventId, Json, StreamName } from '#kernel';
import { revision, StoreUnavailable, type Direction, type StoredEvent } from '../port/port.js';
import { positionOf } from '../port/position.js';
import { BLOCK_PLACES, openToRead } from './schema.js';
import { describeError } from './sqlite-errors.js';

/**
 * A slice of the log in reading order, where to continue, and whether the log ends there in that direction.
 */
export interface Slice {
  readonly events: StoredEvent[];
  readonly next: number;
  readonly end: boolean;
}

const SLICE_EVENTS = 256;
/** A slice ends after the event that exceeds this many UTF-16 code units. */
const SLICE_UNITS = 512 * 1024;
/** How many revisions one slice searches for types that are rare in the stream. */
const WINDOW = 2_048;
/** How many blocks of each type are looked up at a time. */
const BLOCKS_AT_ONCE = 64;
const REMEMBERED_STREAMS = 50_000;
/** How often it checks that the file of that name is still the one it reads. */
const SAME_FILE_MS = 100;

type Row = [
  place: number,
  stream: number,
  revision: number,
  type: number,
  id: string,
  data: string,
  metadata: string,
];
const COLUMNS = 'position, stream, revision, type, id, data, metadata';

export class Reader {
  #db: Database.Database | undefined;
  #statements: ReturnType<typeof prepare> | undefined;
  #problem: string | undefined;
  #inode: number | undefined;
  #inodeAt = 0;
  #closed = false;
  readonly #streamNames = new Map<number, StreamName>();
  readonly #typeNames = new Map<number, string>();

  constructor(
    private readonly file: string,
    private readonly busyTimeoutMs: number,
  ) {}

  get problem(): string | undefined {
    return this.#problem;
  }

  /** The last place of the store; 0 if it is empty. */
  head(): number {
    return this.#ask((statements) => (statements.head.get() as number | null) ?? 0);
  }

  /** A number that changes when any other connection has committed. */
  dataVersion(): number {
    return this.#ask((statements) => statements.dataVersion.get() as number);
  }

  /** The number of a stream in this file; undefined if it is absent. */
  streamId(name: StreamName): number | undefined {
    return this.#ask((statements) => statements.streamId.get(name) as number | undefined);
  }

  /** The last revision of a stream. */
  lastRevision(stream: number): number {
    return this.#ask((statements) => (statements.lastRevision.get(stream) as number | null) ?? -1);
  }

  /** Events of a stream from a revision on, inclusive. */
  ofStream(
    stream: number,
    from: number,
    direction: Direction,
    max: number,
    types: readonly string[] | undefined,
  ): Slice {
    return this.#ask((statements) => {
      const last = (statements.lastRevision.get(stream) as number | null) ?? -1;
      const [low, high] =
        direction === 'forwards'
          ? [from, Math.min(from + WINDOW - 1, last)]
          : [Math.max(from - WINDOW + 1, 0), Math.min(from, last)];
      const limit = Math.min(max, SLICE_EVENTS);
      const chosen = types === undefined ? undefined : JSON.stringify(this.#typeIds(statements, types));
      const rows =
        chosen === undefined
          ? statements.stream[direction].iterate(stream, low, high, limit)
          : statements.streamOfTypes[direction].iterate(stream, low, high, chosen, limit);
      const { taken, cut } = cutToSize(rows as IterableIterator<Row>);
      const whole = !cut && taken.length < limit;
      const lastTaken = taken.at(-1)?.[2] ?? from;
      const next = direction === 'forwards' ? (whole ? high : lastTaken) + 1 : (whole ? low : lastTaken) - 1;
      return {
        events: taken.map((row) => this.#event(statements, row)),
        next,
        end: direction === 'forwards' ? next > last : next < 0,
      };
    });
  }

  /** Events of all streams after a place, exclusive. */
  ofAll(after: number, direction: Direction, max: number, types: readonly string[] | undefined): Slice {
    return this.#ask((statements) => {
      const head = (statements.head.get() as number | null) ?? 0;
      const limit = Math.min(max, SLICE_EVENTS);
      const rows =
        types === undefined
          ? (statements.all[direction].iterate(after, limit) as IterableIterator<Row>)
          : this.#rowsOfTypes(statements, after, direction, limit, types);
      const { taken, cut } = cutToSize(rows);
      const end = !cut && taken.length < limit;
      const lastTaken = taken.at(-1)?.[0] ?? after;
      return {
        events: taken.map((row) => this.#event(statements, row)),
        next: end && direction === 'forwards' ? Math.max(head, lastTaken) : lastTaken,
        end,
      };
    });
  }

  /** Closes the file for good. */
  close(): void {
    this.#closed = true;
    this.#letGo();
  }

  #letGo(): void {
    this.#db?.close();
    this.#db = undefined;
    this.#statements = undefined;
    this.#streamNames.clear();
    this.#typeNames.clear();
  }

  #ask<T>(question: (statements: ReturnType<typeof prepare>) => T): T {
    if (this.#closed) throw new StoreUnavailable('the store is closed', 'not-done');
    try {
      this.#checkFile();
      this.#db ??= openToRead(this.file, this.busyTimeoutMs);
      this.#statements ??= prepare(this.#db);
      const answer = question(this.#statements);
      this.#problem = undefined;
      return answer;
    } catch (error) {
      this.#problem = describeError(error);
      this.#giveUp();
      throw new StoreUnavailable(`the log cannot be read: ${this.#problem}`, 'not-done', { cause: error });
    }
  }

  #checkFile(): void {
    const now = performance.now();
    if (this.#db !== undefined && now - this.#inodeAt < SAME_FILE_MS) return;
    const inode = statSync(this.file).ino;
    if (inode !== this.#inode) this.#giveUp();
    this.#inode = inode;
    this.#inodeAt = now;
  }

  #giveUp(): void {
    try {
      this.#letGo();
    } catch {
      // A connection that cannot even be closed is dropped all the same.
      this.#db = undefined;
      this.#statements = undefined;
    }
  }

  /** The rows of these types, block by block. */
  *#rowsOfTypes(
    statements: ReturnType<typeof prepare>,
    after: number,
    direction: Direction,
    limit: number,
    types: readonly string[],
  ): IterableIterator<Row> {
    const ids = this.#typeIds(statements, types);
    const chosen = JSON.stringify(ids);
    const [low, high] = direction === 'forwards' ? [after + 1, Infinity] : [0, after - 1];
    let left = limit;
    for (const block of blocksOf(statements, ids, direction, after)) {
      const first = Math.max(low, block * BLOCK_PLACES);
      const last = Math.min(high, (block + 1) * BLOCK_PLACES - 1);
      const rows = statements.ofTypes[direction].all(first, last, chosen, left) as Row[];
      yield* rows;
      left -= rows.length;
      if (left === 0) return;
    }
  }

  #typeIds(statements: ReturnType<typeof prepare>, types: readonly string[]): number[] {
    return [...new Set(types)].flatMap((type) => (statements.typeId.get(type) as number | undefined) ?? []);
  }

  #event(statements: ReturnType<typeof prepare>, row: Row): StoredEvent {
    const [place, stream, streamRevision, type, id, data, metadata] = row;
    return {
      id: id as EventId,
      type: this.#typeName(statements, type),
      data: JSON.parse(data) as Json,
      metadata: JSON.parse(metadata) as Json,
      stream: this.#streamName(statements, stream),
      revision: revision(streamRevision),
      position: positionOf(place),
    };
  }

  #typeName(statements: ReturnType<typeof prepare>, id: number): string {
    const known = this.#typeNames.get(id);
    if (known !== undefined) return known;
    const name = statements.typeName.get(id) as string | undefined;
    if (name === undefined) throw new Error(`an event is of type ${String(id)}, which there is not`);
    this.#typeNames.set(id, name);
    return name;
  }

  #streamName(statements: ReturnType<typeof prepare>, id: number): StreamName {
    const known = this.#streamNames.get(id);
    if (known !== undefined) return known;
    const name = statements.streamName.get(id) as StreamName | undefined;
    if (name === undefined) throw new Error(`an event is of stream ${String(id)}, which there is not`);
    if (this.#streamNames.size >= REMEMBERED_STREAMS) this.#streamNames.clear();
    this.#streamNames.set(id, name);
    return name;
  }
}

/** The blocks that hold any of the types, in order from the block of a place. */
function* blocksOf(
  statements: ReturnType<typeof prepare>,
  types: readonly number[],
  direction: Direction,
  place: number,
): IterableIterator<number> {
  const forwards = direction === 'forwards';
  let from = Math.floor(place / BLOCK_PLACES);
  for (;;) {
    const found = types.map(
      (type) => statements.blocksOfType[direction].all(type, from, BLOCKS_AT_ONCE) as number[],
    );
    // Do not go past the last block found of a type that has more: its next block would be missed.
    const ends = found.flatMap((blocks) => (blocks.length < BLOCKS_AT_ONCE ? [] : (blocks.at(-1) ?? [])));
    const horizon = forwards ? Math.min(...ends) : Math.max(...ends);
    const known = [...new Set(found.flat())].filter((block) =>
      forwards ? block <= horizon : block >= horizon,
    );
    yield* known.sort((a, b) => (forwards ? a - b : b - a));
    if (ends.length === 0) return;
    from = forwards ? horizon + 1 : horizon - 1;
  }
}

function cutToSize(rows: IterableIterator<Row>): { taken: Row[]; cut: boolean } {
  const taken: Row[] = [];
  let units = 0;
  for (const row of rows) {
    taken.push(row);
    units += row[5].length + row[6].length;
    if (units > SLICE_UNITS) return { taken, cut: true };
  }
  return { taken, cut: false };
}

const prepare = (db: Database.Database) => {
  const both = (
    sql: (order: 'ASC' | 'DESC', beyond: '>' | '<') => string,
  ): Record<Direction, Database.Statement> => ({
    forwards: db.prepare(sql('ASC', '>')),
    backwards: db.prepare(sql('DESC', '<')),
  });
  const raw = (statements: Record<Direction, Database.Statement>) => ({
    forwards: statements.forwards.raw(),
    backwards: statements.backwards.raw(),
  });
  const pluck = (statements: Record<Direction, Database.Statement>) => ({
    forwards: statements.forwards.pluck(),
    backwards: statements.backwards.pluck(),
  });
  return {
    head: db.prepare('SELECT max(position) FROM events').pluck(),
    dataVersion: db.prepare('PRAGMA data_version').pluck(),
    streamId: db.prepare('SELECT id FROM streams WHERE name = ?').pluck(),
    streamName: db.prepare('SELECT name FROM streams WHERE id = ?').pluck(),
    typeId: db.prepare('SELECT id FROM types WHERE name = ?').pluck(),
    typeName: db.prepare('SELECT name FROM types WHERE id = ?').pluck(),
    lastRevision: db.prepare('SELECT max(revision) FROM events WHERE stream = ?').pluck(),
    all: raw(
      both(
        (order, beyond) =>
          `SELECT ${COLUMNS} FROM events WHERE position ${beyond} ? ORDER BY position ${order} LIMIT ?`,
      ),
    ),
    blocksOfType: pluck(
      both(
        (order, beyond) =>
          `SELECT block FROM type_blocks WHERE type = ? AND block ${beyond}= ? ORDER BY block ${order} LIMIT ?`,
      ),
    ),
    ofTypes: raw(
      both(
        (order) =>
          `SELECT ${COLUMNS} FROM events WHERE position BETWEEN ? AND ?
           AND type IN (SELECT value FROM json_each(?)) ORDER BY position ${order} LIMIT ?`,
      ),
    ),
    stream: raw(
      both(
        (order) =>
          `SELECT ${COLUMNS} FROM events WHERE stream = ? AND revision BETWEEN ? AND ?
           ORDER BY revision ${order} LIMIT ?`,
      ),
    ),
    streamOfTypes: raw(
      both(
        (order) =>
          `SELECT ${COLUMNS} FROM events INDEXED BY events_by_revision WHERE stream = ? AND revision BETWEEN ? AND ?
           AND type IN (SELECT value FROM json_each(?)) ORDER BY revision ${order} LIMIT ?`,
      ),
    ),
  };
};
