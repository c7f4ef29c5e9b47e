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
    'Of each game: that the seed and the entropy are those promised, that every shuffle, cut and coin is what they',
    'give, and that deciding the recorded commands again gives the recorded events. What another version decided is',
    'named where it would come out otherwise, and is no fault. --chains checks chains and checkpoints alone.',
    '--against: a file that `pentaland checkpoint` wrote. Nothing that was there then may be gone or changed.',
    'FILE is checked without a log or keys: a game that `pentaland export --whole` wrote or that the API gave, with the',
    'proof that it is in the log; a checkpoint; or what `pentaland checkpoint --since` wrote. --key: the public key of the',
    'installation, as you know it.',
    'Names the first fault of each stream that has one, and then ends with 1.',
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
  if (more !== undefined) throw new UsageError(`'${more}' is too much`);
  if (file !== undefined && values.against !== undefined) throw new UsageError('FILE or --against, not both');
  if (file === undefined && values.key !== undefined) throw new UsageError('--key goes with FILE');
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
      `${totals.games} games, ${totals.commands} commands and ${totals.draws} draws checked, ${totals.faults} faults, ${totals.differences} decided otherwise here.`,
    );
    return held && totals.faults === 0 ? EXIT.ok : EXIT.failed;
  } finally {
    await store.close();
  }
}
