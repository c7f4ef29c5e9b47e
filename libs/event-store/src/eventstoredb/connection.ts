// The connection to the server. `@eventstore/db-client` reads the connection string, speaks TLS, finds the
// leader and builds the channel. The calls on it are the adapter's own, made of the service definitions that
// ship with the client.
//
// Why not the client's own calls: its appends wait in one map for the whole process, and a failing append
// stream of any client empties that map. Later answers then throw an uncaught TypeError that ends the
// process. One client per process does not help, because after a change of node its old and new streams
// coexist for a while. Its reads of $all take no filter, and its subscriptions say `caughtUp` before they
// hand on the events they still hold.
import {
  connectivityState,
  Metadata,
  status,
  type CallOptions,
  type Client as GrpcClient,
  type ServiceError,
} from '@grpc/grpc-js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { connectionLost, inWords, isNotLeader, NotConnected } from './errors.js';
import { clientFor, saysNoTls, type Times } from './options.js';
import { asDate, before, earlier, inFuture, isOver, left, pauseBefore, sleep, type Moment } from './time.js';

export type Calls = streams.StreamsClient;

/** The private parts of the client that are used here. The version is pinned, and `coreOf` checks them. */
interface ClientCore {
  /** The calls of a service on the current channel; makes a channel (after discovery) if there is none. */
  getGRPCClient<T extends GrpcClient>(service: new (...args: never[]) => T, name: string): Promise<T>;
  /** Gives up the channel if the error says so; the next one avoids the failed node, or goes to the named leader. */
  handleError(calls: GrpcClient, error: Error): Promise<void>;
  callArguments(base: { requiresLeader?: boolean }, options: CallOptions): [Metadata, CallOptions];
}

function coreOf(client: EventStoreDBClient): ClientCore {
  // The cast: these members of the client are protected. They are looked for below.
  const core = client as unknown as ClientCore;
  for (const name of ['getGRPCClient', 'handleError', 'callArguments'] as const)
    if (typeof core[name] !== 'function')
      throw new Error(
        `this version of @eventstore/db-client has no ${name}: the adapter was written to 6.2.1`,
      );
  return core;
}

/** A node that answers at all answers this at once. */
const FIRST_ANSWER_MS = 1_000;

export class Connection {
  readonly #core: ClientCore;
  readonly #noTls: boolean;
  #trying: Promise<Calls> | undefined;
  #newest: Calls | undefined;
  #closed = false;

  constructor(
    url: string,
    private readonly times: Times,
  ) {
    this.#core = coreOf(clientFor(url));
    this.#noTls = saysNoTls(url);
  }

  /**
   * The calls, once the channel can carry them. Throws `NotConnected` if it can't in time; nothing was sent
   * then.
   */
  async ready(until: Moment): Promise<Calls> {
    let why: unknown;
    for (let attempt = 0; !this.#closed; attempt += 1) {
      this.#trying ??= this.#connect().finally(() => (this.#trying = undefined));
      try {
        const calls = await before(until, this.#trying);
        if (calls !== undefined) return calls;
      } catch (error) {
        why = error;
      }
      const pause = pauseBefore(attempt, this.times.firstPause, this.times.longestPause);
      if (isOver(until) || pause >= left(until)) break;
      await sleep(pause);
    }
    if (this.#closed) throw new NotConnected('the store is closed');
    throw new NotConnected(
      `no connection to EventStoreDB: ${this.inWords(why ?? 'it did not answer in time')}`,
    );
  }

  /** Reports that a call failed or got no answer. Gives the channel up, unless it was replaced meanwhile. */
  async failed(calls: Calls, error: unknown): Promise<void> {
    if (this.#closed) return;
    const reason = error instanceof Error && isNotLeader(error) ? error : connectionLost(this.inWords(error));
    await this.#giveUp(calls, reason);
  }

  /** The metadata and options of a call. Only the leader's answers are up to date. */
  arguments(from: 'leader' | 'anyone', until?: Moment): [Metadata, CallOptions] {
    return this.#core.callArguments(
      { requiresLeader: from === 'leader' },
      { deadline: until === undefined ? Infinity : asDate(until) },
    );
  }

  inWords(error: unknown): string {
    return inWords(error, this.#noTls);
  }

  close(): void {
    this.#closed = true;
    this.#newest?.close();
  }

  async #connect(): Promise<Calls> {
    const calls = await this.#core.getGRPCClient(streams.StreamsClient, 'streams');
    // The deadline starts here: the search for the node took its own time, and the node found is not to blame
    // for it.
    const until = inFuture(this.times.connect);
    this.#newest = calls;
    if (this.#closed) calls.close();
    const state = await settledState(calls.getChannel(), until);
    // A frozen node accepts connections but answers nothing on them.
    const why =
      state === connectivityState.READY
        ? await this.#silenceOf(until)
        : ((await this.#silenceOf(until)) ?? 'the connection came too late');
    if (why === undefined) return calls;
    await this.#giveUp(calls, connectionLost(why));
    throw new NotConnected(why);
  }

  async #giveUp(calls: Calls, reason: Error): Promise<void> {
    try {
      await this.#core.handleError(calls, reason);
    } catch {
      // The client is at looking for a node and finds none: there is no channel to give up.
    }
  }

  /** The error of a probe call on the channel; undefined if the node answered at all. */
  async #silenceOf(until: Moment): Promise<string | undefined> {
    const calls = await this.#core.getGRPCClient(features.ServerFeaturesClient, 'features');
    const deadline = asDate(earlier(until, inFuture(FIRST_ANSWER_MS)));
    return new Promise((resolve) => {
      calls.getSupportedMethods(new shared.Empty(), new Metadata(), { deadline }, (error) =>
        resolve(error === null || isAnswer(error) ? undefined : error.details),
      );
    });
  }
}

/** True if the node itself refused the call. */
const isAnswer = ({ code }: ServiceError): boolean =>
  code !== status.UNAVAILABLE && code !== status.DEADLINE_EXCEEDED && code !== status.CANCELLED;

/** The channel's state once it is neither idle nor connecting, or when the time is over. */
async function settledState(
  channel: ReturnType<GrpcClient['getChannel']>,
  until: Moment,
): Promise<connectivityState> {
  for (;;) {
    const state = channel.getConnectivityState(true);
    const underWay = state === connectivityState.IDLE || state === connectivityState.CONNECTING;
    if (!underWay || isOver(until)) return state;
    await new Promise<void>((resolve) => {
      channel.watchConnectivityState(state, asDate(until), () => resolve());
    });
  }
}
