// Range of influence (cr 801), for rules that no card of the catalogue shows; test/scenarios has the others.
import { describe, expect, it } from '@jest/globals';
import type { Effect, Filter } from '#abilities';
import { mayActivate } from '../../play/casting/costs/activating.js';
import type { Fault } from '../../play/casting/ways/fault.js';
import { attackable } from '../in-force/defenders.js';
import { canAttach } from '../../engine/objects/attaching.js';
import { sightOf } from '../characteristics/characteristics.js';
import { PLAYERS, TestTable } from '#testkit/tables/test-table';
import type { Answer } from '../../model/decisions/answer.js';
import type { Decision } from '../../model/decisions/decision.js';
import { commitTo, gameId } from '#kernel';
import { cards } from '#testkit/tables/effect-table';
import {
  ALL,
  card,
  CREATURE,
  instead,
  OPPONENTS,
  RulesTable,
  steps,
  whenever,
  YOU,
} from '#testkit/tables/rules-table';
import { drawFor } from '../../engine/ending/ending.js';
import { contextOf } from '../../model/state/context.js';
import { objectNumber, type ObjectId, type Seat } from '../../model/basics/ids.js';
import { DEFAULT_TERMS, terms as schema, type Terms } from '../../model/basics/terms.js';
import { isInRange, isObjectInRange } from './range.js';
import { matches } from './filters.js';

const five = (range: number | undefined, ...battlefields: readonly (readonly string[])[]) =>
  Array.from({ length: 5 }, (_, seat) => ({
    ...(range === undefined ? {} : { range }),
    battlefield: battlefields[seat] ?? [],
  }));
const DRAW: Effect = { kind: 'draw-game' };
const questionOf = (table: RulesTable): Decision['question'] | undefined => table.asked.at(-1)?.question;
const seat = (number: number): Answer => ({ kind: 'choose-players', players: [number as Seat] });

const create = (said: Partial<Terms>) => {
  const table = new TestTable();
  const refusal = table.attempt(PLAYERS[0]!, {
    type: 'create',
    game: gameId('game'),
    terms: { ...DEFAULT_TERMS, ...said },
    commitment: commitTo('seed'),
  });
  return { table, refusal };
};

describe('a game’s terms set the range of influence (cr 801.1)', () => {
  it('cr 801.1: influence reaches everyone if the terms do not limit it, and the state has no range', () => {
    const { table } = create({ seats: 4 });
    expect(Object.hasOwn(table.state, 'range')).toBe(false);
    const unlimited = create({ seats: 4, range: [null, null, null, null] }).table;
    expect(Object.hasOwn(unlimited.state, 'range')).toBe(false);
  });

  it('cr 801.2a, 801.2b: the state has the range from the first event on, one for all or one for each seat', () => {
    const { table } = create({ seats: 5, range: [1] });
    expect(table.state.range).toEqual({
      of: [1, 1, 1, 1, 1],
      within: [
        [0, 1, 4],
        [0, 1, 2],
        [1, 2, 3],
        [2, 3, 4],
        [0, 3, 4],
      ],
    });
    const mixed = create({ seats: 5, range: [2, 1, null, 1, 1] }).table.state;
    expect(mixed.range?.within.map(({ length }) => length)).toEqual([5, 3, 5, 3, 3]);
  });

  it('cr 801.1: a range is refused for two players, and for some seats only', () => {
    expect(create({ seats: 2, range: [1] }).refusal).toMatchObject({ rule: 'cr 801.1' });
    expect(create({ seats: 4, range: [1, 1] }).refusal).toMatchObject({ rule: 'terms range' });
    expect(create({ seats: 4, range: [1, 1, 1, 1, 1] }).refusal).toMatchObject({ rule: 'terms range' });
    expect(create({ seats: 4, range: [1, 2, null, 1] }).refusal).toBeUndefined();
    for (const range of [[0], [-1], [8], [1.5], []] as const)
      expect(schema.safeParse({ ...DEFAULT_TERMS, seats: 4, range }).success).toBe(false);
  });
});

