// `pentaland restore`: a log out of a backup, once every chain in it has been found whole.
import { join } from 'node:path';
import { BackupError, restore } from '#event-store/sqlite';
import { gameOf, STORE_FAMILIES, verifyStore, type StoreFault } from '#matches';
import { EVENT_LOG_FILE, keysOf, readConfig } from '../../../server/src/installation/index.js';
import { parseArguments } from '../arguments.js';
import { EXIT, Failure, type Command } from '../command.js';
import { embeddedOnly } from '../embedded-only.js';
import { inWords } from '../faults.js';

export const restoreLog: Command = {
  takes: 'FILE [--force]',
  details: [
    'Every stream is verified first, with the key the log was written with: a backup in which a chain is broken,',
    'or which another key wrote, is refused and nothing is changed. A fault that concerns one game alone is named,',
    'and keeps nothing else from being restored. --force replaces a log that is there.',
  ],
  async run(args, terminal) {
    const { operands, flags } = parseArguments(args, ['FILE'], ['force']);
    const config = readConfig(terminal.environment);
    embeddedOnly(config);
    const keys = keysOf(config, 'must-be-there');
    const target = join(config.dataDir, EVENT_LOG_FILE);
    try {
      let ofGames: readonly StoreFault[] = [];
      const { events } = await restore(
        operands.FILE,
        target,
        async (all) => {
          const { faults } = await verifyStore(all, keys, STORE_FAMILIES);
          ofGames = faults.filter(({ stream }) => gameOf(stream) !== undefined);
          return faults.filter((fault) => !ofGames.includes(fault)).map(inWords);
        },
        { force: flags.force },
      );
      for (const fault of ofGames) terminal.err(inWords(fault));
      const games = new Set(ofGames.map(({ stream }) => gameOf(stream)));
      terminal.out(
        games.size === 0
          ? `${target}: ${events} events, every chain whole.`
          : `${target}: ${events} events; ${games.size} games are not whole, and stand there as they were: ${[...games].join(', ')}.`,
      );
      return EXIT.ok;
    } catch (error) {
      if (error instanceof BackupError) throw new Failure(error.message);
      throw error;
    }
  },
};
