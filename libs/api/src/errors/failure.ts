// Handles a failure before an operation is known: logs it, and returns an ApiError.
import { GraphQLError } from 'graphql';
import { StoreUnavailable, type Log } from '#ports';
import { ApiError, INTERNAL_MESSAGE, storeAway } from './api-error.js';

/** The error for the client. An error that is not meant for clients is logged. */
export function failure(error: unknown, requestId: string, log: Log): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error instanceof StoreUnavailable) return storeAway();
  log.error('request failed', { reason: 'INTERNAL', requestId }, error);
  return new ApiError('INTERNAL', INTERNAL_MESSAGE, { requestId });
}
