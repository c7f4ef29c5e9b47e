// `pentaland scenario from`: the position of a game at a moment as a scenario, through somebody's eyes.
import { parseArgs } from 'node:util';
import { gameId } from '#kernel';
import { pastPosition, type PositionFault } from '#matches';
import { scenarioOf, Seen, UNCARRIED } from '#scenario';
import { openStore, readConfig } from '../../../server/src/index.js';
import { orUsageError } from '../command/arguments.js';
import { EXIT, Failure, UsageError, type Command } from '../command/command.js';

const FAULTS: { readonly [F in PositionFault]: string } = {
  'no-such-game': 'there is no such game',
  'no-such-viewer': 'that game has no such viewer: use spectator, a seat such as seat-0, or all',
  'no-such-moment':
    'that game has no such moment: give a number from 1 to that of its last entry for spectators',
};

export const scenarioFrom: Command = {
  takes: 'GAME[@MOMENT] [--as VIEWER]',
  details: [
    'Writes the scenario to standard output. MOMENT is the number of an entry in the feed of spectators; the position',
    'is that of the end of the last command up to there. Without it: the present.',
    '--as: through whose eyes, `spectator` (the default), a seat such as `seat-0`, or `all`. What they do not know',
    'stays unknown. The log is read with the keys of the installation; only its operator can do that.',
    'A moment with something on the stack, or in the middle of combat or of a question, is refused. What else the format',
    'cannot say stands under `notes` in the file (docs/scenarios.md).',
  ],
  async run(args, terminal) {
    const { game, moment, viewer } = read(args);
    const store = await openStore(readConfig(terminal.environment));
    try {
      const found = await pastPosition(store, { game: gameId(game), moment, viewer });
      if (!found.ok) throw new Failure(FAULTS[found.error]);
      const { state, eyes, moment: reached } = found.value;
      const written = scenarioOf(new Seen(state, eyes), { game, moment: reached, eyes: viewer });
      if (!written.ok) throw new Failure(`moment ${String(reached)}: ${UNCARRIED[written.error]}`);
      terminal.out(JSON.stringify(written.value, null, 2));
      return EXIT.ok;
    } finally {
      await store.close();
    }
  },
};

interface Asked {
  readonly game: string;
  readonly moment: number | undefined;
  readonly viewer: string;
}

function read(args: readonly string[]): Asked {
  const options = { as: { type: 'string' } } as const;
  const { positionals, values } = orUsageError(() =>
    parseArgs({ args: [...args], allowPositionals: true, options }),
  );
  const [given, more] = positionals;
  if (given === undefined) throw new UsageError('GAME missing');
  if (more !== undefined) throw new UsageError(`unexpected argument '${more}'`);
  const at = given.lastIndexOf('@');
  const viewer = values.as ?? 'spectator';
  return at === -1
    ? { game: given, moment: undefined, viewer }
    : { game: given.slice(0, at), moment: Number(given.slice(at + 1)), viewer };
}
