// What this installation's configuration means for its GraphQL edge.
import { clientAddress, clientKey, DEFAULT_LIMITS, type ApiOptions } from '#api';
import type { Installation } from '../installation/installation.js';
import type { RequestLimiter } from './request-limiter.js';

export function apiOptions({ config }: Installation, limiter: RequestLimiter): Partial<ApiOptions> {
  const { explorer, limits, trustedProxies } = config;
  return {
    explorer,
    limits: {
      ...DEFAULT_LIMITS,
      messageBytes: limits.bodyBytes,
      depth: limits.queryDepth,
      complexity: limits.queryComplexity,
      subscriptionsPerClient: limits.subscriptionsPerClient,
    },
    addressOf: clientAddress(trustedProxies),
    admit: (client) => limiter.take(clientKey(client)),
  };
}
