// Accounts and replays of the client library at a real server.
import { describe, expect, it } from '@jest/globals';
import { playing } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import {
  AccountRefused,
  createClient,
  foldPatch,
  NotAllowed,
  NotFound,
  Unauthenticated,
  type Json,
} from './index.js';

const { serve } = serving();
const ME = '{ me { player { name } } }';
const anna = { data: { me: { player: { name: 'Anna' } } } };

describe('the account of a client', () => {
  it('takes a name, and logs in with its secret on a second device', async () => {
    const { url } = await serve();
    const [first, second] = [createClient({ url }), createClient({ url })];
    const { recoverySecret, name, playerId } = await first.account.register('Anna');
    expect(name).toBe('Anna');
    expect(await first.raw(ME)).toEqual(anna);
    expect(await second.account.logIn({ name, recoverySecret })).toEqual({ name, playerId });
    expect(await second.raw(ME)).toEqual(anna);
    second.account.logOut();
    expect(await second.raw(ME)).toEqual({ data: { me: null } });
  });

  it('goes on with a session without asking, and is told when its secret is good no more', async () => {
    const { url } = await serve();
    const { recoverySecret } = await createClient({ url }).account.register('Anna');
    const client = createClient({ url });
    client.account.resume({ name: 'Anna', recoverySecret });
    expect(await client.raw(ME)).toEqual(anna);
    client.account.resume({ name: 'Anna', recoverySecret: 'AAAA-AAAA' });
    await expect(client.raw(ME)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'CREDENTIALS_WRONG',
    });
  });

  it('goes on with a token that was kept, and tells each that it gets', async () => {
    const server = await serve();
    const { url } = server;
    const kept: string[] = [];
    const onToken = (token: string): void => void kept.push(token);
    const { recoverySecret, name } = await createClient({ url, onToken }).account.register('Anna');
    const asked: string[] = [];
    const client = createClient({ url, onToken, onRequest: ({ query }) => asked.push(query) });
    client.account.resume({ name, recoverySecret }, kept[0]);
    expect(await client.raw(ME)).toEqual(anna);
    expect([asked.length, kept.length]).toEqual([1, 1]);
    server.clock.turn(2 * 60 * 60 * 1000);
    expect(await client.request('{ myGames { nodes { id } } }')).toEqual({ myGames: { nodes: [] } });
    expect(kept).toHaveLength(2);
  });

  it('stays who it was when a login is refused', async () => {
    const { url } = await serve();
    const client = createClient({ url });
    await client.account.register('Anna');
    await expect(createClient({ url }).account.register('Anna')).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    });
    const wrong = client.account.logIn({ name: 'Anna', recoverySecret: 'wrong' });
    await expect(wrong).rejects.toBeInstanceOf(AccountRefused);
    expect(await client.raw(ME)).toEqual(anna);
  });

  it('gets a new token after all were ended, and renews one that is over', async () => {
    const server = await serve();
    const { url } = server;
    const client = createClient({ url });
    await client.account.register('Anna');
    const { token } = await server.player('Boris');
    const onlyToken = createClient({ url, token: token! });
    await onlyToken.account.revoke();
    await expect(onlyToken.request('{ myGames { nodes { id } } }')).rejects.toBeInstanceOf(Unauthenticated);
    await client.account.revoke();
    expect(await client.raw(ME)).toEqual(anna);
    server.clock.turn(2 * 60 * 60 * 1000);
    expect(await client.request('{ myGames { nodes { id } } }')).toEqual({ myGames: { nodes: [] } });
  });
});

describe('a replay of the client library', () => {
  it('has the view at each moment, and a feed that makes one of another', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris')];
    const replay = createClient({ url: server.url, token: players[0]!.token! }).replay(
      await playing(players),
    );
    const last = await replay.moments();
    const { moments, turns, seats } = await replay.outline();
    expect([moments, turns[0]?.number, seats.map(({ player }) => player?.name)]).toEqual([
      last,
      1,
      ['Anna', 'Boris'],
    ]);
    expect(await replay.step(1)).toBe(2);
    expect(await replay.step(last)).toBeNull();
    const turn = await replay.step(1, 'TURN');
    let view: Json = await replay.view(3);
    for await (const { patch, moment } of replay.feed(3, turn)) {
      expect(moment).toBeGreaterThan(3);
      view = foldPatch(view, patch);
    }
    expect(view).toEqual(await replay.view(turn));
    await expect(replay.view(last + 1)).rejects.toBeInstanceOf(NotFound);
  });

  it('refuses eyes that are not yours', async () => {
    const server = await serve();
    const players = [await server.player('Anna'), await server.player('Boris')];
    const client = createClient({ url: server.url, token: players[0]!.token! });
    await expect(client.replay(await playing(players), { seat: 1 }).view()).rejects.toBeInstanceOf(
      NotAllowed,
    );
  });
});
