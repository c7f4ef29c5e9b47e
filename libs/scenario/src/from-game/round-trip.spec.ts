// The scenario of a position out of a generated game runs, and gives the same visible view through the same eyes.
import { describe, expect, it } from '@jest/globals';
import { greedyBot, uniformBot, type Bot } from '#bots';
import { hashText, instant, type JsonObject } from '#kernel';
import { MENTAL_MAGIC } from '#mental';
import type { GameEvent, GameState, Seat, Terms } from '#rules';
import { playGame } from '#simulation';
import { Gallery, JUDGE, SPECTATOR, viewerAt, type GameView, type Viewer } from '#visibility';
import { seenIn } from '#testkit/eyes/seen-in';
import { findInPool, POOL } from '#testkit/pool/cards';
import { mixedDeck } from '#testkit/pool/mixed-deck';
import { Moments } from '../fixtures/moments.fixture.js';
import { parseScenario } from '../format/scenario.js';
import { runScenario } from '../run/run.js';
import { Table } from '../run/table.js';
import { Witness } from '../run/witness.js';
import { scenarioAt } from './scenario-at.js';
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
  readonly written: readonly Sample[];
  readonly refused: readonly string[];
}

type Sampling = (isLaid: boolean, nth: number) => readonly Viewer[];

/** Every so many decisions at which a position can be laid, through each pair of eyes. */
const LAID: Sampling = (isLaid, nth) => (isLaid && nth % 23 === 0 ? EYES : []);

/** In the middle of something: through one pair of eyes after another. */
const LED: Sampling = (isLaid, nth) =>
  !isLaid && nth % 2 === 0 ? EYES.slice((nth / 2) % 4).slice(0, 1) : [];

/** `nth`: of the moments of its kind. */
function samplesOf(seed: string, terms: Partial<Terms>, bot: Bot, sampling: Sampling): Samples {
  const samples = { written: [] as Sample[], refused: [] as string[] };
  const moments = new Moments(EYES);
  const counts = { laid: 0, led: 0 };
  const look = (state: GameState, events: readonly GameEvent[]): void => {
    moments.take(events);
    if (state.stage.kind !== 'turns') return;
    const { isLaid } = moments;
    const moment = (counts[isLaid ? 'laid' : 'led'] += 1);
    for (const eyes of sampling(isLaid, moment)) {
      const file = scenarioAt(moments.pastOf(eyes), { game: seed, moment, eyes: eyes.kind }, KNOWN);
      if (file.ok) samples.written.push({ view: moments.viewOf(eyes), file: file.value, eyes });
      else samples.refused.push(file.error);
    }
  };
  const game = playGame({
    seed,
    cards: terms.ruleset === 'magic' ? { ...cards, decks: [deck, deck] } : cards,
    variants: MENTAL_MAGIC,
    bots: [bot, bot],
    terms: { startingLife: 40, ...terms },
    mostDecisions: 400,
    watch: look,
  });
  if (!game.ok) throw new Error(game.error.why);
  return samples;
}

/** The position as the same viewer sees it, laid out. */
function laid(file: JsonObject, eyes: Viewer): GameView {
  const parsed = parseScenario(file);
  if (!parsed.ok) throw new Error(parsed.error);
  return viewAfter(new Table(parsed.value, KNOWN).events, eyes);
}

/** The moment that the script leads to. */
function ledTo(file: JsonObject, eyes: Viewer): GameView {
  const parsed = parseScenario(file);
  if (!parsed.ok) throw new Error(parsed.error);
  const witness = new Witness();
  const outcome = runScenario(parsed.value, KNOWN, witness);
  if (outcome.result !== 'pass') throw new Error(outcome.reason);
  return viewAfter(witness.events, eyes);
}

function viewAfter(events: readonly GameEvent[], eyes: Viewer): GameView {
  const gallery = new Gallery([eyes]);
  for (const event of events) gallery.apply(event, instant(0));
  return gallery.projector(eyes).viewOf(gallery.state);
}

/** The file says what lies in a library, and not who knows it. */
const unaware = (view: GameView): GameView => {
  const { library, seats } = view;
  const blind = <L extends GameView['library']>(one: L): L => one && { ...one, known: {} };
  return {
    ...view,
    ...(library === undefined ? {} : { library: blind(library) }),
    seats: Object.fromEntries(
      Object.entries(seats).map(([id, seat]) => [
        id,
        { ...seat, ...(seat.libraries === undefined ? {} : { libraries: seat.libraries.map(blind) }) },
      ]),
    ),
  };
};

/** What is going on, by names. */
const underWay = ({ objects, stack = [], combat, decision, turn }: GameView) => ({
  turn,
  asked: [decision?.seat, decision?.prompt, decision?.kind],
  stack: stack.map((id) => [objects[id]?.name, objects[id]?.item?.controller, objects[id]?.item?.text]),
  attacks: combat?.attacks
    .map(({ attacker, blocked }) => JSON.stringify([objects[attacker]?.name, blocked]))
    .toSorted(),
});

describe.each([
  ['magic', { ruleset: 'magic', librarySize: 60 }],
  ['pentaland', { ruleset: 'pentaland', librarySize: 100 }],
  ['utopia', { ruleset: 'utopia', librarySize: 100 }],
  ['war-zone', { ruleset: 'war-zone', librarySize: 60 }],
] as const)('scenarios of positions of %s', (ruleset, terms) => {
  const { written: taken, refused: none } = samplesOf(`taken from ${ruleset}`, terms, uniformBot, LAID);
  const { written: led, refused } = samplesOf(`led in ${ruleset}`, terms, greedyBot, LED);

  it('run, and begin as the game was', () => {
    expect(none).toEqual([]);
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

  it('lead to moments in the middle of something, nearly always', () => {
    expect(led.length).toBeGreaterThan(15);
    expect(led.length / (led.length + refused.length)).toBeGreaterThan(0.8);
    expect(refused.every((why) => ['stack', 'combat', 'question'].includes(why))).toBe(true);
    for (const { view, file, eyes } of led) {
      const reached = ledTo(file, eyes);
      expect(underWay(reached)).toEqual(underWay(view));
      const isPlain = (file['notes'] as readonly string[]).length === 1;
      if (isPlain) expect(seenIn(unaware(reached))).toEqual(seenIn(unaware(view)));
    }
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
