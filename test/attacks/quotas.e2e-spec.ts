// One account, and then all accounts of one address, that take as much of a built server as they can: by the public API.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accepted, refused } from '#testkit/server/caller';
import { Siege } from './fixtures/siege.fixture.js';
import { Stage } from '../support.js';

const TABLES = 3;
const ADDRESS = 3;

const stage = new Stage();
let siege: Siege;
beforeAll(async () => {
  siege = await Siege.begin(stage, stage.dataFolder(), {
    PENTALAND_TABLES_PER_ACCOUNT: String(TABLES),
    PENTALAND_BOTS_PER_ACCOUNT: '2',
    PENTALAND_GAMES_PER_ACCOUNT: '4',
    PENTALAND_LOG_BYTES_PER_MINUTE: '40000',
    PENTALAND_ACCOUNTS_PER_ADDRESS: String(ADDRESS),
  });
}, 180_000);
afterAll(() => stage.clear());

const QUOTA = `mutation ($id: ID!) { createGame(commandId: $id) {
  __typename ... on Refused { code rule message retriable retryAfter } } }`;

describe('a player who takes as much as they can', () => {
  it('is refused with how long to wait, and the others create and play on', async () => {
    const { anna, boris } = siege;
    const games: string[] = [];
    for (let nth = 0; nth < 3; nth += 1) games.push(accepted(await anna.create()).gameId);
    const { createGame } = await anna.ask(QUOTA, { id: 'one-too-many' });
    expect(createGame).toMatchObject({
      code: 'TABLE_QUOTA',
      rule: 'server quotas',
      retriable: true,
      retryAfter: 60,
    });
    const bot = { gameId: ['ID!', games[0]] as const, kind: ['BotKind!', 'RANDOM'] as const };
    accepted(await anna.act('seatBot', bot));
    const second = { ...bot, gameId: ['ID!', games[1]] as const };
    accepted(await anna.act('seatBot', second));
    expect(refused(await anna.act('seatBot', { ...bot, gameId: ['ID!', games[2]] }))).toMatchObject({
      code: 'BOT_QUOTA',
    });
    await siege.goesOn();
    // Another account of the same address has its own share, until the address has none left.
    accepted(await boris.create());
    let made = 4;
    for (
      let said = accepted(await (await siege.newcomer()).create()).__typename;
      said === 'Accepted';
      made += 1
    )
      said = (await (await siege.newcomer()).create()).__typename as typeof said;
    expect(made).toBeLessThanOrEqual(ADDRESS * TABLES);
    expect(await siege.metric('pentaland_refused_by_table_quota_total')).toBe(2);
    expect(await siege.metric('pentaland_refused_by_bot_quota_total')).toBe(1);
    expect(await siege.metric('pentaland_log_bytes_total')).toBeGreaterThan(1_000);
    // Leaving is never refused, and makes room.
    for (const game of games) accepted(await anna.inGame('leave', game));
    await siege.goesOn();
  });

  it('by writing waits until it is paid for, and can still leave', async () => {
    const eve = await siege.newcomer();
    const game = accepted(await siege.anna.create({ access: 'OPEN', seats: 4 })).gameId;
    let last = await eve.inGame('join', game);
    for (let times = 0; times < 3_000 && last.__typename === 'Accepted'; times += 1) {
      accepted(await eve.inGame('leave', game));
      last = await eve.inGame('join', game);
    }
    expect(refused(last)).toMatchObject({ code: 'LOG_QUOTA', retriable: true });
    expect(await siege.metric('pentaland_refused_by_log_quota_total')).toBeGreaterThan(0);
    expect(siege.faults).toEqual([]);
  });
});
