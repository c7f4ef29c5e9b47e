// What Apollo Server has done to every request over HTTP.
import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Log } from '#matches';
import type { ApiContext } from '../context.js';
import { ApiError } from '../errors/api-error.js';
import { present, withRequestId } from '../errors/present.js';
import { demandWithinLimits, type OperationLimits } from '../limits/operation-limits.js';

const RESPONSE_JSON = 'application/graphql-response+json';

/**
 * Answers are JSON, whatever else a client would rather have: Apollo Server looks at that only after the operation was
 * executed, and would then answer a mutation that was done with an error.
 */
export const alwaysJson: ApolloServerPlugin = {
  requestDidStart({ request: { http } }) {
    const wanted = http?.headers.get('accept');
    if (wanted !== undefined)
      http?.headers.set('accept', wanted.includes(RESPONSE_JSON) ? RESPONSE_JSON : 'application/json');
    return Promise.resolve();
  },
};

/** No cache on the way keeps an answer: it is its viewer's alone, and true only now. */
export const neverKept: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { http } }) {
        http.headers.set('cache-control', 'no-store');
        return Promise.resolve();
      },
    }),
};

/** Refuses operations that go beyond the limits, and those that need a socket. */
export const operationLimits = (limits: OperationLimits): ApolloServerPlugin<ApiContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, document, operation, request }) {
        if (operation === undefined) return Promise.resolve();
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          throw new ApiError('SUBSCRIPTIONS_NEED_A_SOCKET', 'a feed is followed over a WebSocket');
        demandWithinLimits({ schema, document, operation, variables: request.variables ?? {} }, limits);
        return Promise.resolve();
      },
    }),
});

/** Logs what is kept from clients, and tells them under which id. */
export const errorLog = (log: Log): ApolloServerPlugin<ApiContext> => ({
  unexpectedErrorProcessingRequest({ error, requestContext: { contextValue } }) {
    log.error('request failed', { reason: 'INTERNAL', requestId: contextValue.requestId }, error);
    return Promise.resolve();
  },
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ errors, contextValue: { requestId } }) {
        for (const error of errors) {
          const presented = present(error);
          if (presented.kind === 'ours')
            log.error('operation failed', { reason: 'INTERNAL', requestId }, presented.cause);
        }
        return Promise.resolve();
      },
      willSendResponse({ response: { body }, contextValue }) {
        if (body.kind === 'single' && body.singleResult.errors !== undefined)
          body.singleResult.errors = body.singleResult.errors.map((error) =>
            withRequestId(error, contextValue.requestId),
          );
        return Promise.resolve();
      },
    }),
});
