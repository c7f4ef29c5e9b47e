import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Pattern, Reference } from '#abilities';
import type { PlayerId } from '#kernel';
import { decideAndEvolve } from '../../decide/decide.js';
import {
  ANNA,
  Board,
  both,
  not,
  YOURS,
  BORIS,
  IS_THIS,
  THIS,
  YOU,
  always,
  enchantment,
  face,
} from '#testkit/tables/board';
import { countingLooks } from '../../fixtures/looks.fixture.js';
import { Proposal } from '../../engine/proposal/proposal.js';
import { FRAME_LOOP } from '../loop.js';
import { endMandatoryLoop } from './mandatory-loop.js';
import { CommandedBoard, INPUTS, PASS } from '#testkit/tables/commanded-board';
import type { Answer, Question } from '../../model/decisions/decision.js';
import type { GameEvent } from '../../model/events/events.js';
import { legalActions } from '../../decide/questions.js';
import { PLAIN_RULEBOOK } from '../casting/naming/named-action.js';
import type { GameState } from '../../model/state/game-state.js';
import { outlineOf } from '../../model/state/outline.js';
import { STACK, zoneKey } from '../../model/basics/ids.js';
import { positionOf } from '../../model/state/position.js';
import { sketchesOf } from '../../model/state/sketch.js';

const CUB = face('Cub', ['creature'], { power: 1, toughness: 1 });
const TAP: Effect = { kind: 'tap', what: THIS };
const UNTAP: Effect = { kind: 'untap', what: { kind: 'subject' } };
const GAIN: Effect = { kind: 'gain-life', who: YOU, amount: 1 };
const LANTERN = { kind: 'type', is: 'artifact' } as const;

const whenever = (when: Pattern, effect: Effect): Ability => ({
  kind: 'triggered',
  when,
  body: { kind: 'plain', effect },
});
const atUpkeep = (effect: Effect): Ability => whenever({ kind: 'step', is: 'upkeep' }, effect);

/** Taps as a turn begins, and whenever it was untapped. */
const lantern = (again: Effect = TAP) =>
  face('Lantern', ['artifact'], {
    abilities: [atUpkeep(TAP), whenever({ kind: 'untaps', what: IS_THIS }, again)],
  });
/** Untaps the creature whenever it is tapped. */
const wick = (effect: Effect = UNTAP) =>
  enchantment('Wick', whenever({ kind: 'taps', what: LANTERN }, effect));

const blink = (what: Reference): Effect => ({
  kind: 'sequence',
  steps: [
    { kind: 'move', what, to: 'exile', cause: 'exile', bind: 'exiled' },
    { kind: 'move', what: { kind: 'bound', name: 'exiled' }, to: 'battlefield', cause: 'return' },
  ],
});
/** Exiles and returns another object as it enters. */
const door = face('Door', ['artifact'], {
  abilities: [
    {
      kind: 'triggered',
      when: { kind: 'moves', what: IS_THIS, to: ['battlefield'] },
      body: {
        kind: 'plain',
        targets: [{ kind: 'target', filter: both(LANTERN, not(IS_THIS)) }],
        effect: blink({ kind: 'target', slot: 0 }),
      },
    },
  ],
});
/** Starts the loop with the first one. */
const hand = enchantment('Hand', atUpkeep(blink({ kind: 'each', filter: both(LANTERN, YOURS) })));

/** The upkeep of a turn. */
function inUpkeep(...faces: readonly ReturnType<typeof face>[]): CommandedBoard {
  const board = new Board();
  // The first two belong to the nonactive player, like the hand that starts them.
  for (const [nth, laid] of faces.entries()) board.lay(laid, { seat: nth < 2 ? ANNA : BORIS });
  board.begin(BORIS, 'untap');
  return new CommandedBoard(board);
}

function answerTo(question: Question, yes: boolean, refused: number): Answer {
  if (question.kind === 'yes-no') return { kind: 'yes-no', yes };
  if (question.kind !== 'choose-targets') return PASS;
  const targets = question.objects.slice(refused, refused + question.least).map((object) => ({ object }));
  return { kind: 'choose-targets', targets };
}

/**
 * Everyone passes, says yes or no, and takes the first target that cr 731.3 allows, at most this many times.
 */
