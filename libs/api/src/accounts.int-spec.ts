import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { seconds } from '#kernel';
import { UnsteadyStore } from '#testkit/accounts/unsteady-store';
import { QUICK } from '#testkit/accounts/world';
import { ApiServer, type ServerSetting } from '#testkit/server/api-server';
import { refused, session, type Caller } from '#testkit/server/caller';

const servers: ApiServer[] = [];
async function serve(setting: ServerSetting = {}): Promise<ApiServer> {
  const server = await ApiServer.start(setting);
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const ME = '{ me { player { id name } roles tokenExpiresAt } }';
const ROLE = `__typename ... on GrantedRoles { player { name } roles } ... on AccountRefused { code message }`;
const role = async (by: Caller, change: 'grantRole' | 'revokeRole', name: string, given: string) => {
  const data = await by.ask(
    `mutation ($id: ID!, $name: String!, $role: GivenRole!) {
      ${change}(commandId: $id, name: $name, role: $role) { ${ROLE} } }`,
    { id: randomUUID(), name, role: given },
  );
  return data[change];
};
const revoke = (by: Caller) =>
  by.send(
    `mutation ($id: ID!) { revokeTokens(commandId: $id) {
      __typename ... on Revoked { player { name } } ... on AccountRefused { code } } }`,
    { id: randomUUID() },
  );

describe('registration', () => {
  it('gives a token that identifies the player, and a secret that logs in again', async () => {
    const server = await serve();
    const { token, recoverySecret, player, expiresAt } = session(await server.anyone().register('Anna'));
    const anna = server.anyone(token);
    expect((await anna.ask(ME)).me).toEqual({
      player: { id: player.id, name: 'Anna' },
      roles: ['PLAYER'],
      tokenExpiresAt: expiresAt,
    });
    const again = session(await server.anyone().login('anna', recoverySecret ?? ''));
    expect(again.player).toEqual({ id: player.id, name: 'Anna' });
    expect(again.recoverySecret).toBeNull();
    expect((await anna.ask('{ player(name: "ANNA") { id name } }')).player).toEqual(again.player);
    expect((await anna.ask('{ player(name: "Nobody") { id } }')).player).toBeNull();
  });

  it('gives a repeated request its first answer', async () => {
    const server = await serve();
    const id = randomUUID();
    const first = session(await server.anyone().register('Anna', id));
    const second = session(await server.anyone().register('Anna', id));
    expect(second.player).toEqual(first.player);
    expect(second.recoverySecret).toBe(first.recoverySecret);
  });

  it('is refused for impossible names and command ids', async () => {
    const server = await serve();
    await server.player('Anna');
    const of = async (name: string, id?: string) => refused(await server.anyone().register(name, id)).code;
    expect(await of('x')).toBe('NAME_INVALID');
    expect(await of('aNNa')).toBe('NAME_TAKEN');
    expect(await of('Boris', 'short')).toBe('COMMAND_ID_WEAK');
  });

  it('logs nobody in with a wrong secret or an unknown name, and gives both the same answer', async () => {
    const server = await serve();
    await server.player('Anna');
    const wrong = refused(await server.anyone().login('Anna', 'no'));
    const nobody = refused(await server.anyone().login('Nobody', 'no'));
    expect(wrong.code).toBe('CREDENTIALS_WRONG');
    expect(nobody).toEqual(wrong);
  });

  it('says how long to wait after too many attempts', async () => {
    const rates = { ...QUICK.rates, loginsPerNameAndAddress: { burst: 1, every: seconds(10) } };
    const server = await serve({ accounts: { rates } });
    await server.anyone().login('Anna', 'no');
    expect(refused(await server.anyone().login('Anna', 'no'))).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfter: 10,
    });
  });

  it('is refused for now when too many secrets wait to be checked', async () => {
    const scrypt = { cost: 2 ** 14, blockSize: 8, parallelization: 1 };
    const server = await serve({ accounts: { scrypt, hashesAtOnce: 1, hashesWaiting: 1 } });
    const many = Array.from({ length: 12 }, (_, index) => server.anyone().register(`Player ${index}`));
    const codes = (await Promise.all(many)).map(
      (result) => result.__typename === 'AccountRefused' && result.code,
    );
    expect(codes).toContain('BUSY');
    expect(codes).toContain(false);
  });

  it('is refused for now while the log is away', async () => {
    const store = new UnsteadyStore();
    const server = await serve({ store });
    store.weather = 'away';
    expect(refused(await server.anyone().register('Anna')).code).toBe('TRY_LATER');
    store.weather = 'fair';
  });
});

