// `pentaland game import`: the game of a replay file comes into the log, to be watched.
import { randomBytes } from 'node:crypto';
import { importReplay, type ImportFault } from '#matches';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, Failure, type Command } from '../../command/command.js';
import { replayIn } from '../../installation/replay-in.js';
import { inWorkshop } from './workshop.js';

const FAULTS: { readonly [F in ImportFault]: string } = {
  'feed-alone': 'has what one viewer saw, and no log: export the opened game without --as',
  'not-sound': 'does not hold: `pentaland verify FILE` says why',
  'not-over': 'is of a game that is not over',
  'not-open': 'is of a game that has not opened to everyone by its own terms',
  'played-here': 'is of a game of this log',
  'here-otherwise': 'is of a game that is here already and goes on otherwise after its end',
  'too-large': 'has a command with more events than this log takes at once',
};

const entropy = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };

export const importGame: Command = {
  takes: 'FILE',
  details: [
    'FILE is from `pentaland export GAME --replay`. It is verified first, and refused if anything in it does not hold.',
    'The game gets an id of its own. It is over and open: everyone can watch and replay it, and nobody can act in it.',
    'Its players become guests with the names they had; they are no accounts here. Importing a file again changes nothing.',
  ],
  async run(args, terminal) {
    const { operands } = parseArguments(args, ['FILE']);
    const file = await replayIn(operands.FILE);
    const imported = await inWorkshop(terminal.environment, (workshop) =>
      importReplay({ ...workshop, entropy }, file),
    );
    if (!imported.ok) throw new Failure(`${operands.FILE} ${FAULTS[imported.error]}`);
    const { game, isNew, events } = imported.value;
    terminal.out(isNew ? `${game}: ${String(events)} events.` : `${game} was here already.`);
    return EXIT.ok;
  },
};
