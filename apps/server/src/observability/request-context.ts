// The id of the request that is being worked on, known to every log line written on its behalf.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

const current = new AsyncLocalStorage<string>();

export const requestId = (): string | undefined => current.getStore();
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** A caller's id is taken if it is short and plain: it goes into log lines and comes back in a header. */
export function acceptedRequestId(sent: unknown): string {
  return typeof sent === 'string' && /^[\w.:-]{1,64}$/.test(sent) ? sent : randomUUID();
}
