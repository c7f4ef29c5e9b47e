// Calls for a judge over GraphQL, from the call to the closed dispute, with what each side sees and what is refused.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Dispute, DisputeResult, Mutation, QueueConnection } from './generated/schema.js';
import { ApiServer } from '#testkit/server/api-server';
import { playing, type Arguments, type Caller } from '#testkit/server/caller';

let server: ApiServer;
let [anna, boris, carol, judith, hedda]: Caller[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  const names = ['Anna', 'Boris', 'Carol', 'Judith', 'Hedda'];
  [anna, boris, carol, judith, hedda] = await Promise.all(names.map((name) => server.player(name)));
  await server.operatorGrants('Judith', 'judge');
  await server.operatorGrants('Hedda', 'head-judge');
});
afterAll(() => server.stop());

const TEXT = '{ seat at text }';
const DISPUTE = `id version changedAt gameId stage openedAt openedBy { name } seat moment decisionId
  challenge { by against } judge { name } until sentence ${TEXT} statements ${TEXT} names ${TEXT} namesAsked
  messages { seat by { name } to at text }
  rulings { number judge { name } level at until acceptedBy state rules words remedies { kind moment keepsKnown freesNames seat seconds winners decisionId given { yes } repaired { life { seat total } reveal { objects to } } } lost { seat losesMatch }
    question findings }
  appeal { ruling seat reason ${TEXT} until outcome judge { name } words }
  penalties { judge { name } seat player { name } infraction grade event words at } closedAt`;

type DisputeField = {
  [F in keyof Mutation]: Mutation[F] extends DisputeResult ? F : never;
}[keyof Mutation] &
  string;

async function send(by: Caller, field: DisputeField, args: Arguments, id: string = randomUUID()) {
  const all: Arguments = { commandId: ['ID!', id], ...args };
  const declared = Object.entries(all).map(([name, [type]]) => `$${name}: ${type}`);
  const passed = Object.keys(all).map((name) => `${name}: $${name}`);
  const data = await by.ask(
    `mutation (${declared.join(', ')}) { ${field}(${passed.join(', ')}) { __typename
      ... on DisputeAccepted { dispute { ${DISPUTE} } } ... on Refused { code rule message } } }`,
    Object.fromEntries(Object.entries(all).map(([name, [, value]]) => [name, value])),
  );
  return data[field];
}
async function done(by: Caller, field: DisputeField, args: Arguments, id?: string): Promise<Dispute> {
  const result = await send(by, field, args, id);
  if (result.__typename === 'DisputeAccepted') return result.dispute;
  throw new Error(`refused: ${JSON.stringify(result)}`);
}
async function refused(by: Caller, field: DisputeField, args: Arguments): Promise<string> {
  const result = await send(by, field, args);
  if (result.__typename === 'Refused') return result.code;
  throw new Error(`it was accepted: ${JSON.stringify(result)}`);
}
const inDispute = (id: string, more: Arguments = {}): Arguments => ({ disputeId: ['ID!', id], ...more });
const call = (game: string, sentence = 'Boris drew twice.'): Arguments => ({
  gameId: ['ID!', game],
  sentence: ['String!', sentence],
});
const RULING = {
  question: 'How many cards?',
  findings: 'Two.',
  rules: ['cr 121.1'],
  remedies: [] as object[],
  words: 'It was one draw.',
};
const ruling = (id: string, said: object = {}): Arguments =>
  inDispute(id, { ruling: ['RulingInput!', { ...RULING, ...said }] });
const see = async (by: Caller, id: string): Promise<Dispute | null> =>
  (await by.ask(`query ($id: ID!) { dispute(id: $id) { ${DISPUTE} } }`, { id })).dispute;
const queue = async (by: Caller, asked = ''): Promise<QueueConnection | null> =>
  (
    await by.ask(`{ judgeQueue${asked} { pageInfo { hasNextPage endCursor } nodes { disputeId gameId seat openedBy { name } openedAt moment
      challenge until } } }`)
  ).judgeQueue;
const called = async (terms: object = {}): Promise<Dispute> =>
  done(anna!, 'callJudge', call(await playing([anna!, boris!], terms)));

