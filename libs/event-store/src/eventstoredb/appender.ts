// Appends a batch: looks for its ids in the stream, sends it with the exact revision it must follow, and
// sends it again with the same ids until its outcome is known or its time is over.
//
// The revision is exact also for 'any' and 'stream-exists'. Only then does the server's yes prove that nobody
// wrote between our check of the ids and the append. And an append still on its way can only land where it
// belongs, or never.
import type { StreamName } from '#kernel';
import type { EventText } from '../port/batch.js';
import {
  revision,
  StoreUnavailable,
  type AppendResult,
  type Expected,
  type Position,
  type Revision,
} from '../port/port.js';
import type { AppendLane, Reply } from './append-lane.js';
import { NotConnected, StreamTombstoned } from './errors.js';
import type { Times } from './options.js';
import { positionOf } from './position.js';
import type { Reader } from './reader.js';
import type { SeenIds } from './seen-ids.js';
import type { StreamKnowledge } from './stream-knowledge.js';
import { before, earlier, inFuture, isOver, left, pauseBefore, sleep, type Moment } from './time.js';
import { Turns } from './turns.js';
import type { ExactExpectation } from './wire.js';

interface Batch {
  readonly stream: StreamName;
  readonly expected: Expected;
  readonly events: readonly EventText[];
  readonly until: Moment;
  /** True if a try went out whose outcome is not known. */
  pending: boolean;
  /**
   * The highest position known before the first try. An answer with this position or a lower one landed
   * before it.
   */
  mark: Position | undefined;
  /** Where the stream was, according to the server's last refusal. */
  actual: Revision | 'no-stream' | undefined;
  /** The most recent error. */
  trouble: string;
}

/** The outcome of one try: an answer, or the need for another try. */
type Outcome = AppendResult | 'again' | 'again-later';

export class Appender {
  readonly #turns = new Turns<StreamName>();
  /** The highest position seen so far. */
  #highest: Position | undefined;
  #failing = false;
  #denied = false;

  constructor(
    private readonly lane: AppendLane,
    private readonly reader: Reader,
    private readonly knowledge: StreamKnowledge,
    private readonly times: Times,
  ) {}

  /** True if the last append that ended could not be done. */
  get isFailing(): boolean {
    return this.#failing;
  }

  /** True if the server denied the last append it answered; trying again changes nothing. */
  get isDenied(): boolean {
    return this.#denied;
  }

  /** The appends of one stream run one after the other, so that each finds the ids of the one before it. */
  async append(stream: StreamName, expected: Expected, events: readonly EventText[]): Promise<AppendResult> {
    const until = inFuture(this.times.append);
    const batch: Batch = {
      stream,
      expected,
      events,
      until,
      pending: false,
      mark: undefined,
      actual: undefined,
      trouble: 'it took too long',
    };
    try {
      const result = await this.#turns.take(stream, () => this.#untilKnown(batch));
      this.#failing = false;
      return result;
    } catch (error) {
      this.#failing ||= error instanceof StoreUnavailable;
      throw error;
    }
  }

