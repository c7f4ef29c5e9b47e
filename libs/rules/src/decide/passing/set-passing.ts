// A player sets what to pass automatically, at any time in a game in which cards are played.
import { refuse } from '../../model/basics/refusal.js';
import { notPlaying, seatedAt, type CommandHandlers } from '../table/handler.js';
import { isPlayed } from '../../engine/variants/registry.js';

export const passingCommands: CommandHandlers<'set-passing'> = {
  'set-passing': {
    mayNot: ({ state, actor }) =>
      notPlaying(state, actor) ??
      (isPlayed(state)
        ? undefined
        : refuse(
            'not-built',
            'cr 117.3d',
            'Nobody has priority before the game has started. Choose once it has.',
          )),
    perform(proposal, { until, stops }, player) {
      const { seat, passing } = seatedAt(proposal.state, player);
      const said = JSON.stringify([until, stops]);
      // A repeated setting adds no event: the log keeps only changes.
      if (said !== JSON.stringify([passing?.until ?? null, passing?.stops ?? null]))
        proposal.emit({ type: 'PassingSet', seat, until, stops });
      return undefined;
    },
  },
};
