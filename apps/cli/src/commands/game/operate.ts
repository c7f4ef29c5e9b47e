// `pentaland game stop|release|repair|end`: the operator does something to one game, by a command of its log.
import { gameId } from '#kernel';
import { GameOperator } from '#matches';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, Failure, type Command } from '../../command/command.js';
import { inWorkshop } from './workshop.js';

type Deed = Parameters<GameOperator['give']>[1];

const operating = (type: Deed, done: string, details: readonly string[]): Command => ({
  takes: 'GAME',
  details,
  async run(args, terminal) {
    const { operands } = parseArguments(args, ['GAME']);
    const outcome = await inWorkshop(terminal.environment, (workshop) =>
      new GameOperator(workshop).give(gameId(operands.GAME), type),
    );
    if (outcome.kind === 'no-such-game') throw new Failure('There is no such game.');
    if (outcome.kind === 'refused') throw new Failure(outcome.message);
    terminal.out(`${operands.GAME} ${done}.`);
    return EXIT.ok;
  },
});

export const stopGame = operating('stop-game', 'is stopped', [
  'No player, clock, timer or bot can act in it then. Its players see that the operator stopped it.',
]);

export const releaseGame = operating('release-game', 'goes on', [
  'No clock counts the time it was stopped. A game that still cannot continue is quarantined again.',
]);

export const repairGame = operating('repair-game', 'is repaired, and stays stopped until it is released', [
  'What it could not do is skipped: the spell or ability that is resolving does nothing more, or the next one leaves the stack',
  'without effect. Everyone at the table sees that. `pentaland verify` decides it again like any other command.',
]);

export const endGame = operating('end-game', 'has ended without a result', [
  'It counts as abandoned and opens by its terms. This also works for a game whose log cannot be read whole.',
]);
