// The files of the facts in the data folder, as the process that follows the log uses them. DuckDB lets one process
// write a file or several read it, so a file is open only while it is used: other programs get their turn in between.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBInstance, Json } from '@duckdb/node-api';
import { FactsAway, type FactsQuery, type FactsRow, type FactsValue } from '../statistics/facts-desk.js';
import { rowsOf } from './ask.js';
import { deleteFactsFile, factsFileOf, FactsFile, faultOf } from './facts-file.js';
import { openLocked } from './locked.js';
import { Turns } from './turns.js';

/** How long a file stays open after a question. */
const LINGER_MS = 500;
const SECONDS = 5;
const MEGABYTES = 512;

export interface FactsFilesOptions {
  readonly folder: string;
  readonly version: number;
  /** Earlier versions that this release's questions can read. */
  readonly readable: readonly number[];
}

export class FactsFiles {
  readonly #turns = new Turns();
  readonly #reading = new Map<string, Promise<DuckDBInstance>>();
  #closing: NodeJS.Timeout | undefined;

  constructor(private readonly options: FactsFilesOptions) {}

  get file(): string {
    return join(this.options.folder, factsFileOf(this.options.version));
  }

  /** The newest file of an earlier version that can answer. */
  get older(): string | undefined {
    const { folder, readable } = this.options;
    const newest = [...readable].sort((one, other) => other - one);
    return newest.map((version) => join(folder, factsFileOf(version))).find((file) => existsSync(file));
  }

  /** Has the file of the present version for this work alone. */
  write<T>(work: (facts: FactsFile) => Promise<T>): Promise<T> {
    return this.#turns.write(async () => {
      await this.#close();
      try {
        const facts = await FactsFile.open(this.file);
        try {
          return await work(facts);
        } finally {
          facts.close();
        }
      } catch (error) {
        throw faultOf(this.file, error);
      }
    });
  }

  /** Files of earlier versions have a successor. */
  discardOlder(): Promise<void> {
    const { folder, version } = this.options;
    return this.#turns.write(async () => {
      await this.#close();
      for (const name of readdirSync(folder)) {
        const found = /^analytics-(\d+)\.duckdb$/.exec(name);
        if (found !== null && Number(found[1]) < version) deleteFactsFile(join(folder, name));
      }
    });
  }

  /** Asks the file of the present version, or the one of an earlier version. */
  ask(query: FactsQuery, of: 'present' | 'older'): Promise<readonly FactsRow[]> {
    return this.#turns.read(async () => {
      const file = of === 'present' ? this.file : this.older;
      if (file === undefined) throw new FactsAway('being-built');
      clearTimeout(this.#closing);
      try {
        return await answer(await this.#opened(file), query);
      } finally {
        this.#closing = setTimeout(() => void this.#turns.write(() => this.#close()), LINGER_MS).unref();
      }
    });
  }

  close(): Promise<void> {
    clearTimeout(this.#closing);
    return this.#turns.write(() => this.#close());
  }

  async #opened(file: string): Promise<DuckDBInstance> {
    const opening = this.#reading.get(file) ?? openLocked(file, MEGABYTES);
    this.#reading.set(file, opening);
    try {
      return await opening;
    } catch (error) {
      this.#reading.delete(file);
      throw new FactsAway('unusable', { cause: faultOf(file, error) });
    }
  }

  async #close(): Promise<void> {
    const reading = [...this.#reading.values()];
    this.#reading.clear();
    for (const instance of await Promise.allSettled(reading))
      if (instance.status === 'fulfilled') instance.value.closeSync();
  }
}

async function answer(instance: DuckDBInstance, { sql, values }: FactsQuery): Promise<readonly FactsRow[]> {
  const connection = await instance.connect();
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
    connection.interrupt();
  }, SECONDS * 1000);
  try {
    const reader = await connection.runAndReadAll(sql, { ...values });
    const columns = reader.deduplicatedColumnNames();
    return rowsOf(reader).map((row) =>
      Object.fromEntries(columns.map((name, nth) => [name, plain(row[nth])])),
    );
  } catch (error) {
    throw new FactsAway(late.signal.aborted ? 'too-slow' : 'unusable', { cause: error });
  } finally {
    clearTimeout(timer);
    connection.closeSync();
  }
}

const plain = (value: Json | undefined): FactsValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
