// Generated games with calls, rulings, rewinds over every kind of barrier, repairs, challenges, appeals and taking
// back, all together. After each command the log folds to the same state, it verifies, every feed folds to the view, and
// the dispute folds from its stream. `npm run soak` plays a thousand (PENTALAND_RULED_GAMES).
import { describe, expect, it } from '@jest/globals';
import { playDisputed } from '#testkit/games/disputed-games';
import type { DisputedGame } from '#testkit/games/disputed-table';
import { BARRIER_KINDS, Tally } from '#testkit/games/tally';

const GAMES = Number(process.env['PENTALAND_RULED_GAMES'] ?? 6);
/** `npm run soak` goes on where it stopped. In the six from here everything often happens, a roll too. */
const FIRST = Number(process.env['PENTALAND_RULED_FIRST'] ?? 64);
const SEED = process.env['PENTALAND_RULED_SEED'] ?? 'disputed';
const RULESETS = ['magic', 'pentaland', 'utopia', 'war-zone'] as const;

const gameOf = (nth: number): DisputedGame => ({
  ruleset: RULESETS[nth % RULESETS.length]!,
  seed: `${SEED}.${String(nth)}`,
  players: nth % 5 === 4 ? 3 : 2,
  steps: 80,
});

/** What has to happen in the games, or they show nothing. */
const OFTEN = [
  ...BARRIER_KINDS,
  ...['rewound by ruling', 'rewound by consent', 'a dispute about a game that is over'],
  ...['called', 'stopped by a judge', 'withdrawn', 'lapsed', 'handed back', 'a preview refused'],
  ...['accepted by all', 'final by time', 'appealed', 'upheld', 'overturned'],
  ...['no remedy', 'remedy: rewind', 'remedy: answer', 'remedy: time', 'remedy: result'],
  ...['a challenge lost', 'names in writing', 'refused: is-challenge', 'refused: no-challenge'],
  ...['life', 'reveal', 'free'].map((what) => `repair: ${what}`),
  ...['take-back: refused', 'take-back: moved-on', 'take-back refused: hidden-learned'],
];
/** In this many games everything happens. */
const MANY = 200;
const SELDOM = [
  ...['undecided', 'take-back: withdrawn'],
  ...['a second challenge lost', 'replaced: name'],
  ...['move', 'counters', 'tapped', 'control', 'mark', 'answer'].map((what) => `repair: ${what}`),
];
/** In this many games this happens too. */
const HUNDREDS = 400;
const RARE = ['replaced: choice'];

describe('generated games with disputes', () => {
  const tally = new Tally();

  it(`fold, verify and are shown alike after each step (again: PENTALAND_RULED_SEED=${SEED})`, () => {
    for (let nth = FIRST; nth < FIRST + GAMES; nth += 1) {
      const game = gameOf(nth);
      try {
        tally.addAll(playDisputed(game).tally);
      } catch (thrown) {
        const why = thrown instanceof Error ? [thrown.stack, thrown.cause].join() : String(thrown);
        throw new Error(`game ${String(nth)} (${game.ruleset}, ${game.seed}): ${why}`);
      }
    }
  });

  it('have rewinds over every barrier, and every remedy and outcome', () => {
    const expected = [...OFTEN, ...(GAMES < MANY ? [] : SELDOM), ...(GAMES < HUNDREDS ? [] : RARE)];
    expect(tally.missing(...expected)).toEqual([]);
  });
});
