// Knows the ids in the streams appended to, and reads what others wrote to stay current. Beyond the limits
// below the adapter does not recognise an old id; the server still answers a repeated batch as it did the
// first time, as long as it is sent with the expectation it landed with.
import type { EventId, StreamName } from '#kernel';
import type { EventText } from '../port/batch.js';
import { revision, type Landed, type Revision, type StoredEvent } from '../port/port.js';
import { positionOf } from './position.js';
import type { Reader } from './reader.js';
import { SeenIds, SeenStreams } from './seen-ids.js';
import type { Moment } from './time.js';
import { batchSizeIn, idOf, positionIn, revisionOf, says, type Recorded } from './wire.js';

/** How many events back a stream's ids are read on its first append. */
const MOST_READ_BACK = 50_000;
/** Room for this many ids in total, 4 bytes each. The streams idle for longest are forgotten first. */
const MOST_REMEMBERED = 4_000_000;

export type Earlier =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'same-batch'; readonly original: Landed }
  | { readonly kind: 'overlap' };

export class StreamKnowledge {
  readonly #streams = new SeenStreams(MOST_REMEMBERED);

  constructor(private readonly reader: Reader) {}

  /** What is known of the stream, at least up to the revision if the stream is that long. */
  async upTo(stream: StreamName, least: Revision | undefined, until: Moment): Promise<SeenIds> {
    const seen = this.#streams.get(stream);
    if (seen === undefined) return this.#readBack(stream, until);
    return least === undefined || least <= seen.last ? seen : this.current(stream, until);
  }

  /** What is known of the stream after reading what others have written. */
  async current(stream: StreamName, until: Moment): Promise<SeenIds> {
    const seen = this.#streams.get(stream);
    if (seen === undefined || seen.last < 0) return this.#readBack(stream, until);
    const from = revision(seen.last + 1);
    const range = { stream, direction: 'forwards', from, count: MOST_READ_BACK } as const;
    const events = await this.reader.stream(range, until);
    if (events === undefined) return this.#readBack(stream, until);
    const [next] = events;
    // There is a gap: the stream was deleted or cut, or there was too much to read.
    if (next !== undefined && (revisionOf(next) !== from || events.length === MOST_READ_BACK))
      return this.#readBack(stream, until);
    this.#streams.extend(stream, seen, events.map(idOf));
    return seen;
  }

  /** Records that our own batch landed and ends at the revision. */
  landed(stream: StreamName, last: Revision, events: readonly EventText[]): void {
    const first = last - events.length + 1;
    const known = this.#streams.get(stream);
    if (known !== undefined && known.size > 0 && known.last >= first) return;
    const goesOn = known !== undefined && known.size > 0 && known.last + 1 === first;
    // Otherwise the stream is new, or restarts after its deleted, unreadable events.
    const seen = goesOn ? known : new SeenIds(first);
    if (!goesOn) this.#streams.set(stream, seen);
    this.#streams.extend(stream, seen, idsOf(events));
  }

  /** Records events that somebody read on from where our knowledge ends, or from the beginning. */
  learn(stream: StreamName, events: readonly StoredEvent[]): void {
    const [first] = events;
    if (first === undefined) return;
    let seen = this.#streams.get(stream);
    if (seen === undefined) {
      if (first.revision > 0) return;
      seen = new SeenIds(0);
      this.#streams.set(stream, seen);
    }
    const next = seen.last < 0 ? seen.first : seen.last + 1;
    if (first.revision > next) return;
    this.#streams.extend(stream, seen, idsOf(events.slice(next - first.revision)));
  }

  forget(stream: StreamName): void {
    this.#streams.forget(stream);
  }

  /** The earlier outcome of these ids, as far as known. Reads the events to confirm ids that look seen. */
  async earlier(
    stream: StreamName,
    seen: SeenIds,
    events: readonly EventText[],
    until: Moment,
  ): Promise<Earlier> {
    for (const [nth, { id }] of events.entries())
      for (const place of seen.suspected(id)) {
        const found = await this.#lookUp(stream, revision(place), nth === 0 ? events.length : 1, until);
        if (found[0] === undefined || idOf(found[0]) !== id) continue;
        return nth === 0 ? sameBatchOrOverlap(found, events) : { kind: 'overlap' };
      }
    return { kind: 'fresh' };
  }

  async #lookUp(
    stream: StreamName,
    from: Revision,
    count: number,
    until: Moment,
  ): Promise<readonly Recorded[]> {
    return (await this.reader.stream({ stream, direction: 'forwards', from, count }, until)) ?? [];
  }

  async #readBack(stream: StreamName, until: Moment): Promise<SeenIds> {
    const range = { stream, direction: 'backwards', from: undefined, count: MOST_READ_BACK } as const;
    const events = (await this.reader.stream(range, until)) ?? [];
    const oldest = events.at(-1);
    const seen = new SeenIds(oldest === undefined ? 0 : revisionOf(oldest));
    this.#streams.set(stream, seen);
    this.#streams.extend(stream, seen, events.map(idOf).reverse());
    return seen;
  }
}

/** Compares what is stored at the first id's place with the batch: the whole of that batch, or an overlap. */
function sameBatchOrOverlap(found: readonly Recorded[], events: readonly EventText[]): Earlier {
  const [first] = found;
  const last = found.at(-1);
  const same =
    first !== undefined &&
    last !== undefined &&
    found.length === events.length &&
    batchSizeIn(first) === events.length &&
    found.every((event, nth) => isOf(event, events, nth));
  if (!same) return { kind: 'overlap' };
  return {
    kind: 'same-batch',
    original: { revision: revisionOf(last), position: positionOf(positionIn(last)) },
  };
}

/** True if the stored event is, byte for byte, the nth of the batch. */
function isOf(recorded: Recorded, batch: readonly EventText[], nth: number): boolean {
  const event = batch[nth];
  return (
    event !== undefined &&
    idOf(recorded) === event.id &&
    says(recorded, event, nth === 0 ? batch.length : undefined)
  );
}

const idsOf = (events: readonly { readonly id: EventId }[]): EventId[] => events.map(({ id }) => id);
