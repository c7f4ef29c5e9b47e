// cr 117.3d: what a player lets pass automatically, and where they are asked all the same.
import { describe, expect, it } from '@jest/globals';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import type { Passing } from '../../model/basics/passing.js';
import {
  evolve,
  initialState,
  legalActions,
  whyNot,
  type GameEvent,
  type Seat,
  PLAIN_RULEBOOK,
} from '../../index.js';
import type { Effect } from '#abilities';
import { ANY_TARGET, basicLand, creature, does, instant, TARGET_0 } from '#testkit/tables/cast-table';

const [ANNA, BORIS] = [0, 1] as [Seat, Seat];
const MAGIC = { ruleset: 'magic', librarySize: 60, maximumHandSize: 7 } as const;
const FOREST = basicLand('Forest');
const BEARS = creature('Grizzly Bears', 2, 2, [], { cost: '{1}{G}' });
const TWO_DAMAGE: Effect = { kind: 'damage', to: TARGET_0, players: TARGET_0, amount: 2 };
const SHOCK = instant('Shock', '{R}', does(TWO_DAMAGE, ANY_TARGET));

/** A game of two at the first question of the first turn. Anna begins. */
const begun = (pool = [FOREST, BEARS], terms: object = {}): TestTable =>
  new TestTable({ pool, terms: { ...MAGIC, ...terms } }).play();

const says = (table: TestTable, seat: Seat, until: Passing['until'], stops: Passing['stops'] = null) =>
  table.act(PLAYERS[seat]!, { type: 'set-passing', until, stops });
const pass = (table: TestTable) => table.answer({ kind: 'priority', action: 'pass' });

/** Who is asked which question now, and where. */
function asked({ state }: TestTable) {
  const { turn, decision } = state;
  return [turn?.number, turn?.step, decision?.seat, decision?.prompt];
}

/** Every question but priority gets the smallest legal answer. */
function goOn(table: TestTable): TestTable {
  const { question } = table.state.decision!;
  if (question.kind === 'priority') return pass(table);
  if (question.kind === 'attackers') return table.answer({ kind: 'attackers', attacks: [] });
  if (question.kind === 'choose-objects')
    return table.answer({ kind: 'choose-objects', objects: question.candidates.slice(0, question.count) });
  throw new Error(`${question.kind} was not expected`);
}

