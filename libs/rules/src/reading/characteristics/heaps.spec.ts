// What fits of what lies in a zone is looked for among what is new alone: it is what looking through all of it finds.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Board, creature, keyword } from '../../fixtures/board.fixture.js';
import { BATTLEFIELD, type ObjectId } from '../../model/basics/ids.js';
import { heapIn, perHeapAll, type Lying } from './heaps.js';

const PLAIN = creature('Cub', 1, 1);
const FLYING = { ...creature('Bird', 1, 1), abilities: [keyword('flying')] };

/** What happens: something comes, with an ability or without, the nth goes, or nobody asks in between. */
const step = fc.oneof(
  fc.record({ comes: fc.constantFrom(PLAIN, FLYING), asked: fc.boolean() }),
  fc.record({ goes: fc.nat(9), asked: fc.boolean() }),
);

const bears = ({ plain }: Lying): boolean => plain.abilities.length > 0;

describe('what lies in a zone', () => {
  it('is looked through again only as far as it is new', () => {
    let looked = 0;
    const bearing = perHeapAll((lying) => {
      looked += 1;
      return bears(lying);
    });
    const board = new Board();
    for (let nth = 0; nth < 100; nth += 1) {
      board.lay(PLAIN);
      expect(bearing(heapIn(board.state, BATTLEFIELD)!)).toEqual([]);
    }
    expect(looked).toBe(100);
  });

  it('is found whatever comes and goes', () => {
    const bearing = perHeapAll(bears);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const board = new Board();
        let there: readonly ObjectId[] = [];
        for (const one of steps) {
          if ('comes' in one) there = [...there, board.lay(one.comes)];
          else if (there.length > 0) {
            const [gone] = there.slice(one.goes % there.length);
            board.move(gone!, 'graveyard');
            there = there.filter((id) => id !== gone);
          }
          const heap = heapIn(board.state, BATTLEFIELD);
          if (one.asked && heap !== undefined) expect(bearing(heap)).toEqual(heap.all.filter(bears));
        }
      }),
      { numRuns: 200 },
    );
  });
});
