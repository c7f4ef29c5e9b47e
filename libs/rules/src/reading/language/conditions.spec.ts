import { describe, expect, it } from '@jest/globals';
import type { Condition } from '#abilities';
import {
  ANNA,
  basic,
  Board,
  BORIS,
  creature,
  CREATURE,
  face,
  IS_THIS,
  LAND,
  THIS,
  YOU,
} from '#testkit/tables/board';
import type { Context } from '../../model/state/context.js';
import type { ObjectId } from '../../model/basics/ids.js';
import { holds } from './conditions.js';
import { OPPONENTS } from '#testkit/language/words';

const is = (board: Board, condition: Condition, of: ObjectId, more: Partial<Context> = {}): boolean =>
  holds(board.sight, condition, board.context(of, more));
const ALWAYS = { kind: 'always' } as const;
const NEVER = { kind: 'not', of: ALWAYS } as const;
const BEAR = creature('Bear', 2, 2);

describe('conditions (cr 603.4, 608.2c)', () => {
  it('all, any, not, always', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    expect(is(board, { kind: 'all', of: [ALWAYS, ALWAYS] }, bear)).toBe(true);
    expect(is(board, { kind: 'all', of: [ALWAYS, NEVER] }, bear)).toBe(false);
    expect(is(board, { kind: 'any', of: [NEVER, ALWAYS] }, bear)).toBe(true);
    expect(is(board, { kind: 'any', of: [NEVER] }, bear)).toBe(false);
  });

  it.each([
    ['less', [true, false, false]],
    ['at-most', [true, true, false]],
    ['equal', [false, true, false]],
    ['at-least', [false, true, true]],
    ['more', [false, false, true]],
    ['not-equal', [true, false, true]],
  ] as const)('comparing: %s', (compare, expected) => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const left = { kind: 'stat', of: THIS, stat: 'power' } as const;
    expect([3, 2, 1].map((right) => is(board, { kind: 'compare', left, compare, right }, bear))).toEqual(
      expected,
    );
  });

  it('an object exists; all of these objects fit', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    expect([
      is(board, { kind: 'exists', filter: CREATURE }, bear),
      is(board, { kind: 'exists', filter: LAND }, bear),
    ]).toEqual([true, false]);
    expect(is(board, { kind: 'matches', what: THIS, filter: CREATURE }, bear)).toBe(true);
    const bound = { kind: 'bound', name: 'them' } as const;
    const forest = board.lay(basic('Forest'));
    const them = (...objects: ObjectId[]) => ({ bindings: { them: { objects } } });
    expect(is(board, { kind: 'matches', what: bound, filter: CREATURE }, bear, them(bear, forest))).toBe(
      false,
    );
    expect(is(board, { kind: 'matches', what: bound, filter: CREATURE }, bear, them())).toBe(false);
  });

  it('cr 102: players among players, whose turn, which step', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const active = { kind: 'active' } as const;
    expect(is(board, { kind: 'player-is', who: active, among: YOU }, bear)).toBe(true);
    expect(is(board, { kind: 'player-is', who: active, among: OPPONENTS }, bear)).toBe(false);
    expect(is(board, { kind: 'turn', whose: YOU }, bear)).toBe(true);
    expect(is(board, { kind: 'step', is: ['precombat-main', 'postcombat-main'] }, bear)).toBe(true);
    board.begin(BORIS, 'upkeep');
    expect(is(board, { kind: 'turn', whose: YOU }, bear)).toBe(false);
    expect(is(board, { kind: 'step', is: ['upkeep'] }, bear)).toBe(true);
    expect(is(board, { kind: 'step', is: ['draw'] }, bear)).toBe(false);
  });

  it('cr 608.2c: earlier steps, their choices and their answers', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const bindings = {
      some: { objects: [bear] },
      none: { objects: [] },
      zero: { amount: 0 },
      said: { word: 'Elf' },
    };
    const did = (name: string): boolean => is(board, { kind: 'did', name }, bear, { bindings });
    expect(['some', 'none', 'zero', 'said', 'unknown'].map(did)).toEqual([true, false, false, true, false]);
    expect(is(board, { kind: 'chose', name: 'said', is: 'Elf' }, bear, { bindings })).toBe(true);
    expect(is(board, { kind: 'chose', name: 'said', is: 'Orc' }, bear, { bindings })).toBe(false);
    board.emit({ type: 'LinkSet', object: bear, link: 'chosen', bound: { word: 'blue' } });
    expect(is(board, { kind: 'chose-linked', name: 'chosen', is: 'blue' }, bear)).toBe(true);
    const tribute = { bindings: { tribute: { word: 'yes' } } };
    expect(is(board, { kind: 'answered', name: 'tribute', is: 'yes' }, bear, tribute)).toBe(true);
    expect(is(board, { kind: 'answered', name: 'tribute', is: 'no' }, bear, tribute)).toBe(false);
  });

  it('cr 702.33, 601.2h: how it was cast', () => {
    const board = new Board();
    const spell = board.cast(
      BEAR,
      {},
      { paid: { kicker: 1 }, from: 'graveyard', alternative: 'flashback', mana: ['U', 'U'] },
    );
    expect(is(board, { kind: 'paid', cost: 'kicker' }, spell)).toBe(true);
    expect(is(board, { kind: 'paid', cost: 'kicker', times: 2 }, spell)).toBe(false);
    expect(is(board, { kind: 'paid', cost: 'buyback' }, spell)).toBe(false);
    expect(is(board, { kind: 'cast-from', zone: 'graveyard' }, spell)).toBe(true);
    expect(is(board, { kind: 'cast-from', zone: 'hand' }, spell)).toBe(false);
    const from = { kind: 'cast-from', zone: 'graveyard' } as const;
    expect(is(board, { ...from, by: { kind: 'you' } }, spell)).toBe(true);
    expect(is(board, { ...from, by: { kind: 'opponents' } }, spell)).toBe(false);
    expect(is(board, { kind: 'cast-for', alternative: 'flashback' }, spell)).toBe(true);
    expect(is(board, { kind: 'mana-spent', colour: 'blue', times: 2 }, spell)).toBe(true);
    expect(is(board, { kind: 'mana-spent', colour: 'blue', times: 3 }, spell)).toBe(false);
    const put = board.lay(BEAR);
    expect(is(board, { kind: 'cast-from', zone: 'hand' }, put)).toBe(false);
  });

  it('cr 608.2i: a number of past events', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const died = {
      kind: 'happened',
      pattern: { kind: 'moves', what: CREATURE, from: ['battlefield'], to: ['graveyard'] },
      since: 'turn',
    } as const;
    expect(is(board, died, bear)).toBe(false);
    const victim = board.lay(BEAR);
    board.move(victim, 'graveyard');
    expect(is(board, died, bear)).toBe(true);
    expect(is(board, { ...died, times: 2 }, bear)).toBe(false);
    expect(is(board, { ...died, compare: 'equal', times: 0 }, bear)).toBe(false);
  });

  it('cr 702.30a: since the last upkeep of its controller', () => {
    const board = new Board();
    const came = {
      kind: 'happened',
      pattern: {
        kind: 'any',
        of: [
          { kind: 'moves', what: IS_THIS, to: ['battlefield'] },
          { kind: 'control-changes', what: IS_THIS, to: YOU },
        ],
      },
      since: 'last-upkeep',
    } as const;
    const bear = board.move(board.lay(BEAR, { zone: 'hand' }), 'battlefield');
    board.begin(BORIS);
    board.begin(ANNA, 'upkeep');
    expect(is(board, came, bear)).toBe(true);
    board.begin(BORIS);
    board.begin(ANNA, 'upkeep');
    expect(is(board, came, bear)).toBe(false);
  });

  it('cr 724.1, 702.131: designations of players', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    const has = (
      which: 'monarch' | 'city-blessing' | 'initiative',
      who: Extract<Condition, { kind: 'designation' }>['who'] = YOU,
    ): boolean => is(board, { kind: 'designation', who, is: which }, bear);
    expect(has('monarch')).toBe(false);
    board.emit({ type: 'PlayerDesignated', seat: ANNA, designation: 'monarch', on: true });
    board.emit({ type: 'PlayerDesignated', seat: ANNA, designation: 'city-blessing', on: true });
    board.emit({ type: 'PlayerDesignated', seat: BORIS, designation: 'initiative', on: true });
    expect([has('monarch'), has('city-blessing'), has('initiative'), has('initiative', OPPONENTS)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('all the same, all different', () => {
    const board = new Board();
    const elf = (name: string, ...subtypes: string[]): ObjectId =>
      board.lay(face(name, ['creature'], { subtypes, power: 1, toughness: 1 }));
    const [one, two, other] = [elf('One', 'Elf', 'Druid'), elf('Two', 'Elf'), elf('Other', 'Orc')];
    const among = { kind: 'bound', name: 'them' } as const;
    const share = (
      what: 'creature-type' | 'name',
      how: 'all-same' | 'all-different',
      ...objects: ObjectId[]
    ): boolean =>
      is(board, { kind: 'share-among', what, how, among }, one, { bindings: { them: { objects } } });
    expect(share('creature-type', 'all-same', one, two)).toBe(true);
    expect(share('creature-type', 'all-same', one, other)).toBe(false);
    expect(share('creature-type', 'all-different', one, two)).toBe(false);
    expect(share('name', 'all-different', one, two, other)).toBe(true);
  });
});
