// The scenario of a position out of a generated game runs, and gives the same visible view through the same eyes.
import { describe, expect, it } from '@jest/globals';
import { uniformBot } from '#bots';
import { hashText, instant, type JsonObject } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import type { GameEvent, GameState, Seat, Terms } from '#rules';
import { playGame } from '#simulation';
import { Gallery, JUDGE, SPECTATOR, viewerAt, type GameView, type Viewer } from '#visibility';
import { seenIn } from '#testkit/eyes/seen-in';
import { findInPool, POOL } from '#testkit/pool/cards';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { parseScenario } from '../format/scenario.js';
import { runScenario } from '../run/run.js';
import { Table } from '../run/table.js';
import { scenarioOf } from './scenario-of.js';
import { Seen } from './seen.js';

const KNOWN = { find: findInPool, definitions: POOL };
const EYES: readonly Viewer[] = [SPECTATOR, viewerAt(0 as Seat), viewerAt(1 as Seat), JUDGE];
const deck = mixedDeck(POOL, 120);
const cards = { catalogue: hashText('round trip'), definitions: POOL };

interface Sample {
  readonly view: GameView;
  readonly file: JsonObject;
  readonly eyes: Viewer;
}

interface Samples {
  readonly taken: readonly Sample[];
  readonly refused: ReadonlyMap<string, number>;
}

/** Every so many decisions, through each pair of eyes. */
function samplesOf(seed: string, terms: Partial<Terms>, every: number, mostDecisions: number): Samples {
  const taken: Sample[] = [];
  const refused = new Map<string, number>();
  const gallery = new Gallery(EYES);
  let decisions = 0;
  const look = (state: GameState, events: readonly GameEvent[]): void => {
    for (const event of events) gallery.apply(event, instant(0));
    decisions += 1;
    if (decisions % every !== 0 || state.stage.kind !== 'turns') return;
    for (const eyes of EYES) {
      const seen = new Seen(gallery.state, gallery.projector(eyes));
      const file = scenarioOf(seen, { game: seed, moment: decisions, eyes: eyes.kind });
      if (file.ok) taken.push({ view: seen.view, file: file.value, eyes });
      else refused.set(file.error, (refused.get(file.error) ?? 0) + 1);
    }
  };
  const game = playGame({
    seed,
    cards: terms.ruleset === 'magic' ? { ...cards, decks: [deck, deck] } : cards,
    variants: MENTAL_MAGIC,
    bots: [uniformBot, uniformBot],
    terms: { startingLife: 40, ...terms },
    mostDecisions,
    watch: look,
  });
  if (!game.ok) throw new Error(game.error.why);
  return { taken, refused };
}

/** The position as the same viewer sees it, laid out. */
function laid(file: JsonObject, eyes: Viewer): GameView {
  const parsed = parseScenario(file);
  if (!parsed.ok) throw new Error(parsed.error);
  const { events } = new Table(parsed.value, KNOWN);
  const gallery = new Gallery([eyes]);
  for (const event of events) gallery.apply(event, instant(0));
  return gallery.projector(eyes).viewOf(gallery.state);
}

describe.each([
  ['magic', { ruleset: 'magic', librarySize: 60 }],
  ['pentaland', { ruleset: 'pentaland', librarySize: 100 }],
  ['utopia', { ruleset: 'utopia', librarySize: 100 }],
  ['war-zone', { ruleset: 'war-zone', librarySize: 60 }],
] as const)('scenarios of positions of %s', (ruleset, terms) => {
  const { taken, refused } = samplesOf(`taken from ${ruleset}`, terms, 23, 330);

  it('run, and begin as the game was', () => {
    expect(taken.length).toBeGreaterThan(20);
    for (const { file } of taken) {
      const parsed = parseScenario(file);
      if (!parsed.ok) throw new Error(parsed.error);
      const outcome = runScenario(parsed.value, KNOWN);
      expect([outcome.result, 'reason' in outcome ? outcome.reason : '', file['scenario']]).toEqual([
        'pass',
        '',
        file['scenario'],
      ]);
    }
  });

  it('give the same visible view wherever the file notes nothing', () => {
    const plain = taken.filter(({ file }) => file['notes'] === undefined);
    expect(plain.length).toBeGreaterThan(10);
    for (const { view, file, eyes } of plain) expect(seenIn(laid(file, eyes))).toEqual(seenIn(view));
  });

  it('are refused in the middle of something', () => {
    expect([...refused.keys()].every((why) => ['stack', 'combat', 'question'].includes(why))).toBe(true);
  });
});

describe('the scenario of a position', () => {
  it('says who is the monarch, and who has the initiative', () => {
    const parsed = parseScenario({
      scenario: 'designated',
      ...{ monarch: 'A', initiative: 'B', now: { turn: 2, step: 'precombat-main', player: 'B' } },
      players: { A: {}, B: {} },
    });
    if (!parsed.ok) throw new Error(parsed.error);
    const gallery = new Gallery([SPECTATOR]);
    for (const event of new Table(parsed.value, KNOWN).events) gallery.apply(event, instant(0));
    const seen = new Seen(gallery.state, gallery.projector(SPECTATOR));
    expect(seen.view).toMatchObject({ monarch: 0, initiative: 1 });
    const file = scenarioOf(seen, { game: 'g', moment: 1, eyes: 'spectator' });
    expect(file).toMatchObject({
      value: { monarch: seen.nameOf(0 as Seat), initiative: seen.nameOf(1 as Seat) },
    });
  });
});
