// The one gRPC call that carries all appends of this adapter; it is reopened when it ends. Each append has a
// number. A pending append belongs to the call it went out on, so the end of one call says nothing about
// appends on another. An answer that nobody waits for any more is dropped.
import type { ClientDuplexStream } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { StreamName } from '#kernel';
import type { EventText } from '../port/batch.js';
import { revision, type Revision } from '../port/port.js';
import type { Calls, Connection } from './connection.js';
import { isDenied, NotConnected } from './errors.js';
import type { LogPosition } from './position.js';
import { asDate, isOver, now, type Moment } from './time.js';
import { appendRequest, numberOf, type ExactExpectation } from './wire.js';

export type Reply =
  | { readonly kind: 'landed'; readonly revision: Revision; readonly position: LogPosition }
  | { readonly kind: 'conflict'; readonly actual: Revision | 'no-stream' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'tombstoned' }
  | { readonly kind: 'denied' }
  /** Nobody knows whether it landed: the answer said so, or no answer came. */
  | { readonly kind: 'unclear'; readonly why: string; readonly isTimeout: boolean };

type Call = ClientDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

interface OpenCall {
  readonly call: Call;
  readonly calls: Calls;
  readonly waiting: Map<number, (reply: Reply) => void>;
  /** When the server was last heard on this call. */
  heard: Moment;
}

export interface Sent {
  readonly reply: Promise<Reply>;
  /**
   * The caller stops waiting. If the call has been silent since the append went out, the call is given up.
   */
  giveUp(why: string): Promise<void>;
}

export class AppendLane {
  #open: OpenCall | undefined;
  #numbered = 0;

  constructor(private readonly connection: Connection) {}

  /** Hands an append to the server. Throws `NotConnected` when nothing was sent. */
  async send(
    stream: StreamName,
    expected: ExactExpectation,
    events: readonly EventText[],
    until: Moment,
  ): Promise<Sent> {
    const open = this.#open ?? (await this.#opened(until));
    this.#numbered += 1;
    const number = this.#numbered;
    const sentAt = now();
    const reply = new Promise<Reply>((resolve) => open.waiting.set(number, resolve));
    open.call.write(appendRequest(number, stream, expected, events, asDate(until)));
    return {
      reply,
      giveUp: async (why) => {
        open.waiting.delete(number);
        if (open.heard < sentAt) await this.#end(open, why);
      },
    };
  }

  close(): void {
    if (this.#open !== undefined) void this.#end(this.#open, 'the store is closed');
  }

  /**
   * Another user may give up a channel before a call opens on it; the call then opens on the next channel.
   */
  async #opened(until: Moment): Promise<OpenCall> {
    for (;;) {
      const calls = await this.connection.ready(until);
      try {
        return this.#openOn(calls);
      } catch (error) {
        await this.connection.failed(calls, error);
        if (isOver(until)) throw new NotConnected(this.connection.inWords(error));
      }
    }
  }

  /** If two appends waited for the connection at once, they share the call that the first of them opened. */
  #openOn(calls: Calls): OpenCall {
    if (this.#open !== undefined) return this.#open;
    const call = calls.batchAppend(...this.connection.arguments('leader'));
    const open: OpenCall = { call, calls, waiting: new Map(), heard: now() };
    this.#open = open;
    call.on('data', (response: streams.BatchAppendResp) => {
      open.heard = now();
      const number = numberOf(response.getCorrelationId());
      const reply = replyIn(response);
      open.waiting.get(number)?.(reply);
      open.waiting.delete(number);
      // A node that can't say what is wrong is not ready, or is no longer the leader; another node may be.
      if (reply.kind === 'unclear' && !reply.isTimeout) void this.#end(open, reply.why);
    });
    call.on('error', (error: Error) => void this.#end(open, error));
    call.on('end', () => void this.#end(open, 'the server ended the call'));
    return open;
  }

  async #end(open: OpenCall, why: unknown): Promise<void> {
    if (this.#open !== open) return;
    this.#open = undefined;
    open.call.cancel();
    const unclear: Reply = isDenied(why)
      ? { kind: 'denied' }
      : { kind: 'unclear', why: this.connection.inWords(why), isTimeout: false };
    await this.connection.failed(open.calls, why);
    for (const resolve of open.waiting.values()) resolve(unclear);
    open.waiting.clear();
  }
}

const NAMESPACE = 'event_store.client.';

function replyIn(response: streams.BatchAppendResp): Reply {
  const success = response.getSuccess();
  if (success !== undefined) {
    const position = success.getPosition();
    return {
      kind: 'landed',
      revision: revision(Number(success.getCurrentRevision())),
      position: {
        commit: position?.getCommitPosition() ?? '0',
        prepare: position?.getPreparePosition() ?? '0',
      },
    };
  }
  const error = response.getError();
  const details = error?.getDetails();
  switch (details?.getTypeName() ?? '') {
    case `${NAMESPACE}WrongExpectedVersion`:
      return conflictIn(details?.getValue_asU8() ?? new Uint8Array());
    case `${NAMESPACE}MaximumAppendSizeExceeded`:
      return { kind: 'too-large' };
    case `${NAMESPACE}StreamDeleted`:
      return { kind: 'tombstoned' };
    case `${NAMESPACE}AccessDenied`:
      return { kind: 'denied' };
    case `${NAMESPACE}Timeout`:
      return { kind: 'unclear', why: 'the server ran out of time', isTimeout: true };
    default:
      return { kind: 'unclear', why: error?.getMessage() ?? 'an empty answer', isTimeout: false };
  }
}

function conflictIn(details: Uint8Array): Reply {
  const wrong = shared.WrongExpectedVersion.deserializeBinary(details);
  const stands = wrong.hasCurrentStreamRevision();
  return {
    kind: 'conflict',
    actual: stands ? revision(Number(wrong.getCurrentStreamRevision())) : 'no-stream',
  };
}
