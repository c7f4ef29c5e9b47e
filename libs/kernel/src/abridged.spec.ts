import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { abridged, inFull } from './abridged.js';
import type { JsonObject } from './json.js';

const kinOf = ({ type, name }: JsonObject): string[] =>
  [type, [type, name]].map((kin) => JSON.stringify(kin));
const stored = (value: unknown): JsonObject[] => JSON.parse(JSON.stringify(value)) as JsonObject[];

describe('an abridged list', () => {
  it('writes equal parts once, also inside objects', () => {
    const bear = { type: 'moved', object: 'o1', name: 'Bear', was: { power: 2, marks: [], at: { turn: 1 } } };
    const elk = { ...bear, name: 'Elk', object: 'o2' };
    const items = [
      bear,
      { ...bear, object: 'o3', was: { ...bear.was, at: { turn: 2 } } },
      elk,
      { ...elk, object: 'o4', was: { ...elk.was, marks: ['a'] } },
    ];
    const rows = abridged(items, kinOf);
    expect(rows).toEqual([
      bear,
      { like: 0, object: 'o3', 'was.at.turn': 2 },
      { like: 0, name: 'Elk', object: 'o2' },
      { like: 2, object: 'o4', 'was.marks': ['a'] },
    ]);
    expect(inFull(stored(rows))).toEqual(items);
  });

  it.each([
    ['what the other has and it lacks', { a: 1, b: 2 }, { a: 1 }],
    ['an object with other names', { a: { b: 1 } }, { a: { c: 1 } }],
    ['an object that was none', { a: null }, { a: { c: 1 } }],
    ['nothing where an object was', { a: { c: 1 } }, { a: null }],
    ['a name with a dot', { a: { 'b.c': 1, d: 1 } }, { a: { 'b.c': 2, d: 1 } }],
    ['a name without letters', { a: { '': 1 } }, { a: { '': 2 } }],
    ['the name of a prototype', JSON.parse('{"a":{"__proto__":1}}'), JSON.parse('{"a":{"__proto__":2}}')],
    ['what is undefined', { a: 1, b: undefined }, { a: 1, b: 2 }],
    ['what becomes undefined', { a: 1, b: 2 }, { a: 1, b: undefined }],
  ])('expands back in full: %s', (_, one: object, other: object) => {
    const items = [one, other, one].map((item) => ({ type: 'x', name: 'y', ...item }));
    expect(inFull(stored(abridged(items, kinOf)))).toEqual(stored(items));
  });

  it('expands back in full, whatever it contains', () => {
    const item = fc.record(
      {
        type: fc.constantFrom('a', 'b'),
        name: fc.constantFrom('c', 'd'),
        more: fc.jsonValue(),
        else: fc.jsonValue(),
      },
      { requiredKeys: ['type', 'name'] },
    );
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(inFull(stored(abridged(items as JsonObject[], kinOf)))).toEqual(stored(items));
      }),
      { seed: 11 },
    );
  });

  it('keeps the parts that items share', () => {
    const items = [1, 2, 3].map((turn) => ({ type: 'x', name: 'y', was: { at: { turn } } }));
    expect(inFull(abridged(items, kinOf)).map(({ was }) => was)).toEqual(items.map(({ was }) => was));
  });

  it.each([
    ['like none before it', [{ a: 1 }, { like: 1 }]],
    ['like something that is no place', [{ a: 1 }, { like: 'a' }]],
    ['that leads into nothing', [{ a: 1 }, { like: 0, 'a.b': 1 }]],
    ['that leads into what all objects share', [{ a: 1 }, { like: 0, '__proto__.b': 1 }]],
  ])('is refused with an item %s', (_, rows) => {
    expect(() => inFull(rows as JsonObject[])).toThrow();
  });
});
