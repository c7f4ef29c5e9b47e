// Work shared by many objects or effects gives the same result as separate work, and is done once.
import { describe, expect, it, jest } from '@jest/globals';
import type { Change, Value } from '#abilities';
import {
  always,
  anthem,
  basic,
  Board,
  BORIS,
  both,
  creature,
  CREATURE,
  enchantment,
  face,
  keyword,
  not,
  plus,
  THIS,
} from '#testkit/tables/board';
import { READERS } from '../language/readers.js';
import { objectNumber, type ObjectId } from '../../model/basics/ids.js';
import { isAlikeForAlike } from './effects/alike.js';
import { known } from './characteristics.js';
import { speechOf } from './speech.js';

const IT = { kind: 'bound', name: 'it' } as const;
const counted = (of: Extract<Value, { kind: 'count' }>['of']): Change => ({
  kind: 'modify-stats',
  power: { kind: 'count', of },
  toughness: 0,
});
const OTHERS_OF_ITS_TYPE = both(CREATURE, not({ kind: 'is', of: IT }), {
  kind: 'shares',
  what: 'creature-type',
  with: IT,
});
const COAT = enchantment(
  'Coat',
  always({ kind: 'modify', what: CREATURE, bind: 'it', changes: [counted(OTHERS_OF_ITS_TYPE)] }),
);
const of = (name: string, ...subtypes: readonly string[]) => ({ ...creature(name, 1, 1), subtypes });

describe('an effect that counts for each of many (cr 613.4c)', () => {
  it('gives equal objects equal counts', () => {
    const board = new Board();
    const lay = (name: string, count: number, ...types: readonly string[]): readonly ObjectId[] =>
      Array.from({ length: count }, () => board.lay(of(name, ...types), { seat: BORIS }));
    const [elves, goblins, both2] = [
      lay('Elf', 3, 'Elf'),
      lay('Goblin', 2, 'Goblin'),
      lay('Two', 1, 'Elf', 'Goblin'),
    ];
    board.lay(COAT);
    const powers = (ids: readonly ObjectId[]): readonly unknown[] => ids.map((id) => board.known(id).power);
    expect([powers(elves), powers(goblins), powers(both2)]).toEqual([[4, 4, 4], [3, 3], [6]]);
  });

  it('is not shared if it depends on more than their characteristics', () => {
    const tapped = both(CREATURE, { kind: 'status', is: 'tapped' }, not({ kind: 'is', of: IT }));
    expect(isAlikeForAlike(counted(OTHERS_OF_ITS_TYPE), 'it')).toBe(true);
    expect(isAlikeForAlike(counted(tapped), 'it')).toBe(false);
    expect(isAlikeForAlike(counted(both(CREATURE, not({ kind: 'is', of: THIS }))), 'it')).toBe(false);
    const board = new Board();
    const [one, other] = [board.lay(of('Elf', 'Elf'), { tapped: true }), board.lay(of('Elf', 'Elf'))];
    board.lay(
      enchantment('Yoke', always({ kind: 'modify', what: CREATURE, bind: 'it', changes: [counted(tapped)] })),
    );
    expect([board.known(one).power, board.known(other).power]).toEqual([1, 2]);
  });
});

describe('a keyword that many effects give (cr 702.14)', () => {
  const walk = { ...keyword('landwalk'), filter: { kind: 'subtype', is: 'Island' } } as const;

  it('checks its condition once per object, however often it was given', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    for (let nth = 0; nth < 9; nth += 1)
      board.lay(enchantment('Lord', anthem(CREATURE, { kind: 'gain-ability', ability: walk })));
    board.lay(basic('Island'), { seat: BORIS });
    let asked = 0;
    const read: typeof READERS = {
      ...READERS,
      holds(...of) {
        asked += 1;
        return READERS.holds(...of);
      },
    };
    const now = known(board.state, bear)!;
    expect(now.abilities).toHaveLength(9);
    const object = board.state.objects[objectNumber(bear)]!;
    speechOf({ ...board.sight, read }, object, now);
    expect(asked).toBe(1);
  });
});

describe('many lasting effects (cr 613.7)', () => {
  it('apply in the order of timestamps, together with static abilities', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    const set = (value: number): Change => ({ kind: 'set-stat', stat: 'power', value });
    board.lasts([bear], [set(7)]);
    board.lay(enchantment('Three', anthem(CREATURE, set(3))));
    for (let nth = 0; nth < 20; nth += 1) board.lasts([bear], [plus(1)]);
    expect(board.stats(bear)).toBe('23/22');
    board.lasts([bear], [set(5)]);
    expect(board.stats(bear)).toBe('25/22');
  });

  it('cr 613.6: apply the abilities they give, at once and no longer than they last', () => {
    const board = new Board();
    const [bear, other] = [board.lay(creature('Bear', 2, 2)), board.lay(creature('Cub', 1, 1))];
    const lasting = board.lasts([bear], [{ kind: 'gain-ability', ability: anthem(CREATURE, plus(1)) }]);
    board.lasts([bear], [{ kind: 'gain-ability', ability: keyword('flying') }]);
    expect([board.stats(bear), board.stats(other)]).toEqual(['3/3', '2/2']);
    board.ends(lasting);
    expect([board.stats(bear), board.stats(other)]).toEqual(['2/2', '1/1']);
  });
});

describe('many effects that may depend on one another (cr 613.8a)', () => {
  const ARTIFACT = { kind: 'type', is: 'artifact' } as const;
  const wakes = anthem(both(ARTIFACT, not(CREATURE)), { kind: 'add-types', types: ['creature'] });
  const forges = anthem(CREATURE, { kind: 'add-types', types: ['artifact'] });

  function looksAt(copies: number): number {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    const stone = board.lay(face('Stone', ['artifact']));
    for (let nth = 0; nth < copies; nth += 1) {
      board.lay(enchantment('Waking', wakes));
      board.lay(enchantment('Forging', forges));
    }
    const looks = jest.spyOn(READERS, 'matches');
    expect([bear, stone].map((id) => board.known(id).types)).toEqual([
      ['creature', 'artifact'],
      ['artifact', 'creature'],
    ]);
    const count = looks.mock.calls.length;
    looks.mockRestore();
    return count;
  }

  it('take looks as many as their pairs at most, not one trial for each pair at each step', () => {
    const [few, many] = [looksAt(10), looksAt(40)];
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThan(20);
  });
});
