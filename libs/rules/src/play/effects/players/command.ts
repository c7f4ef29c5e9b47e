// What players have besides cards: emblems (cr 114) and designations (cr 702.131, 724, 725).
import { occur } from '../../../engine/triggers/occur.js';
import type { GameEvent } from '../../../model/events/events.js';
import { passedTo } from '../../../engine/objects/markers.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

export const commandEffects: EffectHandlers<
  'get-emblem' | 'become-monarch' | 'take-initiative' | 'get-city-blessing'
> = {
  'get-emblem'(run, { who }) {
    const made = run.place('face');
    occur(
      run.proposal,
      inChoosingOrder(run, who).map((seat, index): GameEvent => ({
        type: 'EmblemMade',
        object: run.proposal.nextObject(index),
        seat,
        made,
      })),
    );
    return undefined;
  },
  'become-monarch'(run, { who }) {
    const seat = inChoosingOrder(run, who).at(-1);
    // A player who is the monarch does not become it again.
    if (seat !== undefined && seat !== run.state.monarch)
      occur(run.proposal, passedTo(run.proposal, seat, 'monarch'));
    return undefined;
  },
  /** cr 725.5: the player who has the initiative takes it again. */
  'take-initiative'(run, { who }) {
    const seat = inChoosingOrder(run, who).at(-1);
    if (seat === undefined) return undefined;
    if (seat !== run.state.initiative) occur(run.proposal, passedTo(run.proposal, seat, 'initiative'));
    occur(run.proposal, [{ type: 'ActionTaken', action: 'take the initiative', seat, object: null }]);
    return undefined;
  },
  'get-city-blessing'(run, { who }) {
    const getting = inChoosingOrder(run, who).filter(
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
