// The limits of one operation, the same over HTTP and over sockets.
import { memoByIdentity } from '#kernel';
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { ApiError, type ApiErrorCode } from '../errors/api-error.js';
import type { ApiLimits } from '../options/options.js';
import { complexityOf } from './complexity.js';
import { extentOf, type Extent } from './extent.js';

export interface LimitedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

export type OperationLimits = Pick<ApiLimits, 'depth' | 'complexity' | 'aliases' | 'rootFields'>;

/** Throws for the first limit that a valid operation exceeds. */
export function demandWithinLimits(limited: LimitedOperation, limits: OperationLimits): void {
  const { depth, rootFields, aliases, weight } = sizeOf(limited);
  demand('TOO_DEEP', 'levels of fields', depth, limits.depth);
  demand('TOO_MANY_FIELDS', 'fields at the first level', rootFields, limits.rootFields);
  demand('TOO_MANY_FIELDS', 'aliases', aliases, limits.aliases);
  demand('TOO_COMPLEX', 'objects', weight, limits.complexity);
}

type Size = Extent & { readonly weight: number };

/** Clients repeat their operations, and each document is parsed once. */
const steady = memoByIdentity<OperationDefinitionNode, Size>();

function sizeOf({ schema, document, operation, variables }: LimitedOperation): Size {
  const known = steady.get(operation);
  if (known !== undefined) return known;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const { weight, isSteady } = complexityOf({
    schema,
    operation,
    fragments,
    variables: { ...defaultsOf(operation), ...variables },
  });
  const size = { ...extentOf(operation.selectionSet, fragments), weight };
  if (isSteady) steady.set(operation, size);
  return size;
}

/** The default values of the operation's integer variables. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, number> {
  const defaults: Record<string, number> = {};
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = Number(defaultValue.value);
  return defaults;
}

function demand(code: ApiErrorCode, what: string, found: number, allowed: number): void {
  if (found <= allowed) return;
  throw new ApiError(
    code,
    `The operation asks for ${found} ${what}, and this server allows ${allowed}. Ask for less at once.`,
    {
      found,
      allowed,
    },
  );
}
