// What a server writes for its operators: searched, byte by byte, for anything that is somebody's secret.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { commitTo } from '#kernel';
import { accepted, answerOpen, passTurn, playing, refused, type Caller } from '#testkit/server/caller';
import { register, Stage } from './support.js';

const stage = new Stage();
afterEach(() => stage.clear());

const WRITE = `mutation ($id: ID!, $game: ID!, $text: String!) {
  said: writeNote(commandId: $id, gameId: $game, text: $text) { __typename } }`;

interface Named {
  readonly game: string;
  readonly secrets: readonly string[];
}

/** A game whose cards are named: what its player reads on them, tries to name one of them, and writes down about it. */
async function namedIn(players: readonly [Caller, Caller], ruleset: string): Promise<Named> {
  const [anna, boris] = players;
  const game = await playing(players, { ruleset });
  while ((await anna.sight(game)).view.turn?.step !== 'PRECOMBAT_MAIN')
    await answerOpen(players, game, { action: 'PASS' });
  const { decision, hands } = await handsOf(anna, boris, game);
  const unnamed = hands[0]?.find(({ name }) => name === '');
  const tried = `Canary ${randomUUID()}`;
  const act = { kind: 'CAST', object: unnamed?.objectId ?? '', name: tried };
  expect(refused(await anna.answer(game, decision, { act })).code).toBe('ILLEGAL_ANSWER');
  const note = `note-${randomUUID()}`;
  const written = await anna.send(WRITE, { id: randomUUID(), game, text: note });
  expect(written.data).toMatchObject({ said: { __typename: 'NoteWritten' } });
  // Of one word the server may have its own.
  const read = hands.flat().flatMap(({ printed }) => (printed?.includes(' ') === true ? [printed] : []));
  return { game, secrets: [tried, note, ...read] };
}

const SEEN = 'view { seats { hand { objectId name printed } } } legalActions { decision { decisionId } }';
interface Held {
  readonly objectId: string;
  readonly name: string;
  readonly printed: string | null;
}

async function handsOf(anna: Caller, boris: Caller, game: string) {
  const seen = async (caller: Caller) =>
    (
      (await caller.told(`{ game(id: "${game}") { ${SEEN} } }`)) as {
        game: {
          view: { seats: { hand: Held[] | null }[] };
          legalActions: { decision: { decisionId: string } | null };
        };
      }
    ).game;
  const [hers, his] = [await seen(anna), await seen(boris)];
  return {
    decision: hers.legalActions.decision?.decisionId ?? '',
    hands: [hers.view.seats[0]?.hand ?? [], his.view.seats[1]?.hand ?? []],
  };
}

describe('log lines and figures', () => {
  it('hold no token, no recovery secret, no entropy, no command id, no name and no card', async () => {
    const server = await stage.serverOn(stage.dataFolder(), { PENTALAND_LOG_LEVEL: 'debug' });
    const players = [
      await register(server, `Anna ${randomUUID().slice(0, 8)}`),
      await register(server, `Boris ${randomUUID().slice(0, 8)}`),
    ];
    const [anna, boris] = [players[0]!, players[1]!];
    const entropy = `entropy-${randomUUID()}`;
    const commandId = `command-${randomUUID()}`;
    await anna.login(anna.name, anna.secret);
    await anna.login(anna.name, `WRONG-${anna.secret}`);
    const { gameId: game } = accepted(await anna.create({ maximumHandSize: null }, commandId));
    accepted(await boris.inGame('join', game));
    const commitment = ['Hash', commitTo(entropy)] as const;
    accepted(await anna.act('ready', { gameId: ['ID!', game], commitment }));
    accepted(await boris.inGame('ready', game));
    accepted(await anna.inGame('start', game));
    await anna.act('openEntropy', { gameId: ['ID!', game], entropy: ['String!', `${entropy}-wrong`] });
    accepted(await anna.act('openEntropy', { gameId: ['ID!', game], entropy: ['String!', entropy] }));
    await answerOpen(players, game, { players: [0] });
    for (let kept = 0; kept < 2; kept += 1) await answerOpen(players, game, { yes: false });
    const feed = stage.follower(server, boris).follow(game);
    await feed.untilCaughtUp();
    for (let turn = 0; turn < 4; turn += 1) await passTurn(players, game);
    await anna.send(`query { game(id: "${game}") { nonsense_${entropy.replaceAll('-', '_')} } }`);
    await anna.post(`{"query": "${entropy}`);

    const named = [await namedIn([anna, boris], 'UTOPIA'), await namedIn([anna, boris], 'WAR_ZONE')];

    const hands = await Promise.all(
      players.map(async (player) =>
        (await player.sight(game)).view.seats.flatMap(({ hand }) =>
          (hand ?? []).map(({ name, printed }) => printed ?? name),
        ),
      ),
    );
    const cards = hands.flat();
    expect(cards.length).toBeGreaterThan(14);
    for (const { secrets } of named) expect(secrets.length).toBeGreaterThan(2);
    const secrets = [
      ...players.flatMap(({ token, secret, name }) => [token ?? '', secret, name]),
      entropy,
      commandId,
      // Of one word the server may have its own.
      ...cards.filter((card) => card.includes(' ')),
      ...named.flatMap((one) => one.secrets),
    ];
    const figures = await (await fetch(`${server.operators}/metrics`)).text();
    const readiness = await (await fetch(`${server.operators}/readyz`)).text();
    await server.stop();
    for (const written of [server.output, figures, readiness])
      expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    for (const one of [game, ...named.map((other) => other.game)]) expect(figures).not.toContain(one);
    expect(figures).not.toContain(anna.id);
    expect(server.output).toContain('request');
  });
});
