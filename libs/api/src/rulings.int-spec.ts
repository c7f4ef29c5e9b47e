// Referrals to a judge over GraphQL: agreed on in the terms, visible to everyone, found and ruled on by
// judges.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiServer } from '#testkit/server/api-server';
import { accepted, Caller, refused, type Arguments } from '#testkit/server/caller';
import { playedToDisagreement, HURTS, singing, TEXT } from '#testkit/server/disagreeing';

const MAGIC = { ruleset: 'MAGIC', librarySize: 60, maximumHandSize: 7 };
const REFERRAL = `referralId seat object text part votesForNothing votesToStand since until
  proposals { seat attempt does text part names { name } }`;

let server: ApiServer;
let [anna, boris, judith]: Caller[] = [];
beforeAll(async () => {
  server = await singing();
  [anna, boris, judith] = await Promise.all(['Anna', 'Boris', 'Judith'].map((name) => server.player(name)));
  for (const name of ['Judith', 'Boris']) await server.operatorGrants(name, 'judge');
});
afterAll(() => server.stop());

const disagree = (terms?: object) => playedToDisagreement([anna!, boris!], terms);

interface Seen {
  readonly terms: { readonly unresolved: string; readonly rulingWithin: number | null };
  readonly referral: { readonly referralId: string; readonly until: string; readonly since: string } | null;
  readonly decision: { readonly prompt: string } | null;
  readonly seats: readonly { readonly life: number }[];
}
async function seen(by: Caller, game: string): Promise<Seen> {
  const told = await by.told(
    `query ($game: ID!) { game(id: $game) { view {
      terms { unresolved rulingWithin } decision { prompt } seats { life } referral { ${REFERRAL} } } } }`,
    { game },
  );
  return (told as { game: { view: Seen } }).game.view;
}

interface Page {
  readonly nodes: readonly { readonly id: string; readonly referral: object }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}
async function referrals(by: Caller, first = 20, after: string | null = null): Promise<Page | null> {
  const told = await by.told(
    `query ($first: Int, $after: String) { referrals(first: $first, after: $after) { pageInfo { hasNextPage endCursor } nodes {
      id terms { unresolved } seats { seat player { name } } referral { ${REFERRAL} } } } }`,
    { first, after },
  );
  return (told as { referrals: Page | null }).referrals;
}
/** Lists follow the log moments later. */
async function awaited(by: Caller, game: string): Promise<Page> {
  for (;;) {
    const page = await referrals(by, 50);
    if (page?.nodes.some(({ id }) => id === game) === true) return page;
  }
}

const ruling = (game: string, said: object = {}): Arguments => {
  const { referral, outcome, attempt, reason } = {
    ...{ referral: 'r1', outcome: 'LET_STAND', attempt: 1, reason: 'Nobody covered their ears.' },
    ...said,
  } as Record<string, unknown>;
  return {
    gameId: ['ID!', game],
    referral: ['ID!', referral],
    outcome: ['RulingOutcome!', outcome],
    attempt: ['Int', attempt],
    reason: ['String!', reason],
  };
};

describe('the terms', () => {
  it('leave an unresolved text without effect, unless they call a judge, and say how long to wait', async () => {
    const { offer } = await anna!.ask('{ offer { unresolved defaults { unresolved rulingWithin } } }');
    expect(offer).toEqual({
      unresolved: ['NOTHING', 'JUDGE'],
      defaults: { unresolved: 'NOTHING', rulingWithin: null },
    });
    const said = async (terms: object) => {
      const game = accepted(await anna!.create({ ...MAGIC, ...terms })).gameId;
      return (await seen(anna!, game)).terms;
    };
    expect(await said({})).toEqual({ unresolved: 'NOTHING', rulingWithin: null });
    expect(await said({ unresolved: 'NOTHING', rulingWithin: 90 })).toEqual({
      unresolved: 'NOTHING',
      rulingWithin: null,
    });
    expect(await said({ unresolved: 'JUDGE' })).toEqual({ unresolved: 'JUDGE', rulingWithin: 600 });
    expect(await said({ unresolved: 'JUDGE', rulingWithin: 90 })).toEqual({
      unresolved: 'JUDGE',
      rulingWithin: 90,
    });
    for (const rulingWithin of [59, 7 * 86_400 + 1])
      expect(refused(await anna!.create({ ...MAGIC, unresolved: 'JUDGE', rulingWithin }))).toMatchObject({
        code: 'INVALID_COMMAND',
        message: expect.stringContaining('unresolved.within'),
      });
  });
});

