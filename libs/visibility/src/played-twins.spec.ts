// Noninterference in play: from the middle of a game two go on side by side that differ in what a viewer never sees. The
// viewer gets the same bytes of feed and view in both, is offered the same, asked the same and refused alike.
// `npm run soak` compares many more pairs (PENTALAND_TWIN_PAIRS).
import { describe, expect, it } from '@jest/globals';
import { legalActions, playText, type Seat } from '#rules';
import { recordedGame, type MagicGame } from './fixtures/magic.fixture.js';
import { compared, type Edge, type Stretch } from './fixtures/played-twins.fixture.js';
import { actingSeat, completionOf, Gallery, offeredPlays, SPECTATOR, viewerAt } from './index.js';

const EDGE: Edge = {
  Gallery,
  actingSeat,
  completionOf,
  offeredPlays,
  objectOf: (eyes, id) => eyes.objectOf(id),
};

const PAIRS = Number(process.env['PENTALAND_TWIN_PAIRS'] ?? '24');
const SEED = process.env['PENTALAND_TWIN_SEED'] ?? 'twins';
/** No pair is begun after that time. */
const UNTIL = Number(process.env['PENTALAND_TWIN_UNTIL'] ?? 'Infinity');
const COMMANDS = 60;
const DECKS = ['mixed', 'secretive', 'showing', 'hiding', 'chance', 'playing'] as const;

/** Games one after another; of each, every viewer at two of its moments. */
function* stretches(named: string): Generator<Stretch & { readonly name: string }> {
  for (let nth = 0; ; nth += 1) {
    const deck = DECKS[nth % DECKS.length]!;
    const players = 2 + (Math.floor(nth / DECKS.length) % 3 === 1 ? 1 : 0);
    const game: MagicGame = {
      seed: `${named} ${String(nth)}`,
      decisions: deck === 'mixed' ? 240 : 150,
      deck,
      players,
      ...(nth % 5 === 3 ? { variant: 'pentaland' as const } : {}),
    };
    const recorded = recordedGame(game);
    const last = recorded.batches.length - COMMANDS;
    const viewers = [...Array.from({ length: players }, (_, seat) => viewerAt(seat as Seat)), SPECTATOR];
    for (const share of [0.4, 0.9])
      for (const viewer of viewers) {
        const from = Math.max(1, Math.floor(last * share));
        yield { game: recorded, viewer, from, commands: COMMANDS, name: JSON.stringify({ ...game, from }) };
      }
  }
}

/** What somebody could tell two games apart by, and how much was looked at. */
function search(edge: Edge, pairs: number, seed: string) {
  const looked = { pairs: 0, commands: 0, asked: 0 };
  for (const stretch of stretches(seed)) {
    if (looked.pairs === pairs || Date.now() > UNTIL) break;
    const found = compared(edge, stretch);
    if (found === undefined) continue;
    looked.pairs += 1;
    looked.commands += found.commands;
    looked.asked += found.asked;
    if (found.fault !== undefined) return { ...looked, fault: `${found.fault} of ${stretch.name}` };
  }
  return looked;
}

describe('two games that differ in what a viewer never sees', () => {
  it('give that viewer the same feed, view, plays, questions and refusals, command after command', () => {
    const { pairs, commands, asked, ...found } = search(EDGE, PAIRS, SEED);
    expect(found).toEqual({});
    // Some end early: in the twin another player cannot make the choice that was made among hidden cards.
    expect(commands).toBeGreaterThan((pairs * COMMANDS * 9) / 10);
    expect(asked).toBeGreaterThan(commands * 2);
  });
});

describe('an edge that says too much is found out', () => {
  const anyone: typeof actingSeat = ({ decision }) =>
    decision?.kind === 'priority' ? (decision.of ?? decision.seat) : undefined;
  const MUTANTS: Readonly<Record<string, Partial<Edge>>> = {
    'what another may do, cards never seen included': {
      actingSeat: anyone,
      offeredPlays: (state, seat) =>
        legalActions(state, seat).map((action) => ({ play: action as never, text: playText(state, action) })),
    },
    'what is still to be chosen for another, by ids of the log': {
      actingSeat: anyone,
      // Where two have 60 cards each, these are in the first hands.
      objectOf: (_, id) => `o${String(120 + Number(id.slice(1)))}` as never,
    },
  };
  it.each(Object.keys(MUTANTS))('%s', (name) => {
    expect(search({ ...EDGE, ...MUTANTS[name] }, 12, 'twins')).toHaveProperty('fault');
  });
});
