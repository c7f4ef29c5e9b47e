// A table that goes on from a position: its first batch records the position, and its seats are filled anew.
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Origin } from '../../model/basics/origin.js';
import type { CardDefinition } from '#cards';
import type { Hash } from '#kernel';
import { beginningHash, seatsIn } from '../../model/state/beginning.js';
import type { RecordedBeginning } from '../../model/state/recorded-position.js';
import type { GameState, SeatState } from '../../model/state/game-state.js';
import type { Proposal } from '../../engine/proposal/proposal.js';

/** What the command that creates the game says of it. */
export interface ForkGiven {
  readonly origin: Origin;
  /** The hash of the position. */
  readonly position: Hash;
  /** The seat that the host takes. */
  readonly seat: Seat;
}

/** A seat that somebody can take: in a fork, none of a player who has left. */
export const isFree = ({ player, lost }: SeatState): boolean => player === null && lost === null;

export const isForkWaiting = ({ beginning = null }: GameState): boolean => beginning !== null;

/** Emits the position, once the game is created. */
export function recordPosition(proposal: Proposal, given: ForkGiven): Refusal | undefined {
  const { beginning } = proposal.inputs;
  if (beginning === undefined || beginningHash(beginning) !== given.position)
    return refuse('not-built', 'table forks', 'That position is not there to go on from.');
  const seats = seatsIn(beginning.position);
  if (seats.length !== proposal.state.seats.length)
    return refuse('not-built', 'terms seats', `That position has ${String(seats.length)} seats.`);
  const own = seats[given.seat];
  if (own === undefined || own.lost !== null)
    return refuse('not-seated', 'table forks', 'Nobody plays on in that seat. Choose another one.');
  recordDefinitions(proposal, beginning);
  const { state, position, shown } = beginning;
  proposal.emit({ type: 'PositionRecorded', state, position, shown: [...shown] });
  proposal.emit({ type: 'ForkedFrom', origin: given.origin });
  return undefined;
}

function recordDefinitions(proposal: Proposal, { definitions }: RecordedBeginning): void {
  for (const [hash, definition] of Object.entries(definitions) as [Hash, CardDefinition][])
    proposal.emit({ type: 'DefinitionRecorded', hash, definition });
}

/** Everyone who was still in the game has a player again. */
export function notFilled({ seats }: GameState): Refusal | undefined {
  return seats.some(isFree)
    ? refuse(
        'too-few-players',
        'table forks',
        'Every seat of the position that is still in the game needs a player. Wait for them, or seat bots.',
      )
    : undefined;
}
