// Queries with the published fragments are valid, with all of those that are spread and no other.
import { expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { contract } from '../../api/src/options/project-files.js';
import { withFragments } from './fragments.js';
import * as operations from './generated/operations.js';

const schema = buildSchema(contract());
const faults = (query: string): string[] => validate(schema, parse(query)).map(({ message }) => message);

it.each([
  'query ($id: ID!) { game(id: $id) { view { ...TableView } } }',
  'query ($id: ID!) { game(id: $id) { view { battlefield { ...TableCard } } } }',
  'query ($id: ID!) { game(id: $id) { view { ...TableView stack { ...TableCard } } seat } }',
  'query ($id: ID!) { game(id: $id) { seat } }',
])('%s', (query) => {
  expect(faults(withFragments(query))).toEqual([]);
});

it('a fragment that there is not stays missing', () => {
  const query = 'query ($id: ID!) { game(id: $id) { view { ...TableTop } } }';
  expect(withFragments(query)).toBe(query);
});

const documents = Object.entries(operations)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => [name, document.toString()] as const);

it.each(documents)('%s of the library is valid', (_, document) => {
  expect(faults(document)).toEqual([]);
});
