// `pentaland bot`: takes a seat in a game on a running server and plays it, by what its own view shows.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loreIn, readConfig } from '../../../server/src/index.js';
import { orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command } from '../command/command.js';
import { Bot, BOT_KINDS, type BotKind } from '../play/bot.js';
import { GameApi, USUAL_URL } from '../client/game-api.js';

const POLL_MS = 400;

export const bot: Command = {
  takes: 'GAME [--kind greedy|random] [--name NAME] [--url URL]',
  details: [
    'It registers, joins, declares itself ready, and waits for the host to start. It knows only its own view and',
    'the cards of its own catalogue, and runs outside the server. GAME is the id of a game that it may join.',
  ],
  async run(args, terminal) {
    const { game, kind, name, url } = read(args);
    const lore = await loreIn(readConfig(terminal.environment).dataDir);
    const api = await new GameApi(url).registered(name);
    for (const field of ['join', 'ready']) {
      const outcome = await api.inGame(field, game);
      if (outcome.__typename === 'Refused') throw new Failure(outcome.message);
    }
    terminal.out(`${name} is ready.`);
    const player = new Bot(api, game, kind, lore, `${game} ${name}`);
    for (;;) {
      const moved = await player.move();
      if (moved === 'over') break;
      if (moved === 'waits') await sleep(POLL_MS);
    }
    terminal.out('The game is over.');
    return EXIT.ok;
  },
};

function read(args: readonly string[]) {
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
  const { kind = 'greedy', url = USUAL_URL } = values;
  if (!isKind(kind)) throw new UsageError(`--kind is one of ${BOT_KINDS.join(', ')}`);
  return { game, kind, url, name: values.name ?? `Bot ${randomUUID().slice(0, 8)}` };
}

const isKind = (word: string): word is BotKind => (BOT_KINDS as readonly string[]).includes(word);
