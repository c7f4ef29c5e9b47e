// Whether the server can do its work now: the checks its parts have registered, and whether it is stopping.
import type { Shutdown } from '../lifecycle/shutdown.js';

export interface Finding {
  readonly status: 'ok' | 'degraded' | 'down';
  /** For operators: no secret and no event in it. */
  readonly detail: string;
}

export type Check = () => Finding | Promise<Finding>;

export interface ReadinessReport {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, Finding>>;
}

/** A check that does not answer in this time counts as down: an orchestrator waits no longer for the whole. */
const PATIENCE_MS = 4_500;

export class Readiness {
  private readonly checks = new Map<string, Check>();

  constructor(private readonly shutdown: Shutdown) {}

  /** A degraded part keeps the server in service; one that is down takes it out. */
  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  async report(): Promise<ReadinessReport> {
    if (this.shutdown.begun)
      return { ready: false, checks: { shutdown: { status: 'down', detail: 'stopping' } } };
    const findings = await Promise.all(
      [...this.checks].map(async ([name, check]): Promise<[string, Finding]> => [name, await inTime(check)]),
    );
    return {
      ready: findings.every(([, { status }]) => status !== 'down'),
      checks: Object.fromEntries(findings),
    };
  }
}

async function inTime(check: Check): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, { status: 'down', detail: `no answer in ${PATIENCE_MS} ms` });
  });
  try {
    return await Promise.race([Promise.resolve().then(check), late]);
  } catch (error) {
    return { status: 'down', detail: error instanceof Error ? error.name : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
