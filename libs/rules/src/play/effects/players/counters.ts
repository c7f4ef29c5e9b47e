// Proliferating (cr 701.34).
import type { Run } from '../../../engine/frames/run.js';
import { occur } from '../../../engine/triggers/occur.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import { permanents } from '../../../reading/characteristics/characteristics.js';
import { turnOrder, inTheGame } from '../../../reading/language/players.js';
import { objectNumber, type ObjectId, type Seat } from '../../../model/basics/ids.js';
import { orController } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';

const countersOn = ({ state }: Run, on: ObjectId | Seat): readonly string[] =>
  Object.keys(
    (typeof on === 'number'
      ? state.seats[on]?.counters
      : state.objects[objectNumber(on)]?.permanent?.counters) ?? {},
  );

function chosenBy(run: Run, seat: Seat): readonly (ObjectId | Seat)[] {
  const objects = run
    .withinRangeOf(seat, permanents(run.state))
    .filter((id) => countersOn(run, id).length > 0);
  const inOrder = turnOrder(
    run.sight,
    inTheGame(run.sight).map((one) => one.seat),
  );
  const players = run.withinRangeOf(seat, inOrder).filter((one) => countersOn(run, one).length > 0);
  const most = objects.length + players.length;
  if (most === 0) return [];
  const { targets } = run.ask<'choose-targets'>(seat, 'choose', {
    kind: 'choose-targets',
    objects,
    players,
    least: 0,
    most,
  });
  return targets.map((target) => ('object' in target ? target.object : target.seat));
}

export const counterEffects: EffectHandlers<'proliferate'> = {
  proliferate(run, { who }) {
    const seats = orController(run, who);
    const groups = seats.map((seat) =>
      chosenBy(run, seat).flatMap((on) =>
        countersOn(run, on).map((counter): Verb => ({ verb: 'counters', on, counter, by: 1 })),
      ),
    );
    occur(
      run.proposal,
      seats.map((seat) => ({ type: 'ActionTaken' as const, action: 'proliferate', seat, object: null })),
    );
    run.perform(groups);
    return undefined;
  },
};
