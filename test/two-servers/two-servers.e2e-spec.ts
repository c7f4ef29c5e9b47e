// Servers over one EventStoreDB: the double, or the real one that EVENTSTORE_URL names. Clients send each command to all
// servers at once, under one id; one server is killed and one frozen in the middle. `npm run soak` has it go on for
// longer (PENTALAND_SERVER_ANSWERS).
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerProcess } from '#testkit/server/server-process';
import { startDouble } from '#testkit/eventstoredb/double';
import { accepted, Caller, playing, type Answered } from '#testkit/server/caller';
import { MagicClient, NotAccepted } from '#testkit/server/magic-client';
import { at, register, Stage } from '../support.js';

const FEW = 12;
const ANSWERS = Number(process.env['PENTALAND_SERVER_ANSWERS'] ?? FEW);
/** Two of them are tested by many-games.e2e-spec.ts too. */
const COUNTS = ANSWERS > FEW ? [2, 3] : [3];
const TERMS = { startingLife: 100, naming: { help: 'SEARCH', refusedFree: 100 } };
const KEYS = { PENTALAND_TOKEN_KEY: '2'.repeat(64), PENTALAND_SECRETS_KEY: '3'.repeat(64) };

const stage = new Stage();
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  await stage.clear();
  for (const step of undo.splice(0)) await step();
}, 60_000);

async function storeUrl(): Promise<string> {
  const real = process.env['EVENTSTORE_URL'];
  if (real !== undefined && real !== '') return real;
  const double = await startDouble();
  undo.push(() => double.stop());
  return double.url;
}

/** Sends everything to all servers that live, and takes the first answer that comes. */
class Everywhere extends Caller {
  constructor(
    private readonly servers: readonly ServerProcess[],
    { token, id, name }: Caller,
  ) {
    super(servers[0]!.graphql, token, id, name);
  }

  override async post(body: string, headers: Record<string, string> = {}): Promise<Answered> {
    const sent = this.servers.map((server) => new Caller(server.graphql, this.token).post(body, headers));
    const first = await Promise.any(sent);
    await Promise.race([Promise.allSettled(sent), sleep(50)]);
    return first;
  }
}

const VERIFIED = `query ($game: ID!) { game(id: $game) {
  view { status } opened { verification { holds commands fault { place kind } differences { place } } } } }`;

async function play(clients: readonly MagicClient[], answers: number): Promise<void> {
  for (let given = 0; given < answers;) {
    for (const client of clients) {
      const look = await client.look();
      if (look.view.status === 'OVER') return;
      if (look.legalActions.decision === null) continue;
      try {
        await client.move(look);
        given += 1;
      } catch (error) {
        if (!(error instanceof NotAccepted)) throw error;
      }
    }
  }
}

describe.each(COUNTS)('%i servers on one EventStoreDB', (count) => {
  it('play one game when all get every command at once: its log verifies, all show the same, and it goes on', async () => {
    const url = await storeUrl();
    const servers: ServerProcess[] = [];
    for (let nth = 0; nth < count; nth += 1)
      servers.push(await stage.serverOn(stage.dataFolder(), { EVENTSTORE_URL: url, ...KEYS }));
    const names = ['Anna', 'Boris'].map((name) => `${name}${String(process.pid)}x${String(count)}`);
    const players = [await register(servers[0]!, names[0]!), await register(servers[0]!, names[1]!)];
    const game = await playing(players, TERMS);
    const living = [...servers];
    const clients = players.map((player) => new MagicClient(new Everywhere(living, player), game));

    await play(clients, ANSWERS);
    living.at(-1)!.kill('SIGSTOP');
    await play(clients, ANSWERS);
    living.at(-1)!.kill('SIGCONT');
    await play(clients, ANSWERS);

    const killed = living.pop()!;
    killed.kill('SIGKILL');
    await killed.ended;
    const again = await stage.serverOn(stage.dataFolder(), { EVENTSTORE_URL: url, ...KEYS });
    living.push(again);
    await play(clients, ANSWERS);

    // Each server comes to show the same to each player, and none is stuck.
    for (const player of players) {
      const sights = async () => Promise.all(living.map((server) => at(server, player).sight(game)));
      let seen = await sights();
      while (seen.some(({ seq }) => seq !== seen[0]!.seq)) seen = await sights();
      for (const one of seen) expect(one).toEqual(seen[0]);
    }
    const { view } = await at(living[0]!, players[0]!).sight(game);
    if (view.status !== 'OVER') accepted(await at(again, players[0]!).inGame('concede', game));
    for (const server of living) {
      const look = async () => (await at(server, players[1]!).ask(VERIFIED, { game }))['game'];
      let after = await look();
      // It may not have heard yet of the end, which another server has written.
      while (after?.view.status !== 'OVER') after = await look();
      expect(after).toMatchObject({
        opened: { verification: { holds: true, fault: null, differences: [] } },
      });
    }
  }, 600_000);
});
