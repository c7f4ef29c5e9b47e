// The writer of a log file: commits a group of appends in one transaction and reports each outcome. It
// remembers where streams end as long as nobody else has written to the file.
import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { ANY, NO_STREAM, OUTCOME, STREAM_EXISTS, type AppendMessage } from './protocol.js';
import { durabilityOf, openToWrite, type Durability, type WriterSettings } from './schema.js';
import { describeError, isBusy, isNotUnique } from './sqlite-errors.js';

/** The result of a group: the outcomes of its appends, or why none of them was committed. */
export type GroupOutcome =
  | { readonly kind: 'committed'; readonly headBefore: number; readonly outcomes: number[] }
  | { readonly kind: 'failed'; readonly message: string; readonly outcome: 'not-done' | 'unknown' };

interface StreamEnd {
  readonly id: number;
  last: number;
}

const REMEMBERED_STREAMS = 50_000;
const PROBE_BYTES = 64 * 1024;
/**
 * The pause between tries while another process writes; short, so that two processes share the file fairly.
 */
const BUSY_SLEEP_MS = 0.5;

export class Committer {
  #db: Database.Database | undefined;
  #statements: ReturnType<typeof prepare> | undefined;
  #inode: number | undefined;
  #known = false;
  #head = 0;
  #dataVersion = -1;
  readonly #streams = new Map<string, StreamEnd>();
  readonly #types = new Map<string, number>();
  /** True if this transaction has numbered a new stream or type. */
  #named = false;
  #failed = false;

  constructor(private readonly settings: WriterSettings) {}

  /** Opens the file and makes it a log if it is new; throws if it cannot be used. */
  open(): Durability {
    return durabilityOf(this.#open().db);
  }

  commit(group: readonly AppendMessage[]): GroupOutcome {
    let outcome: 'not-done' | 'unknown' = 'not-done';
    try {
      const { statements } = this.#open();
      this.#begin(statements);
      const headBefore = this.#head;
      const outcomes: number[] = [];
      for (const message of group) this.#appendAll(statements, message, outcomes);
      if (this.#head === headBefore) {
        statements.rollback.run();
        if (this.#named) this.#forget();
      } else {
        // From here on the disk may have it even if COMMIT reports an error.
        outcome = 'unknown';
        statements.commit.run();
      }
      this.#failed = false;
      return { kind: 'committed', headBefore, outcomes };
    } catch (error) {
      this.#letGo();
      return { kind: 'failed', message: describeError(error), outcome };
    }
  }

  /**
   * Checks that it could write now; after a failure, by really writing. Returns the problem, or undefined.
   */
  probe(): string | undefined {
    try {
      const { db, statements } = this.#open();
      if (this.#failed) {
        this.#begin(statements);
        db.prepare('INSERT INTO probe VALUES (zeroblob(?))').run(PROBE_BYTES);
        db.prepare('DELETE FROM probe').run();
        statements.commit.run();
        this.#failed = false;
      } else statements.dataVersion.get();
      return undefined;
    } catch (error) {
      this.#letGo();
      return describeError(error);
    }
  }

  close(): void {
    this.#db?.close();
    this.#db = undefined;
  }

  #open(): { db: Database.Database; statements: ReturnType<typeof prepare> } {
    // If the file at that name was replaced, this connection would write to the old, unlinked file.
    if (this.#db !== undefined && statSync(this.settings.file).ino !== this.#inode) this.#letGo();
    if (this.#db === undefined || this.#statements === undefined) {
      // If there was a log before, a missing file is a fault: do not start an empty one.
      this.#db = openToWrite({ ...this.settings, create: this.settings.create && !this.#known });
      this.#statements = prepare(this.#db);
      this.#inode = statSync(this.settings.file).ino;
      this.#known = true;
      // After a full disk the write-ahead log may hold space that the next commit needs.
      if (this.#failed) this.#db.pragma('wal_checkpoint(TRUNCATE)');
    }
    return { db: this.#db, statements: this.#statements };
  }

  /** After a fault nothing remembered is trusted: the next group opens a new connection. */
  #letGo(): void {
    this.#failed = true;
    try {
      if (this.#db?.inTransaction === true) this.#db.exec('ROLLBACK');
      this.#db?.close();
    } catch {
      // A connection that cannot even be closed is given up all the same.
    }
    this.#db = undefined;
    this.#statements = undefined;
    this.#forget();
  }

  #forget(): void {
    this.#streams.clear();
    this.#types.clear();
    this.#dataVersion = -1;
  }

  #begin(statements: ReturnType<typeof prepare>): void {
    const deadline = performance.now() + this.settings.busyTimeoutMs;
    for (;;) {
      try {
        statements.begin.run();
        break;
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        Atomics.wait(SLEEP, 0, 0, BUSY_SLEEP_MS);
      }
    }
    this.#named = false;
    // We hold the lock: what is true now stays true until the commit.
    const dataVersion = statements.dataVersion.get() as number;
    if (dataVersion === this.#dataVersion) return;
    this.#forget();
    this.#dataVersion = dataVersion;
    this.#head = (statements.head.get() as number | null) ?? 0;
  }

  #appendAll(statements: ReturnType<typeof prepare>, message: AppendMessage, outcomes: number[]): void {
    const { texts, numbers } = message;
    let text = 0;
    for (let n = 0; n < numbers.length; n += 2) {
      const expected = numbers[n] ?? ANY;
      const count = numbers[n + 1] ?? 0;
      this.#append(statements, texts, text, expected, count, outcomes);
      text += 1 + count * 4;
    }
  }

  #append(
    statements: ReturnType<typeof prepare>,
    texts: readonly string[],
    start: number,
    expected: number,
    count: number,
    outcomes: number[],
  ): void {
    const name = texts[start] ?? '';
    const stream = this.#stream(statements, name);
    const last = stream?.last ?? NO_STREAM;
    const asExpected =
      expected === last || expected === ANY || (expected === STREAM_EXISTS && last !== NO_STREAM);
    if (asExpected) {
      const end = stream ?? this.#newStream(statements, name);
      if (this.#insert(statements, texts, start + 1, end, count)) {
        outcomes.push(OUTCOME.appended, end.last, this.#head);
        return;
      }
    }
    if (stream !== undefined && this.#answerEarlier(statements, texts, start + 1, stream, count, outcomes))
      return;
    if (asExpected) throw new Error('the indexes of the log contradict each other');
    outcomes.push(OUTCOME.conflict, last, 0);
  }

  /** Writes the events, or none of them if an id is already in the stream. */
  #insert(
    statements: ReturnType<typeof prepare>,
    texts: readonly string[],
    start: number,
    end: StreamEnd,
    count: number,
  ): boolean {
    const head = this.#head;
    const last = end.last;
    try {
      for (let nth = 0, at = start; nth < count; nth += 1, at += 4)
        statements.insert.run(
          head + 1 + nth,
          end.id,
          last + 1 + nth,
          nth,
          this.#type(statements, texts[at + 1] ?? ''),
          texts[at],
          texts[at + 2],
          texts[at + 3],
        );
    } catch (error) {
      if (!isNotUnique(error)) throw error;
      statements.takeBack.run(head);
      return false;
    }
    this.#head = head + count;
    end.last = last + count;
    return true;
  }

  /** The outcome of a batch that has an id already in the stream; false if none is. */
  #answerEarlier(
    statements: ReturnType<typeof prepare>,
    texts: readonly string[],
    start: number,
    stream: StreamEnd,
    count: number,
    outcomes: number[],
  ): boolean {
    const found: (Earlier | undefined)[] = [];
    for (let nth = 0; nth < count; nth += 1)
      found.push(statements.byId.get(stream.id, texts[start + nth * 4]) as Earlier | undefined);
    if (found.every((event) => event === undefined)) return false;
    const first = found[0];
    const last = found[count - 1];
    const same =
      first !== undefined &&
      found.every(
        (event, nth) =>
          event?.nth === nth &&
          event.revision === first.revision + nth &&
          isSame(event, texts, start + nth * 4),
      );
    // The earlier batch ends where another begins.
    const next = statements.nthAt.get(stream.id, (last?.revision ?? 0) + 1) as number | undefined;
    if (!same || last === undefined || (next !== undefined && next !== 0))
      outcomes.push(OUTCOME.overlap, 0, 0);
    else outcomes.push(OUTCOME.duplicate, last.revision, last.place);
    return true;
  }

  #stream(statements: ReturnType<typeof prepare>, name: string): StreamEnd | undefined {
    const remembered = this.#streams.get(name);
    if (remembered !== undefined) return remembered;
    const row = statements.stream.get(name) as { id: number; last: number } | undefined;
    return row === undefined ? undefined : this.#remember(name, row);
  }

