import { describe, expect, it } from '@jest/globals';
import {
  assertObjectType,
  assertScalarType,
  assertUnionType,
  buildSchema,
  execute,
  parse,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { leafExecutor } from './leaf-executor.js';

const SDL = `
  scalar Anything
  type Query { a: Int }
  type Subscription { feed(after: Int): Message!, plain: Int!, nested: Nested! }
  union Message = Entry | Over
  union Nested = Branch
  type Branch { entry: Entry! }
  enum Why { BY_ITSELF }
  type Entry { seq: Int!, story: String, pages(first: Int): Int, any: Anything }
  type Over { why: Why! }
`;
const schema = buildSchema(SDL);

const argsOf = (query: string, variableValues: Record<string, unknown> = {}, of = schema): ExecutionArgs => ({
  schema: of,
  document: parse(query),
  variableValues,
});

const ENTRY = { __typename: 'Entry', seq: 3, story: 'told', pages: 2 };
const MESSAGES = [ENTRY, { ...ENTRY, story: null }, { __typename: 'Over', why: 'BY_ITSELF' }];

describe('a subscription of scalar fields', () => {
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
    const flat = leafExecutor(args);
    for (const message of MESSAGES) {
      const rootValue = { feed: message };
      expect(flat?.(rootValue)).toEqual(execute({ ...args, rootValue }));
      expect(JSON.stringify(flat?.(rootValue))).toBe(JSON.stringify(execute({ ...args, rootValue })));
    }
  });

  it.each([
    ['null for a field that may not be null', { ...ENTRY, seq: null }],
    ['text for a number', { ...ENTRY, seq: 'three' }],
    ['a value that the enum lacks', { __typename: 'Over', why: 'BECAUSE' }],
    ['a promise', { ...ENTRY, seq: Promise.resolve(3) }],
    ['a promise for a field of any type', { ...ENTRY, any: Promise.resolve(3) }],
    ['a function', { ...ENTRY, seq: () => 3 }],
    ['a function for a field of any type', { ...ENTRY, any: () => 3 }],
    ['an error', { ...ENTRY, story: new Error('lost') }],
    ['an error for a field of any type', { ...ENTRY, any: new Error('lost') }],
    ['a type that the union lacks', { __typename: 'Query' }],
    ['no type', { seq: 3 }],
    ['no message', null],
    ['an error instead of a message', new Error('lost')],
  ])('leaves a message with %s to graphql-js', (_what, message) => {
    const args = argsOf('subscription { feed { ... on Entry { seq story any } ... on Over { why } } }');
    expect(leafExecutor(args)?.({ feed: message })).toBeUndefined();
  });

  it('leaves a source that fails to graphql-js too', () => {
    const feed = (): never => {
      throw new Error('lost');
    };
    expect(leafExecutor(argsOf('subscription { feed { __typename } }'))?.({ feed })).toBeUndefined();
  });

  it.each([
    ['has no union', 'subscription { plain }'],
    ['has objects below', 'subscription { nested { ... on Branch { entry { seq } } } }'],
    ['lacks a variable', 'subscription ($n: Int!) { feed(after: $n) { __typename } }'],
    ['asks for nothing', 'subscription { feed @skip(if: true) { __typename } }'],
    ['asks for two things', 'subscription { feed { __typename } plain }'],
  ])('is not flat if it %s', (_what, query) => {
    expect(leafExecutor(argsOf(query))).toBeUndefined();
  });

  it('resolves its field as graphql-js does: with its arguments, its context and the message', () => {
    const resolving = buildSchema(SDL);
    const { feed } = assertObjectType(resolving.getType('Subscription')).getFields();
    feed!.resolve = (message: { n: number }, { after }, { n }, { rootValue }) => ({
      __typename: 'Entry',
      seq: [message.n, after, n, (rootValue as { n: number }).n].join(''),
    });
    const query = 'subscription { feed(after: 2) { ... on Entry { seq } } }';
    const args = { ...argsOf(query, {}, resolving), contextValue: { n: 3 } };
    expect(leafExecutor(args)?.({ n: 1 })).toEqual({ data: { feed: { seq: 1231 } } });
    expect(execute({ ...args, rootValue: { n: 1 } })).toEqual({ data: { feed: { seq: 1231 } } });
  });

  it.each<[string, (of: GraphQLSchema) => void]>([
    ['a field', (of) => (assertObjectType(of.getType('Entry')).getFields()['seq']!.resolve = () => 4)],
    ['a type', (of) => (assertObjectType(of.getType('Over')).isTypeOf = () => true)],
    ['the union', (of) => (assertUnionType(of.getType('Message')).resolveType = () => 'Over')],
  ])('is not flat if %s has a function of its own', (_what, change) => {
    const changed = buildSchema(SDL);
    change(changed);
    expect(
      leafExecutor(argsOf('subscription { feed { ... on Entry { seq } } }', {}, changed)),
    ).toBeUndefined();
  });

  it('leaves a value that its type cannot serialize to graphql-js', () => {
    const changed = buildSchema(SDL);
    assertScalarType(changed.getType('Anything')).serialize = () => null;
    const args = argsOf('subscription { feed { ... on Entry { any } } }', {}, changed);
    expect(leafExecutor(args)?.({ feed: { ...ENTRY, any: 'lost' } })).toBeUndefined();
  });
});
