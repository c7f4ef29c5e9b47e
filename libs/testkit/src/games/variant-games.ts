// Bot games of a variant: checks every invariant and counts the events.
import { greedyBot, uniformBot, type Bot } from '#bots';
import { hashText } from '#kernel';
import type { GameEvent, Terms, Variants } from '#rules';
import { POOL } from '../pool/cards.js';
import { invariantWatch, playGame } from '#simulation';

const FORMAT = { catalogue: hashText('cards'), definitions: POOL };

/** The seeds, and the bots at each table. */
export const BOT_TABLES = [
  ['1', [uniformBot, uniformBot]],
  ['2', [greedyBot, uniformBot]],
  ['3', [greedyBot, greedyBot, uniformBot]],
] as const;

export interface VariantGame {
  readonly variants: Variants;
  readonly terms: Partial<Terms>;
  readonly seed: string;
  readonly bots: readonly Bot[];
  readonly mostDecisions: number;
}

export function playVariant(game: VariantGame) {
  const told = new Map<GameEvent['type'], number>();
  const invariants = invariantWatch();
  const played = playGame({
    ...game,
    cards: FORMAT,
    watch(state, events, proposed) {
      for (const { type } of events) told.set(type, (told.get(type) ?? 0) + 1);
      invariants(state, events, proposed);
    },
  });
  return { played, told };
}
