// Attacks on a built server by clients that have nothing but the public API: whatever is tried is refused by a code of
// its own or does no harm, the server goes on, another game is played meanwhile, and the log reads back at the end.
//   PENTALAND_ATTACK_ROUNDS: how often everything is tried (1)
import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { accepted, started, type Caller } from '#testkit/server/caller';
import { endedInOrder } from './fixtures/ended.fixture.js';
import { Siege } from './fixtures/siege.fixture.js';
import { Stage } from '../support.js';

const ROUNDS = Number(process.env['PENTALAND_ATTACK_ROUNDS'] ?? '1');
/** Of processor time: the whole request, and reading the figures before and after it. */
const SLOWEST_MS = 250;

const stage = new Stage();
const folder = stage.dataFolder();
let siege: Siege;
beforeAll(async () => {
  siege = await Siege.begin(stage, folder);
}, 180_000);
afterAll(() => stage.clear());
afterEach(async () => {
  // After every attack: no fault, and the others play.
  expect(siege.faults).toEqual([]);
  await siege.goesOn();
});

/** A variable that nobody declared is not looked at, and nobody has so long a name. */
const HARMLESS: ReadonlySet<string> = new Set(['deep variables', 'a long string']);

const decisionOf = async (by: Caller, game: string) => (await by.sight(game)).view.decision;