describe('a dispute', () => {
  it('goes from the call to its end, and each side sees what is for it', async () => {
    const { id, gameId, ...opened } = await called();
    // The call has the question that was open, and the moment that everyone saw before it.
    const before = await anna!.sight(gameId, opened.moment);
    expect(opened.decisionId).toMatch(/^d\d+$/);
    expect(opened.decisionId).toBe(before.view.decision!.decisionId);
    const stopped = async () =>
      (await boris!.ask(`{ game(id: "${gameId}") { view { dispute { id } } } }`)).game?.view.dispute?.id ??
      null;
    expect(await stopped()).toBe(id);
    expect(opened).toMatchObject({ stage: 'CALLED', seat: 0, sentence: { text: 'Boris drew twice.' } });
    while (!(await queue(judith!, '(first: 50)'))?.nodes.some(({ disputeId }) => disputeId === id))
      await new Promise(setImmediate);
    for (const [by, code] of [
      [anna!, 'NOT_A_JUDGE'],
      [carol!, 'UNKNOWN_DISPUTE'],
    ] as const)
      expect(await refused(by, 'takeCall', inDispute(id))).toBe(code);
    await done(judith!, 'takeCall', inDispute(id));
    await done(boris!, 'stateCase', inDispute(id, { text: ['String!', 'I drew once.'] }));
    await done(judith!, 'say', inDispute(id, { text: ['String!', 'Show me.'], to: ['Int', 1] }));
    await done(anna!, 'say', inDispute(id, { text: ['String!', 'He did!'] }));
    await done(boris!, 'say', inDispute(id, { text: ['String!', 'Psst.'], privately: ['Boolean', true] }));
    await done(judith!, 'askName', inDispute(id, { seat: ['Int!', 1] }));
    await done(boris!, 'writeName', inDispute(id, { name: ['String!', 'Ancestral Recall'] }));
    const given = await done(judith!, 'giveRuling', ruling(id));
    expect(given.rulings).toMatchObject([{ number: 1, level: 'JUDGE', state: 'OPEN', findings: 'Two.' }]);
    const [seenByAnna, seenByBoris] = [(await see(anna!, id))!, (await see(boris!, id))!];
    expect(seenByAnna.messages.map(({ text }) => text)).toEqual(['He did!']);
    expect(seenByBoris.messages.map(({ text }) => text)).toEqual(['Show me.', 'He did!', 'Psst.']);
    expect([seenByAnna.statements, seenByAnna.names]).toEqual([[], []]);
    expect(seenByBoris.sentence).toBeNull();
    for (const seen of [seenByAnna, seenByBoris])
      expect(seen.rulings).toMatchObject([{ words: 'It was one draw.', question: null, findings: null }]);
    expect(await see(carol!, id)).toBeNull();
    for (const player of [anna!, boris!]) await done(player, 'acceptRuling', inDispute(id));
    expect((await see(anna!, id))?.stage).toBe('DONE');
    expect(await stopped()).toBeNull();
    const penalty = inDispute(id, {
      seat: ['Int!', 1],
      infraction: ['Infraction!', 'GAME_RULE_VIOLATION'],
      grade: ['PenaltyGrade!', 'WARNING'],
      event: ['String', 'Spring Open'],
      words: ['String!', 'Draw slowly.'],
    });
    await done(judith!, 'givePenalty', penalty);
    await done(judith!, 'givePenalty', penalty);
    expect((await see(boris!, id))?.penalties).toHaveLength(2);
    expect((await see(anna!, id))?.penalties).toEqual([]);
    expect((await done(judith!, 'closeDispute', inDispute(id))).stage).toBe('CLOSED');
    expect(await refused(judith!, 'giveRuling', ruling(id))).toBe('DISPUTE_CLOSED');

    const asked = `(playerId: "${boris!.id}", event: "Spring Open", infraction: MISSED_TRIGGER)`;
    const history = async (by: Caller) =>
      (await by.ask(`{ penalties${asked} { earlier proposed } }`)).penalties;
    while ((await history(judith!))?.earlier.length !== 2) await new Promise(setImmediate);
    expect((await history(judith!))?.proposed).toBe('GAME_LOSS');
    expect(await history(boris!)).toBeNull();
    const { disputesOf } = await boris!.ask(`{ disputesOf(gameId: "${gameId}") { id stage } }`);
    expect(disputesOf).toEqual([{ id, stage: 'CLOSED' }]);
    expect((await carol!.ask(`{ disputesOf(gameId: "${gameId}") { id } }`)).disputesOf).toBeNull();
  });

  it('has penalties of every grade on record, which cost nothing in the game by themselves', async () => {
    const { id, gameId } = await called();
    await done(judith!, 'takeCall', inDispute(id));
    const grades = ['WARNING', 'GAME_LOSS', 'MATCH_LOSS', 'DISQUALIFICATION'];
    for (const grade of grades) {
      const penalty = inDispute(id, {
        seat: ['Int!', 0],
        infraction: ['Infraction!', 'CHEATING'],
        grade: ['PenaltyGrade!', grade],
        event: ['String', 'Autumn Open'],
        words: ['String!', 'You knew it.'],
      });
      await done(judith!, 'givePenalty', penalty);
      expect(await refused(boris!, 'givePenalty', penalty)).toBe('NOT_A_JUDGE');
    }
    for (const by of [judith!, anna!])
      expect((await see(by, id))?.penalties).toMatchObject(
        grades.map((grade) => ({ grade, seat: 0, player: { name: 'Anna' }, event: 'Autumn Open' })),
      );
    expect((await see(boris!, id))?.penalties).toEqual([]);
    const { view } = await anna!.sight(gameId);
    expect([view.status, view.result]).toEqual(['PLAYING', null]);
    const lost = [{ result: { winners: [1] } }];
    await done(judith!, 'giveRuling', ruling(id, { remedies: lost }));
    for (const player of [anna!, boris!]) await done(player, 'acceptRuling', inDispute(id));
    expect((await anna!.sight(gameId)).view.result).toMatchObject({ winners: [1] });
  });

  it('is appealed to a head judge, once', async () => {
    const { id } = await called();
    await done(judith!, 'takeCall', inDispute(id));
    await done(judith!, 'giveRuling', ruling(id));
    await done(boris!, 'appealRuling', inDispute(id, { reason: ['String!', 'No.'] }));
    const reason = inDispute(id, { reason: ['String!', 'No.'] });
    expect(await refused(anna!, 'appealRuling', reason)).toBe('ALREADY_APPEALED');
    const words = inDispute(id, { words: ['String!', 'Yes.'] });
    expect(await refused(judith!, 'upholdRuling', words)).toBe('NOT_A_HEAD_JUDGE');
    while ((await queue(hedda!, '(waitsFor: HEAD_JUDGE)'))?.nodes.length === 0)
      await new Promise(setImmediate);
    expect(await queue(judith!, '(waitsFor: HEAD_JUDGE)')).toBeNull();
    const decided = await done(hedda!, 'upholdRuling', words);
    expect(decided).toMatchObject({ stage: 'DONE', appeal: { outcome: 'UPHELD', judge: { name: 'Hedda' } } });
    expect(await refused(boris!, 'appealRuling', reason)).toBe('DISPUTE_CLOSED');
  });

  it('is withdrawn by its caller, and the same command gives the same answer', async () => {
    const game = await playing([anna!, boris!]);
    const first = await done(anna!, 'callJudge', call(game), 'the-call');
    expect(await done(anna!, 'callJudge', call(game), 'the-call')).toEqual(first);
    expect(await refused(boris!, 'withdrawCall', inDispute(first.id))).toBe('NOT_YOUR_CALL');
    expect((await done(anna!, 'withdrawCall', inDispute(first.id))).stage).toBe('WITHDRAWN');
    expect(await refused(judith!, 'takeCall', inDispute(first.id))).toBe('DISPUTE_CLOSED');
  });

  it('is a challenge where the terms have them (war-zone Challenges)', async () => {
    const seat: Arguments = { seat: ['Int!', 1] };
    const plain = await playing([anna!, boris!]);
    expect(await refused(anna!, 'challenge', { ...call(plain), ...seat })).toBe('NO_CHALLENGES');
    const game = await playing([anna!, boris!], { challenges: true });
    const terms = await anna!.ask(`{ game(id: "${game}") { view { terms { challenges } } } }`);
    expect(terms.game?.view.terms.challenges).toBe(true);
    const { id, challenge } = await done(anna!, 'challenge', { ...call(game), ...seat });
    expect(challenge).toEqual({ by: 0, against: 1 });
    await done(judith!, 'takeCall', inDispute(id));
    expect(await refused(judith!, 'giveRuling', ruling(id))).toBe('IS_CHALLENGE');
    const lost = await done(judith!, 'giveRuling', ruling(id, { loser: 1 }));
    expect(lost.rulings[0]?.lost).toEqual({ seat: 1, losesMatch: false });
  });

  it('is opened by a judge without a call', async () => {
    const game = await playing([anna!, boris!]);
    expect(await refused(carol!, 'stopGame', { gameId: ['ID!', game] })).toBe('NOT_A_JUDGE');
    expect(await refused(judith!, 'stopGame', { gameId: ['ID!', 'nowhere'] })).toBe('UNKNOWN_GAME');
    const stopped = await done(judith!, 'stopGame', { gameId: ['ID!', game] });
    expect(stopped).toMatchObject({ stage: 'TAKEN', judge: { name: 'Judith' }, seat: null });
    await done(judith!, 'handBackCall', inDispute(stopped.id));
    await done(hedda!, 'takeCall', inDispute(stopped.id));
    expect(await refused(judith!, 'giveRuling', ruling(stopped.id))).toBe('NOT_THE_JUDGE');
  });

  it('carries out remedies with the ids that the judge sees, and says so in those', async () => {
    const { id, gameId } = await called();
    await done(judith!, 'takeCall', inDispute(id));
    const { hand } = (await judith!.sight(gameId)).view.seats[0]!;
    const object = hand![0]!.objectId;
    const remedies = [
      { repair: { life: { seat: 1, total: 7 } } },
      { repair: { reveal: { objects: [object] } } },
    ];
    const given = await done(judith!, 'giveRuling', ruling(id, { remedies }));
    expect(given.rulings[0]?.remedies).toMatchObject([
      {
        kind: 'REPAIR',
        repaired: { life: { seat: 1, total: 7 }, reveal: null },
      },
      {
        kind: 'REPAIR',
        repaired: { life: null, reveal: { objects: [object], to: null } },
      },
    ]);
    expect((await see(boris!, id))?.rulings[0]?.remedies).toMatchObject([
      { kind: 'REPAIR', repaired: null, given: null },
      { kind: 'REPAIR', repaired: null, given: null },
    ]);
    for (const player of [anna!, boris!]) await done(player, 'acceptRuling', inDispute(id));
    expect((await boris!.sight(gameId)).view.seats[1]?.life).toBe(7);
  });
});

