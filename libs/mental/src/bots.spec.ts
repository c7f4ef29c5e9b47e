// Tests whole bot games of the rulesets in which players have their own libraries.
import { describe, expect, it } from '@jest/globals';
import { BOT_TABLES, playVariant } from '#testkit/games/variant-games';
import { MENTAL_MAGIC } from './index.js';

describe.each([
  ['utopia', ['CardNamed', 'UtopiaPlayed', 'SpellCast']],
  ['war-zone', ['CardNamed', 'LandPlayed', 'SpellCast']],
] as const)('%s', (ruleset, happens) => {
  it.each(BOT_TABLES)('is played by bots, and every invariant holds (seed %s)', (seed, bots) => {
    const terms = { ruleset, librarySize: 60 };
    const { played, told } = playVariant({ variants: MENTAL_MAGIC, terms, seed, bots, mostDecisions: 200 });
    expect(played).toEqual(expect.objectContaining({ ok: true }));
    for (const type of happens) expect({ type, times: told.get(type) ?? 0 }).not.toEqual({ type, times: 0 });
  });
});
