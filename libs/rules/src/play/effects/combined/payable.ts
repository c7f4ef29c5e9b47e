// Whether a player could pay at all, by public information. A payment that is plainly impossible is not
// offered (cr 118.3). One that depends on hidden information is, because skipping the question would reveal
// it.
import { walk, type Cost, type Filter } from '#abilities';
import { couldBePaid } from '../../casting/legal/costs.js';
import type { Run } from '../../../engine/frames/run.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { zonesOf } from '../../../reading/language/filters.js';
import { unlessUnknown } from '../../../reading/language/needs-identity.js';
import { handOf, type Seat } from '../../../model/basics/ids.js';
import { asksForLands } from '../../casting/announcing/changing-to-pay.js';

/** Only the owner knows whether a card that is looked for is in a non-empty hand, or in a library. */
function looksAtHidden(run: Run, seat: Seat, filter: Filter): boolean {
  const zones = zonesOf(filter);
  if (zones.includes('library') || zones.includes('outside')) return true;
  return zones.includes('hand') && cardsIn(run.state, handOf(seat)).length > 0;
}

const hangsOnHidden = (run: Run, seat: Seat, costs: readonly Cost[]): boolean =>
  costs.some((cost) =>
    [...walk('cost', cost)].some(
      ({ sort, node }) =>
        sort === 'effect' || (sort === 'filter' && looksAtHidden(run, seat, node as Filter)),
    ),
  );

/** `costs`: everything that is paid at once. */
export function isCostPayable(run: Run, seat: Seat, costs: readonly Cost[]): boolean {
  if (run.proposal.variant.naming !== null && asksForLands(costs)) return true;
  if (hangsOnHidden(run, seat, costs)) return true;
  return unlessUnknown(() => couldBePaid(run, seat, costs, run.context), true);
}
