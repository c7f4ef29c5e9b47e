// Votes (cr 701.38): in turn order, beginning with the player the effect names. Everyone hears each vote
// before the next.
import { occur } from '../../../engine/triggers/occur.js';
import type { Run } from '../../../engine/frames/run.js';
import { inTurnOrder } from '../../../engine/proposal/proposal.js';
import { amountsFor, playerHas } from '../../../reading/in-force/player-rules.js';
import type { Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

interface Vote {
  readonly seat: Seat;
  readonly option: string;
}
/** The decision of a player to use an optional vote or not. */
interface Offer {
  readonly seat: Seat;
  readonly taken: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/**
 * cr 701.38d: the next voter. A player casts all their votes together, and is offered one more before the
 * next player votes.
 */
function nextVoter(
  run: Run,
  voters: readonly Seat[],
  votes: readonly Vote[],
  offers: readonly Offer[],
): { readonly seat: Seat; readonly offered: boolean } | undefined {
  const { state } = run;
  for (const seat of inTurnOrder(state, run.context.controller)) {
    if (!voters.includes(seat)) continue;
    const theirs = offers.filter((offer) => offer.seat === seat);
    const due =
      1 + sum(amountsFor(state, 'additional-votes', seat)) + theirs.filter(({ taken }) => taken).length;
    if (votes.filter((vote) => vote.seat === seat).length < due) return { seat, offered: false };
    if (theirs.length < sum(amountsFor(state, 'optional-votes', seat))) return { seat, offered: true };
  }
  return undefined;
}

/** The player who chooses how everybody votes; of several, the latest. */
const deciderOf = ({ state }: Run, seat: Seat): Seat =>
  state.seats
    .map((_, other) => other as Seat)
    .findLast((other) => playerHas(state, 'chooses-votes', other)) ?? seat;

export const voteEffects: EffectHandlers<'vote'> = {
  vote(run, { who, options, bind }) {
    const voters = run.players(who);
    const votes = (run.local('votes') ?? []) as readonly Vote[];
    const offers = (run.local('offers') ?? []) as readonly Offer[];
    const next = nextVoter(run, voters, votes, offers);
    if (next?.offered === true) {
      const taken = run.asksYes(deciderOf(run, next.seat), 'vote');
      run.keep('offers', [...offers, { seat: next.seat, taken }]);
      return 'again';
    }
    if (next !== undefined) {
      const { seat } = next;
      const option = run.ask<'word'>(deciderOf(run, seat), 'vote', {
        kind: 'word',
        of: 'vote',
        from: [...options],
      }).word;
      occur(run.proposal, [{ type: 'ActionTaken', action: 'vote', seat, object: null, word: option }]);
      run.keep('votes', [...votes, { seat, option }]);
      return 'again';
    }
    const counts = options.map((option) => {
      const players = votes.filter((vote) => vote.option === option).map(({ seat }) => seat);
      run.bind(`${bind}:${option}`, { players, amount: players.length });
      return { option, count: players.length };
    });
    const most = Math.max(...counts.map(({ count }) => count));
    const leading = counts.filter(({ count }) => count === most && count > 0);
    const [winner] = leading.length === 1 ? leading : [];
    run.bind(bind, {
      players: votes.map(({ seat }) => seat),
      amount: votes.length,
      ...(winner === undefined ? {} : { word: winner.option }),
    });
    return undefined;
  },
};
