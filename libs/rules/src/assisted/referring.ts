// What a table does not agree on goes to a judge, where its terms say so. The game waits: nobody is asked anything about
// it, and no clock runs for it. It goes on with the ruling, without one when the time for it is over, or when who
// proposed leaves.
import { after, hasPassed, seconds, type PlayerId } from '#kernel';
import { refuse, type Refusal } from '../commands/refusal.js';
import type { CommandHandlers } from '../decide/handler.js';
import { playing, type Proposal } from '../decide/proposal.js';
import { SUSPEND, type Run } from '../engine/run.js';
import type { EventData } from '../events/events.js';
import type { Frame } from '../state/agenda.js';
import { madeBy, referredIn, type Referral } from '../state/assisted.js';
import { isBot } from '../state/bots.js';
import type { GameState } from '../state/game-state.js';
import type { ReferralId, Seat } from '../state/ids.js';
import { agreedOn, NOTHING, type Clause, type Settled } from './settled.js';

const RULE = 'table rulings';

/** No judge is called to a game in which only bots are left. */
export const mayRefer = ({ state }: Run): boolean =>
  state.terms?.unresolved !== undefined &&
  playing(state).some(({ player }) => player !== null && !isBot(player));

export function refer(
  { proposal }: Run,
  clause: Clause,
  votes: { readonly nothing: Seat[]; readonly stands: Seat[] },
): void {
  const { state, inputs, terms } = proposal;
  const { seat, object, text, part } = clause;
  const referral = `r${String((state.assisted.referrals ?? 0) + 1)}` as ReferralId;
  const until = after(inputs.now, seconds(terms.unresolved?.within ?? 0));
  proposal.emit({ type: 'ClauseReferred', referral, seat, object, text, part, ...votes, until });
}

/** What was ruled; nothing, where what waited for a ruling was left out by the operator. */
export function ruled(run: Run): Settled {
  const settled = run.local('ruled') as Settled | undefined;
  if (settled !== undefined) return settled;
  if (referredIn(run.state) === null) return NOTHING;
  throw SUSPEND;
}

const waits = ({ locals }: Frame): boolean => locals['stage'] === 'referred' && locals['ruled'] === undefined;

/** Whether the game goes no further before there is a ruling. */
export function waitsForRuling({ state, agenda }: Proposal): boolean {
  const { referred } = state.assisted;
  if (!referred || state.seats[referred.seat]?.lost !== null) return false;
  const top = agenda.frames.at(-1);
  return top !== undefined && waits(top);
}

const NOT_REFERRED = refuse(
  'not-referred',
  RULE,
  'That is not waiting for a ruling, or not any more. Look at the game again.',
);
const OVER = refuse('game-over', 'cr 104.1', 'The game is over.');
const INVOLVED = refuse(
  'own-game',
  RULE,
  'You play in this game, host it or are invited to it. Leave the ruling to another judge.',
);

/** Whoever has to do with a game does not judge it. */
export const hasToDoWith = ({ seats, host, invited }: GameState, player: PlayerId): boolean =>
  host === player || invited.includes(player) || seats.some((seat) => seat.player === player);

const notReferred = (state: GameState, referral: ReferralId): Refusal | undefined => {
  if (state.stage.kind === 'over') return OVER;
  return referredIn(state)?.referral === referral ? undefined : NOT_REFERRED;
};

type Ruling = Pick<EventData<'ClauseSettled'>, 'outcome' | 'why' | 'ruling'>;

/** The frame that waits is told, and goes on by itself. */
function settle(proposal: Proposal, settled: Settled, how: Ruling): void {
  const frame = proposal.agenda.frames.findLast(waits);
  const referred = referredIn(proposal.state);
  if (frame === undefined || referred === null) throw new Error('nothing waits for the ruling');
  const { object, text, part, nothing, stands } = referred;
  proposal.emit({ type: 'ClauseSettled', object, text, part, ...how, nothing, stands });
  frame.locals['ruled'] = settled as unknown as Frame['locals'][string];
}

export const rulingCommands: CommandHandlers<'rule' | 'leave-unruled'> = {
  rule: {
    mayNot: ({ state, actor }, { referral }) =>
      hasToDoWith(state, actor) ? INVOLVED : notReferred(state, referral),
    perform(proposal, { attempt, reason }, judge) {
      const ruling = { judge, attempt, reason };
      if (attempt === null) {
        settle(proposal, NOTHING, { outcome: 'nothing', why: 'judge', ruling });
        return undefined;
      }
      const made = madeBy(proposal.state.assisted, attempt);
      if (made === null)
        return refuse('illegal-answer', RULE, `Nobody has made a proposal ${String(attempt)}.`);
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
        : refuse('not-due', 'table timers', 'It is not time for that.');
    },
    perform(proposal) {
      settle(proposal, NOTHING, { outcome: 'nothing', why: 'unruled' });
      return undefined;
    },
  },
};
