// The state of an account, folded from its events.
import type { PlayerId } from '#kernel';
import type { AccountEvent, GivenRole, NameKey, Role, SecretHash } from './events.js';

export interface Account {
  readonly player: PlayerId;
  readonly name: NameKey;
  readonly secret: SecretHash | undefined;
  /** A token carries the epoch it was made in; it is valid only while that is the account's epoch. */
  readonly epoch: number;
  readonly roles: readonly GivenRole[];
  /** Every role it was ever given, so that the configured first admin is made admin only once. */
  readonly everHad: readonly GivenRole[];
  /** Others may see statistics about this player alone. */
  readonly sharesStatistics: boolean;
}

/** What the account may do. A head judge is a judge too. */
export const rolesOf = ({ roles }: Pick<Account, 'roles'>): readonly Role[] =>
  roles.includes('head-judge') && !roles.includes('judge')
    ? ['player', 'judge', ...roles]
    : ['player', ...roles];

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
  StatisticsShared: (account, { shared }) => ({ ...account, sharesStatistics: shared }),
};

/** Folds an account's events. Undefined unless they begin with its registration. */
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
  sharesStatistics: false,
};
