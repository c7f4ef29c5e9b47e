import { describe, expect, it } from '@jest/globals';
import { buildSchema, GraphQLScalarType, parseValue } from 'graphql';
import { instant } from '#kernel';
import { contract } from '../options/project-files.js';
import { SCALARS } from './index.js';

const { Instant, Hash, Cursor, Json } = SCALARS;
const HEX = 'ab'.repeat(32);

it('every scalar of the contract is one of ours', () => {
  const own = Object.values(buildSchema(contract()).getTypeMap())
    .filter((type) => type instanceof GraphQLScalarType)
    .map(({ name }) => name)
    .filter((name) => !['ID', 'String', 'Int', 'Boolean', 'Float'].includes(name));
  expect(own.sort()).toEqual(Object.keys(SCALARS).sort());
});

describe('an instant', () => {
  it('is ISO 8601 in UTC with milliseconds, both ways', () => {
    const text = '2026-01-31T12:00:00.007Z';
    expect(Instant.serialize(instant(Date.parse(text)))).toBe(text);
    expect(Instant.parseValue(text)).toBe(Date.parse(text));
    expect(Instant.parseLiteral(parseValue(`"${text}"`), {})).toBe(Date.parse(text));
  });

  it.each(['2026-01-31', '2026-13-31T12:00:00.000Z', '2026-01-31T12:00:00Z', 7, null])(
    'is not %p',
    (value) => {
      expect(() => Instant.parseValue(value)).toThrow('write an instant as');
    },
  );
});

describe('a hash', () => {
  it('is 64 hexadecimal digits, with capitals made small', () => {
    expect(Hash.parseValue(HEX.toUpperCase())).toBe(HEX);
    expect(Hash.parseLiteral(parseValue(`"${HEX}"`), {})).toBe(HEX);
    expect(Hash.serialize(HEX)).toBe(HEX);
  });

  it.each(['', HEX.slice(1), `${HEX}a`, `${HEX}\n`, HEX.replace('a', 'g'), 12, [HEX]])(
    'is not %p',
    (value) => {
      expect(() => Hash.parseValue(value)).toThrow('a hash is 64 hexadecimal digits');
    },
  );
});

describe('a cursor', () => {
  it('is any text of an earlier answer, up to a bounded length', () => {
    expect(Cursor.parseValue('abc')).toBe('abc');
    expect(Cursor.parseLiteral(parseValue('"abc"'), {})).toBe('abc');
  });

  it.each(['', 'x'.repeat(513), 5, {}])('is not %p', (value) => {
    expect(() => Cursor.parseValue(value)).toThrow('a cursor must come from an earlier answer');
  });
});

it('JSON is sent as it is, and accepted only as a variable', () => {
  expect(Json.serialize({ a: [1, null] })).toEqual({ a: [1, null] });
  expect(Json.parseValue({ a: [1, null] })).toEqual({ a: [1, null] });
  expect(() => Json.parseLiteral(parseValue('{}'), {})).toThrow();
});