function passOn(state: GameState, most = 400, says: 'yes' | 'no' = 'yes'): GameEvent[] {
  const events: GameEvent[] = [];
  let refused = 0;
  for (let nth = 0; nth < most && state.decision !== null && state.turn?.step === 'upkeep'; nth += 1) {
    const { id, seat, question } = state.decision;
    const answer = answerTo(question, says === 'yes', refused);
    const proposed = {
      actor: state.seats[seat]!.player as PlayerId,
      command: { type: 'answer' as const, decision: id, answer },
    };
    const decided = decideAndEvolve(state, proposed, INPUTS);
    refused = decided.ok ? 0 : refused + 1;
    if (decided.ok) events.push(...decided.value);
    else if (decided.error.rule !== 'cr 731.3' || question.kind !== 'choose-targets')
      throw new Error(decided.error.message);
  }
  return events;
}

const resolutions = (events: readonly GameEvent[]): number =>
  events.filter(({ type }) => type === 'ResolutionBegan').length;

describe('a loop', () => {
  it('cr 104.4b: of mandatory actions alone is a draw', () => {
    const { state } = inUpkeep(lantern(), wick());
    const events = passOn(state);
    expect(state.result).toEqual({ reason: 'mandatory-loop', winners: [] });
    expect(state.decision).toBeNull();
    expect(resolutions(events)).toBeLessThan(80);
  });

  it('cr 104.4b, 400.7: of new objects each time is a draw if their targets are the only ones', () => {
    const { state } = inUpkeep(door, hand, door);
    const made = state.objectsMade;
    passOn(state);
    expect(state.objectsMade).toBeGreaterThan(made + 60);
    expect(state.result).toEqual({ reason: 'mandatory-loop', winners: [] });
  });

  it('cr 104.4b: goes on if a player chooses among targets each time', () => {
    const { state } = inUpkeep(door, hand, door, door);
    expect(resolutions(passOn(state))).toBeGreaterThan(70);
    expect(state.result).toBeNull();
  });

  it('cr 104.4b: with an optional action goes on as long as a player chooses it', () => {
    const { state } = inUpkeep(lantern(), wick({ kind: 'may', who: YOU, effect: UNTAP }));
    expect(resolutions(passOn(state, 600))).toBeGreaterThan(150);
    expect(state.result).toBeNull();
  });

  it.each([
    ['life', [{ kind: 'gain-life', who: YOU, amount: 1 }]],
    ['counters', [{ kind: 'add-counters', on: { kind: 'subject' }, counter: 'hour', count: 2 }]],
    ['tokens', [{ kind: 'create-token', token: { kind: 'made', face: CUB } }]],
    [
      'life of all, and what lasts until end of turn',
      [
        { kind: 'gain-life', who: { kind: 'all' }, amount: 3 },
        {
          kind: 'continuous',
          what: { kind: 'subject' },
          changes: [{ kind: 'modify-stats', power: 1, toughness: 1 }],
          until: { kind: 'end-of-turn' },
        },
      ],
    ],
  ] as const)('cr 731.4: is a draw if nothing changes but growing amounts: %s', (_, more) => {
    const { state } = inUpkeep(
      lantern(),
      wick({ kind: 'sequence', steps: [...(more as readonly Effect[]), UNTAP] }),
    );
    const events = passOn(state);
    expect(state.result).toEqual({ reason: 'mandatory-loop', winners: [] });
    // The loop runs on trial only.
    expect(resolutions(events)).toBeLessThan(100);
    expect(events.filter(({ type }) => type === 'PositionNoted').length).toBeLessThan(6);
  });

  it.each([
    ['life that is lost', { kind: 'lose-life', who: YOU, amount: 1 }, 'no-life'],
    ['poison', { kind: 'player-counters', who: YOU, counter: 'poison', count: 1 }, 'poisoned'],
  ] as const)('cr 731.4: is no draw if it ends by itself: %s', (_, loss, reason) => {
    const board = inUpkeep(lantern(), wick({ kind: 'sequence', steps: [loss, UNTAP] }));
    for (const seat of board.state.seats) seat.life = 60;
    passOn(board.state, 400);
    expect(board.state.seats[0]!.lost).toBe(reason);
    expect(board.state.result).toEqual({ reason: 'last-one-standing', winners: [BORIS] });
  });

  it('cr 731.4: is no draw if a growing amount ends it', () => {
    const below = { kind: 'compare', left: { kind: 'life', of: YOU }, compare: 'less', right: 60 } as const;
    const { state } = inUpkeep(
      lantern(),
      wick({
        kind: 'sequence',
        steps: [
          { kind: 'gain-life', who: YOU, amount: 1 },
          { kind: 'if', condition: below, then: UNTAP },
        ],
      }),
    );
    passOn(state);
    expect(state.result).not.toMatchObject({ reason: 'mandatory-loop' });
    expect(state.seats[0]!.life).toBe(60);
  });

  it.each([100])(
    'cr 731.4: is no draw if a growing amount ends it only after very many rounds: at %i life',
    (life) => {
      const below = {
        kind: 'compare',
        left: { kind: 'life', of: YOU },
        compare: 'less',
        right: life,
      } as const;
      const { state } = inUpkeep(
        lantern(),
        wick({
          kind: 'sequence',
          steps: [
            { kind: 'gain-life', who: YOU, amount: 1 },
            { kind: 'if', condition: below, then: UNTAP },
          ],
        }),
      );
      passOn(state, 4 * life);
      expect(state.result).not.toMatchObject({ reason: 'mandatory-loop' });
      expect(state.seats[0]!.life).toBe(life);
    },
  );

  it('cr 731.4: is no draw if a faster amount catches up with a slower one', () => {
    const less = {
      kind: 'compare',
      left: { kind: 'life', of: YOU },
      compare: 'less',
      right: { kind: 'life', of: { kind: 'opponents' } },
    } as const;
    const { state } = inUpkeep(
      lantern(),
      wick({
        kind: 'sequence',
        steps: [
          { kind: 'gain-life', who: YOU, amount: 2 },
          { kind: 'gain-life', who: { kind: 'opponents' }, amount: 1 },
          { kind: 'if', condition: less, then: UNTAP },
        ],
      }),
    );
    state.seats[BORIS]!.life = 120;
    passOn(state, 800);
    expect(state.result).not.toMatchObject({ reason: 'mandatory-loop' });
    expect(state.seats.map(({ life }) => life)).toEqual([220, 220]);
  });

  it('cr 731.5: is a draw even if a player could end it', () => {
    const seal = enchantment('Seal', {
      kind: 'activated',
      costs: [{ kind: 'move', filter: IS_THIS, count: 1, to: 'graveyard', cause: 'sacrifice' }],
      body: {
        kind: 'plain',
        targets: [{ kind: 'target', filter: LANTERN }],
        effect: { kind: 'destroy', what: { kind: 'target', slot: 0 } },
      },
    });
    const { state } = inUpkeep(lantern(), wick(), seal);
    passOn(state, 40);
    // The player could do it at any time.
    while (state.decision?.seat !== BORIS) passOn(state, 1);
    expect(legalActions(state, BORIS, PLAIN_RULEBOOK)).toMatchObject([{ do: 'activate' }]);
    passOn(state);
    expect(state.result).toEqual({ reason: 'mandatory-loop', winners: [] });
  });

  const unless: Effect = {
    kind: 'pay',
    who: YOU,
    costs: [{ kind: 'life', amount: 1 }],
    unpaid: UNTAP,
  };

  it('cr 731.6: is mandatory even if a player could pay for an ‘unless’', () => {
    const { state } = inUpkeep(lantern(), wick(unless));
    const events = passOn(state, 400, 'no');
    expect(events.filter(({ type }) => type === 'DecisionOpened').length).toBeGreaterThan(60);
    expect(state.result).toEqual({ reason: 'mandatory-loop', winners: [] });
  });

  it('cr 731.6, 731.4: is mandatory with an ‘unless’ even if an amount grows', () => {
    const { state } = inUpkeep(lantern(), wick({ kind: 'sequence', steps: [GAIN, unless] }));
    passOn(state, 400, 'no');
    expect(state.result).toEqual({ reason: 'mandatory-loop', winners: [] });
  });

  it('cr 731.6: ends if a player chooses to pay for the ‘unless’', () => {
    const { state } = inUpkeep(lantern(), wick(unless));
    passOn(state, 60, 'no');
    passOn(state, 60, 'yes');
    expect(state.turn!.step).toBe('draw');
    expect(state.seats[0]!.life).toBe(19);
    expect(state.result).not.toMatchObject({ reason: 'mandatory-loop' });
  });

  it('cr 104.4b: is no draw if a player declines an optional effect each time', () => {
    const paid: Effect = { kind: 'draw', who: YOU, count: 1 };
    const { state } = inUpkeep(lantern(), wick({ ...unless, paid }));
    passOn(state, 600, 'no');
    expect(state.result).toBeNull();
  });

  it('cr 104.4b: is found whatever time has passed on the clocks', () => {
    const { state } = inUpkeep(lantern(), wick());
    const before = positionOf(state);
    state.seats[0]!.clock = 1000;
    expect(positionOf(state)).toBe(before);
  });

  it('cr 104.4b: is found by a server that has just read the game from its log', () => {
    const { state } = inUpkeep(lantern(), wick());
    while (state.loop.noted === null) passOn(state, 1);
    const readBack = structuredClone(state);
    passOn(readBack);
    expect(readBack.result).toEqual({ reason: 'mandatory-loop', winners: [] });
    passOn(state);
    expect(state).toEqual(readBack);
  });

  it.each([
    ['of the same', [lantern(), wick()]],
    ['in which life grows', [lantern(), wick({ kind: 'sequence', steps: [GAIN, UNTAP] })]],
    ['of new objects', [door, hand, door]],
  ] as const)('cr 104.4b: has equal sketches for equal positions and equal outlines: %s', (_, faces) => {
    const { state } = inUpkeep(...faces);
    const ofPosition = new Map<string, string>();
    const ofOutline = new Map<string, string>();
    let again = 0;
    for (let passed = 0; passed < 40; passed += 1) {
      const sketches = sketchesOf(state);
      for (const [seen, hash, sketch] of [
        [ofPosition, positionOf(state), sketches.ofPosition],
        [ofOutline, outlineOf(state).hash, sketches.ofOutline],
      ] as const) {
        again += Number(seen.has(hash));
        expect(seen.get(hash) ?? sketch).toBe(sketch);
        seen.set(hash, sketch);
      }
      passOn(state, 1);
    }
    expect(again).toBeGreaterThan(10);
    expect(new Set(ofOutline.values()).size).toBeGreaterThan(1);
  });

  it('cr 104.4b: is not looked for on the whole stack if the stack has shrunk since the note', () => {
    const looksAt = (abilities: number): number => {
      const board = new Board();
      const item = board.itemOf(board.lay(CUB), ANNA, { kind: 'triggered' });
      for (let nth = 0; nth < abilities; nth += 1)
        board.emit({ type: 'AbilityStacked', object: board.next, item });
      const { state } = board;
      const proposal = new Proposal(state, INPUTS, FRAME_LOOP);
      state.loop = { resolved: 32, noted: null };
      endMandatoryLoop(proposal);
      expect(state.loop.noted).not.toBeNull();
      const top = state.zones[zoneKey(STACK)]!.at(-1)!;
      board.emit({ type: 'ObjectCeased', object: top, was: null });
      state.loop = { ...state.loop, resolved: 33 };
      const looks = countingLooks(state);
      expect(endMandatoryLoop(proposal)).toBe(false);
      return looks();
    };
    expect(looksAt(200)).toBe(looksAt(100));
  });

  it('cr 104.4b: ends once a player acts, and earlier resolutions do not count', () => {
    const { state } = inUpkeep(lantern(), wick());
    passOn(state, 60);
    expect(state.loop.resolved).toBeGreaterThan(20);
    const { decision } = state;
    const player = state.seats[decision!.seat]!.player as PlayerId;
    const conceded = decideAndEvolve(state, { actor: player, command: { type: 'concede' } }, INPUTS);
    expect(conceded.ok).toBe(true);
    expect(state.loop).toEqual({ resolved: 0, noted: null });
  });

  it('cr 104.4b: is a draw even if nobody is ever asked anything', () => {
    // It dies again immediately after it enters instead of dying (cr 704.5f).
    const endless = face('Ember', ['creature'], {
      power: 0,
      toughness: 0,
      abilities: [
        always({
          kind: 'replace',
          replacement: {
            kind: 'replace',
            event: { kind: 'moves', what: IS_THIS, to: ['graveyard'] },
            outcomes: [{ kind: 'to-zone', zone: 'battlefield' }],
          },
        }),
      ],
    });
    const { state } = inUpkeep(endless);
    passOn(state);
    expect(state.result).toEqual({ reason: 'mandatory-loop', winners: [] });
  });
});
