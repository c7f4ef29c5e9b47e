import { describe, expect, it } from '@jest/globals';
import type { Change, Filter, ZoneName } from '#abilities';
import {
  anthem,
  basic,
  becomes,
  Board,
  BORIS,
  both,
  creature,
  CREATURE,
  defining,
  enchantment,
  keyword,
  YOU,
} from '#testkit/tables/board';
import { changed, known } from '../characteristics.js';

const BEAR = creature('Bear', 2, 2);
const at = (zone: ZoneName): Filter => ({ kind: 'in', zone });
const either = (...of: readonly Filter[]): Filter => ({ kind: 'any', of });
const EVERYWHERE = either({ kind: 'permanent' }, at('hand'), at('library'), at('graveyard'));
const blue: Change = { kind: 'set-colours', colours: ['blue'] };
const alsoRed: Change = { kind: 'add-colours', colours: ['red'] };
const DYE = enchantment('Dye', anthem(EVERYWHERE, blue));
const RUST = enchantment('Rust', anthem(EVERYWHERE, alsoRed));
const inGraveyards = (colour: 'blue' | 'red') => both(at('graveyard'), { kind: 'colour', is: colour });
const counting = (of: Filter) =>
  creature('Counting', 0, 0, defining(becomes('power', { kind: 'count', of }), becomes('toughness', 1)));

/** As it is for a state without memos. */
const afresh = (board: Board, id: Parameters<Board['known']>[0]) => known(structuredClone(board.state), id);

describe('effects on everything in a zone (cr 613)', () => {
  it.each(['hand', 'library', 'graveyard'] as const)('apply to the cards in a %s, in their order', (zone) => {
    const board = new Board();
    const [bear, ...others] = [board.lay(BEAR, { zone }), board.lay(basic('Forest'), { zone })];
    board.lay(DYE);
    expect(board.known(bear).colours).toEqual(['blue']);
    board.lay(RUST);
    for (const id of [bear, ...others]) expect(board.known(id).colours).toEqual(['blue', 'red']);
    expect(changed(board.state).has(bear)).toBe(false);
  });

  it('leave cards in other zones alone', () => {
    const board = new Board();
    const [there, elsewhere] = [board.lay(BEAR, { zone: 'exile' }), board.lay(BEAR, { zone: 'library' })];
    board.lay(enchantment('Dye', anthem(both(at('library'), EVERYWHERE), blue)));
    expect(board.known(there).colours).toEqual(['green']);
    expect(board.known(elsewhere).colours).toEqual(['blue']);
  });

  it('leave another player’s zone alone', () => {
    const board = new Board();
    const [own, theirs] = [
      board.lay(BEAR, { zone: 'graveyard' }),
      board.lay(BEAR, { zone: 'graveyard', seat: BORIS }),
    ];
    board.lay(enchantment('Dye', anthem({ kind: 'in', zone: 'graveyard', whose: YOU }, blue)));
    expect(board.known(own).colours).toEqual(['blue']);
    expect(board.known(theirs).colours).toEqual(['green']);
  });

  it('look at each card if the zone does not decide', () => {
    const board = new Board();
    const [bear, land] = [
      board.lay(BEAR, { zone: 'library' }),
      board.lay(basic('Forest'), { zone: 'library' }),
    ];
    board.lay(enchantment('Dye', anthem(both(at('library'), CREATURE), blue)));
    expect(board.known(bear).colours).toEqual(['blue']);
    expect(board.known(land).colours).toEqual([]);
  });

  it('are seen by other effects up to the current layer', () => {
    const board = new Board();
    for (let nth = 0; nth < 3; nth += 1) board.lay(BEAR, { zone: 'graveyard' });
    const counter = board.lay(counting(inGraveyards('blue')));
    board.lay(DYE);
    expect(board.stats(counter)).toBe('3/1');
    expect(afresh(board, counter)?.power).toBe(3);
  });

  it('cr 613.8: apply card by card once one effect may depend on another', () => {
    const board = new Board();
    const bear = board.lay(BEAR, { zone: 'graveyard' });
    const far = board.lay(BEAR, { zone: 'library' });
    const goblins = both(inGraveyards('blue'), { kind: 'subtype', is: 'Goblin' });
    const black: Change = { kind: 'add-colours', colours: ['black'] };
    board.lay(enchantment('More', anthem(goblins, alsoRed)));
    board.lay(enchantment('Dye', anthem(at('graveyard'), blue)));
    board.lay(enchantment('Kin', anthem(EVERYWHERE, { kind: 'every-creature-type' }, black)));
    expect(board.known(bear).colours).toEqual(['blue', 'black', 'red']);
    expect(board.known(far).colours).toEqual(['black', 'green']);
  });

  it('do not stop other effects on one of the cards', () => {
    const board = new Board();
    const [bear, other] = [board.lay(BEAR, { zone: 'graveyard' }), board.lay(BEAR, { zone: 'graveyard' })];
    board.lay(DYE);
    board.lasts([bear], [{ kind: 'gain-ability', ability: keyword('flying') }, alsoRed]);
    expect(board.known(bear)).toMatchObject({ colours: ['blue', 'red'] });
    expect(board.known(bear).keywords.has('flying')).toBe(true);
    expect(board.known(other)).toMatchObject({ colours: ['blue'] });
  });

  it('keep a result as long as no effect changes it', () => {
    const board = new Board();
    const bear = board.lay(BEAR, { zone: 'library' });
    board.lay(DYE);
    const before = board.known(bear);
    board.lay(basic('Forest'));
    expect(board.known(bear)).toBe(before);
    board.lay(RUST);
    expect(board.known(bear)).not.toEqual(before);
    expect(board.known(bear)).toEqual(afresh(board, bear));
  });

  it('end with their source', () => {
    const board = new Board();
    const bear = board.lay(BEAR, { zone: 'library' });
    const dye = board.lay(DYE);
    expect(board.known(bear).colours).toEqual(['blue']);
    board.move(dye, 'graveyard');
    expect(board.known(bear).colours).toEqual(['green']);
  });
});
