// What schema.graphql promises as a whole: everything in it is described, any fields can be selected together, and the
// documents list every kind of question.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  coerceInputValue,
  getNamedType,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  type GraphQLUnionType,
} from 'graphql';
import { faultsOf, publishedSchema } from '#testkit/language/published';
import { CONTRACT_VERSION } from './options/contract-version.js';
import { contract } from './options/project-files.js';

const schema = buildSchema(contract());

/** Everything in the schema that can have a description, by its place. */
function described(all: GraphQLSchema): [place: string, description: string][] {
  const own = Object.values(all.getTypeMap()).filter(
    ({ astNode }) => astNode !== undefined && astNode !== null,
  );
  return own.flatMap((type) => [
    [type.name, type.description ?? ''] as [string, string],
    ...membersOf(type).map(([name, text]): [string, string] => [`${type.name}.${name}`, text]),
  ]);
}

function membersOf(type: GraphQLNamedType): [string, string][] {
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => [name, description ?? '']);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, description }) => [name, description ?? '']);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, description, args }) => [
    [name, description ?? ''] as [string, string],
    ...args.map((arg): [string, string] => [`${name}(${arg.name}:)`, arg.description ?? '']),
  ]);
}

/** The places in which two types cannot be selected side by side under the same names (GraphQL, 5.3.2). */
function conflicts(all: GraphQLSchema): string[] {
  const compared = new Set<string>();
  const found = new Set<string>();
  const compare = (one: GraphQLNamedType, other: GraphQLNamedType): void => {
    const pair = [one.name, other.name].toSorted().join(' and ');
    if (one === other || compared.has(pair)) return;
    compared.add(pair);
    if (isUnionType(one) || isUnionType(other)) {
      for (const left of isUnionType(one) ? one.getTypes() : [one])
        for (const right of isUnionType(other) ? other.getTypes() : [other]) compare(left, right);
      return;
    }
    if (!isObjectType(one) || !isObjectType(other)) return;
    const theirs = other.getFields();
    for (const { name, type } of Object.values(one.getFields())) {
      const same = theirs[name];
      if (same === undefined) continue;
      if (!sameShape(type, same.type)) found.add(`${pair}: ${name}`);
      else compare(getNamedType(type), getNamedType(same.type));
    }
  };
  const answered = new Set(
    Object.values(all.getTypeMap())
      .flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []))
      .map(({ type }) => getNamedType(type).name),
  );
  // An interface that no field answers with only says what is alike.
  for (const type of Object.values(all.getTypeMap()).filter(({ name }) => answered.has(name))) {
    const members = isUnionType(type)
      ? type.getTypes()
      : isInterfaceType(type)
        ? all.getPossibleTypes(type)
        : [];
    for (const one of members) for (const other of members) compare(one, other);
  }
  return [...found].toSorted();
}

function sameShape(one: GraphQLOutputType, other: GraphQLOutputType): boolean {
  if (isNonNullType(one) || isNonNullType(other))
    return isNonNullType(one) && isNonNullType(other) && sameShape(one.ofType, other.ofType);
  if (isListType(one) || isListType(other))
    return isListType(one) && isListType(other) && sameShape(one.ofType, other.ofType);
  return isLeafType(one) || isLeafType(other) ? one === other : true;
}

const fieldsOf = (type: string) => Object.values((schema.getType(type) as GraphQLObjectType).getFields());

describe('the contract', () => {
  it('describes every type, field, argument, value and input field', () => {
    const all = described(schema);
    expect(all.length).toBeGreaterThan(1500);
    expect(all.filter(([, text]) => text.trim() === '').map(([place]) => place)).toEqual([]);
  });

  it('finds what has no description', () => {
    const bare = buildSchema('type Query { a(b: C): D } input C { e: Int } enum D { F }');
    expect(described(bare).map(([place]) => place)).toEqual([
      'Query',
      'Query.a',
      'Query.a(b:)',
      'C',
      'C.e',
      'D',
      'D.F',
    ]);
    expect(described(bare).every(([, text]) => text === '')).toBe(true);
  });

  it('lets any fields be selected together', () => {
    expect(conflicts(schema)).toEqual([]);
  });

  it('has one shape for the pages of every list', () => {
    const root = [...Object.values(schema.getQueryType()!.getFields()), ...fieldsOf('Game')];
    const paged = root.filter(({ args }) =>
      args.some(({ name, type }) => name === 'after' && type === GraphQLString),
    );
    expect(paged.map(({ name }) => name).toSorted()).toEqual([
      ...['annotations', 'audit', 'cards', 'judgeQueue', 'lobby', 'myGames', 'openGames', 'referrals'],
    ]);
    for (const { type } of paged) {
      const connection = getNamedType(type) as GraphQLObjectType;
      const { edges, nodes, pageInfo, ...more } = connection.getFields();
      expect([connection.name, Object.keys(more), String(pageInfo?.type)]).toEqual([
        connection.name,
        [],
        'PageInfo!',
      ]);
      const edge = getNamedType(edges!.type) as GraphQLObjectType;
      expect(String(edge.getFields()['cursor']?.type)).toBe('String!');
      expect(`[${String(edge.getFields()['node']?.type)}]!`).toBe(String(nodes?.type));
      expect([connection, edge].map((one) => one.getInterfaces().map(({ name }) => name))).toEqual([
        ['Connection'],
        ['Edge'],
      ]);
    }
  });

  it('finds fields that cannot be selected together, also below other fields', () => {
    const torn = buildSchema(`
      type Query { any: Any }
      union Any = A | B | C
      type A { many: [Int!], below: D, same: Int }
      type B { many: Int, below: E, same: Int }
      type C { same: Int! }
      type D { x: Int }
      type E { x: Float }
    `);
    expect(conflicts(torn)).toEqual(['A and B: many', 'A and C: same', 'B and C: same', 'D and E: x']);
  });
});