describe('cr 117.3d: automatic passing', () => {
  it('until my turn: asks the player nothing before it, then everything', () => {
    const table = begun();
    says(table, BORIS, 'my-turn');
    const seats: (number | undefined)[] = [];
    while (table.state.turn?.number === 1) {
      seats.push(table.state.decision?.seat);
      goOn(table);
    }
    expect(new Set(seats)).toEqual(new Set([ANNA]));
    expect(asked(table)).toEqual([2, 'upkeep', BORIS, 'priority']);
    expect(table.state.seats[BORIS]?.passing).toBeNull();
  });

  it('of the player who is being asked: passes in the same batch', () => {
    const table = begun();
    const before = table.events.length;
    says(table, ANNA, 'something-happens');
    const types = table.events.slice(before).map(({ type }) => type);
    expect(types.slice(0, 4)).toEqual(['CommandAccepted', 'PassingSet', 'DecisionClosed', 'PriorityPassed']);
    expect(asked(table)).toEqual([1, 'upkeep', BORIS, 'priority']);
  });

  it('until something happens: asks the player when a spell is put on the stack', () => {
    const table = begun([FOREST, BEARS]);
    says(table, BORIS, 'something-happens');
    castWhenPossible(table, ANNA, 'Grizzly Bears');
    expect(table.state.seats[BORIS]?.passing).toBeNull();
    expect(table.state.decision).toMatchObject({ seat: ANNA, prompt: 'priority' });
    pass(table);
    expect(table.state.decision).toMatchObject({ seat: BORIS, prompt: 'priority' });
  });

  it('until my turn: goes on when something happens', () => {
    const table = begun([FOREST, BEARS]);
    says(table, BORIS, 'my-turn');
    castWhenPossible(table, ANNA, 'Grizzly Bears', BORIS);
    const { turn } = table.state;
    pass(table);
    // The spell has resolved, with nobody else asked.
    expect(table.state.decision).toMatchObject({ seat: ANNA });
    expect(table.state.turn?.number).toBe(turn?.number);
  });

  it('with stops: asks at them with an empty stack, and everywhere while something is on the stack', () => {
    const table = begun();
    says(table, BORIS, null, { own: [], others: ['end'] });
    says(table, ANNA, null, { own: ['begin-combat'], others: [] });
    const places: unknown[] = [];
    for (let turn = table.state.turn!.number; turn <= 2; turn = table.state.turn!.number) {
      if (table.state.decision?.prompt === 'priority') places.push(asked(table).slice(0, 3));
      goOn(table);
    }
    expect(places).toEqual([
      [1, 'precombat-main', ANNA],
      [1, 'begin-combat', ANNA],
      [1, 'end', BORIS],
      [2, 'precombat-main', BORIS],
    ]);
  });

  it('with stops: never lets a spell on the stack pass, whatever the stops are', () => {
    const table = begun([FOREST, BEARS]);
    says(table, BORIS, null, { own: [], others: [] });
    castWhenPossible(table, ANNA, 'Grizzly Bears', 'as they said');
    pass(table);
    expect(table.state.decision).toMatchObject({ seat: BORIS, prompt: 'priority' });
  });

  it('until something happens: stops at attackers; until my turn: goes on past them', () => {
    const untils = (['something-happens', 'my-turn'] as const).map((until) => {
      const table = begun([FOREST, BEARS]);
      castWhenPossible(table, ANNA, 'Grizzly Bears', 'as they said');
      says(table, BORIS, until);
      for (let step = 0; step < 400; step += 1) {
        const { question } = table.state.decision!;
        if (
          table.state.decision!.seat === ANNA &&
          question.kind === 'attackers' &&
          question.candidates.length > 0
        ) {
          const [{ attacker, defenders }] = question.candidates as [(typeof question.candidates)[0]];
          says(table, BORIS, until);
          table.answer({ kind: 'attackers', attacks: [{ attacker, defender: defenders[0]! }] });
          return table.state.seats[BORIS]?.passing?.until;
        }
        goOn(table);
      }
      throw new Error('nobody attacked');
    });
    expect(untils).toEqual([undefined, 'my-turn']);
  });

  it('cr 723.5: does not pass for a player who decides for another', () => {
    const table = begun();
    // As if Anna decided for Boris.
    for (const { decision } of [table.state, table.fold.state]) Object.assign(decision!, { of: BORIS });
    const before = table.state.decision?.id;
    says(table, ANNA, 'my-turn');
    expect(table.state.decision?.id).toBe(before);
  });

  it('still asks two players who would pass everything in each of their turns', () => {
    const table = begun();
    const never = { own: [], others: [] };
    says(table, BORIS, null, never);
    says(table, ANNA, null, never);
    for (let turn = 1; turn < 6; turn += 1) {
      expect(asked(table)).toEqual([turn, 'precombat-main', (turn + 1) % 2, 'priority']);
      while (table.state.turn?.number === turn) goOn(table);
    }
  });

  it('can be taken back, and is logged once however often it is set', () => {
    const table = begun();
    says(table, BORIS, 'my-turn');
    says(table, BORIS, 'my-turn');
    expect(table.events.filter(({ type }) => type === 'PassingSet')).toHaveLength(1);
    const stopsSaid: readonly Passing['stops'][] = [
      { own: ['end'], others: [] },
      { own: ['end'], others: [] },
      { own: [], others: ['end'] },
    ];
    for (const stops of stopsSaid) says(table, BORIS, null, stops);
    expect(table.events.filter(({ type }) => type === 'PassingSet')).toHaveLength(3);
    expect(table.state.seats[BORIS]?.passing?.stops).toEqual({ own: [], others: ['end'] });
    says(table, BORIS, null);
    pass(table);
    expect(asked(table)).toEqual([1, 'upkeep', BORIS, 'priority']);
  });

  it('does not depend on the player’s hand: asks the same with or without answers in it', () => {
    const tables = [begun([FOREST, BEARS]), begun([FOREST, SHOCK])];
    for (const table of tables) says(table, BORIS, 'my-turn');
    for (let step = 0; step < 30; step += 1) {
      const [one, other] = tables.map(asked);
      expect(one).toEqual(other);
      for (const table of tables) goOn(table);
    }
  });

  it('is refused in a game without priority, and to somebody who is not playing', () => {
    const table = new TestTable().play();
    const said = { type: 'set-passing', until: 'my-turn', stops: null } as const;
    expect(table.attempt(PLAYERS[0]!, said)).toMatchObject({ code: 'not-built', rule: 'cr 117.3d' });
    expect(begun().attempt(PLAYERS[5]!, said)?.code).toBe('not-seated');
  });

  it('folds from the log to the same state', () => {
    const table = begun();
    says(table, BORIS, 'my-turn');
    for (let step = 0; step < 12; step += 1) goOn(table);
    const state = initialState();
    for (const event of JSON.parse(JSON.stringify(table.events)) as GameEvent[]) evolve(state, event);
    expect(JSON.parse(JSON.stringify(state))).toEqual(JSON.parse(JSON.stringify(table.state)));
  });
});

/** Turns go by and lands are played until this player can cast the card. Then it is cast. */
function castWhenPossible(table: TestTable, seat: Seat, name: string, waiting?: Seat | 'as they said'): void {
  for (let step = 0; step < 400; step += 1) {
    const { state } = table;
    const { decision } = state;
    if (decision === null) throw new Error('nobody is asked');
    if (
      typeof waiting === 'number' &&
      state.turn?.active === seat &&
      state.seats[waiting]?.passing?.until === undefined
    )
      says(table, waiting, 'my-turn');
    if (
      waiting === undefined &&
      state.turn?.active === seat &&
      state.seats[1 - seat]?.passing?.until === undefined
    )
      says(table, (1 - seat) as Seat, 'something-happens');
    if (decision.prompt === 'priority' && table.state.decision?.seat === seat) {
      const actions = legalActions(table.state, seat, PLAIN_RULEBOOK);
      const cast = actions.find((action) => action.do === 'cast' && named(table, action.object) === name);
      const land = actions.find((action) => action.do === 'play');
      const action = cast ?? land;
      if (action !== undefined && whyNot(table.state, seat, action, PLAIN_RULEBOOK) === undefined) {
        table.answer({ kind: 'priority', action });
        if (cast !== undefined) return;
        continue;
      }
    }
    goOn(table);
  }
  throw new Error('it was never cast');
}

const named = ({ state }: TestTable, id: string): string | undefined => {
  const object = Object.values(state.objects).find((one) => one.id === id);
  return state.definitions[object?.identity.definition ?? '']?.name;
};