  #newStream(statements: ReturnType<typeof prepare>, name: string): StreamEnd {
    this.#named = true;
    const id = Number(statements.newStream.run(name).lastInsertRowid);
    return this.#remember(name, { id, last: NO_STREAM });
  }

  #remember(name: string, end: StreamEnd): StreamEnd {
    if (this.#streams.size >= REMEMBERED_STREAMS) this.#streams.clear();
    this.#streams.set(name, end);
    return end;
  }

  #type(statements: ReturnType<typeof prepare>, name: string): number {
    const remembered = this.#types.get(name);
    if (remembered !== undefined) return remembered;
    let id = statements.type.get(name) as number | undefined;
    if (id === undefined) {
      this.#named = true;
      id = Number(statements.newType.run(name).lastInsertRowid);
    }
    if (this.#types.size >= REMEMBERED_STREAMS) this.#types.clear();
    this.#types.set(name, id);
    return id;
  }
}

/** A stored event whose id is appended again. */
interface Earlier {
  readonly place: number;
  readonly revision: number;
  readonly nth: number;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** True if the stored event is, byte for byte, the event appended now. */
const isSame = ({ type, data, metadata }: Earlier, texts: readonly string[], at: number): boolean =>
  type === texts[at + 1] && data === texts[at + 2] && metadata === texts[at + 3];

const SLEEP = new Int32Array(new SharedArrayBuffer(4));

const prepare = (db: Database.Database) => ({
  begin: db.prepare('BEGIN IMMEDIATE'),
  commit: db.prepare('COMMIT'),
  rollback: db.prepare('ROLLBACK'),
  dataVersion: db.prepare('PRAGMA data_version').pluck(),
  head: db.prepare('SELECT max(position) FROM events').pluck(),
  insert: db.prepare('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
  takeBack: db.prepare('DELETE FROM events WHERE position > ?'),
  byId: db.prepare(
    'SELECT position AS place, revision, nth, (SELECT name FROM types WHERE id = type) AS type, data, metadata FROM events WHERE stream = ? AND id = ?',
  ),
  nthAt: db.prepare('SELECT nth FROM events WHERE stream = ? AND revision = ?').pluck(),
  stream: db.prepare(
    'SELECT id, (SELECT max(revision) FROM events WHERE stream = streams.id) AS last FROM streams WHERE name = ?',
  ),
  newStream: db.prepare('INSERT INTO streams (name) VALUES (?)'),
  type: db.prepare('SELECT id FROM types WHERE name = ?').pluck(),
  newType: db.prepare('INSERT INTO types (name) VALUES (?)'),
});

export const appendsIn = (group: readonly AppendMessage[]): number =>
  group.reduce((sum, { numbers }) => sum + numbers.length / 2, 0);
