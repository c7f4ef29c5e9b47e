import { describe, expect, it } from '@jest/globals';
import type { FeedEntry, LastEntries } from './generated/schema.js';
import { withFragments } from '#client';
import { answerOpen, playing, type Caller } from '#testkit/server/caller';
import { FOLLOW, type Message } from '#testkit/server/follower';
import { serving, two } from '#testkit/server/serving';
import { folded } from '#testkit/server/folded';

const { serve, follower } = serving();

const entries = (messages: readonly Message[]): FeedEntry[] =>
  messages.filter((message): message is FeedEntry => message.__typename === 'FeedEntry');
const pass = (players: readonly Caller[], game: string) => answerOpen(players, game, { action: 'PASS_TURN' });
const FEED = `query ($game: ID!, $after: Cursor, $first: Int) {
  feed(gameId: $game, after: $after, first: $first) {
    entries { seq moment at story patch cursor } cursor complete
  }
}`;

describe('a feed', () => {
  it('folds to the view when it is read as pages', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna] = players;
    const game = await playing(players);
    const read: FeedEntry[] = [];
    let after: string | null = null;
    for (;;) {
      const { feed } = await anna.ask(FEED, { game, after, first: 7 });
      read.push(...feed.entries);
      after = feed.cursor;
      if (feed.complete) break;
    }
    const sight = await anna.sight(game);
    expect(read.map(({ seq }) => seq)).toEqual(read.map((_, index) => index + 1));
    expect(read.at(-1)?.seq).toBe(sight.seq);
    expect(folded(read)).toEqual(await anna.table(game));
    expect(read.at(-1)?.cursor).toBe(sight.cursor);
  });

  it('is read from its end, back to its beginning, each time with the view before', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna] = players;
    const game = await playing(players);
    const whole = (await anna.ask(FEED, { game, after: null, first: 500 })).feed;
    const read: FeedEntry[] = [];
    let before: string | null = null;
    let then: unknown = await anna.table(game);
    do {
      const { lastEntries: page }: { lastEntries: LastEntries } = await anna.ask(
        withFragments(`query ($game: ID!, $before: Cursor) { lastEntries(gameId: $game, last: 9, before: $before) {
          view { ...TableView } entries { seq moment at story patch cursor } cursor previous } }`),
        { game, before },
      );
      expect(page.cursor).toBe(page.entries.at(-1)?.cursor);
      expect(folded(page.entries, page.view)).toEqual(then);
      read.unshift(...page.entries);
      then = page.view;
      before = page.previous ?? null;
    } while (before !== null);
    expect(then).toBeNull();
    expect(read).toEqual(whole.entries);
  });

  it('is read from its end by no more than two hundred, and not before a cursor of somebody else', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna, boris] = players;
    const game = await playing(players);
    const errorOf = (more: string): Promise<string> =>
      anna.errorOf(`{ lastEntries(gameId: "${game}", ${more}) { cursor } }`);
    expect(await errorOf('last: 201')).toBe('BAD_USER_INPUT');
    expect(await errorOf('last: 0')).toBe('BAD_USER_INPUT');
    expect(await errorOf(`before: "${(await boris.sight(game)).cursor}"`)).toBe('BAD_CURSOR');
  });

  it('that is followed pushes the past, says so, and then pushes what happens, each entry once', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna, boris] = players;
    const game = await playing(players);
    const feed = follower(server, `Bearer ${String(boris.token)}`).follow(game);
    const past = await feed.untilCaughtUp();
    expect(past.at(-1)?.__typename).toBe('FeedCaughtUp');
    await pass(players, game);
    const { seq } = await boris.sight(game);
    const live: Message[] = [];
    while (entries(live).at(-1)?.seq !== seq) live.push((await feed.next())!);
    const all = entries([...past, ...live]);
    expect(all.map((entry) => entry.seq)).toEqual(all.map((_, index) => index + 1));
    expect(folded(all)).toEqual(await boris.table(game));
    // Everyone can name a moment; no entry of Boris has what Anna drew.
    expect(all.at(-1)?.moment).toBe((await anna.sight(game)).view.moment);
    const { hand } = (await anna.sight(game)).view.seats[0]!;
    for (const card of hand ?? []) expect(JSON.stringify(all)).not.toContain(`"${card.name}"`);
  });

  it('resumes from a cursor with no gap and no repeat, on another socket and another server', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna] = players;
    const game = await playing(players);
    const first = follower(server, String(anna.token));
    const before = entries(await first.follow(game).untilCaughtUp());
    await first.stop();
    await pass(players, game);
    const { store, clock } = server;
    const other = await serve({ store, clock });
    const after = entries(
      await follower(other, String(anna.token)).follow(game, before.at(-1)!.cursor).untilCaughtUp(),
    );
    const all = [...before, ...after];
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    expect(folded(all)).toEqual(await anna.table(game));
  });

  it('begins at the place that an accepted command gives its actor', async () => {
    const server = await serve();
    const players = await two(server);
    const game = await playing(players);
    const { cursor, seq } = await pass(players, game);
    const feed = follower(server, players[0].token).follow(game, cursor);
    expect(await feed.next()).toEqual({ __typename: 'FeedCaughtUp', cursor });
    await pass(players, game);
    expect(await feed.next()).toMatchObject({ seq: seq + 1 });
  });

  it('of a spectator shows no hidden cards, and a judge sees all of them', async () => {
    const server = await serve();
    const players = await two(server);
    const [watcher, judge] = [await server.player('Chloe'), await server.player('Dario')];
    await server.operatorGrants('Dario', 'judge');
    const game = await playing(players);
    const watched = entries(await follower(server, watcher.token).follow(game).untilCaughtUp());
    expect(JSON.stringify(watched)).not.toContain('Test Card');
    expect((await watcher.sight(game)).viewer).toBe('SPECTATOR');
    const judged = await judge.sight(game);
    expect(judged).toMatchObject({ viewer: 'JUDGE', seat: null });
    expect(judged.view.seats.map(({ hand }) => hand?.length)).toEqual([7, 7]);
    expect(judged.view.library?.cards).toHaveLength(286);
    const past = await watcher.sight(game, 3);
    expect(past.view.moment).toBe(3);
    expect(folded(watched.slice(0, 3))).toEqual(await watcher.table(game, 3));
  });

  it('is refused with the fault of its cursor, moment or game', async () => {
    const server = await serve();
    const players = await two(server);
    const [anna, boris] = players;
    const game = await playing(players);
    const cursor = (await boris.sight(game)).cursor;
    const fault = async (after: string, of = game) => {
      const { errors } = await anna.send(FEED, { game: of, after });
      return [errors?.[0]?.extensions.code, errors?.[0]?.extensions['reason']];
    };
    expect(await fault('nonsense')).toEqual(['BAD_CURSOR', 'NOT_A_CURSOR']);
    expect(await fault(cursor)).toEqual(['BAD_CURSOR', 'NOT_YOURS']);
    const ahead = Buffer.from(cursor, 'base64url')
      .toString()
      .replace('seat-1', 'seat-0')
      .replace(/\d+\]/, '9999]');
    expect(await fault(Buffer.from(ahead).toString('base64url'))).toEqual(['BAD_CURSOR', 'AHEAD']);
    expect((await fault(cursor, 'no-game'))[0]).toBe('UNKNOWN_GAME');
    const followed = await follower(server, anna.token).send(FOLLOW, { game, after: 'nonsense' });
    expect(followed.errors?.[0]?.extensions).toEqual({ code: 'BAD_CURSOR', reason: 'NOT_A_CURSOR' });
    for (const moment of [0, -1, 9999])
      expect(await anna.errorOf(`{ game(id: "${game}") { view(moment: ${moment}) { status } } }`)).toBe(
        'NO_SUCH_MOMENT',
      );
    expect((await anna.ask('{ game(id: "no-game") { id } }')).game).toBeNull();
  });
});
