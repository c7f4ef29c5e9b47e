// Errors nobody caught. The process goes on only where it is certain that nothing of its state can be torn.
import { types } from 'node:util';
import type { Log } from '#ports';
import type { Shutdown } from './shutdown.js';

export type Uncaught = 'late-append-reply' | 'broken-socket' | 'unknown';

/** Where @eventstore/db-client takes apart a reply whose append it has given up already. */
const LATE_REPLY_FRAME = /[\\/]@eventstore[\\/]db-client[\\/].*[\\/]appendToStream[\\/]batchAppend\.js:/;
const SOCKET_CODES = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_DESTROYED']);

/** What kind of uncaught error this is; the first two leave nothing half done. */
export function classify(error: unknown): Uncaught {
  if (!types.isNativeError(error)) return 'unknown';
  if (
    error.name === 'TypeError' &&
    error.message.includes('is not iterable') &&
    LATE_REPLY_FRAME.test(firstFrame(error))
  )
    return 'late-append-reply';
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && SOCKET_CODES.has(code) ? 'broken-socket' : 'unknown';
}

const firstFrame = (error: Error): string =>
  error.stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';

export function surviveUncaught(shutdown: Shutdown, log: Log, exit: (code: number) => void): void {
  process.on('uncaughtException', (error) => {
    const kind = classify(error);
    if (kind !== 'unknown') {
      log.warn('uncaught, and harmless', { kind }, error);
      return;
    }
    // A synchronous throw may have left any structure half changed: nothing new is taken, what is durable stays so.
    log.error('uncaught error, the server ends', { kind }, error);
    void shutdown.run('uncaught exception').then(() => exit(1));
  });
  process.on('unhandledRejection', (error) => {
    // The work that failed was awaited by nobody; what others await is not touched by it.
    log.error('unhandled rejection', { kind: classify(error) }, error);
  });
}