describe('a preview', () => {
  it('shows what each seat and the spectators would learn, and does nothing', async () => {
    const { id, gameId } = await called();
    const { version } = await done(judith!, 'takeCall', inDispute(id));
    const { objectId: object, name } = (await judith!.sight(gameId)).view.seats[0]!.hand![0]!;
    const preview = async (by: Caller, remedies: object[]) =>
      (
        await by.ask(
          `query ($id: ID!, $ruling: RulingInput!) { previewRuling(disputeId: $id, ruling: $ruling) { __typename
            ... on RulingPreview { feeds { seat entries { story patch } } } ... on Refused { code } } }`,
          { id, ruling: { ...RULING, remedies } },
        )
      ).previewRuling;
    const shown = await preview(judith!, [{ repair: { reveal: { objects: [object], to: 1 } } }]);
    if (shown.__typename !== 'RulingPreview') throw new Error(JSON.stringify(shown));
    const told = (seat: number | null) =>
      JSON.stringify(shown.feeds.find((feed) => feed.seat === seat)?.entries);
    expect(told(1)).toContain(JSON.stringify(name));
    expect(told(null)).toContain('RulingApplied');
    expect(told(null)).not.toContain(JSON.stringify(name));
    const impossible = [{ time: { seat: 0, seconds: 5 } }];
    expect(await preview(judith!, impossible)).toMatchObject({ code: 'ILLEGAL_REMEDY' });
    expect(await refused(judith!, 'giveRuling', ruling(id, { remedies: impossible }))).toBe('ILLEGAL_REMEDY');
    expect(await preview(hedda!, [])).toMatchObject({ code: 'NOT_THE_JUDGE' });
    for (const by of [anna!, carol!])
      expect(await preview(by, [])).toMatchObject({ code: 'UNKNOWN_DISPUTE' });
    expect((await see(judith!, id))?.version).toBe(version);
  });
});

