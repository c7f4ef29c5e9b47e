// The tree over the log as it grows, leaf by leaf: the roots of its complete tiles, and the leaves of the tile begun.
import { MerkleFrontier, type Hash, type Subtree } from '#kernel';
import type { StoredEvent } from '#event-store';
import { NATIVE_DIGESTS } from '../digests.js';
import { leafOf } from './checkpoint.js';
import { TILE_SIZE, type CheckpointMade, type Place, type Tile } from './stream.js';

export class LogTree {
  readonly #whole: MerkleFrontier;
  #begun: MerkleFrontier;
  #last: Place | undefined;
  #tiles: Tile[] = [];

  /** `from`: the stored checkpoint it goes on from. */
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

  /** The last event it covers. */
  get last(): Place | undefined {
    return this.#last;
  }

  get peaks(): readonly Subtree[] {
    return [...this.#whole.peaks, ...this.#begun.peaks];
  }

  /** Those completed since it was begun or since they were last let go of. */
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

/** How large each is the number of leaves says: its binary digits. */
function peaksIn({ peaks, checkpoint: { size } }: CheckpointMade): Subtree[] {
  const digits = size.toString(2);
  const sizes = digits
    .split('')
    .flatMap((digit, nth) => (digit === '1' ? [2 ** (digits.length - 1 - nth)] : []));
  return peaks.map((hash, nth) => ({ hash, size: sizes[nth] ?? 0 }));
}

/** Whether the checkpoint's root is that of the subtrees beside it, so that a tree may go on from them. */
export const goesWithItsPeaks = (made: CheckpointMade): boolean => {
  const tree = new LogTree(made);
  return tree.size === made.checkpoint.size && tree.root() === made.checkpoint.root;
};
