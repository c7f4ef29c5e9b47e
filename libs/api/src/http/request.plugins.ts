// Apollo Server plugins that run for every HTTP request.
import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, OperationTypeNode } from 'graphql';
import type { Log } from '#ports';
import type { ApiContext } from '../context/context.js';
import { ApiError } from '../errors/api-error.js';
import { present, withRequestId } from '../errors/present.js';
import { demandWithinLimits, type OperationLimits } from '../limits/operation-limits.js';

const RESPONSE_JSON = 'application/graphql-response+json';

/**
 * Answers are always JSON, whatever the client accepts. Apollo Server checks that only after it has executed
 * the operation, so a mutation that succeeded would be answered with an error.
 */
export const alwaysJson: ApolloServerPlugin = {
  requestDidStart({ request: { http } }) {
    const wanted = http?.headers.get('accept');
    if (wanted !== undefined)
      http?.headers.set('accept', wanted.includes(RESPONSE_JSON) ? RESPONSE_JSON : 'application/json');
    return Promise.resolve();
  },
};

/** Caches keep answers that cannot change, and no others: an answer is for its viewer alone. */
export const keptOrNot: ApolloServerPlugin<Partial<ApiContext>> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { http, body }, operation, contextValue: { freshness } }) {
        const isGood = body.kind === 'single' && body.singleResult.errors === undefined;
        const fields = operation?.selectionSet.selections ?? [];
        const isPlain = fields.every(({ kind }) => kind === Kind.FIELD);
        const kept = isGood && isPlain ? freshness?.header(fields.length) : undefined;
        http.headers.set('cache-control', kept ?? 'no-store');
        if (kept !== undefined && kept !== 'no-store') http.headers.set('vary', 'origin, authorization');
        return Promise.resolve();
      },
    }),
};

/** Refuses operations beyond the limits, and those that need a socket. */
export const operationLimits = (limits: OperationLimits): ApolloServerPlugin<ApiContext> => ({
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, document, operation, request }) {
        if (operation === undefined) return Promise.resolve();
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          throw new ApiError(
            'SUBSCRIPTIONS_NEED_A_SOCKET',
            'A feed is a subscription. Use a WebSocket, or accept text/event-stream.',
          );
        demandWithinLimits({ schema, document, operation, variables: request.variables ?? {} }, limits);
        return Promise.resolve();
      },
    }),
});

/** Logs errors that clients may not see, and gives clients the id they are logged under. */
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
