import { describe, expect, it } from '@jest/globals';
import { playerId } from '#kernel';
import { foldAccount, rolesOf, type Account } from './account.js';
import {
  grantFirstAdmin,
  grantRole,
  revokeRole,
  revokeTokens,
  type Asker,
  type Decision,
} from './decisions.js';
import type { AccountEvent, NameKey, Role } from './events.js';

const ANN = playerId('ann');
const registered: AccountEvent = { type: 'AccountRegistered', player: ANN, name: 'key' as NameKey };

const account = (...events: AccountEvent[]): Account => {
  const folded = foldAccount([registered, ...events]);
  if (folded === undefined) throw new Error('an account begins with its registration');
  return folded;
};
const asker = (player: string, ...roles: Role[]): Asker => ({
  player: playerId(player),
  roles: ['player', ...roles],
});
const events = (...list: AccountEvent[]) => ({ ok: true, value: list });
const code = (decision: Decision) => (decision.ok ? 'granted' : decision.error.code);

describe('roles', () => {
  const bob = asker('bob', 'admin');

  it('are given to nobody at registration', () => {
    expect(account().roles).toEqual([]);
  });

  it('of a judge are granted and revoked by an admin', () => {
    expect(grantRole(account(), 'judge', bob)).toEqual(events({ type: 'RoleGranted', role: 'judge' }));
    const judge = account({ type: 'RoleGranted', role: 'judge' });
    expect(judge.roles).toEqual(['judge']);
    expect(revokeRole(judge, 'judge', bob)).toEqual(events({ type: 'RoleRevoked', role: 'judge' }));
  });

  it('of a head judge are granted and revoked by an admin, and are those of a judge too', () => {
    expect(grantRole(account(), 'head-judge', bob)).toEqual(
      events({ type: 'RoleGranted', role: 'head-judge' }),
    );
    const head = account({ type: 'RoleGranted', role: 'head-judge' });
    expect(rolesOf(head)).toEqual(['player', 'judge', 'head-judge']);
    expect(rolesOf(account({ type: 'RoleGranted', role: 'judge' }))).toEqual(['player', 'judge']);
    expect(revokeRole(head, 'head-judge', bob)).toEqual(events({ type: 'RoleRevoked', role: 'head-judge' }));
    for (const nobody of [asker('bob'), asker('bob', 'judge'), asker('bob', 'head-judge')])
      expect(code(grantRole(account(), 'head-judge', nobody))).toBe('not-allowed');
  });

  it('of an admin are granted and revoked by the operator only', () => {
    expect(code(grantRole(account(), 'admin', bob))).toBe('not-allowed');
    expect(grantRole(account(), 'admin', 'operator')).toEqual(events({ type: 'RoleGranted', role: 'admin' }));
    const admin = account({ type: 'RoleGranted', role: 'admin' });
    expect(code(revokeRole(admin, 'admin', bob))).toBe('not-allowed');
    expect(revokeRole(admin, 'admin', 'operator')).toEqual(events({ type: 'RoleRevoked', role: 'admin' }));
  });

  it('are granted to nobody by themselves, by a player or by a judge', () => {
    expect(code(grantRole(account(), 'judge', asker('ann', 'admin')))).toBe('own-role');
    expect(code(grantRole(account(), 'admin', asker('ann', 'admin')))).toBe('own-role');
    for (const nobody of [asker('bob'), asker('bob', 'judge'), asker('ann'), asker('ann', 'judge')])
      for (const role of ['judge', 'admin'] as const)
        expect(code(grantRole(account(), role, nobody))).toBe('not-allowed');
  });

  it('are resigned by their holder, and revoked by no other player', () => {
    const judge = account({ type: 'RoleGranted', role: 'judge' });
    expect(revokeRole(judge, 'judge', asker('ann', 'judge'))).toEqual(
      events({ type: 'RoleRevoked', role: 'judge' }),
    );
    expect(code(revokeRole(judge, 'judge', asker('bob')))).toBe('not-allowed');
    expect(code(revokeRole(judge, 'judge', asker('bob', 'judge')))).toBe('not-allowed');
  });

  it('that are granted or revoked already change nothing', () => {
    const judge = account({ type: 'RoleGranted', role: 'judge' });
    expect(grantRole(judge, 'judge', bob)).toEqual(events());
    expect(revokeRole(account(), 'judge', bob)).toEqual(events());
  });

  it('are held once, however often they were granted, and revoked one by one', () => {
    const given = (['judge', 'admin', 'judge'] as const).map(
      (role) => ({ type: 'RoleGranted', role }) as const,
    );
    expect(account(...given)).toMatchObject({ roles: ['admin', 'judge'], everHad: ['admin', 'judge'] });
    expect(account(...given, { type: 'RoleRevoked', role: 'judge' }).roles).toEqual(['admin']);
  });

  it('of an admin do not bring those of a judge', () => {
    expect(account({ type: 'RoleGranted', role: 'admin' }).roles).toEqual(['admin']);
  });

  it('of the first admin are granted once, not again after the operator revoked them', () => {
    expect(grantFirstAdmin(account())).toEqual(events({ type: 'RoleGranted', role: 'admin' }));
    const was = account({ type: 'RoleGranted', role: 'admin' }, { type: 'RoleRevoked', role: 'admin' });
    expect(was.roles).toEqual([]);
    expect(grantFirstAdmin(was)).toEqual(events());
  });
});

describe('tokens', () => {
  it('are revoked by their player and by the operator, each time with a new epoch', () => {
    expect(revokeTokens(account(), asker('ann'))).toEqual(events({ type: 'TokensRevoked', epoch: 1 }));
    const once = account({ type: 'TokensRevoked', epoch: 1 });
    expect(revokeTokens(once, 'operator')).toEqual(events({ type: 'TokensRevoked', epoch: 2 }));
  });

  it('are not revoked by anyone else, an admin included', () => {
    expect(code(revokeTokens(account(), asker('bob', 'admin')))).toBe('not-allowed');
  });
});

describe('an account', () => {
  it('does not exist without its registration', () => {
    expect(foldAccount([])).toBeUndefined();
    expect(foldAccount([{ type: 'TokensRevoked', epoch: 1 }])).toBeUndefined();
  });
});
