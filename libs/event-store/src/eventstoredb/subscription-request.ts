// Builds a subscription's request to the server: for $all, only the wanted types; for a stream, all types,
// because no server filters a stream.
import type { StreamName } from '#kernel';
import { checkWhole } from '../port/batch.js';
import type { Position, Revision, SubscriptionSource } from '../port/port.js';
import { logPositionOf } from './position.js';
import type { Reader } from './reader.js';
import type { Request } from './subscription.js';
import { inFuture } from './time.js';
import { passes, typeExpression } from './type-filter.js';
import { allSubscriptionRequest, streamSubscriptionRequest } from './wire.js';

export function requestFor(
  reader: Reader,
  patience: number,
  source: SubscriptionSource,
  after: Position | Revision | undefined,
  types: readonly string[] | undefined,
): Request {
  if (source.kind === 'all') return ofAll(after, types);
  if (typeof after === 'string') throw new RangeError('a stream is subscribed to after a revision');
  if (after !== undefined) checkWhole('after', after, 0);
  return ofStream(reader, patience, source.stream, after, types);
}

function ofAll(after: Position | Revision | undefined, types: readonly string[] | undefined): Request {
  let last = after === undefined ? undefined : positionAsked(after);
  const expression = typeExpression(types);
  return {
    message: () => allSubscriptionRequest(last === undefined ? undefined : logPositionOf(last), expression),
    passes: (type) => passes(type, types),
    handOn: ({ position }) => {
      if (last !== undefined && position <= last) return false;
      last = position;
      return true;
    },
    isAbsent: () => Promise.resolve(false),
  };
}

function ofStream(
  reader: Reader,
  patience: number,
  stream: StreamName,
  after: Revision | undefined,
  types: readonly string[] | undefined,
): Request {
  let last = after;
  return {
    message: () => streamSubscriptionRequest(stream, last),
    passes: (type) => passes(type, types),
    handOn: ({ revision }) => {
      if (last !== undefined && revision <= last) return false;
      last = revision;
      return true;
    },
    isAbsent: async () => {
      const range = { stream, direction: 'backwards', from: undefined, count: 1 } as const;
      return (await reader.stream(range, inFuture(patience))) === undefined;
    },
  };
}

function positionAsked(after: Position | Revision): Position {
  logPositionOf(after);
  return after as Position;
}
