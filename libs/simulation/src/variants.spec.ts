// Bots play a variant as they play Magic: with cards without names, a common library, and any card as a land.
import { describe, expect, it } from '@jest/globals';
import { TOY } from '#testkit/tables/toy-variant';
import { BOT_TABLES, playVariant } from '#testkit/games/variant-games';

describe('the toy variant', () => {
  it.each(BOT_TABLES)('is played by bots, and every invariant holds (seed %s)', (seed, bots) => {
    const variants = { utopia: TOY };
    const terms = { ruleset: 'utopia' } as const;
    const { played, told } = playVariant({ variants, terms, seed, bots, mostDecisions: 120 });
    expect(played).toMatchObject({ ok: true });
    for (const type of ['CardNamed', 'PentalandPlayed', 'SpellCast'] as const)
      expect({ type, times: told.get(type) ?? 0 }).not.toEqual({ type, times: 0 });
  });
});
