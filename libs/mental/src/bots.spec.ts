// Whole games of the rulesets that have libraries of their own, between bots.
import { describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import type { GameEvent, Terms } from '#rules';
import { CARDS } from '../../scenario/src/cards/index.js';
import { greedyBot, invariantWatch, playGame, uniformBot, type Bot } from '../../simulation/src/index.js';
import { MENTAL_MAGIC } from './index.js';

const FORMAT = { catalogue: hashText('cards'), definitions: CARDS };

function play(ruleset: Terms['ruleset'], seed: string, bots: readonly Bot[], mostDecisions: number) {
  const told = new Map<GameEvent['type'], number>();
  const invariants = invariantWatch();
  const played = playGame({
    seed,
    bots,
    cards: FORMAT,
    variants: MENTAL_MAGIC,
    terms: { ruleset, librarySize: 60 },
    mostDecisions,
    watch(state, events, proposed) {
      for (const { type } of events) told.set(type, (told.get(type) ?? 0) + 1);
      invariants(state, events, proposed);
    },
  });
  return { played, told };
}

describe.each([
  ['utopia', ['CardNamed', 'UtopiaPlayed', 'SpellCast']],
  ['war-zone', ['CardNamed', 'LandPlayed', 'SpellCast']],
] as const)('%s', (ruleset, happens) => {
  it.each([
    ['1', [uniformBot, uniformBot]],
    ['2', [greedyBot, uniformBot]],
    ['3', [greedyBot, greedyBot, uniformBot]],
  ] as const)('is played by bots, and every invariant holds (seed %s)', (seed, bots) => {
    const { played, told } = play(ruleset, seed, bots, 200);
    expect(played).toEqual(expect.objectContaining({ ok: true }));
    for (const type of happens) expect({ type, times: told.get(type) ?? 0 }).not.toEqual({ type, times: 0 });
  });
});
