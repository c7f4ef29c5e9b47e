import { describe, expect, it } from '@jest/globals';
import { passes, typeExpression } from './type-filter.js';

const matches = (types: readonly string[] | undefined, type: string): boolean =>
  new RegExp(typeExpression(types), 'u').test(type);

describe('the filter by type', () => {
  it.each(['Drawn', 'a.b', 'a|b', '(x)[y]{z}', '^$*+?\\', 'Jötun 🂡', '#-/'])(
    'matches %s by its whole name',
    (type) => {
      expect(matches([type], type)).toBe(true);
      expect(matches(['Other', type], type)).toBe(true);
      for (const near of [`${type}x`, `x${type}`, type.slice(1), ''])
        expect(matches([type], near)).toBe(false);
    },
  );

  it('takes a dot and a bar literally', () => {
    expect(matches(['a.b'], 'axb')).toBe(false);
    expect(matches(['a|b'], 'a')).toBe(false);
  });

  it('passes everything but the server’s own events when it names no type', () => {
    expect(
      ['Drawn', '$metadata', '$>'].map((type) => [matches(undefined, type), passes(type, undefined)]),
    ).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });
});
