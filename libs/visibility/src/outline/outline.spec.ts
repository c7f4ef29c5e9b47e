// The outline says at every moment what the folded feed says, for every viewer and ruleset, and a step leads
// where one comes by looking at every moment on the way.
import { describe, expect, it } from '@jest/globals';
import { hashText } from '#kernel';
import {
  BATTLEFIELD,
  gathered,
  PHASE_OF,
  theZone,
  type GameEvent,
  type Identity,
  type ObjectId,
  type Seat,
} from '#rules';
import { CANARY, magicGame } from '#testkit/games/magic';
import { expectSame } from '#testkit/values/same';
import { AssistedTable, BEAR, card, spell, YOU } from '#testkit/tables/assisted-table';
import { ruledGame } from '../fixtures/proposals.fixture.js';
import { holds } from '../fixtures/generated.fixture.js';
import { played, recipes } from '../fixtures/games.fixture.js';
import { momentsOf, stopsIn, walkerOver, type AtMoment } from '../fixtures/moments.fixture.js';
import { outlined as outlinedBy } from '../fixtures/outlines.fixture.js';
import { players, timed } from '../fixtures/watching.fixture.js';
import {
  JUDGE,
  lastAt,
  momentToGoTo,
  namesBy,
  SPECTATOR,
  OutlineProjector,
  STEPS_BY,
  viewerKey,
  type MarkKind,
  type Outline,
  type Viewer,
} from '../index.js';

const SUITE = 'libs/visibility/src/outline.spec.ts';

const outlined = (log: readonly GameEvent[], viewer: Viewer) => outlinedBy(log, viewer, OutlineProjector);

/** Goes back over a turn, across a rewind, and from its end. */
function rewoundGame(): readonly GameEvent[] {
  const gain = card('Gain', ['sorcery'], spell({ kind: 'gain-life', who: YOU, amount: 3 }));
  const at = new AssistedTable([{ hand: [gain, gain], battlefield: [BEAR] }, { hand: [BEAR] }], {
    opens: 'judges-only',
  }).untilMain();
  const start = at.fold.moment;
  at.cast('Gain');
  const gained = at.fold.moment;
  at.untilTurn(2).now = 5_000;
  for (const moment of [start, gained]) expect(at.rewind(moment)).toBeUndefined();
  at.cast('Gain').untilTurn(3).concede(0);
  expect(at.state.result).not.toBeNull();
  expect(at.rewind(gained)).toBeUndefined();
  at.untilTurn(2);
  return at.events;
}

const GAMES: readonly (readonly [string, readonly GameEvent[]])[] = [
  ['magic', magicGame({ seed: 'combat', decisions: 100 })],
  [
    'three players',
    magicGame({ seed: 'three players', decisions: 80, players: 3, concession: { after: 70, player: 1 } }),
  ],
  ['a game that restarts', magicGame({ seed: 'again', decisions: 80, deck: 'restarting' })],
  ['pentaland', magicGame({ seed: 'pentaland', decisions: 70, variant: 'pentaland', deck: 'secretive' })],
  ['utopia', magicGame({ seed: 'utopia', decisions: 50, variant: 'utopia', deck: 'showing' })],
  ['war-zone', magicGame({ seed: 'war-zone', decisions: 50, variant: 'war-zone', deck: 'secretive' })],
  ['cards in sight', magicGame({ seed: 'open', decisions: 50, deck: 'open', variant: 'pentaland' })],
  ['a ruling', ruledGame()],
  ['rewinds', rewoundGame()],
];

