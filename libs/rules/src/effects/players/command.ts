// What players have beside their cards: emblems (cr 114) and designations (cr 702.131, 724, 725).
import type { Run } from '../../engine/run.js';
import { occur } from '../../engine/occur.js';
import type { GameEvent } from '../../events/events.js';
import type { Players } from '#abilities';
import { inOrder } from '../choices/seats.js';
import type { EffectHandlers, Ran } from '../handlers.js';

/** Of a thing that one player has at a time the last to take it keeps it (cr 724.3, 725.3). */
function taken(run: Run, who: Players, designation: 'monarch' | 'initiative'): Ran {
  const seat = inOrder(run, who).at(-1);
  if (seat !== undefined) occur(run.proposal, [{ type: 'PlayerDesignated', seat, designation, on: true }]);
  return undefined;
}

export const commandEffects: EffectHandlers<
  'get-emblem' | 'become-monarch' | 'take-initiative' | 'get-city-blessing'
> = {
  'get-emblem'(run, { who }) {
    const made = run.place('face');
    occur(
      run.proposal,
      inOrder(run, who).map((seat, index): GameEvent => ({
        type: 'EmblemMade',
        object: run.proposal.nextObject(index),
        seat,
        made,
      })),
    );
    return undefined;
  },
  'become-monarch'(run, { who }) {
    const [seat] = inOrder(run, who);
    // cr 724.3: who is the monarch already does not become it.
    return seat === run.state.monarch ? undefined : taken(run, who, 'monarch');
  },
  'take-initiative': (run, { who }) => taken(run, who, 'initiative'),
  'get-city-blessing'(run, { who }) {
    const getting = inOrder(run, who).filter(
      (seat) => run.state.seats[seat]?.designations.includes('city-blessing') === false,
    );
    occur(
      run.proposal,
      getting.map((seat): GameEvent => ({
        type: 'PlayerDesignated',
        seat,
        designation: 'city-blessing',
        on: true,
      })),
    );
    return undefined;
  },
};
