// The contract's own scalars, by name.
import type { GraphQLScalarType } from 'graphql';
import { CURSOR } from './cursor.js';
import { HASH } from './hash.js';
import { INSTANT } from './instant.js';
import { JSON_VALUE } from './json.js';

export const SCALARS: Readonly<Record<'Cursor' | 'Hash' | 'Instant' | 'Json', GraphQLScalarType>> = {
  Cursor: CURSOR,
  Hash: HASH,
  Instant: INSTANT,
  Json: JSON_VALUE,
};
