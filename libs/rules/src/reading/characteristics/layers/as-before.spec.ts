import { describe, expect, it } from '@jest/globals';
import {
  anthem,
  basic,
  Board,
  both,
  creature,
  CREATURE,
  enchantment,
  keyword,
  plus,
  YOURS,
} from '#testkit/tables/board';
import { known } from '../characteristics.js';

const BEAR = creature('Bear', 2, 2);
const GLORY = enchantment('Glory', anthem(both(CREATURE, YOURS), plus(1)));

describe('a kept result of the layers', () => {
  it('is the same object after an unrelated change', () => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(GLORY);
    const before = board.known(bear);
    expect(board.stats(bear)).toBe('3/3');
    board.lay(basic('Forest'));
    expect(board.known(bear)).toBe(before);
  });

  it.each([
    ['its numbers', plus(0, 1)],
    ['its abilities', { kind: 'gain-ability', ability: keyword('trample') }],
    ['its types', { kind: 'add-types', types: ['artifact'] }],
    ['its colours', { kind: 'add-colours', colours: ['blue'] }],
    ['what it may not do', { kind: 'cannot', action: { kind: 'attack' } }],
  ] as const)('is replaced when an effect changes %s', (_, change) => {
    const board = new Board();
    const bear = board.lay(BEAR);
    board.lay(GLORY);
    const before = board.known(bear);
    board.lay(enchantment('More', anthem(CREATURE, change)));
    expect(board.known(bear)).not.toEqual(before);
    expect(board.known(bear)).toEqual(known(structuredClone(board.state), bear));
  });
});
