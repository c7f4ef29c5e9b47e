// A catch-up subscription that repairs itself. The consumer pulls: messages wait as bytes in the call's short
// buffer, and flow control keeps the rest at the server. The server drops slow subscribers, nodes go away,
// connections break: each time it subscribes again after the last event it handed on. If the consumer stays
// away for long, its call is ended and a new one starts when it returns, so events it has not taken cost
// nothing.
import type { ClientReadableStream } from '@grpc/grpc-js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable, type StoredEvent, type SubscriptionMessage } from '../port/port.js';
import { END, ignore, Pull, type Pulled } from '../port/pull.js';
import type { Calls, Connection } from './connection.js';
import { isConnectionTrouble, isDenied, isStreamDeleted, NotConnected, StreamTombstoned } from './errors.js';
import type { Times } from './options.js';
import { inFuture, pauseBefore } from './time.js';
import { recordedIn, storedEvent } from './wire.js';

/** What one subscription asks for: its source, its filter, and the place of the last event handed on. */
export interface Request {
  message(): streams.ReadReq;
  passes(type: string): boolean;
  /** Records the event as handed on; false if it was handed on before. */
  handOn(event: StoredEvent): boolean;
  /** True if the source does not exist; the server never says 'caught up' about such a source. */
  isAbsent(): Promise<boolean>;
}

type Call = ClientReadableStream<Buffer>;
/** Why the wait for the next message ended. */
type Wakened = 'readable' | 'over' | 'too-late' | 'ended';

const CAUGHT_UP: SubscriptionMessage = { kind: 'caught-up' };
/** How long a call is kept for a consumer that does not ask for the next message. */
const PATIENCE_MS = 1_000;

export class Subscription extends Pull {
  #call: Call | undefined;
  #calls: Calls | undefined;
  #confirmed = false;
  /** True once it has been asked whether the source is absent. */
  #asked = false;
  #absent = false;
  #failure: unknown;
  #over = false;
  #attempts = 0;
  #wake: ((how: Wakened) => void) | undefined;
  #patience: NodeJS.Timeout | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly times: Times,
    private readonly request: Request,
    signal: AbortSignal | undefined,
    private readonly onEnd: (subscription: Subscription) => void,
  ) {
    super(signal);
  }

  protected override close(): void {
    this.#drop();
    this.onEnd(this);
    this.#wake?.('ended');
  }

  protected override async take(): Promise<Pulled> {
    clearTimeout(this.#patience);
    try {
      const message = await this.#message();
      if (message === undefined) return END;
      this.#patience = setTimeout(() => this.#drop(), PATIENCE_MS);
      this.#patience.unref();
      return { done: false, value: message };
    } catch (error) {
      if (this.ended) return END;
      this.end();
      throw error;
    }
  }

  /** The next message for the consumer; undefined if the subscription has ended. */
  async #message(): Promise<SubscriptionMessage | undefined> {
    while (!this.ended) {
      const call = this.#call ?? (await this.#open());
      if (call === undefined) continue;
      const bytes = call.read() as Buffer | null;
      if (bytes !== null) {
        const message = this.#messageIn(bytes);
        if (message !== undefined) return message;
      } else if (this.#absent) {
        this.#absent = false;
        return CAUGHT_UP;
      } else if (this.#over) await this.#mend();
      else if ((await this.#wait(this.#confirmed ? undefined : this.times.confirm)) === 'too-late') {
        this.#failure = new Error('the subscription was not confirmed in time');
        await this.#mend();
      }
    }
    return undefined;
  }

  #messageIn(bytes: Buffer): SubscriptionMessage | undefined {
    const response = streams.ReadResp.deserializeBinary(bytes);
    this.#confirmed = true;
    if (response.hasConfirmation()) {
      this.#askWhetherAbsent();
      return undefined;
    }
    this.#attempts = 0;
    this.#asked = true;
    this.#absent = false;
    if (response.hasCaughtUp()) return CAUGHT_UP;
    const recorded = recordedIn(response);
    if (recorded === undefined) return undefined;
    const event = storedEvent(recorded);
    return this.request.handOn(event) && this.request.passes(event.type)
      ? { kind: 'event', event }
      : undefined;
  }

  /** Asked once per confirmed call; the first message of the call makes the question needless. */
  #askWhetherAbsent(): void {
    const call = this.#call;
    this.#asked = false;
    void this.request.isAbsent().then((absent) => {
      if (!absent || this.#asked || this.#call !== call) return;
      this.#absent = true;
      this.#wake?.('readable');
    }, ignore);
  }

  async #open(): Promise<Call | undefined> {
    let calls: Calls;
    try {
      calls = await this.connection.ready(inFuture(this.times.connect));
    } catch (error) {
      if (!(error instanceof NotConnected)) throw error;
      await this.#wait(this.#pause());
      return undefined;
    }
    // It may have ended while the connection was being made.
    if (this.ended) return undefined;
    const { read } = streamsService.StreamsService;
    const call = calls.makeServerStreamRequest(
      read.path,
      read.requestSerialize,
      (bytes: Buffer) => bytes,
      this.request.message(),
      ...this.connection.arguments('anyone'),
    );
    this.#calls = calls;
    this.#call = call;
    this.#confirmed = false;
    this.#absent = false;
    this.#over = false;
    this.#failure = undefined;
    const isCurrent = (): boolean => this.#call === call;
    const over = (failure: unknown): void => {
      if (!isCurrent()) return;
      this.#over = true;
      this.#failure ??= failure;
      this.#wake?.('over');
    };
    call.on('readable', () => {
      if (isCurrent()) this.#wake?.('readable');
    });
    call.on('error', over);
    call.on('end', () => over(undefined));
    return call;
  }

  /** The call is over: drops what it still held; the next call reads it again. */
  async #mend(): Promise<void> {
    const failure = this.#failure;
    const calls = this.#calls;
    this.#drop();
    if (isStreamDeleted(failure)) throw new StreamTombstoned('the stream was deleted for good');
    if (isDenied(failure))
      throw new StoreUnavailable('EventStoreDB denies access', 'not-done', { cause: failure });
    if (calls !== undefined && (!this.#confirmed || isConnectionTrouble(failure)))
      await this.connection.failed(calls, failure ?? 'the server ended the call');
    await this.#wait(this.#pause());
  }

  /** If the call handed something on, the next one starts at once. */
  #pause(): number {
    this.#attempts += 1;
    return this.#attempts === 1
      ? 0
      : pauseBefore(this.#attempts, this.times.firstPause, this.times.longestPause);
  }

  #drop(): void {
    clearTimeout(this.#patience);
    const call = this.#call;
    this.#call = undefined;
    call?.cancel();
  }

  /**
   * Waits until there is something to read, the call is over, the time has passed, or the subscription has
   * ended.
   */
  async #wait(milliseconds: number | undefined): Promise<Wakened> {
    if (this.ended) return 'ended';
    return new Promise((resolve) => {
      const timer =
        milliseconds === undefined ? undefined : setTimeout(() => this.#wake?.('too-late'), milliseconds);
      this.#wake = (how) => {
        this.#wake = undefined;
        clearTimeout(timer);
        resolve(how);
      };
    });
  }
}
