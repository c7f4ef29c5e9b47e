// Handles what the passing of time causes: tables nobody starts, entropy nobody opens, games nobody plays.
import { after, hasPassed, seconds, type Instant } from '#kernel';
import type { TimerCommand } from '../model/commands/command.js';
import { refuse, type Refusal } from '../model/basics/refusal.js';
import { referredIn } from '../model/state/assisted.js';
import type { GameState } from '../model/state/game-state.js';
import { isQuarantined } from '../model/basics/quarantine.js';
import { isInDispute } from '../model/basics/dispute.js';
import { flagAt } from '../fold/evolve/clock.js';
import { endGame } from '../engine/ending/ending.js';
import type { CommandHandlers } from './table/handler.js';
import { afterLeaving } from './table/table-commands.js';

export interface Timer {
  readonly command: TimerCommand;
  readonly deadline: Instant;
}

/** The timer that runs now, if any. Every command brings its time, so nothing here reads a clock. */
export function timerOf(state: GameState): Timer | undefined {
  const { terms, stage, decision } = state;
  if (terms === null || state.createdAt === null || isQuarantined(state)) return undefined;
  if (isInDispute(state)) return untilTheCallLapses(state);
  switch (stage.kind) {
    case 'gathering':
      return { command: { type: 'expire' }, deadline: after(state.createdAt, seconds(terms.startWithin)) };
    case 'opening':
      return { command: { type: 'unseat-unopened' }, deadline: stage.deadline };
    case 'starting':
    case 'mulligans':
    case 'turns': {
      const abandoned = after(state.now, seconds(terms.abandonAfter));
      const flag = flagAt(state);
      const asked: Timer =
        decision !== null && flag !== undefined && flag <= abandoned
          ? { command: { type: 'flag', decision: decision.id }, deadline: flag }
          : { command: { type: 'abandon' }, deadline: abandoned };
      const referred = referredIn(state);
      // A game that only waits for a judge is not abandoned by its players.
      return referred === null || (decision !== null && asked.deadline < referred.until)
        ? asked
        : { command: { type: 'leave-unruled', referral: referred.referral }, deadline: referred.until };
    }
    case 'over':
      return undefined;
  }
}

function untilTheCallLapses({ dispute }: GameState): Timer | undefined {
  if (!dispute || dispute.until === null) return undefined;
  return { command: { type: 'lapse-call', dispute: dispute.id }, deadline: dispute.until };
}

function notDue(state: GameState, now: Instant, type: TimerCommand['type']): Refusal | undefined {
  const timer = timerOf(state);
  return timer?.command.type === type && hasPassed(timer.deadline, now)
    ? undefined
    : refuse('not-due', 'table timers', 'This timer has not run out yet.');
}

export const timerCommands: CommandHandlers<'expire' | 'unseat-unopened' | 'abandon'> = {
  expire: {
    mayNot: ({ state, now }, { type }) => notDue(state, now, type),
    perform(proposal) {
      endGame(proposal, 'expired', []);
      return undefined;
    },
  },
  'unseat-unopened': {
    mayNot: ({ state, now }, { type }) => notDue(state, now, type),
    perform(proposal) {
      for (const { seat, player, commitment, entropy } of [...proposal.state.seats])
        if (player !== null && commitment !== null && entropy === null)
          proposal.emit({ type: 'SeatLeft', seat, reason: 'entropy-not-opened' });
      afterLeaving(proposal, 'entropy-not-opened');
      return undefined;
    },
  },
  abandon: {
    mayNot: ({ state, now }, { type }) => notDue(state, now, type),
    perform(proposal) {
      endGame(proposal, 'abandoned', []);
      return undefined;
    },
  },
};
