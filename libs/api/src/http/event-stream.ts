// Whether a request asks for an event stream (text/event-stream) as its answer.
import type { IncomingHttpHeaders } from 'node:http';

export const EVENT_STREAM = 'text/event-stream';

export const asksForEvents = ({ accept = '' }: IncomingHttpHeaders): boolean =>
  accept.split(',').some((type) => type.split(';', 1)[0]?.trim() === EVENT_STREAM);
