// What is memoized of a state is dropped when nobody will read it again, so that it does not outlive the state.
import { describe, expect, it } from '@jest/globals';
import { Board, creature, keyword } from '#testkit/tables/board';
import { BATTLEFIELD } from '../../model/basics/ids.js';
import type { GameState } from '../../model/state/game-state.js';
import { appearanceToken, forgetReadings, known, sightOf } from './characteristics.js';
import { zoneContents } from './alone/zone-contents.js';

const BIRD = { ...creature('Bird', 1, 1), abilities: [keyword('flying')] };

/** Every kind of memo that holds on to the state: by epoch, by sight and by zone. */
const held = (state: GameState) => [
  appearanceToken(state),
  sightOf(state),
  zoneContents(state, BATTLEFIELD)!,
];

describe('a state that nobody will read again', () => {
  it('is held by no memo', () => {
    const board = new Board();
    board.lay(BIRD);
    const before = held(board.state);
    expect(held(board.state).map((one, nth) => one === before[nth])).toEqual([true, true, true]);
    forgetReadings(board.state);
    expect(held(board.state).map((one, nth) => one === before[nth])).toEqual([false, false, false]);
  });

  it('reads the same if somebody does', () => {
    const board = new Board();
    const bird = board.lay(BIRD);
    const before = known(board.state, bird);
    const zone = zoneContents(board.state, BATTLEFIELD)?.all;
    forgetReadings(board.state);
    expect(known(board.state, bird)).toEqual(before);
    expect(zoneContents(board.state, BATTLEFIELD)?.all).toEqual(zone);
  });
});
