// Which event store an installation has: the embedded one, or the server its configuration names.
import { join } from 'node:path';
import type { EventStore } from '#event-store';
import { LogFileError, SqliteEventStore } from '#event-store/sqlite';
import { ConfigError, type Config } from '../config/config.js';
import { EVENT_LOG_FILE } from '../config/files.js';

/** `pollMs`: how often the embedded one looks for events of other processes; left out: as often as a server needs it. */
export async function openStore(
  { eventStoreUrl, dataDir }: Pick<Config, 'eventStoreUrl' | 'dataDir'>,
  pollMs?: number,
): Promise<EventStore> {
  if (eventStoreUrl === undefined) return openEmbedded(join(dataDir, EVENT_LOG_FILE), pollMs);
  // Its client is loaded where there is such a server, and nowhere else.
  const { openEventStoreDb } = await import('#event-store/eventstoredb');
  try {
    return await openEventStoreDb({ url: eventStoreUrl });
  } catch (error) {
    throw new ConfigError([`EVENTSTORE_URL is ${error instanceof Error ? error.message : 'not usable'}`]);
  }
}

async function openEmbedded(file: string, pollMs: number | undefined): Promise<EventStore> {
  try {
    return await SqliteEventStore.open({ file, ...(pollMs === undefined ? {} : { pollMs }) });
  } catch (error) {
    if (error instanceof LogFileError) throw new ConfigError([`${file}: ${error.message}`]);
    throw error;
  }
}
