// Backups are of the embedded log; another store has its own ways.
import type { Config } from '../../../server/src/config/config.js';
import { Failure } from '../command/command.js';

export function embeddedOnly({ eventStoreUrl }: Config): void {
  if (eventStoreUrl !== undefined)
    throw new Failure('EVENTSTORE_URL is set. Back up and restore that log with the tools of EventStoreDB.');
}
