// Keeps one read model up to date: follows the log from the read model's checkpoint while the server runs, and tries
// again, each time after a longer pause, until it can. A read model that is of another version, of another log, or
// damaged is emptied and folded anew.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  StoreUnavailable,
  type EventStore,
  type Position,
  type StoredEvent,
  type StoreHealth,
} from '#event-store';
import type { Log } from '#ports';
import { UndecodableEvent } from '../events/decode.js';
import { batchesOf, type EventBatch } from './batches.js';
import type { Projection } from './projection.js';
import { ReadModelAway, ReadModelDamaged, type EventPlace, type ReadModel } from './read-model.js';

const BATCH = 500;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

export interface FollowerDeps {
  readonly store: EventStore;
  readonly log: Log;
  /** Milliseconds, from any start. */
  readonly now?: () => number;
  /** Settles after so many milliseconds, or when the signal aborts. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const sleepUnlessAborted = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/** The read model has moved since it was last used: follow the log again from its present checkpoint. */
class Displaced extends Error {
  override readonly name = 'Displaced';
}

/** An event that the projection throws on. */
class PoisonousEvent extends Error {
  override readonly name = 'PoisonousEvent';
  constructor(
    readonly event: StoredEvent,
    override readonly cause: unknown,
  ) {
    super('an event cannot be folded', { cause });
  }
}

export class Follower<Shelf, Model extends ReadModel<Shelf> = ReadModel<Shelf>> {
  readonly #store: EventStore;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #sleep: NonNullable<FollowerDeps['pause']>;
  readonly #ended = new AbortController();
  #following: Promise<void> = Promise.resolve();
  #round = new AbortController();
  #pause = FIRST_PAUSE_MS;
  /** A projection from the log's end has looked where that is. */
  #begun = false;
  /** The read model is complete, though perhaps stale. */
  #whole = false;
  /** What an earlier version folded answers while the read model is folded anew. */
  #olderAnswers = false;
  #damaged = false;
  /** Why the log was not followed at the last attempt. */
  #trouble: string | undefined;
  /** Since when the read model may lack events of the log. */
  #behindSince: number | undefined;
  /** Events of the batch at work that the projection throws on. */
  #poison: ReadonlySet<Position> = new Set();
  #leftOut = 0;
  readonly #waiting = new Set<() => void>();
  readonly #listeners: ((events: readonly StoredEvent[]) => void)[] = [];

  constructor(
    readonly projection: Projection<Shelf>,
    private readonly model: Model,
    { store, log, now = () => performance.now(), pause = sleepUnlessAborted }: FollowerDeps,
  ) {
    this.#store = store;
    this.#log = log;
    this.#now = now;
    this.#sleep = pause;
  }

  start(): void {
    this.#behindSince = this.#now();
    this.#following = this.#follow();
  }

  /** Ends the store's subscription. The read model stays open. */
  async stop(): Promise<void> {
    this.#ended.abort();
    this.#round.abort();
    await this.#following;
  }

  /** Settles when the read model has caught up with the log since the start or since it was last emptied. */
  caughtUp(): Promise<void> {
    return this.#whole ? Promise.resolve() : new Promise((resolve) => this.#waiting.add(resolve));
  }

  get isWhole(): boolean {
    return this.#whole;
  }

  /** Tells of events after they were folded here. */
  onFolded(listener: (events: readonly StoredEvent[]) => void): void {
    this.#listeners.push(listener);
  }

  /** For how many seconds the read model may have lacked events of the log; 0 while it lacks none. */
  get lag(): number {
    return this.#behindSince === undefined ? 0 : (this.#now() - this.#behindSince) / 1000;
  }

