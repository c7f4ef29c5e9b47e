// Rulings that may not be given, through the public API of a built server: by strangers, by players, by whoever keeps a
// bot, by judges with a part in the game or without their role, of what does not wait, twice, forged and malformed. Each
// is refused by a code of its own and adds nothing to the game, and every look of a judge is on record.
// `libs/api/src/rulings.int-spec.ts` has the ruling that comes too late.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { gameId } from '#kernel';
import { auditStream, gameStream, readLog } from '#log';
import { AUDIT_EVENTS, GAME_CODEC } from '#matches';
import { accepted, Caller } from '#testkit/server/caller';
import { casting, PRINTED, type ClauseTable } from './fixtures/clause-table.fixture.js';
import { endedInOrder } from './fixtures/ended.fixture.js';
import { Siege, type Struck } from './fixtures/siege.fixture.js';
import { register, Stage } from '../support.js';

const ADMIN = 'Ada';

const stage = new Stage();
const folder = stage.dataFolder();
let siege: Siege;
let ada: Caller;
let [judith, jonas, tess]: Caller[] = [];
/** It waits for a ruling. */
let waiting: ClauseTable;
/** By whom a ruling was tried that a judge of the server may try. */
const tried: string[] = [];

beforeAll(async () => {
  siege = await Siege.begin(stage, folder, {
    PENTALAND_FIRST_ADMIN: ADMIN,
    PENTALAND_REQUESTS_PER_MINUTE: '1000000',
    PENTALAND_LOG_BYTES_PER_MINUTE: '100000000',
  });
  ada = await register(siege.server, ADMIN);
  [judith, jonas, tess] = [await siege.newcomer(), await siege.newcomer(), await siege.newcomer()];
  // Boris plays in the games, too.
  for (const judge of [judith, jonas, tess, siege.boris]) await role('grantRole', judge.name);
  waiting = await disputed();
}, 300_000);
afterAll(() => stage.clear());
afterEach(async () => {
  expect(siege.faults).toEqual([]);
  await siege.goesOn();
});

const role = (change: 'grantRole' | 'revokeRole', name: string, by = ada): Promise<Struck> =>
  siege.ask(
    change,
    by,
    `mutation ($id: ID!, $name: String!) { ${change}(commandId: $id, name: $name, role: JUDGE) {
      __typename ... on AccountRefused { code } } }`,
    { id: randomUUID(), name },
  );

const GAIN = { kind: 'gain-life', who: { kind: 'you' }, amount: 1 };

const TO_A_JUDGE = { unresolved: 'JUDGE' };

/** A game of Anna and Boris that waits for a judge. */
async function disputed(): Promise<ClauseTable> {
  const players = [siege.anna, siege.boris] as const;
  const terms = TO_A_JUDGE;
  const [table, asked] = await casting(players, PRINTED.white, 'Benediction of Moons', { terms });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { by, decision } = (await table.asked()) ?? asked;
    accepted(await by.answer(table.game, decision, { propose: { effect: GAIN } }));
    await table.vote(() => false);
  }
  return table;
}

interface Standing {
  readonly seq: number;
  readonly view: {
    readonly moment: number;
    readonly decision: object | null;
    readonly referral: { readonly referralId: string; readonly proposals: readonly object[] } | null;
  };
}
const standing = async ({ game }: ClauseTable, by = siege.anna): Promise<Standing> => {
  const seen = await by.told(`{ game(id: "${game}") { seq view {
    moment decision { decisionId } referral { referralId proposals { attempt } } } } }`);
  return (seen as { game: Standing }).game;
};

const RULE = `mutation ($id: ID!, $game: ID!, $referral: ID!, $outcome: RulingOutcome!, $attempt: Int, $reason: String!) {
  rule(commandId: $id, gameId: $game, referral: $referral, outcome: $outcome, attempt: $attempt, reason: $reason) {
    __typename ... on Accepted { seq } ... on Refused { code rule message retriable } } }`;
async function rule(what: string, by: Caller, { game }: ClauseTable, said: object = {}): Promise<Struck> {
  const struck = await siege.ask(
    what,
    by,
    RULE,
    {
      ...{ id: randomUUID(), game, referral: 'r1', outcome: 'LET_STAND', attempt: 1 },
      ...{ reason: 'As the moons like it.', ...said },
    },
    { timed: true },
  );
  const [code = 'ACCEPTED'] = struck.codes;
  if (game === waiting.game && ON_RECORD.has(code)) tried.push(by.id);
  return struck;
}
/** A ruling of a judge, whether it was one or not. */
const ON_RECORD = new Set(['ACCEPTED', 'OWN_GAME', 'NOT_REFERRED', 'ILLEGAL_ANSWER']);
const isAccepted = ({ text }: Struck): boolean => text.includes('"Accepted"');