const DOCS = join(import.meta.dirname, '../../../docs');

/** The rows of the table in docs/playing.md that lists the questions. */
const rows = readFileSync(join(DOCS, 'playing.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| `[A-Z_]+` +\| `[A-Z]\w+ \{/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, kind = '', question = '', answer = '']) => ({ kind, question, answer }));

describe('the table of questions in docs/playing.md', () => {
  it('has every kind of question once', () => {
    const kinds = (schema.getType('QuestionKind') as GraphQLEnumType).getValues();
    expect(rows.map(({ kind }) => kind)).toEqual(kinds.map(({ name }) => `\`${name}\``));
  });

  it('has every type of question once, with all of its fields', () => {
    const types = (schema.getType('Question') as GraphQLUnionType).getTypes();
    const shown = (name: string, fields: readonly string[]) => `\`${name} {${fields.join(' ')}}\``;
    expect(rows.map(({ question }) => question).toSorted()).toEqual(
      types.map((type) => shown(type.name, Object.keys(type.getFields()))).toSorted(),
    );
  });

  it('has every member of an answer', () => {
    const members = Object.keys((schema.getType('AnswerInput') as GraphQLInputObjectType).getFields());
    const said = rows.flatMap(({ answer }) => [...answer.matchAll(/`\{(\w+):/g)].map(([, name]) => name));
    expect(new Set(said)).toEqual(new Set(members));
  });
});

it('the version of the contract is the same in the schema, in its documents and in what a server answers', () => {
  const said = [
    schema.description ?? '',
    readFileSync(join(DOCS, 'api.md'), 'utf8'),
    readFileSync(join(DOCS, '../CONTRIBUTING.md'), 'utf8'),
  ];
  expect(said.map((text) => /\b(?:is|contract,) version (\d+)/u.exec(text)?.[1])).toEqual(
    said.map(() => String(CONTRACT_VERSION)),
  );
});

describe('what is JSON', () => {
  const isJson = (type: GraphQLType): boolean => getNamedType(type).name === 'Json';
  const jsonIn = (type: GraphQLNamedType): string[] => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap(({ name, type: of }) =>
        isJson(of) ? [`${type.name}.${name}`] : [],
      );
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, type: of, args }) => [
      ...(isJson(of) ? [`${type.name}.${name}`] : []),
      ...args.flatMap((arg) => (isJson(arg.type) ? [`${type.name}.${name}(${arg.name}:)`] : [])),
    ]);
  };

  it('is what docs/api.md lists, and nothing else in the contract', () => {
    const section =
      /## What is JSON\n([\s\S]*?)\n## /u.exec(readFileSync(join(DOCS, 'api.md'), 'utf8'))?.[1] ?? '';
    const listed = section
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) =>
        [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/gu)].map(([, place = '']) => place),
      );
    const published = Object.values(schema.getTypeMap()).flatMap(jsonIn);
    expect(published.length).toBeGreaterThan(5);
    expect(listed.toSorted()).toEqual(published.toSorted());
  });

  it('has shapes that are files in schemas/', () => {
    for (const file of ['stories.json', 'play-input.json', 'proposal.json', 'log.json'])
      expect(() => publishedSchema(file)).not.toThrow();
  });
});

describe('schemas/play-input.json', () => {
  const faultIn = faultsOf(publishedSchema('play-input.json'));
  const input = schema.getType('PlayInput');
  /** What GraphQL says of a value that is given for PlayInput. */
  const taken = (value: unknown): boolean => {
    const faults: unknown[] = [];
    if (!isInputObjectType(input)) throw new Error('PlayInput is an input');
    coerceInputValue(value, input, (_, __, error) => faults.push(error));
    return faults.length === 0;
  };

  it.each([
    [{ kind: 'CAST', object: 'c1' }],
    [
      {
        kind: 'CAST',
        object: 'c1',
        name: 'Shock',
        targets: [[{ seat: 1 }], [{ object: 'c2' }]],
        divided: [[1, 2]],
      },
    ],
    [{ kind: 'PLAY', object: 'c1', as: 'ANY_LAND', face: 1 }],
    [{ kind: 'ACTIVATE', object: 'c1', ability: 0, x: 3, modes: [0, 1], costs: [['c2', 'c3']] }],
    [
      {
        kind: 'CAST',
        object: 'c1',
        optional: [{ label: 'kicker', times: 2 }],
        names: [{ object: 'c2', name: 'Shock' }],
      },
    ],
    [{}],
    [{ kind: 'CAST' }],
    [{ kind: 'cast', object: 'c1' }],
    [{ kind: 'CAST', object: 'c1', targets: [{ seat: 1 }, 1] }],
    [{ kind: 'CAST', object: 'c1', nothing: 1 }],
    [{ kind: 'CAST', object: 'c1', x: 1.5 }],
    [{ kind: 'CAST', object: 'c1', face: 'front' }],
    [{ kind: 'PLAY', object: 'c1', as: 'LAND' }],
  ])('says of %j what GraphQL says of it', (value) => {
    expect(faultIn(value) === undefined).toBe(taken(value));
  });

  it('says of each, and takes some', () => {
    expect([taken({ kind: 'CAST', object: 'c1' }), taken({ kind: 'CAST' })]).toEqual([true, false]);
  });
});
