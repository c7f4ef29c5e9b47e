// Effects that begin are added to the last result of the layers (carried-on.ts, results.ts). On any board the result
// equals a whole pass through all effects.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Change } from '#abilities';
import { anthem, both, Board, creature, CREATURE, enchantment, keyword, plus } from '#testkit/tables/board';
import { CHANGES, giving, laid, layAll } from '../../../fixtures/random-boards.fixture.js';
import { Journal } from '../../../fold/journal/journal.js';
import { forgetEpoch, holdEpoch } from '../../../fold/journal/epoch.js';
import { evolve } from '../../../fold/evolve/evolve.js';
import type { ObjectId } from '../../../model/basics/ids.js';
import type { Lasting } from '../../../model/state/lasting.js';
import type { GameState } from '../../../model/state/game-state.js';
import { carriedOn } from './carried-on.js';
import { changed } from '../characteristics.js';
import { changingByThemselves } from '../alone/elsewhere.js';
import { layered, type Layered } from './layers.js';
import { layersNow } from './results.js';

const wholly = (state: GameState): Layered =>
  layered(state, changingByThemselves(state), () => undefined, new Map());

const told = (objects: Layered['objects']): unknown =>
  new Map([...objects].map(([id, draft]) => [id, { ...draft, keywords: [...draft.keywords] }]));

const ADDED: readonly Change[] = [
  plus(-1, 2),
  giving(keyword('flying')),
  giving(anthem(CREATURE, plus(1))),
  { kind: 'switch-stats' },
  { kind: 'cannot', action: { kind: 'be-countered' } },
];
const change = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ADDED) },
  { weight: 1, arbitrary: fc.constantFrom(...CHANGES) },
);
const beginning = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 2 }),
  on: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  isTakenBack: fc.boolean(),
});

describe('effects that begin', () => {
  it('cr 613.7: apply after all others as in a full pass, even if some are taken back', () => {
    let begun = 0;
    fc.assert(
      fc.property(
        fc.array(laid, { maxLength: 2 }),
        fc.array(beginning, { minLength: 1, maxLength: 8 }),
        (all, effects) => {
          const board = new Board();
          const ids = [1, 2, 3].map((size) => board.lay(creature('Bear', size, size)));
          layAll(board, all, (id) => ids.push(id));
          board.lasts(ids, [plus(0)]);
          for (const { changes, on, isTakenBack } of effects) {
            const affects = [...new Set(on.map((nth) => ids[nth % ids.length] as ObjectId))];
            const { state } = board;
            changed(state);
            if (isTakenBack) tryOut(board, affects, changes);
            const before = wholly(state);
            board.lasts(affects, changes);
            const now = wholly(state);
            const carried = carriedOn(state, before, state.lasting.slice(-1));
            if (carried !== undefined) {
              begun += 1;
              expect(told(carried.objects)).toEqual(told(now.objects));
              const { momentary, asked, inPlay } = now;
              expect(carried).toMatchObject({ momentary, asked, inPlay });
            }
            expect(told(changed(state))).toEqual(told(now.objects));
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(begun).toBeGreaterThan(100);
  });

  it('cr 613.8: cause a full pass if another effect reads what they write', () => {
    const board = new Board();
    const bear = board.lay(creature('Bear', 2, 2));
    board.lay(enchantment('Wings', anthem(both(CREATURE, { kind: 'has', keyword: 'flying' }), plus(2))));
    const before = wholly(board.state);
    board.lasts([bear], [giving(keyword('flying'))]);
    expect(carriedOn(board.state, before, board.state.lasting)).toBeUndefined();
    expect(board.stats(bear)).toBe('4/4');
  });

  it('are added to the last result, even after a trial was taken back', () => {
    const board = new Board();
    const { state } = board;
    const bear = board.lay(creature('Bear', 2, 2));
    board.lasts([bear], [plus(0)]);
    const { collected } = layersNow(state);
    for (let nth = 0; nth < 20; nth += 1) {
      tryOut(board, [bear], [plus(3)]);
      board.lasts([bear], [plus(1)]);
      // A whole pass would have collected all effects again.
      expect(layersNow(state).collected).toBe(collected);
    }
    expect(board.stats(bear)).toBe('22/22');
  });
});

/** As a session decides: on the state itself, and taken back before the events are folded. */
function tryOut({ state }: Board, affects: readonly ObjectId[], changes: readonly Change[]): void {
  const [earlier] = state.lasting as [Lasting];
  const id = `e${String(state.effectsMade + 1)}`;
  const effect = { ...earlier, id, affects: [...affects], changes: [...changes], timestamp: state.epoch };
  const restoreMemos = holdEpoch(state);
  const journal = new Journal();
  evolve(state, { type: 'EffectBegan', effect }, journal);
  expect(told(changed(state))).toEqual(told(wholly(state).objects));
  journal.undo();
  forgetEpoch(state);
  restoreMemos();
}
