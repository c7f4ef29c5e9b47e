// Built servers as processes: killed, stopped and started again over one data folder, with players at the table.
import { afterEach, describe, expect, it } from '@jest/globals';
import { applyPatch } from '#visibility';
import type { Json } from '#kernel';
import { answerOpen, playing, type Caller } from '../libs/api/src/fixtures/caller.js';
import type { Message } from '../libs/api/src/fixtures/follower.js';
import { at, register, Stage } from './support.js';

const stage = new Stage();
afterEach(() => stage.clear());

const seqs = (messages: readonly Message[]): number[] =>
  messages.flatMap((message) => (message.__typename === 'FeedEntry' ? [message.seq] : []));

const cursorOf = (message: Message | undefined): string => {
  if (message?.__typename === 'FeedEntry') return message.cursor;
  throw new Error('no entry came');
};

describe('a server that is killed', () => {
  it('comes back to the same question, and feeds resume from their cursors with no gap and no repeat', async () => {
    const folder = stage.dataFolder();
    let server = await stage.serverOn(folder);
    let players = [await register(server, 'Anna'), await register(server, 'Boris')];
    const game = await playing(players);
    let view: Json = {};
    let seen: number[] = [];
    let cursor: string | null = null;
    for (let life = 0; life < 3; life += 1) {
      const feed = stage.follower(server, players[0]!).follow(game, cursor);
      const missed = await feed.untilCaughtUp();
      await answerOpen(players, game, { action: 'PASS' });
      const { seq } = await players[0]!.sight(game);
      const live: Message[] = [];
      while (seqs(live).at(-1) !== seq) live.push((await feed.next())!);
      const all = [...missed, ...live];
      for (const message of all)
        if (message.__typename === 'FeedEntry') view = applyPatch(view, message.patch);
      seen = [...seen, ...seqs(all)];
      cursor = cursorOf(all.at(-1));
      const before = await players[0]!.sight(game);
      server.kill('SIGKILL');
      await server.ended;

      server = await stage.serverOn(folder);
      players = players.map((player) => at(server, player));
      expect(await players[0]!.sight(game)).toEqual(before);
      expect(view).toEqual(before.view.json);
    }
    expect(seen).toEqual(seen.map((_, index) => index + 1));
  });

  it('answers a command whose answer was lost as it would have the first time, and has done it once', async () => {
    const folder = stage.dataFolder();
    const server = await stage.serverOn(folder);
    const players = [await register(server, 'Anna'), await register(server, 'Boris')];
    const game = await playing(players);
    const { decision } = (await players[0]!.sight(game)).view;
    const pass = (caller: Caller) => caller.answer(game, decision!.id, { action: 'PASS' }, 'my-pass');
    const first = await pass(players[0]!);
    server.kill('SIGKILL');
    await server.ended;
    const again = await stage.serverOn(folder);
    expect(await pass(at(again, players[0]!))).toEqual(first);
    expect((await at(again, players[0]!).sight(game)).view.decision).toMatchObject({
      seat: 1,
      kind: 'PRIORITY',
    });
  });
});

describe('a server that is stopped', () => {
  it('finishes what it acknowledged, tells its subscribers why, loses nothing, and ends with 0', async () => {
    const folder = stage.dataFolder();
    const server = await stage.serverOn(folder);
    const pairs = await Promise.all(
      [0, 1, 2, 3].map(async (pair) => [
        await register(server, `Anna ${pair}`),
        await register(server, `Boris ${pair}`),
      ]),
    );
    const games = await Promise.all(pairs.map((players) => playing(players, { maximumHandSize: null })));
    const follower = stage.follower(server, pairs[0]![0]!);
    const feed = follower.follow(games[0]!);
    await feed.untilCaughtUp();

    let stopping = false;
    const acknowledged = await Promise.all(
      pairs.map(async (players, index) => {
        let [passes, last] = [0, 0];
        while (!stopping) {
          try {
            ({ seq: last } = await answerOpen(players, games[index]!, { action: 'PASS' }));
          } catch {
            // Refused while stopping, or the connection is closed: not acknowledged.
            break;
          }
          passes += 1;
          if (passes === 5 && index === 0) server.kill('SIGTERM');
        }
        stopping = true;
        return last;
      }),
    );
    const closing: Message[] = [];
    for (let message = await feed.next(); message !== undefined; message = await feed.next())
      closing.push(message);
    expect(closing.at(-1)).toMatchObject({ __typename: 'FeedClosed', reason: 'SERVER_STOPS' });
    expect(await server.ended).toEqual({ code: 0, signal: null });

    const again = await stage.serverOn(folder);
    for (const [index, players] of pairs.entries()) {
      const sights = players.map((player) => at(again, player).sight(games[index]!));
      const seqsNow = (await Promise.all(sights)).map(({ seq }) => seq);
      expect(Math.max(...seqsNow)).toBeGreaterThanOrEqual(acknowledged[index]!);
    }
  });
});

describe('two servers on one log file', () => {
  it('play one game alternately; subscribers of either see it all', async () => {
    const folder = stage.dataFolder();
    const servers = [await stage.serverOn(folder), await stage.serverOn(folder)];
    const players = [await register(servers[0]!, 'Anna'), await register(servers[0]!, 'Boris')];
    const game = await playing(players);
    const feeds = servers.map((server) => stage.follower(server, players[1]!).follow(game));
    const got = await Promise.all(feeds.map((feed) => feed.untilCaughtUp()));
    let [moment, last] = [0, 0];
    for (let pass = 0; pass < 6; pass += 1) {
      const here = servers[pass % 2]!;
      const acting = players.map((player) => at(here, player));
      while ((await acting[0]!.sight(game)).view.moment < moment);
      await answerOpen(acting, game, { action: 'PASS' });
      const seen = await acting[1]!.sight(game);
      [moment, last] = [seen.view.moment, seen.seq];
    }
    for (const [index, feed] of feeds.entries())
      while (seqs(got[index]!).at(-1) !== last) got[index]!.push((await feed.next())!);
    expect(seqs(got[0]!)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    const entries = got.map((messages) => messages.filter(({ __typename }) => __typename === 'FeedEntry'));
    expect(entries[0]).toEqual(entries[1]);
  });
});
