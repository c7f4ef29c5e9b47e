// `pentaland demo`: a server of its own, a whole game of Pentaland between two bots through its API, told as a story,
// and then checked: every draw from the seed, and every command decided again.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, Failure, type Command, type Terminal } from '../command.js';
import { parseArguments } from '../arguments.js';
import { Bot } from '../play/bot.js';
import { ownServer } from '../play/own-server.js';
import { GameApi, type Outcome } from '../play/game-api.js';
import { Storyteller } from '../play/storyteller.js';
import { loreIn } from '../../../server/src/installation/index.js';

/** Bots without a plan may go on for long: then the one with less life gives up. */
const MOST_MOVES = 1_500;

export const demo: Command = {
  takes: '',
  summary:
    'Plays a whole game of Pentaland between two bots through the real API, tells it, and verifies it.',
  details: ['It starts a server of its own, in a folder of its own, and leaves nothing behind.'],
  async run(args, terminal) {
    parseArguments(args, []);
    const folder = mkdtempSync(join(tmpdir(), 'pentaland-demo-'));
    const server = await ownServer(folder);
    try {
      return (await played(server.graphql, folder, terminal)) ? EXIT.ok : EXIT.failed;
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function played(url: string, folder: string, terminal: Terminal): Promise<boolean> {
  const lore = await loreIn(folder);
  const names = ['Anna', 'Boris'];
  const apis = await Promise.all(names.map((name) => new GameApi(url).registered(name)));
  const [host, guest] = apis;
  if (host === undefined || guest === undefined) throw new Error('a game needs two');
  const game = gameOf(await host.createGame({ seats: 2, ruleset: 'PENTALAND' }));
  gameOf(await guest.inGame('join', game));
  for (const api of apis) gameOf(await api.inGame('ready', game));
  gameOf(await host.inGame('start', game));

  const bots = apis.map((api, seat) => new Bot(api, game, 'greedy', lore, `${randomUUID()} ${seat}`));
  const teller = new Storyteller(names);
  let heard: string | null = null;
  const tell = async (): Promise<void> => {
    for await (const told of host.feed(game, heard)) {
      heard = told.cursor;
      const sentence = teller.tell(told);
      if (sentence !== undefined) terminal.out(sentence);
    }
  };
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const came = await Promise.all(bots.map((bot) => bot.move()));
    if (came.includes('over')) break;
    if (moves % 10 === 0) await tell();
    if (moves === MOST_MOVES - 1) gameOf(await guest.inGame('concede', game));
  }
  await tell();
  return verified(host, game, terminal);
}

function gameOf(outcome: Outcome): string {
  if (outcome.__typename === 'Refused') throw new Failure(`${outcome.rule}: ${outcome.message}`);
  return outcome.gameId;
}

interface Verified {
  readonly game: {
    readonly opened: {
      readonly verification: {
        readonly holds: boolean;
        readonly commands: number;
        readonly events: number;
        readonly draws: { readonly redrawn: number; readonly redecided: number };
        readonly fault: { readonly place: number; readonly kind: string } | null;
      };
    } | null;
  };
}

async function verified(api: GameApi, game: string, { out }: Terminal): Promise<boolean> {
  const { opened } = (
    await api.ask<Verified>(
      `query ($id: ID!) { game(id: $id) { opened { verification {
        holds commands events draws { redrawn redecided } fault { place kind } } } } }`,
      { id: game },
    )
  ).game;
  if (opened === null) throw new Failure('the game has not opened');
  const { holds, commands, events, draws, fault } = opened.verification;
  out('');
  out(
    fault === null
      ? `Replayed and verified: ${commands} commands decided again, ${events} events, ${draws.redrawn + draws.redecided} draws from the seed.`
      : `It does not hold: ${fault.kind} at event ${fault.place}.`,
  );
  return holds;
}
