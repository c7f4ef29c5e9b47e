import { describe, expect, it } from '@jest/globals';
import { buildSchema, execute, parse, type ExecutionArgs } from 'graphql';
import { flatly } from './flat.js';

const schema = buildSchema(`
  type Query { a: Int }
  type Subscription { feed(after: Int): Message!, plain: Int!, nested: Nested! }
  union Message = Entry | Over
  union Nested = Branch
  type Branch { entry: Entry! }
  enum Why { BY_ITSELF }
  type Entry { seq: Int!, story: String, pages(first: Int): Int }
  type Over { why: Why! }
`);

const argsOf = (query: string, variableValues: Record<string, unknown> = {}): ExecutionArgs => ({
  schema,
  document: parse(query),
  variableValues,
});

const ENTRY = { __typename: 'Entry', seq: 3, story: 'told', pages: 2 };
const MESSAGES = [ENTRY, { ...ENTRY, story: null }, { __typename: 'Over', why: 'BY_ITSELF' }];

describe('a subscription with nothing but leaves', () => {
  it.each([
    ['fields', 'subscription { feed { ... on Entry { seq story } ... on Over { why } } }'],
    ['names of its own', 'subscription { mine: feed { kind: __typename ... on Entry { n: seq m: seq } } }'],
    ['arguments', 'subscription { feed(after: 2) { ... on Entry { pages(first: 3) story } } }'],
    [
      'fragments and one field twice',
      `subscription { feed { ...E ... on Entry { seq ...E } } feed { ... on Over { why } } }
       fragment E on Entry { story seq }`,
    ],
    [
      'what a variable leaves out',
      'subscription ($less: Boolean!) { feed { __typename ... on Entry @skip(if: $less) { seq } ... on Over @include(if: $less) { why } } }',
    ],
  ])('with %s gives what graphql-js gives', (_what, query) => {
    const args = argsOf(query, { less: true });
    const flat = flatly(args);
    for (const message of MESSAGES) {
      const rootValue = { feed: message };
      expect(flat?.(rootValue)).toEqual(execute({ ...args, rootValue }));
      expect(JSON.stringify(flat?.(rootValue))).toBe(JSON.stringify(execute({ ...args, rootValue })));
    }
  });

  it.each([
    ['nothing where something must be', { ...ENTRY, seq: null }],
    ['what its type does not know', { ...ENTRY, seq: 'three' }],
    ['an enum’s value that is none', { __typename: 'Over', why: 'BECAUSE' }],
    ['what is yet to come', { ...ENTRY, seq: Promise.resolve(3) }],
    ['what has to be called', { ...ENTRY, seq: () => 3 }],
    ['a failure', { ...ENTRY, story: new Error('lost') }],
    ['a type that is none of them', { __typename: 'Query' }],
    ['no type', { seq: 3 }],
    ['no message', null],
    ['a failure for a message', new Error('lost')],
  ])('leaves a message with %s to graphql-js', (_what, message) => {
    const args = argsOf('subscription { feed { ... on Entry { seq story } ... on Over { why } } }');
    expect(flatly(args)?.({ feed: message })).toBeUndefined();
  });

  it('leaves a source that fails to it too', () => {
    const feed = (): never => {
      throw new Error('lost');
    };
    expect(flatly(argsOf('subscription { feed { __typename } }'))?.({ feed })).toBeUndefined();
  });

  it.each([
    ['has no union', 'subscription { plain }'],
    ['has objects below', 'subscription { nested { ... on Branch { entry { seq } } } }'],
    ['lacks a variable', 'subscription ($n: Int!) { feed(after: $n) { __typename } }'],
    ['asks for nothing', 'subscription { feed @skip(if: true) { __typename } }'],
  ])('is none where it %s', (_what, query) => {
    expect(flatly(argsOf(query))).toBeUndefined();
  });
});
