// What players cannot do or have, by name (cr 101.2, 104.3): what no verb is asked about.
import type { Players, Sorts } from '#abilities';
import { cannots, inForce } from '../../characteristics/in-force.js';
import type { Run } from '../../engine/run.js';
import { playersOf } from '../../reading/players.js';
import type { Context } from '../../state/context.js';
import type { Seat } from '../../state/ids.js';

type Property = Extract<Sorts['static'], { kind: 'player' }>['property'];

const speaksOf = ({ sight }: Run, who: Players, context: Context, seat: Seat): boolean =>
  playersOf(sight, who, context).includes(seat);

export const cannot = (
  run: Run,
  kind: 'gain-life' | 'lose-life' | 'search' | 'win-game' | 'lose-game',
  seat: Seat,
): boolean =>
  cannots(run.state, kind).some(({ action, context }) => speaksOf(run, action.who, context, seat));

export const hasProperty = (run: Run, property: Property, seat: Seat): boolean =>
  inForce(run.state, 'player').some(
    ({ effect, context }) => effect.property === property && speaksOf(run, effect.who, context, seat),
  );
