// Runs long work in slices and lets the event loop turn between them, so that no game keeps another waiting.
// All jobs together get one slice a turn, and the job that has had the least time goes first.

/** The most that all long work together holds the event loop in one turn. */
export const SLICE_MS = 8;

export interface LoopClock {
  readonly now: () => number;
  /** Calls back in the next turn of the event loop. */
  readonly nextTurn: (then: () => void) => void;
}

const REAL: LoopClock = { now: () => performance.now(), nextTurn: (then) => void setImmediate(then) };

/** One piece of long work. Call between two of its steps: `if (job.isDue) await job.pause();` */
export interface Job {
  /** True if the slice is used up. */
  readonly isDue: boolean;
  /** Settles in a later turn of the event loop, when it is this job's turn. */
  readonly pause: () => Promise<void>;
}

interface Waiting {
  readonly slices: number;
  readonly go: () => void;
}

export class LongWork {
  /** When this turn's slice began; undefined before any job used it. */
  private began: number | undefined;
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly clock: LoopClock = REAL,
    /** 0: a pause after every step, for tests. */
    public sliceMs = SLICE_MS,
  ) {}

  job(): Job {
    let slices = 0;
    const isDue = (): boolean => this.isUsedUp;
    return {
      get isDue() {
        return isDue();
      },
      pause: () => {
        slices += 1;
        return new Promise((go) => {
          this.waiting.push({ slices, go });
          if (this.began === undefined) this.begin();
        });
      },
    };
  }

  /** A job that begins at once with a slice of its own, whatever else this turn's slice was used for. */
  begun(): Job {
    const began = this.clock.now();
    const job = this.job();
    let isLater = false;
    const isDue = (): boolean => (isLater ? job.isDue : this.clock.now() - began >= this.sliceMs);
    return {
      get isDue() {
        return isDue();
      },
      pause: () => {
        isLater = true;
        return job.pause();
      },
    };
  }

  private get isUsedUp(): boolean {
    if (this.began === undefined) this.begin();
    return this.clock.now() - (this.began ?? 0) >= this.sliceMs;
  }

  private begin(): void {
    this.began = this.clock.now();
    this.clock.nextTurn(() => {
      this.began = undefined;
      const next = this.takeNext();
      if (next === undefined) return;
      this.begin();
      next.go();
    });
  }

  private takeNext(): Waiting | undefined {
    if (this.waiting.length === 0) return undefined;
    let least = 0;
    for (const [nth, { slices }] of this.waiting.entries())
      if (slices < (this.waiting[least]?.slices ?? 0)) least = nth;
    return this.waiting.splice(least, 1)[0];
  }
}

/** Runs all steps of a job, and lets other work run in between. */
export async function inSlices<T>(steps: Iterator<void, T>, job: Job = LONG_WORK.job()): Promise<T> {
  for (;;) {
    if (job.isDue) await job.pause();
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The one instance of this process, which has one event loop. */
export const LONG_WORK = new LongWork();
