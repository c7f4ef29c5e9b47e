// A hash is 64 hexadecimal digits; capitals are accepted and changed to lower case.
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import type { Hash } from './values.js';

const DIGITS = /^[0-9a-f]{64}$/i;

function read(value: unknown): Hash {
  if (typeof value !== 'string' || !DIGITS.test(value))
    throw new GraphQLError('a hash is 64 hexadecimal digits');
  return value.toLowerCase() as Hash;
}

export const HASH = new GraphQLScalarType<Hash, string>({
  name: 'Hash',
  serialize: (value) => value as Hash,
  parseValue: read,
  parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined),
});
