// Two servers over one log play one game, one of them killed again and again in the middle of it: whoever plays sends
// the same command to the other one and notices nothing else. PENTALAND_GAME_KILLS says how often (3; 50 in the soak).
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from '@jest/globals';
import { applyPatch } from '#visibility';
import { hashText, randomSource, type Json, type RandomKey } from '#kernel';
import type { ServerProcess } from '../apps/server/src/fixtures/server-process.js';
import { accepted, playing, type Caller } from '../libs/api/src/fixtures/caller.js';
import { at, register, Stage } from './support.js';

const stage = new Stage();
afterEach(() => stage.clear());

const KILLS = Number(process.env['PENTALAND_GAME_KILLS'] ?? 3);
const SEED = process.env['SEED'] ?? 'killed often';
/** Between two kills, in milliseconds: sometimes in the middle of a command, sometimes between two. */
const LONGEST_LIFE = 60;

interface Question {
  readonly decision: string;
  readonly asked: Caller;
}

it('a game is played to its end by two servers that are killed in the middle of it', async () => {
  const folder = stage.dataFolder();
  const draw = randomSource(hashText(SEED) as string as RandomKey, 0);
  const servers = [await stage.serverOn(folder), await stage.serverOn(folder)];
  const players = [await register(servers[0]!, 'Anna'), await register(servers[0]!, 'Boris')];
  const game = await playing(players, { librarySize: 60 });

  let kills = 0;
  let dying: Promise<void> | undefined;
  /** One of the two dies in a moment, and another takes its place. */
  const killSoon = (): void => {
    if (kills >= KILLS || dying !== undefined) return;
    kills += 1;
    const nth = kills % 2;
    const delay = draw.below(LONGEST_LIFE);
    dying = new Promise((resolve) => setTimeout(resolve, delay)).then(async () => {
      const victim = servers[nth]!;
      victim.kill('SIGKILL');
      await victim.ended;
      servers[nth] = await stage.serverOn(folder);
      dying = undefined;
    });
  };

  /** Asked of one server, and of the other when there is no answer. */
  async function insist<T>(ask: (server: ServerProcess) => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      try {
        return await ask(servers[attempt % 2]!);
      } catch (error) {
        // No connection, or a server on its way up or down: nothing was said, or nobody knows.
        if (attempt === 399) throw error;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
    throw new Error(`SEED='${SEED}': nobody answers`);
  }

  const question = (after: number): Promise<Question | undefined> =>
    insist(async (server) => {
      const seen = await at(server, players[0]!).sight(game);
      if (seen.view.status === 'OVER') return undefined;
      // A node that has not heard yet of what the other one did says what was asked before.
      if (seen.seq < after) throw new Error('not there yet');
      const { decision } = seen.view;
      return { decision: decision!.id, asked: players[decision!.seat]! };
    });

  const answers: { readonly commandId: string; readonly decision: string; readonly first: ReturnType<typeof accepted> }[] = [];
  let seq = 0;
  for (let open = await question(seq); open !== undefined; open = await question(seq)) {
    const { decision, asked } = open;
    const commandId = randomUUID();
    killSoon();
    const first = await insist(async (server) => {
      const said = await at(server, asked).answer(game, decision, { action: 'PASS_TURN' }, commandId);
      if (said.__typename === 'Refused' && said.retriable) throw new Error(said.code);
      return accepted(said);
    });
    answers.push({ commandId, decision, first });
    if (asked === players[0]) seq = first.seq;
  }
  await dying;

  expect(kills).toBe(Math.min(KILLS, answers.length));
  // Each was done once: every turn has one question, and the library is drawn to its end.
  expect(new Set(answers.map(({ decision }) => decision)).size).toBe(answers.length);
  const last = await at(servers[0]!, players[0]!).sight(game);
  expect(last.view.turn?.number).toBe(answers.length + 1);
  expect(last.view.result?.reason).toBe('LAST_ONE_STANDING');
  // What was said once is answered the same by whoever is asked now.
  const { commandId, decision, first } = answers[Math.floor(answers.length / 2)]!;
  const whose = players.map((player) => at(servers[1]!, player));
  const again = await Promise.all(
    whose.map((player) => player.answer(game, decision, { action: 'PASS_TURN' }, commandId)),
  );
  expect(again).toContainEqual(first);
  // And the feed folds to the view, entry by entry, with no gap.
  const entries = await wholeFeed(at(servers[1]!, players[0]!), game);
  expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, nth) => nth + 1));
  expect(entries.reduce<Json>((view, { patch }) => applyPatch(view, patch), {})).toEqual(last.view.json);
  const verified = await at(servers[0]!, players[1]!).ask(
    'query ($game: ID!) { game(id: $game) { opened { verification { holds fault { place kind } draws { unchecked } } } } }',
    { game },
  );
  expect(verified.game?.opened?.verification).toEqual({ holds: true, fault: null, draws: { unchecked: 0 } });
}, 600_000);

interface Entry {
  readonly seq: number;
  readonly patch: Json;
}

async function wholeFeed(player: Caller, game: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let after: string | null = null; ;) {
    const { feed } = await player.ask(
      'query ($game: ID!, $after: Cursor) { feed(gameId: $game, after: $after, first: 500) { cursor complete entries { seq patch } } }',
      { game, after },
    );
    entries.push(...(feed.entries as unknown as Entry[]));
    if (feed.complete) return entries;
    after = feed.cursor;
  }
}
