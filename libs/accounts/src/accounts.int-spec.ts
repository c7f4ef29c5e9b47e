import { describe, expect, it } from '@jest/globals';
import { commandId, playerId, seconds } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { secretKey } from '#ports';
import { everyEvent, LOG_FAMILIES, verifyStore, WrongDataKey } from '#log';
import { UnsteadyStore } from '#testkit/accounts/unsteady-store';
import { ACCOUNT_FAMILIES, NameOf, PlayerNamed } from './index.js';
import {
  ADDRESS,
  freshId,
  granted,
  HandClock,
  Node,
  QUICK,
  refusal,
  TEST_KEYS,
} from '#testkit/accounts/world';
import { startingAccounts } from '#testkit/accounts/started';

const start = startingAccounts();

describe('registration', () => {
  it('gives a player a name, a recovery secret and a token that says who they are', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    expect(ann).toEqual({
      player: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Ann',
      recoverySecret: expect.stringMatching(/^(\w{4}-){7}\w{4}$/),
      token: expect.any(String),
      expiresAt: node.clock.now() + 3_600_000,
    });
    expect(granted(await node.principal(ann.token))).toEqual({
      player: ann.player,
      name: 'Ann',
      roles: ['player'],
      expiresAt: ann.expiresAt,
    });
  });

  it('refuses a name that somebody has, however it is spelt', async () => {
    const node = await start();
    await node.registered('Ann Lee');
    for (const name of ['Ann Lee', 'ANN LEE', 'ａｎｎ\u00a0lee'])
      expect(refusal(await node.register(name))).toBe('name-taken');
  });

  it('refuses an impossible name, with the reason in words', async () => {
    const node = await start();
    const refused = await node.register('a\u200bnn');
    expect(refused).toEqual({
      ok: false,
      error: { code: 'name-invalid', reason: 'A name must have only visible characters.' },
    });
  });

  it.each(['', '1', 'short', 'a'.repeat(65), `${'a'.repeat(30)} b`])(
    'refuses the command id %j, which is guessable or malformed',
    async (id) => {
      const node = await start();
      expect(refusal(await node.register('Ann', commandId(id)))).toBe('command-id-weak');
    },
  );

  it('of one name by twenty at once on two nodes is granted to one', async () => {
    const store = new MemoryEventStore();
    const [one, other] = [await start({ store }), await start({ store })];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, count) => (count % 2 === 0 ? one : other).register('Ann')),
    );
    const winners = outcomes.filter((outcome) => outcome.ok);
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.error.code).toBe('name-taken');
    const ann = granted(winners[0]!);
    expect(granted(await other.principal(ann.token)).player).toBe(ann.player);
    expect(granted(await one.logIn('Ann', ann.recoverySecret)).player).toBe(ann.player);
  });

  it('repeated under its command id gets the first account and the first secret again', async () => {
    const store = new MemoryEventStore();
    const clock = new HandClock();
    const [one, other] = [await start({ store, clock }), await start({ store, clock })];
    const id = freshId();
    const first = granted(await one.register('Ann', id));
    clock.turn(599_000);
    const again = granted(await other.register('ann', id));
    expect({ ...again, token: '', expiresAt: 0 }).toEqual({ ...first, token: '', expiresAt: 0 });
    expect(granted(await other.principal(again.token)).player).toBe(first.player);
  });

  it('repeated twenty times at once is one registration with one answer', async () => {
    const node = await start();
    const id = freshId();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => node.register('Ann', id)));
    const answers = outcomes.map((outcome) => {
      const { player, recoverySecret } = granted(outcome);
      return `${player} ${recoverySecret}`;
    });
    expect(new Set(answers).size).toBe(1);
    granted(await node.logIn('Ann', granted(outcomes[0]!).recoverySecret));
  });

  it('is not repeated by another command id, after ten minutes, or after the tokens were revoked', async () => {
    const node = await start();
    const [annsId, bobsId] = [freshId(), freshId()];
    granted(await node.register('Ann', annsId));
    const bob = granted(await node.register('Bob', bobsId));
    expect(refusal(await node.register('Ann', bobsId))).toBe('name-taken');
    granted(await node.revokeTokens(bob.player));
    expect(refusal(await node.register('Bob', bobsId))).toBe('name-taken');
    node.clock.turn(600_000);
    expect(refusal(await node.register('Ann', annsId))).toBe('name-taken');
  });

  it('that stopped before the name was taken leaves the name free', async () => {
    const store = new MemoryEventStore();
    const append = store.append.bind(store);
    store.append = (stream, expected, events) =>
      stream.startsWith('name-')
        ? Promise.reject(new Error('killed in between'))
        : append(stream, expected, events);
    const id = freshId();
    await expect((await start({ store })).register('Ann', id)).rejects.toThrow('killed in between');
    store.append = append;
    const node = await start({ store });
    const ann = granted(await node.register('Ann', id));
    expect(granted(await node.logIn('Ann', ann.recoverySecret)).player).toBe(ann.player);
  });

  it('is limited by address', async () => {
    const rates = { ...QUICK.rates, registrationsPerAddress: { burst: 2, every: seconds(60) } };
    const node = await start({ options: { rates } });
    granted(await node.register('Ann'));
    granted(await node.register('Bob'));
    expect(await node.register('Cid')).toEqual({
      ok: false,
      error: {
        code: 'too-many-attempts',
        reason: 'Too many attempts. Wait, then try again.',
        retryAfter: 60_000,
      },
    });
    granted(await node.register('Cid', freshId(), '192.0.2.2'));
    node.clock.turn(60_000);
    granted(await node.register('Dan'));
  });
});