describe('bad input', () => {
  it('gets a typed refusal, and the dispute stays as it is', async () => {
    const { id, gameId } = await called();
    const { version } = await done(judith!, 'takeCall', inDispute(id));
    const rulings: readonly [string, object][] = [
      ['UNKNOWN_RULE', { rules: ['cr 601.2z'] }],
      ['UNKNOWN_RULE', { rules: ['pentaland 799.1'] }],
      ['INVALID_COMMAND', { rules: ['the golden rule'] }],
      ['INVALID_COMMAND', { words: 'Two\nlines.' }],
      ['INVALID_COMMAND', { question: ' ' }],
      ['INVALID_COMMAND', { findings: 'x'.repeat(4_001) }],
      ['INVALID_COMMAND', { remedies: [{ time: { seat: 0, seconds: 86_401 } }] }],
      ['INVALID_COMMAND', { remedies: [{ rewind: { moment: -1, keepKnown: false, freeNames: true } }] }],
      ['INVALID_COMMAND', { remedies: [{ result: { winners: [9] } }] }],
      ['INVALID_COMMAND', { loser: 9 }],
      ['NO_CHALLENGE', { loser: 1 }],
    ];
    for (const [code, said] of rulings)
      expect([said, await refused(judith!, 'giveRuling', ruling(id, said))]).toEqual([said, code]);
    expect(await refused(anna!, 'callJudge', call(gameId, ''))).toBe('INVALID_COMMAND');
    expect(await refused(anna!, 'callJudge', call('nowhere'))).toBe('UNKNOWN_GAME');
    expect(await refused(boris!, 'callJudge', call(gameId))).toBe('STOPPED');
    const forged = '7d5c3f0a-52fe-5f0e-9b1d-6a0a7c9be2b4';
    expect(await refused(judith!, 'takeCall', inDispute(forged))).toBe('UNKNOWN_DISPUTE');
    expect(await see(judith!, forged)).toBeNull();
    expect(await judith!.errorOf('{ judgeQueue(first: 51) { pageInfo { hasNextPage endCursor } } }')).toBe(
      'BAD_USER_INPUT',
    );
    for (const odd of ['', '\ud800', 'a/b', 'x'.repeat(10_000)]) {
      const { dispute, disputesOf, penalties } = await judith!.ask(
        `query ($odd: ID!, $event: String!) { dispute(id: $odd) { id } disputesOf(gameId: $odd) { id }
          penalties(playerId: $odd, event: $event, infraction: CHEATING) { earlier proposed } }`,
        { odd, event: odd },
      );
      expect([dispute, disputesOf, penalties]).toEqual([null, null, { earlier: [], proposed: null }]);
    }
    expect((await see(judith!, id))?.version).toBe(version);
  });

  it('needs a token', async () => {
    const nobody = anna!.with('');
    expect((await nobody.send('{ dispute(id: "x") { id } }')).errors?.length).toBe(1);
    expect((await nobody.send('{ judgeQueue { pageInfo { hasNextPage endCursor } } }')).errors?.length).toBe(
      1,
    );
  });
});

