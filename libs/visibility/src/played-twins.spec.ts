// Noninterference in play: from the middle of a game, twins that differ in what a viewer never sees continue
// beside it. The viewer gets the same bytes of feed and view in all of them, the same offers, questions and
// refusals; and so does a spectator. `npm run soak` compares many more pairs (PENTALAND_TWIN_PAIRS).
import { describe, expect, it } from '@jest/globals';
import { legalActions, playText, type ObjectId, type Seat } from '#rules';
import { recordedGame, type MagicGame } from '#testkit/games/magic';
import { compared, type Edge, type Stretch } from './fixtures/played-twins.fixture.js';
import { actingSeat, completionOf, Gallery, offeredPlays, SPECTATOR, viewerAt } from './index.js';
import { malformed } from '#testkit/values/malformed';

const EDGE: Edge = {
  Gallery,
  actingSeat,
  completionOf,
  offeredPlays,
  objectOf: (eyes, id) => eyes.objectOf(id),
};

const PAIRS = Number(process.env['PENTALAND_TWIN_PAIRS'] ?? '500');
const SEED = process.env['PENTALAND_TWIN_SEED'] ?? 'twins';
/** No stretch begins after that time. */
const UNTIL = Number(process.env['PENTALAND_TWIN_UNTIL'] ?? 'Infinity');
const COMMANDS = 60;
const TWINS = 6;
const RULESETS = [undefined, 'pentaland', 'utopia', 'war-zone'] as const;
const DECKS = ['secretive', 'showing', 'hiding', 'chance', 'disputed', 'playing', 'open'] as const;

type Variant = (typeof RULESETS)[number];
type Ruleset = NonNullable<Variant> | 'magic';
type Named = Stretch & { readonly name: string; readonly ruleset: Ruleset };

/** Games one after another; of each, one viewer at one moment. */
function* stretches(named: string, rulesets: readonly Variant[]): Generator<Named> {
  for (let nth = 0; ; nth += 1) {
    const variant = rulesets[nth % rulesets.length];
    const round = Math.floor(nth / rulesets.length);
    const deck = nth % 8 === 0 ? 'mixed' : DECKS[nth % DECKS.length]!;
    const players = nth % 7 === 3 ? 3 : 2;
    const game: MagicGame = {
      seed: `${named} ${String(nth)}`,
      decisions: deck === 'mixed' ? 240 : 150,
      deck,
      players,
      ...(variant === undefined ? {} : { variant }),
    };
    const recorded = recordedGame(game);
    const last = recorded.batches.length - COMMANDS;
    const from = Math.max(1, Math.floor(last * (0.4 + 0.1 * (nth % 6))));
    const viewer = round % 5 === 4 ? SPECTATOR : viewerAt((round % players) as Seat);
    const name = JSON.stringify({ ...game, from });
    yield {
      game: recorded,
      viewer,
      from,
      commands: COMMANDS,
      twins: TWINS,
      name,
      ruleset: variant ?? 'magic',
    };
  }
}

/** The difference by which somebody could tell two games apart, and how much was compared. */
function search(
  edge: Edge,
  pairs: number,
  seed: string,
  { rulesets = RULESETS, until = Infinity }: { rulesets?: readonly Variant[]; until?: number },
) {
  const looked = { pairs: 0, asked: 0, rulings: 0, rulesets: new Set<Ruleset>() };
  for (const stretch of stretches(seed, rulesets)) {
    if (looked.pairs >= pairs || Date.now() > until) break;
    const found = compared(edge, stretch);
    if (found === undefined) continue;
    looked.pairs += found.pairs;
    looked.asked += found.asked;
    if (found.pairs > 0) {
      looked.rulesets.add(stretch.ruleset);
      looked.rulings += rulingsIn(stretch);
    }
    if (found.fault !== undefined) return { ...looked, fault: `${found.fault} of ${stretch.name}` };
  }
  return looked;
}

const rulingsIn = ({ game, from, commands }: Stretch): number =>
  game.batches.slice(from, from + commands).filter(({ proposed }) => proposed.command.type === 'rule').length;

describe('games that differ only in what a viewer never sees', () => {
  it('give that viewer the same feed, view, plays, questions and refusals, command after command', () => {
    const { pairs, asked, rulings, rulesets, ...found } = search(EDGE, PAIRS, SEED, { until: UNTIL });
    expect(found).toEqual({});
    expect([pairs >= PAIRS || Date.now() > UNTIL, asked > pairs]).toEqual([true, true]);
    if (PAIRS < 500) return;
    expect([...rulesets].sort()).toEqual(['magic', 'pentaland', 'utopia', 'war-zone']);
    expect(rulings).toBeGreaterThan(0);
  });
});

describe('a mutant edge that says too much is detected', () => {
  const anyone: typeof actingSeat = ({ decision }) =>
    decision?.kind === 'priority' ? (decision.of ?? decision.seat) : undefined;
  const MUTANTS: Readonly<Record<string, Partial<Edge>>> = {
    'what another may do, cards never seen included': {
      actingSeat: anyone,
      offeredPlays: (state, seat, _, book) =>
        legalActions(state, seat, book).map((action) => ({
          play: malformed(action),
          text: playText(state, action),
          adds: [],
        })),
    },
    'what is still to be chosen for another, by ids of the log': {
      actingSeat: anyone,
      // With two decks of 60 cards, these ids are in the opening hands.
      objectOf: (_, id) => `o${String(120 + Number(id.slice(1)))}` as ObjectId,
    },
  };
  it.each(Object.keys(MUTANTS))('%s', (name) => {
    const found = search({ ...EDGE, ...MUTANTS[name] }, 300, 'mutants', { rulesets: [undefined] });
    expect(found).toHaveProperty('fault');
  });
});
