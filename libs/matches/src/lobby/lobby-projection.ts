// Keeps the lists up to date: follows the games' life-cycle events for as long as the server runs, from where the
// index says it is. Lists are eventually consistent: what a command did is in them moments after its answer, not with
// it, on this node as on the others. Whoever needs what they have just done asks the game, not a list.
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { StoreUnavailable, type EventStore, type Position, type StoreHealth } from '#event-store';
import { LIFE_CYCLE_EVENTS } from '#rules';
import { EVENT_STORE, LOG, METRICS, type Log, type Metrics } from '../ports/index.js';
import { batchesOf } from './batches.js';
import type { EventPlace, LifeEvent } from './life-event.js';
import { LobbyDamaged, LobbyIndex, type LobbyLists } from './lobby-index.js';
import { placeOf, readLifeEvent } from './reading.js';

const BATCH = 500;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

/** The index is not where it was left: the log is to be followed anew from where it is now. */
class Displaced extends Error {
  override readonly name = 'Displaced';
}

@Injectable()
export class LobbyProjection implements OnModuleInit, OnModuleDestroy {
  readonly #ended = new AbortController();
  #following: Promise<void> = Promise.resolve();
  #round = new AbortController();
  #pause = FIRST_PAUSE_MS;
  /** The lists are whole; they may be old. Until then there is nothing to be asked. */
  #whole = false;
  #trouble: string | undefined;
  #damaged = false;
  #unreadable = 0;
  readonly #waiting = new Set<() => void>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LobbyIndex) private readonly index: LobbyIndex,
    @Inject(METRICS) private readonly metrics: Metrics,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.#following = this.#follow();
  }

  /** The store's subscription ends, and the index is let go of. */
  async onModuleDestroy(): Promise<void> {
    this.#ended.abort();
    this.#round.abort();
    await this.#following;
    this.index.close();
  }

  /** Settles when the lists have caught up with the log since the start or since they were last thrown away. */
  caughtUp(): Promise<void> {
    return this.#whole ? Promise.resolve() : new Promise((resolve) => this.#waiting.add(resolve));
  }

  /** For readiness: lists that only lag keep the server in service. */
  health(): StoreHealth {
    if (!this.#whole)
      return { status: 'down', detail: `reading the log${this.#trouble ? `: ${this.#trouble}` : ''}` };
    if (this.#trouble !== undefined) return { status: 'degraded', detail: `not kept up: ${this.#trouble}` };
    if (this.#unreadable > 0)
      return { status: 'degraded', detail: `${this.#unreadable} events could not be read` };
    return { status: 'ok', detail: 'following the log' };
  }

  /** Asks the lists. Throws `StoreUnavailable` while there are none. */
  ask<T>(question: (lists: LobbyLists) => T): T {
    if (!this.#whole) throw new StoreUnavailable('the lists are being read from the log', 'not-done');
    try {
      return question(this.index);
    } catch (error) {
      if (!(error instanceof LobbyDamaged)) throw error;
      this.#discard(error);
      this.#round.abort();
      throw new StoreUnavailable('the lists were damaged and are being rebuilt', 'not-done', {
        cause: error,
      });
    }
  }

  async #follow(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      const round = new AbortController();
      this.#round = round;
      try {
        await this.#followOnce(round.signal);
        if (!round.signal.aborted) this.#inTrouble(new StoreUnavailable('the store is closed', 'not-done'));
      } catch (error) {
        if (error instanceof LobbyDamaged) this.#discard(error);
        else if (!(error instanceof Displaced)) this.#inTrouble(error);
      } finally {
        round.abort(); // Ends the subscription also while a message of it is awaited.
      }
      await sleep(this.#pause, undefined, { signal: this.#ended.signal }).catch(() => undefined); // Ended: seen above.
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Until the subscription ends, or something is wrong. */
  async #followOnce(signal: AbortSignal): Promise<void> {
    let after = (await this.#start())?.position;
    const source = this.store.subscribe(
      { kind: 'all' },
      { ...(after === undefined ? {} : { after }), types: LIFE_CYCLE_EVENTS, signal },
    );
    for await (const { events, caughtUp } of batchesOf(source, BATCH)) {
      if (this.#damaged) return;
      const reached = events.at(-1);
      if (reached !== undefined) {
        this.metrics.level('read-model-lag', events.length);
        this.#apply(after, events.map(readLifeEvent), placeOf(reached));
        after = reached.position;
      }
      this.#goesWell(caughtUp);
    }
  }

  /** Where the index is. One that was not folded from this store is emptied first. */
  async #start(): Promise<EventPlace | undefined> {
    if (this.#damaged) {
      this.index.reset();
      this.#damaged = false;
    }
    const checkpoint = this.index.checkpoint();
    if (checkpoint !== undefined) {
      if (await this.#stands(checkpoint)) return checkpoint;
      this.log.warn('the lists are of another log: they are rebuilt');
      this.index.reset();
    }
    this.#whole = false;
    return undefined;
  }

  async #stands({ stream, revision, id, position }: EventPlace): Promise<boolean> {
    const found = await this.store.read(stream, { from: revision, max: 1 });
    const event = found.kind === 'found' ? found.events[0] : undefined;
    return event?.id === id && event.revision === revision && event.position === position;
  }

  #apply(
    after: Position | undefined,
    read: readonly ReturnType<typeof readLifeEvent>[],
    reached: EventPlace,
  ): void {
    const events: LifeEvent[] = [];
    for (const event of read) {
      if (event === undefined) continue;
      if ('event' in event) {
        events.push(event);
        continue;
      }
      const { place, fault } = event;
      this.#unreadable += 1;
      this.log.error('an event is left out of the lists', {
        stream: place.stream,
        revision: place.revision,
        reason: fault,
      });
    }
    if (this.index.apply({ after, events, reached }) === 'gap')
      throw new Displaced('the index was displaced');
  }

  #goesWell(caughtUp: boolean): void {
    this.metrics.level('read-model-lag', 0);
    this.#pause = FIRST_PAUSE_MS;
    if (this.#trouble !== undefined) this.log.info('the lists are kept up again');
    this.#trouble = undefined;
    if (!caughtUp || this.#whole) return;
    this.#whole = true;
    for (const tell of this.#waiting) tell();
    this.#waiting.clear();
  }

  #inTrouble(error: unknown): void {
    const trouble = error instanceof Error ? error.name : 'unknown';
    if (trouble !== this.#trouble) this.log.error('the lists are not kept up', { reason: trouble }, error);
    this.#trouble = trouble;
  }

  #discard(error: LobbyDamaged): void {
    this.log.error('the lists are damaged: they are rebuilt', {}, error);
    this.#damaged = true;
    this.#whole = false;
  }
}
