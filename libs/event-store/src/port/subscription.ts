// A catch-up subscription that its consumer pulls from. It holds one stretch of events and asks its tap for
// the next when that is used up, so a slow consumer costs one stretch of memory and delays nobody.
import type { StoredEvent } from './port.js';
import { StoreUnavailable } from './port.js';
import type { Bell } from './bell.js';
import { END, Pull, type Pulled } from './pull.js';

export interface Stretch {
  /** The next events that pass the filter, in order; may be empty although there is more to search. */
  readonly events: readonly StoredEvent[];
  /** True if there is nothing more for now. */
  readonly end: boolean;
}

/** The source of one subscription: it knows the filter and how far it has read. */
export interface Tap {
  /** The bell's topic that rings when there may be more. */
  readonly topic: string | undefined;
  next(): Stretch | Promise<Stretch>;
}

const CAUGHT_UP: Pulled = { done: false, value: { kind: 'caught-up' } };
/** How long a subscription waits before it retries a store that could not answer. */
const RETRY_MS = 100;
/**
 * A subscription more than this many stretches behind the end has fallen behind, and will say 'caught-up'
 * again.
 */
const FALLEN_BEHIND = 1;

export class Subscription extends Pull {
  #ready: readonly StoredEvent[] = [];
  #handedOn = 0;
  #stretchesBehind = 0;
  #caughtUp = false;
  #wake: (() => void) | undefined;

  constructor(
    private readonly tap: Tap,
    private readonly bell: Bell,
    signal: AbortSignal | undefined,
    private readonly onEnd: (subscription: Subscription) => void,
  ) {
    super(signal);
  }

  /** Returns at once if an event is waiting. */
  override next(): Promise<Pulled> {
    const ready = this.idle ? this.#takeReady() : undefined;
    return ready === undefined ? super.next() : Promise.resolve(ready);
  }

  protected override close(): void {
    this.#ready = [];
    this.onEnd(this);
    this.#wake?.();
  }

  #takeReady(): Pulled | undefined {
    if (this.ended) return END;
    const event = this.#ready[this.#handedOn];
    if (event === undefined) return undefined;
    this.#handedOn += 1;
    return { done: false, value: { kind: 'event', event } };
  }

  protected override async take(): Promise<Pulled> {
    for (;;) {
      const ready = this.#takeReady();
      if (ready !== undefined) return ready;
      const rung = this.bell.rung;
      const stretch = await this.#nextStretch();
      if (stretch === undefined || stretch.events.length > 0 || !stretch.end) continue;
      if (!this.#caughtUp) {
        this.#caughtUp = true;
        return CAUGHT_UP;
      }
      if (this.bell.rung === rung) await this.#sleep((wake) => this.bell.listen(this.tap.topic, wake));
    }
  }

  async #nextStretch(): Promise<Stretch | undefined> {
    try {
      const taken = this.tap.next();
      const stretch = taken instanceof Promise ? await taken : taken;
      if (this.ended) return undefined;
      this.#ready = stretch.events;
      this.#handedOn = 0;
      this.#stretchesBehind = stretch.end ? 0 : this.#stretchesBehind + 1;
      if (this.#stretchesBehind > FALLEN_BEHIND) this.#caughtUp = false;
      return stretch;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) {
        this.end();
        throw error;
      }
      await this.#sleep((wake) => {
        const timer = setTimeout(wake, RETRY_MS);
        return () => clearTimeout(timer);
      });
      return undefined;
    }
  }

  /** Waits until the `wake` it gave to `setUp` is called, or until the end. */
  async #sleep(setUp: (wake: () => void) => () => void): Promise<void> {
    if (this.ended) return;
    await new Promise<void>((resolve) => {
      const takeDown = setUp(() => this.#wake?.());
      this.#wake = () => {
        this.#wake = undefined;
        takeDown();
        resolve();
      };
    });
  }
}
