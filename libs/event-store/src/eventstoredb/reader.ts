// Reads events, and retries until it succeeds or its time is over. Always reads from the leader: a follower
// may be behind.
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable, type Position } from '../port/port.js';
import type { Connection } from './connection.js';
import { isConnectionTrouble, isDenied, isStreamDeleted, NotConnected } from './errors.js';
import type { Times } from './options.js';
import { positionOf } from './position.js';
import { isOver, left, pauseBefore, sleep, type Moment } from './time.js';
import {
  allReadRequest,
  positionIn,
  recordedIn,
  streamReadRequest,
  type AllRange,
  type Recorded,
  type StreamRange,
} from './wire.js';

/** What to do with an event that was read: take it, leave it out, or take it as the last one wanted. */
export type Verdict = 'take' | 'leave' | 'take-and-stop';

const takeAll = (): Verdict => 'take';

export class Reader {
  constructor(
    private readonly connection: Connection,
    private readonly times: Times,
  ) {}

  /** The events of a stream, or undefined if there is no such stream. Each attempt asks for a new judge. */
  async stream(
    range: StreamRange,
    until: Moment,
    judge: () => (event: Recorded) => Verdict = () => takeAll,
  ): Promise<readonly Recorded[] | undefined> {
    return this.#untilDone(streamReadRequest(range), until, judge);
  }

  async all(
    range: AllRange,
    until: Moment,
    judge: () => (event: Recorded) => Verdict = () => takeAll,
  ): Promise<readonly Recorded[]> {
    return (await this.#untilDone(allReadRequest(range), until, judge)) ?? [];
  }

  /** The position of the newest event of all, or undefined in an empty store. */
  async head(until: Moment): Promise<Position | undefined> {
    const [newest] = await this.all(
      { direction: 'backwards', from: undefined, count: 1, expression: undefined },
      until,
    );
    return newest === undefined ? undefined : positionOf(positionIn(newest));
  }

  /** One attempt; throws what the call throws. */
  async #once(
    request: streams.ReadReq,
    until: Moment,
    judge: (event: Recorded) => Verdict,
  ): Promise<Recorded[] | undefined> {
    const calls = await this.connection.ready(until);
    const call = calls.read(request, ...this.connection.arguments('leader', until));
    // The iteration reports the first error; a later one has no receiver.
    call.on('error', () => undefined);
    const taken: Recorded[] = [];
    // A frozen node keeps its connections open but sends nothing on them.
    const silence = setTimeout(() => call.cancel(), this.times.silence);
    try {
      for await (const response of call as AsyncIterable<streams.ReadResp>) {
        silence.refresh();
        if (response.hasStreamNotFound()) return undefined;
        const recorded = recordedIn(response);
        if (recorded === undefined) continue;
        const verdict = judge(recorded);
        if (verdict !== 'leave') taken.push(recorded);
        if (verdict === 'take-and-stop') break;
      }
      return taken;
    } catch (error) {
      if (isStreamDeleted(error)) return undefined;
      if (isConnectionTrouble(error)) await this.connection.failed(calls, error);
      throw error;
    } finally {
      clearTimeout(silence);
      call.cancel();
    }
  }

  async #untilDone(
    request: streams.ReadReq,
    until: Moment,
    judge: () => (event: Recorded) => Verdict,
  ): Promise<readonly Recorded[] | undefined> {
    let answer: unknown;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.#once(request, until, judge());
      } catch (failure) {
        // A server that has answered is there, even if the time runs out while the connection is checked
        // again.
        if (!(failure instanceof NotConnected) && !isConnectionTrouble(failure)) answer = failure;
        const error = failure instanceof NotConnected ? (answer ?? failure) : failure;
        const pause = pauseBefore(attempt, this.times.firstPause, this.times.longestPause);
        if (failure instanceof NotConnected || isDenied(error) || isOver(until) || pause >= left(until))
          throw new StoreUnavailable(
            `EventStoreDB could not be read: ${this.connection.inWords(error)}`,
            'not-done',
            { cause: error },
          );
        await sleep(pause);
      }
    }
  }
}
