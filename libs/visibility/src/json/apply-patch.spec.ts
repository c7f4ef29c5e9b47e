// Patches are applied as the client library does it, and refused where they are of another view.
import { describe, expect, it } from '@jest/globals';
import { applyPatch } from './apply-patch.js';
import type { PatchOperation } from './json-patch.js';

const VIEW = { turn: null, 'a/b~': [1, 2], seats: [{ life: 20 }, { life: 18 }] };

describe('a patch', () => {
  it('changes a copy, and shares what it does not touch', () => {
    const patched = applyPatch(VIEW, [
      { op: 'replace', path: '/seats/1/life', value: 16 },
      { op: 'add', path: '/a~1b~0/2', value: 3 },
      { op: 'remove', path: '/a~1b~0/0' },
    ]) as typeof VIEW;
    expect(patched).toEqual({ turn: null, 'a/b~': [2, 3], seats: [{ life: 20 }, { life: 16 }] });
    expect(patched.seats[0]).toBe(VIEW.seats[0]);
    expect(VIEW.seats[1]).toEqual({ life: 18 });
  });

  it.each<[string, PatchOperation]>([
    ['replaces what is not there', { op: 'replace', path: '/phase', value: 1 }],
    ['replaces what every object inherits', { op: 'replace', path: '/constructor', value: 1 }],
    ['removes what is not there', { op: 'remove', path: '/seats/2' }],
    ['adds beyond the end of a list', { op: 'add', path: '/seats/3', value: 1 }],
    ['adds to what is no object', { op: 'add', path: '/turn/number', value: 1 }],
    ['changes the length of a list', { op: 'replace', path: '/seats/length', value: 0 }],
  ])('is of another view if it %s', (_, operation) => {
    expect(() => applyPatch(VIEW, [operation])).toThrow(RangeError);
  });
});
