// What this installation's configuration means for its GraphQL edge.
import { readFileSync, statSync } from 'node:fs';
import {
  BadDocuments,
  clientAddress,
  clientKey,
  DEFAULT_LIMITS,
  trustedDocuments,
  type ApiOptions,
} from '#api';
import { ConfigError, type Config } from '../config/config.js';
import type { Installation } from '../installation/installation.js';
import type { RequestLimiter } from './request-limiter.js';

export function apiOptions({ config }: Installation, limiter: RequestLimiter): Partial<ApiOptions> {
  const { explorer, limits, trustedProxies, origins } = config;
  return {
    explorer,
    origins,
    ...(config.documents === undefined ? {} : { documents: documentsIn(config.documents) }),
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

/** No list of operations that people have written is larger. */
const MOST_BYTES = 20_000_000;

function documentsIn({ file, mode }: NonNullable<Config['documents']>): ApiOptions['documents'] {
  const wrong = (why: string) => new ConfigError([`PENTALAND_DOCUMENTS: ${file} cannot be used: ${why}`]);
  try {
    if (statSync(file).size > MOST_BYTES) throw wrong(`it has more than ${MOST_BYTES} bytes`);
    return { trusted: trustedDocuments(readFileSync(file, 'utf8')), mode };
  } catch (error) {
    if (error instanceof BadDocuments) throw wrong(error.message);
    if (error instanceof Error && 'code' in error) throw wrong(String(error.code));
    throw error;
  }
}
