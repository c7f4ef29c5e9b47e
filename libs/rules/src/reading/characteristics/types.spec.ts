import { describe, expect, it } from '@jest/globals';
import type { Change } from '#abilities';
import {
  anthem,
  basic,
  Board,
  creature,
  CREATURE,
  defining,
  enchantment,
  face,
  keyword,
} from '#testkit/tables/board';
import { matches } from '../language/filters.js';
import { hasSubtype } from '../../model/printed/subtypes.js';

const set = (
  subtypes: readonly string[],
  more: Partial<Extract<Change, { kind: 'set-types' }>> = {},
): Change => ({
  kind: 'set-types',
  subtypes,
  ...more,
});
const manaOf = (board: Board, id: Parameters<Board['known']>[0]) =>
  board.known(id).abilities.map(({ ref }) => ref);

describe('land types (cr 305)', () => {
  it('cr 305.6: a basic land type has its mana ability', () => {
    const board = new Board();
    const dual = board.lay(face('Dual', ['land'], { subtypes: ['Island', 'Swamp', 'Cave'] }));
    expect(manaOf(board, dual)).toEqual(['rule#Island', 'rule#Swamp']);
  });

  it('cr 305.6: ... only on a land', () => {
    const board = new Board();
    expect(manaOf(board, board.lay(face('Dryad', ['creature'], { subtypes: ['Forest'] })))).toEqual([]);
  });

  it('cr 305.7: a land set to a basic land type loses its types and text, and gains the mana ability', () => {
    const board = new Board();
    const ruin = board.lay(
      face('Ruin', ['land'], {
        supertypes: ['legendary'],
        subtypes: ['Urza’s', 'Tower'],
        abilities: [keyword('shroud'), anthem(CREATURE, { kind: 'gain-ability', ability: keyword('haste') })],
      }),
    );
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([ruin], [set(['Mountain'])]);
    expect(board.known(ruin)).toMatchObject({
      supertypes: ['legendary'],
      types: ['land'],
      subtypes: ['Mountain'],
    });
    expect(manaOf(board, ruin)).toEqual(['rule#Mountain']);
    expect(board.known(bear).keywords.has('haste')).toBe(false);
  });

  it('cr 305.7: abilities from other effects stay', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    board.lasts([forest], [{ kind: 'gain-ability', ability: keyword('hexproof') }]);
    board.lasts([forest], [set(['Island'])]);
    expect(board.known(forest).keywords.has('hexproof')).toBe(true);
    expect(manaOf(board, forest)[0]).toBe('rule#Island');
  });

  it('cr 305.7: a creature land stays a creature with its creature types', () => {
    const board = new Board();
    const arbor = board.lay(
      face('Arbor', ['land', 'creature'], { subtypes: ['Forest', 'Dryad'], power: 1, toughness: 1 }),
    );
    board.lasts([arbor], [set(['Swamp'])]);
    expect(board.known(arbor)).toMatchObject({
      types: ['land', 'creature'],
      subtypes: ['Dryad', 'Swamp'],
      power: 1,
    });
  });

  it('cr 305.7: added types leave everything else', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    board.lasts([forest], [{ kind: 'add-types', subtypes: ['Swamp'] }]);
    expect(board.known(forest).subtypes).toEqual(['Forest', 'Swamp']);
    expect(manaOf(board, forest)).toEqual(['rule#Forest', 'rule#Swamp']);
  });

  it('cr 305.6, 613.1f: a land that loses all abilities makes no mana', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    board.lasts([forest], [{ kind: 'lose-all-abilities' }]);
    expect(manaOf(board, forest)).toEqual([]);
    expect(board.known(forest).subtypes).toEqual(['Forest']);
  });

  it('cr 305.6: a removed land type takes its ability along', () => {
    const board = new Board();
    const forest = board.lay(basic('Forest'));
    board.lasts([forest], [{ kind: 'remove-types', subtypes: ['Forest'] }]);
    expect(manaOf(board, forest)).toEqual([]);
  });
});

