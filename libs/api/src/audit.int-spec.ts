// The audit of judges over GraphQL: admins read and follow it, judges read what is on record of themselves, players learn who
// looked once their game is over, and nobody else learns anything.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { eventId, gameId, type JsonObject } from '#kernel';
import type { NewEvent } from '#event-store';
import { auditStream } from '#log';
import { storedSample } from '#testkit/log/golden';
import type { AuditConnection, JudgeLook } from './generated/schema.js';
import { ApiServer } from '#testkit/server/api-server';
import { accepted, playing, type Caller } from '#testkit/server/caller';

let server: ApiServer;
let [anna, boris, carol, judith, hedda, ada]: Caller[] = [];
beforeAll(async () => {
  server = await ApiServer.start();
  const names = ['Anna', 'Boris', 'Carol', 'Judith', 'Hedda', 'Ada'];
  [anna, boris, carol, judith, hedda, ada] = await Promise.all(names.map((name) => server.player(name)));
  await server.operatorGrants('Judith', 'judge');
  await server.operatorGrants('Hedda', 'head-judge');
  await server.operatorGrants('Ada', 'admin');
});
afterAll(() => server.stop());

const WHAT =
  'what { moment until after before eyes eyesOf part card cardOf name entry seat deed ruling penalty referralId }';
const LOOK = `id gameId judge { name } way disputeId ${WHAT} at until`;
const audit = async (by: Caller, asked = ''): Promise<AuditConnection | null> =>
  (
    await by.ask(
      `{ audit${asked} { nodes { ${LOOK} } edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`,
    )
  ).audit;
/** Read models follow the log moments later. */
async function audited(game: string, count: number, asked = `(gameId: "${game}")`): Promise<AuditConnection> {
  for (;;) {
    const page = (await audit(ada!, asked))!;
    if (page.nodes.length === count && page.nodes.every(({ until }) => until !== null)) return page;
    await new Promise(setImmediate);
  }
}
const lookedAt = async (by: Caller, game: string) =>
  (await by.ask(`{ lookedAt(gameId: "${game}") { judge { name } at until } }`)).lookedAt;

