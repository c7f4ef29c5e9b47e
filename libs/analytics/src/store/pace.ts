// How long a process in the background rests after a piece of work: not at all while it has a core for itself, and twice as
// long as the piece took where others wanted the core too. A low priority alone still takes a tenth of it from them.

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
