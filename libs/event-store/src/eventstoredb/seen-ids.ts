// Remembers which ids are in a stream. EventStoreDB itself only looks where the expectation points: it writes
// the same ids a second time at the end of the stream, and answers a part of an earlier batch like the whole.
// So the adapter keeps four bytes of every id of the streams it appends to. A hit is only a suspicion,
// settled by reading.
import type { EventId, StreamName } from '#kernel';

const FIRST_ROOM = 32;

/**
 * The first eight and the last eight hexadecimal digits, folded. In every version of UUID used for events,
 * two ids differ in one of these; ids of one batch, which are adjacent, differ in the last ones alone.
 */
const fingerprintOf = (id: EventId): number =>
  (Number.parseInt(id.slice(0, 8), 16) ^ Number.parseInt(id.slice(-8), 16)) >>> 0;

/** The ids of one stream from `first` to `last`, without gaps. */
export class SeenIds {
  #fingerprints = new Uint32Array(FIRST_ROOM);
  #count = 0;

  /** `first` is the revision of the next id that is added. */
  constructor(public readonly first: number) {}

  /** The last known revision; -1 if the stream did not exist. */
  get last(): number {
    return this.#count === 0 ? -1 : this.first + this.#count - 1;
  }

  get size(): number {
    return this.#count;
  }

  add(id: EventId): void {
    if (this.#count === this.#fingerprints.length) {
      const larger = new Uint32Array(this.#count * 2);
      larger.set(this.#fingerprints);
      this.#fingerprints = larger;
    }
    this.#fingerprints[this.#count] = fingerprintOf(id);
    this.#count += 1;
  }

  /** The revisions at which the id may be. */
  suspected(id: EventId): number[] {
    const known = this.#fingerprints.subarray(0, this.#count);
    const places: number[] = [];
    for (let at = known.indexOf(fingerprintOf(id)); at >= 0; at = known.indexOf(fingerprintOf(id), at + 1))
      places.push(this.first + at);
    return places;
  }
}

/** A stream takes some room however few ids it has. */
const roomOf = (seen: SeenIds): number => Math.max(FIRST_ROOM * 2, seen.size);

/** The streams appended to recently, bounded by the total number of their ids. */
export class SeenStreams {
  readonly #streams = new Map<StreamName, SeenIds>();
  #taken = 0;

  constructor(private readonly room: number) {}

  get(stream: StreamName): SeenIds | undefined {
    const seen = this.#streams.get(stream);
    if (seen !== undefined) {
      // The map's order is the order of use.
      this.#streams.delete(stream);
      this.#streams.set(stream, seen);
    }
    return seen;
  }

  set(stream: StreamName, seen: SeenIds): void {
    this.forget(stream);
    this.#streams.set(stream, seen);
    this.#taken += roomOf(seen);
    this.#makeRoom(stream);
  }

  /** Adds ids that follow what is known of the stream. */
  extend(stream: StreamName, seen: SeenIds, ids: readonly EventId[]): void {
    const before = roomOf(seen);
    for (const id of ids) seen.add(id);
    if (this.#streams.get(stream) !== seen) return;
    this.#taken += roomOf(seen) - before;
    this.#makeRoom(stream);
  }

  forget(stream: StreamName): void {
    const seen = this.#streams.get(stream);
    if (seen !== undefined) this.#taken -= roomOf(seen);
    this.#streams.delete(stream);
  }

  #makeRoom(inUse: StreamName): void {
    for (const stream of this.#streams.keys()) {
      if (this.#taken <= this.room) return;
      if (stream !== inUse) this.forget(stream);
    }
  }
}
