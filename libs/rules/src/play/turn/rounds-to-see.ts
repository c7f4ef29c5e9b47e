// How often a loop in which something grows has to be gone round before what it leads to has been seen (cr 731.4): until
// all that grows is above every number a card of the game speaks of and every amount there is, and has overtaken what
// grows more slowly.
import type { GameState } from '../../model/state/game-state.js';

const LEAST = 32;
/** What comes later than that is not waited for. */
const MOST = 400;

/** `amounts`: how much there was of each; `by`: how much more there is of it each time. */
export function roundsToSee(state: GameState, amounts: readonly number[], by: readonly number[]): number {
  const all = amounts.map((amount, place) => ({ amount, by: by[place] ?? 0 }));
  const growing = all.filter((one) => one.by > 0);
  const still = all.flatMap((one) => (one.by > 0 ? [] : [one.amount]));
  const highest = Math.max(...still, ...numbersSaid(state), ...zoneSizes(state), 0);
  const rounds = growing.flatMap((one) => [
    (highest - one.amount) / one.by,
    ...growing.map((other) => (one.by > other.by ? (other.amount - one.amount) / (one.by - other.by) : 0)),
  ]);
  // One more, for what is only more than it.
  return Math.min(MOST, Math.max(LEAST, ...rounds.map((round) => Math.ceil(round) + 2)));
}

const zoneSizes = ({ zones }: GameState): readonly number[] => Object.values(zones).map((ids) => ids.length);

/** Of every card the game has recorded: no fewer than could be asked for. */
const numbersSaid = ({ definitions }: GameState): readonly number[] =>
  Object.values(definitions).map(({ faces }) =>
    Math.max(0, ...(JSON.stringify(faces ?? []).match(/\d+/g) ?? []).map(Number)),
  );
