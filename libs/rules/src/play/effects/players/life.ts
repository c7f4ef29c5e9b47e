// Life gained, lost, set and exchanged (cr 119), and the counters of players (cr 122.1).
import type { Run } from '../../../engine/frames/run.js';
import type { Verb } from '../../../engine/verbs/verb.js';
import type { Seat } from '../../../model/basics/ids.js';
import { inChoosingOrder } from '../choices/seats.js';
import type { EffectHandlers } from '../../../engine/frames/handlers.js';
import { playerCannot, playerHas } from '../../../reading/in-force/player-rules.js';

const lifeOf = ({ state }: Run, seat: Seat): number => state.seats[seat]?.life ?? 0;

const changed = (seat: Seat, by: number): Verb[] =>
  by === 0 ? [] : [{ verb: 'life', seat, by, cause: by > 0 ? 'gain' : 'lose' }];

/** cr 119.7, 119.8: true if the player's life total could become that. */
const canBecome = (run: Run, seat: Seat, total: number): boolean => {
  const by = total - lifeOf(run, seat);
  if (by === 0) return true;
  return (
    !playerHas(run.state, 'life-total-fixed', seat) &&
    !playerCannot(run.state, by > 0 ? 'gain-life' : 'lose-life', seat)
  );
};

export const lifeEffects: EffectHandlers<
  'gain-life' | 'lose-life' | 'set-life' | 'exchange-life' | 'player-counters' | 'remove-player-counters'
> = {
  'gain-life'(run, { who, amount, bind }) {
    const by = Math.max(0, run.value(amount));
    run.perform([inChoosingOrder(run, who).flatMap((seat) => changed(seat, by))], bind);
    return undefined;
  },
  'lose-life'(run, { who, amount, bind }) {
    const by = Math.max(0, run.value(amount));
    run.perform([inChoosingOrder(run, who).flatMap((seat) => changed(seat, -by))], bind);
    return undefined;
  },
  /** cr 119.5: the player gains or loses the difference. */
  'set-life'(run, { who, amount }) {
    const total = run.value(amount);
    run.perform([inChoosingOrder(run, who).flatMap((seat) => changed(seat, total - lifeOf(run, seat)))]);
    return undefined;
  },
  /** cr 119.7, 701.12: the whole exchange happens, or nothing. */
  'exchange-life'(run, { one, other }) {
    const [first] = run.players(one);
    const [second] = run.players(other);
    if (first === undefined || second === undefined || first === second) return undefined;
    const [left, right] = [lifeOf(run, first), lifeOf(run, second)];
    if (!canBecome(run, first, right) || !canBecome(run, second, left)) return undefined;
    run.perform([[...changed(first, right - left), ...changed(second, left - right)]]);
    return undefined;
  },
  'player-counters'(run, { who, counter, count }) {
    const by = run.value(count);
    if (by > 0)
      run.perform([inChoosingOrder(run, who).map((seat) => ({ verb: 'counters', on: seat, counter, by }))]);
    return undefined;
  },
  'remove-player-counters'(run, { who, counter, count }) {
    const removed = inChoosingOrder(run, who).flatMap((seat): Verb[] => {
      const had = run.state.seats[seat]?.counters[counter] ?? 0;
      const by = count === undefined ? had : Math.min(had, Math.max(0, run.value(count)));
      return by === 0 ? [] : [{ verb: 'counters', on: seat, counter, by: -by }];
    });
    run.perform([removed]);
    return undefined;
  },
};