  /** For readiness: a read model that merely lags does not take the server out of service. */
  health(): StoreHealth {
    const why = this.#trouble === undefined ? '' : `: ${this.#trouble}`;
    const lag = Math.round(this.lag);
    if (this.#olderAnswers)
      return { status: 'degraded', detail: `an earlier version answers; reading the log for ${lag} s${why}` };
    if (!this.#whole) {
      const status = this.projection.answers === 'always' ? 'degraded' : 'down';
      return { status, detail: `reading the log for ${lag} s${why}` };
    }
    if (this.#trouble !== undefined) return { status: 'degraded', detail: `behind for ${lag} s${why}` };
    if (this.#leftOut > 0) return { status: 'degraded', detail: `${this.#leftOut} events could not be read` };
    return { status: 'ok', detail: lag === 0 ? 'following the log' : `behind for ${lag} s` };
  }

  /** Queries the read model. Throws `StoreUnavailable` while it is not whole, unless it always answers. */
  ask<T>(question: (model: Model) => T): T {
    const { name, answers } = this.projection;
    if (!this.#whole && !this.#olderAnswers && answers !== 'always')
      throw new StoreUnavailable(`${name}: being read from the log`, 'not-done');
    try {
      return question(this.model);
    } catch (error) {
      if (!(error instanceof ReadModelDamaged)) throw error;
      this.#discard(error);
      this.#round.abort();
      throw new StoreUnavailable(`${name}: damaged, and being rebuilt`, 'not-done', { cause: error });
    }
  }

  async #follow(): Promise<void> {
    while (!this.#ended.signal.aborted) {
      const round = new AbortController();
      this.#round = round;
      try {
        await this.#followOnce(round.signal);
        if (!round.signal.aborted)
          this.#inTrouble(new StoreUnavailable('the subscription ended', 'not-done'));
      } catch (error) {
        if (error instanceof ReadModelDamaged) this.#discard(error);
        else if (!(error instanceof Displaced)) this.#inTrouble(error);
      } finally {
        round.abort(); // Also ends a subscription that is awaiting a message.
        this.#behindSince ??= this.#now();
        this.model.followed?.(false);
      }
      await this.#sleep(this.#pause, this.#ended.signal);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Runs until the subscription ends or fails. */
  async #followOnce(signal: AbortSignal): Promise<void> {
    let after = await this.#start();
    this.model.followed?.(true);
    const { types, othersOnly } = this.projection;
    const source = this.#store.subscribe(
      { kind: 'all' },
      {
        ...(after === undefined ? {} : { after }),
        ...(othersOnly === undefined ? {} : { othersOnly }),
        types,
        signal,
      },
    );
    for await (const batch of batchesOf(source, BATCH)) {
      if (this.#damaged) return;
      const reached = batch.events.at(-1);
      if (reached !== undefined) {
        this.#behindSince ??= this.#now();
        this.#apply(after, batch.events, reached);
        after = reached.position;
        for (const tell of this.#listeners) tell(batch.events);
      }
      this.#goesWell(batch);
    }
  }

  /** The position to follow the log from. */
  async #start(): Promise<Position | undefined> {
    const { version, from } = this.projection;
    const { older } = this.model;
    if (this.#damaged || (older !== undefined && !this.#reads(older))) this.model.reset();
    this.#damaged = false;
    const checkpoint = this.model.checkpoint();
    this.#olderAnswers = this.model.older !== undefined;
    if (checkpoint !== undefined) {
      const why = checkpoint.version === version ? await this.#faultOf(checkpoint.place) : 'other-version';
      if (why === undefined) return checkpoint.place.position;
      this.#startAnew(checkpoint.version, why);
    }
    this.#whole = false;
    return from === 'end' ? this.#startAtTheEnd() : undefined;
  }

  #startAnew(was: string, reason: 'other-version' | 'other-log'): void {
    this.#log.warn('read-model-rebuilt', { kind: this.projection.name, reason });
    const isReadable = this.#olderAnswers || this.#reads(was);
    if (reason === 'other-version' && isReadable && this.model.rebuildBeside !== undefined)
      this.model.rebuildBeside();
    else this.model.reset();
    this.#olderAnswers = this.model.older !== undefined;
    this.#begun = false;
  }

  #reads(version: string): boolean {
    return this.projection.readable?.includes(version) === true;
  }

  async #startAtTheEnd(): Promise<Position | undefined> {
    if (this.#begun) return undefined;
    const [last] = await this.#store.readAll({ direction: 'backwards', max: 1 });
    this.#begun = true;
    if (last !== undefined) this.#apply(undefined, [], last);
    return last?.position;
  }

  /** Why the read model cannot have been folded from this log. */
  async #faultOf({ stream, revision, id, position }: EventPlace): Promise<'other-log' | undefined> {
    const found = await this.#store.read(stream, { from: revision, max: 1 });
    const event = found.kind === 'found' ? found.events[0] : undefined;
    const isIt = event?.id === id && event.revision === revision && event.position === position;
    return isIt ? undefined : 'other-log';
  }

  #apply(after: Position | undefined, events: readonly StoredEvent[], last: StoredEvent): void {
    const { stream, revision, id, position } = last;
    const place = { stream, revision, id, position };
    const batch = { after, events, reached: { version: this.projection.version, place } };
    for (;;)
      try {
        if (this.model.apply(batch, (shelf, due) => this.#fold(shelf, due)) === 'gap')
          throw new Displaced('the read model was displaced');
        this.#poison = new Set();
        return;
      } catch (error) {
        // The whole batch was taken back: it is folded again without that event.
        if (!(error instanceof PoisonousEvent)) throw error;
        this.#leaveOut(error);
      }
  }

  #fold(shelf: Shelf, events: readonly StoredEvent[]): void {
    for (const event of events) {
      if (this.#poison.has(event.position)) continue;
      try {
        this.projection.apply(shelf, event);
      } catch (error) {
        if (error instanceof ReadModelDamaged || error instanceof ReadModelAway) throw error;
        throw new PoisonousEvent(event, error);
      }
    }
  }

  #leaveOut({ event: { stream, revision, position }, cause }: PoisonousEvent): void {
    this.#poison = new Set(this.#poison).add(position);
    this.#leftOut += 1;
    const reason = cause instanceof UndecodableEvent ? cause.fault : 'not-foldable';
    this.#log.error('event-left-out', { kind: this.projection.name, stream, revision, reason }, cause);
  }

  #goesWell({ then }: EventBatch): void {
    this.#pause = FIRST_PAUSE_MS;
    if (this.#trouble !== undefined) this.#log.info('log-followed-again', { kind: this.projection.name });
    this.#trouble = undefined;
    if (then === 'caught-up' && !this.#whole) {
      this.model.complete?.();
      this.#olderAnswers = false;
      this.#whole = true;
      for (const tell of this.#waiting) tell();
      this.#waiting.clear();
    }
    if (this.#whole && then !== 'more') this.#behindSince = undefined;
  }

  #inTrouble(error: unknown): void {
    const reason = error instanceof Error ? error.name : 'unknown';
    const { name: kind } = this.projection;
    if (reason !== this.#trouble) {
      if (error instanceof StoreUnavailable) this.#log.warn('log-not-followed', { kind, reason }, error);
      else this.#log.error('log-not-followed', { kind, reason }, error);
    }
    this.#trouble = reason;
  }

  #discard(error: ReadModelDamaged): void {
    this.#log.error('read-model-rebuilt', { kind: this.projection.name, reason: 'damaged' }, error);
    this.#damaged = true;
    this.#whole = false;
    this.#olderAnswers = false;
    this.#behindSince ??= this.#now();
  }
}
