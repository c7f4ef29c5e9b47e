// A catch-up subscription as a pull: it holds one stretch of events and asks its tap for the next when that is
// handed on, so a slow consumer costs one stretch of memory and holds up nobody.
import type { StoredEvent } from './port.js';
import { StoreUnavailable } from './port.js';
import type { Bell } from './bell.js';
import { END, Pull, type Answer } from './pull.js';

export interface Stretch {
  /** The next events that pass, in order; may be empty although there is more to look through. */
  readonly events: readonly StoredEvent[];
  /** Whether this is all there was. */
  readonly end: boolean;
}

/** What one subscription reads from: it knows the source, the filter, and how far it has come. */
export interface Tap {
  /** What the bell is rung with when there may be more. */
  readonly topic: string | undefined;
  next(): Stretch | Promise<Stretch>;
}

const CAUGHT_UP: Answer = { done: false, value: { kind: 'caught-up' } };
/** How long a subscription waits before it asks a store again that could not answer. */
const RETRY_MS = 100;
/** More than this many stretches behind the end, a subscription has fallen behind and will say when it has caught up again. */
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

  /** What waits to be handed on is given at once. */
  override next(): Promise<Answer> {
    const ready = this.idle ? this.#takeReady() : undefined;
    return ready === undefined ? super.next() : Promise.resolve(ready);
  }

  protected override close(): void {
    this.#ready = [];
    this.onEnd(this);
    this.#wake?.();
  }

  #takeReady(): Answer | undefined {
    if (this.ended) return END;
    const event = this.#ready[this.#handedOn];
    if (event === undefined) return undefined;
    this.#handedOn += 1;
    return { done: false, value: { kind: 'event', event } };
  }

  protected override async take(): Promise<Answer> {
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

  /** Waits until woken by what it set up, or by the end. */
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
