// Which events of its log are the installation's own. The embedded log is the server's alone, so all of it counts, and a
// stream that nobody knows is a fault; a database server may hold the streams of other programs, which are passed over.
import type { StoredEvent } from '#event-store';
import { isOfTheApplication } from '#matches';
import type { Config } from '../config/config.js';

export const isOwnIn = ({
  eventStoreUrl,
}: Pick<Config, 'eventStoreUrl'>): ((stored: Pick<StoredEvent, 'stream'>) => boolean) =>
  eventStoreUrl === undefined ? () => true : isOfTheApplication;
