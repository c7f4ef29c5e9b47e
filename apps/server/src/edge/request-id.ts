// The id of a request, under which log lines tell of it. It is handed on as a value: a context that follows promises
// by itself would have every promise of the process looked at, a tenth of what a command takes.
import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** A caller's id is taken if it is short and plain: it goes into log lines and comes back in a header. */
export function acceptedRequestId(sent: unknown): string {
  return typeof sent === 'string' && /^[\w.:-]{1,64}$/.test(sent) ? sent : randomUUID();
}
