// Snapshots of folds, so that a log is not folded from its beginning again and again. They are only a cache:
// what is missing is folded again, and a snapshot of another version of the state or the feeds is never
// found.
import type { Revision } from '#event-store';
import type { GameId } from '#kernel';
import { STATE_VERSION } from '#rules';
import { FEED_VERSION, type KeptGallery } from '#visibility';

export interface Snapshot {
  /** The last event folded. */
  readonly revision: Revision;
  /** How many events were folded, how many of them everyone noticed, and how many each viewer did. */
  readonly events: number;
  readonly moment: number;
  readonly seqs: Readonly<Record<string, number>>;
  readonly gallery: KeptGallery;
}

/** Which viewers' eyes it has: those at and around the table, or those that see everything. */
export type EyesKept = 'table' | 'whole';

export interface Snapshots {
  put(game: GameId, eyes: EyesKept, snapshot: Snapshot): void;
  /** The latest snapshot that is early enough. */
  latest(game: GameId, eyes: EyesKept, isEarlyEnough: (snapshot: Snapshot) => boolean): Snapshot | undefined;
  has(game: GameId, eyes: EyesKept, events: number): boolean;
}

const MOST_CHARACTERS = 64 * 1024 * 1024;
/** The room is for at least this many games, so that one cannot displace all others. */
const GAMES_AT_LEAST = 4;

interface Shelf {
  readonly snapshots: Snapshot[];
  characters: number;
}

/** In memory. Evicts the snapshots of the least recently used game first, a whole game at a time. */
export class MemorySnapshots implements Snapshots {
  /** In order of use, the most recent last. */
  private readonly shelves = new Map<string, Shelf>();
  private characters = 0;

  constructor(private readonly most = MOST_CHARACTERS) {}

  put(game: GameId, eyes: EyesKept, snapshot: Snapshot): void {
    const key = keyOf(game, eyes);
    const shelf = this.shelves.get(key) ?? { snapshots: [], characters: 0 };
    const { length } = snapshot.gallery.text;
    const at = shelf.snapshots.findIndex(({ events }) => events >= snapshot.events);
    if (shelf.snapshots[at]?.events === snapshot.events) return;
    shelf.snapshots.splice(at === -1 ? shelf.snapshots.length : at, 0, snapshot);
    shelf.characters += length;
    this.characters += length;
    this.touch(key, shelf);
    this.thinOut(shelf);
    for (const oldest of this.shelves.keys()) {
      if (this.characters <= this.most) return;
      this.characters -= this.shelves.get(oldest)?.characters ?? 0;
      this.shelves.delete(oldest);
    }
  }

  latest(game: GameId, eyes: EyesKept, isEarlyEnough: (snapshot: Snapshot) => boolean): Snapshot | undefined {
    const key = keyOf(game, eyes);
    const shelf = this.shelves.get(key);
    if (shelf === undefined) return undefined;
    this.touch(key, shelf);
    return shelf.snapshots.findLast(isEarlyEnough);
  }

  has(game: GameId, eyes: EyesKept, events: number): boolean {
    return this.shelves.get(keyOf(game, eyes))?.snapshots.some((one) => one.events === events) ?? false;
  }

  /** Drops every other snapshot of a large game, repeatedly if necessary: with larger gaps all of it fits. */
  private thinOut(shelf: Shelf): void {
    const { snapshots } = shelf;
    while (shelf.characters > this.most / GAMES_AT_LEAST && snapshots.length > 1)
      for (let nth = snapshots.length - 2; nth >= 0; nth -= 2) {
        const [gone] = snapshots.splice(nth, 1);
        const { length } = gone?.gallery.text ?? '';
        shelf.characters -= length;
        this.characters -= length;
      }
  }

  private touch(key: string, shelf: Shelf): void {
    this.shelves.delete(key);
    this.shelves.set(key, shelf);
  }
}

const keyOf = (game: GameId, eyes: EyesKept): string => `${STATE_VERSION}.${FEED_VERSION}.${eyes}.${game}`;