  async #untilKnown(batch: Batch): Promise<AppendResult> {
    try {
      for (let attempt = 0; ; attempt += 1) {
        if (isOver(batch.until)) throw this.#unavailable(batch);
        const outcome = await this.#try(batch, attempt > 0);
        if (typeof outcome === 'object') return outcome;
        if (outcome === 'again-later') {
          const pause = pauseBefore(attempt, this.times.firstPause, this.times.longestPause);
          await sleep(Math.min(pause, left(batch.until)));
        }
      }
    } catch (error) {
      if (batch.pending) this.knowledge.forget(batch.stream);
      if (error instanceof NotConnected || error instanceof StoreUnavailable)
        throw this.#unavailable(batch, error);
      throw error;
    }
  }

  #unavailable(batch: Batch, cause?: Error): StoreUnavailable {
    const outcome = batch.pending ? 'unknown' : 'not-done';
    const what = batch.pending ? 'did not say whether the append landed' : 'took no append';
    return new StoreUnavailable(`EventStoreDB ${what}: ${cause?.message ?? batch.trouble}`, outcome, {
      cause,
    });
  }

  async #try(batch: Batch, lookAgain: boolean): Promise<Outcome> {
    const { stream, expected, events, until } = batch;
    const least = typeof expected === 'number' ? expected : undefined;
    // Never remembered: the stream may have been deleted.
    const seen =
      lookAgain || expected === 'stream-exists'
        ? await this.knowledge.current(stream, until)
        : await this.knowledge.upTo(stream, least, until);
    const known = await this.knowledge.earlier(stream, seen, events, until);
    if (known.kind === 'overlap') return { kind: 'refused', reason: 'overlap' };
    if (known.kind === 'same-batch')
      // If a try of our own went out, that try landed.
      return batch.pending
        ? { kind: 'appended', ...known.original }
        : { kind: 'duplicate', original: known.original };
    if (expected === 'stream-exists' && seen.last < 0) return { kind: 'conflict', actual: 'no-stream' };
    batch.mark ??= this.#highest ??= await this.reader.head(until);
    return this.#settle(batch, seen, await this.#send(batch, exactly(batch, seen)));
  }

  async #send(batch: Batch, expected: ExactExpectation): Promise<Reply> {
    const sent = await this.lane.send(batch.stream, expected, batch.events, batch.until);
    const wasPending = batch.pending;
    batch.pending = true;
    const reply = await before(earlier(batch.until, inFuture(this.times.answer)), sent.reply);
    if (reply === undefined) {
      const why = 'no answer in time';
      await sent.giveUp(why);
      return { kind: 'unclear', why, isTimeout: true };
    }
    if (reply.kind !== 'unclear') this.#denied = reply.kind === 'denied';
    if (reply.kind !== 'unclear') batch.pending = wasPending && reply.kind === 'denied';
    return reply;
  }

  #settle(batch: Batch, seen: SeenIds, reply: Reply): Outcome {
    const { stream, events, mark } = batch;
    switch (reply.kind) {
      case 'landed': {
        const landed = { revision: reply.revision, position: positionOf(reply.position) };
        if (mark !== undefined && landed.position <= mark) {
          // Another process wrote it after we looked, or it is older than what we remember. Read the stream
          // again.
          this.knowledge.forget(stream);
          return 'again';
        }
        if (this.#highest === undefined || landed.position > this.#highest) this.#highest = landed.position;
        this.knowledge.landed(stream, landed.revision, events);
        return { kind: 'appended', ...landed };
      }
      case 'conflict':
        return this.#conflict(batch, seen, reply.actual);
      case 'too-large':
        // The server is set to take less than the port allows.
        return { kind: 'refused', reason: 'too-large' };
      case 'tombstoned':
        throw new StreamTombstoned(`the stream ${stream} was deleted for good`);
      case 'denied':
        throw new StoreUnavailable('EventStoreDB denies access', batch.pending ? 'unknown' : 'not-done');
      case 'unclear':
        batch.trouble = reply.why;
        return 'again-later';
    }
  }

  /** A conflict is final once everything readable up to the server's revision has been looked at. */
  #conflict(batch: Batch, seen: SeenIds, actual: Revision | 'no-stream'): Outcome {
    const reached = actual === 'no-stream' ? -1 : actual;
    const hasLooked = seen.last >= reached || batch.actual === actual;
    const isExact = typeof batch.expected === 'number' || batch.expected === 'no-stream';
    if (isExact && hasLooked) return { kind: 'conflict', actual };
    if (seen.last > reached) this.knowledge.forget(batch.stream);
    batch.actual = actual;
    return 'again';
  }
}

function exactly({ expected, actual }: Batch, seen: SeenIds): ExactExpectation {
  if (expected !== 'any' && expected !== 'stream-exists') return expected;
  // A deleted or cut stream may have no event left to read.
  const last = Math.max(seen.last, typeof actual === 'number' ? actual : -1);
  return last < 0 ? 'no-stream' : revision(last);
}
