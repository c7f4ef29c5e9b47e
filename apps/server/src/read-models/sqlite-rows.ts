// The rows of one projection in an SQLite file of their own, on this node's disk. A rebuild writes rows of the next
// generation; those of the generation before answer until it has caught up.
import { join } from 'node:path';
import type { Json } from '#kernel';
import {
  eventsDue,
  later,
  ReadModelAway,
  ReadModelDamaged,
  RowStorage,
  type Placed,
  type Reached,
  type ReadBatch,
  type Row,
  type Rows,
  type RowsModel,
} from '#log';
import type Database from 'better-sqlite3';
import { isSpoilt, ModelFile, type Tables } from './model-file.js';

const TABLES: Tables = {
  /** 'PTLR' */
  applicationId: 0x50544c52,
  version: '1',
  sql: `
  CREATE TABLE generations (nth INTEGER PRIMARY KEY, reached TEXT) STRICT;
  INSERT INTO generations VALUES (1, NULL);
  CREATE TABLE entries (
    generation INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (generation, key)
  ) STRICT, WITHOUT ROWID;
  `,
};

/** No key goes on with more of the highest character, because it is none (U+10FFFF). */
const LAST_CHARACTERS = '\u{10ffff}'.repeat(4);

interface Generation {
  readonly nth: number;
  readonly reached: string | null;
}

interface Page {
  readonly generation: number;
  readonly from: string;
  readonly after: string;
  readonly prefix: string;
  /** Not before the last key of the prefix: without it a page that is not full would read all the keys behind it. */
  readonly upTo: string;
  readonly max: number;
}

type Statements = ReturnType<typeof prepare>;

const prepare = (db: Database.Database) => ({
  /** One, or two while the second is being built. */
  generations: db.prepare<[], Generation>('SELECT nth, reached FROM generations ORDER BY nth'),
  begin: db.prepare<[number]>('INSERT INTO generations VALUES (?, NULL)'),
  reach: db.prepare<[string, number]>('UPDATE generations SET reached = ? WHERE nth = ?'),
  forget: db.prepare<[number]>('DELETE FROM generations WHERE nth = ?'),
  empty: db.prepare<[number]>('DELETE FROM entries WHERE generation = ?'),
  get: db
    .prepare<[number, string], string>('SELECT value FROM entries WHERE generation = ? AND key = ?')
    .pluck(),
  page: db.prepare<Page, { readonly key: string; readonly value: string }>(`
    SELECT key, value FROM entries
    WHERE generation = @generation AND key >= @from AND key > @after AND key <= @upTo
      AND substr(key, 1, length(@prefix)) = @prefix
    ORDER BY key LIMIT @max`),
  put: db.prepare<[number, string, string]>('INSERT OR REPLACE INTO entries VALUES (?, ?, ?)'),
  remove: db.prepare<[number, string]>('DELETE FROM entries WHERE generation = ? AND key = ?'),
});

export class SqliteRows implements RowsModel {
  readonly #file: ModelFile<Statements>;

  constructor(file: string) {
    this.#file = new ModelFile(file, TABLES, prepare);
  }

  get older(): string | undefined {
    return this.#file.use(({ statements }) => {
      const { answering, building } = generationsIn(statements);
      return answering.nth === building.nth ? undefined : reachedBy(answering)?.version;
    });
  }

  checkpoint(): Reached | undefined {
    return this.#file.use(({ statements }) => reachedBy(generationsIn(statements).building));
  }

  apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Rows, events: readonly Event[]) => void,
  ): 'applied' | 'gap' {
    return this.#file.use(({ db, statements }) =>
      db
        .transaction(() => {
          const { building } = generationsIn(statements);
          const reached = reachedBy(building);
          const due = eventsDue(reached, batch);
          if (due === 'gap') return 'gap';
          fold(rowsOf(statements, building.nth), due);
          statements.reach.run(JSON.stringify(later(reached, batch.reached)), building.nth);
          return 'applied';
        })
        .immediate(),
    );
  }

  get(key: string): Json | undefined {
    return this.#file.use(({ statements }) => get(statements, generationsIn(statements).answering.nth, key));
  }

  page(request: Parameters<Rows['page']>[0]): readonly Row[] {
    return this.#file.use(({ statements }) =>
      page(statements, generationsIn(statements).answering.nth, request),
    );
  }

  rebuildBeside(): void {
    this.#change((statements, { answering, building }) => {
      if (answering.nth !== building.nth) drop(statements, building);
      statements.begin.run(building.nth + 1);
    });
  }

  complete(): void {
    this.#change((statements, { answering, building }) => {
      if (answering.nth !== building.nth) drop(statements, answering);
    });
  }

  reset(): void {
    this.#file.reset();
  }

  close(): void {
    this.#file.close();
  }

  #change(work: (statements: Statements, generations: ReturnType<typeof generationsIn>) => void): void {
    this.#file.use(({ db, statements }) =>
      db.transaction(() => work(statements, generationsIn(statements))).immediate(),
    );
  }
}

export class SqliteRowStorage extends RowStorage {
  constructor(private readonly folder: string) {
    super();
  }

  open(projection: string): RowsModel {
    return new SqliteRows(join(this.folder, `read-model-${projection}.sqlite`));
  }
}

function generationsIn({ generations }: Statements): { answering: Generation; building: Generation } {
  const [answering, building = answering] = generations.all();
  if (answering === undefined || building === undefined) throw new ReadModelDamaged('there is no generation');
  return { answering, building };
}

const reachedBy = ({ reached }: Generation): Reached | undefined =>
  reached === null ? undefined : (JSON.parse(reached) as Reached);

function drop(statements: Statements, { nth }: Generation): void {
  statements.empty.run(nth);
  statements.forget.run(nth);
}

function get(statements: Statements, generation: number, key: string): Json | undefined {
  const text = statements.get.get(generation, key);
  return text === undefined ? undefined : (JSON.parse(text) as Json);
}

const page = (
  statements: Statements,
  generation: number,
  { prefix = '', after = '', max }: Parameters<Rows['page']>[0],
): readonly Row[] =>
  statements.page
    .all({ generation, from: prefix, prefix, after, upTo: `${prefix}${LAST_CHARACTERS}`, max })
    .map(({ key, value }) => ({ key, value: JSON.parse(value) as Json }));

/** For the projection: a failure of the file must not be taken for one of the event. */
function rowsOf(statements: Statements, generation: number): Rows {
  const stored = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const Failure = isSpoilt(error) ? ReadModelDamaged : ReadModelAway;
      throw new Failure('the rows cannot be used', { cause: error });
    }
  };
  return {
    get: (key) => stored(() => get(statements, generation, key)),
    page: (request) => stored(() => page(statements, generation, request)),
    put(key, value) {
      const text = JSON.stringify(value);
      stored(() => statements.put.run(generation, key, text));
    },
    remove: (key) => stored(() => void statements.remove.run(generation, key)),
  };
}
