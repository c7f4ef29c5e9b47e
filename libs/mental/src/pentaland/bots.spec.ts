// Tests whole games of pentaland between bots.
import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot } from '#bots';
import { BOT_TABLES, playVariant } from '#testkit/games/variant-games';
import { MENTAL_MAGIC } from '../index.js';

describe('pentaland', () => {
  it.each(BOT_TABLES)('is played by bots, and every invariant holds (seed %s)', (seed, bots) => {
    const terms = { ruleset: 'pentaland', librarySize: 300 } as const;
    const { played, told } = playVariant({ variants: MENTAL_MAGIC, terms, seed, bots, mostDecisions: 120 });
    expect(played).toEqual(expect.objectContaining({ ok: true }));
    for (const type of ['CardNamed', 'PentalandPlayed', 'SpellCast'] as const)
      expect({ type, times: told.get(type) ?? 0 }).not.toEqual({ type, times: 0 });
  });

  it.each([5, 8])('702.1: also when %i players share the library', (players) => {
    const terms = { ruleset: 'pentaland', librarySize: 300 } as const;
    const bots = Array.from({ length: players }, (_, nth) => (nth % 2 === 0 ? greedyBot : uniformBot));
    const game = { variants: MENTAL_MAGIC, terms, seed: String(players), bots };
    const { played, told } = playVariant({ ...game, mostDecisions: 100 });
    expect(played).toEqual(expect.objectContaining({ ok: true }));
    expect(told.get('PentalandPlayed') ?? 0).toBeGreaterThan(0);
  });
});
