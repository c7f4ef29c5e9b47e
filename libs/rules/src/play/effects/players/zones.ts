// Exchanges whole zones of a player (cr 701.12).
import type { Run } from '../../../engine/frames/run.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { ZoneName } from '#abilities';
import { moveVerb, ZONE_OF } from '../../../engine/objects/moving.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import type { Seat } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

function allTo(run: Run, seat: Seat, from: ZoneName, to: ZoneName): readonly Verb[] {
  return cardsIn(run.state, ZONE_OF[from](run.state, seat))
    .filter((id) => (run.sight.known(id)?.owner ?? seat) === seat)
    .flatMap((id) => moveVerb(run.state, id, { to, cause: 'put', by: seat }) ?? []);
}

export const zoneEffects: EffectHandlers<'exchange-zones'> = {
  'exchange-zones'(run, { who, one, other }) {
    run.perform([
      inChoosingOrder(run, who).flatMap((seat) => [
        ...allTo(run, seat, one, other),
        ...allTo(run, seat, other, one),
      ]),
    ]);
    return undefined;
  },
};
