// `pentaland backup`: a copy of the embedded log, while it is in use.
import { join } from 'node:path';
import { backup, BackupError } from '#event-store/sqlite';
import { readConfig } from '../../../server/src/config/config.js';
import { EVENT_LOG_FILE } from '../../../server/src/config/files.js';
import { parseArguments } from '../command/arguments.js';
import { EXIT, Failure, type Command } from '../command/command.js';
import { embeddedOnly } from '../installation/embedded-only.js';

export const backupLog: Command = {
  takes: 'FILE [--force]',
  details: [
    'The copy shows the log at one moment. It does not contain secrets.key, and without that key it cannot be read:',
    'keep the key too, in another place. --force replaces an existing file.',
  ],
  async run(args, terminal) {
    const { operands, flags } = parseArguments(args, ['FILE'], ['force']);
    const config = readConfig(terminal.environment);
    embeddedOnly(config);
    try {
      const { events } = await backup(join(config.dataDir, EVENT_LOG_FILE), operands.FILE, {
        force: flags.force,
      });
      terminal.out(`${operands.FILE}: ${events} events.`);
      return EXIT.ok;
    } catch (error) {
      if (error instanceof BackupError) throw new Failure(error.message);
      throw error;
    }
  },
};
