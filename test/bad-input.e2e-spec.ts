// Whatever is sent, the answer is clear and typed, tells nothing that is hidden, and adds nothing to the log but what
// was accepted. The requests are drawn: SEED=<seed> in the environment draws the same ones again.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { hashText, randomSource, type RandomKey } from '#kernel';
import { EDGE_REFUSALS } from '../apps/server/src/edge/refusals.js';
import type { ServerProcess } from '#testkit/server/server-process';
import { EVENT_LOG_FILE } from '../apps/server/src/config/files.js';
import { API_ERRORS } from '../libs/api/src/errors/api-error.js';
import { ACTION, accepted, GAME, playing, type Caller, type ShownError } from '#testkit/server/caller';
import { bodyOf, mutated, oneOf, type Draw, type FuzzedRequest } from './fixtures/mutations.js';
import { register, Stage } from './support.js';

const stage = new Stage();
afterEach(() => stage.clear());

/** More of them in `npm run soak`. */
const REQUESTS = Number(process.env['PENTALAND_BAD_REQUESTS'] ?? 1_500);
const AT_ONCE = 16;
/** The requests are made anew from the games as they stand after so many. */
const ROUND = 500;

const CODES = new Set<string>([
  ...Object.keys(API_ERRORS),
  ...Object.keys(EDGE_REFUSALS),
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);
CODES.delete('INTERNAL');

/** Valid requests, of every kind there is, at these games. */
async function validRequests(player: Caller, games: readonly string[]): Promise<FuzzedRequest[]> {
  const { token } = player;
  const of = (query: string, variables: Record<string, unknown> = {}): FuzzedRequest => ({
    query,
    variables,
    token,
    headers: {},
  });
  const act = (declared: string, field: string, variables: object): FuzzedRequest =>
    of(`mutation ($commandId: ID!, ${declared}) { ${field} { ${ACTION} } }`, {
      commandId: randomUUID(),
      ...variables,
    });
  const inGame = (field: string, game: string): FuzzedRequest =>
    act('$game: ID!', `${field}(commandId: $commandId, gameId: $game)`, { game });
  const requests = [
    of('{ me { player { id name } roles tokenExpiresAt } offer { rulesets defaults { seats } } }'),
    of('query ($name: String!) { player(name: $name) { id name } }', { name: 'Boris' }),
    of(
      'query ($first: Int) { lobby(first: $first) { pageInfo { hasNextPage endCursor } nodes { id host { name } } } }',
      { first: 10 },
    ),
    of(
      '{ myGames { pageInfo { hasNextPage endCursor } nodes { id status waitsForMe seats { player { name } } } } }',
    ),
    of(
      'mutation ($name: String!, $secret: String!) { login(name: $name, recoverySecret: $secret) { __typename } }',
      { name: 'Boris', secret: 'guess' },
    ),
    act('$terms: TermsInput', 'createGame(commandId: $commandId, terms: $terms)', {
      terms: { seats: 3, librarySize: 100 },
    }),
  ];
  for (const game of games) {
    const { view, cursor } = await player.sight(game);
    requests.push(
      of(GAME, { game, moment: view.moment }),
      of(
        'query ($game: ID!, $after: Cursor) { feed(gameId: $game, after: $after, first: 50) { cursor complete entries { seq story patch } } }',
        { game, after: cursor },
      ),
      inGame('join', game),
      inGame('start', game),
      act(
        '$game: ID!, $commitment: Hash',
        'ready(commandId: $commandId, gameId: $game, commitment: $commitment)',
        { game, commitment: hashText('x') },
      ),
      act(
        '$game: ID!, $entropy: String!',
        'openEntropy(commandId: $commandId, gameId: $game, entropy: $entropy)',
        { game, entropy: 'a text that is long enough' },
      ),
      act('$game: ID!, $seat: Int!', 'concedeAbsent(commandId: $commandId, gameId: $game, seat: $seat)', {
        game,
        seat: 1,
      }),
      act(
        '$game: ID!, $decision: ID!, $answer: AnswerInput!',
        'answer(commandId: $commandId, gameId: $game, decisionId: $decision, answer: $answer)',
        { game, decision: view.decision?.decisionId ?? 'd1', answer: { action: 'PASS' } },
      ),
    );
  }
  return requests;
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

async function send(url: string, request: FuzzedRequest): Promise<Reply> {
  const { token, headers } = request;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined || token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: bodyOf(request),
  });
  return { status: response.status, text: await response.text() };
}

/** The ids of the commands that the log has. */
function loggedCommands(server: ServerProcess): ReadonlySet<string> {
  const log = new Database(join(server.dataDir, EVENT_LOG_FILE), { readonly: true });
  try {
    const query = `SELECT json_extract(metadata, '$.commandId')
      FROM events JOIN types ON types.id = events.type WHERE types.name = 'CommandAccepted'`;
    return new Set(log.prepare<[], string>(query).pluck().all());
  } finally {
    log.close();
  }
}

