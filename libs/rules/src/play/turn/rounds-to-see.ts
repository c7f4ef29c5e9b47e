// How many rounds of a growing loop have to run before all its consequences have been seen (cr 731.4): until
// everything that grows exceeds every number on the game's cards and every existing amount, and has overtaken
// whatever grows more slowly.
import type { GameState } from '../../model/state/game-state.js';

const LEAST = 32;
/** Consequences that come later are not waited for. */
const MOST = 400;

/** `amounts`: the amount of each. `by`: its growth each round. */
export function roundsToSee(state: GameState, amounts: readonly number[], by: readonly number[]): number {
  const all = amounts.map((amount, place) => ({ amount, by: by[place] ?? 0 }));
  const growing = all.filter((one) => one.by > 0);
  const still = all.flatMap((one) => (one.by > 0 ? [] : [one.amount]));
  const highest = Math.max(...still, ...numbersSaid(state), ...zoneSizes(state), 0);
  const rounds = growing.flatMap((one) => [
    (highest - one.amount) / one.by,
    ...growing.map((other) => (one.by > other.by ? (other.amount - one.amount) / (one.by - other.by) : 0)),
  ]);
  // One more round, for comparisons with 'more than'.
  return Math.min(MOST, Math.max(LEAST, ...rounds.map((round) => Math.ceil(round) + 2)));
}

const zoneSizes = ({ zones }: GameState): readonly number[] => Object.values(zones).map((ids) => ids.length);

/** Of every card the game has recorded, which covers everything a comparison may use. */
const numbersSaid = ({ definitions }: GameState): readonly number[] =>
  Object.values(definitions).map(({ faces }) =>
    Math.max(0, ...(JSON.stringify(faces ?? []).match(/\d+/g) ?? []).map(Number)),
  );
