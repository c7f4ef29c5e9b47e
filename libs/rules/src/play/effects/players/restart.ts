// Restarts the game (cr 726). The first turn follows, and the effect finishes its remaining steps.
import { dealOpeningHands } from '../../start/start-of-game.js';
import { seatsPlaying } from '../../../engine/proposal/proposal.js';
import type { Run } from '../../../engine/frames/run.js';
import { libraryOf } from '../../../reading/language/references.js';
import type { ObjectId, Seat } from '../../../model/basics/ids.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

/** cr 726.2: every card of a player in any zone, including phased-out ones. */
const cardsOf = ({ state }: Run, seat: Seat, exempt: readonly ObjectId[]): readonly ObjectId[] =>
  Object.values(state.objects)
    .filter(
      ({ id, owner, token, item, zone, identity }) =>
        owner === seat &&
        token !== true &&
        zone.kind !== 'outside' &&
        identity.made === undefined &&
        (item === undefined || (item.kind === 'spell' && !item.copy)) &&
        !exempt.includes(id),
    )
    .map(({ id }) => id);

export const restartEffects: EffectHandlers<'restart-game'> = {
  'restart-game'(run, { except }) {
    const { proposal, state } = run;
    const exempt = except === undefined ? [] : [...run.objects(except)];
    let made = 0;
    const libraries = seatsPlaying(state).map(({ seat }) => ({
      zone: libraryOf(state, seat),
      cards: cardsOf(run, seat, exempt).map((object) => {
        const becomes = proposal.nextObject(made);
        made += 1;
        return { object, becomes };
      }),
    }));
    const starting = run.context.controller;
    proposal.agenda.triggers.splice(0);
    proposal.emit({
      type: 'GameRestarted',
      starting,
      life: proposal.terms.startingLife,
      exempt,
      libraries,
    });
    dealOpeningHands(proposal, starting);
    return undefined;
  },
};
