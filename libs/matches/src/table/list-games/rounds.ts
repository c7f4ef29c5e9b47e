// When those who wait for news are told. However often something changes, a listener is told once in a while, and many
// listeners are told one after another: each of them reads the lists then, and they should not all read at once.

/** So many are told at once, and the next ones after a while: 100 a second, whose readings take half a core. */
const TOGETHER = 10;
const APART_MS = 100;
/** From one telling to the next. */
export const LEAST_PAUSE_MS = 1_000;

/** Runs at once, and then not before the pause is over; what is due meanwhile runs once at its end. */
export class Paced {
  #resting: NodeJS.Timeout | undefined;
  #isDue = false;

  constructor(private readonly run: () => void) {}

  due(): void {
    if (this.#resting === undefined) this.#go();
    else this.#isDue = true;
  }

  stop(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#isDue = false;
  }

  #go(): void {
    this.#isDue = false;
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      if (this.#isDue) this.#go();
    }, LEAST_PAUSE_MS).unref();
    this.run();
  }
}

/** Tells everyone who listens when a round begins. What is due during a round begins the next one. */
export class Rounds<Listener> {
  #turn: NodeJS.Timeout | undefined;
  #isDue = false;

  constructor(
    private readonly listeners: ReadonlySet<Listener>,
    private readonly tell: (listener: Listener) => void,
  ) {}

  due(): void {
    if (this.#turn === undefined) this.#begin();
    else this.#isDue = true;
  }

  stop(): void {
    clearTimeout(this.#turn);
    this.#turn = undefined;
    this.#isDue = false;
  }

  #begin(): void {
    this.#isDue = false;
    this.#tellFrom([...this.listeners], 0);
  }

  #tellFrom(all: readonly Listener[], from: number): void {
    const next = from + TOGETHER;
    const isLast = next >= all.length;
    const took = (from / TOGETHER) * APART_MS;
    this.#turn = setTimeout(
      () => {
        this.#turn = undefined;
        if (!isLast) this.#tellFrom(all, next);
        else if (this.#isDue) this.#begin();
      },
      isLast ? Math.max(APART_MS, LEAST_PAUSE_MS - took) : APART_MS,
    ).unref();
    for (const listener of all.slice(from, next)) if (this.listeners.has(listener)) this.tell(listener);
  }
}
