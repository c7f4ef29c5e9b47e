// The kinds of columns that the tables of facts have, and the TypeScript rows that follow from them.

/** As the tables write it, and the type that DuckDB stores. Times are milliseconds since 1970 in rows. */
export const STORED_AS = {
  text: 'VARCHAR',
  count: 'INTEGER',
  /** Whole numbers of any size: milliseconds, life, damage. */
  long: 'BIGINT',
  flag: 'BOOLEAN',
  time: 'TIMESTAMP',
} as const;
export type ColumnKind = keyof typeof STORED_AS;

interface Held {
  readonly text: string;
  readonly count: number;
  readonly long: number;
  readonly flag: boolean;
  readonly time: number;
}

export interface Column<K extends ColumnKind = ColumnKind, N extends boolean = boolean> {
  readonly kind: K;
  /** What it tells an analyst. */
  readonly says: string;
  readonly nullable: N;
  /** Filled only for games that have opened to everyone by their terms. */
  readonly opened: boolean;
}

export const text = (says: string) => ({ kind: 'text', says, nullable: false, opened: false }) as const;
export const count = (says: string) => ({ kind: 'count', says, nullable: false, opened: false }) as const;
export const long = (says: string) => ({ kind: 'long', says, nullable: false, opened: false }) as const;
export const flag = (says: string) => ({ kind: 'flag', says, nullable: false, opened: false }) as const;
export const time = (says: string) => ({ kind: 'time', says, nullable: false, opened: false }) as const;

/** Null where the fact does not exist or nobody can know it. */
export const maybe = <K extends ColumnKind>({ kind, says }: Column<K, false>): Column<K, true> => ({
  kind,
  says,
  nullable: true,
  opened: false,
});

/** Null unless the game has opened. */
export const opened = <K extends ColumnKind>({ kind, says }: Column<K, false>): Column<K, true> => ({
  kind,
  says,
  nullable: true,
  opened: true,
});

export interface Table<C extends Readonly<Record<string, Column>> = Readonly<Record<string, Column>>> {
  readonly says: string;
  /** Rows exist only for games that have opened. */
  readonly opened?: true;
  readonly columns: C;
}
export const table = <C extends Readonly<Record<string, Column>>>(one: Table<C>): Table<C> => one;

type Cell<C> = C extends Column<infer K, infer N> ? Held[K] | (N extends true ? null : never) : never;
export type RowOf<T extends Table> = { -readonly [N in keyof T['columns']]: Cell<T['columns'][N]> };
