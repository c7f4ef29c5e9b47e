// The port of the event store: streams of events, appended atomically, never changed. Revisions count from 0
// within a stream, everywhere. The conformance suite is the specification.
import type { Brand, EventId, Json, StreamName } from '#kernel';

/** The place of an event in its stream. A new stream usually starts at 0; do not rely on it. */
export type Revision = Brand<number, 'Revision'>;
/** The place of an event in the whole store: opaque text that sorts in the order of the events. */
export type Position = Brand<string, 'Position'>;

export const revision = (number: number): Revision => number as Revision;
export const position = (text: string): Position => text as Position;

export interface NewEvent {
  /**
   * A UUID in lower case, unique within its stream; another stream may contain the same one. Its maker
   * derives it from all that the batch says, so that equal ids mean equal bytes. Two writers with different
   * content never share an id.
   */
  readonly id: EventId;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

/**
 * An event whose data and metadata are already text, as JSON.stringify writes it. They are stored unchanged.
 */
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

/** What the writer expects of the stream: its last revision, or one of the three words. */
export type Expected = Revision | 'no-stream' | 'stream-exists' | 'any';

/** The last event of an append that landed. */
export interface Landed {
  readonly revision: Revision;
  readonly position: Position;
}

export type AppendResult =
  /** Exactly these bytes are stored there now. */
  | ({ readonly kind: 'appended' } & Landed)
  /** The stream is not where the writer expected it; nothing was written. */
  | { readonly kind: 'conflict'; readonly actual: Revision | 'no-stream' }
  /**
   * The very same batch (same ids in the same order, byte for byte, neither part nor more) has landed before,
   * whatever is expected now and whoever appended it. Nothing was written again.
   */
  | { readonly kind: 'duplicate'; readonly original: Landed }
  /** The batch can never be appended in this form; nothing was written. */
  | { readonly kind: 'refused'; readonly reason: AppendRefusal };

export type AppendRefusal =
  | 'empty'
  | 'too-many-events'
  | 'too-large'
  /**
   * Not JSON that UTF-8 can carry (a lone surrogate, NaN, an undefined in place of a value; an undefined
   * member is just left out), an id that is not a UUID, or a stream or type that is not a valid name.
   */
  | 'not-storable'
  /**
   * Some ids are already in the stream, or twice in the batch, but this is not the batch that brought them,
   * or their content differs now. Ids are checked before the expectation.
   */
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
  /**
   * The first revision read, inclusive. If left out: the first, or backwards the last. Backwards past the
   * end: the last.
   */
  readonly from?: Revision;
  /** The maximum number of events returned after the filter; a whole number from 1. */
  readonly max: number;
  readonly types?: readonly string[];
}

export type ReadResult =
  { readonly kind: 'found'; readonly events: readonly StoredEvent[] } | { readonly kind: 'absent' };

export interface ReadAllOptions {
  readonly direction?: Direction;
  /** Exclusive. If left out: from the very beginning, or backwards from the very end. */
  readonly after?: Position;
  /** The maximum number of events returned after the filter; a whole number from 1. */
  readonly max: number;
  readonly types?: readonly string[];
}

export type SubscriptionSource =
  { readonly kind: 'all' } | { readonly kind: 'stream'; readonly stream: StreamName };

export interface SubscribeOptions {
  /**
   * Exclusive: the position (in $all) or revision (in a stream) already seen. If left out: from the
   * beginning.
   */
  readonly after?: Position | Revision;
  /** Only events of these types; the store applies it. */
  readonly types?: readonly string[];
  /** The subscriber knows its own appends: events appended through this very store may be left out. */
  readonly othersOnly?: boolean;
  /** Ends the subscription; the iteration then ends without an error. */
  readonly signal?: AbortSignal;
}

export type SubscriptionMessage =
  | { readonly kind: 'event'; readonly event: StoredEvent }
  /**
   * Everything in the store at that moment has been handed on. It may come again after the subscriber fell
   * behind.
   */
  | { readonly kind: 'caught-up' };

export type StoreHealth = {
  readonly status: 'ok' | 'degraded' | 'down';
  /** For operators: no secret and no event in it. */
  readonly detail: string;
};

export interface EventStore {
  /**
   * Appends the whole batch or nothing. Throws `StoreUnavailable` if the store could not do it; its `outcome`
   * says whether the batch may have landed all the same. Appending the same batch again is always safe. The
   * caller may change its objects afterwards. An invalid revision, position or maximum is the caller's
   * mistake and throws a RangeError, here and below.
   */
  append(stream: StreamName, expected: Expected, events: readonly NewEvent[]): Promise<AppendResult>;
  read(stream: StreamName, options: ReadOptions): Promise<ReadResult>;
  readAll(options: ReadAllOptions): Promise<readonly StoredEvent[]>;
  /**
   * Events from `after` on: first the history, then live, without gap or repeat, as fast as the consumer
   * takes them. It survives outages of the store. It ends by its signal, by `return()`, or when the store
   * closes.
   */
  subscribe(
    source: SubscriptionSource,
    options: SubscribeOptions,
  ): AsyncIterableIterator<SubscriptionMessage>;
  health(): Promise<StoreHealth>;
  /**
   * Finishes the accepted appends, ends the subscriptions, and closes files and connections. Afterwards
   * everything else throws `StoreUnavailable` ('not-done'), a new subscription ends at once, and health is
   * 'down'.
   */
  close(): Promise<void>;
}

/** The store could not answer now; the same call may succeed later. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  constructor(
    message: string,
    /** For an append: whether it certainly did not land, or nobody knows. For a read always 'not-done'. */
    readonly outcome: 'not-done' | 'unknown',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