/** Refused by this code alone, in little time, and the game is as it was. */
async function refusedBy(code: string, struck: Promise<Struck>, table = waiting): Promise<void> {
  const before = await standing(table);
  const { codes, cpu, text } = await struck;
  expect([text, codes]).toEqual([text, [code]]);
  expect(cpu).toBeLessThan(250);
  expect(await standing(table)).toEqual(before);
}

describe('a ruling is not given', () => {
  it('by a caller without a token, or with a bad one', async () => {
    const nobody = new Caller(siege.anna.url);
    const ruling = () => rule('without a token', nobody, waiting);
    await refusedBy('UNAUTHENTICATED', ruling());
    for (const token of ['nonsense', `${judith!.token!}x`, judith!.token!.split('').toReversed().join('')])
      await refusedBy('UNAUTHENTICATED', rule('with an odd token', judith!.with(token), waiting));
  });

  it('by a stranger or by a player of the game, whatever they say', async () => {
    const strangers = [siege.anna, await siege.newcomer(), ada];
    for (const by of strangers) {
      await refusedBy('NOT_A_JUDGE', rule('no judge', by, waiting));
      await refusedBy(
        'NOT_A_JUDGE',
        rule('no judge', by, waiting, { outcome: 'NOTHING', attempt: null, referral: 'r9' }),
      );
      expect(
        (
          await siege.ask(
            'what waits',
            by,
            '{ referrals { pageInfo { hasNextPage endCursor } nodes { id } } }',
          )
        ).text,
      ).toContain('"referrals":null');
    }
    // Nor do they become judges by saying so.
    expect(await role('grantRole', siege.anna.name, siege.anna)).toMatchObject({ codes: ['NOT_ALLOWED'] });
  });

  it('by a judge who plays in the game, and the game is in none of their lists', async () => {
    await refusedBy('OWN_GAME', rule('in their own game', siege.boris, waiting));
    const nothing = { outcome: 'NOTHING', attempt: null };
    await refusedBy('OWN_GAME', rule('in their own game', siege.boris, waiting, nothing));
    const { text } = await siege.ask('what waits', siege.boris, '{ referrals { nodes { id } } }');
    expect(text).not.toContain(waiting.game);
  });

  it('by the player who seated a bot that disagrees, and a bot does not become a judge', async () => {
    const [table] = await casting([tess!], PRINTED.red, 'Mana Clash', {
      bots: 1,
      terms: TO_A_JUDGE,
    });
    for (let seen = await standing(table, tess); seen.view.referral === null;) {
      const asked = await table.asked();
      if (asked?.question === 'Propose')
        accepted(
          await asked.by.answer(table.game, asked.decision, {
            propose: { effect: { kind: 'damage', players: { kind: 'opponents' }, amount: 1 } },
          }),
        );
      seen = await standing(table, tess);
    }
    const { codes } = await rule('of the bot that they keep', tess!, table);
    expect(codes).toEqual(['OWN_GAME']);
    const told = await tess!.told(`{ game(id: "${table.game}") { view { seats { player { id name } } } } }`);
    const { seats } = (told as { game: { view: { seats: { player: { id: string; name: string } }[] } } }).game
      .view;
    const bot = seats.map(({ player }) => player).find(({ id }) => id !== tess!.id)!;
    for (const name of [bot.name, bot.id]) {
      const { codes: said } = await role('grantRole', name);
      expect([name, said]).toEqual([name, ['UNKNOWN_PLAYER']]);
    }
    expect(isAccepted(await rule('by another', judith!, table))).toBe(true);
  }, 300_000);

  it('by a judge whose role was revoked, with the old token', async () => {
    await role('revokeRole', jonas!.name);
    await refusedBy('NOT_A_JUDGE', rule('no judge any more', jonas!, waiting));
    await role('grantRole', jonas!.name);
  });

  it('of a proposal that was not made, of another text, or of a game that does not exist', async () => {
    for (const attempt of [4, 2 ** 31 - 1])
      await refusedBy('ILLEGAL_ANSWER', rule(`proposal ${attempt}`, judith!, waiting, { attempt }));
    for (const attempt of [0, -1, -(2 ** 31)])
      await refusedBy('INVALID_COMMAND', rule(`proposal ${attempt}`, judith!, waiting, { attempt }));
    for (const referral of ['r2', 'r999999999999'])
      await refusedBy('NOT_REFERRED', rule(referral, judith!, waiting, { referral }));
    for (const referral of ['', 'x', 'r', 'r-1', 'd1', '__proto__', 'r1 ', 'r'.repeat(100_000), 'r\u0000'])
      await refusedBy('INVALID_COMMAND', rule('a referral', judith!, waiting, { referral }));
    for (const game of [randomUUID(), '__proto__', 'x'.repeat(10_000), '', '../audit', `${waiting.game} `])
      await refusedBy('UNKNOWN_GAME', rule('a game', judith!, waiting, { game }));
  });

  it('without an outcome that fits, a reason on one line, or a command id', async () => {
    const odd: Readonly<Record<string, object>> = {
      'of no proposal': { attempt: null },
      'of nothing and a proposal': { outcome: 'NOTHING' },
      'without words': { reason: '' },
      'of blanks': { reason: ' \t ' },
      'of two lines': { reason: 'So\nbe it.' },
      'of a line that goes up': { reason: 'So\u2028be it.' },
      'of what nobody sees': { reason: '\u200b\u200b' },
      'of a bell': { reason: 'So \u0007 be it.' },
      'one letter too long': { reason: 'x'.repeat(501) },
      'of a hundred thousand letters': { reason: 'x'.repeat(100_000) },
    };
    for (const [what, said] of Object.entries(odd))
      await refusedBy('INVALID_COMMAND', rule(`a reason ${what}`, judith!, waiting, said));
    for (const id of ['', 'x'.repeat(10_000), '\u0000'])
      await refusedBy('INVALID_COMMAND', rule('a command id', judith!, waiting, { id }));
  });

  it.each(
    Object.entries({
      'of an outcome that is not': { outcome: 'MAYBE' },
      'of half a proposal': { attempt: 1.5 },
      'of a proposal in words': { attempt: 'one' },
      'of a proposal beyond numbers': { attempt: 1e18 },
      'of proposals': { attempt: [1, 2] },
      'without a reason': { reason: null },
      'with an object for a reason': { reason: { length: 4 } },
      'without a game': { game: null },
    }),
  )('that is malformed: %s', async (what, said) => {
    const before = await standing(waiting);
    const struck = await rule(what, judith!, waiting, said);
    expect([isAccepted(struck), struck.codes]).toEqual([false, ['BAD_USER_INPUT']]);
    expect(await standing(waiting)).toEqual(before);
  });

  it('and meanwhile nobody answers, proposes or votes in its place', async () => {
    const before = await standing(waiting);
    expect(before.view).toMatchObject({ decision: null, referral: { referralId: 'r1' } });
    for (const by of [siege.anna, siege.boris, judith!])
      for (const decision of ['d1', 'r1', 'd999'])
        for (const said of [{ yes: true }, { propose: { effect: GAIN } }, { action: 'PASS' }]) {
          const struck = await siege.answer('in its stead', by, waiting.game, decision, said);
          expect([isAccepted(struck), struck.codes.length]).toEqual([false, 1]);
        }
    expect(await standing(waiting)).toEqual(before);
  });
});

