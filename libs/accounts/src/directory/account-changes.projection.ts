// The accounts that are cached: an account that changed, on any node, is evicted. An account that is not cached is read
// from the log, so nothing before the start has to be folded.
import { playerId, type PlayerId } from '#kernel';
import { memberOf, type Projection } from '#log';
import { ACCOUNT_EVENTS } from '../account/events.js';

export interface AccountsAtHand {
  changed(player: PlayerId): void;
}

export const ACCOUNT_CHANGES: Projection<AccountsAtHand> = {
  name: 'accounts',
  version: '1',
  types: Object.keys(ACCOUNT_EVENTS),
  from: 'end',
  answers: 'always',
  apply: (accounts, { stream }) => accounts.changed(playerId(memberOf(stream))),
};
