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
import { RulesFileError } from '../rules/comprehensive-rules.js';
import { ruleTexts } from '../rules/rule-texts.js';
import { importedRules } from '../rules/rules-file.js';
import type { Installation } from '../installation/installation.js';
import type { RequestLimiter } from './request-limiter.js';

export function apiOptions({ config, log }: Installation, limiter: RequestLimiter): Partial<ApiOptions> {
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
    ...ruleTexts(rulesIn(config.dataDir, log)),
    addressOf: clientAddress(trustedProxies),
    admit: (client) => limiter.take(clientKey(client)),
  };
}

/** Without readable ones it serves all the same: nobody plays by their text. */
function rulesIn(dataDir: string, log: Installation['log']) {
  try {
    return importedRules(dataDir);
  } catch (error) {
    if (!(error instanceof RulesFileError)) throw error;
    log.error('imported-rules-unusable', { detail: error.message });
    return undefined;
  }
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
