// Backups are of the embedded log; another store has its own ways.
import type { Config } from '../../../server/src/config/config.js';
import { Failure } from '../command/command.js';

export function embeddedOnly({ eventStoreUrl }: Config): void {
  if (eventStoreUrl !== undefined)
    throw new Failure(
      'EVENTSTORE_URL is set: that log is backed up and restored with the tools of EventStoreDB.',
    );
}
