// An instant is milliseconds internally and ISO 8601 in the contract.
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { instant } from '#kernel';
import type { Instant } from './values.js';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function read(value: unknown): Instant {
  const time = typeof value === 'string' && ISO.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new GraphQLError('write an instant as 2026-01-31T12:00:00.000Z');
  return instant(time);
}

export const INSTANT = new GraphQLScalarType<Instant, string>({
  name: 'Instant',
  serialize: (value) => (typeof value === 'string' ? value : new Date(value as Instant).toISOString()),
  parseValue: read,
  parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined),
});
