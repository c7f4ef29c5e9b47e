import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JsonBytes } from './json-bytes.js';
import { jsonPieces, type Piece, type WishFor } from './json-pieces.js';

const folder = mkdtempSync(join(tmpdir(), 'json-pieces-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'some.json');

function pieces(content: string | Buffer, wishFor: WishFor, chunkSize = 7): Piece[] {
  writeFileSync(file, content);
  const bytes = new JsonBytes(file, undefined, chunkSize);
  try {
    return [...jsonPieces(bytes, wishFor)];
  } finally {
    bytes.close();
  }
}

/** All that lies two steps down. */
const below: WishFor = ({ length }, kind) =>
  length === 0 || (length === 1 && kind !== 'other') ? 'enter' : 'take';

describe('a JSON file read in pieces', () => {
  it('yields each piece with its path, in file order', () => {
    const content =
      '{ "a": [1, "two\\"]", {"three": [3]}], "b": {"c": null, "d\\u00e9": -1.5e3}, "e": true }';
    expect(pieces(content, below)).toEqual([
      { path: ['a', 0], value: 1 },
      { path: ['a', 1], value: 'two"]' },
      { path: ['a', 2], value: { three: [3] } },
      { path: ['b', 'c'], value: null },
      { path: ['b', 'dé'], value: -1500 },
      { path: ['e'], value: true },
    ]);
  });

  it('skips unwanted parts, however deep', () => {
    const content = '{"no": {"x": [[{"y": "}]"}]]}, "yes": 1, "nor this": "\\\\"}';
    const wishFor: WishFor = ([top]) => (top === undefined ? 'enter' : top === 'yes' ? 'take' : 'pass');
    expect(pieces(content, wishFor)).toEqual([{ path: ['yes'], value: 1 }]);
  });

  it('yields the values of JSON.parse, wherever its chunks end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { maxLength: 4 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(undefined, 2),
        (list, chunk, indent) => {
          const text = JSON.stringify(list, null, indent);
          const values = pieces(text, ({ length }) => (length === 0 ? 'enter' : 'take'), chunk).map(
            ({ value }) => value,
          );
          expect(values).toEqual(JSON.parse(text));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('reports progress', () => {
    writeFileSync(file, '[1, 2, 3, 4]');
    const seen: number[] = [];
    const bytes = new JsonBytes(file, (read, size) => seen.push(read / size), 6);
    expect([...jsonPieces(bytes, ({ length }) => (length === 0 ? 'enter' : 'take'))]).toHaveLength(4);
    bytes.close();
    expect(seen).toEqual([0.5, 1]);
  });

  it.each([
    ['', 'line 1 (byte 0): the whole file is neither an object nor a list'],
    ['7', 'the whole file is neither an object nor a list'],
    ['{"a": [1,\n2\n', 'line 3 (byte 12): in a: the file ends where a comma should be'],
    ['{"a": "no end', 'in a: the file ends where the rest of a text should be'],
    ['{"a": {"b": {"c": [1, 2}', 'in a.b: the file ends where the rest should be'],
    ['{"a": 1 "b": 2}', 'in the whole file: there is "\\"" where a comma should be'],
    ['{"a" 1}', 'in a: there is "1" where a colon should be'],
    ['{a: 1}', 'in the whole file: there is "a" where a name should be'],
    ['[1,]', 'in 1: there is "]" where a value should be'],
    ['[,1]', 'in 0: there is "," where a value should be'],
    ['[[1]]]', 'something follows where the file should end'],
    ['[{"x": nul}]', '0.x is not JSON'],
    ['[[{"x": 1]]]', '0.0 is not JSON'],
    ['PK\u0003\u0004 zipped', 'the whole file is neither an object nor a list'],
  ])('is refused with the place of the damage: %j', (content, what) => {
    expect(() => pieces(content, below)).toThrow(`${file}: line `);
    expect(() => pieces(content, below)).toThrow(what);
  });

  it('is refused if its bytes are not UTF-8', () => {
    const content = Buffer.from('["a", "bc"]');
    content[7] = 0xff;
    expect(() => pieces(content, below)).toThrow('1 is not JSON');
  });

  it('is refused by name if it is missing', () => {
    expect(() => new JsonBytes(join(folder, 'absent.json'))).toThrow(
      /absent\.json: cannot be read: .*ENOENT/,
    );
  });
});
