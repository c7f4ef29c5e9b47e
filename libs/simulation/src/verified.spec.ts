// What was played honestly verifies, whatever the ruleset: through JSON in another order of members, with mulligans,
// under two versions of the engine. PENTALAND_VERIFIED_GAMES says of how many games of each ruleset.
import { describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import type { GameEvent, Terms } from '#rules';
import { CARDS } from '../../scenario/src/cards/index.js';
import { greedyBot, mixedDeck, playGame, uniformBot, verifying, type Bot } from './index.js';

const GAMES = Number(process.env['PENTALAND_VERIFIED_GAMES'] ?? '3');
const SEED = process.env['PENTALAND_VERIFIED_SEED'] ?? 'verified';
const DECISIONS = 100;
const TABLES: readonly (readonly Bot[])[] = [
  [uniformBot, uniformBot],
  [greedyBot, uniformBot],
  [uniformBot, greedyBot, uniformBot],
];

function playVerified(ruleset: Terms['ruleset'], nth: number) {
  const seed = `${SEED}.${ruleset}.${nth}`;
  const bots = TABLES[nth % TABLES.length]!;
  const decks = ruleset === 'war-zone' ? {} : { decks: bots.map(() => mixedDeck(CARDS)) };
  const cards = { catalogue: hashText('fixtures'), definitions: CARDS, ...decks };
  const opened = { seed, cards, variants: MENTAL_MAGIC };
  const { watch, verdict } = verifying(opened);
  const told = new Set<GameEvent['type']>();
  const result = playGame({
    ...opened,
    bots,
    terms: { ruleset, librarySize: ruleset === 'magic' ? 60 : 300 },
    mostDecisions: DECISIONS,
    watch(state, events, proposed) {
      for (const { type } of events) told.add(type);
      watch(state, events, proposed);
    },
  });
  if (!result.ok) throw new Error(`${seed}: ${result.error.why}`);
  return { seed, told, verdict };
}

describe.each(['magic', 'pentaland', 'utopia', 'war-zone'] as const)('games of %s', (ruleset) => {
  it(`are found honest, ${GAMES} of ${GAMES}, and by another version's name too`, () => {
    const told = new Set<GameEvent['type']>();
    for (let nth = 0; nth < GAMES; nth += 1) {
      const game = playVerified(ruleset, nth);
      for (const type of game.told) told.add(type);
      const again = `PENTALAND_VERIFIED_SEED=${SEED} PENTALAND_VERIFIED_GAMES=${nth + 1} npm test -- libs/simulation/src/verified`;
      expect({ again, ...game.verdict() }).toMatchObject({ again, fault: null, differences: [] });
      expect({ again, ...game.verdict('of old') }).toMatchObject({ again, fault: null, differences: [] });
    }
    expect(told).toContain('MulliganRoundBegan');
  });
});
