// A cursor is opaque here: text of bounded length. The part that issued it checks it.
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const LONGEST = 512;

function read(value: unknown): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > LONGEST)
    throw new GraphQLError('a cursor must come from an earlier answer');
  return value;
}

export const CURSOR = new GraphQLScalarType<string, string>({
  name: 'Cursor',
  serialize: (value) => value as string,
  parseValue: read,
  parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined),
});