describe('card types and subtypes (cr 205)', () => {
  it('cr 205.1a: a new card type replaces the old ones, and their subtypes go with them', () => {
    const board = new Board();
    const bear = board.lay(
      face('Bear', ['creature', 'artifact'], { subtypes: ['Bear', 'Equipment'], power: 2, toughness: 2 }),
    );
    board.lasts([bear], [{ kind: 'set-types', types: ['artifact'] }]);
    expect(board.known(bear)).toMatchObject({ types: ['artifact'], subtypes: ['Equipment'] });
  });

  it('cr 205.1a: new subtypes replace only those of the same kind', () => {
    const board = new Board();
    const golem = board.lay(
      face('Golem', ['creature', 'artifact'], { subtypes: ['Golem', 'Equipment'], power: 2, toughness: 2 }),
    );
    board.lasts([golem], [set(['Frog'])]);
    expect(board.known(golem).subtypes).toEqual(['Equipment', 'Frog']);
  });

  it('cr 205.1b: types added ‘in addition’ remove nothing', () => {
    const board = new Board();
    const bear = board.lay(face('Bear', ['creature'], { subtypes: ['Bear'], power: 2, toughness: 2 }));
    board.lasts(
      [bear],
      [{ kind: 'add-types', supertypes: ['snow'], types: ['artifact'], subtypes: ['Golem'] }],
    );
    expect(board.known(bear)).toMatchObject({
      supertypes: ['snow'],
      types: ['creature', 'artifact'],
      subtypes: ['Bear', 'Golem'],
    });
  });

  it('cr 205.1a: types and supertypes are removed', () => {
    const board = new Board();
    const bear = board.lay(
      face('Bear', ['creature', 'artifact'], {
        supertypes: ['legendary'],
        subtypes: ['Bear'],
        power: 2,
        toughness: 2,
      }),
    );
    board.lasts([bear], [{ kind: 'remove-types', supertypes: ['legendary'], types: ['creature'] }]);
    expect(board.known(bear)).toMatchObject({ supertypes: [], types: ['artifact'], subtypes: [] });
  });

  it('cr 702.73, 205.3m: ‘every creature type’ is any creature type and no other subtype', () => {
    const board = new Board();
    const shifter = board.lay(creature('Shifter', 1, 1, keyword('changeling')));
    const is = (word: string): boolean => hasSubtype(board.known(shifter), word);
    expect([is('Goblin'), is('Lhurgoyf'), is('Forest'), is('Equipment'), is('Jace')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('cr 702.73: a changeling shares a creature type with any creature that has one', () => {
    const board = new Board();
    const shifter = board.lay(creature('Shifter', 1, 1, keyword('changeling')));
    const elf = board.lay(face('Elf', ['creature'], { subtypes: ['Elf'] }));
    const thing = board.lay(face('Thing', ['artifact'], { subtypes: ['Equipment'] }));
    const shares = (id: typeof elf): boolean =>
      matches(
        board.sight,
        { kind: 'shares', what: 'creature-type', with: { kind: 'this' } },
        id,
        board.context(shifter),
      );
    expect([shares(elf), shares(thing), shares(shifter)]).toEqual([true, false, true]);
  });
});

describe('characteristic-defining abilities (cr 604.3)', () => {
  const graves = {
    kind: 'count',
    of: { kind: 'all', of: [CREATURE, { kind: 'in', zone: 'graveyard' }] },
  } as const;
  const GOYF = face('Goyf', ['creature'], {
    cost: '{1}{G}',
    power: graves,
    toughness: graves,
    abilities: [
      defining(
        { kind: 'set-stat', stat: 'power', value: graves },
        { kind: 'set-stat', stat: 'toughness', value: { kind: 'sum', of: [graves, 1] } },
      ),
    ],
  });

  it.each(['battlefield', 'hand', 'graveyard', 'library', 'exile'] as const)(
    'cr 604.3, 113.6a: they function in every zone (%s)',
    (zone) => {
      const board = new Board();
      board.lay(creature('Bear', 2, 2), { zone: 'graveyard' });
      const goyf = board.lay(GOYF, { zone });
      expect(board.stats(goyf)).toBe(zone === 'graveyard' ? '2/3' : '1/2');
    },
  );

  it('cr 604.3: they function on the stack too', () => {
    const board = new Board();
    board.lay(creature('Bear', 2, 2), { zone: 'graveyard' });
    expect(board.stats(board.cast(GOYF))).toBe('1/2');
  });

  it('cr 604.3, 702.114: they define colours and types', () => {
    const board = new Board();
    const devoid = board.lay(creature('Void', 1, 1, keyword('devoid')), { zone: 'hand' });
    const shifter = board.lay(creature('Shifter', 1, 1, keyword('changeling')), { zone: 'graveyard' });
    expect(board.known(devoid).colours).toEqual([]);
    expect(hasSubtype(board.known(shifter), 'Elf')).toBe(true);
  });

  it('cr 604.3a: a conditional ability defines nothing in other zones', () => {
    const board = new Board();
    const big = {
      ...defining({ kind: 'set-stat', stat: 'power', value: 9 }),
      while: { kind: 'always' },
    } as const;
    const sometimes = creature('Sometimes', 1, 1, big);
    expect([board.stats(board.lay(sometimes)), board.stats(board.lay(sometimes, { zone: 'hand' }))]).toEqual([
      '9/1',
      '1/1',
    ]);
  });

  it('cr 604.3: several that count one another give a result', () => {
    const board = new Board();
    const shifters = {
      kind: 'count',
      of: {
        kind: 'all',
        of: [
          { kind: 'subtype', is: 'Elf' },
          { kind: 'in', zone: 'graveyard' },
        ],
      },
    } as const;
    const counting = face('Counting', ['creature'], {
      power: shifters,
      toughness: 1,
      abilities: [keyword('changeling'), defining({ kind: 'set-stat', stat: 'power', value: shifters })],
    });
    const ids = [1, 2, 3].map(() => board.lay(counting, { zone: 'graveyard' }));
    expect(ids.map((id) => board.stats(id))).toEqual(['3/1', '3/1', '3/1']);
  });

  it('cr 604.3, 613.4: other objects on the battlefield see what one defines', () => {
    const board = new Board();
    board.lay(GOYF, { zone: 'graveyard' });
    board.lay(basic('Forest'));
    const bear = board.lay(creature('Bear', 2, 2));
    const strongest = {
      kind: 'stat',
      of: { kind: 'each', filter: { kind: 'all', of: [CREATURE, { kind: 'in', zone: 'graveyard' }] } },
      stat: 'toughness',
      take: 'greatest',
    } as const;
    board.lay(enchantment('Echo', anthem(CREATURE, { kind: 'set-stat', stat: 'power', value: strongest })));
    expect(board.stats(bear)).toBe('2/2');
  });
});
