// How long the event loop of this process is held, from when it is first asked: by the monitor of the runtime, and by how much the process worked
// between two ticks of a timer, which is less than the clock says where it has to share the processor.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Delay } from './messages.js';

const EVERY_MS = 1;

export class LoopDelays {
  private readonly monitor = monitorEventLoopDelay({ resolution: EVERY_MS });
  private at = performance.now();
  private before = process.cpuUsage();
  private worked = 0;
  private ticking: NodeJS.Timeout | undefined;

  take(): Delay {
    this.ticking ??= this.begin();
    const { worked } = this;
    this.worked = 0;
    const clock = Math.max(0, this.monitor.max / 1e6 - EVERY_MS);
    this.monitor.reset();
    return { clock, worked };
  }

  /** Not before anyone asks: it takes a twelfth of the processor. */
  private begin(): NodeJS.Timeout {
    this.monitor.enable();
    return setInterval(() => this.tick(), EVERY_MS).unref();
  }

  private tick(): void {
    const [now, { user, system }] = [performance.now(), process.cpuUsage(this.before)];
    this.worked = Math.max(this.worked, Math.min(now - this.at, (user + system) / 1000));
    this.at = now;
    this.before = process.cpuUsage();
  }
}