for (let round = 0; round < ROUNDS; round += 1) {
  describe(`round ${round + 1}: answers`, () => {
    it('of any kind, size and number to a question of another kind are refused, and the question stays', async () => {
      const { anna, boris } = siege;
      const game = await started([anna, boris], {});
      const open = (await decisionOf(anna, game))!;
      const by = [anna, boris][open.seat]!;
      const huge = Array.from({ length: 20_000 }, (_, nth) => nth);
      const ids = Array.from({ length: 8_000 }, (_, nth) => `c${nth}`);
      const answers: Readonly<Record<string, unknown>> = {
        'twenty thousand seats': { players: huge },
        'eight thousand cards': { objects: ids },
        'eight thousand targets': { targets: ids.map((object) => ({ object })) },
        'twenty thousand modes': { modes: huge },
        'an order of twenty thousand': { order: huge },
        'shares of the largest number': { divide: huge.map(() => 2 ** 31 - 1) },
        'a negative number': { number: -(2 ** 31) },
        'a word of 200,000 letters': { word: 'Ω'.repeat(100_000) },
        'a word of control characters': { word: '\u0000\u0007\u001b[2J\u202e' },
        'attacks by what there is not': {
          attacks: ids.slice(0, 500).map((attacker) => ({ attacker, defender: { seat: 9 } })),
        },
        'blocks of everything by everything': {
          blocks: ids.slice(0, 200).map((blocker) => ({ blocker, attackers: ids.slice(0, 200) })),
        },
        'a play of X in a billion': { act: { kind: 'CAST', object: 'c1', x: 2 ** 31 - 1 } },
        'a name of 100,000 letters': { act: { kind: 'CAST', object: 'c1', name: 'a'.repeat(100_000) } },
        'two at once': { yes: true, number: 1 },
        'none at all': {},
      };
      for (const [what, answer] of Object.entries(answers)) {
        const { text, codes, cpu } = await siege.answer(what, by, game, open.decisionId, answer);
        expect([what, text.includes('"Accepted"'), codes.length > 0]).toEqual([what, false, true]);
        expect([what, cpu < SLOWEST_MS]).toEqual([what, true]);
      }
      expect((await decisionOf(by, game))?.decisionId).toBe(open.decisionId);
    }, 120_000);

    it('of a name that no card has are refused every time', async () => {
      const { anna } = siege;
      const game = await started([anna, siege.boris], {});
      const before = await siege.metric('pentaland_appends_total');
      for (let times = 0; times < 40; times += 1) {
        const open = (await decisionOf(anna, game))!;
        const said = await siege.answer('a name no card has', anna, game, open.decisionId, {
          word: 'Qwertyuiop',
        });
        expect(said.text).not.toContain('"Accepted"');
      }
      expect(await siege.metric('pentaland_appends_total')).toBe(before);
    }, 120_000);

    it('by stale, foreign and repeated commands do nothing twice, and nothing for another player', async () => {
      const { anna, boris } = siege;
      const eve = await siege.newcomer();
      const game = await started([anna, boris], {});
      const open = (await decisionOf(anna, game))!;
      const [by, other] = open.seat === 0 ? [anna, boris] : [boris, anna];
      const answer = { players: [0] };
      const id = randomUUID();
      const first = await by.answer(game, open.decisionId, answer, id);
      expect(first.__typename).toBe('Accepted');
      // Again, with other content: the first answer, and nothing more.
      expect(await by.answer(game, open.decisionId, { yes: false }, id)).toEqual(first);
      // Another's id is one's own command.
      const foreign = await siege.answer('another’s decision', eve, game, open.decisionId, answer);
      expect(foreign.codes).toEqual(['NOT_SEATED']);
      const stale = await siege.answer('a stale decision', other, game, open.decisionId, answer);
      expect(stale.codes[0]).toMatch(/STALE_DECISION|NOT_YOUR_DECISION/);
      for (const odd of ['', ' ', 'x'.repeat(10_000), '../../etc', "' OR 1=1 --", '\u0000'])
        for (const field of ['gameId', 'decisionId', 'commandId']) {
          const variables = {
            commandId: randomUUID(),
            gameId: game,
            decisionId: open.decisionId,
            [field]: odd,
          };
          const struck = await siege.ask(
            `an odd ${field}`,
            by,
            `mutation ($commandId: ID!, $gameId: ID!, $decisionId: ID!) {
              answer(commandId: $commandId, gameId: $gameId, decisionId: $decisionId, answer: { yes: true }) {
                __typename ... on Refused { code } } }`,
            variables,
          );
          expect([odd, field, struck.text.includes('"Accepted"')]).toEqual([odd, field, false]);
        }
    }, 120_000);
  });

  describe(`round ${round + 1}: terms`, () => {
    it('at their limits, in every ruleset, make a game that starts, or no game', async () => {
      const { anna, boris } = siege;
      const { offer } = (await anna.told('{ offer { rulesets } }')) as {
        offer: { rulesets: string[] };
      };
      const numbers = [-1, 0, 1, 2 ** 31 - 1];
      const terms: object[] = [
        ...numbers.flatMap((number) => [
          { seats: number },
          { librarySize: number },
          { startingLife: number },
          { maximumHandSize: number },
          { sideboardSize: number },
          { startWithin: number },
          { clock: { each: number, increment: number } },
        ]),
        { teams: Array.from({ length: 10_000 }, () => 1) },
        { rangeOfInfluence: [99] },
        { chosenFormat: { cards: { names: [] } } },
        { chosenFormat: { cards: { names: Array.from({ length: 5_000 }, (_, nth) => `No Card ${nth}`) } } },
        { chosenFormat: { legality: 'x'.repeat(10_000) } },
        { prebuilt: Array.from({ length: 1_000 }, () => 'x') },
      ];
      // Each of them in one ruleset a round, in another the next round; starting-terms.spec.ts has all of them in each.
      for (const [nth, one] of terms.entries()) {
        const ruleset = offer.rulesets[(nth + round) % offer.rulesets.length]!;
        const struck = await siege.ask(
          `terms ${JSON.stringify(one).slice(0, 80)}`,
          anna,
          `mutation ($id: ID!, $terms: TermsInput!) { createGame(commandId: $id, terms: $terms) {
            __typename ... on Accepted { gameId } ... on Refused { code message } } }`,
          { id: randomUUID(), terms: { ruleset, ...one } },
        );
        const made = /"gameId":"([^"]+)"/.exec(struck.text)?.[1];
        if (made === undefined) continue;
        // What was made starts, bots in every other seat.
        for (let seat = 1; seat < 9; seat += 1) {
          const seated = await anna.act('seatBot', { gameId: ['ID!', made], kind: ['BotKind!', 'RANDOM'] });
          if (seated.__typename === 'Refused') break;
        }
        accepted(await anna.inGame('ready', made));
        accepted(await anna.inGame('start', made));
        await anna.inGame('concede', made);
      }
      expect(boris.token).toBeDefined();
    }, 300_000);
  });

  describe(`round ${round + 1}: requests`, () => {
    it('that are deep, wide, many in one, or recursive are refused before anything is done', async () => {
      const { anna } = siege;
      const bodies: Readonly<Record<string, string>> = {
        'a batch': JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ me { roles } }' }))),
        'two thousand aliases': JSON.stringify({
          query: `{ ${Array.from({ length: 2_000 }, (_, nth) => `a${nth}: me { roles }`).join(' ')} }`,
        }),
        'thirty games at once': JSON.stringify({
          query: `{ ${Array.from({ length: 30 }, (_, nth) => `a${nth}: lobby(first: 100) { nodes { id } }`).join(' ')} }`,
        }),
        'a circle of fragments': JSON.stringify({
          query: '{ me { ...A } } fragment A on Me { ...B } fragment B on Me { ...A }',
        }),
        'a tower of fragments': JSON.stringify({
          query: `{ ...F0 } ${Array.from({ length: 60 }, (_, nth) => `fragment F${nth} on Query { ...F${nth + 1} ...F${nth + 1} }`).join(' ')} fragment F60 on Query { me { roles } }`,
        }),
        'a thousand directives': JSON.stringify({
          query: `{ me { roles ${'@include(if: true) '.repeat(1_000)} } }`,
        }),
        'a deep selection': JSON.stringify({ query: `${'{ a '.repeat(5_000)}${'}'.repeat(5_000)}` }),
        'deep brackets': JSON.stringify({
          query: `{ game(id: ${'['.repeat(9_000)}${']'.repeat(9_000)}) { id } }`,
        }),
        'deep variables': `{"query":"{ me { roles } }","variables":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`,
        'deep JSON': '['.repeat(200_000),
        'no JSON': '\u0000\u0001{]',
        nothing: '',
        'a long string': JSON.stringify({ query: `{ player(name: "${'a'.repeat(200_000)}") { id } }` }),
        'more than a body may be': JSON.stringify({ query: ' '.repeat(300_000) }),
        'a query of a comment': JSON.stringify({ query: `#${'x'.repeat(200_000)}` }),
        'introspection of introspection': JSON.stringify({
          query: `{ __schema { types { ${'fields { type { '.repeat(12)} name ${'} }'.repeat(12)} } } }`,
        }),
      };
      for (const [what, body] of Object.entries(bodies)) {
        const { text, cpu } = await siege.strike(what, { token: anna.token, body, timed: true });
        const isRefused = text.includes('"errors"') || HARMLESS.has(what);
        expect([what, isRefused]).toEqual([what, true]);
        expect([what, cpu < SLOWEST_MS]).toEqual([what, true]);
      }
    }, 120_000);

    it('with odd tokens and headers count as nobody’s, and learn nothing', async () => {
      const { anna } = siege;
      const token = anna.token ?? '';
      const body = JSON.stringify({ query: '{ me { player { id } } }' });
      const [head = '', ...rest] = token.split('.');
      const tokens = [
        '',
        'x',
        `${token}.`,
        `${token}=`,
        token.toUpperCase(),
        `${head}.${rest.join('.')}A`,
        [head, ...rest.toReversed()].join('.'),
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${rest.join('.')}`,
        'a'.repeat(8_000),
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ];
      for (const [nth, odd] of tokens.entries()) {
        const struck = await siege.strike(`token ${nth}`, { token: odd, body });
        expect([nth, struck.text.includes(anna.id)]).toEqual([nth, false]);
      }
      const headers: Readonly<Record<string, string>>[] = [
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/x-www-form-urlencoded' },
        { 'content-type': 'multipart/form-data; boundary=x' },
        { 'content-encoding': 'gzip' },
        { 'x-request-id': 'x'.repeat(5_000) },
        { 'x-forwarded-for': Array.from({ length: 500 }, () => '10.0.0.1').join(', ') },
        { authorization: `Basic ${token}` },
        { accept: 'x'.repeat(4_000) },
      ];
      for (const one of headers)
        await siege.strike(`header ${Object.keys(one)[0] ?? ''}`, { headers: one, body });
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
        await siege.strike(`method ${method}`, { token, method, body });
    }, 60_000);

    it('for another player’s places in a feed, and for places that never existed, are refused', async () => {
      const { anna, boris } = siege;
      const game = await started([anna, boris], {});
      const { cursor } = await boris.sight(game);
      const feed =
        'query ($game: ID!, $after: Cursor) { feed(gameId: $game, after: $after, first: 5) { complete } }';
      const odd = [cursor, `${cursor}A`, cursor.slice(0, -2), '', 'a'.repeat(50_000), 'AAAA'];
      for (const after of odd) {
        const struck = await siege.ask('a cursor of others', anna, feed, { game, after });
        expect([after.slice(0, 20), struck.codes.length]).toEqual([after.slice(0, 20), 1]);
      }
      for (const moment of [-1, 2 ** 31 - 1]) {
        const struck = await siege.ask(
          'a moment that never was',
          anna,
          'query ($game: ID!, $moment: Int) { game(id: $game) { view(moment: $moment) { moment } } }',
          { game, moment },
        );
        expect(struck.codes).toEqual(['NO_SUCH_MOMENT']);
      }
    }, 60_000);

    it('to log in with ten wrong secrets do not lock out the player who has the right one', async () => {
      const { anna } = siege;
      for (let guess = 0; guess < 12; guess += 1)
        await anna.login(anna.name, randomBytes(20).toString('hex'));
      expect((await anna.login(anna.name, anna.secret)).__typename).toBe('Session');
    }, 60_000);
  });

  describe(`round ${round + 1}: sockets`, () => {
    it('that send little, nothing, too much or nonsense are closed or left alone, and nobody waits for them', async () => {
      const { server, anna } = siege;
      const { hostname, port } = new URL(server.graphql);
      const slow = Array.from({ length: 50 }, () => connect(Number(port), hostname));
      for (const socket of slow) {
        socket.on('error', () => undefined);
        socket.write(
          'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
        );
      }
      const silent = Array.from(
        { length: 20 },
        () => new WebSocket(server.graphql.replace('http', 'ws'), 'graphql-transport-ws'),
      );
      const said = [
        '',
        '{',
        'null',
        '[]',
        '{"type":"subscribe"}',
        '{"type":"connection_init","payload":[]}',
        `{"type":"connection_init","payload":{"authorization":"Bearer ${anna.token ?? ''}"}}`,
        JSON.stringify({ type: 'subscribe', id: 'x', payload: { query: `{ ${'a'.repeat(100_000)} }` } }),
        JSON.stringify({
          type: 'subscribe',
          id: 'x'.repeat(100_000),
          payload: { query: '{ me { roles } }' },
        }),
        `{"type":"subscribe","id":"d","payload":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
        JSON.stringify({ type: 'ping', payload: { a: 'x'.repeat(300_000) } }),
        randomBytes(1_000),
      ];
      for (const [nth, socket] of silent.entries()) {
        socket.on('error', () => undefined);
        socket.on('open', () => {
          for (const message of said.slice(nth % said.length))
            if (socket.readyState === WebSocket.OPEN) socket.send(message);
        });
      }
      await siege.goesOn();
      await sleep(500);
      await siege.goesOn();
      // A client that asks properly gets in beside them.
      expect((await siege.ask('beside them', anna, '{ me { player { id } } }')).text).toContain(anna.id);
      for (const socket of silent) socket.terminate();
      for (const socket of slow) socket.destroy();
    }, 60_000);
  });
}

describe('at the end of the attack', () => {
  it('the server reports no fault, stops in order, and every event and game in its log reads back', async () => {
    const { anna, slowest, strikes } = siege;
    expect((await siege.ask('the last word', anna, '{ me { player { id } } }')).status).toBe(200);
    siege = await endedInOrder(siege, folder);
    process.stderr.write(
      `${strikes} strikes; ${slowest.cpu.toFixed(0)} ms of the processor at most: ${slowest.what}\n`,
    );
  }, 600_000);
});