describe('tokens', () => {
  it('are needed wherever a player must be known, and a bad token is refused with the reason', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    const NEEDS = '{ myGames { pageInfo { endCursor } } }';
    const reason = async (caller: Caller, headers?: Record<string, string>) => {
      const { errors, data } = await caller.send(NEEDS, {}, headers);
      expect(data ?? null).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      return errors?.[0]?.extensions['reason'];
    };
    expect(await reason(server.anyone())).toBe('TOKEN_MISSING');
    expect(await reason(server.anyone('forged'))).toBe('TOKEN_INVALID');
    expect(await reason(server.anyone(`${String(anna.token)}x`))).toBe('TOKEN_INVALID');
    expect(await reason(server.anyone(), { authorization: 'Basic QW5uYTp4' })).toBe('TOKEN_INVALID');
    expect(await reason(server.anyone(), { authorization: 'Bearer' })).toBe('TOKEN_INVALID');
    await revoke(anna);
    expect(await reason(anna)).toBe('TOKEN_REVOKED');
    const boris = await server.player('Boris');
    server.clock.turn(3_600_000);
    expect(await reason(boris)).toBe('TOKEN_EXPIRED');
  });

  it('are taken with and without the word Bearer', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    for (const authorization of [String(anna.token), `bearer ${String(anna.token)}`])
      expect((await server.anyone().send(ME, {}, { authorization })).data?.me?.player.name).toBe('Anna');
  });

  it('that are no longer good do not prevent a new login', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    server.clock.turn(3_600_000);
    expect((await anna.send(ME)).errors?.[0]?.extensions['reason']).toBe('TOKEN_EXPIRED');
    const { token } = session(await anna.login('Anna', anna.secret));
    expect((await anna.with(token).ask(ME)).me?.player.name).toBe('Anna');
  });

  it('are all void after they are revoked, until the next login', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    expect((await revoke(anna)).data?.revokeTokens).toEqual({
      __typename: 'Revoked',
      player: { name: 'Anna' },
    });
    expect(await anna.errorOf(ME)).toBe('UNAUTHENTICATED');
    const { token } = session(await anna.login('Anna', anna.secret));
    expect((await anna.with(token).ask(ME)).me?.player.name).toBe('Anna');
  });

  it('cannot be checked against accounts while the log is away, and are not called bad for it', async () => {
    const store = new UnsteadyStore();
    const server = await serve({ store });
    const anna = await server.player('Anna');
    await revoke(anna);
    store.weather = 'away';
    expect(await anna.errorOf(ME)).toBe('UNAVAILABLE');
    store.weather = 'fair';
  });
});

describe('roles', () => {
  it('of judges are granted and revoked by admins, and resigned by judges', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    const boris = await server.player('Boris');
    await server.operatorGrants('Anna', 'admin');
    expect(await role(anna, 'grantRole', 'Boris', 'JUDGE')).toEqual({
      __typename: 'GrantedRoles',
      player: { name: 'Boris' },
      roles: ['PLAYER', 'JUDGE'],
    });
    expect((await boris.ask(ME)).me?.roles).toEqual(['PLAYER', 'JUDGE']);
    expect(await role(anna, 'revokeRole', 'Boris', 'JUDGE')).toMatchObject({ roles: ['PLAYER'] });
    await role(anna, 'grantRole', 'Boris', 'JUDGE');
    expect(await role(boris, 'revokeRole', 'Boris', 'JUDGE')).toMatchObject({ roles: ['PLAYER'] });
  });

  it('are refused to callers who may not grant them', async () => {
    const server = await serve();
    const anna = await server.player('Anna');
    const boris = await server.player('Boris');
    await server.operatorGrants('Anna', 'admin');
    const code = async (by: Caller, name: string, given: string) =>
      refused(await role(by, 'grantRole', name, given)).code;
    expect(await code(boris, 'Anna', 'JUDGE')).toBe('NOT_ALLOWED');
    expect(await code(anna, 'Boris', 'ADMIN')).toBe('NOT_ALLOWED');
    expect(await code(anna, 'Anna', 'JUDGE')).toBe('OWN_ROLE');
    expect(await code(anna, 'Nobody', 'JUDGE')).toBe('UNKNOWN_PLAYER');
  });
});

it('writes no secret and no token to its log', async () => {
  const server = await serve();
  const anna = await server.player('Anna');
  await anna.login('Anna', anna.secret);
  await anna.login('Anna', `${anna.secret}-wrong`);
  await server.anyone('forged-token').send(ME);
  const lines = server.log.lines.join('\n');
  for (const secret of [anna.secret, String(anna.token), 'forged-token']) expect(lines).not.toContain(secret);
});
