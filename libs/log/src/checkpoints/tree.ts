// The Merkle tree over the log, grown leaf by leaf: the roots of its complete tiles, and the leaves of the
// unfinished one.
import { MerkleFrontier, type Hash, type Subtree } from '#kernel';
import type { StoredEvent } from '#event-store';
import { NATIVE_DIGESTS } from '../events/digests.js';
import { leafOf } from './checkpoint.js';
import { TILE_SIZE, type CheckpointMade, type StreamPlace, type Tile } from './stream.js';

export class LogTree {
  readonly #whole: MerkleFrontier;
  #begun: MerkleFrontier;
  #last: StreamPlace | undefined;
  #tiles: Tile[] = [];

  /** `from`: the stored checkpoint it continues from. */
  constructor(from?: CheckpointMade) {
    const peaks = from === undefined ? [] : peaksIn(from);
    this.#whole = new MerkleFrontier(
      peaks.filter(({ size }) => size >= TILE_SIZE),
      NATIVE_DIGESTS,
    );
    this.#begun = new MerkleFrontier(
      peaks.filter(({ size }) => size < TILE_SIZE),
      NATIVE_DIGESTS,
    );
    this.#last = from?.last;
  }

  get size(): number {
    return this.#whole.size + this.#begun.size;
  }

  /** The last event the tree covers. */
  get last(): StreamPlace | undefined {
    return this.#last;
  }

  get peaks(): readonly Subtree[] {
    return [...this.#whole.peaks, ...this.#begun.peaks];
  }

  /** The tiles completed since the start or since they were last released. */
  get tiles(): readonly Tile[] {
    return this.#tiles;
  }

  root(): Hash {
    return new MerkleFrontier(this.peaks, NATIVE_DIGESTS).root();
  }

  add(stored: StoredEvent): void {
    const { stream, revision } = stored;
    this.#begun.add(leafOf(stored));
    this.#last = { stream, revision };
    if (this.#begun.size < TILE_SIZE) return;
    const root = this.#begun.root();
    this.#whole.addTree({ hash: root, size: TILE_SIZE });
    this.#tiles.push({ root, last: this.#last });
    this.#begun = new MerkleFrontier([], NATIVE_DIGESTS);
  }

  letGoOfTiles(): void {
    this.#tiles = [];
  }
}

/** The binary digits of the number of leaves give the size of each subtree. */
function peaksIn({ peaks, checkpoint: { size } }: CheckpointMade): Subtree[] {
  const digits = size.toString(2);
  const sizes = digits
    .split('')
    .flatMap((digit, nth) => (digit === '1' ? [2 ** (digits.length - 1 - nth)] : []));
  return peaks.map((hash, nth) => ({ hash, size: sizes[nth] ?? 0 }));
}

/**
 * True if the checkpoint's root matches the subtrees stored beside it, so that a tree may continue from them.
 */
export const goesWithItsPeaks = (made: CheckpointMade): boolean => {
  const tree = new LogTree(made);
  return tree.size === made.checkpoint.size && tree.root() === made.checkpoint.root;
};
