// Whole games of pentaland between bots.
import { describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import type { GameEvent } from '#rules';
import { CARDS } from '../../../scenario/src/cards/index.js';
import { greedyBot, invariantWatch, playGame, uniformBot, type Bot } from '../../../simulation/src/index.js';
import { MENTAL_MAGIC } from '../index.js';

const FORMAT = { catalogue: hashText('cards'), definitions: CARDS };

function play(seed: string, bots: readonly Bot[], mostDecisions: number) {
  const told = new Map<GameEvent['type'], number>();
  const invariants = invariantWatch();
  const played = playGame({
    seed,
    bots,
    cards: FORMAT,
    variants: MENTAL_MAGIC,
    terms: { ruleset: 'pentaland', librarySize: 300 },
    mostDecisions,
    watch(state, events, proposed) {
      for (const { type } of events) told.set(type, (told.get(type) ?? 0) + 1);
      invariants(state, events, proposed);
    },
  });
  return { played, told };
}

describe('pentaland', () => {
  it.each([
    ['1', [uniformBot, uniformBot]],
    ['2', [greedyBot, uniformBot]],
    ['3', [greedyBot, greedyBot, uniformBot]],
  ] as const)('is played by bots, and every invariant holds (seed %s)', (seed, bots) => {
    const { played, told } = play(seed, bots, 120);
    expect(played).toEqual(expect.objectContaining({ ok: true }));
    for (const type of ['CardNamed', 'PentalandPlayed', 'SpellCast'] as const)
      expect({ type, times: told.get(type) ?? 0 }).not.toEqual({ type, times: 0 });
  });
});
