import { describe, expect, it } from '@jest/globals';
import { DEFAULT_TERMS, initialState, type Stage, type Terms } from '#rules';
import { JUDGE, mayOpen, SPECTATOR, viewerAt, type Viewer } from './index.js';

const VIEWERS: Readonly<Record<string, Viewer>> = {
  seat: viewerAt(0 as never),
  spectator: SPECTATOR,
  judge: JUDGE,
};
const OVER: Stage = { kind: 'over' };

/** Those to whom the game is open. */
function openTo(opens: Terms['opens'], stage: Stage): string[] {
  const state = { ...initialState(), stage, terms: { ...DEFAULT_TERMS, opens } };
  return Object.keys(VIEWERS).filter((name) => mayOpen(state, VIEWERS[name]!));
}

describe('a game opens', () => {
  it('to everyone at its end, to judges alone, or to nobody yet, as its terms say', () => {
    expect(openTo('at-end', OVER)).toEqual(['seat', 'spectator', 'judge']);
    expect(openTo('judges-only', OVER)).toEqual(['judge']);
    expect(openTo('by-consent', OVER)).toEqual([]);
    expect(openTo('after-tournament', OVER)).toEqual([]);
  });

  it.each(['gathering', 'starting', 'turns'] as const)(
    'to nobody while it is %s, whatever its terms say',
    (kind) => {
      const stage = (kind === 'starting' ? { kind, chooser: null } : { kind }) as Stage;
      expect(openTo('at-end', stage)).toEqual([]);
      expect(openTo('judges-only', stage)).toEqual([]);
    },
  );

  it('to nobody before it has terms', () => {
    expect(mayOpen({ ...initialState(), stage: OVER }, JUDGE)).toBe(false);
  });
});
