import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Json, JsonObject } from '#kernel';
import { holds } from './fixtures/generated.fixture.js';
import { bytes } from './fixtures/watching.fixture.js';
import { applyPatch, patchBetween } from './merge-patch.js';

const SUITE = 'libs/visibility/src/merge-patch.spec.ts';

describe('RFC 7396, appendix A: applying a patch', () => {
  it.each<readonly [Json, Json, Json]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('%j patched with %j is %j', (target, patch, result) => {
    expect(applyPatch(target, patch)).toEqual(result);
  });
});

/** Few keys and few values, so that two values often have some in common. */
const values = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>('', 'x', 0, 1, true, false),
    tie('object'),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '', 'constructor'), tie('value'), { maxKeys: 4 }),
})).object;

describe('the patch between two values without nulls', () => {
  const pairs = fc.tuple(values, values);

  it('turns the one into the other, whatever they are', () => {
    holds({ suite: SUITE, test: 'turns the one into the other', runs: 2000 }, pairs, ([before, after]) => {
      const made = patchBetween(before, after);
      expect(bytes(applyPatch(before, made ?? {}))).toBe(bytes(after));
    });
  });

  it('is absent exactly when they are the same', () => {
    holds({ suite: SUITE, test: 'is absent exactly when', runs: 2000 }, pairs, ([before, after]) => {
      expect(patchBetween(before, after) === undefined).toBe(bytes(before) === bytes(after));
    });
    holds({ suite: SUITE, test: 'is absent exactly when', runs: 200 }, values, (value) => {
      expect(patchBetween(value, JSON.parse(JSON.stringify(value)) as JsonObject)).toBeUndefined();
    });
  });

  it('leaves both as they were, applied or not', () => {
    holds({ suite: SUITE, test: 'leaves both as they were', runs: 500 }, pairs, ([before, after]) => {
      const texts = [JSON.stringify(before), JSON.stringify(after)];
      const made = patchBetween(before, after) ?? {};
      const text = JSON.stringify(made);
      applyPatch(before, made);
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts);
      expect(JSON.stringify(made)).toBe(text);
    });
  });

  it('names only what changed', () => {
    const before = { kept: { x: 1 }, gone: 'a', deep: { same: [1, 2], other: 1 } };
    const after = { kept: { x: 1 }, deep: { same: [1, 2], other: 2 }, made: [] };
    expect(patchBetween(before, after)).toEqual({ gone: null, deep: { other: 2 }, made: [] });
  });

  it('treats an undefined member as absent', () => {
    expect(patchBetween({ a: 1, b: undefined }, { a: undefined, b: 2 })).toEqual({ a: null, b: 2 });
    expect(patchBetween({ a: undefined }, {})).toBeUndefined();
    expect(patchBetween({ a: [{ b: 1, c: undefined }] }, { a: [{ b: 1 }] })).toBeUndefined();
  });

  it('sends lists whole if their members are of another kind', () => {
    expect(patchBetween({ a: [{ b: 1 }, 2] }, { a: [{ b: 1 }, 3] })).toEqual({ a: [{ b: 1 }, 3] });
    expect(patchBetween({ a: [[1]] }, { a: [[1, 2]] })).toEqual({ a: [[1, 2]] });
  });
});
