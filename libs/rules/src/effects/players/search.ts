// Searching a zone (cr 701.23): all of it is looked at, then cards are found. Where they go is another step.
import type { Effect } from '#abilities';
import type { Run } from '../../engine/run.js';
import { occur } from '../../engine/occur.js';
import type { GameEvent } from '../../events/events.js';
import { isPublicZone } from '../../events/objects.js';
import { cardsIn } from '../../evolve/cards.js';
import { zonesNamed } from '../../reading/references.js';
import { zoneKey, type ObjectId, type Seat, type Zone } from '../../state/ids.js';
import { limitsOf } from '../choices/limits.js';
import { inOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../handlers.js';
import { playerCannot } from '../../reading/player-rules.js';

type Search = Extract<Effect, { kind: 'search' }>;

function zonesOf(run: Run, { zones, whose }: Search, seat: Seat): readonly Zone[] {
  const seats = whose === undefined ? [seat] : run.players(whose);
  const found = zones.flatMap((kind) => zonesNamed(run.state, kind, seats));
  return [...new Map(found.map((zone) => [zoneKey(zone), zone])).values()];
}

/** cr 701.23b, 701.23d: what has a stated quality need not be found in a hidden zone; mere cards must be. */
function found(run: Run, effect: Search, seat: Seat): readonly ObjectId[] {
  const zones = zonesOf(run, effect, seat);
  const candidates = zones.flatMap((zone) =>
    cardsIn(run.state, zone).filter((id) => effect.filter === undefined || run.fits(effect.filter, id)),
  );
  const limits = limitsOf(run, effect);
  const mayFail = effect.filter !== undefined && zones.some((zone) => !isPublicZone(zone));
  return run.choose(seat, 'search', candidates, {
    least: mayFail ? 0 : limits.least,
    most: limits.most,
    hidden: zones.some((zone) => !isPublicZone(zone)),
  });
}

export const searchEffects: EffectHandlers<'search'> = {
  search(run, effect) {
    const seats = inOrder(run, effect.who).filter((seat) => !playerCannot(run.state, 'search', seat));
    if (run.local('looked') !== true) {
      run.keep('looked', true);
      // cr 701.23i: everyone who searches looks at the same time.
      const looks = seats.flatMap((seat) =>
        zonesOf(run, effect, seat)
          .filter((zone) => !isPublicZone(zone))
          .map((zone): GameEvent => {
            const objects = [...cardsIn(run.state, zone)];
            return { type: 'CardsLookedAt', seat, objects, zone, count: objects.length };
          }),
      );
      const searches = seats.map((seat): GameEvent => ({
        type: 'ActionTaken',
        action: 'search',
        seat,
        object: null,
      }));
      occur(run.proposal, [...looks, ...searches]);
      return 'again';
    }
    const objects = seats.flatMap((seat) => found(run, effect, seat));
    run.bind(effect.bind, { objects: [...new Set(objects)] });
    return undefined;
  },
};
