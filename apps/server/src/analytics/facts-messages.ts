// What the server and its process for the facts tell each other.
import type { AwayReason, FactsQuery, FactsRow } from '#analytics/statistics';
import type { LogFields } from '#ports';
import type { Config } from '../config/config.js';
import type { Finding } from '../health/readiness.js';

export type FactsConfig = Pick<Config, 'dataDir' | 'eventStoreUrl'> & {
  readonly analytics?: Config['analytics'] | undefined;
};

export type ToWorker =
  | { readonly kind: 'begin'; readonly config: Omit<FactsConfig, 'analytics'> }
  | { readonly kind: 'ask'; readonly id: number; readonly query: FactsQuery }
  | { readonly kind: 'stop' };

export type FromWorker =
  | { readonly kind: 'state'; readonly lag: number; readonly health: Finding }
  | { readonly kind: 'answer'; readonly id: number; readonly rows: readonly FactsRow[] }
  | { readonly kind: 'away'; readonly id: number; readonly reason: AwayReason; readonly cause: string }
  | {
      readonly kind: 'line';
      readonly level: 'debug' | 'info' | 'warn' | 'error';
      readonly event: string;
      readonly fields: LogFields;
      readonly cause?: { readonly name: string; readonly message: string } | undefined;
    };
