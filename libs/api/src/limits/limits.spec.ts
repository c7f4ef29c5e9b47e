import { describe, expect, it } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { ApiError } from '../errors/api-error.js';
import { DEFAULT_LIMITS } from '../options/options.js';
import { contract } from '../options/project-files.js';
import { demandWithinLimits, type OperationLimits } from './operation-limits.js';
import { ENTRIES_A_PAGE, GAMES_A_PAGE, LONGEST_PAGE, pageLengthIn } from './page.js';

const schema = buildSchema(`
  type Query { pages(first: Int = 50): Page!, thing: Thing!, any: Any }
  type Page { things: [Thing!]! }
  type Thing { name: String, thing: Thing!, pages(first: Int = 10): Page! }
  type Other { name: String, thing: Thing! }
  union Any = Thing | Other
`);
const WIDE: OperationLimits = { depth: 1000, complexity: 1e15, aliases: 1e15, rootFields: 1e15 };

/** The limit that an operation exceeds, if any. */
function beyond(limits: Partial<OperationLimits>, query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  try {
    demandWithinLimits(
      { schema, document, operation: getOperationAST(document)!, variables },
      { ...WIDE, ...limits },
    );
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code, found: error.extensions['found'] };
    throw error;
  }
  return undefined;
}
const cost = (query: string, variables?: Record<string, unknown>) =>
  beyond({ complexity: -1 }, query, variables)?.found;

describe('depth', () => {
  it('counts levels of fields, through fragments of both kinds', () => {
    const query = '{ thing { ...A } } fragment A on Thing { ... on Thing { thing { name } } }';
    expect(beyond({ depth: 3 }, query)).toBeUndefined();
    expect(beyond({ depth: 2 }, query)).toEqual({ code: 'TOO_DEEP', found: 3 });
  });

  it('does not count introspection, which has a rule of its own', () => {
    expect(beyond({ depth: 1 }, '{ __schema { types { fields { name } } } }')).toBeUndefined();
  });
});

describe('width', () => {
  it('counts the fields of the first level, wherever they are written', () => {
    const query =
      '{ thing { name } ...A ... { b: thing { name } } } fragment A on Query { a: thing { name } }';
    expect(beyond({ rootFields: 3 }, query)).toBeUndefined();
    expect(beyond({ rootFields: 2 }, query)).toEqual({ code: 'TOO_MANY_FIELDS', found: 3 });
  });

  it('counts aliases of all levels', () => {
    const query = '{ a: thing { b: name c: name thing { d: name } } }';
    expect(beyond({ aliases: 4 }, query)).toBeUndefined();
    expect(beyond({ aliases: 3 }, query)).toEqual({ code: 'TOO_MANY_FIELDS', found: 4 });
  });
});

describe('complexity', () => {
  it('is computed again for a document with other variables', () => {
    const document = parse('query ($many: Int) { pages(first: $many) { things { name } } }');
    const operation = getOperationAST(document)!;
    const isWithin = (many: number) => {
      try {
        demandWithinLimits({ schema, document, operation, variables: { many } }, { ...WIDE, complexity: 10 });
        return true;
      } catch {
        return false;
      }
    };
    expect([5, 50, 5].map(isWithin)).toEqual([true, false, true]);
  });

  it('is one for each object, and nothing for a value', () => {
    expect(cost('{ thing { name thing { name } } }')).toBe(2);
    expect(cost('{ __typename }')).toBe(0);
    expect(cost('{ any { ... on Thing { name } ... on Other { thing { name } } } }')).toBe(2);
  });

  it('is multiplied by `first`: given, in a variable, or by either default', () => {
    expect(cost('{ pages(first: 7) { things { name } } }')).toBe(1 + 7);
    expect(cost('{ pages { things { name } } }')).toBe(1 + 50);
    const query = 'query ($n: Int) { pages(first: $n) { things { name } } }';
    expect(cost(query, { n: 9 })).toBe(1 + 9);
    expect(cost(query)).toBe(1 + 50);
    expect(cost('query ($n: Int = 3) { pages(first: $n) { things { name } } }')).toBe(1 + 3);
    expect(cost('{ pages(first: 5) { things { pages(first: 4) { things { name } } } } }')).toBe(
      1 + 5 * (1 + 1 + 4),
    );
  });

  it('takes no number below one or above the size of a page', () => {
    expect(cost('{ pages(first: -1000) { things { name } } }')).toBe(2);
    expect(cost('{ pages(first: 1000000) { things { name } } }')).toBe(1 + LONGEST_PAGE);
    expect(cost('query ($n: Int) { pages(first: $n) { things { name } } }', { n: 'many' })).toBe(1 + 50);
  });

  it('weighs a tower of fragments, each twice in the next, without walking it', () => {
    const floors = Array.from(
      { length: 40 },
      (_, floor) =>
        `fragment F${floor} on Thing { a: thing { ...F${floor + 1} } b: thing { ...F${floor + 1} } }`,
    );
    const query = `{ thing { ...F0 } } ${floors.join('\n')} fragment F40 on Thing { name }`;
    expect(cost(query)).toBe(2 ** 41 - 1);
    expect(beyond({ aliases: 30 }, query)?.code).toBe('TOO_MANY_FIELDS');
  });
});

describe('a view of a game', () => {
  it('may be asked for a few times at once, and no more, because each may show a thousand cards', () => {
    const views = (count: number): boolean => {
      const each = Array.from(
        { length: count },
        (_, nth) => `v${nth}: view(moment: ${nth}) { battlefield { objectId } }`,
      );
      const document = parse(`{ game(id: "g") { ${each.join(' ')} } }`);
      const limited = { schema: buildSchema(contract()), document, operation: getOperationAST(document)! };
      try {
        demandWithinLimits({ ...limited, variables: {} }, DEFAULT_LIMITS);
        return true;
      } catch {
        return false;
      }
    };
    expect([1, 9, 10].map(views)).toEqual([true, true, false]);
  });
});

describe('a page', () => {
  it('is as long as requested, or as usual, within bounds', () => {
    expect(pageLengthIn(undefined, ENTRIES_A_PAGE)).toBe(200);
    expect(pageLengthIn(null, GAMES_A_PAGE)).toBe(50);
    expect(pageLengthIn(500, ENTRIES_A_PAGE)).toBe(500);
    for (const [first, page] of [
      [501, ENTRIES_A_PAGE],
      [0, ENTRIES_A_PAGE],
      [101, GAMES_A_PAGE],
    ] as const)
      expect(() => pageLengthIn(first, page)).toThrow(/^Give `first` a number from 1 to/);
  });
});
