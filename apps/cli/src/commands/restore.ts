// `pentaland restore`: a log out of a backup, once every chain in it has been found whole.
import { join } from 'node:path';
import { BackupError, restore } from '#event-store/sqlite';
import { STORE_FAMILIES, verifyStore } from '#matches';
import { EVENT_LOG_FILE, keysOf, readConfig } from '../../../server/src/installation/index.js';
import { parseArguments } from '../arguments.js';
import { EXIT, Failure, type Command } from '../command.js';
import { embeddedOnly } from '../embedded-only.js';
import { inWords } from '../faults.js';

export const restoreLog: Command = {
  takes: 'FILE [--force]',
  details: [
    'Every stream is verified first, with the key the log was written with: a backup in which a chain is broken,',
    'or which another key wrote, is refused and nothing is changed. --force replaces a log that is there.',
  ],
  async run(args, terminal) {
    const { operands, flags } = parseArguments(args, ['FILE'], ['force']);
    const config = readConfig(terminal.environment);
    embeddedOnly(config);
    const keys = keysOf(config, 'must-be-there');
    const target = join(config.dataDir, EVENT_LOG_FILE);
    try {
      const { events } = await restore(
        operands.FILE,
        target,
        async (all) => (await verifyStore(all, keys, STORE_FAMILIES)).faults.map(inWords),
        { force: flags.force },
      );
      terminal.out(`${target}: ${events} events, every chain whole.`);
      return EXIT.ok;
    } catch (error) {
      if (error instanceof BackupError) throw new Failure(error.message);
      throw error;
    }
  },
};
