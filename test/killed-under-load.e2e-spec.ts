// The built server under load, killed at random moments and started again. Several tables play whole games over HTTP at
// once. What was ever acknowledged is compared at the end: it is in the log, the same command is given the same answer, and
// every chain and every game verifies. `npm run soak` kills it 200 times (PENTALAND_LOAD_KILLS).
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomKey, randomSource } from '#kernel';
import { STORE_FAMILIES, verifyGames } from '#matches';
import { everyEvent, verifyStore } from '#log';
import { formatCardsIn, keysOf, openStore, readConfig } from '../apps/server/src/index.js';
import { accepted, Caller, started } from '#testkit/server/caller';
import { MagicClient, NotAccepted } from '#testkit/server/magic-client';
import { acceptedIn, MortalServer, Steadfast } from './fixtures/mortal-server.js';
import { at, register, Stage } from './support.js';

const KILLS = Number(process.env['PENTALAND_LOAD_KILLS'] ?? '1');
const SEED = process.env['PENTALAND_KILL_SEED'] ?? 'loaded';
/** What is played, a table each; when a game is over its players begin the next one. */
const RULESETS = ['PENTALAND', 'UTOPIA', 'WAR_ZONE', 'MAGIC'];
const TABLES = [...RULESETS, ...RULESETS];
/** Between two kills: at least so many answers of all tables, then at most so many milliseconds. */
const LEAST_ANSWERS = 10;
const MOST_ANSWERS = 150;
const MOST_WAIT_MS = 60;

const termsOf = (ruleset: string) => ({
  ruleset,
  startingLife: 30,
  ...(ruleset === 'MAGIC' ? {} : { naming: { help: 'SEARCH', refusedFree: 100 } }),
});

interface Acknowledged {
  readonly player: Caller;
  readonly body: string;
  readonly answer: object;
}

/** A table of two who play game after game until they are told to stop. */
class Table {
  private stopping = false;
  /** Also where it failed. */
  ended = false;
  readonly games: string[] = [];

  constructor(
    private readonly ruleset: string,
    readonly players: readonly Steadfast[],
  ) {}

  async play(): Promise<void> {
    try {
      while (!this.stopping) await this.playOne();
    } finally {
      this.ended = true;
    }
  }

  private async playOne(): Promise<void> {
    const game = await started(this.players, termsOf(this.ruleset));
    this.games.push(game);
    const clients = this.players.map((player) => new MagicClient(player, game));
    while (!this.stopping) for (const client of clients) if (await this.step(client)) return;
  }

  stop(): void {
    this.stopping = true;
  }

  /** Whether the game is over. */
  private async step(client: MagicClient): Promise<boolean> {
    const look = await client.look();
    if (look.view.status === 'OVER') return true;
    if (look.legalActions.decision === null) return false;
    try {
      await client.move(look);
    } catch (error) {
      if (!(error instanceof NotAccepted)) throw error;
      await client.yield(await client.look());
    }
    return false;
  }
}

/** Longer than the longest run. */
const LIFETIME = { PENTALAND_TOKEN_LIFETIME: '604800' };

const stage = new Stage();
const folder = stage.dataFolder();
let mortal: MortalServer;
beforeAll(async () => {
  mortal = await MortalServer.on(stage, folder, LIFETIME);
}, 180_000);
afterAll(() => stage.clear());

describe('a server killed under load', () => {
  it(`loses nothing it acknowledged, over ${KILLS} kills (again: PENTALAND_LOAD_KILLS=${KILLS} PENTALAND_KILL_SEED=${SEED})`, async () => {
    const random = randomSource(randomKey(SEED, []), 0);
    const acknowledged: Acknowledged[] = [];
    const tables: Table[] = [];
    for (const [nth, ruleset] of TABLES.entries()) {
      const players = [];
      for (const name of ['Anna', 'Boris']) {
        const player = await register(mortal.process, `${name} ${nth}`);
        const note = (answer: object, body: string): void => {
          acknowledged.push({ player, body, answer });
        };
        players.push(new Steadfast(mortal, player, note));
      }
      tables.push(new Table(ruleset, players));
    }
    const played = Promise.all(tables.map((table) => table.play()));
    // It is waited for below; until then its failure only ends the kills.
    played.catch(() => undefined);
    const playing = (): boolean => tables.every(({ ended }) => !ended);
    let kills = 0;
    for (; kills < KILLS && playing(); kills += 1) {
      const enough = acknowledged.length + LEAST_ANSWERS + random.below(MOST_ANSWERS - LEAST_ANSWERS);
      while (acknowledged.length < enough && playing()) await sleep(1);
      await sleep(random.below(MOST_WAIT_MS));
      await mortal.killed(() => Promise.resolve());
    }
    tables.forEach((table) => table.stop());
    await played.catch((error: unknown) => {
      throw new Error(`a table stopped after ${kills} kills and ${acknowledged.length} answers`, {
        cause: error,
      });
    });

    // Each command again, to a server that has done none of them: the first answer is given, and nothing is done twice.
    await mortal.killed(() => Promise.resolve());
    const lost: object[] = [];
    const asked = [...acknowledged];
    for (const { player, body, answer } of asked) {
      const again = acceptedIn(await at(mortal.process, player).post(body));
      if (JSON.stringify(again) !== JSON.stringify([answer])) lost.push({ body, answer, again });
    }
    expect(lost).toEqual([]);

    for (const { players, games } of tables)
      for (const game of games) {
        const [anna] = players.map((player) => at(mortal.process, player));
        const { view } = await anna!.sight(game);
        if (view.status !== 'OVER') accepted(await anna!.inGame('concede', game));
      }
    expect(await mortal.process.stop()).toEqual({ code: 0, signal: null });

    const config = readConfig({ PENTALAND_DATA_DIR: folder });
    const keys = keysOf(config, 'must-be-there');
    const store = await openStore(config);
    try {
      const done = new Map<string, number>();
      for await (const { metadata } of everyEvent(store, ['CommandAccepted'])) {
        const { actor, commandId } = metadata as { actor: string; commandId: string };
        const key = `${actor} ${commandId}`;
        done.set(key, (done.get(key) ?? 0) + 1);
      }
      const times = asked.map(({ player, body }) => done.get(`${player.id} ${commandIdIn(body)}`));
      expect(times.filter((count) => count !== 1)).toEqual([]);
      expect(await verifyStore(everyEvent(store), keys, STORE_FAMILIES)).toMatchObject({ faults: [] });
      let games = 0;
      for await (const { verdict } of verifyGames(store, keys, await formatCardsIn(folder))) {
        expect(verdict).toMatchObject({ fault: null, differences: [] });
        games += 1;
      }
      expect(games).toBe(tables.flatMap((table) => table.games).length);
      process.stderr.write(`${KILLS} kills, ${asked.length} acknowledged, ${games} games: none lost.\n`);
    } finally {
      await store.close();
    }
  }, 7_200_000);
});

function commandIdIn(body: string): string {
  const { variables } = JSON.parse(body) as { readonly variables: { readonly commandId: string } };
  return variables.commandId;
}
