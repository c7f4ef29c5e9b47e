// cr 731.2b: the other players accept a proposed shortcut, or say where they will do something else.
import type { Ran } from '../../engine/frames/handlers.js';
import { inTurnOrder } from '../../engine/proposal/proposal.js';
import type { Run } from '../../engine/frames/run.js';
import type { Seat } from '../../model/basics/ids.js';
import type { Shortcut } from '../../model/state/shortcut.js';

export function agreeOnRepeating(run: Run): Ran {
  const { seat: by } = run.frame;
  const { round, times, passes } = run.frame.locals as Shortcut;
  if (by === undefined || run.hasLeft(by)) return undefined;
  const staying = passes.filter((seat) => !run.hasLeft(seat));
  let left = staying;
  for (const seat of inTurnOrder(run.state, by).filter((other) => other !== by)) {
    const most = left.filter((other) => other === seat).length;
    if (most === 0) continue;
    const { number } = run.ask<'number'>(seat, 'shortcut', { kind: 'number', least: 0, most });
    if (number < most) left = left.slice(0, nthOf(left, seat, number));
  }
  run.proposal.agreed = { by, round, times, passes: left, shortened: left !== staying };
  return undefined;
}

/** The point where that player would pass after having done it `times` times. */
function nthOf(passes: readonly Seat[], seat: Seat, times: number): number {
  const places = passes.flatMap((other, place) => (other === seat ? [place] : []));
  return places[times] ?? passes.length;
}
