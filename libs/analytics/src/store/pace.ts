// How long a process in the background rests after a piece of work: not at all while it has a core for itself, and twice as
// long as the piece took where others wanted the core too. A low priority alone still takes a tenth of it from them. And
// how much of the machine nobody wants, which says whether now is a time to work.
import { cpus } from 'node:os';

/** Less than this share of the time by the clock on the processor: it had to wait. */
const HAD_THE_CORE = 0.7;
const REST_OF_A_PIECE = 2;
/** A piece that somebody else has interrupted for long says little about the next. */
const LONGEST_REST_MS = 1_000;

/** All in milliseconds. */
export const restAfter = ({ clock, used }: { readonly clock: number; readonly used: number }): number =>
  used >= clock * HAD_THE_CORE ? 0 : Math.min(clock * REST_OF_A_PIECE, LONGEST_REST_MS);

export class Pace {
  #at = performance.now();
  #used = process.cpuUsage();

  /** A piece of work begins. */
  begin(): void {
    this.#at = performance.now();
    this.#used = process.cpuUsage();
  }

  /** How long to rest after it. */
  get restMs(): number {
    const { user, system } = process.cpuUsage(this.#used);
    return restAfter({ clock: performance.now() - this.#at, used: (user + system) / 1_000 });
  }
}

interface CoreTimes {
  readonly idle: number;
  readonly all: number;
}

/** How many cores were idle between two readings of the times of all cores; as good as all where these are not known. */
export function idleBetween(before: readonly CoreTimes[], after: readonly CoreTimes[]): number {
  let idle = 0;
  for (const [core, now] of after.entries()) {
    const then = before[core];
    const all = then === undefined ? 0 : now.all - then.all;
    idle += then === undefined || all <= 0 ? 1 : (now.idle - then.idle) / all;
  }
  return after.length === 0 ? Infinity : idle;
}

const coreTimes = (): readonly CoreTimes[] =>
  cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ idle, all: user + nice + sys + idle + irq }));

export class IdleCores {
  #before = coreTimes();

  /** Since this was asked last. */
  count(): number {
    const after = coreTimes();
    const idle = idleBetween(this.#before, after);
    this.#before = after;
    return idle;
  }
}
