// Rows: a read model that needs no tables of its own. A projection puts values under keys, and a query reads them in
// the order of their keys. `a/b` under `a/` makes an index.
import type { Json } from '#kernel';
import type { ReadModel } from './read-model.js';

export interface Row {
  readonly key: string;
  readonly value: Json;
}

/** What a query reads. */
export interface RowsRead {
  get(key: string): Json | undefined;
  /** The rows whose keys begin with the prefix and come after a key, in the order of their UTF-8 bytes. */
  page(request: {
    readonly prefix?: string;
    readonly after?: string | undefined;
    readonly max: number;
  }): readonly Row[];
}

/** What a projection folds into. */
export interface Rows extends RowsRead {
  put(key: string, value: Json): void;
  remove(key: string): void;
}

/** Queries read the rows that answer; a fold reads and writes those that are being built. */
export interface RowsModel extends ReadModel<Rows>, RowsRead {}

/** Where rows are stored. Also the injection token. */
export abstract class RowStorage {
  /** The rows of one projection. */
  abstract open(projection: string): RowsModel;
}
