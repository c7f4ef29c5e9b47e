// Converts events and requests between the protocol and the port.
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import timestamp from 'google-protobuf/google/protobuf/timestamp_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { EventId, Json, StreamName } from '#kernel';
import type { EventText } from '../port/batch.js';
import { revision, type Revision, type StoredEvent } from '../port/port.js';
import { batchSizeOf, markMetadata, unmarkMetadata } from './batch-mark.js';
import { positionOf, type LogPosition } from './position.js';

/**
 * Where the server must find the end of the stream. It settles every race, so it is never 'any' or
 * 'stream-exists'.
 */
export type ExactExpectation = Revision | 'no-stream';

const { BatchAppendReq, ReadReq } = streams;
const JSON_TYPE = 'application/json';

export function identifierOf(stream: StreamName): shared.StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
}

export function appendRequest(
  number: number,
  stream: StreamName,
  expected: ExactExpectation,
  events: readonly EventText[],
  deadline: Date,
): streams.BatchAppendReq {
  const options = new BatchAppendReq.Options()
    .setStreamIdentifier(identifierOf(stream))
    .setDeadline(timestamp.Timestamp.fromDate(deadline));
  if (expected === 'no-stream') options.setNoStream(new empty.Empty());
  else options.setStreamPosition(String(expected));
  return new BatchAppendReq()
    .setCorrelationId(correlationOf(number))
    .setOptions(options)
    .setProposedMessagesList(
      events.map((event, nth) => proposed(event, nth === 0 ? events.length : undefined)),
    )
    .setIsFinal(true);
}

function proposed(event: EventText, batchSize: number | undefined): streams.BatchAppendReq.ProposedMessage {
  const message = new BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(event.id))
    .setData(Buffer.from(event.data))
    .setCustomMetadata(Buffer.from(markMetadata(event.metadata, batchSize)));
  message.getMetadataMap().set('type', event.type).set('content-type', JSON_TYPE);
  return message;
}

/** Appends are numbered. The number is the low half of the id that request and answer share. */
function correlationOf(number: number): shared.UUID {
  const structured = new shared.UUID.Structured()
    .setMostSignificantBits('0')
    .setLeastSignificantBits(String(number));
  return new shared.UUID().setStructured(structured);
}

export function numberOf(correlation: shared.UUID | undefined): number {
  const structured = correlation?.getStructured();
  return structured === undefined
    ? Number.parseInt(correlation?.getString().slice(-12) ?? '', 16)
    : Number(structured.getLeastSignificantBits());
}

export interface StreamRange {
  readonly stream: StreamName;
  readonly direction: 'forwards' | 'backwards';
  /** Inclusive. */
  readonly from: Revision | undefined;
  readonly count: number;
}

export interface AllRange {
  readonly direction: 'forwards' | 'backwards';
  /** Inclusive forwards, exclusive backwards: the server reads that way. */
  readonly from: LogPosition | undefined;
  readonly count: number;
  /** The pattern the types must match; undefined: all events, including the server's own. */
  readonly expression: string | undefined;
}

export function streamReadRequest({ stream, direction, from, count }: StreamRange): streams.ReadReq {
  const place = new ReadReq.Options.StreamOptions().setStreamIdentifier(identifierOf(stream));
  if (from !== undefined) place.setRevision(String(from));
  else if (direction === 'forwards') place.setStart(new shared.Empty());
  else place.setEnd(new shared.Empty());
  return request((options) =>
    options
      .setStream(place)
      .setCount(String(count))
      .setReadDirection(directionOf(direction))
      .setNoFilter(new shared.Empty()),
  );
}

export function allReadRequest({ direction, from, count, expression }: AllRange): streams.ReadReq {
  return request((options) => {
    if (expression === undefined) options.setNoFilter(new shared.Empty());
    else options.setFilter(filterOf(expression));
    return options
      .setAll(placeInAll(from, direction === 'forwards' ? 'start' : 'end'))
      .setCount(String(count))
      .setReadDirection(directionOf(direction));
  });
}

/** `after` is exclusive, as the server reads subscriptions. */
export function streamSubscriptionRequest(stream: StreamName, after: Revision | undefined): streams.ReadReq {
  const place = new ReadReq.Options.StreamOptions().setStreamIdentifier(identifierOf(stream));
  if (after === undefined) place.setStart(new shared.Empty());
  else place.setRevision(String(after));
  return request((options) =>
    options
      .setStream(place)
      .setSubscription(new ReadReq.Options.SubscriptionOptions())
      .setNoFilter(new shared.Empty()),
  );
}

