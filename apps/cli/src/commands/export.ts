// `pentaland export`: a game as lines of JSON, through a viewer's eyes, or whole once it has opened; or as a replay, which
// is one file to keep. The operator reads it from the log; a judge, over the API of a server, where each look is put on
// record.
import { namesIn } from '#accounts';
import type { EventStore } from '#event-store';
import { gameId, type GameId, type PlayerId, type Result } from '#kernel';
import type { Keys } from '#ports';
import { botName, exportFeed, exportLog, replayFile, type ExportFault, type Lines } from '#matches';
import { CheckpointBook, loadGameSecret } from '#log';
import { parseArgs } from 'node:util';
import { isOwnIn, keysOf, openStore, readConfig, type Config } from '../../../server/src/index.js';
import { orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command } from '../command/command.js';
import { judged, type Judge } from '../play/judged.js';
import { exportFacts, factsAsked } from './sql/export-facts.js';

const FAULTS: { readonly [F in ExportFault]: string } = {
  'no-such-game': 'there is no such game',
  'no-such-viewer': 'that game has no such viewer: use spectator or a seat such as seat-0',
  'not-open': 'that game has not opened: its log and seed open together, when its terms say so',
};

export const exportGame: Command = {
  takes:
    'GAME [--as VIEWER | --whole] [--replay] [--url URL --name NAME --secret SECRET] | --parquet FOLDER [--as-it-is]',
  details: [
    "--as: the feed of a viewer: `spectator` (the default), a seat such as `seat-0`, or `all` for a judge's view. It has a",
    'header and then one entry per line.',
    '--url, --name, --secret: read it as that judge from a server, which records each look. A player of the game cannot',
    'be its judge. Without these options the log is read with the keys of the installation; only its operator can do that.',
    '--whole: of an opened game its seed, every event of its log, and a proof that it is in the log, as far as',
    '  a checkpoint covers it. `pentaland verify FILE` checks all of it.',
    '--replay: one file with the names of the players, to watch and verify anywhere, and for `pentaland game import`. It is',
    '  the whole log of an opened game, or with --as the feed of one viewer, which can be watched and not verified.',
    '--parquet: instead of a game, writes the facts of all finished games into the folder, as docs/analytics.md says: a',
    '  Parquet file for each table and month, and schema.json. A month that has not changed is not written again.',
    '--as-it-is: without the games that have ended since the facts were last asked.',
  ],
  async run(args, terminal) {
    const facts = factsAsked(args);
    if (facts !== undefined) return exportFacts(facts, terminal);
    const { game, viewer, whole, replay, judge } = read(args);
    if (judge !== undefined) {
      for await (const line of judged(judge, game, viewer ?? 'spectator')) terminal.out(JSON.stringify(line));
      return EXIT.ok;
    }
    const config = readConfig(terminal.environment);
    const store = await openStore(config);
    try {
      const keys = keysOf(config, 'must-be-there');
      const lines = await linesOf({ config, store, keys }, gameId(game), { viewer, whole, replay });
      if (!lines.ok) throw new Failure(FAULTS[lines.error]);
      for await (const line of lines.value) terminal.out(JSON.stringify(line));
      return EXIT.ok;
    } finally {
      await store.close();
    }
  },
};

interface Log {
  readonly config: Config;
  readonly store: EventStore;
  readonly keys: Keys;
}

function linesOf(
  { config, store, keys }: Log,
  game: GameId,
  { viewer = 'spectator', whole, replay }: Pick<Asked, 'viewer' | 'whole' | 'replay'>,
): Promise<Result<Lines, ExportFault>> {
  const secret = () => loadGameSecret(store, keys, game);
  const proof = () => new CheckpointBook(store, isOwnIn(config)).proofOf(game);
  if (replay) {
    const named = namesIn(store, keys);
    const nameOf = async (player: PlayerId) => botName(player) ?? (await named(player));
    return replayFile({ store, secret, proof, nameOf, now: Date.now() }, game, whole ? undefined : viewer);
  }
  return whole ? exportLog(store, game, secret, proof) : exportFeed(store, game, viewer);
}

interface Asked {
  readonly game: string;
  readonly viewer: string | undefined;
  readonly whole: boolean;
  readonly replay: boolean;
  readonly judge: Judge | undefined;
}

function read(args: readonly string[]): Asked {
  const { positionals, values } = parsed(args);
  const [game, more] = positionals;
  if (game === undefined) throw new UsageError('GAME missing');
  if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
  const replay = values.replay === true;
  const whole = values.whole === true || (replay && values.as === undefined);
  if (values.whole === true && values.as !== undefined) throw new UsageError('use either --as or --whole');
  const judge = judgeIn(values);
  if ((whole || replay) && judge !== undefined)
    throw new UsageError(`${replay ? '--replay' : '--whole'} reads the log, not a server`);
  return { game, viewer: values.as, whole, replay, judge };
}

function judgeIn({ url, name, secret }: Partial<Judge>): Judge | undefined {
  if (url === undefined && name === undefined && secret === undefined) return undefined;
  if (url === undefined || name === undefined || secret === undefined)
    throw new UsageError('use --url, --name and --secret together');
  return { url, name, secret };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    as: text,
    whole: { type: 'boolean' },
    replay: { type: 'boolean' },
    url: text,
    name: text,
    secret: text,
  } as const;
  return orUsageError(() => parseArgs({ args: [...args], allowPositionals: true, options }));
}
