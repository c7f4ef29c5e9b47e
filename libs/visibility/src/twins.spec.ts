import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  decide,
  evolve,
  initialState,
  legalCommands,
  type DecisionId,
  type GameEvent,
  type GameState,
  type ObjectId,
  type PlayerCommand,
} from '#rules';
import { instant, type PlayerId } from '#kernel';
import { TestTable } from '#testkit/tables/test-table';
import { visibleFields } from './viewers/audience.js';
import { enough, holds } from './fixtures/generated.fixture.js';
import { batchEnds, CANARIES, played, recipes } from './fixtures/games.fixture.js';
import { difference } from './fixtures/leaks.fixture.js';
import { countOf, twinOf } from './fixtures/twins.fixture.js';
import { players, watch } from './fixtures/watching.fixture.js';
import { Gallery, viewerKey, type Viewer } from './index.js';

const SUITE = 'libs/visibility/src/twins.spec.ts';

/**
 * A game up to a moment, so that what the viewer sees only later is hidden too. Often a moment at which cards
 * are chosen.
 */
const moments = fc
  .tuple(recipes(), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
  .map(([recipe, share, atCards]) => {
    const { events } = played(recipe);
    const ends = batchEnds(events);
    const choosing = ends.filter((end) => {
      const last = events[end - 1];
      return last?.type === 'DecisionOpened' && last.kind === 'choose-objects';
    });
    const from = atCards && choosing.length > 0 ? choosing : ends;
    return { recipe, log: events.slice(0, from[Math.floor(share * (from.length - 1))]) };
  });

const foldOf = (log: readonly GameEvent[]): GameState => {
  const state = initialState();
  for (const event of log) evolve(state, event);
  return state;
};

describe('twin games: a viewer cannot notice hidden differences', () => {
  it('in no byte of the feed or the view, for any seat or the spectator', () => {
    let pairs = 0;
    let anew = 0;
    holds({ suite: SUITE, test: 'in no byte of the feed', runs: 110 }, moments, ({ log }) => {
      for (const viewer of players(log)) {
        const twin = twinOf(log, viewer, 'in no byte');
        pairs += 1;
        if (twin.dealt === 'anew') anew += 1;
        const found = difference(watch(Gallery, log, viewer), watch(Gallery, twin.log, viewer));
        if (found !== undefined) throw new Error(`${viewerKey(viewer)} tells them apart at ${found}`);
      }
    });
    enough('pairs', pairs, 500);
    enough('pairs dealt anew', anew, pairs * 0.75);
  });

  it('in no legal action, at any moment', () => {
    holds({ suite: SUITE, test: 'in no legal action', runs: 40 }, moments, ({ log }) => {
      for (const viewer of players(log)) {
        const twin = twinOf(log, viewer, 'in no legal action');
        const player = playerOf(foldOf(log), viewer);
        expect(legalAtEnds(twin.log, player)).toEqual(legalAtEnds(log, player));
      }
    });
  });

  it('in no refusal, whatever the viewer tries and whichever ids the viewer guesses', () => {
    let refused = 0;
    let accepted = 0;
    holds({ suite: SUITE, test: 'in no refusal', runs: 90 }, moments, ({ log, recipe }) => {
      for (const viewer of players(log)) {
        const twin = twinOf(log, viewer, 'in no refusal');
        const here = answersTo(log, viewer, recipe.seed);
        expect(answersTo(twin.log, viewer, 'the seed is hidden too')).toEqual(here);
        refused += here.filter((answer) => 'code' in answer).length;
        accepted += here.filter((answer) => 'visibly' in answer).length;
      }
    });
    enough('refusals', refused, 100);
    enough('accepted attempts', accepted, 100);
  });
});

/** The legal actions after every batch that left a public trace; batches nobody sees may differ. */
function legalAtEnds(log: readonly GameEvent[], player: PlayerId): string[] {
  const state = initialState();
  let visible = false;
  const legal: string[] = [];
  log.forEach((event, index) => {
    evolve(state, event);
    visible = event.type === 'CommandAccepted' ? false : true;
    const next = log[index + 1];
    if (visible && (next === undefined || next.type === 'CommandAccepted'))
      legal.push(legalCommands(state, player, instant(state.now + 1_000_000)).join());
  });
  return legal;
}

const playerOf = (state: GameState, viewer: Viewer): PlayerId =>
  (viewer.kind === 'seat' ? state.seats[viewer.seat]?.player : null) ?? ('player-nobody' as PlayerId);

type Said = { readonly code: string; readonly message: string } | { readonly visibly: readonly string[] };

/** The answers to a number of attempts: the whole refusal, or the feed entries that would follow. */
function answersTo(log: readonly GameEvent[], viewer: Viewer, seed: string): Said[] {
  const gallery = new Gallery([viewer]);
  for (const event of log) gallery.apply(event, instant(0));
  const { state } = gallery;
  const player = playerOf(state, viewer);
  const means = (id: string): ObjectId => gallery.projector(viewer).objectOf(id) ?? ('o0' as ObjectId);
  const inputs = { ...new TestTable({ seed, pool: CANARIES }).inputs, now: instant(state.now + 5000) };
  return attempts(state, means).map((command): Said => {
    const decided = decide(state, { actor: player, command }, inputs);
    if (!decided.ok) return decided.error;
    const seen = decided.value.filter((event) => visibleFields(event, viewer) !== undefined);
    return { visibly: seen.map(({ type }) => type) };
  });
}

/** Answers with cards in hand, cards once in hand, cards never seen, and the log's own ids. */
function attempts(state: GameState, means: (id: string) => ObjectId): PlayerCommand[] {
  const decision = state.decision?.id ?? ('d1' as DecisionId);
  const objects = [
    [],
    ['c1'],
    ['c8'],
    ['c7', 'c8'],
    ['c1', 'c1'],
    ['c14'],
    ['c15', 'c16'],
    ['c99'],
    ['o1'],
    ['o61', 'o62'],
  ].map((ids): PlayerCommand => ({
    type: 'answer',
    decision,
    answer: { kind: 'choose-objects', objects: ids.map(means) },
  }));
  return [
    ...objects,
    { type: 'answer', decision, answer: { kind: 'yes-no', yes: true } },
    { type: 'answer', decision, answer: { kind: 'priority', action: 'pass-turn' } },
    { type: 'answer', decision: 'd99' as DecisionId, answer: { kind: 'yes-no', yes: true } },
    { type: 'concede' },
    { type: 'concede-absent', seat: state.seats[1]!.seat },
    { type: 'start' },
    { type: 'leave' },
    { type: 'open-entropy', entropy: 'a guess of sixteen letters' },
  ];
}

describe('a twin', () => {
  it('is a different game: other cards, ids, cuts and returned cards', () => {
    const differs = { id: 0, order: 0, cut: 0, printed: 0, putBack: 0 };
    const recipe = {
      players: 3,
      seed: 'twin',
      library: 60,
      choices: Array.from({ length: 60 }, (_, n) => 500 + ((n * 37) % 60)),
    };
    const log = played(recipe).events;
    const [viewer] = players(log);
    expect(countOf(log, 'LibraryCut')).toBeGreaterThan(0);
    const { log: twin, dealt } = twinOf(log, viewer!, 'x');
    expect(dealt).toBe('anew');
    const visible = (events: readonly GameEvent[]) =>
      events.filter((event) => visibleFields(event, viewer!) !== undefined);
    const ours = visible(log);
    visible(twin).forEach((event, index) => {
      const other = ours[index]!;
      if (event.type === 'LibraryShuffled' && other.type === 'LibraryShuffled')
        differs.order += Number(event.order.join() !== other.order.join());
      if (event.type === 'LibraryCut' && other.type === 'LibraryCut')
        differs.cut += Number(event.at !== other.at);
      if (event.type === 'CardDrawn' && other.type === 'CardDrawn')
        differs.id += Number(event.becomes !== other.becomes);
      if (event.type === 'LibraryMade' && other.type === 'LibraryMade') {
        const printed = new Set(other.cards.map((card) => card.printed));
        differs.printed += event.cards.filter((card) => !printed.has(card.printed)).length;
      }
      if (event.type === 'CardPutOnBottom' && other.type === 'CardPutOnBottom') differs.putBack += 1;
    });
    for (const count of Object.values(differs)) expect(count).toBeGreaterThan(0);
  });
});
