// Looks at the event store every few seconds, so that an outage leaves a line in the log and shows in the figures even
// where nobody asks for readiness.
import type { Log, Metrics } from '#ports';
import type { Check, Finding } from './readiness.js';

const EVERY_MS = 2_000;

export class StoreWatch {
  private last: Finding['status'] = 'ok';
  private since = performance.now();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly check: Check,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  /** Looks now, and again after a while, until it is stopped. */
  async look(): Promise<void> {
    const found = await this.found();
    if (this.stopped) return;
    this.metrics.level('store-available', found.status === 'down' ? 0 : 1);
    if (found.status !== this.last) this.tell(found);
    this.timer = setTimeout(() => void this.look(), EVERY_MS).unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async found(): Promise<Finding> {
    try {
      return await this.check();
    } catch (error) {
      return { status: 'down', detail: error instanceof Error ? error.name : 'failed' };
    }
  }

  private tell({ status, detail }: Finding): void {
    const now = performance.now();
    const fields = { outcome: status, detail, ms: Math.round(now - this.since) };
    if (status === 'ok') this.log.info('store-back', fields);
    else this.log.warn('store-in-trouble', fields);
    this.last = status;
    this.since = now;
  }
}
