// Draws, one at a time (cr 121.2): where a player has several libraries, divided among them before the first (war-zone).
import type { Run } from '../../engine/run.js';
import type { Verb } from '../../engine/verb.js';
import { cardsIn } from '../../evolve/cards.js';
import type { Seat } from '../../state/ids.js';

export function drawsOf(run: Run, seat: Seat, count: number): Verb[][] {
  const libraries = run.proposal.variant.libraries.drawnFrom(run.state, seat);
  const last = libraries.at(-1);
  if (libraries.length < 2 || last === undefined || count === 0)
    return Array.from({ length: count }, (): Verb[] => [{ verb: 'draw', seat }]);
  let left = count;
  const draws = libraries.slice(0, -1).flatMap((from): Verb[][] => {
    const most = Math.min(left, cardsIn(run.state, from).length);
    const { number } = run.ask<'number'>(seat, 'number', { kind: 'number', least: 0, most });
    left -= number;
    return Array.from({ length: number }, (): Verb[] => [{ verb: 'draw', seat, from }]);
  });
  return [...draws, ...Array.from({ length: left }, (): Verb[] => [{ verb: 'draw', seat, from: last }])];
}
