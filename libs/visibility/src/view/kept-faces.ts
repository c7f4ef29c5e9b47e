// Caches how each object looked, with the inputs of that face. An event may change how any object looks (cr
// 613), but nearly always leaves most unchanged: equal inputs give the very same face.
import type { Json } from '#kernel';
import {
  followsAppearances,
  known,
  loggedObject,
  type GameState,
  type ObjectId,
  type StackItem,
} from '#rules';
import { isSeenBy, wordsKept, type Looking } from './object-view.js';

interface Kept {
  readonly face: Json;
  readonly of: readonly unknown[];
}

const NONE: ReadonlyMap<ObjectId, Kept> = new Map();

export class KeptFaces {
  private before = NONE;
  private now = new Map<ObjectId, Kept>();
  private steady = true;

  constructor(private readonly looking: Looking) {}

  /** Starts a new pass over everything in sight; objects no longer in sight are forgotten. */
  anew(): void {
    this.before = this.now;
    this.now = new Map();
    this.steady = true;
  }

  /**
   * True if every face stays the same as long as no event touches its object and the appearance is unchanged.
   */
  get areSteady(): boolean {
    return this.steady;
  }

  /** Ends the pass: everything in sight has been looked at. */
  looked(): void {
    this.before = NONE;
  }

  /** The cached face, or the one that `make` builds now. */
  of(state: GameState, object: ObjectId, make: () => Json): Json {
    const madeOf = this.partsOf(state, object);
    if (madeOf === undefined) {
      this.steady = false;
      return make();
    }
    const before = this.before.get(object);
    const kept = before !== undefined && sameItems(before.of, madeOf) ? before : { face: make(), of: madeOf };
    this.now.set(object, kept);
    return kept.face;
  }

  /** All inputs of a face; undefined if there are too many to keep. */
  private partsOf(state: GameState, id: ObjectId): readonly unknown[] | undefined {
    const object = loggedObject(state, id);
    const { identity, card, owner, faceDown, counters, permanent, item, links } = object;
    if (item !== undefined) {
      this.steady = false;
      const now = known(state, id);
      // The words chosen for a given ability are kept elsewhere.
      const isGiven = now?.abilities.some(({ given }) => given !== undefined) ?? false;
      if (item.kind === 'spell' || item.faceDown !== null || isGiven) return undefined;
      const parts = this.partsOfItem(state, item);
      parts.push(now, identity, card, owner, countsOf(counters));
      return parts;
    }
    const isDown = (permanent?.faceDown ?? faceDown ?? null) !== null;
    // The permission to look at it may depend on anything.
    if (isDown || !followsAppearances(state, id)) this.steady = false;
    const isSeen = isDown && isSeenBy(state, id, this.looking);
    const now = known(state, id);
    const on = countsOf(counters);
    if (permanent === undefined) return [now, identity, card, owner, faceDown, on, isSeen];
    const { attachedTo, tapped, flipped, phasedOut, damage, marks } = permanent;
    const host = typeof attachedTo === 'string' ? this.looking.knowledge.find(attachedTo) : attachedTo;
    const own = countsOf(permanent.counters);
    const marked = marks.length === 0 ? '' : marks.join();
    const chosen = links === undefined ? undefined : wordsKept(links)?.join('\n');
    return [
      now,
      identity,
      card,
      owner,
      faceDown,
      on,
      isSeen,
      host,
      tapped,
      flipped,
      phasedOut,
      permanent.faceDown,
      damage,
      own,
      marked,
      chosen,
    ];
  }

  /** Of an ability on the stack: a change of its item replaces it. Its text is written for its source as that is now. */
  private partsOfItem(state: GameState, item: StackItem): unknown[] {
    const { knowledge } = this.looking;
    const parts: unknown[] = [item, known(state, item.source), knowledge.find(item.source)];
    for (const slot of item.targets)
      for (const { objects } of slot) for (const object of objects) parts.push(knowledge.find(object));
    return parts;
  }
}

function countsOf(counters: Readonly<Record<string, number>> | undefined): string {
  let written = '';
  for (const kind in counters) written += `${kind} ${String(counters[kind])} `;
  return written;
}

export const sameItems = <T>(some: readonly T[], others: readonly T[]): boolean => {
  if (some.length !== others.length) return false;
  for (let nth = 0; nth < some.length; nth += 1) if (some[nth] !== others[nth]) return false;
  return true;
};
