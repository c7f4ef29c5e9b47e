// The ids of disputes and of their rulings. A dispute's id follows from the command that stopped its game, so whoever
// finds the game stopped can open the dispute that belongs to it.
import { uuidsIn, type CommandId, type GameId, type PlayerId } from '#kernel';
import { disputeId, type DisputeId, type RulingId, type Seat } from '#rules';

/** A random number, chosen once. */
const DISPUTES = uuidsIn('0b1d6a52-6f0e-4d0c-8f6b-52a1c7f3c9de');

/** The command that stopped the game. */
export interface StopCommand {
  readonly game: GameId;
  readonly actor: PlayerId;
  readonly commandId: CommandId;
  /** The seat that was challenged; null: it was no challenge. */
  readonly challenged: Seat | null;
}

export const disputeIdOf = ({ game, actor, commandId, challenged }: StopCommand): DisputeId =>
  DISPUTES(`dispute ${game} ${actor} ${commandId} ${String(challenged)}`) as DisputeId;

/** Which seat, if any, was challenged by the command that stopped the game under this id. */
export function challengedIn(
  dispute: DisputeId,
  stop: Omit<StopCommand, 'challenged'>,
  seats: readonly Seat[],
): Seat | null {
  return seats.find((challenged) => disputeIdOf({ ...stop, challenged }) === dispute) ?? null;
}

export const rulingIdOf = (dispute: DisputeId, ruling: number): RulingId =>
  DISPUTES(`ruling ${dispute} ${ruling}`) as RulingId;

/** The dispute that a client names; undefined if it can be none. */
export const disputeNamed = (text: string): DisputeId | undefined => disputeId.safeParse(text).data;