describe('the audit', () => {
  it('has each look of a judge and of a head judge, the newest first, for admins; for judges their own', async () => {
    const game = await playing([anna!, boris!]);
    await judith!.sight(game);
    server.clock.turn(1_000);
    await hedda!.ask(`{ game(id: "${game}") { notes { text } } }`);
    const { nodes: looks } = await audited(game, 3);
    expect(looks.map(({ judge, way }) => [judge.name, way]).toSorted()).toEqual([
      ['Hedda', 'NOTES'],
      ['Hedda', 'VIEW'],
      ['Judith', 'VIEW'],
    ]);
    expect(looks.at(-1)).toMatchObject({ gameId: game, judge: { name: 'Judith' }, disputeId: null });
    for (const other of [anna!, carol!]) expect(await audit(other)).toBeNull();
    expect((await audit(judith!, `(gameId: "${game}")`))!.nodes).toEqual([looks.at(-1)]);
    expect((await audit(hedda!, `(gameId: "${game}")`))!.nodes).toEqual(looks.slice(0, -1));
    expect(await audit(judith!, `(judgeId: "${hedda!.id}")`)).toBeNull();
    expect((await audit(judith!, `(judgeId: "${judith!.id}")`))!.nodes.map(({ way }) => way)).toContain(
      'VIEW',
    );
    expect(await ada!.errorOf('{ audit(first: 101) { pageInfo { hasNextPage endCursor } } }')).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('says what each look was at: the moment, the eyes, and what was asked about', async () => {
    const game = await playing([anna!, boris!]);
    const { view } = await anna!.sight(game);
    const card = view.seats[0]!.hand![0]!.objectId;
    const asked = async (question: string) => {
      server.clock.turn(1_000);
      await judith!.ask(question);
    };
    await asked(`{ game(id: "${game}") { eyes(seat: 1) { view(moment: 4) { moment } } } }`);
    await asked(`{ whoKnewCard(gameId: "${game}", id: "${card}", of: 0, moment: 6) { __typename } }`);
    await asked(`{ whoKnewName(gameId: "${game}", name: "Storm Crow") { __typename } }`);
    await asked(`{ whoWasTold(gameId: "${game}", seq: 3) { __typename } }`);
    await asked(`{ couldDo(gameId: "${game}", moment: 9, seat: 1) { __typename } }`);
    const { nodes: looks } = await audited(game, 6);
    const said = looks.map(({ way, what }) => [
      way,
      Object.fromEntries(Object.entries(what!).filter(([, one]) => one !== null)),
    ]);
    const now = view.moment;
    // To be asked through other eyes, the game is first found through the judge's own.
    expect(said).toEqual([
      ['PLAYS', { moment: 9, seat: 1 }],
      ['KNOWLEDGE', { moment: now, entry: 3 }],
      ['KNOWLEDGE', { moment: now, name: 'Storm Crow' }],
      ['KNOWLEDGE', { moment: 6, card, cardOf: 0 }],
      expect.anything(),
      expect.anything(),
    ]);
    expect(said.slice(4)).toEqual(
      expect.arrayContaining([
        ['VIEW', { moment: 4, eyes: 'SEAT', eyesOf: 1 }],
        ['VIEW', { moment: now, eyes: 'JUDGE' }],
      ]),
    );
  });

  it('has entries of earlier versions, which do not say at what', async () => {
    const look = (v: number, data: JsonObject): NewEvent => {
      const { type, metadata } = storedSample('JudgeLookOpened', v, data);
      return { id: eventId(randomUUID()), type, data: { judge: judith!.id, ...data }, metadata };
    };
    const [first, second, dispute] = [randomUUID(), randomUUID(), randomUUID()];
    await server.store.append(auditStream(gameId('an-old-game')), 'no-stream', [
      look(1, { look: first, way: 'view' }),
      look(2, { look: second, way: 'preview', dispute }),
    ]);
    const page = async () => (await audit(ada!, '(gameId: "an-old-game")'))!.nodes;
    while ((await page()).length < 2) await new Promise(setImmediate);
    const entry = { gameId: 'an-old-game', judge: { name: 'Judith' }, what: null, until: null };
    expect((await page()).toSorted((one, other) => one.way.localeCompare(other.way))).toMatchObject([
      { ...entry, id: second, way: 'PREVIEW', disputeId: dispute },
      { ...entry, id: first, way: 'VIEW', disputeId: null },
    ]);
  });

  it('is read by game, by judge and by time, a page at a time', async () => {
    const game = await playing([anna!, boris!]);
    for (let times = 0; times < 3; times += 1) {
      server.clock.turn(1_000);
      await judith!.ask(`{ game(id: "${game}") { view { moment } } }`);
    }
    const all = await audited(game, 3);
    const seen: JudgeLook[] = [];
    for (let after: string | null = null; ;) {
      const more: string = after === null ? '' : `, after: "${after}"`;
      const page: AuditConnection = (await audit(
        ada!,
        `(gameId: "${game}", judgeId: "${judith!.id}", first: 2${more})`,
      ))!;
      seen.push(...page.nodes);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor ?? null;
    }
    expect(seen).toEqual(all.nodes);
    const times = all.nodes.map(({ at }) => at);
    const between = `(gameId: "${game}", from: "${String(times[1])}", until: "${String(times[0])}")`;
    expect((await audit(ada!, between))!.nodes).toEqual([all.nodes[1]]);
    expect((await audit(ada!, `(gameId: "${game}", judgeId: "${hedda!.id}")`))!.nodes).toEqual([]);
  });

  it('has nothing under ids that nobody has, however they are spelled', async () => {
    for (const id of ['nowhere', '', 'a/b', '%', '\ud800', 'x'.repeat(10_000)]) {
      const { audit: page, lookedAt: known } = await ada!.ask(
        `query ($id: ID!) { audit(gameId: $id, judgeId: $id) { nodes { id } pageInfo { hasNextPage endCursor } } lookedAt(gameId: $id) { at } }`,
        { id },
      );
      expect([page, known]).toEqual([{ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }, null]);
    }
    const after = await ada!.ask('{ audit(after: "nonsense") { nodes { id } } }');
    expect(after.audit?.nodes).toEqual([]);
  });

  it('tells the players of a game who looked once it is over, and nobody else', async () => {
    const game = await playing([anna!, boris!]);
    await judith!.ask(`{ game(id: "${game}") { view { moment } } }`);
    await audited(game, 1);
    expect(await lookedAt(anna!, game)).toBeNull();
    accepted(await boris!.inGame('concede', game));
    expect(await lookedAt(anna!, game)).toMatchObject([{ judge: { name: 'Judith' } }]);
    expect(await lookedAt(boris!, game)).toEqual(await lookedAt(anna!, game));
    for (const other of [carol!, judith!, ada!]) expect(await lookedAt(other, game)).toBeNull();
    expect(await lookedAt(anna!, 'nowhere')).toBeNull();
  });

  it('has at what they looked for nobody but admins and the judge', async () => {
    const game = await playing([anna!, boris!]);
    await judith!.ask(`{ whoKnewName(gameId: "${game}", name: "Storm Crow") { __typename } }`);
    const [own] = (await audited(game, 1)).nodes;
    accepted(await boris!.inGame('concede', game));
    expect((await audit(judith!, `(gameId: "${game}")`))!.nodes).toEqual([own]);
    expect(own!.what!.name).toBe('Storm Crow');
    for (const other of [anna!, boris!, carol!, hedda!]) {
      const answers = [
        await audit(other, `(gameId: "${game}")`),
        await lookedAt(other, game),
        await other.ask(`{ game(id: "${game}") { view { moment log: commitment } } }`),
      ];
      expect(JSON.stringify(answers)).not.toMatch(/Storm Crow|KNOWLEDGE|what/);
    }
    for (const field of ['what { moment }', 'way', 'disputeId'])
      expect(await anna!.errorOf(`{ lookedAt(gameId: "${game}") { at ${field} } }`)).toBe(
        'GRAPHQL_VALIDATION_FAILED',
      );
  });
});

describe('the audit as it is followed', () => {
  const clients: Client[] = [];
  afterAll(async () => {
    for (const client of clients) await client.dispose();
  });
  const follow = (by: Caller) => {
    const client = createClient({
      url: server.socketUrl,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${by.token ?? ''}` },
      retryAttempts: 0,
    });
    clients.push(client);
    return client.iterate<{ auditEntries: JudgeLook }>({
      query: `subscription { auditEntries { ${LOOK} } }`,
    });
  };

  it('tells an admin of each look, and ends when they are no admin any more', async () => {
    const chief = await server.player('Chief');
    await server.operatorGrants('Chief', 'admin');
    const entries = follow(chief);
    const first = entries.next();
    const game = await playing([anna!, boris!]);
    // The subscription may not have begun: look until it tells.
    let told: JudgeLook | undefined;
    void first.then(
      ({ value }) => (told = (value as { data: { auditEntries: JudgeLook } }).data.auditEntries),
    );
    while (told === undefined) {
      await judith!.ask(`{ game(id: "${game}") { view { moment } } }`);
      await new Promise(setImmediate);
    }
    expect(told).toMatchObject({ gameId: game, judge: { name: 'Judith' }, way: 'VIEW' });
    expect(told.what).toMatchObject({ eyes: 'JUDGE', eyesOf: null, part: null });
    expect(told.what!.moment).toBeGreaterThan(0);
    const { revokeRole } = await chief.ask(
      'mutation { revokeRole(commandId: "down", name: "Chief", role: ADMIN) { __typename } }',
    );
    expect(revokeRole.__typename).toBe('GrantedRoles');
    for (;;) if ((await entries.next()).done === true) break;
  });

  it('is refused to everyone else', async () => {
    for (const other of [anna!, judith!]) {
      const { value } = (await follow(other).next()) as {
        value: { errors: { extensions: { code: string } }[] };
      };
      expect(value.errors[0]?.extensions.code).toBe('NOT_ALLOWED');
    }
  });
});
