// `pentaland restore`: a log out of a backup, once every chain in it has been found whole.
import { join } from 'node:path';
import type { StoredEvent } from '#event-store';
import { BackupError, restore } from '#event-store/sqlite';
import { STORE_FAMILIES } from '#matches';
import type { Keys } from '#ports';
import { dataKeyIn, gameOf, verifyStore, type StoreFault, type StoreVerdict } from '#log';
import {
  DATA_KEY_FILE,
  dataKeyHeld,
  EVENT_LOG_FILE,
  IMPORTED_CATALOGUE_FILE,
  keysOf,
  readConfig,
  TOKEN_KEY_FILE,
  type Config,
} from '../../../server/src/index.js';
import { parseArguments } from '../command/arguments.js';
import { EXIT, Failure, type Command } from '../command/command.js';
import { embeddedOnly } from '../installation/embedded-only.js';
import { inWords } from '../command/faults.js';

export const restoreLog: Command = {
  takes: 'FILE [--force]',
  details: [
    'Every stream is verified first, with the key the log was written with. A backup with a broken chain or',
    'from another key is refused, and nothing is changed. A fault in a single game is named,',
    'and everything else is restored. --force replaces an existing log.',
    'Exit code 0: all is restored and whole; 3: all is restored, but some games are not whole; 1: nothing is restored.',
  ],
  async run(args, terminal) {
    const { operands, flags } = parseArguments(args, ['FILE'], ['force']);
    const config = readConfig(terminal.environment);
    embeddedOnly(config);
    const target = join(config.dataDir, EVENT_LOG_FILE);
    try {
      let ofGames: readonly StoreFault[] = [];
      const { events } = await restore(
        operands.FILE,
        target,
        async (all) => {
          const { faults } = await verified(all, operands.FILE, config);
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
          : `${target}: ${events} events; ${games.size} games are not whole and were restored as they are: ${[...games].join(', ')}.`,
      );
      return games.size === 0 ? EXIT.ok : EXIT.partly;
    } catch (error) {
      if (error instanceof BackupError) throw new Failure(error.message);
      throw error;
    }
  },
};

/** The key is looked at first: under another one every chain would seem broken. */
async function verified(
  all: AsyncIterable<StoredEvent>,
  file: string,
  config: Config,
): Promise<StoreVerdict> {
  const held = dataKeyHeld(config);
  const checked = async function* (): AsyncGenerator<StoredEvent> {
    for await (const stored of all) {
      const key = dataKeyIn(stored);
      if (key !== undefined && key !== held?.id) throw new BackupError(lacking(config, file, key, held?.id));
      yield stored;
    }
  };
  if (held !== undefined) return verifyStore(checked(), keysOf(config, 'must-be-there'), STORE_FAMILIES);
  for await (const _ of checked()) continue;
  throw new BackupError(lacking(config, file));
}

type KeyId = Keys['data']['id'];

/** What it takes beside the backup, and what it does not. `written`: the key the log says it was written with. */
function lacking({ dataDir }: Config, file: string, written?: KeyId, held?: KeyId): string {
  const key = join(dataDir, DATA_KEY_FILE);
  const which = written === undefined ? '' : ` ${written}`;
  const found =
    held === undefined
      ? `${key} is missing, and PENTALAND_SECRETS_KEY is not set.`
      : `The present key (${key}, or PENTALAND_SECRETS_KEY) is a different one: ${held}.`;
  return [
    `${file} is not restored: it needs the key${which} that its log was written with.`,
    found,
    'No backup contains that key. Put back the copy that was kept apart from the backups, and restore again.',
    `Nothing else is needed. Without ${TOKEN_KEY_FILE} everyone has to log in again. Without ${IMPORTED_CATALOGUE_FILE}, if`,
    'the installation had one, import the card data again before the server starts.',
  ].join('\n');
}
