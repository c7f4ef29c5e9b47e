// The configuration of Apollo Server for GraphQL over HTTP.
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { FastifyRequest } from 'fastify';
import type { Log } from '#ports';
import type { ApiContext } from '../context/context.js';
import { Freshness } from '../context/freshness.js';
import { failure } from '../errors/failure.js';
import { present } from '../errors/present.js';
import { explorer } from '../explorer/explorer.plugin.js';
import type { Identities } from '../identity/identity.js';
import type { ApiOptions } from '../options/options.js';
import { contract } from '../options/project-files.js';
import { SCALARS } from '../scalars/index.js';
import { alwaysJson, errorLog, keptOrNot, operationLimits } from './request.plugins.js';

export function apolloConfig(options: ApiOptions, identities: Identities, log: Log): ApolloDriverConfig {
  const open = options.explorer === 'on';
  return {
    driver: ApolloDriver,
    path: options.path,
    typeDefs: contract(),
    resolvers: SCALARS,
    context: (request: FastifyRequest) => contextOf(request, identities, log),
    introspection: open,
    hideSchemaDetailsFromClientErrors: !open,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    parseOptions: { maxLexicalTokens: options.limits.tokens },
    // The explorer, sockets and error mapping are our own.
    graphiql: false,
    autoTransformHttpErrors: false,
    stopOnTerminationSignals: false,
    formatError: (_formatted, error) => present(error).error,
    plugins: [
      // It would visit every field of every answer and entry; ours asks the fields at the first level.
      ApolloServerPluginCacheControlDisabled(),
      keptOrNot,
      alwaysJson,
      operationLimits(options.limits),
      errorLog(log),
      ...(open ? [explorer] : []),
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: () => {
        log.warn('graphql server');
      },
      error: () => {
        log.error('graphql server');
      },
    },
  };
}

async function contextOf(request: FastifyRequest, identities: Identities, log: Log): Promise<ApiContext> {
  const { id: requestId, ip: address, method } = request;
  try {
    const identity = await identities.of(request.headers.authorization);
    return { identity, address, requestId, ...(method === 'GET' ? { freshness: new Freshness() } : {}) };
  } catch (error) {
    throw failure(error, requestId, log);
  }
}
