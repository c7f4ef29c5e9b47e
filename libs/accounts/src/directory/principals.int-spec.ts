import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keyedBytes, seconds } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { secretKey } from '#ports';
import { freshId, granted, HandClock, Node, refusal, TEST_KEYS } from '#testkit/accounts/world';
import { UnsteadyStore } from '#testkit/accounts/unsteady-store';
import type { Registered } from '../index.js';
import { startingAccounts } from '#testkit/accounts/started';

const start = startingAccounts();

describe('a token', () => {
  it('ends at its time, to the second', async () => {
    const node = await start({ options: { tokenLifetime: seconds(60) } });
    const ann = await node.registered('Ann');
    node.clock.turn(59_999);
    granted(await node.principal(ann.token));
    node.clock.turn(1);
    expect(refusal(await node.principal(ann.token))).toBe('token-expired');
    const again = granted(await node.logIn('Ann', ann.recoverySecret));
    expect(granted(await node.principal(again.token)).expiresAt).toBe(node.clock.now() + 60_000);
  });

  it('is good only as it was issued, in no other spelling of the same bytes', async () => {
    const node = await start();
    const { token } = await node.registered('Ann');
    granted(await node.principal(token));
    const last = token.at(-1)!;
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // 32 bytes leave two bits of the last digit unused.
    const twin = token.slice(0, -1) + digits[digits.indexOf(last) ^ 1]!;
    expect(Buffer.from(twin.split('.')[2]!, 'base64url')).toEqual(
      Buffer.from(token.split('.')[2]!, 'base64url'),
    );
    for (const spelt of [twin, `${token}=`, token.replaceAll('.', '=.')])
      expect(refusal(await node.principal(spelt))).toBe('token-invalid');
  });

  it('is expired although it was never seen before its end', async () => {
    const node = await start({ options: { tokenLifetime: seconds(60) } });
    const ann = await node.registered('Ann');
    node.clock.turn(60_000);
    expect(refusal(await node.principal(ann.token))).toBe('token-expired');
  });

  it('is void once all were revoked, and a new one is good', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    const second = granted(await node.logIn('Ann', ann.recoverySecret));
    granted(await node.principal(ann.token));
    granted(await node.revokeTokens(ann.player));
    for (const { token } of [ann, second]) expect(refusal(await node.principal(token))).toBe('token-revoked');
    const third = granted(await node.logIn('Ann', ann.recoverySecret));
    granted(await node.principal(third.token));
  });

  it('is void on every node once it was revoked on one', async () => {
    const store = new MemoryEventStore();
    const [one, other] = [await start({ store }), await start({ store })];
    const ann = await one.registered('Ann');
    granted(await other.principal(ann.token));
    const news = other.heard(ann.player);
    granted(await one.revokeTokens(ann.player));
    await news;
    expect(refusal(await other.principal(ann.token))).toBe('token-revoked');
  });

  it('stays void after a restart', async () => {
    const store = new MemoryEventStore();
    const first = await Node.start({ store });
    const ann = await first.registered('Ann');
    granted(await first.revokeTokens(ann.player));
    await first.stop();
    expect(refusal(await (await start({ store })).principal(ann.token))).toBe('token-revoked');
  });

  it('made after a revocation outlives a repetition of that revocation', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    const id = freshId();
    granted(await node.revokeTokens(ann.player, id));
    const { token } = granted(await node.logIn('Ann', ann.recoverySecret));
    granted(await node.revokeTokens(ann.player, id));
    granted(await node.principal(token));
  });

  it('is void after any number of concurrent revocations', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    const all = await Promise.all(Array.from({ length: 10 }, () => node.revokeTokens(ann.player)));
    all.forEach(granted);
    expect(refusal(await node.principal(ann.token))).toBe('token-revoked');
    granted(await node.principal(granted(await node.logIn('Ann', ann.recoverySecret)).token));
  });

  it('opens nothing while the store is away, unless its account is cached', async () => {
    const store = new UnsteadyStore();
    const node = await start({ store });
    const [ann, bob] = [await node.registered('Ann'), await node.registered('Bob')];
    granted(await node.principal(ann.token));
    store.weather = 'away';
    granted(await node.principal(ann.token));
    expect(refusal(await node.principal(bob.token))).toBe('try-later');
    store.weather = 'fair';
    granted(await node.principal(bob.token));
  });

  it('of an unknown account is not ours', async () => {
    const ann = await (await start()).registered('Ann');
    expect(refusal(await (await start()).principal(ann.token))).toBe('token-invalid');
  });
});

