// Choices left to chance. They come after every question of their effect: a question asked later would draw them anew.
import { shuffled } from '#kernel';
import type { Run } from './run.js';

/** So many of the items, every choice of them equally likely. */
export function atRandom<T>(run: Run, items: readonly T[], count: number): readonly T[] {
  const random = run.proposal.random();
  const chosen = shuffled(items, random).slice(0, Math.max(0, count));
  if (random.drawn !== run.state.drawn) run.proposal.emit({ type: 'RandomnessUsed', drawn: random.drawn });
  return chosen;
}