const SEAT_0 = 0 as Seat;
const idOf = (nth: number): ObjectId => `o${String(nth)}` as ObjectId;
const token = (nth: number, identity: Identity): GameEvent<'TokenCreated'> => ({
  type: 'TokenCreated',
  object: idOf(nth),
  identity,
  owner: SEAT_0,
  controller: SEAT_0,
  tapped: false,
  counters: {},
});
const placed = (nth: number, identity: Identity, faceDown: 'morph' | 'pentaland'): GameEvent => ({
  ...token(nth, identity),
  type: 'PermanentPlaced',
  faceDown,
  damage: 0,
  attachedTo: null,
  since: 0,
});
/** An event as one for a crowd holds it. */
const rowOf = ({ type, ...data }: GameEvent<'ObjectMoved'>) => ({ type, ...data });
const moved = (nth: number, to: 'graveyard' | 'exile', identity: Identity): GameEvent<'ObjectMoved'> => ({
  type: 'ObjectMoved',
  object: idOf(nth),
  becomes: idOf(nth + 100),
  from: BATTLEFIELD,
  to: theZone(to, to === 'exile' ? null : SEAT_0, 0),
  position: null,
  cause: 'destroy',
  by: null,
  owner: SEAT_0,
  identity,
  controller: null,
  tapped: false,
  faceDown: null,
  counters: {},
  castAs: null,
  was: null,
});

/** What the outline says of a moment. */
function saidAt({ turns, phases, lives, questions }: Outline, moment: number) {
  const turn = lastAt(turns, moment);
  const question = lastAt(questions, moment);
  const isOpen = question !== undefined && (question.ended ?? Infinity) > moment;
  return {
    turn: turn?.number,
    active: turn?.active,
    phase: lastAt(phases, moment)?.phase,
    lives: (seat: number) =>
      lastAt(
        lives.filter((one) => one.seat === seat),
        moment,
      )?.life,
    asked: isOpen ? { seat: question.seat, kind: question.kind, prompt: question.prompt } : undefined,
  };
}

/** What the outline says of each moment, beside what the view has. */
function compare(outline: Outline, moments: readonly AtMoment[]): void {
  const pairs = moments.map(({ moment, view: { turn, decision, seats } }) => {
    const said = saidAt(outline, moment);
    const known = Object.values(seats).filter(
      ({ life, player }) => life !== undefined && player !== undefined,
    );
    return {
      said: {
        moment,
        turn: turn && [said.turn, said.active],
        phase: turn?.step && said.phase,
        asked: said.asked,
        lives: known.map(({ seat }) => said.lives(seat)),
      },
      due: {
        moment,
        turn: turn && [turn.number, turn.active],
        phase: turn?.step && PHASE_OF[turn.step],
        asked: decision && { seat: decision.seat, kind: decision.kind, prompt: decision.prompt },
        lives: known.map(({ life }) => life),
      },
    };
  });
  for (const { said, due } of pairs) expectSame(said, due);
}

const TOLD: {
  readonly [K in Exclude<MarkKind, 'death'>]: (story: Readonly<Record<string, unknown>>) => number;
} = {
  mulligan: ({ type, choice }) => Number(type === 'MulliganDeclared' && choice === 'mulligan'),
  name: ({ type }) => Number(type === 'CardNamed'),
  spell: ({ type }) => Number(type === 'SpellCast'),
  combat: ({ type, attacks }) => (type === 'AttackersDeclared' ? (attacks as unknown[]).length : 0),
  concession: ({ type, reason }) => Number(type === 'PlayerLost' && reason === 'conceded'),
  loss: ({ type, reason }) => Number(type === 'PlayerLost' && reason !== 'conceded'),
  call: ({ type }) => Number(type === 'ClauseReferred'),
  rewind: ({ type }) => Number(type === 'Rewound'),
  ruling: ({ type, why }) => Number(type === 'ClauseSettled' && why === 'judge'),
};

function marksAgree({ marks }: Outline, moments: readonly AtMoment[]): void {
  const sum = (kind: MarkKind, moment: number): number =>
    marks.reduce((all, one) => (one.kind === kind && one.moment === moment ? all + one.count : all), 0);
  for (const { moment, entries } of moments)
    for (const [kind, told] of Object.entries(TOLD)) {
      const due = entries.reduce((all, { story }) => all + told(story), 0);
      const marked = sum(kind as MarkKind, moment);
      if (marked !== due) expect({ moment, kind, marked }).toEqual({ moment, kind, marked: due });
    }
}

