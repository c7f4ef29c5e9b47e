// Keeps the lists up to date: follows the games' life-cycle events while the server runs, from the index's
// checkpoint. Lists are eventually consistent on every node, this one included: they show what a command did
// moments after its answer. To see the effect of a command at once, ask the game, not a list.
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { StoreUnavailable, type EventStore, type Position, type StoreHealth } from '#event-store';
import { LIFE_CYCLE_EVENTS } from '#rules';
import { EVENT_STORE, LOG, METRICS, type Log, type Metrics } from '#ports';
import { batchesOf } from './batches.js';
import type { EventPlace, LifeEvent } from './life-event.js';
import { LobbyDamaged, LobbyIndex, type LobbyLists } from './lobby-index.js';
import { placeOf, readLifeEvent } from './reading.js';

const BATCH = 500;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;

/** The index has moved since it was last used: follow the log again from its present checkpoint. */
class Displaced extends Error {
  override readonly name = 'Displaced';
}

@Injectable()
export class LobbyProjection implements OnModuleInit, OnModuleDestroy {
  readonly #ended = new AbortController();
  #following: Promise<void> = Promise.resolve();
  #round = new AbortController();
  #pause = FIRST_PAUSE_MS;
  /** The lists are complete, though perhaps stale. Before that they cannot be queried. */
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

  /** Ends the store's subscription and releases the index. */
  async onModuleDestroy(): Promise<void> {
    this.#ended.abort();
    this.#round.abort();
    await this.#following;
    this.index.close();
  }

  /** Settles when the lists have caught up with the log since the start or since they were last discarded. */
  caughtUp(): Promise<void> {
    return this.#whole ? Promise.resolve() : new Promise((resolve) => this.#waiting.add(resolve));
  }

  /** For readiness: lists that merely lag do not take the server out of service. */
  health(): StoreHealth {
    if (!this.#whole)
      return { status: 'down', detail: `reading the log${this.#trouble ? `: ${this.#trouble}` : ''}` };
    if (this.#trouble !== undefined) return { status: 'degraded', detail: `not kept up: ${this.#trouble}` };
    if (this.#unreadable > 0)
      return { status: 'degraded', detail: `${this.#unreadable} events could not be read` };
    return { status: 'ok', detail: 'following the log' };
  }

  /** Queries the lists. Throws `StoreUnavailable` while there are none. */
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
        round.abort(); // Also ends a subscription that is awaiting a message.
      }
      await sleep(this.#pause, undefined, { signal: this.#ended.signal }).catch(() => undefined); // The loop sees the end.
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Runs until the subscription ends or fails. */
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

  /** The index's checkpoint. An index that was folded from another store is emptied first. */
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
