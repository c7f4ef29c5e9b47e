// The names of players, read from the log without a server.
import type { EventStore } from '#event-store';
import { instant, type PlayerId } from '#kernel';
import type { Keys } from '#ports';
import { AccountStore } from '../account/account-store.js';

/** Undefined for a player without a name. It writes nothing: the store has its key already. */
export function namesIn(store: EventStore, keys: Keys): (player: PlayerId) => Promise<string | undefined> {
  const accounts = new AccountStore(store, keys, { now: () => instant(0) });
  return async (player) => {
    const account = await accounts.account(player);
    return account === undefined ? undefined : accounts.shownName(account);
  };
}
