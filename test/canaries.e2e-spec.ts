// What a server writes for its operators: searched, byte by byte, for anything that is somebody's secret.
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { commitTo } from '#kernel';
import { accepted, answerOpen, passTurn } from '../libs/api/src/fixtures/caller.js';
import { register, Stage } from './support.js';

const stage = new Stage();
afterEach(() => stage.clear());

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

    const hands = await Promise.all(
      players.map(async (player) =>
        (await player.sight(game)).view.seats.flatMap(({ hand }) =>
          (hand ?? []).map(({ name, printed }) => printed ?? name),
        ),
      ),
    );
    const cards = hands.flat();
    expect(cards.length).toBeGreaterThan(14);
    // Words that are also the server's own cannot be told apart; no card's whole name is one.
    const secrets = [
      ...players.flatMap(({ token, secret, name }) => [token ?? '', secret, name]),
      entropy,
      commandId,
      ...cards,
    ];
    const figures = await (await fetch(`${server.operators}/metrics`)).text();
    const readiness = await (await fetch(`${server.operators}/readyz`)).text();
    await server.stop();
    for (const written of [server.output, figures, readiness])
      expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    expect(figures).not.toContain(game);
    expect(figures).not.toContain(anna.id);
    expect(server.output).toContain('request');
  });
});
