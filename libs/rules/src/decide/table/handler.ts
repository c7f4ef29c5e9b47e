// The two halves of a command: the check whether it may be given now, and its effect. Legal actions use only
// the first half.
import type { PlayerId, Stepwise } from '#kernel';
import type {
  CommandOf,
  CommandType,
  OperatorCommand,
  PlayerCommand,
  TimerCommand,
} from '../../model/commands/command.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { GameState, SeatState } from '../../model/state/game-state.js';
import type { Instant } from '#kernel';
import type { Proposal } from '../../engine/proposal/proposal.js';

type ActorOf<T extends CommandType> = T extends TimerCommand['type']
  ? 'timer'
  : T extends OperatorCommand['type']
    ? 'operator'
    : PlayerId;

export interface Situation<T extends CommandType> {
  readonly state: GameState;
  readonly actor: ActorOf<T>;
  readonly now: Instant;
}

export interface Handler<T extends CommandType> {
  readonly mayNot: (situation: Situation<T>, command: CommandOf<T>) => Refusal | undefined;
  /**
   * Emits the events, or refuses for a reason that only the command's content shows. In steps if it tries out
   * how the game would go on.
   */
  readonly perform: (
    proposal: Proposal,
    command: CommandOf<T>,
    actor: ActorOf<T>,
  ) => Stepwise<Refusal | undefined>;
}

export type CommandHandlers<T extends CommandType> = { readonly [K in T]: Handler<K> };
export type PlayerCommandType = PlayerCommand['type'];

export const seatOf = (state: GameState, player: PlayerId): SeatState | undefined =>
  state.seats.find((seat) => seat.player === player);

/** The seat a player acts from. Call it only after `mayNot` has found one. */
export function seatedAt(state: GameState, player: PlayerId): SeatState {
  const seat = seatOf(state, player);
  if (seat === undefined) throw new Error('acted for a player without a seat');
  return seat;
}

export const notBeforeTheStart = ({ stage }: GameState): Refusal | undefined => {
  if (stage.kind === 'over') return refuse('game-over', 'cr 104.1', 'The game is over.');
  if (stage.kind === 'gathering') return undefined;
  return refuse(
    'already-started',
    'table start',
    'The game has started, and its seats are locked. Watch it, or choose another table.',
  );
};

/** The seat of a player who is still in a running game. */
export function notPlaying(state: GameState, player: PlayerId): Refusal | undefined {
  if (state.stage.kind === 'over') return refuse('game-over', 'cr 104.1', 'The game is over.');
  const seat = seatOf(state, player);
  if (seat === undefined)
    return refuse(
      'not-seated',
      'table seats',
      'You have no seat in this game. Join it before it starts, or watch it.',
    );
  if (state.stage.kind === 'gathering' || state.stage.kind === 'opening')
    return refuse('not-started', 'table start', 'The game has not started. Wait until it does.');
  if (seat.lost !== null)
    return refuse('out-of-the-game', 'cr 800.4', 'You have left this game. You can still watch it.');
  return undefined;
}

/** An answer must be to the open question and come from the player it is put to. */
export function notAsked(state: GameState, player: PlayerId, decision: string): Refusal | undefined {
  const playing = notPlaying(state, player);
  if (playing !== undefined) return playing;
  if (state.decision?.id !== decision)
    return refuse(
      'stale-decision',
      'table decisions',
      'That question is no longer open. Read the game again.',
    );
  return state.decision.seat === seatOf(state, player)?.seat
    ? undefined
    : refuse(
        'not-your-decision',
        'table decisions',
        'That question is for another player. Wait for their answer.',
      );
}
