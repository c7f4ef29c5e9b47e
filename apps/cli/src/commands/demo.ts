// `pentaland demo`: a server of its own, a whole game between two bots through its API, told as a story, and then
// checked: every draw from the seed, and every command decided again.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RULESETS } from '#rules';
import { orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command, type Terminal } from '../command/command.js';
import { Bot } from '../play/bot.js';
import { ownServer } from '../play/own-server.js';
import type { Client } from '#client';
import { signedIn } from '../client/account.js';
import { ask } from '../client/ask.js';
import { createGame, inGame } from '../client/commands.js';
import { follow } from '../client/follow.js';
import { GameTable } from '../client/game-table.js';
import { namesAt } from '../client/names.js';
import { Replays } from '../client/replays.js';
import { viewIn } from '../client/table-view.js';
import { Storyteller } from '../story/storyteller.js';
import { loreIn, type Environment } from '../../../server/src/index.js';

/** Bots without a plan may go on for long: then one of them gives up. */
const MOST_MOVES = 1_500;
const PLAYERS = ['Anna', 'Boris'] as const;

export const demo: Command = {
  takes: '[--ruleset pentaland|…] [--life N]',
  details: [
    'It starts its own server in its own folder and removes both. The story is told as the first player saw',
    'it, without the cards that player did not see. With little life (--life 5) the game is short.',
  ],
  async run(args, terminal) {
    const terms = termsOf(args);
    const elsewhere = whereItIsNotPlayed(terminal.environment);
    if (elsewhere !== undefined) terminal.err(elsewhere);
    const folder = mkdtempSync(join(tmpdir(), 'pentaland-demo-'));
    const server = await ownServer(folder);
    try {
      return (await played({ url: server.graphql, folder, terms }, terminal)) ? EXIT.ok : EXIT.failed;
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Who configured a store would expect the game there. */
export const whereItIsNotPlayed = ({ EVENTSTORE_URL }: Environment): string | undefined =>
  EVENTSTORE_URL === undefined || EVENTSTORE_URL === ''
    ? undefined
    : 'EVENTSTORE_URL is set, but the demo does not use it: it writes its own SQLite log and removes it.';

interface Terms {
  readonly seats: number;
  readonly ruleset: string;
  readonly startingLife: number;
}

function termsOf(args: readonly string[]): Terms {
  const { ruleset = 'pentaland', life = '20' } = parsed(args);
  if (!RULESETS.some((known) => known === ruleset))
    throw new UsageError(`--ruleset is ${RULESETS.join(' or ')}`);
  const startingLife = Number(life);
  if (!Number.isInteger(startingLife) || startingLife < 1) throw new UsageError('--life is a number from 1');
  return { seats: 2, ruleset: ruleset.toUpperCase().replaceAll('-', '_'), startingLife };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' as const };
  return orUsageError(() => parseArgs({ args: [...args], options: { ruleset: text, life: text } })).values;
}

interface Stage {
  readonly url: string;
  readonly folder: string;
  readonly terms: Terms;
}

async function played({ url, folder, terms }: Stage, terminal: Terminal): Promise<boolean> {
  const lore = await loreIn(folder);
  const clients = await Promise.all(PLAYERS.map(async (name) => (await signedIn(url, name)).client));
  const [host, guest] = clients;
  if (host === undefined || guest === undefined) throw new Error('a game needs two');
  const { gameId: game } = await createGame(host, terms);
  await inGame(guest, 'join', game);
  for (const client of clients) await inGame(client, 'ready', game);
  await inGame(host, 'start', game);

  const { ruleset, startingLife } = terms;
  terminal.out(
    `${PLAYERS.join(' and ')} play ${ruleset.toLowerCase().replaceAll('_', '-')} with ${startingLife} life each. This is what ${PLAYERS[0]} saw.`,
  );
  terminal.out('');
  const bots = clients.map(async (client, seat) => {
    const table = await GameTable.of(client, game);
    return new Bot(table, { kind: 'greedy', lore, seed: `${randomUUID()} ${seat}` }).play(MOST_MOVES);
  });
  await Promise.all([told(host, game, terminal.out), ...bots]);
  return verified(host, game, terminal);
}

/** The story as this player sees it, to its end. */
async function told(client: Client, game: string, out: Terminal['out']): Promise<void> {
  const teller = new Storyteller(await namesAt(client, game));
  let last = 0;
  for await (const one of follow(client.game(game, { keep: 1 }))) {
    if (one.kind !== 'told') continue;
    teller.tell(one.told).forEach((sentence) => out(sentence));
    last = one.moment;
    if (viewIn(one.state).status === 'over') break;
  }
  for await (const one of new Replays(client.replay(game)).between(last))
    teller.tell(one).forEach((sentence) => out(sentence));
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

async function verified(client: Client, game: string, { out }: Terminal): Promise<boolean> {
  const { opened } = (
    await ask<Verified>(
      client,
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
      : `It is not valid: ${fault.kind} at event ${fault.place}.`,
  );
  return holds;
}
