// Which changes to an account are allowed. Pure: takes the account and the asker, returns events or a
// refusal.
import { ok, type PlayerId, type Result } from '#kernel';
import type { Account } from './account.js';
import type { AccountEvent, GivenRole, Role } from './events.js';
import { refuse, type AccountRefusal } from './refusals.js';

/**
 * The asker: a player with their present roles, or the operator, who holds the configuration or the command
 * line.
 */
export type Asker = { readonly player: PlayerId; readonly roles: readonly Role[] } | 'operator';

export type Decision = Result<readonly AccountEvent[], AccountRefusal>;

const NOTHING: Decision = ok([]);

/** Admins make judges and head judges; only the operator makes admins; nobody gives a role to themselves. */
export function grantRole(account: Account, role: GivenRole, by: Asker): Decision {
  if (by !== 'operator') {
    if (!by.roles.includes('admin')) return refuse('not-allowed');
    if (by.player === account.player) return refuse('own-role');
    if (role === 'admin')
      return refuse('not-allowed', 'Only the operator of the server makes admins. Ask them.');
  }
  return account.roles.includes(role) ? NOTHING : ok([{ type: 'RoleGranted', role }]);
}

/** Admins remove judges; only the operator removes admins; every player may give up their own role. */
export function revokeRole(account: Account, role: GivenRole, by: Asker): Decision {
  if (by !== 'operator' && by.player !== account.player) {
    if (!by.roles.includes('admin')) return refuse('not-allowed');
    if (role === 'admin')
      return refuse('not-allowed', 'Only the operator of the server unmakes admins. Ask them.');
  }
  return account.roles.includes(role) ? ok([{ type: 'RoleRevoked', role }]) : NOTHING;
}

/** Voids every token of the account. Players revoke their own, the operator anyone's. */
export function revokeTokens(account: Account, by: Asker): Decision {
  if (by !== 'operator' && by.player !== account.player) return refuse('not-allowed');
  return ok([{ type: 'TokensRevoked', epoch: account.epoch + 1 }]);
}

/** Only the player decides that. */
export const shareStatistics = (account: Account, shared: boolean): Decision =>
  account.sharesStatistics === shared ? NOTHING : ok([{ type: 'StatisticsShared', shared }]);

/** The first admin of the configuration: made once, and not again after the operator took the role away. */
export function grantFirstAdmin(account: Account): Decision {
  return account.everHad.includes('admin') ? NOTHING : ok([{ type: 'RoleGranted', role: 'admin' }]);
}

export const actorOf = (by: Asker): PlayerId | 'operator' => (by === 'operator' ? by : by.player);
