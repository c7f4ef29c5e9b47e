// JSON is passed out unchanged, and accepted as a variable; the rules check its content.
import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { Json } from './values.js';

export const JSON_VALUE = new GraphQLScalarType<Json, Json>({
  name: 'Json',
  serialize: (value) => value as Json,
  parseValue: (value) => value as Json,
  parseLiteral() {
    throw new GraphQLError('give JSON in a variable');
  },
});
