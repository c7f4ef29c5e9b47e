// The untap step (cr 502): phasing, then everything the active player controls untaps at once.
import { cannots, permissions } from '../characteristics/in-force.js';
import { known, permanents, sightOf } from '../characteristics/characteristics.js';
import type { Ran } from '../effects/handlers.js';
import { occur } from '../engine/occur.js';
import type { Run } from '../engine/run.js';
import { matches } from '../reading/filters.js';
import { phaseEvents } from '../objects/phasing.js';
import type { ObjectId, Seat } from '../state/ids.js';
import { objectNumber } from '../state/ids.js';

export function untapStep(run: Run, active: Seat): Ran {
  const { state } = run;
  if (run.local('phased') !== true) {
    run.keep('phased', true);
    // cr 502.1, 702.26a: all phase in and out at once.
    occur(run.proposal, phaseEvents(state, active));
  }
  const tapped = permanents(state).filter(
    (id) =>
      state.objects[objectNumber(id)]?.permanent?.tapped === true &&
      known(state, id)?.controller === active &&
      !mustStayTapped(run, id),
  );
  const optional = tapped.filter((id) => mayStayTapped(run, id));
  // cr 502.3: which of them is chosen before any untaps.
  const staying =
    optional.length === 0 ? [] : run.choose(active, 'choose', optional, { least: 0, most: optional.length });
  run.perform([
    tapped
      .filter((id) => !staying.includes(id))
      .map((object) => ({ verb: 'tap' as const, object, tapped: false })),
  ]);
  return undefined;
}

const mustStayTapped = ({ state }: Run, id: ObjectId): boolean =>
  cannots(state, 'untap').some(({ action, context, object }) =>
    object === null ? matches(sightOf(state), action.what, id, context) : object === id,
  );

const mayStayTapped = ({ state }: Run, id: ObjectId): boolean =>
  permissions(state, 'not-untap').some(({ permission, context, object }) =>
    object === null ? matches(sightOf(state), permission.what, id, context) : object === id,
  );
