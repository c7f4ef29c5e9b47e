// A judge's ruling when a table does not agree, and what happens when nobody rules in time.
import { hasPassed, type PlayerId } from '#kernel';
import { isRulingFrame } from '../../play/assisted/referring.js';
import { agreedOn, NOTHING, type Settled } from '../../play/assisted/settled.js';
import { refuse, type Refusal } from '../../model/basics/refusal.js';
import type { EventData } from '../../model/events/events.js';
import { madeBy, referredIn, type Referral } from '../../model/state/assisted.js';
import type { GameState } from '../../model/state/game-state.js';
import type { ReferralId } from '../../model/basics/ids.js';
import type { CommandHandlers } from './handler.js';
import type { Proposal } from '../../engine/proposal/proposal.js';

const RULE = 'table rulings';

const NOT_REFERRED = refuse(
  'not-referred',
  RULE,
  'That proposal is not waiting for a ruling. Read the game again.',
);
const OVER = refuse('game-over', 'cr 104.1', 'The game is over.');
export const INVOLVED = refuse(
  'own-game',
  RULE,
  'You play in this game, host it or are invited to it. Another judge has to rule.',
);

/** A judge must not be involved in the game. */
export const isInvolvedIn = ({ seats, host, invited }: GameState, player: PlayerId): boolean =>
  host === player || invited.includes(player) || seats.some((seat) => seat.player === player);

const notReferred = (state: GameState, referral: ReferralId): Refusal | undefined => {
  if (state.stage.kind === 'over') return OVER;
  return referredIn(state)?.referral === referral ? undefined : NOT_REFERRED;
};

type Ruling = Pick<EventData<'ClauseSettled'>, 'outcome' | 'why' | 'ruling'>;

/** Hands the ruling to the waiting frame, which then goes on. */
function settle(proposal: Proposal, settled: Settled, how: Ruling): void {
  const frame = proposal.agenda.frames.findLast(isRulingFrame);
  const referred = referredIn(proposal.state);
  if (frame === undefined || referred === null) throw new Error('nothing waits for the ruling');
  const { object, text, part, nothing, stands } = referred;
  proposal.emit({ type: 'ClauseSettled', object, text, part, ...how, nothing, stands });
  frame.locals['ruled'] = settled;
}

export const rulingCommands: CommandHandlers<'rule' | 'leave-unruled'> = {
  rule: {
    mayNot: ({ state, actor }, { referral }) =>
      isInvolvedIn(state, actor) ? INVOLVED : notReferred(state, referral),
    perform(proposal, { attempt, reason }, judge) {
      const ruling = { judge, attempt, reason };
      if (attempt === null) {
        settle(proposal, NOTHING, { outcome: 'nothing', why: 'judge', ruling });
        return undefined;
      }
      const made = madeBy(proposal.state.assisted, attempt);
      if (made === null) return refuse('illegal-answer', RULE, `There is no proposal ${String(attempt)}.`);
      settle(proposal, agreedOn(made), { outcome: 'stands', why: 'judge', ruling });
      return undefined;
    },
  },
  'leave-unruled': {
    mayNot({ state, now }, { referral }) {
      const wrong = notReferred(state, referral);
      if (wrong !== undefined) return wrong;
      const { until } = referredIn(state) as Referral;
      return hasPassed(until, now)
        ? undefined
        : refuse('not-due', 'table timers', 'This timer has not run out yet.');
    },
    perform(proposal) {
      settle(proposal, NOTHING, { outcome: 'nothing', why: 'unruled' });
      return undefined;
    },
  },
};