/** Nothing is named of which the feed has not spoken by then. */
function namesAreTold({ marks }: Outline, moments: readonly AtMoment[]): void {
  const told = new Set<string>();
  for (const { moment, entries } of moments) {
    for (const name of JSON.stringify(entries).match(CANARY) ?? []) told.add(name);
    for (const { names } of marks.filter((mark) => mark.moment === moment))
      for (const name of names.flatMap((one) => one.match(CANARY) ?? [])) expect(told).toContain(name);
  }
}

interface Agreed {
  readonly outline: Outline;
  readonly moments: readonly AtMoment[];
}

function agrees(log: readonly GameEvent[], viewer: Viewer): Agreed {
  const projector = outlined(log, viewer);
  const outline = projector.outline();
  const moments = momentsOf(log, viewer);
  expect(outline.moments).toBe(moments.length);
  compare(outline, moments);
  expect(moments.map(({ moment }) => projector.seqAt(moment))).toEqual(moments.map(({ seq }) => seq));
  marksAgree(outline, moments);
  namesAreTold(outline, moments);
  const { result, seats } = moments.at(-1)!.view;
  expect(outline.result && { reason: outline.result.reason, winners: outline.result.winners }).toEqual(
    result,
  );
  expect(outline.seats.map(({ player }) => player)).toEqual(Object.values(seats).map(({ player }) => player));
  return { outline, moments };
}

function stepsAgree({ outline, moments }: Agreed, every: number): void {
  const walked = walkerOver(moments);
  for (let from = 1; from <= moments.length; from += every)
    for (const by of STEPS_BY)
      for (const direction of ['forward', 'back'] as const) {
        const asked = { from, by, direction };
        expectSame([asked, momentToGoTo(outline, asked)], [asked, walked(asked)]);
      }
}

describe('the outline of a game', () => {
  const cases = GAMES.flatMap(([name, log]) =>
    [...players(log), JUDGE].map((viewer) => [name, viewerKey(viewer), log, viewer] as const),
  );
  // One fold of the feed shows both: what the outline says, and where its steps lead.
  it.each(cases)('agrees with the folded feed at every moment and step: %s, %s', (_, __, log, viewer) => {
    const agreed = agrees(log, viewer);
    expect(agreed.outline.turns.length).toBeGreaterThan(0);
    stepsAgree(agreed, 7);
  });

  it('agrees with it in games in which players leave, are away and come back', () => {
    holds({ suite: SUITE, test: 'in which players leave', runs: 12 }, recipes(), (recipe) => {
      const { events } = played(recipe);
      for (const viewer of [...players(events).slice(0, 2), JUDGE]) agrees(events, viewer);
    });
  });

  it('has every kind of mark that these games have', () => {
    const kinds = new Set(
      GAMES.flatMap(([, log]) =>
        outlined(log, JUDGE)
          .outline()
          .marks.map(({ kind }) => kind),
      ),
    );
    for (const kind of ['mulligan', 'name', 'spell', 'combat', 'concession', 'call', 'ruling'] as const)
      expect(kinds).toContain(kind);
  });

  it('marks who died, as far as the viewer knows what it was', () => {
    const creature = { definition: hashText('bear'), face: 0 };
    const events: GameEvent[] = [
      { type: 'DefinitionRecorded', hash: creature.definition, definition: BEAR },
      ...[1, 2, 3].map((nth): GameEvent => token(nth, creature)),
      ...[1, 2].map((nth): GameEvent => moved(nth, 'graveyard', creature)),
      moved(3, 'exile', creature),
      placed(4, creature, 'morph'),
      moved(4, 'graveyard', creature),
      placed(5, creature, 'pentaland'),
      moved(5, 'graveyard', creature),
    ];
    const { marks } = outlined([...gathered(events.slice(0, 4)), ...events.slice(4)], SPECTATOR).outline();
    expect(marks.map(({ kind, names, count }) => [kind, names, count])).toEqual([
      ['death', ['Bear'], 1],
      ['death', ['Bear'], 1],
      ['death', [], 1],
    ]);
    const sweep: GameEvent = {
      type: 'HappenedAtOnce',
      events: [rowOf(moved(1, 'graveyard', creature)), rowOf(moved(2, 'graveyard', creature))],
    };
    expect(outlined([...events.slice(0, 4), sweep], SPECTATOR).outline().marks).toEqual([
      { moment: 4, kind: 'death', names: ['Bear'], count: 2 },
    ]);
  });

  it('says of each command when it came and who gave it, and of each question how long it was thought about', () => {
    const [, log] = GAMES[0]!;
    const { commands, questions, moments } = outlined(log, JUDGE).outline();
    const accepted = log.flatMap((event) => (event.type === 'CommandAccepted' ? [event.at] : []));
    expect(commands.map(({ at }) => at)).toEqual(accepted);
    expect(commands.at(-1)?.moment).toBe(moments);
    const answered = questions.filter(({ thought }) => thought !== undefined);
    expect(answered.length).toBeGreaterThan(80);
    for (const { seat, since, ended, thought } of answered) {
      const command = commands.find(({ moment }) => moment >= ended!)!;
      expect([command.seat, command.at - since]).toEqual([seat, thought]);
    }
  });

  it('is the same when it is read in parts', () => {
    const [, log] = GAMES[3]!;
    for (const viewer of players(log)) {
      const parts = outlined(log.slice(0, 400), viewer);
      const half = JSON.stringify(parts.outline());
      const early = parts.outline();
      const whole = outlined(log, viewer).outline();
      for (const { event, at } of timed(log).slice(400)) parts.observe(event, at);
      expect(parts.outline()).toEqual(whole);
      expect(JSON.stringify(early)).toBe(half);
    }
  });
});

