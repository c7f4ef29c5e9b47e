import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BadPatch, foldPatch, type Json, type PatchOperation } from './fold.js';

const frozen = <T extends Json>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const one of Object.values(value)) frozen(one);
  }
  return value;
};
const fold = (view: Json, ...patch: readonly PatchOperation[]): Json => foldPatch(frozen(view), patch);

describe('the fold of patches (RFC 6902)', () => {
  it.each<readonly [string, Json, PatchOperation, Json]>([
    ['adds a member', { a: 1 }, { op: 'add', path: '/b', value: 2 }, { a: 1, b: 2 }],
    ['adds in the place of a member', { a: 1 }, { op: 'add', path: '/a', value: null }, { a: null }],
    ['adds before a place', { a: [1, 3] }, { op: 'add', path: '/a/1', value: 2 }, { a: [1, 2, 3] }],
    ['adds at the end', [1], { op: 'add', path: '/1', value: 2 }, [1, 2]],
    ['adds after the last', [1], { op: 'add', path: '/-', value: 2 }, [1, 2]],
    ['removes a member', { a: 1, b: 2 }, { op: 'remove', path: '/a' }, { b: 2 }],
    ['removes from a list', [1, 2, 3], { op: 'remove', path: '/1' }, [1, 3]],
    ['replaces deep inside', [{ a: [0] }], { op: 'replace', path: '/0/a/0', value: 1 }, [{ a: [1] }]],
    ['replaces the whole', { a: 1 }, { op: 'replace', path: '', value: [] }, []],
    ['reads ~1 and ~0', { 'a/b': { '~1': 0 } }, { op: 'remove', path: '/a~1b/~01' }, { 'a/b': {} }],
    ['takes an empty name', { '': 1 }, { op: 'replace', path: '/', value: 2 }, { '': 2 }],
  ])('%s', (_title, view, operation, after) => {
    expect(fold(view, operation)).toEqual(after);
  });

  it.each<readonly [string, Json, PatchOperation]>([
    ['a member that is not there', {}, { op: 'remove', path: '/a' }],
    ['a member that is inherited', {}, { op: 'replace', path: '/toString', value: 1 }],
    ['a way through nothing', { a: null }, { op: 'add', path: '/a/b', value: 1 }],
    ['a way through what is inherited', {}, { op: 'add', path: '/__proto__/b', value: 1 }],
    ['a place after the last', [1], { op: 'replace', path: '/1', value: 2 }],
    ['a place that is no number', [1], { op: 'add', path: '/01', value: 2 }],
    ['- where something must be', [1], { op: 'remove', path: '/-' }],
    ['a path that is no pointer', { a: 1 }, { op: 'remove', path: 'a' }],
    ['the removal of everything', { a: 1 }, { op: 'remove', path: '' }],
  ])('refuses %s', (_title, view, operation) => {
    expect(() => fold(view, operation)).toThrow(BadPatch);
  });

  it('shares what it does not touch, and changes neither the view nor the patch', () => {
    const view = { hand: [{ id: 'a' }, { id: 'b' }], stack: [] };
    const patch = frozen<PatchOperation[]>([
      { op: 'add', path: '/board', value: { lands: [] } },
      { op: 'add', path: '/board/lands/0', value: 'x' },
      { op: 'replace', path: '/hand/1/id', value: 'c' },
    ]);
    const after = foldPatch(frozen(view), patch) as typeof view;
    expect(after).toEqual({ hand: [{ id: 'a' }, { id: 'c' }], stack: [], board: { lands: ['x'] } });
    expect(after.hand[0]).toBe(view.hand[0]);
    expect(after.stack).toBe(view.stack);
    expect(after.hand).not.toBe(view.hand);
  });

  it('keeps a member called __proto__ as any other', () => {
    const after = fold({}, { op: 'add', path: '/__proto__', value: { admin: true } });
    expect(JSON.stringify(after)).toBe('{"__proto__":{"admin":true}}');
    expect((after as { readonly admin?: unknown }).admin).toBeUndefined();
  });

  it('one patch of many operations is the same as each of them alone', () => {
    const operation = fc.oneof(
      fc.record({ op: fc.constantFrom('add', 'replace'), path: path(), value: fc.jsonValue() }),
      fc.record({ op: fc.constant('remove'), path: path() }),
    ) as fc.Arbitrary<PatchOperation>;
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 12 }), (patch) => {
        const fitting: PatchOperation[] = [];
        let view: Json = frozen({ a: [{ b: 1 }, []], b: { a: {} } });
        const first = view;
        for (const one of patch)
          try {
            view = foldPatch(view, [one]);
            fitting.push(one);
          } catch (error) {
            expect(error).toBeInstanceOf(BadPatch);
          }
        expect(foldPatch(first, fitting)).toEqual(view);
      }),
    );
  });
});

const path = (): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('a', 'b', '0', '1', '-', '~0'), { maxLength: 4 })
    .map((names) => names.map((name) => `/${name}`).join(''));