describe('a game’s terms set the teams', () => {
  it('cr 102.3: each player is a team of one, unless the terms say otherwise from the first event on', () => {
    expect(create({ seats: 3 }).table.state.seats.map(({ team }) => team)).toEqual([0, 1, 2]);
    const { table } = create({ seats: 4, teams: [0, 1, 0, 1] });
    table.act(PLAYERS[1]!, { type: 'join' }).act(PLAYERS[1]!, { type: 'leave' });
    expect(table.state.seats.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
  });

  it('cr 102.3, 804.1: the terms name a team for all seats, at least two teams, and teammates for deploying creatures', () => {
    expect(create({ seats: 4, teams: [0, 1] }).refusal).toMatchObject({ rule: 'terms teams' });
    expect(create({ seats: 4, teams: [1, 1, 1, 1] }).refusal).toMatchObject({ rule: 'cr 102.3' });
    expect(create({ seats: 3, deploy: 'creatures' }).refusal).toMatchObject({ rule: 'cr 804.1' });
    expect(create({ seats: 3, teams: [0, 1, 2], deploy: 'creatures' }).refusal).toMatchObject({
      rule: 'cr 804.1',
    });
    expect(create({ seats: 3, teams: [0, 1, 1], deploy: 'creatures' }).refusal).toBeUndefined();
  });
});

describe('the players and objects within range', () => {
  it('cr 801.2c: empty chairs are not counted from the next turn on', () => {
    const table = new RulesTable(five(1));
    const { state, proposal } = table;
    expect(isInRange(state, 0 as Seat, 2 as Seat)).toBe(false);
    proposal.emit({ type: 'PlayerLost', seat: 1 as Seat, reason: 'conceded' });
    expect(isInRange(state, 0 as Seat, 2 as Seat)).toBe(false);
    proposal.emit({ type: 'TurnBegan', turn: 2, seat: 2 as Seat });
    expect(isInRange(state, 0 as Seat, 2 as Seat)).toBe(true);
    expect(isInRange(state, 0 as Seat, 3 as Seat)).toBe(false);
  });

  it('cr 801.2d: a battle is within range of its protector as well', () => {
    const table = new RulesTable(five(1, [], [], ['Siege']), [card('Siege', { types: ['battle'] })]);
    const battle = table.id('Siege');
    const reached = () => [0, 1, 4].map((one) => isObjectInRange(sightOf(table.state), one as Seat, battle));
    expect(reached()).toEqual([false, true, false]);
    table.state.objects[objectNumber(battle)]!.links = { protector: { players: [4 as Seat] } };
    expect(reached()).toEqual([true, true, true]);
  });

  it('cr 801.3: a player without an opponent within range attacks nobody', () => {
    const sides = five(1).map((side, index) => ({ ...side, team: [0, 0, 1, 1, 0][index]! }));
    const table = new RulesTable(sides);
    expect(attackable(table.state)).toEqual([]);
    const further = new RulesTable(sides.map((side) => ({ ...side, range: 2 })));
    expect(attackable(further.state)).toEqual([2, 3]);
  });

  it('cr 801.6: nobody activates abilities of objects out of range', () => {
    const anybody = card('Well', {
      abilities: [
        {
          kind: 'activated',
          by: ALL,
          costs: [],
          body: { kind: 'plain', effect: { kind: 'gain-life', who: YOU, amount: 1 } },
        },
      ],
    });
    const table = new RulesTable(five(1, ['Well']), [anybody]);
    const well = table.state.objects[objectNumber(table.id('Well'))]!;
    expect(mayActivate(table.state, 1 as Seat, well, 0).ability).toBeDefined();
    const fault = () => {
      try {
        return mayActivate(table.state, 2 as Seat, well, 0);
      } catch (thrown) {
        return (thrown as Fault).refusal;
      }
    };
    expect(fault()).toMatchObject({ rule: 'cr 801.6' });
  });

  it('cr 801.8, 801.9: nothing is attached to an object out of its controller’s range', () => {
    const enchanting = card('Web', {
      abilities: [
        { kind: 'static', effects: [{ kind: 'quality', is: 'enchant', filter: CREATURE, players: ALL }] },
      ],
      subtypes: ['Aura'],
    });
    const club = card('Club', { types: ['artifact'], subtypes: ['Equipment'] });
    const table = new RulesTable(five(1, ['Web', 'Club'], ['Near'], ['Far']), [enchanting, club]);
    const onto = (name: string, to: ObjectId | Seat) => canAttach(table.state, table.id(name), to);
    expect([onto('Web', table.id('Near')), onto('Web', table.id('Far'))]).toEqual([true, false]);
    expect([onto('Web', 4 as Seat), onto('Web', 3 as Seat)]).toEqual([true, false]);
    expect([onto('Club', table.id('Near')), onto('Club', table.id('Far'))]).toEqual([true, false]);
  });
});

describe('choices within range (cr 801.5)', () => {
  it('cr 801.5, 801.5a: a player chooses an object within both their own range and the controller’s', () => {
    // Of seats 0 to 4, seat 1 reaches 0 to 2; the effect of seat 0 reaches 4, 0 and 1.
    const table = new RulesTable(five(1, ['Own'], ['Beside'], ['Theirs'], ['Far'], ['Other side'])).do(
      steps(
        { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'chooser' },
        {
          kind: 'choose-objects',
          who: { kind: 'bound', name: 'chooser' },
          from: { kind: 'each', filter: CREATURE },
          least: 1,
          most: 1,
          bind: 'chosen',
        },
      ),
      {
        answers: [seat(1), cards('Beside')],
      },
    );
    expect(table.asked.map(({ seat: who }) => who)).toEqual([0, 1]);
    expect(table.asked[0]?.question).toMatchObject({ candidates: [1, 4] });
    expect(questionOf(table)).toMatchObject({ candidates: [table.id('Own'), table.id('Beside')] });
  });

  it('cr 801.5b: a player may choose an option about a player out of range', () => {
    const sides = five(1, ['Bear'], [], []).map((side, index) =>
      index === 0 ? { ...side, range: 2 } : side,
    );
    const table = new RulesTable(sides).do(
      steps(
        { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'chooser' },
        {
          kind: 'choose-effect',
          who: { kind: 'bound', name: 'chooser' },
          options: [
            { kind: 'mode', effect: { kind: 'gain-life', who: YOU, amount: 2 } },
            { kind: 'mode', effect: { kind: 'lose-life', who: YOU, amount: 2 } },
          ],
        },
      ),
      { answers: [seat(2), { kind: 'choose-modes', modes: [0] }] },
    );
    expect(table.asked[1]?.seat).toBe(2);
    expect(table.life(0)).toBe(22);
  });

  it('cr 801.5c: the closest player to the left who can choose does if nobody within range can', () => {
    const separating: Effect = steps(
      { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'opponent' },
      {
        kind: 'choose-objects',
        who: { kind: 'bound', name: 'opponent' },
        from: { kind: 'zone', zone: 'graveyard', whose: YOU },
        least: 1,
        most: 1,
        bind: 'pile',
      },
      { kind: 'move', what: { kind: 'bound', name: 'pile' }, to: 'hand', cause: 'return' },
    );
    const sides = five(1).map((side, index) => ({
      ...side,
      team: [0, 0, 1, 1, 0][index]!,
      graveyard: index === 0 ? ['One', 'Two'] : [],
    }));
    const table = new RulesTable(sides).do(separating, {
      answers: [cards('Two')],
    });
    expect(table.asked.map(({ seat: who }) => who)).toEqual([2]);
    expect(table.hand(0)).toEqual(['Two']);
  });

  it('cr 801.5c: that player chooses, and nothing else happens to a player out of range', () => {
    const harming: Effect = steps(
      { kind: 'choose-players', who: YOU, from: OPPONENTS, bind: 'opponent' },
      { kind: 'lose-life', who: { kind: 'bound', name: 'opponent' }, amount: 3 },
    );
    const sides = five(1).map((side, index) => ({ ...side, team: [0, 0, 1, 1, 0][index]! }));
    const table = new RulesTable(sides).do(harming);
    expect(table.asked).toEqual([]);
    expect([2, 3].map(table.life)).toEqual([20, 20]);
  });
});

describe('triggers within range (cr 801.7)', () => {
  const HOSTED: Filter = { kind: 'is', of: { kind: 'host' } };
  const life = (amount: number): Effect => ({ kind: 'gain-life', who: YOU, amount });

  it('cr 801.7: everything a trigger condition names must be within range, and nothing else need be', () => {
    const plain = card('Plain', {
      abilities: [whenever({ kind: 'becomes-blocked', what: HOSTED }, life(1))],
    });
    const naming = card('Naming', {
      abilities: [whenever({ kind: 'becomes-blocked', what: HOSTED, by: CREATURE, each: 'each' }, life(5))],
    });
    // Rob (1) has Auras on a creature of Alex (0), which is blocked by one of Dario (4), out of Rob’s range.
    const table = new RulesTable(five(1, ['Bear'], ['Plain', 'Naming'], [], [], ['Wall']), [plain, naming]);
    const [bear, wall] = [table.id('Bear'), table.id('Wall')];
    for (const aura of ['Plain', 'Naming'])
      table.state.objects[objectNumber(table.id(aura))]!.permanent!.attachedTo = bear;
    table.happen({ type: 'CombatBegan', seat: 0 as Seat });
    table.happen({
      type: 'AttackersDeclared',
      attacks: [{ attacker: bear, defender: 4 as Seat, defending: 4 as Seat, blocked: false, band: null }],
    });
    table.happen({
      type: 'BlockersDeclared',
      seat: 4 as Seat,
      blocks: [{ blocker: wall, attackers: [bear] }],
    });
    expect(table.waiting).toEqual(['Plain']);
  });

  it('cr 801.7: everything in the event must be within range if the condition names nothing', () => {
    const watching = card('Ear', { abilities: [whenever({ kind: 'damage' }, life(1))] });
    const table = new RulesTable(five(1, ['Ear'], ['Bear'], ['Wall']), [watching]);
    const hit = (source: string, to: number) =>
      table.happen({
        type: 'DamageDealt',
        source: table.id(source),
        to: to as Seat,
        amount: 1,
        combat: false,
        marked: 0,
        deathtouch: false,
      });
    hit('Wall', 1);
    hit('Bear', 2);
    expect(table.waiting).toEqual([]);
    hit('Bear', 0);
    expect(table.waiting).toEqual(['Ear']);
  });

  it('cr 801.11: an event out of range did not happen for the player who counts', () => {
    const counting: Effect = {
      kind: 'gain-life',
      who: YOU,
      amount: {
        kind: 'happened',
        pattern: { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] },
        since: 'turn',
      },
    };
    const table = new RulesTable(five(1, [], ['Near'], ['Far']));
    table.verbs([
      { verb: 'destroy', object: table.id('Near'), by: null, regeneration: true },
      { verb: 'destroy', object: table.id('Far'), by: null, regeneration: true },
    ]);
    table.do(counting);
    expect(table.life(0)).toBe(21);
  });
});