describe('a step', () => {
  it('ends at the first and the last moment, and leads nowhere from there', () => {
    const [, log] = GAMES[0]!;
    const outline = outlined(log, JUDGE).outline();
    const moments = momentsOf(log, JUDGE);
    const last = outline.moments;
    for (const by of STEPS_BY) {
      expect(momentToGoTo(outline, { from: last, by, direction: 'forward' })).toBeNull();
      expect(momentToGoTo(outline, { from: 1, by, direction: 'back' })).toBeNull();
    }
    const [first] = stopsIn(moments, 'turn');
    expect(momentToGoTo(outline, { from: first!, by: 'turn', direction: 'back' })).toBe(1);
    expect(
      momentToGoTo(outline, { from: stopsIn(moments, 'turn').at(-1)!, by: 'turn', direction: 'forward' }),
    ).toBe(last);
  });
});

describe('the names given by a moment', () => {
  const mark = (moment: number, kind: 'name' | 'rewind', more: object) => ({
    moment,
    kind,
    names: [],
    count: 1,
    ...more,
  });
  const marks = [
    mark(2, 'name', { seat: 0, names: ['Opt'] }),
    mark(4, 'name', { seat: 1, names: ['Shock'] }),
    mark(6, 'name', { seat: 0, names: ['Bear'] }),
    mark(8, 'rewind', { to: 4 }),
    mark(9, 'name', { seat: 0, names: ['Opt', 'Bolt'] }),
  ];
  const by = (moment: number): string =>
    namesBy({ marks }, moment)
      .map(({ seat, name }) => `${seat} ${name}`)
      .join();

  it.each([
    [1, ''],
    [2, '0 Opt'],
    [7, '0 Opt,1 Shock,0 Bear'],
    [8, '0 Opt,1 Shock'],
    [9, '0 Opt,1 Shock,0 Bolt'],
    [99, '0 Opt,1 Shock,0 Bolt'],
  ])('by %i are %j', (moment, names) => {
    expect(by(moment)).toBe(names);
  });
});
