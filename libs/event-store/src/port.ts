// The event store as every adapter must be: streams of events, appended atomically, never changed.
// Revisions count from 0 within a stream, everywhere. The conformance suite is the specification.
import type { Brand, EventId, Json, StreamName } from '#kernel';

/** The place of an event in its stream. A new stream usually starts at 0; nobody may count on it. */
export type Revision = Brand<number, 'Revision'>;
/** The place of an event in the whole store: opaque text that sorts as the events are ordered. */
export type Position = Brand<string, 'Position'>;

export const revision = (number: number): Revision => number as Revision;
export const position = (text: string): Position => text as Position;

export interface NewEvent {
  /**
   * A UUID in lower case. It counts within its stream: another stream may hold the same one. Whoever makes it covers
   * with it all that the batch says, so that equal ids mean equal bytes: two writers that say different things never
   * share one.
   */
  readonly id: EventId;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/** An event whose data and metadata are text already, as JSON.stringify writes it: they are stored as they stand. */
export class WrittenEvent implements NewEvent {
  constructor(
    readonly id: EventId,
    readonly type: string,
    readonly written: { readonly data: string; readonly metadata: string },
  ) {}

  get data(): Json {
    return JSON.parse(this.written.data) as Json;
  }

  get metadata(): Json {
    return JSON.parse(this.written.metadata) as Json;
  }
}

export interface StoredEvent extends NewEvent {
  readonly stream: StreamName;
  readonly revision: Revision;
  readonly position: Position;
}

/** What the writer believes of the stream: its last revision, or one of the three words. */
export type Expected = Revision | 'no-stream' | 'stream-exists' | 'any';

/** The last event of an append that landed. */
export interface Landed {
  readonly revision: Revision;
  readonly position: Position;
}

export type AppendResult =
  /** These very bytes stand there now. */
  | ({ readonly kind: 'appended' } & Landed)
  /** The stream is not where the writer believed; nothing was written. */
  | { readonly kind: 'conflict'; readonly actual: Revision | 'no-stream' }
  /**
   * The very same batch (same ids in the same order, byte for byte, neither part nor more) has landed before, whatever
   * is expected now, whoever handed it in; nothing was written again.
   */
  | { readonly kind: 'duplicate'; readonly original: Landed }
  /** The batch can never be appended as it is; nothing was written. */
  | { readonly kind: 'refused'; readonly reason: AppendRefusal };

export type AppendRefusal =
  | 'empty'
  | 'too-many-events'
  | 'too-large'
  /**
   * Not JSON that UTF-8 can carry (a lone surrogate, NaN, an undefined in place of a value; a member that is
   * undefined is merely left out), an id that is no UUID, or a stream or type that is no name.
   */
  | 'not-storable'
  /** Some of the ids are in the stream already or twice in the batch, but it is not the batch that brought them,
   * or they say other things now.
   * Ids are looked at before the expectation is. */
  | 'overlap';

/** Data, metadata and type of all events of an append, as UTF-8, together. */
export const MAX_APPEND_BYTES = 1_000_000;
export const MAX_APPEND_EVENTS = 2_000;
/**
 * The names of streams and types have 1 to 200 UTF-16 code units, no control character, no lone surrogate, and
 * don't begin with `$`, which belongs to the store.
 */
export const MAX_NAME_LENGTH = 200;

export type Direction = 'forwards' | 'backwards';

export interface ReadOptions {
  readonly direction?: Direction;
  /** The first revision read, inclusive. Left out, or backwards past the end: the first, or backwards the last. */
  readonly from?: Revision;
  /** How many events that pass the filter are returned at most; a whole number from 1. */
  readonly max: number;
  readonly types?: readonly string[];
}

export type ReadResult =
  { readonly kind: 'found'; readonly events: readonly StoredEvent[] } | { readonly kind: 'absent' };

export interface ReadAllOptions {
  readonly direction?: Direction;
  /** Exclusive. Left out: from the very beginning, or backwards from the very end. */
  readonly after?: Position;
  /** How many events that pass the filter are returned at most; a whole number from 1. */
  readonly max: number;
  readonly types?: readonly string[];
}

export type SubscriptionSource =
  { readonly kind: 'all' } | { readonly kind: 'stream'; readonly stream: StreamName };

export interface SubscribeOptions {
  /** Exclusive: the position (of all) or revision (of a stream) already had. Left out: from the beginning. */
  readonly after?: Position | Revision;
  /** Only events of these types; the store applies it. */
  readonly types?: readonly string[];
  /** Whoever appends here knows of it already: what was appended through this very store may be left out. */
  readonly othersOnly?: boolean;
  /** Ends the subscription; the iteration then ends without an error. */
  readonly signal?: AbortSignal;
}

export type SubscriptionMessage =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  /** Everything that was in the store when it was said has been handed on. It may be said again after falling behind. */
  | { readonly kind: 'caught-up' };

export type StoreHealth = {
  readonly status: 'ok' | 'degraded' | 'down';
  /** For operators: no secret and no event in it. */
  readonly detail: string;
};

export interface EventStore {
  /**
   * Appends the whole batch or nothing. Throws `StoreUnavailable` when the store could not do it;
   * its `outcome` says whether the batch may have landed all the same. Appending the same batch again is always safe.
   * What the caller does to its objects afterwards changes nothing. A revision, position or maximum that is none
   * is a mistake of the caller's and throws a RangeError, here and below.
   */
  append(stream: StreamName, expected: Expected, events: readonly NewEvent[]): Promise<AppendResult>;
  read(stream: StreamName, options: ReadOptions): Promise<ReadResult>;
  readAll(options: ReadAllOptions): Promise<readonly StoredEvent[]>;
  /**
   * Events from `after` on, first the history, then live, no gap and no repeat, as fast as the consumer takes them.
   * Outlives outages of the store; ends by its signal, by `return()`, or when the store is closed.
   */
  subscribe(
    source: SubscriptionSource,
    options: SubscribeOptions,
  ): AsyncIterableIterator<SubscriptionMessage>;
  health(): Promise<StoreHealth>;
  /**
   * Finishes what was handed in, ends the subscriptions, lets go of files and connections. Afterwards everything
   * else throws `StoreUnavailable` ('not-done'), a new subscription ends at once, and health is 'down'.
   */
  close(): Promise<void>;
}

/** The store could not answer now; the same call may succeed later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(
    message: string,
    /** Of an append: whether it surely did not land, or nobody knows. Of a read always 'not-done'. */
    readonly outcome: 'not-done' | 'unknown',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