/** What is wrong with a reply; nothing, usually. */
function faultOf({ status, text }: Reply, hidden: readonly string[]): string | undefined {
  if (hidden.some((secret) => text.includes(secret))) return 'something hidden is told';
  if (/\bat [^"]*:\d+:\d+|node_modules|SQLITE/.test(text)) return 'the inside is shown';
  if (status >= 500) return `status ${status}`;
  let body: { readonly data?: unknown; readonly errors?: readonly ShownError[] };
  try {
    body = JSON.parse(text) as typeof body;
  } catch {
    return 'the answer is no JSON';
  }
  if (body.errors === undefined) return body.data === undefined ? 'neither data nor errors' : undefined;
  const odd = body.errors.find(({ message, extensions }) => message === '' || !CODES.has(extensions.code));
  return odd === undefined ? undefined : `an error without a code of its own: ${JSON.stringify(odd)}`;
}

/** Whether a command may have been accepted: nothing in the reply refuses it. */
const isGranted = ({ text }: Reply): boolean => !text.includes('"errors"') && !text.includes('"Refused"');
const isAccepted = ({ text }: Reply): boolean => text.includes('"__typename":"Accepted"');

describe('thousands of valid requests with a small change', () => {
  it('get clear answers, and the log holds only what was accepted', async () => {
    const seed = process.env['SEED'] ?? 'spoiled';
    const draw: Draw = randomSource(hashText(seed) as string as RandomKey, 0);
    const server = await stage.serverOn(stage.dataFolder());
    const [anna, boris] = [await register(server, 'Anna'), await register(server, 'Boris')];
    const players = [anna, boris];
    const games = [await playing(players), accepted(await anna.create()).gameId];
    const hands = (await boris.sight(games[0]!)).view.seats.flatMap(({ hand }) => hand ?? []);
    // What everyone is told of anyway, as that it is watched, is no secret.
    const known = JSON.stringify(await anna.sight(games[0]!));
    const cards = hands
      .map(({ name, printed }) => `"${printed ?? name}"`)
      .filter((card) => !known.includes(card));
    const hidden = [boris.token!, boris.secret, anna.secret, ...cards];
    expect(hands).toHaveLength(7);
    expect(cards.length).toBeGreaterThan(0);
    const before = loggedCommands(server);

    const granted: string[] = [];
    const acknowledged = new Set<unknown>();
    const kinds = new Map<string, number>();
    for (let sent = 0; sent < REQUESTS; sent += ROUND) {
      const valid = await validRequests(anna, games);
      const requests = Array.from({ length: ROUND }, () => {
        const request = mutated(draw, oneOf(draw, valid));
        return draw.below(3) === 0 ? mutated(draw, request) : request;
      });
      for (let from = 0; from < ROUND; from += AT_ONCE)
        await Promise.all(
          requests.slice(from, from + AT_ONCE).map(async (request) => {
            const reply = await send(server.graphql, request);
            const fault = faultOf(reply, hidden);
            if (fault !== undefined)
              throw new Error(
                `${fault}\n${JSON.stringify(request)}\n${reply.text}\n` +
                  `again: SEED=${seed} npm test -- test/bad-input`,
              );
            if (isGranted(reply)) granted.push(bodyOf(request));
            if (isAccepted(reply) && request.body === undefined)
              acknowledged.add(request.variables['commandId']);
            const [code = 'data'] = /"code":"([A-Z_]+)"/.exec(reply.text)?.slice(1) ?? [];
            kinds.set(code, (kinds.get(code) ?? 0) + 1);
          }),
        );
    }

    const after = loggedCommands(server);
    const added = [...after].filter((id) => !before.has(id));
    const unasked = added.filter(
      (id) => !granted.some((body) => body.includes(JSON.stringify(id).slice(1, -1))),
    );
    expect(unasked).toEqual([]);
    expect([...acknowledged].filter((id) => !after.has(String(id)))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(0);
    // The requests reached all the way in, and were refused at every gate on it: with so many, whatever the seed.
    for (const code of [
      'data',
      'BAD_REQUEST',
      'GRAPHQL_PARSE_FAILED',
      'GRAPHQL_VALIDATION_FAILED',
      'BAD_USER_INPUT',
      'UNAUTHENTICATED',
      'INVALID_COMMAND',
      'UNKNOWN_GAME',
      'ALREADY_SEATED',
    ])
      expect([code, kinds.has(code)]).toEqual([code, true]);
    expect((await server.stop()).code).toBe(0);
    // A slow machine makes the store late, whatever is asked.
    const faults = server.log.filter(
      ({ level, event, outcome }) =>
        level === 'error' || (level === 'warn' && !(event === 'store-in-trouble' && outcome === 'degraded')),
    );
    expect(faults).toEqual([]);
  });
});
