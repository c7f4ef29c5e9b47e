// A player says what is to be passed by itself: at any time of a game in which cards are played.
import { refuse } from '../../model/basics/refusal.js';
import { notPlaying, seatedAt, type CommandHandlers } from '../table/handler.js';
import { isPlayed } from '../../engine/variants/registry.js';

export const passingCommands: CommandHandlers<'set-passing'> = {
  'set-passing': {
    mayNot: ({ state, actor }) =>
      notPlaying(state, actor) ??
      (isPlayed(state)
        ? undefined
        : refuse('not-built', 'cr 117.3d', 'In this game nobody has priority to pass.')),
    perform(proposal, { until, stops }, player) {
      const { seat, passing } = seatedAt(proposal.state, player);
      const said = JSON.stringify([until, stops]);
      // Saying it twice is saying it once: the log keeps what changed.
      if (said !== JSON.stringify([passing?.until ?? null, passing?.stops ?? null]))
        proposal.emit({ type: 'PassingSet', seat, until, stops });
      return undefined;
    },
  },
};