describe('effects within range (cr 801.10, 801.13)', () => {
  it('cr 801.10: ‘each player’ is each player within range, and the rest of an effect happens', () => {
    const table = new RulesTable(five(1)).do({ kind: 'lose-life', who: ALL, amount: 3 });
    expect([0, 1, 2, 3, 4].map(table.life)).toEqual([17, 17, 20, 20, 17]);
  });

  it('cr 801.11: an object out of range fits neither a filter nor its opposite', () => {
    const table = new RulesTable(five(1, [], [], ['Far']));
    const context = contextOf(table.id('Source'), 0 as Seat);
    const sight = sightOf(table.state);
    expect(matches(sight, CREATURE, table.id('Far'), context)).toBe(false);
    expect(matches(sight, { kind: 'not', of: CREATURE }, table.id('Far'), context)).toBe(false);
  });

  it('cr 801.13: a replacement leaves out what it cannot do to players out of range', () => {
    const table = new RulesTable(five(1, ['Rule']), [
      card('Rule', {
        abilities: [
          instead(
            { kind: 'gains-life', who: ALL },
            { kind: 'instead', effect: { kind: 'draw', who: ALL, count: 1 } },
          ),
        ],
      }),
    ]);
    table.do({ kind: 'gain-life', who: YOU, amount: 2 });
    expect(table.life(0)).toBe(20);
    expect(table.events('DrewFromEmptyLibrary').map(({ seat: who }) => who)).toEqual([0, 1, 4]);
    // Nobody sees a gain of a player who is out of range.
    table.do({ kind: 'gain-life', who: YOU, amount: 2 }, { controller: 2 });
    expect(table.life(2)).toBe(22);
  });

  it('cr 801.13b: a prevention effect stops only sources within range', () => {
    const ward = card('Ward', {
      abilities: [instead({ kind: 'damage', from: CREATURE }, { kind: 'prevent' })],
    });
    const table = new RulesTable(five(1, ['Ward'], ['Bear'], ['Wall']), [ward]);
    const hit = (source: string, to: number) =>
      table.verbs([{ verb: 'damage', source: table.id(source), to: to as Seat, amount: 2, combat: true }]);
    hit('Wall', 1);
    expect(table.life(1)).toBe(18);
    hit('Bear', 2);
    expect(table.life(2)).toBe(20);
  });
});

