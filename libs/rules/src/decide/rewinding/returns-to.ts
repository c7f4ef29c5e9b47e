// The moment to which a command would return the game. Whoever decides the command hands in what the game was
// then (`Inputs.earlier`).
import type { Proposed } from '../../model/commands/command.js';
import type { GameState } from '../../model/state/game-state.js';

/** Undefined for a command that returns to no earlier moment. */
export function returnsTo(
  { takeBack }: Pick<GameState, 'takeBack'>,
  { command }: Proposed,
): number | undefined {
  if (command.type === 'ask-take-back') return command.moment;
  if (command.type === 'answer-take-back') return command.agrees ? takeBack?.moment : undefined;
  if (command.type !== 'apply-ruling') return undefined;
  const [first] = command.remedies;
  return first?.kind === 'rewind' ? first.moment : undefined;
}
