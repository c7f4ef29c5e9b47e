// An account as its events make it.
import type { PlayerId } from '#kernel';
import type { AccountEvent, GivenRole, NameKey, SecretHash } from './events.js';

export interface Account {
  readonly player: PlayerId;
  readonly name: NameKey;
  readonly secret: SecretHash | undefined;
  /** Tokens carry the epoch they were made in; only those of this one are good. */
  readonly epoch: number;
  readonly roles: readonly GivenRole[];
  /** Roles it has ever been given: the first admin of the configuration is made once. */
  readonly everHad: readonly GivenRole[];
}

type Evolve = {
  readonly [T in AccountEvent['type']]: (
    account: Account,
    event: Extract<AccountEvent, { type: T }>,
  ) => Account;
};

const EVOLVE: Evolve = {
  AccountRegistered: (account, { player, name }) => ({ ...account, player, name }),
  RecoverySecretSet: (account, { secret }) => ({ ...account, secret }),
  RoleGranted: (account, { role }) => ({
    ...account,
    roles: [...account.roles.filter((held) => held !== role), role],
    everHad: [...account.everHad.filter((held) => held !== role), role],
  }),
  RoleRevoked: (account, { role }) => ({ ...account, roles: account.roles.filter((held) => held !== role) }),
  TokensRevoked: (account, { epoch }) => ({ ...account, epoch }),
};

/** The account of these events; none, unless they begin with its registration. */
export function foldAccount(events: Iterable<AccountEvent>): Account | undefined {
  let account: Account | undefined;
  for (const event of events) {
    if (account === undefined && event.type !== 'AccountRegistered') return undefined;
    account = evolve(account ?? BLANK, event);
  }
  return account;
}

const evolve = (account: Account, event: AccountEvent): Account =>
  (EVOLVE[event.type] as (account: Account, event: AccountEvent) => Account)(account, event);

const BLANK: Account = {
  player: '' as PlayerId,
  name: '' as NameKey,
  secret: undefined,
  epoch: 0,
  roles: [],
  everHad: [],
};
