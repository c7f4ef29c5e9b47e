// `pentaland bot`: takes a seat in a game on a running server and plays it, by what its own view shows.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loreIn, readConfig } from '../../../server/src/index.js';
import { orUsageError } from '../command/arguments.js';
import { EXIT, UsageError, type Command, type Terminal } from '../command/command.js';
import { Bot, BOT_KINDS, type BotKind } from '../play/bot.js';
import { signedIn } from '../client/account.js';
import { inGame } from '../client/commands.js';
import { GameTable } from '../client/game-table.js';
import { serverUrl } from '../client/server-url.js';

export const bot: Command = {
  takes: 'GAME [--kind greedy|random] [--name NAME] [--url URL]',
  details: [
    'It registers, joins, declares itself ready, and waits for the host to start. It knows only its own view and',
    'the cards of its own catalogue, and runs outside the server. GAME is the id of a game that it may join.',
    'It plays on after a cut connection and a restart of the server.',
  ],
  async run(args, terminal) {
    const { game, kind, name, url } = read(args, terminal.environment);
    const { client } = await signedIn(url, name);
    const lore = await loreIn(readConfig(terminal.environment).dataDir);
    for (const field of ['join', 'ready']) await inGame(client, field, game);
    terminal.out(`${name} is ready.`);
    const table = await GameTable.of(client, game);
    const ended = await new Bot(table, { kind, lore, seed: `${game} ${name}` }).play();
    terminal.out(ended === 'over' ? 'The game is over.' : `${name} has no seat at the table any more.`);
    return EXIT.ok;
  },
};

function read(args: readonly string[], environment: Terminal['environment']) {
  const text = { type: 'string' } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { kind: text, name: text, url: text },
    }),
  );
  const [game, more] = positionals;
  if (game === undefined) throw new UsageError('GAME missing');
  if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
  const { kind = 'greedy', url } = values;
  if (!isKind(kind)) throw new UsageError(`--kind is one of ${BOT_KINDS.join(', ')}`);
  return {
    game,
    kind,
    url: serverUrl(url, environment),
    name: values.name ?? `Bot ${randomUUID().slice(0, 8)}`,
  };
}

const isKind = (word: string): word is BotKind => (BOT_KINDS as readonly string[]).includes(word);
