// What the errors of a call mean. They are told apart by code and by the exception the server names, never by
// message, which is empty on some paths. An unrecognised error is worth another try with the same event ids.
import { Metadata, status, type ServiceError } from '@grpc/grpc-js';

/** An operator deleted the stream for good; no append to it can ever succeed. */
export class StreamTombstoned extends Error {
  override readonly name = 'StreamTombstoned';
}

/** Nothing was sent: no connection was available in time. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';
}

export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' && 'metadata' in error;
}

const exceptionOf = (error: unknown): string | undefined =>
  isServiceError(error) ? error.metadata.get('exception')[0]?.toString() : undefined;

export const isStreamDeleted = (error: unknown): boolean => exceptionOf(error) === 'stream-deleted';

export const isNotLeader = (error: unknown): boolean => exceptionOf(error) === 'not-leader';

/** The server knows us and denies access; trying again does not help. */
export const isDenied = (error: unknown): boolean =>
  exceptionOf(error) === 'access-denied' ||
  (isServiceError(error) &&
    (error.code === status.PERMISSION_DENIED || error.code === status.UNAUTHENTICATED));

/** The connection is at fault, not the call. */
export const isConnectionTrouble = (error: unknown): boolean =>
  isNotLeader(error) ||
  (isServiceError(error) && (error.code === status.UNAVAILABLE || error.code === status.CANCELLED));

/** An error that makes the client drop its connection and find a new one, trying the failed node last. */
export const connectionLost = (why: string): ServiceError =>
  Object.assign(new Error(why), { code: status.UNAVAILABLE, details: why, metadata: new Metadata() });

/** The error in words for an operator, with the most likely cause if it is about TLS. */
export function inWords(error: unknown, noTls: boolean): string {
  const said = isServiceError(error) ? error.details : error instanceof Error ? error.message : String(error);
  const hint = tlsHint(said, noTls);
  return hint === undefined ? said : `${said} (${hint})`;
}

function tlsHint(said: string, noTls: boolean): string | undefined {
  if (/wrong version number|packet length too long|ssl3_get_record/i.test(said))
    return 'the server does not speak TLS: an insecure server is named with ?tls=false';
  if (/self[- ]signed|unable to (get|verify)|certificate|altnames/i.test(said))
    return 'the certificate is not trusted: name its authority with tlsCAFile=<path>';
  if (noTls && /protocol error|ECONNRESET|connection dropped|bad_record|expected HTTP/i.test(said))
    return 'if the server speaks TLS, leave ?tls=false out';
  return undefined;
}