it('who follows a dispute is told when it changes; nobody else can follow it', async () => {
  const { id } = await called();
  const follow = (by: Caller) => {
    const client = createClient({
      url: server.socketUrl,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${by.token ?? ''}` },
      retryAttempts: 0,
    });
    const query = `subscription { disputeChanged(disputeId: "${id}") { disputeId version stage } }`;
    return { client, changes: client.iterate<{ disputeChanged: object }>({ query }) };
  };
  const { client, changes } = follow(boris!);
  interface Told {
    readonly version: number;
    readonly stage: string;
  }
  const told = async (): Promise<Told> =>
    ((await changes.next()).value as { data: { disputeChanged: Told } }).data.disputeChanged;
  const first = await told();
  expect(first).toMatchObject({ disputeId: id, stage: 'CALLED' });
  await done(judith!, 'takeCall', inDispute(id));
  // News of the call itself may still come.
  let next = await told();
  while (next.version === first.version) next = await told();
  expect(next).toMatchObject({ disputeId: id, stage: 'TAKEN' });
  // A text is stored after the event that says who wrote it: whoever read in between reads again.
  const before = (await see(boris!, id))!.version;
  await done(judith!, 'say', inDispute(id, { text: ['String!', 'Show me.'], to: ['Int', 1] }));
  while (next.version < before + 2) next = await told();
  expect(await see(boris!, id)).toMatchObject({ version: before + 2, messages: [{ text: 'Show me.' }] });
  await client.dispose();
  const stranger = follow(carol!);
  const { value } = (await stranger.changes.next()) as {
    value: { errors: { extensions: { code: string } }[] };
  };
  expect(value.errors[0]?.extensions.code).toBe('UNKNOWN_DISPUTE');
  await stranger.client.dispose();
});
