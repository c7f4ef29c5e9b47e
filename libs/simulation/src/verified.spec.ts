// An honest game verifies in every ruleset: through JSON with its members reordered, with mulligans, with
// restarts in mid-turn, with cards imported at one of them, with rulings of a judge, under two versions of the
// engine.
// PENTALAND_VERIFIED_GAMES sets how many games of each ruleset are checked.
import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot, type Bot } from '#bots';
import type { CardDefinition } from '#cards';
import { hashText } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import type { GameEvent, Terms } from '#rules';
import { POOL } from '#testkit/pool/cards';
import { contrary, DISPUTED, TO_A_JUDGE } from '#testkit/games/disputed';
import { playGame, verifying } from './index.js';
import { mixedDeck } from '#testkit/pool/mixed-deck';

const GAMES = Number(process.env['PENTALAND_VERIFIED_GAMES'] ?? '3');
const SEED = process.env['PENTALAND_VERIFIED_SEED'] ?? 'verified';
const DECISIONS = 100;
const TABLES: readonly (readonly Bot[])[] = [
  [uniformBot, uniformBot],
  [greedyBot, uniformBot],
  [uniformBot, greedyBot, uniformBot],
];

interface Kind {
  readonly name: string;
  readonly definitions: readonly CardDefinition[];
  readonly deck: (ruleset: Terms['ruleset']) => readonly CardDefinition[] | undefined;
  readonly bots: (bots: readonly Bot[]) => readonly Bot[];
  readonly terms: Partial<Terms>;
  /** In some of the games. */
  readonly happens: GameEvent['type'];
}
const ORDINARY: Kind = {
  name: 'of ordinary cards',
  definitions: POOL,
  deck: (ruleset) => (ruleset === 'war-zone' ? undefined : mixedDeck(POOL)),
  bots: (bots) => bots,
  terms: {},
  happens: 'MulliganRoundBegan',
};
/** Libraries consist of texts that nobody could read; most of the time the bots do not agree on them. */
const JUDGED: Kind = {
  name: 'with rulings of a judge',
  definitions: [...DISPUTED, ...POOL],
  deck: () => Array.from({ length: 300 }, (_, nth) => DISPUTED[nth % DISPUTED.length]!),
  bots: (bots) => bots.map(contrary),
  terms: TO_A_JUDGE,
  happens: 'ClauseReferred',
};

function playVerified(ruleset: Terms['ruleset'], kind: Kind, nth: number, named = SEED) {
  const seed = `${named}.${ruleset}.${kind.name}.${nth}`;
  const bots = kind.bots(TABLES[nth % TABLES.length]!);
  const deck = kind.deck(ruleset);
  const decks = deck === undefined ? {} : { decks: bots.map(() => deck) };
  const { definitions } = kind;
  const cards = { catalogue: hashText('fixtures'), definitions, ...decks };
  const imported = { catalogue: hashText('imported'), definitions: definitions.slice(0, -20), ...decks };
  const importing = nth % 2 === 1;
  const opened = { seed, cards, variants: MENTAL_MAGIC };
  const { watch, verdict } = verifying(opened);
  const told = new Set<GameEvent['type']>();
  let utopiasReturned = 0;
  const result = playGame({
    ...opened,
    bots,
    terms: { ruleset, librarySize: ruleset === 'magic' ? 60 : 300, ...kind.terms },
    mostDecisions: DECISIONS,
    restarts: [{ after: 1 }, { after: 20 + nth }, { after: 60, ...(importing ? { cards: imported } : {}) }],
    watch(state, events, proposed) {
      for (const event of events) {
        told.add(event.type);
        if (event.type === 'HandsReturned' && event.to.index > 0) utopiasReturned += event.cards.length;
      }
      watch(state, events, proposed);
    },
  });
  if (!result.ok) throw new Error(`${seed}: ${result.error.why}`);
  return { told, utopiasReturned, verdict, earlier: cards, cards: importing ? imported : cards, importing };
}

const RULESETS = ['magic', 'pentaland', 'utopia', 'war-zone'] as const;
const KINDS = RULESETS.flatMap((ruleset) =>
  [ORDINARY, JUDGED].map((kind) => [ruleset, kind.name, kind] as const),
);

describe.each(KINDS)('games of %s %s', (ruleset, _, kind) => {
  it(`are found honest, ${GAMES} of ${GAMES}, through restarts and imports, whichever version decided`, () => {
    const told = new Set<GameEvent['type']>();
    for (let nth = 0; nth < GAMES; nth += 1) {
      const { verdict, cards, earlier, importing, told: types } = playVerified(ruleset, kind, nth);
      for (const type of types) told.add(type);
      const again = `PENTALAND_VERIFIED_SEED=${SEED} PENTALAND_VERIFIED_GAMES=${nth + 1} npm test -- libs/simulation/src/verified`;
      const whys = importing ? ['other-cards'] : [];
      for (const engine of [undefined, { name: 'of old', oneOf: 1 }, { name: 'of old', oneOf: 2 }]) {
        const { differences, fault } = verdict({ cards, ...(engine === undefined ? {} : { engine }) });
        expect({ again, fault }).toEqual({ again, fault: null });
        const named = engine === undefined ? whys : importing ? [...whys, 'other-engine'] : [];
        expect(named).toEqual(expect.arrayContaining(differences.map(({ why }) => why)));
      }
      // Verified by someone who has only the cards of its start.
      const { differences, fault } = verdict({ cards: earlier });
      expect({ again, fault }).toEqual({ again, fault: null });
      expect(whys).toEqual(expect.arrayContaining(differences.map(({ why }) => why)));
    }
    expect(told).toContain(kind.happens);
  });
});

it('a game of war-zone with Utopias returned by mulligans is found honest', () => {
  const { utopiasReturned, verdict, cards } = playVerified('war-zone', ORDINARY, 1, 'verified');
  expect(utopiasReturned).toBeGreaterThan(0);
  expect(verdict({ cards })).toMatchObject({ fault: null });
});
