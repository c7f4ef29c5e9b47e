// Votes (cr 701.38): in turn order, from the player the effect starts with; everyone hears each vote before the next.
import { occur } from '../../engine/occur.js';
import { inTurnOrder } from '../../decide/proposal.js';
import type { Seat } from '../../state/ids.js';
import type { EffectHandlers } from '../handlers.js';

interface Vote {
  readonly seat: Seat;
  readonly option: string;
}

export const voteEffects: EffectHandlers<'vote'> = {
  vote(run, { who, options, bind }) {
    const voters = run.players(who);
    const votes = (run.local('votes') ?? []) as unknown as readonly Vote[];
    const next = inTurnOrder(run.state, run.context.controller).find(
      (seat) => voters.includes(seat) && !votes.some((vote) => vote.seat === seat),
    );
    if (next !== undefined) {
      const option = run.ask<'word'>(next, 'vote', { kind: 'word', of: 'vote', from: [...options] }).word;
      occur(run.proposal, [{ type: 'ActionTaken', action: 'vote', seat: next, object: null, word: option }]);
      run.keep('votes', [...votes, { seat: next, option }] as never);
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
