// `pentaland verify`: every chain of every stream of the log, its checkpoints, and whether every game in it was played fairly.
import type { StoredEvent } from '#event-store';
import { STORE_FAMILIES, verifyGames } from '#matches';
import {
  CheckpointCheck,
  CHECKPOINTS,
  publicKeyOf,
  storedCheckpoints,
  StoredCheckpointsCheck,
  verifyStore,
} from '#log';
import { formatCardsIn, keysOf, openStore, readConfig, type Config } from '../../../server/src/index.js';
import { parseArgs } from 'node:util';
import { orUsageError } from '../command/arguments.js';
import { EXIT, UsageError, type Command, type ExitCode, type Terminal } from '../command/command.js';
import { inWords, OF_CHECKPOINT, tellGame } from '../command/faults.js';
import { ownEvents } from '../installation/own-events.js';
import { verifyFile } from '../installation/verify-file.js';
import { readCheckpoint } from './checkpoint.js';

export const verify: Command = {
  takes: '[FILE [--key KEY] | [--chains] [--against CHECKPOINT]]',
  details: [
    'For each game it checks that the seed and the entropy are those committed to, that every shuffle, cut and coin',
    'follows from them, and that deciding the recorded commands again gives the recorded events. A command that another',
    'version decided differently is named but is not a fault. --chains checks only chains and checkpoints.',
    '--against: a file that `pentaland checkpoint` wrote. No event from before it may be missing or changed.',
    'FILE is verified without a log or keys. It is a game from `pentaland export --whole` or from the API, with the',
    'proof that it is in the log; a checkpoint; or the output of `pentaland checkpoint --since`. --key: the public key of',
    'the installation, as you know it.',
    'Names the first fault of each faulty stream, and then ends with 1.',
  ],
  async run(args, terminal) {
    const { file, key, chains, against } = read(args);
    const config = readConfig(terminal.environment);
    return file === undefined
      ? verifyLog(config, { chains, against }, terminal)
      : verifyFile({ file, key }, () => formatCardsIn(config.dataDir), terminal);
  },
};

interface Asked {
  /** Nothing but the chains, and the checkpoints. */
  readonly chains: boolean;
  /** The file of a checkpoint that somebody kept. */
  readonly against: string | undefined;
}

function read(args: readonly string[]): Asked & {
  readonly file: string | undefined;
  readonly key: string | undefined;
} {
  const options = {
    chains: { type: 'boolean' },
    against: { type: 'string' },
    key: { type: 'string' },
  } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  const [file, more] = positionals;
  if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
  if (file !== undefined && values.against !== undefined) throw new UsageError('FILE or --against, not both');
  if (file === undefined && values.key !== undefined) throw new UsageError('--key needs FILE');
  return { file, key: values.key, chains: values.chains === true, against: values.against };
}

async function* watched(
  events: AsyncIterable<StoredEvent>,
  kept: CheckpointCheck | undefined,
  stored: StoredCheckpointsCheck,
): AsyncGenerator<StoredEvent> {
  for await (const event of events) {
    kept?.add(event);
    await stored.add(event);
    yield event;
  }
}

async function verifyLog(config: Config, { chains, against }: Asked, terminal: Terminal): Promise<ExitCode> {
  const keys = keysOf(config, 'must-be-there');
  const key = publicKeyOf(keys);
  const kept = against === undefined ? undefined : new CheckpointCheck(readCheckpoint(against), key);
  const store = await openStore(config);
  try {
    const stored = await StoredCheckpointsCheck.begin(storedCheckpoints(store), key);
    const { streams, events, faults } = await verifyStore(
      watched(ownEvents(config, store), kept, stored),
      keys,
      STORE_FAMILIES,
    );
    for (const fault of faults) terminal.err(inWords(fault));
    const untrue = stored.fault();
    if (untrue !== undefined)
      terminal.err(`${CHECKPOINTS} at revision ${untrue.revision}: ${OF_CHECKPOINT[untrue.reason]}`);
    terminal.out(
      `${streams} streams, ${events} events, ${stored.held} checkpoints, ${faults.length + (untrue === undefined ? 0 : 1)} faults.`,
    );
    const gone = kept?.fault();
    if (gone !== undefined) terminal.err(`checkpoint ${against ?? ''}: ${OF_CHECKPOINT[gone]}`);
    const held = faults.length === 0 && gone === undefined && untrue === undefined;
    if (chains) return held ? EXIT.ok : EXIT.failed;
    const totals = { games: 0, commands: 0, draws: 0, faults: 0, differences: 0 };
    for await (const game of verifyGames(store, keys, await formatCardsIn(config.dataDir))) {
      const { commands, draws, fault, differences } = game.verdict;
      totals.games += 1;
      totals.commands += commands;
      totals.draws += draws.redrawn + draws.redecided;
      totals.differences += differences.length;
      if (fault !== null) totals.faults += 1;
      tellGame(game, terminal);
    }
    terminal.out(
      `${totals.games} games, ${totals.commands} commands and ${totals.draws} draws checked, ${totals.faults} faults, ${totals.differences} decided differently by this version.`,
    );
    return held && totals.faults === 0 ? EXIT.ok : EXIT.failed;
  } finally {
    await store.close();
  }
}
