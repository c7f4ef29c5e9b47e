// Presents errors to clients. Errors of this edge, and GraphQL's errors about the request, pass. For every
// other error the client learns only that it happened, and the id of the request under which it is logged.
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import { StoreUnavailable } from '#ports';
import { ApiError, INTERNAL_MESSAGE, storeAway, type ApiErrorCode } from './api-error.js';

const INTERNAL: ApiErrorCode = 'INTERNAL';

/** GraphQL's errors about a request quote only the request and the schema. */
const OF_THE_REQUEST: ReadonlySet<unknown> = new Set<string>([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.BAD_REQUEST,
]);

export type Presented =
  | { readonly kind: 'theirs'; readonly error: GraphQLFormattedError }
  | { readonly kind: 'ours'; readonly error: GraphQLFormattedError; readonly cause: unknown };

export function present(error: unknown): Presented {
  const own = apiErrorIn(error);
  if (own !== undefined) return { kind: 'theirs', error: withoutHttp(own, error) };
  if (error instanceof GraphQLError) {
    const code = codeOf(error);
    if (code !== undefined)
      return { kind: 'theirs', error: { ...placed(error), message: error.message, extensions: { code } } };
  }
  return {
    kind: 'ours',
    cause: error instanceof GraphQLError ? (error.originalError ?? error) : error,
    error: {
      ...(error instanceof GraphQLError ? placed(error) : {}),
      message: INTERNAL_MESSAGE,
      extensions: { code: INTERNAL },
    },
  };
}

/** The same error with the id of the request under which its cause is logged, unless it already has one. */
export const withRequestId = (error: GraphQLFormattedError, requestId: string): GraphQLFormattedError =>
  error.extensions?.['code'] === INTERNAL
    ? { ...error, extensions: { requestId, ...error.extensions } }
    : error;

function apiErrorIn(error: unknown): ApiError | undefined {
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (thrown instanceof ApiError) return thrown;
  return thrown instanceof StoreUnavailable ? storeAway() : undefined;
}

function withoutHttp(own: ApiError, error: unknown): GraphQLFormattedError {
  const extensions = { ...own.extensions };
  delete extensions['http'];
  return { ...placed(error instanceof GraphQLError ? error : own), message: own.message, extensions };
}

function codeOf(error: GraphQLError): string | undefined {
  const { code } = error.extensions;
  if (typeof code === 'string' && OF_THE_REQUEST.has(code)) return code;
  if (code !== undefined) return undefined;
  // From the executor: invalid variables or arguments, and other errors it finds before it runs any field.
  const ofVariable = error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION;
  const ofRequest = error.path === undefined || error.message.startsWith('Argument "');
  return (ofVariable && error.path === undefined) || (ofRequest && error.originalError === undefined)
    ? ApolloServerErrorCode.BAD_USER_INPUT
    : undefined;
}

const placed = ({ locations, path }: GraphQLError): Pick<GraphQLFormattedError, 'locations' | 'path'> => ({
  ...(locations === undefined ? {} : { locations }),
  ...(path === undefined ? {} : { path }),
});