describe('the end of the game within range (cr 801.14-801.17)', () => {
  it('cr 801.14: a player who wins makes the opponents within range lose, but not teammates', () => {
    const sides = five(1).map((side, index) => ({ ...side, team: [0, 0, 1, 2, 3][index]! }));
    const table = new RulesTable(sides).do({ kind: 'win-game', who: YOU });
    expect(table.state.seats.map(({ lost }) => lost)).toEqual([null, null, null, null, 'effect']);
    expect(table.state.stage.kind).toBe('turns');
  });

  it('cr 801.15: a draw makes the controller and the players within range leave; the others play on', () => {
    const table = new RulesTable(five(1)).do(DRAW);
    expect(table.state.seats.map(({ lost }) => lost)).toEqual(['drawn', 'drawn', null, null, 'drawn']);
    expect(table.state.stage.kind).toBe('turns');
    expect(new RulesTable(five(2)).do(DRAW).settle().state.result).toMatchObject({
      reason: 'nobody-left',
      winners: [],
    });
    expect(new RulesTable(five(undefined)).do(DRAW).state.result).toMatchObject({
      reason: 'drawn-by-effect',
    });
  });

  it('cr 801.15: the only player left after a draw has won', () => {
    const table = new RulesTable(five(1).slice(0, 4));
    drawFor(table.proposal, [0 as Seat]);
    table.settle();
    expect(table.state.result).toEqual({ reason: 'last-one-standing', winners: [2] });
  });

  it('cr 801.17, 726.7: a restarted game restarts for everyone, whatever the range', () => {
    const sides = five(1, ['Bear'], [], ['Wall']).map((side) => ({
      ...side,
      library: Array(8).fill('Forest'),
    }));
    const table = new RulesTable(sides).do({ kind: 'restart-game' });
    expect(table.events('GameRestarted')[0]?.libraries.map(({ zone }) => zone.seat)).toEqual([0, 1, 2, 3, 4]);
    expect(table.battlefield()).toEqual([]);
    expect(table.state.range?.of).toEqual([1, 1, 1, 1, 1]);
  });
});
