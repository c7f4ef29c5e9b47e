// The embedded store: everything in one SQLite file.
export { LogFileError, type Durability } from './schema.js';
export { SqliteEventStore, type SqliteOptions } from './sqlite-event-store.js';
export type { WriterStatistics } from './writer-thread.js';
export { builtFile } from './built-file.js';
export { backup, BackupError, restore, type BackupOptions, type Copied, type Verify } from './backup.js';
