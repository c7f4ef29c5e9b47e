// Built servers as processes: killed, stopped and started again over one data folder, with players at the table who play
// Pentaland with all of its cards. `npm run soak` kills them more often, and has the game played to its end
// (PENTALAND_SERVER_KILLS).
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomKey, randomSource } from '#kernel';
import type { ServerProcess } from '#testkit/server/server-process';
import { accepted, answerOpen, playing, type Caller } from '#testkit/server/caller';
import type { Message } from '#testkit/server/follower';
import { MagicClient, NotAccepted } from '#testkit/server/magic-client';
import { MortalServer, Steadfast } from './fixtures/mortal-server.js';
import { isWhole, Onlooker } from './fixtures/onlooker.js';
import { at, register, Stage } from './support.js';

const FEW = 1;
const KILLS = Number(process.env['PENTALAND_SERVER_KILLS'] ?? FEW);
const SEED = process.env['PENTALAND_KILL_SEED'] ?? 'killed';
/** Between two kills: at most so many answers, and then so many milliseconds. */
const MOST_ANSWERS = 6;
const MOST_WAIT_MS = 40;
/** Whoever has not won by then gives up. */
const LONGEST_GAME = 1_000;

/** Long enough to be killed in; names are found by whoever has no memory. */
const TERMS = { startingLife: 100, naming: { help: 'SEARCH', refusedFree: 100 } };

const stage = new Stage();
const folder = stage.dataFolder();
let mortal: MortalServer;
let players: Caller[];
beforeAll(async () => {
  mortal = await MortalServer.on(stage, folder);
  players = [await register(mortal.process, 'Anna'), await register(mortal.process, 'Boris')];
}, 180_000);
afterAll(() => stage.clear());

const callersAt = (server: ServerProcess): Caller[] => players.map((player) => at(server, player));

/** Has two play until one is told to stop, or the game is over. */
class Play {
  answers = 0;
  over = false;
  private stopping = false;
  private readonly done: Promise<unknown>;

  constructor(clients: readonly MagicClient[]) {
    this.done = Promise.all(clients.map((client) => this.go(client)));
  }

  /** When so many answers have been given, or the game is over. */
  async answered(count: number): Promise<void> {
    while (this.answers < count && !this.over) await Promise.race([sleep(1), this.done]);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.done;
  }

  private async go(client: MagicClient): Promise<void> {
    while (!this.stopping && !this.over) {
      const look = await client.look();
      this.over = look.view.status === 'OVER';
      if (look.legalActions.decision === null) {
        await sleep(5);
        continue;
      }
      try {
        await client.move(look);
      } catch (error) {
        if (!(error instanceof NotAccepted)) throw error;
        await client.yield(await client.look());
      }
      this.answers += 1;
    }
  }
}

const VERIFIED = `query ($game: ID!) { game(id: $game) {
  view { status } opened { verification { holds commands draws { unchecked } fault { place kind } differences { place } } } } }`;

describe('a killed server', () => {
  it(`resumes with the same question, at any moment of a game (${KILLS} of them; again: PENTALAND_KILL_SEED=${SEED})`, async () => {
    const random = randomSource(randomKey(SEED, []), 0);
    const game = await playing(players, TERMS);
    const acknowledged = [0, 0];
    const clients = players.map((player, seat) => {
      const note = ({ seq }: { readonly seq: number }): void => {
        acknowledged[seat] = Math.max(acknowledged[seat] ?? 0, seq);
      };
      return new MagicClient(new Steadfast(mortal, player, note), game);
    });
    const onlookers = players.map(() => new Onlooker());
    const follow = (server: ServerProcess) =>
      Promise.all(
        onlookers.map((one, seat) => {
          const { caughtUp } = one.follow(stage.follower(server, players[seat]!).follow(game, one.cursor));
          return caughtUp;
        }),
      );
    await follow(mortal.process);
    const play = new Play(clients);
    for (let kill = 0; kill < KILLS && !play.over; kill += 1) {
      await play.answered(play.answers + random.below(MOST_ANSWERS) + 1);
      await sleep(random.below(MOST_WAIT_MS));
      await mortal.killed(async (again) => {
        await follow(again);
        // Nobody is let in yet: everyone sees what the log has, and that is all that anyone was ever shown or told.
        for (const [seat, caller] of callersAt(again).entries()) {
          const { seq } = await caller.sight(game);
          expect(onlookers[seat]?.seq).toBe(seq);
          expect(onlookers[seat]?.view).toEqual(await caller.table(game));
          expect(seq).toBeGreaterThanOrEqual(acknowledged[seat]!);
        }
      });
    }
    expect(play.over).toBe(false);

    if (KILLS > FEW) await play.answered(LONGEST_GAME);
    await play.stop();
    if (!play.over) accepted(await callersAt(mortal.process)[0]!.inGame('concede', game));
    const last = await callersAt(mortal.process)[1]!.sight(game);
    await onlookers[1]!.until(last.seq);
    expect(onlookers[1]!.view).toEqual(await callersAt(mortal.process)[1]!.table(game));
    expect(onlookers.every(isWhole)).toBe(true);
    const { game: after } = await callersAt(mortal.process)[0]!.ask(VERIFIED, { game });
    expect(after).toMatchObject({
      view: { status: 'OVER' },
      opened: { verification: { holds: true, fault: null, differences: [], draws: { unchecked: 0 } } },
    });
    expect(after!.opened!.verification.commands).toBeGreaterThanOrEqual(play.answers);
  }, 3_600_000);

  it('gives a command whose answer was lost its first answer, and does it once', async () => {
    const game = await playing(callersAt(mortal.process));
    const [anna] = callersAt(mortal.process);
    const { decision } = (await anna!.sight(game)).view;
    const pass = (caller: Caller) => caller.answer(game, decision!.decisionId, { action: 'PASS' }, 'my-pass');
    const first = await pass(anna!);
    const before = await anna!.sight(game);
    await mortal.killed(async (again) => {
      const back = at(again, anna!);
      expect(await back.sight(game)).toEqual(before);
      expect(await pass(back)).toEqual(first);
      expect(await back.sight(game)).toEqual(before);
    });
  });
});

