// The checkpoints in the log, and the proofs made from them. It keeps the roots of the Merkle tree's tiles,
// which are stored with the checkpoints; a proof re-reads only the one or two tiles on its path.
import {
  consistencySpans,
  inclusionSpans,
  isConsistent,
  isIncluded,
  MerkleFrontier,
  type GameId,
  type Hash,
  type Rooted,
  type Span,
} from '#kernel';
import type { EventStore, Position, Revision, StoredEvent } from '#event-store';
import { NATIVE_DIGESTS } from '../events/digests.js';
import { gameStream } from '../streams/streams.js';
import { leafOf, type Checkpoint } from './checkpoint.js';
import type { Counts } from './maker.js';
import type { GameProof } from './proof.js';
import {
  checkpointAt,
  storedCheckpoints,
  TILE_SIZE,
  type StreamPlace,
  type StoredCheckpoint,
  type Tile,
} from './stream.js';

const PAGE = 100;

export class CheckpointBook {
  /** The revision of each checkpoint in the checkpoint stream, by its size. */
  readonly #revisions = new Map<number, Revision>();
  #newest: StoredCheckpoint | undefined;
  readonly #tiles: Tile[] = [];
  /** The store position of a tile's last event. */
  readonly #positions = new Map<number, Position>();
  #reading: Promise<void> | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly counts: Counts,
  ) {}

  newest(): Promise<Checkpoint | undefined> {
    return this.known(undefined);
  }

  /** The checkpoint of that size and root; the newest if none is given. */
  async known(said: Rooted | undefined): Promise<Checkpoint | undefined> {
    await this.#readOn();
    const revision = said && this.#revisions.get(said.size);
    if (said === undefined) return this.#newest?.made.checkpoint;
    if (revision === undefined) return undefined;
    const found = await checkpointAt(this.store, revision);
    return found?.made.checkpoint.root === said.root ? found.made.checkpoint : undefined;
  }

  /**
   * Proves that the game's events, as far as the newest checkpoint covers them, are in its log. Undefined if
   * the checkpoint covers none of them, or if the log no longer matches it.
   */
  async proofOf(game: GameId): Promise<GameProof | undefined> {
    await this.#readOn();
    const newest = this.#newest?.made;
    const end = newest && (await this.#positionOf(newest.last));
    const event = end && (await this.#lastOf(game, end));
    if (newest === undefined || event === undefined) return undefined;
    const { checkpoint } = newest;
    const { size, root } = checkpoint;
    const found = await this.#find(event, size);
    if (found === undefined) return undefined;
    const { index, leaves } = found;
    const path = await this.#rootsOf(inclusionSpans(index, size), size, leaves);
    if (path === undefined || !isIncluded(leafOf(event), { index, size }, path, root)) return undefined;
    return { events: event.revision + 1, index, path, checkpoint };
  }

  /**
   * Proves that the log of a later checkpoint extends the log of an earlier one, which anyone may have kept.
   * Undefined if `later` is not a checkpoint of this log, or if `earlier` is not its beginning.
   */
  async consistency(earlier: Rooted, later: Rooted): Promise<Hash[] | undefined> {
    const { size } = later;
    if ((await this.known(later)) === undefined || earlier.size < 1 || earlier.size > size) return undefined;
    const path = await this.#rootsOf(consistencySpans(earlier.size, size), size, new Map());
    return path !== undefined && isConsistent(earlier, later, path) ? path : undefined;
  }

  /** Concurrent callers share one read. */
  #readOn(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<void> {
    const known = this.#newest?.revision;
    for await (const stored of storedCheckpoints(this.store, known)) {
      if (stored.revision === known) continue;
      const { checkpoint, tiles } = stored.made;
      this.#newest = stored;
      this.#revisions.set(checkpoint.size, stored.revision);
      this.#tiles.push(...tiles);
    }
  }

  async #positionOf({ stream, revision }: StreamPlace): Promise<Position | undefined> {
    const found = await this.store.read(stream, { from: revision, max: 1 });
    const event = found.kind === 'found' ? found.events[0] : undefined;
    return event?.revision === revision ? event.position : undefined;
  }

  async #endOfTile(nth: number): Promise<Position | undefined> {
    const known = this.#positions.get(nth);
    if (known !== undefined) return known;
    const tile = this.#tiles[nth];
    const position = tile && (await this.#positionOf(tile.last));
    if (position !== undefined) this.#positions.set(nth, position);
    return position;
  }

  /** The game's last event at or before that position. */
  async #lastOf(game: GameId, end: Position): Promise<StoredEvent | undefined> {
    let from: { readonly from?: StoredEvent['revision'] } = {};
    for (;;) {
      const page = await this.store.read(gameStream(game), { direction: 'backwards', max: PAGE, ...from });
      const events = page.kind === 'found' ? page.events : [];
      const covered = events.find(({ position }) => position <= end);
      const first = events.at(-1);
      if (covered !== undefined || first === undefined || first.revision === 0) return covered;
      from = { from: (first.revision - 1) as StoredEvent['revision'] };
    }
  }

  /** The event's index in the log, and the leaves of its tile. */
  async #find(
    { position }: StoredEvent,
    size: number,
  ): Promise<{ index: number; leaves: Map<number, readonly Hash[]> } | undefined> {
    let [low, high] = [0, Math.floor(size / TILE_SIZE)];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const end = await this.#endOfTile(middle);
      if (end === undefined) return undefined;
      if (end < position) low = middle + 1;
      else high = middle;
    }
    const tile = await this.#readTile(low, size);
    const nth = tile.findIndex((stored) => stored.position === position);
    if (nth < 0) return undefined;
    return { index: low * TILE_SIZE + nth, leaves: new Map([[low, tile.map(leafOf)]]) };
  }

  async #readTile(nth: number, size: number): Promise<StoredEvent[]> {
    const events: StoredEvent[] = [];
    const wanted = Math.min(TILE_SIZE, size - nth * TILE_SIZE);
    let after = nth === 0 ? undefined : await this.#endOfTile(nth - 1);
    if (nth > 0 && after === undefined) return [];
    while (events.length < wanted) {
      const page = await this.store.readAll({ max: PAGE, ...(after === undefined ? {} : { after }) });
      for (const stored of page) if (events.length < wanted && this.counts(stored)) events.push(stored);
      after = page.at(-1)?.position;
      if (after === undefined) break;
    }
    return events;
  }

  /** Undefined if the log no longer has an event that the proof needs. */
  async #rootsOf(
    spans: readonly Span[],
    size: number,
    leaves: Map<number, readonly Hash[]>,
  ): Promise<Hash[] | undefined> {
    const roots: Hash[] = [];
    for (const span of spans) {
      const frontier = new MerkleFrontier([], NATIVE_DIGESTS);
      for (let at = span.from; at < span.from + span.size; at = span.from + frontier.size) {
        const nth = Math.floor(at / TILE_SIZE);
        const left = span.from + span.size - at;
        const tile = at % TILE_SIZE === 0 && left >= TILE_SIZE ? this.#tiles[nth] : undefined;
        if (tile !== undefined) {
          frontier.addTree({ hash: tile.root, size: TILE_SIZE });
          continue;
        }
        const known = leaves.get(nth) ?? (await this.#readTile(nth, size)).map(leafOf);
        leaves.set(nth, known);
        const some = known.slice(at % TILE_SIZE, (at % TILE_SIZE) + left);
        if (some.length === 0) return undefined;
        for (const leaf of some) frontier.add(leaf);
      }
      roots.push(frontier.root());
    }
    return roots;
  }
}