describe('a ruling is given', () => {
  it('once, of two that arrive together and of one that is sent again', async () => {
    const { seq } = await standing(waiting);
    const id = randomUUID();
    const first = { id, attempt: 2 };
    const all = await Promise.all([
      rule('the first', judith!, waiting, first),
      rule('the first again', judith!, waiting, first),
      rule('the second', jonas!, waiting, { outcome: 'NOTHING', attempt: null }),
    ]);
    const [one, again, other] = all.map(isAccepted);
    expect(one).toBe(again);
    expect(other).toBe(!one);
    expect(all.flatMap(({ codes }) => codes)).toEqual(
      one ? ['NOT_REFERRED'] : ['NOT_REFERRED', 'NOT_REFERRED'],
    );
    const after = await standing(waiting);
    expect([after.view.referral, after.seq > seq]).toEqual([null, true]);
    await refusedBy('NOT_REFERRED', rule('once more', judith!, waiting, { attempt: 3 }));
    await refusedBy('NOT_REFERRED', rule('once more', jonas!, waiting));
  });
});

describe('at the end of the attack', () => {
  it('the game was ruled on once, every attempt and look of a judge is on record, and everything reads back', async () => {
    const looked = await judith!.ask(
      `{ game(id: "${waiting.game}") { viewer view { seats { hand { printed } } } } }`,
    );
    expect(looked.game).toMatchObject({ viewer: 'JUDGE' });
    siege = await endedInOrder(siege, folder, async (store) => {
      const game = gameId(waiting.game);
      const log = await readLog(store, GAME_CODEC, gameStream(game), 'strict');
      const settled = log.events.flatMap(({ event }) => (event.type === 'ClauseSettled' ? [event] : []));
      expect(settled).toMatchObject([{ why: 'judge', ruling: { reason: 'As the moons like it.' } }]);
      expect([judith!.id, jonas!.id]).toContain(settled[0]?.ruling?.judge);
      const audit = await readLog(store, AUDIT_EVENTS, auditStream(game), 'strict');
      const opened = audit.events.flatMap(({ event }) => (event.type === 'JudgeLookOpened' ? [event] : []));
      expect(audit.events).toHaveLength(2 * opened.length);
      expect(opened.map(({ judge, way }) => `${way} by ${judge}`).toSorted()).toEqual(
        [...tried.map((judge) => `ruling by ${judge}`), `view by ${judith!.id}`].toSorted(),
      );
    });
  }, 300_000);
});