describe('a game that waits for a ruling', () => {
  it('is listed for judges, and goes on as one of them rules, against the player who disagreed', async () => {
    const game = await disagree();
    for (const player of [anna!, boris!]) {
      const view = await seen(player, game);
      expect(view).toMatchObject({
        decision: null,
        referral: { referralId: 'r1', text: TEXT, part: 'EFFECT', votesToStand: [] },
      });
      expect(Date.parse(view.referral!.until) - Date.parse(view.referral!.since)).toBe(600_000);
    }
    const { nodes } = await awaited(judith!, game);
    expect(nodes.find(({ id }) => id === game)).toMatchObject({
      terms: { unresolved: 'JUDGE' },
      seats: [
        { seat: 0, player: { name: 'Anna' } },
        { seat: 1, player: { name: 'Boris' } },
      ],
      referral: {
        ...{
          referralId: 'r1',
          text: TEXT,
          proposals: [1, 2, 3].map((attempt) => ({ attempt, does: HURTS })),
        },
      },
    });
    const { myGames } = (await anna!.told('{ myGames { nodes { id waitsForMe rulingUntil } } }')) as {
      myGames: { nodes: { id: string; waitsForMe: boolean; rulingUntil: string | null }[] };
    };
    expect(myGames.nodes.find(({ id }) => id === game)).toEqual({
      id: game,
      waitsForMe: false,
      rulingUntil: (await seen(anna!, game)).referral!.until,
    });

    const lives = (await seen(anna!, game)).seats.map(({ life }) => life);
    const ruled = accepted(await judith!.act('rule', ruling(game, { attempt: 2 }), 'ruled'));
    const after = await seen(anna!, game);
    expect(after.referral).toBeNull();
    expect(after.decision?.prompt).toBe('PRIORITY');
    const lost = after.seats.map(({ life }, seat) => lives[seat]! - life);
    expect(lost.toSorted()).toEqual([0, 4]);
    // The same command again gets the same answer.
    expect(accepted(await judith!.act('rule', ruling(game, { attempt: 2 }), 'ruled'))).toEqual(ruled);

    const { feed } = (await boris!.told(`{ feed(gameId: "${game}", first: 500) { entries { story } } }`)) as {
      feed: { entries: { story: { type: string; ruling?: { judge: string } } }[] };
    };
    const [story] = feed.entries.filter(({ story: { type } }) => type === 'ClauseSettled');
    expect(story?.story).toMatchObject({
      outcome: 'stands',
      why: 'judge',
      ruling: { judge: judith!.id, attempt: 2, reason: 'Nobody covered their ears.' },
    });
    expect(await boris!.ask(`{ player(id: "${story!.story.ruling!.judge}") { name } }`)).toEqual({
      player: { name: 'Judith' },
    });
    expect(await boris!.ask('{ player(id: "nobody") { name } }')).toEqual({ player: null });
  });

  it('is in no list of a player, nor of a judge who plays in it, and neither can rule', async () => {
    const game = await disagree();
    await awaited(judith!, game);
    expect(await referrals(anna!)).toBeNull();
    expect((await referrals(boris!))?.nodes.map(({ id }) => id)).not.toContain(game);
    const code = async (by: Caller, said: object = {}) =>
      refused(await by.act('rule', ruling(game, said))).code;
    expect(await code(anna!)).toBe('NOT_A_JUDGE');
    expect(await code(boris!)).toBe('OWN_GAME');
    expect(await code(judith!, { referral: 'r2' })).toBe('NOT_REFERRED');
    expect(await code(judith!, { referral: 'x' })).toBe('INVALID_COMMAND');
    expect(await code(judith!, { attempt: 9 })).toBe('ILLEGAL_ANSWER');
    expect(await code(judith!, { attempt: null })).toBe('INVALID_COMMAND');
    expect(await code(judith!, { outcome: 'NOTHING' })).toBe('INVALID_COMMAND');
    expect(await code(judith!, { reason: '' })).toBe('INVALID_COMMAND');
    accepted(await judith!.act('rule', ruling(game, { outcome: 'NOTHING', attempt: null })));
    expect((await seen(anna!, game)).decision?.prompt).toBe('PRIORITY');
  });

  it('is ruled on by nobody once its time is over, when a server that was away has settled it', async () => {
    const game = await disagree({ unresolved: 'JUDGE', rulingWithin: 60 });
    const { store, clock } = server;
    clock.turn(60_000);
    const late = await singing({ store, clock });
    try {
      const at = (caller: Caller) => new Caller(late.url, caller.token, caller.id);
      while ((await seen(at(anna!), game)).referral !== null) await sleep(50);
      const told = async () => (await at(anna!).sight(game)).seq;
      const before = await told();
      expect(refused(await at(judith!).act('rule', ruling(game))).code).toBe('NOT_REFERRED');
      expect(await told()).toBe(before);
    } finally {
      await late.stop();
    }
  });

  it('is listed a page at a time', async () => {
    const games = [await disagree(), await disagree()].toSorted();
    for (const game of games) await awaited(judith!, game);
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const page: Page = (await referrals(judith!, 1, after))!;
      found.push(...page.nodes.map(({ id }) => id));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(found.filter((id) => games.includes(id))).toEqual(games);
    expect(await judith!.errorOf('{ referrals(first: 51) { pageInfo { hasNextPage endCursor } } }')).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('does not wait if its terms do not call a judge, and nobody rules there', async () => {
    const game = await disagree({});
    expect(await seen(anna!, game)).toMatchObject({ referral: null, decision: { prompt: 'PRIORITY' } });
    expect(refused(await judith!.act('rule', ruling(game))).code).toBe('NOT_REFERRED');
  });

  it('needs a token', async () => {
    const nobody = anna!.with('');
    expect((await nobody.send('{ referrals { pageInfo { hasNextPage endCursor } } }')).errors?.length).toBe(
      1,
    );
  });
});
