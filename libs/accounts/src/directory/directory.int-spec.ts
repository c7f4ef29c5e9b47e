import { describe, expect, it } from '@jest/globals';
import { commandId, playerId } from '#kernel';
import { MemoryEventStore } from '#event-store/memory';
import { AccountStore } from '../account/account-store.js';
import { freshId, granted, HandClock, refusal, TEST_KEYS } from '#testkit/accounts/world';
import { UnsteadyStore } from '#testkit/accounts/unsteady-store';
import { NameOf, type AccountsOptions } from '../index.js';
import { nameKey, parseName } from '../account/names.js';
import { startingAccounts } from '#testkit/accounts/started';

const startOne = startingAccounts();
const start = (store: MemoryEventStore | UnsteadyStore, options: Partial<AccountsOptions> = {}) =>
  startOne({ store, options });

describe('the cached accounts', () => {
  it('do not include a read that a revocation overtook', async () => {
    const store = new MemoryEventStore();
    const slow = new UnsteadyStore(store);
    const [one, other] = [await start(store), await start(slow)];
    const ann = await one.registered('Ann');
    granted(await other.principal(granted(await one.logIn('Ann', ann.recoverySecret)).token));
    const first = other.heard(ann.player);
    granted(await one.changeRole('grant', 'judge', 'Ann', 'operator'));
    await first;

    let open = (): void => undefined;
    slow.gate = new Promise((resolve) => (open = resolve));
    const before = other.principal(ann.token);
    await new Promise((resolve) => setImmediate(resolve));
    const second = other.heard(ann.player);
    granted(await one.revokeTokens(ann.player));
    await second;
    open();
    await before;
    expect(refusal(await other.principal(ann.token))).toBe('token-revoked');
  });

  it('are empty while no subscription reports changes', async () => {
    const store = new MemoryEventStore();
    const deaf = new UnsteadyStore(store);
    deaf.weather = 'whole-log-away';
    const [one, other] = [await start(store), await start(deaf)];
    const ann = await one.registered('Ann');
    granted(await other.principal(ann.token));
    granted(await one.revokeTokens(ann.player));
    expect(refusal(await other.principal(ann.token))).toBe('token-revoked');
  });

  it('do not include a read that began before the subscription', async () => {
    const store = new MemoryEventStore();
    const deaf = new UnsteadyStore(store);
    deaf.weather = 'whole-log-away';
    const [one, other] = [await start(store), await start(deaf)];
    const ann = await one.registered('Ann');
    granted(await other.principal(ann.token));
    let open = (): void => undefined;
    deaf.gate = new Promise((resolve) => (open = resolve));
    const before = other.principal(ann.token);
    await new Promise((resolve) => setImmediate(resolve));
    granted(await one.revokeTokens(ann.player));
    deaf.weather = 'fair';
    await deaf.subscribed;
    open();
    await before;
    expect(refusal(await other.principal(ann.token))).toBe('token-revoked');
  });

  it('are dropped when the subscription is cut, and changes meanwhile are reported', async () => {
    const store = new MemoryEventStore();
    const cut = new UnsteadyStore(store);
    const [one, other] = [await start(store), await start(cut)];
    await cut.subscribed;
    const ann = await one.registered('Ann');
    granted(await other.principal(ann.token));
    cut.cut();
    for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    const told = other.heard(ann.player);
    granted(await one.revokeTokens(ann.player));
    expect(refusal(await other.principal(ann.token))).toBe('token-revoked');
    await told;
    expect(refusal(await other.principal(ann.token))).toBe('token-revoked');
  });

  it('are right at once on the node that made the change, long before the log reports it', async () => {
    const store = new UnsteadyStore();
    let tell = (): void => undefined;
    store.news = new Promise((resolve) => (tell = resolve));
    store.weather = 'away';
    const node = await start(store, { firstAdmin: 'Ann' });
    store.weather = 'fair';
    await store.subscribed;
    const before = await start(store.store as MemoryEventStore);
    const [ann, bob] = [await before.registered('Ann'), await before.registered('Bob')];
    const rolesOf = async (token: string) => granted(await node.principal(token)).roles;

    expect(await rolesOf(ann.token)).toEqual(['player']);
    granted(await node.logIn('Ann', ann.recoverySecret));
    expect(await rolesOf(ann.token)).toEqual(['player', 'admin']);
    expect(await rolesOf(bob.token)).toEqual(['player']);
    granted(await node.changeRole('grant', 'judge', 'Bob', ann.player));
    expect(await rolesOf(bob.token)).toEqual(['player', 'judge']);
    granted(await node.revokeTokens(bob.player));
    expect(refusal(await node.principal(bob.token))).toBe('token-revoked');
    tell();
  });

  it('include only the account its name points at: one that lost its name to another registration is nobody', async () => {
    const store = new MemoryEventStore();
    const node = await start(store);
    await node.registered('Ann');
    const name = parseName('Ann');
    if (!name.ok) throw new Error(name.error);
    const player = playerId('latecomer');
    const attempt = { actor: player, commandId: commandId(freshId()) };
    await new AccountStore(store, TEST_KEYS, new HandClock()).begin(player, attempt, [
      { type: 'AccountRegistered', player, name: nameKey(TEST_KEYS, name.value) },
    ]);
    expect(await node.directory.find(player)).toBeUndefined();
    expect(await node.queries.execute(new NameOf(player))).toBeUndefined();
  });
});
