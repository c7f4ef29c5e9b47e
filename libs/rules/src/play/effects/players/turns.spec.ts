import { describe, expect, it } from '@jest/globals';
import { WHOLE_TURN } from '../../../model/basics/steps.js';
import { stepsLeft } from './turns.js';

describe('the end of a phase among the steps ahead', () => {
  const after = (step: (typeof WHOLE_TURN)[number]) => WHOLE_TURN.slice(WHOLE_TURN.indexOf(step) + 1);

  it('cr 500.8: a main phase has no steps left after itself', () => {
    expect(stepsLeft({ step: 'precombat-main', ahead: after('precombat-main') })).toBe(0);
  });

  it('cr 506.1: a combat phase has the steps up to the end of combat left', () => {
    expect(stepsLeft({ step: 'declare-attackers', ahead: after('declare-attackers') })).toBe(4);
  });

  it('cr 500.8: a second combat phase right after the first is another phase', () => {
    const ahead = ['end-combat', 'begin-combat', 'declare-attackers', 'end-combat', 'end'] as const;
    expect(stepsLeft({ step: 'combat-damage', ahead: [...ahead] })).toBe(1);
  });

  it('cr 505.1a: the second of two main phases in a row is not part of the first', () => {
    expect(stepsLeft({ step: 'postcombat-main', ahead: ['postcombat-main', 'end', 'cleanup'] })).toBe(0);
  });

  it('cr 512.1: the ending phase lasts to the end of the turn', () => {
    expect(stepsLeft({ step: 'end', ahead: ['cleanup'] })).toBe(1);
  });
});
