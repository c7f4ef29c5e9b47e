// What an account lets happen to it. Pure: the account as it is, who asks for what; events or a refusal.
import { ok, type PlayerId, type Result } from '#kernel';
import type { Account } from './account.js';
import type { AccountEvent, GivenRole, Role } from './events.js';
import { refuse, type AccountRefusal } from './refusals.js';

/** Who asks: a player with the roles held at this moment, or whoever holds the configuration or the command line. */
export type Asker = { readonly player: PlayerId; readonly roles: readonly Role[] } | 'operator';

export type Decision = Result<readonly AccountEvent[], AccountRefusal>;

const NOTHING: Decision = ok([]);

/** Admins make judges; only the operator makes admins; nobody makes themselves anything. */
export function grantRole(account: Account, role: GivenRole, by: Asker): Decision {
  if (by !== 'operator') {
    if (!by.roles.includes('admin')) return refuse('not-allowed');
    if (by.player === account.player) return refuse('own-role');
    if (role === 'admin') return refuse('not-allowed', 'only the operator of the server makes admins');
  }
  return account.roles.includes(role) ? NOTHING : ok([{ type: 'RoleGranted', role }]);
}

/** Admins unmake judges; only the operator unmakes admins; everyone may lay down a role of their own. */
export function revokeRole(account: Account, role: GivenRole, by: Asker): Decision {
  if (by !== 'operator' && by.player !== account.player) {
    if (!by.roles.includes('admin')) return refuse('not-allowed');
    if (role === 'admin') return refuse('not-allowed', 'only the operator of the server unmakes admins');
  }
  return account.roles.includes(role) ? ok([{ type: 'RoleRevoked', role }]) : NOTHING;
}

/** Every token there is becomes void. Players do it to their own, the operator to anyone's. */
export function revokeTokens(account: Account, by: Asker): Decision {
  if (by !== 'operator' && by.player !== account.player) return refuse('not-allowed');
  return ok([{ type: 'TokensRevoked', epoch: account.epoch + 1 }]);
}

/** The configuration's first admin: made once, never again after the operator took the role away. */
export function grantFirstAdmin(account: Account): Decision {
  return account.everHad.includes('admin') ? NOTHING : ok([{ type: 'RoleGranted', role: 'admin' }]);
}

export const actorOf = (by: Asker): PlayerId | 'operator' => (by === 'operator' ? by : by.player);
