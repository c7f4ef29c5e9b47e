// Equal effects search once, and objects gain abilities together (affected.ts, deeds.ts, pass.ts). On any
// board the result equals that of applying every effect separately.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Ability, Change, Face, Filter } from '#abilities';
import {
  always,
  anthem,
  Board,
  both,
  creature,
  CREATURE,
  enchantment,
  IS_THIS,
  keyword,
  not,
  plus,
  YOURS,
} from '../../fixtures/board.fixture.js';
import type { Seat } from '../../model/basics/ids.js';
import { changed } from './characteristics.js';
import { changingByThemselves } from './elsewhere.js';
import { layered } from './layers.js';
import type { Manner } from './pass.js';

const IT = { kind: 'bound', name: 'it' } as const;
const GOBLIN: Filter = { kind: 'subtype', is: 'Goblin' };
const FLIES: Filter = { kind: 'has', keyword: 'flying' };
const giving = (ability: Ability): Change => ({ kind: 'gain-ability', ability });
const counted = (of: Filter): Change => ({
  kind: 'modify-stats',
  power: { kind: 'count', of },
  toughness: 1,
});

const WHAT: readonly Filter[] = [
  CREATURE,
  both(CREATURE, YOURS),
  both(CREATURE, GOBLIN, not(IS_THIS)),
  both(CREATURE, FLIES),
  both(CREATURE, { kind: 'colour', is: 'red' }),
  both(
    CREATURE,
    { kind: 'controller', is: { kind: 'opponents' } },
    { kind: 'counter', compare: 'more', value: 0 },
  ),
];
const CHANGES: readonly Change[] = [
  plus(1, 2),
  giving(keyword('flying')),
  giving(keyword('haste')),
  giving(anthem(both(CREATURE, GOBLIN), plus(1))),
  giving(anthem(both(CREATURE, YOURS), giving(keyword('reach')))),
  { kind: 'lose-all-abilities' },
  { kind: 'lose-ability', keyword: 'flying' },
  { kind: 'cannot-have', keyword: 'flying' },
  { kind: 'add-types', subtypes: ['Goblin'] },
  { kind: 'set-types', types: ['creature'], subtypes: ['Elf'] },
  { kind: 'set-colours', colours: ['red'] },
  { kind: 'set-stat', stat: 'power', value: { kind: 'count', of: both(CREATURE, FLIES) } },
  counted(both(CREATURE, FLIES)),
];
const OTHERS_ALIKE = both(CREATURE, not({ kind: 'is', of: IT }), {
  kind: 'shares',
  what: 'creature-type',
  with: IT,
});
const COAT = always({ kind: 'modify', what: CREATURE, bind: 'it', changes: [counted(OTHERS_ALIKE)] });

const ability: fc.Arbitrary<Ability> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(COAT) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        what: fc.constantFrom(...WHAT),
        changes: fc.array(fc.constantFrom(...CHANGES), { minLength: 1, maxLength: 3 }),
        hangs: fc.boolean(),
      })
      .map(({ what, changes, hangs }) =>
        hangs && changes.length > 2
          ? always(
              { kind: 'modify', what, changes },
              { while: { kind: 'exists', filter: both(CREATURE, FLIES) } },
            )
          : anthem(what, ...changes),
      ),
  },
);
interface Laid {
  readonly face: Face;
  readonly seat: Seat;
  readonly copies: number;
}
const laid: fc.Arbitrary<Laid> = fc.record({
  face: fc.oneof(
    ability.map((one) => enchantment('Rule', one)),
    fc
      .record({
        subtypes: fc.subarray(['Goblin', 'Elf', 'Bird']),
        own: fc.option(ability, { nil: undefined }),
      })
      .map(({ subtypes, own }): Face => ({
        ...creature('Beast', 1, 1),
        subtypes,
        abilities: [
          ...(subtypes.includes('Bird') ? [keyword('flying')] : []),
          ...(own === undefined ? [] : [own]),
        ],
      })),
  ),
  seat: fc.constantFrom(0 as Seat, 1 as Seat),
  copies: fc.integer({ min: 1, max: 4 }),
});

function come(board: Board, manner: Manner): unknown {
  const { state } = board;
  const { objects, momentary, asked, inPlay } = layered(
    state,
    changingByThemselves(state),
    () => undefined,
    new Map(),
    manner,
  );
  const told = [...objects].map(([id, draft]) => [id, { ...draft, keywords: [...draft.keywords] }]);
  return { told, momentary, asked, inPlay };
}

describe('layers gone through together', () => {
  it('cr 613.1, 613.7-8: come to what they come to one by one', () => {
    let alike = 0;
    fc.assert(
      fc.property(fc.array(laid, { minLength: 2, maxLength: 9 }), (all) => {
        const board = new Board();
        for (const { face, seat, copies } of all)
          for (let nth = 0; nth < copies; nth += 1) {
            const id = board.lay(face, { seat });
            if (nth === 2) board.lasts([id], [plus(1), giving(keyword('flying'))]);
            if (nth === 3) board.emit({ type: 'CountersChanged', object: id, counter: 'flying', by: 1 });
          }
        const [together, oneByOne] = [come(board, 'together'), come(board, 'one-by-one')];
        alike += changed(board.state).size;
        expect(together).toEqual(oneByOne);
      }),
      { numRuns: 60 },
    );
    expect(alike).toBeGreaterThan(200);
  });
});
