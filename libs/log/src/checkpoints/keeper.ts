// Makes the server write checkpoints: after a number of events, or some minutes after the first event that no
// checkpoint covers. It starts when the server serves, and reads the log in small slices.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable, Optional, type OnModuleDestroy } from '@nestjs/common';
import { StoreUnavailable, type EventStore, type StoreHealth } from '#event-store';
import {
  CLOCK,
  EVENT_STORE,
  KEYS,
  LOG,
  METRICS,
  type Clock,
  type Keys,
  type Log,
  type Metrics,
} from '#ports';
import { CheckpointMaker, LogContradicts, type Counts } from './maker.js';

export interface CheckpointTerms {
  /** A checkpoint is due once it would cover this many new events. */
  readonly events: number;
  /** It is also due this many milliseconds after the first of them; 0: this server makes none by itself. */
  readonly patience: number;
  readonly counts: Counts;
}

export const CHECKPOINT_TERMS = Symbol('CheckpointTerms');
export const DEFAULT_CHECKPOINT_TERMS: CheckpointTerms = {
  events: 10_000,
  patience: 5 * 60_000,
  counts: () => true,
};

const EVERY_MS = 5_000;
/** If another server makes checkpoints, this one waits this much longer than the other may wait. */
const LOOKS_ON = 1.5;

@Injectable()
export class CheckpointKeeper implements OnModuleDestroy {
  readonly #maker: CheckpointMaker;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #ended = false;
  #looked = false;
  #restsUntil = 0;
  #trouble: string | undefined;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(KEYS) keys: Keys,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(LOG) private readonly log: Log,
    @Optional()
    @Inject(CHECKPOINT_TERMS)
    private readonly terms: CheckpointTerms = DEFAULT_CHECKPOINT_TERMS,
  ) {
    this.#maker = new CheckpointMaker({ store, keys, clock, counts: terms.counts });
  }

  /** Starts it; it runs for as long as the server does. */
  begin(): void {
    if (this.terms.patience === 0 || this.#ended) return;
    this.#timer = setTimeout(() => {
      this.#working = this.look().finally(() => this.begin());
    }, EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.#ended = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  /** Reads on, and makes a checkpoint if one is due. Never throws: it logs a failure and tries again. */
  async look(): Promise<void> {
    try {
      await this.#makeIfDue();
      if (this.#trouble !== undefined) this.log.info('checkpoints-made-again');
      this.#trouble = undefined;
    } catch (error) {
      this.#inTrouble(error);
    }
  }

  /** For readiness: a server that cannot make checkpoints keeps serving. */
  health(): StoreHealth {
    const { newest } = this.#maker;
    if (this.terms.patience === 0) return { status: 'ok', detail: 'this server makes none by itself' };
    if (this.#trouble !== undefined) return { status: 'degraded', detail: `none is made: ${this.#trouble}` };
    if (newest === undefined) return { status: 'ok', detail: 'none yet' };
    const at = new Date(newest.at).toISOString();
    return { status: 'ok', detail: `the newest covers ${newest.size} events, made at ${at}` };
  }

  async #makeIfDue(): Promise<void> {
    const isNew = await this.#maker.goOn();
    const isOfAnother = isNew && this.#looked;
    this.#looked = true;
    if (isNew) this.#tell();
    if (isOfAnother) this.#restsUntil = this.clock.now() + this.terms.patience * LOOKS_ON;
    if (this.clock.now() < this.#restsUntil) return;
    for (;;) {
      const reached = await this.#maker.readOn(() => this.#goesOn());
      if (this.#ended || (reached === 'at-the-end' && !this.#isDue())) return;
      const begun = performance.now();
      if ((await this.#maker.make()) === undefined) return; // Another server was faster.
      this.metrics.count('checkpoints-made');
      this.log.info('checkpoint-made', {
        count: this.#maker.newest?.size ?? 0,
        ms: Math.round(performance.now() - begun),
      });
      this.#tell();
      if (reached === 'at-the-end') return;
    }
  }

  /** Lets other work run between two slices. */
  async #goesOn(): Promise<boolean> {
    await nextTurn();
    return !this.#ended;
  }

  #isDue(): boolean {
    const { fresh, since } = this.#maker;
    const { events, patience } = this.terms;
    return fresh >= events || (since !== undefined && this.clock.now() - since >= patience);
  }

  #tell(): void {
    const { newest } = this.#maker;
    if (newest !== undefined) this.metrics.level('checkpointed-events', newest.size);
  }

  #inTrouble(error: unknown): void {
    const trouble =
      error instanceof LogContradicts ? error.reason : error instanceof Error ? error.name : 'unknown';
    if (trouble === this.#trouble) return;
    const fields = { reason: trouble };
    if (error instanceof StoreUnavailable) this.log.warn('checkpoints-not-made', fields, error);
    else this.log.error('checkpoints-not-made', fields, error);
    this.#trouble = trouble;
  }
}