describe('a forged token', () => {
  let node: Node;
  let ann: Registered;
  beforeEach(async () => {
    node = await start();
    ann = await node.registered('Ann');
  });

  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const KEY = keyedBytes(TEST_KEYS.tokens.secret, 'pentaland/token-key/1');
  const claims = (change: object = {}) => ({
    epoch: 0,
    sub: ann.player,
    iss: 'pentaland',
    aud: 'pentaland',
    iat: Math.floor(node.clock.now() / 1000),
    exp: Math.floor(node.clock.now() / 1000) + 60,
    ...change,
  });
  const hs = (payload: object, key: Uint8Array | string = KEY, alg = 'HS256', hash = 'sha256'): string => {
    const text = `${encode({ alg, typ: 'JWT' })}.${encode(payload)}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  const refused = async (token: string) => refusal(await node.principal(token));

  it('is unlike one made with the key, which is accepted', async () => {
    expect(granted(await node.principal(hs(claims()))).player).toBe(ann.player);
  });

  it('without a signature is refused', async () => {
    for (const alg of ['none', 'None', 'NONE', 'HS256'])
      expect(await refused(`${encode({ alg, typ: 'JWT' })}.${encode(claims())}.`)).toBe('token-invalid');
  });

  it('signed with another key or another algorithm is refused', async () => {
    expect(await refused(hs(claims(), 'another key'))).toBe('token-invalid');
    expect(await refused(hs(claims(), TEST_KEYS.tokens.secret))).toBe('token-invalid');
    expect(await refused(hs(claims(), TEST_KEYS.data.secret))).toBe('token-invalid');
    expect(await refused(hs(claims(), KEY, 'HS512', 'sha512'))).toBe('token-invalid');
    const { privateKey } = generateKeyPairSync('ed25519');
    const text = `${encode({ alg: 'EdDSA' })}.${encode(claims())}`;
    const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
    expect(await refused(`${text}.${signature}`)).toBe('token-invalid');
  });

  it('for another audience, of another issuer, or without a claim is refused', async () => {
    for (const change of [
      { aud: 'elsewhere' },
      { iss: 'elsewhere' },
      { sub: undefined },
      { exp: undefined },
      { epoch: undefined },
      { epoch: '0' },
      { aud: undefined },
      { iss: undefined },
      { iat: undefined },
      { nbf: Math.floor(node.clock.now() / 1000) + 30 },
      { more: 'than any token of ours says'.repeat(40) },
    ])
      expect(await refused(hs(claims(change)))).toBe('token-invalid');
  });

  it('of an epoch that has not come, or is gone, is refused', async () => {
    for (const epoch of [-1, 1, 0.5]) expect(await refused(hs(claims({ epoch })))).toBe('token-revoked');
  });

  it('with another content under a good signature is refused', async () => {
    const bob = await node.registered('Bob');
    const [header, , signature] = ann.token.split('.') as [string, string, string];
    const [, payload] = bob.token.split('.') as [string, string];
    expect(await refused(`${header}.${payload}.${signature}`)).toBe('token-invalid');
  });

  it('that is no token at all is refused', async () => {
    for (const text of ['', '.', '..', 'x', 'Bearer x', 'a.b.c', '🔥.🔥.🔥', 'x'.repeat(1_000_000)])
      expect(await refused(text)).toBe('token-invalid');
  });

  it('made before the key was changed is refused, and a login gives a good one', async () => {
    const keys = { ...TEST_KEYS, tokens: secretKey('a new token key'.padEnd(64, '0')) };
    const next = await start({ store: node.store, keys });
    expect(refusal(await next.principal(ann.token))).toBe('token-invalid');
    const { token } = granted(await next.logIn('Ann', ann.recoverySecret));
    expect(granted(await next.principal(token)).player).toBe(ann.player);
  });
});

describe('roles', () => {
  const rolesOf = async (node: Node, token: string) => granted(await node.principal(token)).roles;

  it('of the first admin go to the configured name, registered before or after', async () => {
    const store = new MemoryEventStore();
    const before = await start({ store });
    const ann = await before.registered('Ann');
    expect(await rolesOf(before, ann.token)).toEqual(['player']);
    const news = before.heard(ann.player);
    const node = await start({ store, options: { firstAdmin: 'ANN' } });
    await news;
    expect(await rolesOf(node, ann.token)).toEqual(['player', 'admin']);
    expect(await rolesOf(before, ann.token)).toEqual(['player', 'admin']);

    const fresh = await start({ options: { firstAdmin: 'Ann' } });
    const [bob, another] = [await fresh.registered('Bob'), await fresh.registered('Ann')];
    expect(await rolesOf(fresh, another.token)).toEqual(['player', 'admin']);
    expect(await rolesOf(fresh, bob.token)).toEqual(['player']);
  });

  it('of the first admin, revoked by the operator, do not come back with a restart or a login', async () => {
    const store = new MemoryEventStore();
    const first = await Node.start({ store, options: { firstAdmin: 'Ann' } });
    const ann = await first.registered('Ann');
    granted(await first.changeRole('revoke', 'admin', 'Ann', 'operator'));
    await first.stop();
    const second = await start({ store, options: { firstAdmin: 'Ann' } });
    const { token } = granted(await second.logIn('Ann', ann.recoverySecret));
    expect(await rolesOf(second, token)).toEqual(['player']);
  });

  it('of the first admin come with a login if the store was away at the start', async () => {
    const store = new UnsteadyStore();
    const before = await Node.start({ store });
    const ann = await before.registered('Ann');
    await before.stop();
    store.weather = 'away';
    const node = await start({ store, options: { firstAdmin: 'Ann' } });
    store.weather = 'fair';
    const { token } = granted(await node.logIn('Ann', ann.recoverySecret));
    expect(await rolesOf(node, token)).toEqual(['player', 'admin']);
  });

  it('of the first admin need a possible name', async () => {
    await expect(Node.start({ options: { firstAdmin: 'x' } })).rejects.toThrow(/first admin's name/);
  });

  it('are granted by those who may, and hold at once', async () => {
    const node = await start();
    const [ann, bob, cid] = [
      await node.registered('Ann'),
      await node.registered('Bob'),
      await node.registered('Cid'),
    ];
    expect(refusal(await node.changeRole('grant', 'judge', 'Bob', ann.player))).toBe('not-allowed');
    granted(await node.changeRole('grant', 'admin', 'Ann', 'operator'));
    expect(granted(await node.changeRole('grant', 'judge', 'Bob', ann.player))).toEqual({
      player: bob.player,
      roles: ['player', 'judge'],
    });
    expect(await rolesOf(node, bob.token)).toEqual(['player', 'judge']);
    expect(refusal(await node.changeRole('grant', 'judge', 'Ann', ann.player))).toBe('own-role');
    expect(refusal(await node.changeRole('grant', 'admin', 'Bob', ann.player))).toBe('not-allowed');
    expect(refusal(await node.changeRole('grant', 'judge', 'Cid', bob.player))).toBe('not-allowed');
    granted(await node.changeRole('revoke', 'judge', 'Bob', bob.player));
    expect(await rolesOf(node, bob.token)).toEqual(['player']);
    expect(await rolesOf(node, cid.token)).toEqual(['player']);
    expect(await rolesOf(node, ann.token)).toEqual(['player', 'admin']);
  });

  it('cannot be used to grant once they are revoked', async () => {
    const node = await start();
    const [ann] = [await node.registered('Ann'), await node.registered('Bob')];
    granted(await node.changeRole('grant', 'admin', 'Ann', 'operator'));
    granted(await node.changeRole('revoke', 'admin', 'Ann', 'operator'));
    expect(refusal(await node.changeRole('grant', 'judge', 'Bob', ann.player))).toBe('not-allowed');
  });

  it('of an unknown player are refused with that reason to those who may ask', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    expect(refusal(await node.changeRole('grant', 'judge', 'Nobody', ann.player))).toBe('not-allowed');
    for (const name of ['Nobody', '']) {
      expect(refusal(await node.changeRole('grant', 'judge', name, 'operator'))).toBe('unknown-player');
    }
  });

  it('granted again under the same command id are not granted twice', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    const id = freshId();
    granted(await node.changeRole('grant', 'judge', 'Ann', 'operator', id));
    granted(await node.changeRole('revoke', 'judge', 'Ann', 'operator'));
    const again = granted(await node.changeRole('grant', 'judge', 'Ann', 'operator', id));
    expect(again.roles).toEqual(['player']);
    expect(await rolesOf(node, ann.token)).toEqual(['player']);
  });

  it('are granted and revoked by different people under the same command id, independently', async () => {
    const node = await start();
    const [ann, bob] = [await node.registered('Ann'), await node.registered('Bob')];
    granted(await node.changeRole('grant', 'admin', 'Ann', 'operator'));
    const id = freshId();
    granted(await node.changeRole('grant', 'judge', 'Bob', ann.player, id));
    granted(await node.changeRole('revoke', 'judge', 'Bob', 'operator', id));
    expect(await rolesOf(node, bob.token)).toEqual(['player']);
  });
});

describe('an account while its store is away', () => {
  it('answers every command with a refusal to try later', async () => {
    const store = new UnsteadyStore();
    const node = await start({ store });
    const ann = await node.registered('Ann');
    store.weather = 'away';
    const codes = [
      refusal(await node.register('Bob')),
      refusal(await node.logIn('Ann', ann.recoverySecret)),
      refusal(await node.revokeTokens(ann.player)),
      refusal(await node.changeRole('grant', 'judge', 'Ann', 'operator')),
    ];
    expect(codes).toEqual(['try-later', 'try-later', 'try-later', 'try-later']);
  });

  it('loses nothing with a lost answer: the same command sent again gets the first answer', async () => {
    const store = new UnsteadyStore();
    const clock = new HandClock();
    const node = await start({ store, clock });
    const [register, revoke] = [freshId(), freshId()];
    store.weather = 'answers-to-accounts-lost';
    expect(refusal(await node.register('Ann', register))).toBe('try-later');
    store.weather = 'answers-to-names-lost';
    expect(refusal(await node.register('Ann', register))).toBe('try-later');
    store.weather = 'fair';
    expect(refusal(await node.register('Ann'))).toBe('name-taken');
    const ann = granted(await node.register('Ann', register));
    granted(await node.logIn('Ann', ann.recoverySecret));
    store.weather = 'answers-to-accounts-lost';
    expect(refusal(await node.revokeTokens(ann.player, revoke))).toBe('try-later');
    store.weather = 'fair';
    granted(await node.revokeTokens(ann.player, revoke));
    expect(refusal(await node.principal(ann.token))).toBe('token-revoked');
  });
});
