// Reads and decodes a whole stream, page by page, and returns what an append to it needs.
import type { StreamName } from '#kernel';
import type { EventStore, Expected, Revision, StoredEvent } from '#event-store';
import { EMPTY_TAIL, type Tail } from './chain.js';
import type { Codec, DomainEvent } from './codec.js';
import { decode, type Reading } from './decode.js';
import type { Recorded } from './envelope.js';

const PAGE = 1_000;

export interface ReadLog<E extends DomainEvent> {
  readonly events: readonly Recorded<E>[];
  /** The expected revision for an append after these events. */
  readonly expected: Expected;
  readonly tail: Tail;
}

/**
 * The stored events of a stream from a revision on (by default from its first); none if the stream does not
 * exist.
 */
export async function* pagesOf(
  store: EventStore,
  stream: StreamName,
  from?: Revision,
  max = PAGE,
): AsyncGenerator<readonly StoredEvent[]> {
  let next = from;
  for (;;) {
    const page = await store.read(stream, next === undefined ? { max } : { from: next, max });
    if (page.kind === 'absent') return;
    const last = page.events.at(-1);
    if (last === undefined) return;
    yield page.events;
    if (page.events.length < max) return;
    next = (last.revision + 1) as Revision;
  }
}

export async function readLog<E extends DomainEvent>(
  store: EventStore,
  codec: Codec<E>,
  stream: StreamName,
  reading: Reading = 'trusting',
): Promise<ReadLog<E>> {
  const events: Recorded<E>[] = [];
  for await (const page of pagesOf(store, stream))
    for (const stored of page) events.push(decode(codec, stored, reading));
  const last = events.at(-1);
  if (last === undefined) return { events, expected: 'no-stream', tail: EMPTY_TAIL };
  return { events, expected: last.revision, tail: { links: events.length, hash: last.hash } };
}
