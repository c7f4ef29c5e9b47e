// The contract of replays over GraphQL: the outline, any moment, the feed between two, steps, and refusals.
import { describe, expect, it } from '@jest/globals';
import type { Json } from '#kernel';
import type { Replay } from './generated/schema.js';
import type { ApiServer } from '#testkit/server/api-server';
import { accepted, passTurn, playing, type Caller } from '#testkit/server/caller';
import { serving } from '#testkit/server/serving';
import { withFragments } from '#client';
import { folded } from '#testkit/server/folded';

const { serve } = serving();

const OUTLINE = `outline { moments seats { seat team player { name } } turns { moment number active extra }
  phases { moment turn phase } lives { moment seat life } commands { moment at seat }
  questions { moment seat of kind prompt since ended thought } marks { moment kind seat names count }
  result { moment reason winners } }`;
const REPLAY =
  withFragments(`query ($game: ID!, $eyes: ReplayEyes! = OWN, $seat: Int, $moment: Int, $from: Int, $to: Int, $first: Int, $after: Int) {
  replay(gameId: $game, eyes: $eyes, seat: $seat) { gameId viewer seat ${OUTLINE} view(moment: $moment) { ...TableView }
    feed(from: $from, to: $to, first: $first, after: $after) { version entries { seq moment at story patch } next } } }`);
const STEP = `query ($game: ID!, $from: Int!, $by: ReplayStep! = ENTRY, $direction: ReplayDirection! = FORWARD) {
  replay(gameId: $game) { step(from: $from, by: $by, direction: $direction) } }`;
const SEEN =
  withFragments(`query ($game: ID!, $moment: Int) { game(id: $game) { view(moment: $moment) { ...TableView } }
  feed(gameId: $game, first: 500) { entries { seq moment at story patch } } }`);

const replay = async (by: Caller, game: string, asked: object = {}): Promise<Replay> =>
  (await by.ask(REPLAY, { game, ...asked })).replay;
const step = async (by: Caller, game: string, asked: object): Promise<number | null> =>
  (await by.ask(STEP, { game, ...asked })).replay.step;

async function table(server: ApiServer, terms: object = {}) {
  const [anna, boris, chloe, judge] = (await Promise.all(
    ['Anna', 'Boris', 'Chloe', 'Judge'].map((name) => server.player(name)),
  )) as [Caller, Caller, Caller, Caller];
  await server.operatorGrants('Judge', 'judge');
  const game = await playing([anna, boris], { librarySize: 60, ...terms });
  await passTurn([anna, boris], game);
  await passTurn([anna, boris], game);
  return { anna, boris, chloe, judge, game };
}

