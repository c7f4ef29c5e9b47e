import { describe, expect, it } from '@jest/globals';
import { covers } from './rules.js';

describe('a rule covers itself and what is numbered below it', () => {
  it.each([
    ['cr 601.2c', 'cr 601.2c', true],
    ['cr 601', 'cr 601.2c', true],
    ['cr 601.2', 'cr 601.2c', true],
    ['cr 601.2c', 'cr 601.2', false],
    ['904.1', 'pentaland 904.1a', true],
    ['904.1', 'pentaland 904.10', false],
    ['904.1', 'pentaland 904.11', false],
    ['pentaland', 'pentaland 704.2', true],
    ['pentaland', 'cr 704.2', false],
    ['cr 307', 'cr 3071', false],
    ['ninth 307.1', 'cr 307.1', false],
    ['war-zone', 'war-zone Discard Rule', true],
    ['war-zone Discard Rule', 'war-zone Discard Rule', true],
    ['war-zone Discard Rule', 'war-zone', false],
    ['table decisions', 'table decisions', true],
  ])('%s covers %s: %s', (expected, cited, covered) => {
    expect(covers(expected, cited)).toBe(covered);
  });
});
