// Opens a file of facts for questions: they read it and nothing else, and write nowhere.
import { DuckDBInstance } from '@duckdb/node-api';

/**
 * DuckDB puts on the disk what its memory does not hold, beside the file and in any amount: a bound on that is shown and
 * not kept when it is given as the file is opened. Without a folder for it there is none. The order matters, since each of
 * these takes away what the one before needs.
 */
const LOCKS = [
  "SET temp_directory = ''",
  'SET enable_external_access = false',
  'SET lock_configuration = true',
];

export async function openLocked(file: string, megabytes: number): Promise<DuckDBInstance> {
  const instance = await DuckDBInstance.create(file, {
    access_mode: 'READ_ONLY',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    memory_limit: `${String(megabytes)}MB`,
  });
  try {
    const connection = await instance.connect();
    for (const lock of LOCKS) await connection.run(lock);
    connection.closeSync();
    return instance;
  } catch (error) {
    instance.closeSync();
    throw error;
  }
}
