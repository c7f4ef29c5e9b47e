// Played games of every ruleset: the facts are those that a second, slow reading of the log finds.
//   PENTALAND_FACT_GAMES   how many games (12)
//   PENTALAND_FACT_SEED    of which seed
import { expect, it } from '@jest/globals';
import { instant } from '#kernel';
import type { GameEvent, Terms } from '#rules';
import { playRewound } from '#testkit/games/rewound-games';
import { playedGame, type PlayedGame } from '../fixtures/played-games.js';
import { compared, slowFacts } from '../fixtures/slow-facts.js';
import { factsOf, TABLE_NAMES } from '../index.js';

const GAMES = Number(process.env['PENTALAND_FACT_GAMES'] ?? '12');
const SEED = process.env['PENTALAND_FACT_SEED'] ?? 'facts';
const RULESETS = ['pentaland', 'utopia', 'war-zone', 'magic'] as const;
const BASES = ['cr', 'cr2011', 'ninth'] as const;

const ABANDONED: GameEvent = { type: 'GameEnded', reason: 'abandoned', winners: [] };
const OPENING = (terms: Terms): Terms => ({ ...terms, opens: 'at-end' });

/** Every ruleset under every base, by two players and three, with disputes and without. */
const games: readonly PlayedGame[] = Array.from({ length: GAMES }, (_, nth) => ({
  seed: `${SEED} ${String(nth)}`,
  ruleset: RULESETS[nth % 4]!,
  base: BASES[Math.floor(nth / 4) % 3]!,
  players: nth % 5 === 4 ? 3 : 2,
  life: 6,
  mostDecisions: nth % 3 === 0 ? 250 : 90,
  ...(nth % 3 === 1 ? { disputes: 15 } : {}),
}));

/** Games in which the two once differed: cards in a library change their owner, a spell asks something after it was paid, a copy is cast. */
const DIFFERED: readonly PlayedGame[] = [
  { seed: 'soak1 32', ruleset: 'pentaland', base: 'ninth', life: 6, mostDecisions: 90 },
  { seed: 'soak1 86', ruleset: 'war-zone', life: 6, mostDecisions: 90 },
  { seed: 'new1 92', ruleset: 'pentaland', base: 'ninth', life: 6, mostDecisions: 90 },
];

it.each([...games, ...DIFFERED].map((game) => [game.ruleset, game.base ?? 'cr', game.seed, game] as const))(
  'the facts are those of a slow reading: %s, %s, %s',
  (_ruleset, _base, _seed, game) => {
    const log = playedGame(game);
    const { facts, slow } = compared(factsOf(log)!, slowFacts(log));
    expect(facts).toEqual(slow);
  },
);

it.each(['pentaland', 'utopia', 'war-zone', 'magic'] as const)(
  'the facts of what no rewind took back are those of a slow reading: %s',
  (ruleset) => {
    const { log: events } = playRewound({ ruleset, seed: SEED, before: 40, after: 50, oneIn: 9 });
    let at = instant(0);
    const log = [...events, ABANDONED].map((event) => {
      if (event.type === 'CommandAccepted') ({ at } = event);
      return { event: event.type === 'GameCreated' ? { ...event, terms: OPENING(event.terms) } : event, at };
    });
    const facts = factsOf(log)!;
    const { facts: mine, slow } = compared(facts, slowFacts(log));
    expect(mine).toEqual(slow);
    expect(facts.rewinds.length).toBe(events.filter(({ type }) => type === 'Rewound').length);
    expect(facts.rewinds.length).toBeGreaterThan(0);
  },
);

const RARE: ReadonlySet<string> = new Set(['clocks', 'chances', 'assisted', 'rewinds', 'transfers']);

it('these games have facts of nearly every kind', () => {
  const rows = games.map((game) => factsOf(playedGame(game))!);
  const without = TABLE_NAMES.filter((name) => rows.every(({ [name]: found }) => found.length === 0));
  expect(without.filter((name) => !RARE.has(name))).toEqual([]);
});
