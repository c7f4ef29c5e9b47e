// Sagas get a lore counter as the precombat main phase begins (cr 714.3c, 505.4).
import { known, permanents } from '../../reading/characteristics/characteristics.js';
import type { Ran } from '../../engine/frames/handlers.js';
import type { Run } from '../../engine/frames/run.js';
import type { Seat } from '../../model/basics/ids.js';

export function addLore(run: Run, active: Seat): Ran {
  const sagas = permanents(run.state).filter((id) => {
    const saga = known(run.state, id);
    return saga?.controller === active && saga.subtypes.includes('Saga');
  });
  run.perform([sagas.map((on) => ({ verb: 'counters' as const, on, counter: 'lore', by: 1 }))]);
  return undefined;
}
