// Bots play a variant, as they play Magic: cards without names, a library that is nobody's, lands of any card.
import { describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import type { GameEvent } from '#rules';
import { TOY } from '../../rules/src/variant/fixtures/toy.fixture.js';
import { CARDS } from '../../scenario/src/cards/index.js';
import { greedyBot, invariantWatch, playGame, uniformBot, type Bot } from './index.js';

const FORMAT = { catalogue: hashText('toy'), definitions: CARDS };

function play(seed: string, bots: readonly Bot[], mostDecisions: number) {
  const told = new Map<GameEvent['type'], number>();
  const invariants = invariantWatch();
  const played = playGame({
    seed,
    bots,
    cards: FORMAT,
    variants: { utopia: TOY },
    terms: { ruleset: 'utopia' },
    mostDecisions,
    watch(state, events, proposed) {
      for (const { type } of events) told.set(type, (told.get(type) ?? 0) + 1);
      invariants(state, events, proposed);
    },
  });
  return { played, told };
}

describe('the toy variant', () => {
  it.each([
    ['1', [uniformBot, uniformBot]],
    ['2', [greedyBot, uniformBot]],
    ['3', [greedyBot, greedyBot, uniformBot]],
  ] as const)('is played by bots, and every invariant holds (seed %s)', (seed, bots) => {
    const { played, told } = play(seed, bots, 120);
    expect(played).toMatchObject({ ok: true });
    for (const type of ['CardNamed', 'PentalandPlayed', 'SpellCast'] as const)
      expect({ type, times: told.get(type) ?? 0 }).not.toEqual({ type, times: 0 });
  });
});
