import { describe, expect, it } from '@jest/globals';
import type { Players, Reference } from '#abilities';
import { ANNA, basic, Board, BORIS, creature, CREATURE, face, LAND, THIS, YOU } from '#testkit/tables/board';
import type { Context, EventFacts } from '../../model/state/context.js';
import type { ObjectId, Seat } from '../../model/basics/ids.js';
import { playersOf } from './players.js';
import { objectsOf } from './references.js';

const CHLOE = 2 as Seat;
const BEAR = creature('Bear', 2, 2);
const objects = (board: Board, reference: Reference, of: ObjectId, more: Partial<Context> = {}) =>
  objectsOf(board.sight, reference, board.context(of, more));
const players = (board: Board, node: Players, of: ObjectId, more: Partial<Context> = {}) =>
  playersOf(board.sight, node, board.context(of, more));
const event = (facts: Partial<EventFacts>): Partial<Context> => ({
  event: { subject: null, agent: null, player: null, other: null, amount: 0, ...facts },
});
const them = { kind: 'bound', name: 'them' } as const;

describe('references', () => {
  it('this, targets, names, the event', () => {
    const board = new Board();
    const [bear, cub] = [board.lay(BEAR), board.lay(BEAR)];
    expect(objects(board, THIS, bear)).toEqual([bear]);
    const targets = [{ objects: [cub], players: [] }];
    expect(objects(board, { kind: 'target', slot: 0 }, bear, { targets })).toEqual([cub]);
    expect(objects(board, { kind: 'target', slot: 1 }, bear, { targets })).toEqual([]);
    expect(objects(board, them, bear, { bindings: { them: { objects: [cub, bear] } } })).toEqual([cub, bear]);
    expect(objects(board, { kind: 'subject' }, bear, event({ subject: cub }))).toEqual([cub]);
    expect(objects(board, { kind: 'subject' }, bear, event({ subject: cub, subjects: [cub, bear] }))).toEqual(
      [cub, bear],
    );
    expect(objects(board, { kind: 'agent' }, bear, event({ agent: bear }))).toEqual([bear]);
    expect(objects(board, { kind: 'granter' }, bear, { bindings: { granter: { objects: [cub] } } })).toEqual([
      cub,
    ]);
    expect(
      objects(board, { kind: 'paid', cause: 'sacrifice' }, bear, {
        bindings: { 'paid:sacrifice': { objects: [cub] } },
      }),
    ).toEqual([cub]);
  });

  it('cr 607.2: the objects that linked abilities remember, even if they are gone', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const cub = board.lay(BEAR);
    board.emit({ type: 'LinkSet', object: bear, link: 'exiled', bound: { objects: [cub] } });
    expect(objects(board, { kind: 'linked', name: 'exiled' }, bear)).toEqual([cub]);
    const context = board.context(bear);
    board.move(bear, 'graveyard');
    expect(objectsOf(board.sight, { kind: 'linked', name: 'exiled' }, context)).toEqual([cub]);
  });

  it('cr 301.5, 303.4: hosts and attachments', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const aura = board.lay(face('Aura', ['enchantment']), { attachedTo: bear });
    const sword = board.lay(face('Sword', ['artifact']), { attachedTo: bear });
    expect(objects(board, { kind: 'host' }, aura)).toEqual([bear]);
    expect(objects(board, { kind: 'host', of: THIS }, bear)).toEqual([]);
    expect(objects(board, { kind: 'attachments', of: THIS }, bear)).toEqual([aura, sword]);
    expect(
      objects(board, { kind: 'attachments', of: THIS, filter: { kind: 'type', is: 'artifact' } }, bear),
    ).toEqual([sword]);
  });

  it('all objects that fit; those of a set that fit; unions and differences', () => {
    const board = new Board();
    const [bear, forest] = [board.lay(BEAR), board.lay(basic('Forest'))];
    const each = { kind: 'each', filter: { kind: 'permanent' } } as const;
    expect(objects(board, each, bear)).toEqual([bear, forest]);
    expect(objects(board, { kind: 'only', of: each, filter: LAND }, bear)).toEqual([forest]);
    expect(objects(board, { kind: 'except', of: each, without: THIS }, bear)).toEqual([forest]);
    expect(objects(board, { kind: 'union', of: [THIS, each] }, bear)).toEqual([bear, forest]);
  });

  it('cr 401: cards of a library, from its top or bottom, or as far as one fits', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const cards = [BEAR, basic('Forest'), BEAR, BEAR].map((one) => board.lay(one, { zone: 'library' }));
    const [bottom, forest, second, top] = cards as [ObjectId, ObjectId, ObjectId, ObjectId];
    expect(objects(board, { kind: 'top', whose: YOU, count: 2 }, bear)).toEqual([top, second]);
    expect(objects(board, { kind: 'top', whose: YOU, count: 9 }, bear)).toEqual([
      top,
      second,
      forest,
      bottom,
    ]);
    expect(objects(board, { kind: 'top', whose: YOU, count: 1, end: 'bottom' }, bear)).toEqual([bottom]);
    expect(objects(board, { kind: 'top-until', whose: YOU, filter: LAND }, bear)).toEqual([
      top,
      second,
      forest,
    ]);
    expect(objects(board, { kind: 'top-until', whose: YOU, filter: CREATURE, count: 2 }, bear)).toEqual([
      top,
      second,
    ]);
    expect(
      objects(board, { kind: 'top-until', whose: YOU, filter: { kind: 'type', is: 'artifact' } }, bear),
    ).toHaveLength(4);
    expect(objects(board, { kind: 'top', whose: { kind: 'opponents' }, count: 2 }, bear)).toEqual([]);
    expect(objects(board, { kind: 'zone', zone: 'library', whose: YOU }, bear)).toEqual(cards);
  });

  it('cr 506: blockers, blocked, attacked, banded and paired creatures', () => {
    const board = new Board();
    const [one, two] = [board.lay(BEAR), board.lay(BEAR)];
    const wall = board.lay(BEAR, { seat: BORIS });
    const walker = board.lay(face('Walker', ['planeswalker']), { seat: BORIS });
    board.emit({ type: 'CombatBegan', seat: ANNA });
    const attack = { defending: BORIS, blocked: false, band: 1 };
    board.emit({
      type: 'AttackersDeclared',
      attacks: [
        { attacker: one, defender: BORIS, ...attack },
        { attacker: two, defender: walker, ...attack },
      ],
    });
    board.emit({ type: 'BlockersDeclared', seat: BORIS, blocks: [{ blocker: wall, attackers: [one, two] }] });
    board.emit({ type: 'LinkSet', object: one, link: 'paired', bound: { objects: [two] } });
    const combat = (relation: Extract<Reference, { kind: 'combat' }>['relation'], of: ObjectId) =>
      objects(board, { kind: 'combat', of: THIS, relation }, of);
    expect(combat('blocks', wall)).toEqual([one, two]);
    expect(combat('blocked-by', one)).toEqual([wall]);
    expect(combat('attacks', two)).toEqual([walker]);
    expect(combat('attacks', one)).toEqual([]);
    expect(combat('banded-with', one)).toEqual([one, two]);
    expect(combat('paired-with', one)).toEqual([two]);
  });

  it('cr 113.7, 115: the source and the targets of an object on the stack', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const ability = board.next;
    const item = board.itemOf(bear, ANNA, {
      kind: 'triggered',
      targets: [[{ objects: [bear], players: [] }]],
    });
    board.emit({ type: 'AbilityStacked', object: ability, item });
    const bindings = { them: { objects: [ability] } };
    expect(objects(board, { kind: 'source', of: them }, bear, { bindings })).toEqual([bear]);
    expect(objects(board, { kind: 'targets-of', of: them }, bear, { bindings })).toEqual([bear]);
  });

  it('cr 400.7: the next incarnation, and a later one only if the effect itself moved it', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const context = board.context(bear);
    const dead = board.move(bear, 'graveyard');
    expect(objectsOf(board.sight, { kind: 'successor', of: THIS }, context)).toEqual([dead]);
    const back = board.move(dead, 'hand');
    expect(objectsOf(board.sight, { kind: 'successor', of: THIS }, context)).toEqual([]);
    const knowing = { ...context, bindings: { moved: { objects: [back] } } };
    expect(objectsOf(board.sight, { kind: 'successor', of: THIS }, knowing)).toEqual([back]);
    board.emit({ type: 'ObjectCeased', object: back, was: null });
    expect(objectsOf(board.sight, { kind: 'successor', of: THIS }, knowing)).toEqual([]);
  });

  it('the ones with most or least of something', () => {
    const board = new Board();
    const [small, big, bigger] = [1, 4, 4].map((power) => board.lay(creature('One', power, 1)));
    const each = { kind: 'each', filter: CREATURE } as const;
    expect(objects(board, { kind: 'chosen', of: each, stat: 'power' }, small!)).toEqual([big, bigger]);
    expect(objects(board, { kind: 'chosen', of: each, stat: 'power', most: 'least' }, small!)).toEqual([
      small,
    ]);
  });

  it('cr 903.3: commanders', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(BEAR);
    board.emit({ type: 'Marked', object: bear, mark: 'commander', on: true });
    expect(objects(board, { kind: 'commander', whose: YOU }, bear)).toEqual([bear]);
    expect(objects(board, { kind: 'commander', whose: { kind: 'opponents' } }, bear)).toEqual([]);
  });
});

