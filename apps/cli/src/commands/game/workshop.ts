// What the commands about games need: the log, its keys, and the cards that games are decided by.
import type { EventStore } from '#event-store';
import { instant } from '#kernel';
import type { Workshop } from '#matches';
import {
  formatCardsIn,
  keysOf,
  openStore,
  readConfig,
  type Config,
  type Environment,
} from '../../../../server/src/index.js';

export const inWorkshop = <T>(
  environment: Environment,
  work: (workshop: Workshop) => Promise<T>,
): Promise<T> =>
  withLog(environment, async (config, store) => {
    const keys = keysOf(config, 'must-be-there');
    const cards = await formatCardsIn(config.dataDir);
    return work({ store, keys, cards, clock: { now: () => instant(Date.now()) } });
  });

export async function withLog<T>(
  environment: Environment,
  work: (config: Config, store: EventStore) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const store = await openStore(config);
  try {
    return await work(config, store);
  } finally {
    await store.close();
  }
}
