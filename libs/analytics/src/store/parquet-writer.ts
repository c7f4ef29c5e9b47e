// Writes rows as a Parquet file that is there whole or not at all.
import { renameSync, rmSync } from 'node:fs';
import {
  DuckDBInstance,
  type DuckDBAppender,
  type DuckDBConnection,
  type DuckDBDataChunk,
} from '@duckdb/node-api';

export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What a file is called until it is whole: another name in each process. */
export const unfinished = (file: string): string => `${file}.${String(process.pid)}.unfinished`;

export class ParquetWriter {
  rows = 0;

  private constructor(
    private readonly instance: DuckDBInstance,
    private readonly connection: DuckDBConnection,
    private readonly appender: DuckDBAppender,
  ) {}

  static async open(columns: string, megabytes: number): Promise<ParquetWriter> {
    const instance = await DuckDBInstance.create(':memory:', { memory_limit: `${String(megabytes)}MB` });
    const connection = await instance.connect();
    await connection.run(`CREATE TABLE answer (${columns})`);
    return new ParquetWriter(instance, connection, await connection.createAppender('answer'));
  }

  add(chunk: DuckDBDataChunk): void {
    this.rows += chunk.rowCount;
    this.appender.appendDataChunk(chunk);
  }

  async save(target: string): Promise<void> {
    this.appender.flushSync();
    const beside = unfinished(target);
    try {
      await this.connection.run(`COPY answer TO ${quotedText(beside)} (FORMAT parquet)`);
      renameSync(beside, target);
    } finally {
      rmSync(beside, { force: true });
    }
  }

  close(): void {
    this.appender.closeSync();
    this.connection.closeSync();
    this.instance.closeSync();
  }
}
