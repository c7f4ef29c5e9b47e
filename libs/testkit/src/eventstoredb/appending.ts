// The double's BatchAppend, Append, Delete and Tombstone, with the faults a test asks for.
import {
  status,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerReadableStream,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendFault, Faults } from './faults.js';
import { MAX_APPEND_SIZE, type DoubleAnswer, type DoubleLog, type Proposed, type Wanted } from './log.js';
import {
  accessDenied,
  batchAnswer,
  callError,
  nameOf,
  notLeader,
  notReady,
  proposedIn,
  singleAnswer,
  streamDeleted,
  untyped,
  wantedIn,
} from './messages.js';

type BatchCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

interface Collected {
  readonly name: string;
  readonly expected: Wanted;
  readonly events: Proposed[];
}

export class Appending {
  /** Every append that arrived, by either path; shows how often a batch was sent. */
  readonly arrived: Collected[] = [];
  /** The port a follower names as the leader's. */
  leaderPort = 0;

  constructor(
    private readonly log: DoubleLog,
    private readonly faults: Faults,
    private readonly cut: () => void,
  ) {}

  readonly batchAppend = (call: BatchCall): void => {
    const collecting = new Map<string, Collected>();
    call.on('error', () => undefined);
    call.on('end', () => call.end());
    call.on('data', (request: streams.BatchAppendReq) => {
      const correlation = request.getCorrelationId();
      const key = Buffer.from(correlation?.serializeBinary() ?? []).toString('hex');
      const options = request.getOptions();
      const collected = collecting.get(key) ?? {
        name: nameOf(options?.getStreamIdentifier()),
        expected: wantedIn(
          options ?? new streams.BatchAppendReq.Options(),
          options?.getStreamPosition() ?? '',
        ),
        events: [],
      };
      collected.events.push(...request.getProposedMessagesList().map(proposedIn));
      collecting.set(key, collected);
      if (!request.getIsFinal()) return;
      collecting.delete(key);
      this.#batch(call, correlation, collected);
    });
  };

  #batch(call: BatchCall, correlation: shared.UUID | undefined, batch: Collected): void {
    this.arrived.push(batch);
    const fault = this.faults.nextAppend();
    const failed = callFailure(fault, this.leaderPort);
    if (failed !== undefined) {
      call.emit('error', failed);
      return;
    }
    if (fault === 'cut-before-landing') {
      this.cut();
      return;
    }
    if (fault === 'denied' || fault === 'answered-not-ready') {
      const kind = fault === 'denied' ? fault : 'not-ready';
      call.write(batchAnswer(correlation, batch.name, { kind }));
      return;
    }
    const answer = this.log.append(batch.name, batch.expected, batch.events);
    if (fault === 'cut-after-landing') this.cut();
    else if (fault === 'timeout-after-landing')
      call.write(batchAnswer(correlation, batch.name, { kind: 'timeout' }));
    else if (fault !== 'answer-lost' && answer.kind !== 'silence')
      call.write(batchAnswer(correlation, batch.name, answer));
  }

  readonly append = (
    call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
    reply: sendUnaryData<streams.AppendResp>,
  ): void => {
    let collected: Collected = { name: '', expected: 'any', events: [] };
    call.on('data', (request: streams.AppendReq) => {
      const options = request.getOptions();
      const message = request.getProposedMessage();
      if (options !== undefined)
        collected = {
          name: nameOf(options.getStreamIdentifier()),
          expected: wantedIn(options, options.getRevision()),
          events: [],
        };
      if (message !== undefined) collected.events.push(proposedIn(message));
    });
    call.on('end', () => this.#single(collected, reply));
  };

  #single(append: Collected, reply: sendUnaryData<streams.AppendResp>): void {
    this.arrived.push(append);
    const fault = this.faults.nextAppend();
    const failed = fault === 'denied' ? accessDenied() : callFailure(fault, this.leaderPort);
    if (failed !== undefined) {
      reply(failed);
      return;
    }
    const answer = this.log.append(append.name, append.expected, append.events);
    const response = singleAnswer(answer);
    if (response === undefined) reply(refusal(answer, append.name));
    else reply(null, response);
  }

  readonly delete = (
    { request }: ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>,
    reply: sendUnaryData<streams.DeleteResp>,
  ): void => {
    const record = this.log.delete(nameOf(request.getOptions()?.getStreamIdentifier()));
    const place = String(record?.position ?? 0);
    const position = new streams.DeleteResp.Position().setCommitPosition(place).setPreparePosition(place);
    reply(null, new streams.DeleteResp().setPosition(position));
  };

  readonly tombstone = (
    { request }: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
    reply: sendUnaryData<streams.TombstoneResp>,
  ): void => {
    const record = this.log.tombstone(nameOf(request.getOptions()?.getStreamIdentifier()));
    const place = String(record?.position ?? 0);
    const position = new streams.TombstoneResp.Position().setCommitPosition(place).setPreparePosition(place);
    reply(null, new streams.TombstoneResp().setPosition(position));
  };
}

/** The faults that fail the whole call, before anything landed. */
function callFailure(
  fault: AppendFault | undefined,
  leaderPort: number,
): ReturnType<typeof notReady> | undefined {
  if (fault === 'not-ready') return notReady();
  if (fault === 'untyped') return untyped();
  return fault === 'not-leader' ? notLeader(leaderPort) : undefined;
}

function refusal(answer: DoubleAnswer, name: string): ReturnType<typeof notReady> {
  return answer.kind === 'stream-deleted'
    ? streamDeleted(name)
    : callError(status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_SIZE} Exceeded.`, {
        exception: 'maximum-append-size-exceeded',
        'maximum-append-size': String(MAX_APPEND_SIZE),
      });
}