export function allSubscriptionRequest(after: LogPosition | undefined, expression: string): streams.ReadReq {
  return request((options) =>
    options
      .setAll(placeInAll(after, 'start'))
      .setSubscription(new ReadReq.Options.SubscriptionOptions())
      .setFilter(filterOf(expression)),
  );
}

function request(fill: (options: streams.ReadReq.Options) => streams.ReadReq.Options): streams.ReadReq {
  const ids = new ReadReq.Options.UUIDOption().setString(new shared.Empty());
  return new ReadReq().setOptions(fill(new ReadReq.Options().setResolveLinks(false).setUuidOption(ids)));
}

function placeInAll(
  at: LogPosition | undefined,
  otherwise: 'start' | 'end',
): streams.ReadReq.Options.AllOptions {
  const place = new ReadReq.Options.AllOptions();
  if (at !== undefined) {
    const { commit, prepare } = at;
    return place.setPosition(
      new ReadReq.Options.Position().setCommitPosition(commit).setPreparePosition(prepare),
    );
  }
  return otherwise === 'start' ? place.setStart(new shared.Empty()) : place.setEnd(new shared.Empty());
}

/** How many windows of events the server searches between two checkpoints. The adapter uses no checkpoint. */
const SELDOM = 1_000;

const filterOf = (expression: string): streams.ReadReq.Options.FilterOptions =>
  new ReadReq.Options.FilterOptions()
    .setEventType(new ReadReq.Options.FilterOptions.Expression().setRegex(expression))
    .setCount(new shared.Empty())
    .setCheckpointintervalmultiplier(SELDOM);

const directionOf = (direction: 'forwards' | 'backwards'): streams.ReadReq.Options.ReadDirection =>
  direction === 'forwards' ? ReadReq.Options.ReadDirection.FORWARDS : ReadReq.Options.ReadDirection.BACKWARDS;

/** A recorded event, with fields that only the adapter reads. */
export type Recorded = streams.ReadResp.ReadEvent.RecordedEvent;

export const recordedIn = (response: streams.ReadResp): Recorded | undefined =>
  response.getEvent()?.getEvent();

export const idOf = (recorded: Recorded): EventId => (recorded.getId()?.getString() ?? '') as EventId;

export const typeOf = (recorded: Recorded): string => recorded.getMetadataMap().get('type') ?? '';

export const revisionOf = (recorded: Recorded): Revision => revision(Number(recorded.getStreamRevision()));

export const positionIn = (recorded: Recorded): LogPosition => ({
  commit: recorded.getCommitPosition(),
  prepare: recorded.getPreparePosition(),
});

export const batchSizeIn = (recorded: Recorded): number | undefined => batchSizeOf(metadataText(recorded));

/** True if it is, byte for byte, the proposed event. `batchSize` is set for the first event of a batch. */
export const says = (recorded: Recorded, event: EventText, batchSize: number | undefined): boolean =>
  typeOf(recorded) === event.type &&
  text(recorded.getData_asU8()) === event.data &&
  metadataText(recorded) === markMetadata(event.metadata, batchSize);

export function storedEvent(recorded: Recorded): StoredEvent {
  return {
    id: idOf(recorded),
    type: typeOf(recorded),
    data: dataOf(recorded),
    metadata: jsonOrText(metadataText(recorded), unmarkMetadata),
    stream: text(recorded.getStreamIdentifier()?.getStreamName_asU8()) as StreamName,
    revision: revisionOf(recorded),
    position: positionOf(positionIn(recorded)),
  };
}

const metadataText = (recorded: Recorded): string => text(recorded.getCustomMetadata_asU8());

/**
 * Data that is not JSON comes from another tool. It is shown as text or Base64, so that no reader is stuck at
 * it.
 */
function dataOf(recorded: Recorded): Json {
  if (recorded.getMetadataMap().get('content-type') !== JSON_TYPE) return recorded.getData_asB64();
  return jsonOrText(text(recorded.getData_asU8()), (said) => JSON.parse(said) as Json);
}

function jsonOrText(said: string, parse: (said: string) => Json): Json {
  try {
    return parse(said);
  } catch {
    return said;
  }
}

const text = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? '' : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
