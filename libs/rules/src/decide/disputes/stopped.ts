// What a game refuses while it is stopped for a judge, and which commands still reach it.
import { isInDispute } from '../../model/basics/dispute.js';
import type { DisputeId } from '../../model/basics/ids.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { CommandType } from '../../model/commands/command.js';
import type { GameState } from '../../model/state/game-state.js';

export const RULE = 'table disputes';

export const STOPPED: Refusal = refuse(
  'stopped',
  RULE,
  'The game is stopped for a judge. No clock runs. Wait for the ruling.',
);
const NO_DISPUTE = refuse(
  'no-dispute',
  RULE,
  'The game is not stopped under that dispute. It may be over already. Read the game again.',
);

/** Each checks by itself whether it may be given in a game that is stopped. */
const OF_A_DISPUTE: ReadonlySet<CommandType> = new Set<CommandType>([
  'call-judge',
  'withdraw-call',
  'lapse-call',
  'take-call',
  'hand-back-call',
  'stop-for-judge',
  'apply-ruling',
]);

/** Why a game that is stopped for a judge does not take the command; undefined if it goes on. */
export const whyHeld = (state: GameState, type: CommandType): Refusal | undefined =>
  isInDispute(state) && !OF_A_DISPUTE.has(type) ? STOPPED : undefined;

export const notUnder = ({ dispute }: GameState, id: DisputeId): Refusal | undefined =>
  dispute?.id === id ? undefined : NO_DISPUTE;