describe('players', () => {
  it('cr 102, 101.4: you, all, opponents, in turn order from the active player', () => {
    const board = new Board(3);
    const bear = board.lay(BEAR);
    board.begin(BORIS);
    expect(players(board, YOU, bear)).toEqual([ANNA]);
    expect(players(board, { kind: 'all' }, bear)).toEqual([BORIS, CHLOE, ANNA]);
    expect(players(board, { kind: 'opponents' }, bear)).toEqual([BORIS, CHLOE]);
    expect(players(board, { kind: 'opponents', of: { kind: 'active' } }, bear)).toEqual([CHLOE, ANNA]);
    expect(players(board, { kind: 'others', than: YOU }, bear)).toEqual([BORIS, CHLOE]);
    expect(players(board, { kind: 'active' }, bear)).toEqual([BORIS]);
    expect(players(board, { kind: 'nonactive' }, bear)).toEqual([CHLOE, ANNA]);
    expect(players(board, { kind: 'next', direction: 'left' }, bear)).toEqual([BORIS]);
    expect(players(board, { kind: 'next', direction: 'right' }, bear)).toEqual([CHLOE]);
    expect(players(board, { kind: 'union', of: [YOU, { kind: 'active' }, YOU] }, bear)).toEqual([
      ANNA,
      BORIS,
    ]);
  });

  it('cr 102.3: teams', () => {
    const board = new Board(3);
    const bear = board.lay(BEAR);
    board.state.seats[2]!.team = board.state.seats[0]!.team;
    expect(players(board, { kind: 'opponents' }, bear)).toEqual([BORIS]);
    expect(players(board, { kind: 'team' }, bear)).toEqual([ANNA, CHLOE]);
    expect(players(board, { kind: 'teammates' }, bear)).toEqual([CHLOE]);
    expect(players(board, { kind: 'team', of: { kind: 'opponents' } }, bear)).toEqual([BORIS]);
  });

  it('cr 800.4: a player who has left is never meant', () => {
    const board = new Board(3);
    const bear = board.lay(BEAR);
    board.emit({ type: 'PlayerLost', seat: BORIS, reason: 'conceded' });
    expect(players(board, { kind: 'all' }, bear)).toEqual([ANNA, CHLOE]);
    expect(players(board, { kind: 'next', direction: 'left' }, bear)).toEqual([CHLOE]);
    expect(
      players(board, { kind: 'bound', name: 'p' }, bear, { bindings: { p: { players: [BORIS] } } }),
    ).toEqual([]);
  });

  it('targets, names, links, the event', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const more = {
      targets: [{ objects: [], players: [BORIS] }],
      bindings: { chosen: { players: [BORIS, ANNA] } },
      ...event({ player: ANNA, other: BORIS }),
    };
    expect(players(board, { kind: 'target', slot: 0 }, bear, more)).toEqual([BORIS]);
    expect(players(board, { kind: 'bound', name: 'chosen' }, bear, more)).toEqual([BORIS, ANNA]);
    expect(players(board, { kind: 'subject' }, bear, more)).toEqual([ANNA]);
    expect(players(board, { kind: 'agent' }, bear, more)).toEqual([BORIS]);
    board.emit({ type: 'LinkSet', object: bear, link: 'named', bound: { players: [BORIS] } });
    expect(players(board, { kind: 'linked', name: 'named' }, bear)).toEqual([BORIS]);
  });

  it('cr 108.3-4: controllers, owners, hosts', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lasts([bear], [{ kind: 'control', to: { kind: 'opponents' } }]);
    expect(players(board, { kind: 'controller', of: THIS }, bear)).toEqual([BORIS]);
    expect(players(board, { kind: 'owner', of: THIS }, bear)).toEqual([ANNA]);
    const curse = board.lay(face('Curse', ['enchantment']), { attachedTo: BORIS });
    expect(players(board, { kind: 'host' }, curse)).toEqual([BORIS]);
    const card = board.lay(BEAR, { zone: 'graveyard', seat: BORIS });
    expect(players(board, { kind: 'controller', of: THIS }, card)).toEqual([BORIS]);
  });

  it('cr 506.2, 508.5: attacking and defending', () => {
    const board = new Board(3);
    const [one, two] = [board.lay(BEAR), board.lay(BEAR)];
    expect(players(board, { kind: 'attacking' }, one)).toEqual([]);
    board.emit({ type: 'CombatBegan', seat: ANNA });
    board.emit({
      type: 'AttackersDeclared',
      attacks: [
        { attacker: one, defender: BORIS, defending: BORIS, blocked: false, band: null },
        { attacker: two, defender: CHLOE, defending: CHLOE, blocked: false, band: null },
      ],
    });
    expect(players(board, { kind: 'attacking' }, one)).toEqual([ANNA]);
    expect(players(board, { kind: 'defending' }, one)).toEqual([BORIS]);
    expect(
      players(board, { kind: 'defending', of: them }, one, { bindings: { them: { objects: [two] } } }),
    ).toEqual([CHLOE]);
  });

  it('players for whom a condition holds; the one with the most; the monarch', () => {
    const board = new Board(3);
    const bear = board.lay(BEAR);
    board.emit({ type: 'LifeChanged', seat: BORIS, by: 5, cause: 'gain' });
    const life = { kind: 'life', of: { kind: 'bound', name: 'it' } } as const;
    const rich: Players = {
      kind: 'only',
      of: { kind: 'all' },
      bind: 'it',
      if: { kind: 'compare', left: life, compare: 'more', right: 20 },
    };
    expect(players(board, rich, bear)).toEqual([BORIS]);
    const extreme = (which: 'most' | 'least') =>
      players(board, { kind: 'extreme', of: { kind: 'all' }, which, bind: 'it', value: life }, bear);
    expect([extreme('most'), extreme('least')]).toEqual([[BORIS], [ANNA, CHLOE]]);
    expect(players(board, { kind: 'monarch' }, bear)).toEqual([]);
    board.emit({ type: 'PlayerDesignated', seat: CHLOE, designation: 'monarch', on: true });
    expect(players(board, { kind: 'monarch' }, bear)).toEqual([CHLOE]);
  });
});
