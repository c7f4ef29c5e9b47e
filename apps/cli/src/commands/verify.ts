// `pentaland verify`: every chain of every stream of the log, and whether every game in it was played fairly.
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { StoredEvent } from '#event-store';
import type { Json } from '#kernel';
import {
  CheckpointCheck,
  checkpointSchema,
  publicKeyOf,
  STORE_FAMILIES,
  verifyExport,
  verifyGames,
  verifyStore,
  type CheckpointFault,
  type VerifiedGame,
} from '#matches';
import {
  formatCardsIn,
  keysOf,
  openStore,
  readConfig,
  type Config,
} from '../../../server/src/installation/index.js';
import { parseArgs } from 'node:util';
import { EXIT, Failure, UsageError, type Command, type ExitCode, type Terminal } from '../command.js';
import { inWords } from '../faults.js';
import { ownEvents } from '../own-events.js';

export const verify: Command = {
  takes: '[FILE] [--chains] [--against CHECKPOINT]',
  details: [
    'Of each game: that the seed and the entropy are those promised, that every shuffle, cut and coin is what they',
    'give, and that deciding the recorded commands again gives the recorded events. What another version decided is',
    'named where it would come out otherwise, and is no fault. --chains checks the chains alone.',
    '--against: a file that `pentaland checkpoint` wrote. Nothing that was there then may be gone or changed.',
    'FILE is a game that `pentaland export --whole` wrote, or that the API gave: it is checked without a log or keys.',
    'Names the first fault of each stream that has one, and then ends with 1.',
  ],
  async run(args, terminal) {
    const { file, chains, against } = read(args);
    const config = readConfig(terminal.environment);
    return file === undefined
      ? verifyLog(config, { chains, against }, terminal)
      : verifyFile(config, file, terminal);
  },
};

interface Asked {
  /** Nothing but the chains, and the checkpoint. */
  readonly chains: boolean;
  /** The file of a checkpoint that somebody kept. */
  readonly against: string | undefined;
}

function read(args: readonly string[]): Asked & { readonly file: string | undefined } {
  try {
    const options = { chains: { type: 'boolean' }, against: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (positionals.length > 1) throw new UsageError(`'${positionals[1] ?? ''}' is too much`);
    if (positionals.length > 0 && values.against !== undefined)
      throw new UsageError('FILE or --against, not both');
    return { file: positionals[0], chains: values.chains === true, against: values.against };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error instanceof Error ? error.message : 'the arguments cannot be read');
  }
}

const OF_CHECKPOINT: { readonly [F in CheckpointFault]: string } = {
  'not-signed': 'its signature does not hold',
  'signed-by-another': 'it was signed with the key of another installation',
  'log-shorter': 'events at the end of the log are gone',
  'log-otherwise': 'something that was in the log then is gone, or is another',
};

function checkAgainst(file: string, key: string): CheckpointCheck {
  try {
    return new CheckpointCheck(checkpointSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), key);
  } catch {
    throw new Failure(`${file} is no checkpoint that can be read`);
  }
}

async function* watched(
  events: AsyncIterable<StoredEvent>,
  check: CheckpointCheck | undefined,
): AsyncGenerator<StoredEvent> {
  for await (const stored of events) {
    check?.add(stored);
    yield stored;
  }
}

async function verifyLog(config: Config, { chains, against }: Asked, terminal: Terminal): Promise<ExitCode> {
  const keys = keysOf(config, 'must-be-there');
  const check = against === undefined ? undefined : checkAgainst(against, publicKeyOf(keys));
  const store = await openStore(config);
  try {
    const { streams, events, faults } = await verifyStore(
      watched(ownEvents(config, store), check),
      keys,
      STORE_FAMILIES,
    );
    for (const fault of faults) terminal.err(inWords(fault));
    terminal.out(`${streams} streams, ${events} events, ${faults.length} faults.`);
    const gone = check?.fault();
    if (gone !== undefined) terminal.err(`checkpoint ${against ?? ''}: ${OF_CHECKPOINT[gone]}`);
    const held = faults.length === 0 && gone === undefined;
    if (chains) return held ? EXIT.ok : EXIT.failed;
    const totals = { games: 0, commands: 0, draws: 0, faults: 0, differences: 0 };
    for await (const game of verifyGames(store, keys, await formatCardsIn(config.dataDir))) {
      const { commands, draws, fault, differences } = game.verdict;
      totals.games += 1;
      totals.commands += commands;
      totals.draws += draws.redrawn + draws.redecided;
      totals.differences += differences.length;
      if (fault !== null) totals.faults += 1;
      tell(game, terminal);
    }
    terminal.out(
      `${totals.games} games, ${totals.commands} commands and ${totals.draws} draws checked, ${totals.faults} faults, ${totals.differences} decided otherwise here.`,
    );
    return held && totals.faults === 0 ? EXIT.ok : EXIT.failed;
  } finally {
    await store.close();
  }
}

async function verifyFile(config: Config, file: string, terminal: Terminal): Promise<ExitCode> {
  const game = await verifyExport(linesIn(file), await formatCardsIn(config.dataDir));
  if (game === undefined) throw new Failure(`${file} does not begin as an exported log does`);
  tell(game, terminal);
  const { commands, events, draws, fault } = game.verdict;
  const { redrawn, redecided, unchecked } = draws;
  terminal.out(
    `Game ${game.game}: ${events} events, ${commands} commands, ${redrawn + redecided} draws checked, ${unchecked} not.`,
  );
  return fault === null ? EXIT.ok : EXIT.failed;
}

async function* linesIn(file: string): AsyncGenerator<Json> {
  const input = createReadStream(file);
  const opened = new Promise((resolve, reject) => input.once('open', resolve).once('error', reject));
  await opened.catch(() => {
    throw new Failure(`${file} cannot be read`);
  });
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (line === '') continue;
    try {
      yield JSON.parse(line) as Json;
    } catch {
      throw new Failure(`${file}: line ${number} is not JSON`);
    }
  }
}

function tell({ game, verdict }: VerifiedGame, { out, err }: Terminal): void {
  const { fault, differences } = verdict;
  if (fault !== null) err(`game ${game} at event ${fault.place}: ${fault.fault}`);
  const [first] = differences;
  if (first === undefined) return;
  const { place, why, engine, recorded, decided } = first;
  const by = why === 'other-cards' ? 'with other cards' : `by version ${engine}`;
  out(
    `game ${game}: ${differences.length} commands were decided ${by}; the first differs at event ${place}, ${recorded ?? 'nothing'} instead of ${decided ?? 'nothing'}.`,
  );
}
