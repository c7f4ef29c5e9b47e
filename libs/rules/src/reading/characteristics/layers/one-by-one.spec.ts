// Equal effects search once, and objects gain abilities together (affected.ts, deeds.ts, pass.ts). On any
// board the result equals that of applying every effect separately.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Board, keyword, plus } from '#testkit/tables/board';
import { giving, laid, layAll } from '../../../fixtures/random-boards.fixture.js';
import { changed } from '../characteristics.js';
import { changingByThemselves } from '../alone/elsewhere.js';
import { layered } from './layers.js';
import type { Manner } from './pass.js';

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

describe('layers computed together', () => {
  it('cr 613.1, 613.7-8: give the same result as one by one', () => {
    let alike = 0;
    fc.assert(
      fc.property(fc.array(laid, { minLength: 2, maxLength: 9 }), (all) => {
        const board = new Board();
        layAll(board, all, (id, nth) => {
          if (nth === 2) board.lasts([id], [plus(1), giving(keyword('flying'))]);
          if (nth === 3) board.emit({ type: 'CountersChanged', object: id, counter: 'flying', by: 1 });
        });
        const [together, oneByOne] = [come(board, 'together'), come(board, 'one-by-one')];
        alike += changed(board.state).size;
        expect(together).toEqual(oneByOne);
      }),
      { numRuns: 60 },
    );
    expect(alike).toBeGreaterThan(200);
  });
});
