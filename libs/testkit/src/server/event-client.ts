// One client of event streams (graphql-sse, distinct connections): it sends an operation and reads the results as they come.
import { request, type IncomingMessage } from 'node:http';

export interface EventStream {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The next result; undefined once the stream is complete, or broken. */
  next(): Promise<Readonly<Record<string, unknown>> | undefined>;
  /** How it ended: with `complete`, or just broke. */
  readonly ended: Promise<'complete' | 'broken'>;
  /** Takes no more bytes from the server. */
  pause(): void;
  resume(): void;
  stop(): void;
}

export interface EventRequest {
  readonly url: string;
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Without a body it is a GET request. */
export async function openEvents({ url, token, body, headers = {} }: EventRequest): Promise<EventStream> {
  const sent = request(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'text/event-stream',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  sent.on('error', () => undefined);
  response.on('error', () => undefined);

  const results: Readonly<Record<string, unknown>>[] = [];
  let wake: () => void = () => undefined;
  let outcome: 'complete' | 'broken' | undefined;
  let rest = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('event: complete')) outcome = 'complete';
      const data = /^event: next\ndata: (.*)$/s.exec(event)?.[1];
      if (data !== undefined) results.push(JSON.parse(data) as Readonly<Record<string, unknown>>);
    }
    wake();
  });
  const ended = new Promise<'complete' | 'broken'>((resolve) => {
    response.once('close', () => {
      outcome ??= 'broken';
      wake();
      resolve(outcome);
    });
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    ended,
    next: async () => {
      while (results.length === 0 && outcome === undefined)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return results.shift();
    },
    pause: () => {
      response.pause();
    },
    resume: () => {
      response.resume();
    },
    stop: () => {
      sent.destroy();
    },
  };
}
