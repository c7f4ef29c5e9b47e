// Makes random choices. They come after every question of their effect, because a later question would run
// the frame again and draw anew.
import { shuffled } from '#kernel';
import type { Run } from './run.js';

/** Draws `count` of the items; every selection is equally likely. */
export function atRandom<T>(run: Run, items: readonly T[], count: number): readonly T[] {
  const random = run.proposal.random();
  const chosen = shuffled(items, random).slice(0, Math.max(0, count));
  if (random.drawn !== run.state.drawn) run.proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
  return chosen;
}