describe('two servers on one log file', () => {
  it('play one game alternately; one is killed in mid-game, and nobody notices', async () => {
    const one = mortal.process;
    const other = await stage.serverOn(folder);
    // Anna is at the one; Boris is at the other for as long as it lives.
    let boris = other;
    const doors = [
      { door: Promise.resolve(), process: one },
      {
        door: Promise.resolve(),
        get process() {
          return boris;
        },
      },
    ];
    const game = await playing(callersAt(one), TERMS);
    const clients = players.map((player, seat) => new MagicClient(new Steadfast(doors[seat]!, player), game));
    const onlookers = players.map(() => new Onlooker());
    const follow = (seat: number, server: ServerProcess) => {
      const feed = stage.follower(server, players[seat]!).follow(game, onlookers[seat]!.cursor);
      return onlookers[seat]!.follow(feed).caughtUp;
    };
    await Promise.all([follow(0, one), follow(1, other)]);
    const play = new Play(clients);
    await play.answered(8);
    boris = one;
    other.kill('SIGKILL');
    await other.ended;
    await follow(1, one);
    await play.answered(play.answers + 8);
    await play.stop();
    // What Anna follows was never interrupted, and Boris has missed nothing either.
    for (const [seat, caller] of callersAt(one).entries()) {
      const { seq } = await caller.sight(game);
      await onlookers[seat]!.until(seq);
      expect(onlookers[seat]!.view).toEqual(await caller.table(game));
    }
    expect(onlookers.every(isWhole)).toBe(true);
    accepted(await callersAt(one)[0]!.inGame('concede', game));
    const { game: after } = await callersAt(one)[1]!.ask(VERIFIED, { game });
    expect(after).toMatchObject({ opened: { verification: { holds: true, differences: [] } } });
  });
});

describe('a stopped server', () => {
  it('finishes what it acknowledged, tells its subscribers why, loses nothing, and exits with 0', async () => {
    const server = mortal.process;
    const pairs = await Promise.all(
      [0, 1, 2, 3].map(async (pair) => [
        await register(server, `Anna ${pair}`),
        await register(server, `Boris ${pair}`),
      ]),
    );
    const games = await Promise.all(pairs.map((players) => playing(players, { maximumHandSize: null })));
    const follower = stage.follower(server, pairs[0]![0]!);
    const feed = follower.follow(games[0]!);
    await feed.untilCaughtUp();

    let stopping = false;
    const acknowledged = await Promise.all(
      pairs.map(async (players, index) => {
        let [passes, last] = [0, 0];
        while (!stopping) {
          try {
            ({ seq: last } = await answerOpen(players, games[index]!, { action: 'PASS' }));
          } catch {
            // Refused while stopping, or the connection is closed: not acknowledged.
            break;
          }
          passes += 1;
          if (passes === 5 && index === 0) server.kill('SIGTERM');
        }
        stopping = true;
        return last;
      }),
    );
    const closing: Message[] = [];
    for (let message = await feed.next(); message !== undefined; message = await feed.next())
      closing.push(message);
    expect(closing.at(-1)).toMatchObject({ __typename: 'FeedClosed', reason: 'SERVER_STOPS' });
    expect(await server.ended).toEqual({ code: 0, signal: null });

    const again = await stage.serverOn(folder);
    for (const [index, players] of pairs.entries()) {
      const sights = players.map((player) => at(again, player).sight(games[index]!));
      const seqsNow = (await Promise.all(sights)).map(({ seq }) => seq);
      expect(Math.max(...seqsNow)).toBeGreaterThanOrEqual(acknowledged[index]!);
    }
  });
});