describe('a replay', () => {
  it('begins with an outline from which a scrubber can be drawn', async () => {
    const { anna, chloe, game } = await table(await serve());
    accepted(await anna.inGame('concede', game));
    const { gameId, viewer, seat, outline } = await replay(chloe, game);
    expect([gameId, viewer, seat]).toEqual([game, 'SPECTATOR', null]);
    expect(outline.seats).toEqual([
      { seat: 0, team: 0, player: { name: 'Anna' } },
      { seat: 1, team: 1, player: { name: 'Boris' } },
    ]);
    expect(outline.turns.map(({ number, active, extra }) => [number, active, extra])).toEqual([
      [1, 0, false],
      [2, 1, false],
      [3, 0, false],
    ]);
    expect(outline.phases[0]).toMatchObject({ turn: 1, phase: expect.stringMatching(/^[A-Z_]+$/) });
    expect(outline.lives.map(({ seat: whose, life }) => [whose, life])).toEqual([
      [0, 20],
      [1, 20],
    ]);
    expect(outline.marks.at(-1)).toEqual({
      moment: expect.any(Number),
      kind: 'CONCESSION',
      seat: 0,
      names: [],
      count: 1,
    });
    expect(outline.result).toMatchObject({ reason: 'LAST_ONE_STANDING', winners: [1] });
    expect(outline.commands.at(-1)).toMatchObject({ moment: outline.moments, seat: 0 });
    const asked = outline.questions.find(({ prompt }) => prompt === 'TAKE_A_MULLIGAN');
    expect(asked).toMatchObject({ kind: 'YES_NO', of: null, thought: expect.any(Number) });
    expect(asked!.ended).toBeGreaterThan(asked!.moment);
  });

  it('shows through each seat’s eyes what it was shown, to anyone once the game has opened', async () => {
    const { anna, boris, chloe, game } = await table(await serve(), { opens: 'AT_END' });
    accepted(await anna.inGame('concede', game));
    for (const [nth, player] of [anna, boris].entries()) {
      for (const moment of [3, 40]) {
        const theirs = await player.ask(SEEN, { game, moment });
        const seen = await replay(chloe, game, { eyes: 'SEAT', seat: nth, moment, first: 500 });
        expect([seen.viewer, seen.seat]).toEqual(['SEAT', nth]);
        expect(seen.view).toEqual(theirs.game!.view);
        expect(seen.feed.entries).toEqual(theirs.feed.entries);
      }
    }
    const whole = await replay(chloe, game, { eyes: 'EVERYTHING', moment: 40 });
    expect(whole.viewer).toBe('OPENED');
    expect(JSON.stringify(whole.view)).toContain('"cards":[');
  });

  it('has a feed between two moments, page by page', async () => {
    const { boris, game } = await table(await serve());
    const [from, to] = [11, 52];
    const before = await replay(boris, game, { moment: from });
    const entries: { readonly patch: Json }[] = [];
    for (let after: number | null = 0; after !== null;) {
      const { feed }: Replay = await replay(boris, game, { from, to, first: 9, after });
      entries.push(...feed.entries);
      after = feed.next;
    }
    expect(folded(entries, before.view)).toEqual((await replay(boris, game, { moment: to })).view);
  });

  it('says where a step leads', async () => {
    const { anna, game } = await table(await serve());
    const { turns, phases, questions, moments } = (await replay(anna, game)).outline;
    const [first, second] = turns.map(({ moment }) => moment);
    expect(await step(anna, game, { from: 5 })).toBe(6);
    expect(await step(anna, game, { from: 5, direction: 'BACK' })).toBe(4);
    expect(await step(anna, game, { from: first, by: 'TURN' })).toBe(second);
    expect(await step(anna, game, { from: second, by: 'TURN', direction: 'BACK' })).toBe(first);
    expect(await step(anna, game, { from: first, by: 'PHASE' })).toBe(
      phases.find(({ moment }) => moment > first!)!.moment,
    );
    expect(await step(anna, game, { from: 1, by: 'PRIORITY' })).toBe(
      questions.find(({ kind }) => kind === 'PRIORITY')!.moment,
    );
    expect(await step(anna, game, { from: turns.at(-1)!.moment, by: 'TURN' })).toBe(moments);
    expect(await step(anna, game, { from: moments })).toBeNull();
    expect(await step(anna, game, { from: 1, by: 'TURN', direction: 'BACK' })).toBeNull();
  });

  it('of a game under way shows a spectator what spectators see, up to now', async () => {
    const { anna, boris, chloe, game } = await table(await serve());
    const early = await replay(chloe, game);
    await passTurn([anna, boris], game);
    const later = await replay(chloe, game);
    expect(later.outline.moments).toBeGreaterThan(early.outline.moments);
    expect(later.view).toEqual(await chloe.table(game));
    expect(JSON.stringify(later.view)).not.toContain('"hand":[');
  });
});

describe('a replay is refused', () => {
  it('for an unknown game, for eyes that are not for the asker, and without a token', async () => {
    const server = await serve();
    const { anna, chloe, game } = await table(server);
    for (const unknown of ['no-such-game', ''])
      expect(await chloe.errorOf(REPLAY, { game: unknown })).toBe('UNKNOWN_GAME');
    for (const asked of [{ eyes: 'SEAT', seat: 0 }, { eyes: 'SEAT', seat: 5 }, { eyes: 'EVERYTHING' }])
      expect(await chloe.errorOf(REPLAY, { game, ...asked })).toBe('BAD_EYES');
    expect(await anna.errorOf(REPLAY, { game, eyes: 'SEAT', seat: 1 })).toBe('BAD_EYES');
    expect((await replay(anna, game, { eyes: 'SEAT', seat: 0 })).viewer).toBe('SEAT');
    expect(await chloe.with('no token').errorOf(REPLAY, { game })).toBe('UNAUTHENTICATED');
  });

  it('for moments that the game does not have, and for what makes no sense', async () => {
    const { chloe, game } = await table(await serve());
    const { moments } = (await replay(chloe, game)).outline;
    for (const asked of [
      { moment: 0 },
      { moment: moments + 1 },
      { moment: 2 ** 31 - 1 },
      { from: -1 },
      { from: 6, to: 5 },
      { to: moments + 1 },
    ])
      expect(await chloe.errorOf(REPLAY, { game, ...asked })).toBe('NO_SUCH_MOMENT');
    for (const from of [0, -3, moments + 1])
      expect(await chloe.errorOf(STEP, { game, from })).toBe('NO_SUCH_MOMENT');
    for (const asked of [
      { eyes: 'SEAT' },
      { seat: 1 },
      { eyes: 'SPECTATOR', seat: 1 },
      { first: 0 },
      { first: 501 },
    ])
      expect(await chloe.errorOf(REPLAY, { game, ...asked })).toBe('BAD_USER_INPUT');
  });
});
