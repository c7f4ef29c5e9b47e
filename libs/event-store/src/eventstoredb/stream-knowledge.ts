// What is known of the streams appended to: the ids that are in them, kept up by reading whatever was written by
// others. Beyond the limits below an old id is not recognised by the adapter; the server still answers a repeated
// batch as the first time as long as it is sent with the expectation it landed with.
import type { EventId, StreamName } from '#kernel';
import type { EventText } from '../batch.js';
import { revision, type Landed, type Revision, type StoredEvent } from '../port.js';
import { positionOf } from './position.js';
import type { Reader } from './reader.js';
import { SeenIds, SeenStreams } from './seen-ids.js';
import type { Moment } from './time.js';
import { batchSizeIn, idOf, positionIn, revisionOf, says, type Recorded } from './wire.js';

/** How far back the ids of a stream are read when it is first appended to. */
const MOST_READ_BACK = 50_000;
/** Room for so many ids in all, of 4 bytes each. The streams not appended to for longest are forgotten first. */
const MOST_REMEMBERED = 4_000_000;

export type Earlier =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'same-batch'; readonly original: Landed }
  | { readonly kind: 'overlap' };

export class StreamKnowledge {
  readonly #streams = new SeenStreams(MOST_REMEMBERED);

  constructor(private readonly reader: Reader) {}

  /** What is known of the stream, at least up to the revision if the stream reaches it. */
  async upTo(stream: StreamName, least: Revision | undefined, until: Moment): Promise<SeenIds> {
    const seen = this.#streams.get(stream);
    if (seen === undefined) return this.#readBack(stream, until);
    return least === undefined || least <= seen.last ? seen : this.current(stream, until);
  }

  /** What is known of the stream after looking what others have written. */
  async current(stream: StreamName, until: Moment): Promise<SeenIds> {
    const seen = this.#streams.get(stream);
    if (seen === undefined || seen.last < 0) return this.#readBack(stream, until);
    const from = revision(seen.last + 1);
    const range = { stream, direction: 'forwards', from, count: MOST_READ_BACK } as const;
    const events = await this.reader.stream(range, until);
    if (events === undefined) return this.#readBack(stream, until);
    const [next] = events;
    // A gap: the stream was deleted or cut, or there was too much to read.
    if (next !== undefined && (revisionOf(next) !== from || events.length === MOST_READ_BACK))
      return this.#readBack(stream, until);
    this.#streams.extend(stream, seen, events.map(idOf));
    return seen;
  }

  /** A batch of ours has landed, ending at the revision. */
  landed(stream: StreamName, last: Revision, events: readonly EventText[]): void {
    const first = last - events.length + 1;
    const known = this.#streams.get(stream);
    if (known !== undefined && known.size > 0 && known.last >= first) return;
    const goesOn = known !== undefined && known.size > 0 && known.last + 1 === first;
    // Otherwise the stream is new, or begins again where its former life, which nobody can read, ended.
    const seen = goesOn ? known : new SeenIds(first);
    if (!goesOn) this.#streams.set(stream, seen);
    this.#streams.extend(stream, seen, idsOf(events));
  }

  /** Somebody read on from where our knowledge ends, or from the beginning. */
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

  /** What became of these ids before, as far as the knowledge goes; what looks seen is looked up. */
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

/** What stands where the first id of a batch stands: the whole of that batch, or anything else. */
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

/** Whether the event that stands there is, byte for byte, the nth of the batch. */
function isOf(recorded: Recorded, batch: readonly EventText[], nth: number): boolean {
  const event = batch[nth];
  return (
    event !== undefined &&
    idOf(recorded) === event.id &&
    says(recorded, event, nth === 0 ? batch.length : undefined)
  );
}

const idsOf = (events: readonly { readonly id: EventId }[]): EventId[] => events.map(({ id }) => id);
