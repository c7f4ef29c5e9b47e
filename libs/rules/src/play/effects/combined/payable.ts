// Whether a player could pay at all, as far as everyone can see: nobody is asked about a payment that plainly cannot be
// made (cr 118.3). Whatever hangs on something hidden is asked, for that it was not would tell.
import { walk, type Cost, type Filter } from '#abilities';
import { couldBePaid } from '../../casting/legal/costs.js';
import type { Run } from '../../../engine/frames/run.js';
import { cardsIn } from '../../../fold/evolve/cards.js';
import { zonesOf } from '../../../reading/language/filters.js';
import { unlessUnknown } from '../../../reading/language/needs-identity.js';
import { handOf, type Seat } from '../../../model/basics/ids.js';
import { asksForLands } from '../../casting/announcing/changing-to-pay.js';

/** What is looked for in a hand that has cards, or in a library, only its owner knows to be there or not. */
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

/** `costs`: all that is paid at once. */
export function isPayable(run: Run, seat: Seat, costs: readonly Cost[]): boolean {
  if (run.proposal.variant.naming !== null && asksForLands(costs)) return true;
  if (hangsOnHidden(run, seat, costs)) return true;
  return unlessUnknown(() => couldBePaid(run, seat, costs, run.context), true);
}
