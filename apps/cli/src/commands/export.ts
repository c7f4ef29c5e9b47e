// `pentaland export`: a game as lines of JSON, through a viewer's eyes, or whole once it has opened.
import { gameId } from '#kernel';
import { exportFeed, exportLog, loadGameSecret, type ExportFault } from '#matches';
import { parseArgs } from 'node:util';
import { keysOf, openStore, readConfig } from '../../../server/src/installation/index.js';
import { EXIT, Failure, UsageError, type Command } from '../command.js';

const FAULTS: { readonly [F in ExportFault]: string } = {
  'no-such-game': 'there is no such game',
  'no-such-viewer': 'that game has no such viewer: say spectator, or a seat as seat-0',
  'not-open': 'that game has not opened: log and seed open together, when its terms say so',
};

export const exportGame: Command = {
  takes: 'GAME [--as VIEWER | --whole]',
  details: [
    '--as: the feed of a viewer, `spectator` (the default) or a seat such as `seat-0`: its header, then an entry a line.',
    '--whole: once the game has opened, its seed, then every event of its log; `pentaland verify FILE` checks it.',
  ],
  async run(args, terminal) {
    const { game, viewer, whole } = read(args);
    const config = readConfig(terminal.environment);
    const store = await openStore(config);
    try {
      const keys = keysOf(config, 'must-be-there');
      const id = gameId(game);
      const lines = whole
        ? await exportLog(store, id, () => loadGameSecret(store, keys, id))
        : await exportFeed(store, id, viewer);
      if (!lines.ok) throw new Failure(FAULTS[lines.error]);
      for await (const line of lines.value) terminal.out(JSON.stringify(line));
      return EXIT.ok;
    } finally {
      await store.close();
    }
  },
};

interface Asked {
  readonly game: string;
  readonly viewer: string;
  readonly whole: boolean;
}

function read(args: readonly string[]): Asked {
  const { positionals, values } = parsed(args);
  const [game, more] = positionals;
  if (game === undefined) throw new UsageError('GAME missing');
  if (more !== undefined) throw new UsageError(`'${more}' is too much`);
  const whole = values.whole === true;
  if (whole && values.as !== undefined) throw new UsageError('--as or --whole, not both');
  return { game, viewer: values.as ?? 'spectator', whole };
}

function parsed(args: readonly string[]) {
  try {
    const options = { as: { type: 'string' }, whole: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'the arguments cannot be read');
  }
}
