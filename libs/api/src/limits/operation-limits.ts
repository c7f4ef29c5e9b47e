// The limits of one operation, the same over HTTP and over sockets.
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { ApiError, type ApiErrorCode } from '../errors/api-error.js';
import type { ApiLimits } from '../options.js';
import { complexityOf } from './complexity.js';
import { extentOf } from './extent.js';

export interface LimitedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

export type OperationLimits = Pick<ApiLimits, 'depth' | 'complexity' | 'aliases' | 'rootFields'>;

/** Throws for the first limit that a valid operation goes beyond. */
export function demandWithinLimits(
  { schema, document, operation, variables }: LimitedOperation,
  limits: OperationLimits,
): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);

  const { depth, rootFields, aliases } = extentOf(operation.selectionSet, fragments);
  demand('TOO_DEEP', 'levels of fields', depth, limits.depth);
  demand('TOO_MANY_FIELDS', 'fields at the first level', rootFields, limits.rootFields);
  demand('TOO_MANY_FIELDS', 'aliases', aliases, limits.aliases);
  const complexity = complexityOf({
    schema,
    operation,
    fragments,
    variables: { ...defaultsOf(operation), ...variables },
  });
  demand('TOO_COMPLEX', 'objects', complexity, limits.complexity);
}

/** The whole numbers that the operation gives its variables when the request gives none. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, number> {
  const defaults: Record<string, number> = {};
  for (const { variable, defaultValue } of variableDefinitions)
    if (defaultValue?.kind === Kind.INT) defaults[variable.name.value] = Number(defaultValue.value);
  return defaults;
}

function demand(code: ApiErrorCode, what: string, found: number, allowed: number): void {
  if (found <= allowed) return;
  throw new ApiError(code, `the operation asks for ${found} ${what}; this server allows ${allowed}`, {
    found,
    allowed,
  });
}
