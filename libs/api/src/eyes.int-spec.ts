// A judge looks through the eyes of a seat or of the spectators: the judge sees exactly what they are shown,
// on record, and nobody else can.
import { describe, expect, it } from '@jest/globals';
import { gameId, type Json } from '#kernel';
import { AUDIT_EVENTS } from '#matches';
import { auditStream, readLog } from '#log';
import type { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { withFragments } from '#client';
import { folded } from '#testkit/server/folded';

const { serve } = serving();

const EYES =
  withFragments(`query ($game: ID!, $seat: Int, $moment: Int, $first: Int, $after: Int) { game(id: $game) {
  eyes(seat: $seat) { view(moment: $moment) { ...TableView } feed(first: $first, after: $after) { version entries { seq moment at story patch } next } } } }`);
interface Eyes {
  readonly view: Json;
  readonly feed: { readonly entries: readonly { seq: number; patch: Json }[]; readonly next: number | null };
}
async function eyes(by: Caller, game: string, asked: object = {}): Promise<Eyes | null> {
  const data = (await by.told(EYES, { game, ...asked })) as { game: { eyes: Eyes | null } };
  return data.game.eyes;
}

const OWN =
  withFragments(`query ($game: ID!, $moment: Int) { game(id: $game) { view(moment: $moment) { ...TableView } }
  feed(gameId: $game, first: 500) { entries { seq moment at story patch } } }`);
interface Own {
  readonly game: { readonly view: Json };
  readonly feed: { readonly entries: readonly Json[] };
}
const own = async (by: Caller, game: string, moment?: number): Promise<Own> =>
  (await by.told(OWN, { game, moment })) as Own;

async function table(server: ApiServer) {
  const names = ['Anna', 'Boris', 'Judge', 'Chloe'];
  const [anna, boris, judge, chloe] = await Promise.all(names.map((name) => server.player(name)));
  for (const name of ['Judge', 'Boris']) await server.operatorGrants(name, 'judge');
  const game = await playing([anna!, boris!], { librarySize: 60 });
  return { anna: anna!, boris: boris!, judge: judge!, chloe: chloe!, game };
}

describe('the eyes of others', () => {
  it('show a judge what each seat and a spectator see, now, before, and entry by entry', async () => {
    const { anna, boris, judge, chloe, game } = await table(await serve());
    for (const [seat, player] of [
      [0, anna],
      [1, boris],
      [null, chloe],
    ] as const) {
      const theirs = await own(player, game);
      const seen = (await eyes(judge, game, { seat, first: 500 }))!;
      expect(seen.view).toEqual(theirs.game.view);
      expect(seen.feed).toEqual({ version: expect.any(Number), entries: theirs.feed.entries, next: null });
      expect(folded(seen.feed.entries)).toEqual(seen.view);
      expect((await eyes(judge, game, { seat, moment: 4 }))!.view).toEqual(
        (await own(player, game, 4)).game.view,
      );
    }
  });

  it('show the feed page by page', async () => {
    const { anna, judge, game } = await table(await serve());
    const { entries } = (await own(anna, game)).feed;
    const pages: unknown[] = [];
    for (let after: number | null = 0; after !== null;) {
      const { feed }: Eyes = (await eyes(judge, game, { seat: 0, first: 7, after }))!;
      pages.push(...feed.entries);
      after = feed.next;
    }
    expect(pages).toEqual(entries);
  });

  it('are closed to players, to spectators, to a judge with a seat, and for a seat that does not exist', async () => {
    const { anna, boris, judge, chloe, game } = await table(await serve());
    for (const one of [anna, boris, chloe])
      for (const seat of [0, 1, null]) expect(await eyes(one, game, { seat })).toBeNull();
    for (const seat of [2, -1, 8]) expect(await eyes(judge, game, { seat })).toBeNull();
    expect(await judge.errorOf(EYES, { game, seat: 0, moment: 10_000 })).toBe('NO_SUCH_MOMENT');
    expect(await judge.errorOf(EYES, { game, seat: 0, first: 501 })).toBe('BAD_USER_INPUT');
  });

  it('are put on record, and do not change the game', async () => {
    const server = await serve();
    const { anna, judge, game } = await table(server);
    const before = await own(anna, game);
    await eyes(judge, game, { seat: 0 });
    const { events } = await readLog(server.store, AUDIT_EVENTS, auditStream(gameId(game)), 'strict');
    const looks = events.flatMap(({ event }) => (event.type === 'JudgeLookOpened' ? [event] : []));
    // First the game as the judge sees it; then the view and the feed of the seat.
    expect(looks.map(({ way }) => way).sort()).toEqual(['feed', 'view', 'view']);
    expect(looks.every(({ judge: by }) => by === judge.id)).toBe(true);
    expect(events.filter(({ event }) => event.type === 'JudgeLookClosed')).toHaveLength(3);
    expect(await own(anna, game)).toEqual(before);
  });

  it('go on after the game is over', async () => {
    const { anna, boris, judge, game } = await table(await serve());
    accepted(await anna.inGame('concede', game));
    expect((await eyes(judge, game, { seat: 1 }))!.view).toEqual((await own(boris, game)).game.view);
  });
});
