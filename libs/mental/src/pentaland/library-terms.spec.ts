// Tests the terms about the common library (pentaland 700.2).
import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#cards';
import { COMMON_LIBRARY, type Terms } from '#rules';
import { Begun } from '../fixtures/begun.fixture.js';
import { card } from '#testkit/mental/pentaland-table';

const typed = (made: CardDefinition): CardDefinition => ({ ...made, typeLine: 'Creature' });
const of = (cost: string, count: number, name: string): readonly CardDefinition[] =>
  Array.from({ length: count }, (_, nth) => typed(card(`${name} ${nth}`, cost, 'creature')));

/** Twenty white cards for each card of another colour; a unique cost; colourless and multicoloured cards. */
const POOL = [
  ...of('{W}', 40, 'Lion'),
  ...of('{U}', 2, 'Crab'),
  ...of('{B}', 2, 'Bat'),
  ...of('{R}', 2, 'Ram'),
  ...of('{G}', 2, 'Elf'),
  ...of('{2}', 24, 'Golem'),
  ...of('{W}{U}', 24, 'Sphinx'),
  ...of('{9}{G}{W}', 1, 'Lone'),
];

type Library = NonNullable<Terms['library']>;

const begun = (library: Library, terms: Partial<Terms> = {}): Begun =>
  new Begun('pentaland', 2, { library, ...terms }, { definitions: POOL });

const laid = (library: Library): readonly string[] => begun(library).printedIn(COMMON_LIBRARY);

const SEEDS = Array.from({ length: 8 }, (_, nth) => `seed ${nth}`);

const laidBy = (seed: string, library: Library, librarySize = 60): readonly string[] =>
  new Begun('pentaland', 2, { library, librarySize }, { definitions: POOL }, seed).printedIn(COMMON_LIBRARY);

const counts = (names: readonly string[]): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const name of names) {
    const kind = name.split(' ')[0] ?? '';
    found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
};