describe('login', () => {
  it('gives a new token for the recovery secret, however it is typed', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    for (const typed of [ann.recoverySecret, ann.recoverySecret.replaceAll('-', ' ').toLowerCase()]) {
      const { player, name, token } = granted(await node.logIn('ANN', typed));
      expect([player, name]).toEqual([ann.player, 'Ann']);
      expect(granted(await node.principal(token)).player).toBe(ann.player);
    }
  });

  it('refuses a wrong secret, an unknown name and an impossible name in the same words', async () => {
    const node = await start();
    const [ann, bob] = [await node.registered('Ann'), await node.registered('Bob')];
    const refused = await Promise.all([
      node.logIn('Ann', bob.recoverySecret),
      node.logIn('Ann', ''),
      node.logIn('Ann', ann.recoverySecret.slice(0, -1)),
      node.logIn('Nobody', ann.recoverySecret),
      node.logIn('\u0000', ann.recoverySecret),
      node.logIn('Ann', 'x'.repeat(1_000_000)),
    ]);
    for (const each of refused)
      expect(each).toEqual({
        ok: false,
        error: {
          code: 'credentials-wrong',
          reason: 'The name and the recovery secret do not belong together. Check both.',
        },
      });
  });

  it('computes a hash for an unknown name too', async () => {
    const node = await start({ options: { hashesAtOnce: 1, hashesWaiting: 0 } });
    const both = await Promise.all([node.logIn('Nobody', 'x'), node.logIn('No one', 'y')]);
    expect(both.map(refusal)).toEqual(['credentials-wrong', 'busy']);
  });

  it('works after a restart, and on another node', async () => {
    const store = new MemoryEventStore();
    const first = await Node.start({ store });
    const ann = await first.registered('Ann');
    await first.stop();
    const second = await start({ store });
    expect(granted(await second.principal(ann.token)).name).toBe('Ann');
    expect(granted(await second.logIn('Ann', ann.recoverySecret)).player).toBe(ann.player);
  });

  it('is limited by name and address together first, so that nobody locks out another player', async () => {
    const rates = { ...QUICK.rates, loginsPerNameAndAddress: { burst: 2, every: seconds(10) } };
    const node = await start({ options: { rates } });
    const ann = await node.registered('Ann');
    const tries = [];
    for (let count = 0; count < 3; count += 1) tries.push(refusal(await node.logIn('Ann', 'guess')));
    expect(tries).toEqual(['credentials-wrong', 'credentials-wrong', 'too-many-attempts']);
    granted(await node.logIn('Ann', ann.recoverySecret));
    granted(await node.logIn('Ann', ann.recoverySecret, '192.0.2.2'));
    node.clock.turn(10_000);
    granted(await node.logIn('Ann', ann.recoverySecret));
  });

  it('lets the owner in after ten wrong secrets from the same address, and after many from anywhere', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    for (let count = 0; count < 11; count += 1) refusal(await node.logIn('Ann', 'guess'));
    granted(await node.logIn('Ann', ann.recoverySecret));
    for (let count = 0; count < 70; count += 1) refusal(await node.logIn('Ann', 'guess', `192.0.2.${count}`));
    granted(await node.logIn('Ann', ann.recoverySecret));
  });

  it('is limited by address over all names, and by name over all addresses', async () => {
    const three = { burst: 3, every: seconds(10) };
    const perAddress = await start({ options: { rates: { ...QUICK.rates, loginsPerAddress: three } } });
    const perName = await start({ options: { rates: { ...QUICK.rates, loginsPerName: three } } });
    const [addresses, names] = [[], []] as [string[], string[]];
    for (const count of [1, 2, 3, 4]) {
      addresses.push(refusal(await perAddress.logIn(`name ${count}`, 'x', ADDRESS)));
      names.push(refusal(await perName.logIn('name', 'x', `192.0.2.${count}`)));
    }
    const wrong = 'credentials-wrong';
    expect(addresses).toEqual([wrong, wrong, wrong, 'too-many-attempts']);
    expect(names).toEqual([wrong, wrong, wrong, 'too-many-attempts']);
  });
});

