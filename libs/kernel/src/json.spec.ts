import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hashJson, hashText } from './hash.js';
import { canonicalJson, cloned, isSameData, type Json } from './json.js';

const json = fc.jsonValue({ stringUnit: 'binary' }) as fc.Arbitrary<Json>;

/** How a number without a JSON text is refused. */
const NO_TEXT = /can not safely be stringified/;

/** The same value with the members of every object in another order. */
function shuffledMembers(value: Json, turn: number): Json {
  if (Array.isArray(value)) return value.map((item: Json) => shuffledMembers(item, turn));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const by = turn % Math.max(entries.length, 1);
  return Object.fromEntries(
    [...entries.slice(by), ...entries.slice(0, by)].map(([key, member]) => [
      key,
      member === undefined ? undefined : shuffledMembers(member, turn),
    ]),
  );
}

describe('canonical JSON', () => {
  it.each<[Json, string]>([
    [null, 'null'],
    [true, 'true'],
    [0, '0'],
    [-0, '0'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    [Number('333333333.33333329'), '333333333.3333333'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    [5e-324, '5e-324'],
    ['', '""'],
    ['"\\\b\f\n\r\t\u0000\u001f', '"\\"\\\\\\b\\f\\n\\r\\t\\u0000\\u001f"'],
    ['\u007f\u2028é🔥/', '"\u007f\u2028é🔥/"'],
    ['\ud800', '"\\ud800"'],
    [[], '[]'],
    [{}, '{}'],
    [[1, [2, {}], null], '[1,[2,{}],null]'],
    [{ b: 1, a: [{ d: 1, c: 2 }] }, '{"a":[{"c":2,"d":1}],"b":1}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [{ a: undefined }, '{}'],
    [{ 10: 'x', 9: 'y', a: 'z', '': 'w' }, '{"":"w","10":"x","9":"y","a":"z"}'],
  ])('of %j is %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('sorts members by UTF-16 code units (RFC 8785, 3.2.3)', () => {
    const members = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const order = [...canonicalJson(members).matchAll(/:"([^"]*)"/g)].map((match) => match[1]);
    expect(order).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  it('keeps a member named __proto__', () => {
    const value = JSON.parse('{"__proto__":{"x":1},"a":2}') as Json;
    expect(canonicalJson(value)).toBe('{"__proto__":{"x":1},"a":2}');
  });

  it.each([NaN, Infinity, -Infinity])('has no text for %d', (value) => {
    expect(() => canonicalJson(value)).toThrow(NO_TEXT);
    expect(() => canonicalJson({ deep: [value] })).toThrow(NO_TEXT);
  });

  it('reads back as the original value', () => {
    fc.assert(
      fc.property(json, (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as Json;
        expect(JSON.parse(canonicalJson(value))).toEqual(plain);
      }),
    );
  });

  it('is one text with one hash for equal values, whatever the order of their members', () => {
    fc.assert(
      fc.property(json, fc.nat(), (value, turn) => {
        const other = shuffledMembers(value, turn);
        expect(canonicalJson(other)).toBe(canonicalJson(value));
        expect(hashJson(other)).toBe(hashJson(value));
      }),
    );
  });

  it('is stable when it is canonicalised again', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text) as Json)).toBe(text);
      }),
    );
  });

  it('differs for different values', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        fc.pre(!same);
        if (canonicalJson(one) !== canonicalJson(other)) return;
        expect(JSON.parse(JSON.stringify(one))).toEqual(JSON.parse(JSON.stringify(other)));
      }),
    );
  });
});

describe('hashes', () => {
  it('are SHA-256 of the UTF-8 text', () => {
    expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashText('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
  });

  it('of JSON are those of its canonical text', () => {
    expect(hashJson({ b: 1, a: 2 })).toBe(hashText('{"a":2,"b":1}'));
  });
});

describe('a clone of plain data', () => {
  it('keeps a member of any name', () => {
    const text = '{"a":[{"__proto__":{"b":1}}],"__proto__":null}';
    expect(JSON.stringify(cloned(JSON.parse(text)))).toBe(text);
  });

  it('has the same text, and shares nothing mutable', () => {
    fc.assert(
      fc.property(json, (value) => {
        const before = JSON.stringify(value);
        const clone = cloned(value);
        expect(JSON.stringify(clone)).toBe(before);
        scribble(clone);
        expect(JSON.stringify(value)).toBe(before);
      }),
      { numRuns: 200 },
    );
  });
});

describe('data', () => {
  it('are the same if their canonical texts are', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(isSameData(one, shuffledMembers(cloned(one), 1))).toBe(true);
        expect(isSameData(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
        expect(isSameData([one], { 0: one })).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const member of Object.values(value)) scribble(member);
  if (Array.isArray(value)) value.push('more');
  else Object.assign(value, { more: true });
}