describe('the common library', () => {
  it('can follow a list, with each card as often as the list says', () => {
    const names = laid({
      cards: [
        { name: 'lion 0', count: 50 },
        { name: 'Lone 0', count: 10 },
      ],
    });
    expect(counts(names)).toEqual({ Lion: 50, Lone: 10 });
  });

  it('can be limited to costs with enough names', () => {
    const names = laid({ leastNames: 2 });
    expect(names).toHaveLength(60);
    expect(Object.keys(counts(names)).sort()).toEqual(['Golem', 'Lion', 'Sphinx']);
  });

  it('can have equally many monocoloured cards of each colour', () => {
    const { Lion = 0, Crab = 0, Bat = 0, Ram = 0, Elf = 0, ...others } = counts(laid({ colours: 'even' }));
    const each = [Lion, Crab, Bat, Ram, Elf];
    expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
    // Half of all the cards have one colour.
    expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(30);
  });

  it('is complete if the colours do not divide evenly, and chance decides which colour has one more', () => {
    const found = SEEDS.map((seed) => {
      const names = laidBy(seed, { colours: 'even' }, 63);
      expect(names).toHaveLength(63);
      const { Lion, Crab, Bat, Ram, Elf } = counts(names);
      const each = [Lion, Crab, Bat, Ram, Elf];
      expect(each.toSorted()).toEqual([6, 6, 6, 7, 7]);
      return each.join(' ');
    });
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  it('can have even colours and only costs with enough names', () => {
    const kinds = SEEDS.flatMap((seed) =>
      Object.keys(counts(laidBy(seed, { colours: 'even', leastNames: 1 }))),
    );
    expect([...new Set(kinds)].sort()).toEqual(['Bat', 'Crab', 'Elf', 'Golem', 'Lion', 'Ram', 'Sphinx']);
  });

  it('does not count multicoloured cards as one of their colours', () => {
    const counted = SEEDS.map((seed) => counts(laidBy(seed, { colours: 'even' })));
    // Thirty of sixty have one colour; if Sphinxes counted as white or blue, each of the five colours would
    // have more.
    expect(counted.map(({ Lion = 0 }) => Lion)).toEqual(SEEDS.map(() => 6));
  });

  describe('limited to costs with enough names', () => {
    const TITAN = typed(card('Titan', '{7}', 'creature'));
    const MONOLITH = typed(card('Monolith', '{7}', 'artifact'));
    const ABUNDANCE = typed(card('Abundance', '{7}', 'enchantment'));
    const LIONS = of('{W}', 3, 'Lion');
    const kinds = (cards: ConstructorParameters<typeof Begun>[3]) => {
      const game = new Begun('pentaland', 2, { library: { leastNames: 1 } }, cards);
      return Object.keys(counts(game.printedIn(COMMON_LIBRARY))).sort();
    };

    it('pentaland 706.2: does not count a banned name', () => {
      expect(kinds({ definitions: [...LIONS, MONOLITH, ABUNDANCE] })).toEqual(['Abundance', 'Lion']);
      expect(kinds({ definitions: [...LIONS, MONOLITH, TITAN] })).toEqual(['Lion', 'Monolith', 'Titan']);
    });

    it('pentaland 706.1: does not count a name that the format lacks or bans', () => {
      const definitions = [...LIONS, MONOLITH, TITAN];
      const illegal = ({ name }: CardDefinition) => (name === 'Titan' ? ('banned' as const) : undefined);
      expect(kinds({ definitions, illegal })).toEqual(['Lion', 'Titan']);
    });

    it('counts a name whose card cannot be in the library', () => {
      const definitions = [...LIONS, MONOLITH];
      expect(kinds({ definitions })).toEqual(['Lion']);
      expect(kinds({ definitions, names: [...LIONS, TITAN] })).toEqual(['Lion', 'Monolith']);
    });
  });

  it('is the same for the same seed, and differs with another', () => {
    expect(laid({ colours: 'even', leastNames: 1 })).toEqual(laid({ colours: 'even', leastNames: 1 }));
    expect(laidBy('one', {})).toEqual(laidBy('one', {}));
    expect(laidBy('one', {})).not.toEqual(laidBy('another', {}));
  });

  it.each<[string, Library, Partial<Terms>, RegExp]>([
    [
      'of a card nobody knows',
      { cards: [{ name: 'Nobody', count: 60 }] },
      {},
      /^terms library: .*no card named Nobody/,
    ],
    [
      'of another size than the terms say',
      { cards: [{ name: 'Lion 0', count: 61 }] },
      {},
      /^terms library: .*61 cards, not 60/,
    ],
    [
      'of a list and colours beside it',
      { cards: [{ name: 'Lion 0', count: 60 }], colours: 'even' },
      {},
      /^terms library: .*a list cannot be combined/,
    ],
    [
      'of a list and costs beside it',
      { cards: [{ name: 'Lion 0', count: 60 }], leastNames: 1 },
      {},
      /^terms library: .*a list cannot be combined/,
    ],
    ['of costs that nothing has', { leastNames: 500 }, {}, /^terms library: .*no mana cost has 500 names/],
    [
      'of even colours of which one cannot be played',
      { leastNames: 20, colours: 'even' },
      {},
      /^terms library: .*one colour has no cards/,
    ],
    ['where everyone has their own', { colours: 'even' }, { ruleset: 'utopia' }, /^terms library: .*utopia/],
    [
      'in a format of which nothing is known here',
      {},
      { format: { cards: { from: 'sets', sets: ['LEA'] } } },
      /format/,
    ],
  ])('is refused %s', (_, library, terms, why) => {
    const said = Object.keys(library).length === 0 ? {} : { library };
    const { ruleset = 'pentaland', ...rest } = terms;
    expect(() => new Begun(ruleset, 2, { ...said, ...rest }, { definitions: POOL })).toThrow(why);
  });

  it('is refused with a card outside the format', () => {
    const other = typed(card('Other', '{W}', 'creature'));
    const library = { cards: [{ name: 'Other', count: 60 }] };
    const cards = { definitions: POOL, named: (name: string) => (name === 'Other' ? other : undefined) };
    expect(() => new Begun('pentaland', 2, { library }, cards)).toThrow(
      'Other is not a card its library can have',
    );
  });
});