describe('names', () => {
  it('are found by id and by spelling, and only while there is an account', async () => {
    const node = await start();
    const ann = await node.registered('Ann');
    expect(await node.queries.execute(new NameOf(ann.player))).toBe('Ann');
    expect(await node.queries.execute(new PlayerNamed('aNN'))).toEqual({ player: ann.player, name: 'Ann' });
    expect(await node.queries.execute(new NameOf(playerId('nobody')))).toBeUndefined();
    expect(await node.queries.execute(new PlayerNamed('Nobody'))).toBeUndefined();
    expect(await node.queries.execute(new PlayerNamed(''))).toBeUndefined();
  });
});

describe('the log of accounts', () => {
  const otherKey = { ...TEST_KEYS, data: secretKey('another data key'.padEnd(64, '0')) };

  it('is not opened under another data key: every name would seem free', async () => {
    const { store } = await start();
    await expect(Node.start({ store, keys: otherKey })).rejects.toThrow(WrongDataKey);
  });

  it('is not opened under another data key either if it was away at the start', async () => {
    const store = new UnsteadyStore();
    const first = await start({ store });
    const ann = await first.registered('Ann');
    store.weather = 'away';
    const second = await start({ store, keys: otherKey });
    store.weather = 'fair';
    await expect(second.register('Ann')).rejects.toThrow(WrongDataKey);
    await expect(second.logIn('Ann', ann.recoverySecret)).rejects.toThrow(WrongDataKey);
    await expect(second.principal(ann.token)).rejects.toThrow(WrongDataKey);
    await expect(second.queries.execute(new PlayerNamed('Ann'))).rejects.toThrow(WrongDataKey);
  });

  it('has chains that hold, and only events of their shapes', async () => {
    const node = await start({ options: { firstAdmin: 'Ann' } });
    const [ann] = [await node.registered('Ann'), await node.registered('Bob')];
    granted(await node.changeRole('grant', 'judge', 'Bob', ann.player));
    granted(await node.changeRole('revoke', 'judge', 'Bob', ann.player));
    for (let count = 0; count < 3; count += 1) granted(await node.revokeTokens(ann.player));
    const families = { ...LOG_FAMILIES, ...ACCOUNT_FAMILIES };
    expect(await verifyStore(everyEvent(node.store), TEST_KEYS, families)).toEqual({
      streams: 5,
      events: 13,
      faults: [],
    });
  });
});
