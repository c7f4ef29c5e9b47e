// Converts the double's records and answers to protocol messages, and reads its requests.
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { MAX_APPEND_SIZE, type DoubleAnswer, type LogRecord, type Proposed, type Wanted } from './log.js';

const { AppendResp, BatchAppendResp, ReadResp } = streams;

export const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const identifierOf = (name: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(name));

export function eventMessage(record: LogRecord): streams.ReadResp {
  const event = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(record.id))
    .setStreamIdentifier(identifierOf(record.stream))
    .setStreamRevision(String(record.revision))
    .setCommitPosition(String(record.position))
    .setPreparePosition(String(record.position))
    .setData(record.data)
    .setCustomMetadata(record.metadata);
  event.getMetadataMap().set('type', record.type).set('content-type', record.contentType).set('created', '0');
  return new ReadResp().setEvent(
    new ReadResp.ReadEvent().setEvent(event).setCommitPosition(String(record.position)),
  );
}

export const confirmation = (): streams.ReadResp =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId('double'));

export const caughtUp = (): streams.ReadResp => new ReadResp().setCaughtUp(new ReadResp.CaughtUp());

export const streamNotFound = (name: string): streams.ReadResp =>
  new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(name)));

interface Message {
  getId(): shared.UUID | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getData_asU8(): Uint8Array;
  getCustomMetadata_asU8(): Uint8Array;
}

export const proposedIn = (message: Message): Proposed => ({
  id: uuidText(message.getId()),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

export function uuidText(id: shared.UUID | undefined): string {
  const structured = id?.getStructured();
  if (structured === undefined) return id?.getString() ?? '';
  const half = (bits: string): string => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0');
  const hex = half(structured.getMostSignificantBits()) + half(structured.getLeastSignificantBits());
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

interface Expectation {
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
}

export function wantedIn(options: Expectation, revision: string): Wanted {
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasAny()) return 'any';
  return options.hasStreamExists() ? 'stream-exists' : Number(revision);
}

export function batchAnswer(
  correlation: shared.UUID | undefined,
  name: string,
  answer: Exclude<DoubleAnswer, { kind: 'silence' }> | { readonly kind: 'timeout' | 'denied' | 'not-ready' },
): streams.BatchAppendResp {
  const response = new BatchAppendResp()
    .setCorrelationId(correlation)
    .setStreamIdentifier(identifierOf(name));
  switch (answer.kind) {
    case 'success':
      return response.setSuccess(
        new BatchAppendResp.Success()
          .setCurrentRevision(String(answer.revision))
          .setPosition(
            new shared.AllStreamPosition()
              .setCommitPosition(String(answer.position))
              .setPreparePosition(String(answer.position)),
          ),
      );
    case 'wrong-expected-version':
      return response.setError(failure('WrongExpectedVersion', wrongVersion(answer).serializeBinary()));
    case 'too-large':
      return response.setError(
        failure(
          'MaximumAppendSizeExceeded',
          new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_SIZE).serializeBinary(),
        ),
      );
    case 'stream-deleted':
      return response.setError(
        failure(
          'StreamDeleted',
          new shared.StreamDeleted().setStreamIdentifier(identifierOf(name)).serializeBinary(),
        ),
      );
    case 'timeout':
      return response.setError(failure('Timeout', new shared.Timeout().serializeBinary()));
    case 'not-ready':
      return response.setError(new statusPb.Status().setMessage('Server Is Not Ready'));
    case 'denied':
      return response.setError(failure('AccessDenied', new shared.AccessDenied().serializeBinary()));
  }
}

function failure(kind: string, details: Uint8Array): statusPb.Status {
  const packed = new any.Any();
  packed.pack(details, `event_store.client.${kind}`);
  return new statusPb.Status().setMessage('').setDetails(packed);
}

type Wrong = Extract<DoubleAnswer, { kind: 'wrong-expected-version' }>;

function wrongVersion({ expected, current }: Wrong): shared.WrongExpectedVersion {
  const wrong = new shared.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new empty.Empty());
  else wrong.setCurrentStreamRevision(String(current));
  if (expected === 'any') wrong.setExpectedAny(new empty.Empty());
  else if (expected === 'no-stream') wrong.setExpectedNoStream(new empty.Empty());
  else if (expected === 'stream-exists') wrong.setExpectedStreamExists(new empty.Empty());
  else wrong.setExpectedStreamPosition(String(expected));
  return wrong;
}

/** The answer to a single append; undefined if the call fails instead. */
export function singleAnswer(answer: DoubleAnswer): streams.AppendResp | undefined {
  if (answer.kind === 'success')
    return new AppendResp().setSuccess(
      new AppendResp.Success()
        .setCurrentRevision(String(answer.revision))
        .setPosition(
          new AppendResp.Position()
            .setCommitPosition(String(answer.position))
            .setPreparePosition(String(answer.position)),
        ),
    );
  if (answer.kind !== 'wrong-expected-version') return undefined;
  const wrong = new AppendResp.WrongExpectedVersion();
  if (answer.current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(answer.current));
  return new AppendResp().setWrongExpectedVersion(wrong);
}

export function callError(code: status, details: string, extra: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(extra)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

export const notReady = (): ServiceError => callError(status.UNAVAILABLE, 'Server Is Not Ready');
export const untyped = (): ServiceError => callError(status.UNKNOWN, 'Exception was thrown by handler.');
export const tooSlow = (): ServiceError => callError(status.ABORTED, 'Consumer too slow');
export const accessDenied = (): ServiceError =>
  callError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
export const streamDeleted = (name: string): ServiceError =>
  callError(status.FAILED_PRECONDITION, `Event stream '${name}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': name,
  });
export const notLeader = (leaderPort: number): ServiceError =>
  callError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(leaderPort),
  });
