// A recorded position can be read for ever: every version of the state that had one has its way to the next.
import { describe, expect, it } from '@jest/globals';
import { FIRST_RECORDED, positionNow } from './beginning.js';
import { STATE_VERSION } from './game-state.js';

describe('a recorded position', () => {
  it('of every version of the state since the first becomes one of the present version', () => {
    for (let version = FIRST_RECORDED; version <= STATE_VERSION; version += 1)
      expect(positionNow(version, { seats: [] })).toBeDefined();
  });

  it('of a version that never had any is refused', () => {
    expect(() => positionNow(FIRST_RECORDED - 1, {})).toThrow(/state version/);
  });
});
