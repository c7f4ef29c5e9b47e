// One running installation: its configuration, keys and store, and what watches over it. Made before Nest starts,
// so that whatever Nest builds can be handed any of it.
import type { EventStore } from '#event-store';
import type { Keys } from '#ports';
import type { Readiness } from '../health/readiness.js';
import type { Shutdown } from '../lifecycle/shutdown.js';
import type { ServerLog } from '../observability/log.js';
import type { ServerMetrics } from '../observability/metrics.js';
import type { Config } from '../config/config.js';

export interface Installation {
  readonly config: Config;
  readonly keys: Keys;
  readonly store: EventStore;
  readonly log: ServerLog;
  readonly metrics: ServerMetrics;
  readonly shutdown: Shutdown;
  readonly readiness: Readiness;
}
