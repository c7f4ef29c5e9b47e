// JSON goes out as it is; nothing of this contract takes it in.
import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { Json } from './values.js';

const refuse = (): never => {
  throw new GraphQLError('nothing here takes any JSON');
};

export const JSON_VALUE = new GraphQLScalarType<Json, Json>({
  name: 'Json',
  serialize: (value) => value as Json,
  parseValue: refuse,
  parseLiteral: refuse,
});
