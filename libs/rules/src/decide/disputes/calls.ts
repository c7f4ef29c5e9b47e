// A judge is called or comes without a call, and the game stops at once for everyone. The call ends by a
// ruling, by its caller, or because no judge takes it in time.
import { after, hasPassed, seconds, type Duration } from '#kernel';
import { MOST_CALLS, SHORTEST_CALL } from '../../model/basics/dispute.js';
import type { DisputeId } from '../../model/basics/ids.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { EventData } from '../../model/events/events.js';
import type { GameState } from '../../model/state/game-state.js';
import type { Proposal } from '../../engine/proposal/proposal.js';
import { NOT_DUE } from '../clocks/flag.js';
import { seatedAt, seatOf, type CommandHandlers } from '../table/handler.js';
import { INVOLVED, isInvolvedIn } from '../table/ruling-commands.js';
import { notUnder, RULE, STOPPED } from './stopped.js';

const OVER = refuse('game-over', 'cr 104.1', 'The game is over. A judge can still open a dispute about it.');
const NOT_STARTED = refuse('not-started', 'table start', 'The game has not started. Wait until it does.');
const NOT_SEATED = refuse(
  'not-seated',
  'table seats',
  'You have no seat in this game. Join it before it starts, or watch it.',
);
const HAS_LEFT = refuse('out-of-the-game', 'cr 800.4', 'You have left this game. You can still watch it.');
const TOO_MANY_CALLS = refuse(
  'too-many-calls',
  RULE,
  `You have called a judge ${String(MOST_CALLS)} times in this game, which is as often as a player can. Ask a judge to stop the game.`,
);
const TAKEN = refuse('call-taken', RULE, 'A judge has taken this call. Wait for the ruling.');
const NOT_TAKEN = refuse('no-dispute', RULE, 'No judge has this call. Take it, or let it wait.');
const NOT_YOURS = refuse(
  'not-your-call',
  RULE,
  'Another player called the judge. Only that player can withdraw the call. Ask them.',
);

/** The game goes on. Everything that waited counts as having waited that much less. */
export function resume(
  proposal: Proposal,
  how: Pick<EventData<'GameResumed'>, 'dispute' | 'why' | 'extension'>,
  stoodFrom = proposal.state.dispute?.since ?? proposal.inputs.now,
): void {
  const stood = Math.max(0, proposal.inputs.now - stoodFrom);
  proposal.emit({ type: 'GameResumed', ...how, stood });
}

/**
 * For how long a call waits for a judge: half as long as the one before of the same player. So where no judge is
 * around, one player cannot stop a game for more than twice the time of the first call.
 */
const waits = (within: number, before: number): Duration =>
  seconds(Math.max(Math.ceil(within / 2 ** before), Math.min(within, SHORTEST_CALL)));

const stillOpen = (state: GameState, id: DisputeId): Refusal | undefined =>
  notUnder(state, id) ?? (state.dispute?.taken === true ? TAKEN : undefined);

export const callCommands: CommandHandlers<
  'call-judge' | 'withdraw-call' | 'lapse-call' | 'take-call' | 'hand-back-call' | 'stop-for-judge'
> = {
  'call-judge': {
    mayNot({ state, actor }) {
      if (state.stage.kind === 'over') return OVER;
      if (state.stage.kind === 'gathering') return NOT_STARTED;
      const seat = seatOf(state, actor);
      if (seat === undefined) return NOT_SEATED;
      if (seat.lost !== null) return HAS_LEFT;
      if (state.dispute) return STOPPED;
      return (state.calls?.[seat.seat] ?? 0) < MOST_CALLS ? undefined : TOO_MANY_CALLS;
    },
    perform(proposal, { dispute, within }, player) {
      const { state, inputs } = proposal;
      const { seat } = seatedAt(state, player);
      const before = state.calls?.[seat] ?? 0;
      const until = within === undefined ? null : after(inputs.now, waits(within, before));
      proposal.emit({ type: 'GameStopped', dispute, seat, until });
      return undefined;
    },
  },
  'withdraw-call': {
    mayNot({ state, actor }, { dispute }) {
      const closed = notUnder(state, dispute);
      if (closed !== undefined) return closed;
      const seat = seatOf(state, actor)?.seat;
      return seat !== undefined && state.dispute?.seat === seat ? stillOpen(state, dispute) : NOT_YOURS;
    },
    perform(proposal, { dispute }) {
      resume(proposal, { dispute, why: 'withdrawn', extension: [] });
      return undefined;
    },
  },
  'lapse-call': {
    mayNot({ state, now }, { dispute }) {
      const closed = stillOpen(state, dispute);
      if (closed !== undefined) return closed;
      const until = state.dispute?.until ?? null;
      return until !== null && hasPassed(until, now) ? undefined : NOT_DUE;
    },
    perform(proposal, { dispute }) {
      resume(proposal, { dispute, why: 'lapsed', extension: [] });
      return undefined;
    },
  },
  'take-call': {
    mayNot: ({ state, actor }, { dispute }) =>
      isInvolvedIn(state, actor) ? INVOLVED : stillOpen(state, dispute),
    perform(proposal, { dispute }) {
      proposal.emit({ type: 'CallTaken', dispute });
      return undefined;
    },
  },
  'hand-back-call': {
    mayNot({ state, actor }, { dispute }) {
      if (isInvolvedIn(state, actor)) return INVOLVED;
      return notUnder(state, dispute) ?? (state.dispute?.taken === true ? undefined : NOT_TAKEN);
    },
    perform(proposal, { dispute, within }) {
      const until = within === undefined ? null : after(proposal.inputs.now, seconds(within));
      proposal.emit({ type: 'CallHandedBack', dispute, until });
      return undefined;
    },
  },
  'stop-for-judge': {
    mayNot({ state, actor }) {
      if (isInvolvedIn(state, actor)) return INVOLVED;
      if (state.stage.kind === 'gathering') return NOT_STARTED;
      return state.dispute ? STOPPED : undefined;
    },
    perform(proposal, { dispute }) {
      proposal.emit({ type: 'GameStopped', dispute, seat: null, until: null });
      return undefined;
    },
  },
};
