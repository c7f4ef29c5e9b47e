// The untap step (cr 502): phasing, then everything the active player controls untaps at once.
import { cannots, inForce, permissions } from '../../reading/in-force/in-force.js';
import { known, permanents, sightOf } from '../../reading/characteristics/characteristics.js';
import type { Ran } from '../../engine/frames/handlers.js';
import { occur } from '../../engine/triggers/occur.js';
import type { Run } from '../../engine/frames/run.js';
import { matches } from '../../reading/language/filters.js';
import { playersOf } from '../../reading/language/players.js';
import { valueOf } from '../../reading/language/values.js';
import { phaseEvents } from '../../engine/objects/phasing.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { objectNumber } from '../../model/basics/ids.js';

export function untapStep(run: Run, active: Seat): Ran {
  const { state } = run;
  if (run.local('phased') !== true) {
    run.keep('phased', true);
    // cr 502.1, 702.26a: all phase in and out at once.
    occur(run.proposal, phaseEvents(state, active));
  }
  const tapped = permanents(state).filter(
    (id) => state.objects[objectNumber(id)]?.permanent?.tapped === true,
  );
  const isOwn = (id: ObjectId): boolean => known(state, id)?.controller === active;
  const own = tapped.filter((id) => isOwn(id) && !mustStayTapped(run, id, 'own'));
  // Effects on its controller's untap step do not apply to this one.
  const others = tapped.filter(
    (id) => !isOwn(id) && untapsToo(run, active, id) && !mustStayTapped(run, id, 'of another'),
  );
  // cr 502.3: the player chooses which of them before any untaps.
  const untapping = limited(run, active, willing(run, active, own));
  run.perform([[...untapping, ...others].map((object) => ({ verb: 'tap' as const, object, tapped: false }))]);
  return undefined;
}

function willing(run: Run, active: Seat, own: readonly ObjectId[]): readonly ObjectId[] {
  const optional = own.filter((id) => mayStayTapped(run, id));
  const staying =
    optional.length === 0 ? [] : run.choose(active, 'choose', optional, { least: 0, most: optional.length });
  return own.filter((id) => !staying.includes(id));
}

/**
 * As many as may untap do. Limits on fewer objects come first, so that their choices are among those of the
 * larger ones.
 */
function limited(run: Run, active: Seat, own: readonly ObjectId[]): readonly ObjectId[] {
  const sight = sightOf(run.state);
  const limits = cannots(run.state, 'untap').flatMap(({ action: { what, most, players }, context }) =>
    most === undefined || (players !== undefined && !playersOf(sight, players, context).includes(active))
      ? []
      : [
          {
            most: Math.max(0, valueOf(sight, most, context)),
            among: own.filter((id) => matches(sight, what, id, context)),
          },
        ],
  );
  return limits
    .toSorted((one, other) => one.among.length - other.among.length)
    .reduce((left, { most, among }) => {
      const still = among.filter((id) => left.includes(id));
      if (still.length <= most) return left;
      const chosen = most === 0 ? [] : run.choose(active, 'choose', still, { least: most, most });
      return left.filter((id) => !still.includes(id) || chosen.includes(id));
    }, own);
}

const untapsToo = ({ state }: Run, active: Seat, id: ObjectId): boolean =>
  inForce(state, 'untaps-too').some(
    ({ effect, context }) =>
      playersOf(sightOf(state), effect.during, context).includes(active) &&
      matches(sightOf(state), effect.what, id, context),
  );

const mustStayTapped = ({ state }: Run, id: ObjectId, step: 'own' | 'of another'): boolean =>
  cannots(state, 'untap').some(({ action, context, object }) => {
    if (action.most !== undefined || (step !== 'own' && action.step === 'untap-step')) return false;
    return object === null ? matches(sightOf(state), action.what, id, context) : object === id;
  });

const mayStayTapped = ({ state }: Run, id: ObjectId): boolean =>
  permissions(state, 'not-untap').some(({ permission, context, object }) =>
    object === null ? matches(sightOf(state), permission.what, id, context) : object === id,
  );
