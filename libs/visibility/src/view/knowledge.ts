// The objects one viewer has seen, and the viewer's ids for them. An id is minted when the viewer first sees
// the object, counted in fold order, so the same log gives the same ids on every node. Objects are new at
// every zone change (cr 400.7), so an id never comes to mean another card. An object that everyone can tell
// apart has one id for all.
import type { ObjectId } from '#rules';
import type { VisibleId } from './view.js';

/** A few hundred ids serve all viewers of all games, so these are made once. */
const SHARED = 1_000;
const idsOf = (kind: 'p' | 'c'): readonly VisibleId[] =>
  Array.from({ length: SHARED }, (_, count) => `${kind}${String(count)}` as VisibleId);
const IDS = { p: idsOf('p'), c: idsOf('c') };

const visibleId = (kind: 'p' | 'c', count: number): VisibleId =>
  IDS[kind][count] ?? (`${kind}${String(count)}` as VisibleId);

export interface KeptKnowledge {
  readonly ids: readonly (readonly [ObjectId, VisibleId])[];
  readonly common: number;
  readonly own: number;
  readonly shown: readonly ObjectId[];
  readonly looks: number;
}

export class Knowledge {
  private readonly ids = new Map<ObjectId, VisibleId>();
  private common = 0;
  private own = 0;
  /**
   * Objects in hidden zones, or face down, that this viewer was shown; until nobody can tell them from
   * others.
   */
  readonly shown = new Set<ObjectId>();
  /** How often an object was shown. */
  looks = 0;

  constructor(kept?: KeptKnowledge) {
    if (kept === undefined) return;
    const { ids, shown, ...counts } = kept;
    for (const [object, id] of ids) this.ids.set(object, id);
    for (const object of shown) this.shown.add(object);
    this.common = counts.common;
    this.own = counts.own;
    this.looks = counts.looks;
  }

  kept(): KeptKnowledge {
    const { common, own, looks } = this;
    return { ids: [...this.ids], common, own, shown: [...this.shown], looks };
  }

  /**
   * The viewer sees again what was seen then, under the same ids. The counts go on, so an id that was minted
   * since is never given to another object.
   */
  returnTo({ ids, shown }: KeptKnowledge): void {
    this.ids.clear();
    this.shown.clear();
    for (const [object, id] of ids) this.ids.set(object, id);
    for (const object of shown) this.shown.add(object);
    this.looks += 1;
  }

  /** The viewer sees this object now. Only events call this: asking for a view mints nothing. */
  see(object: ObjectId, by: 'everyone' | 'some'): void {
    if (this.ids.has(object)) return;
    // Only objects that everyone sees advance the common count.
    if (by === 'everyone') this.common += 1;
    else this.own += 1;
    this.ids.set(object, by === 'everyone' ? visibleId('p', this.common) : visibleId('c', this.own));
  }

  /** The viewer loses track of the object; seen again, it gets another id. */
  lose(object: ObjectId): void {
    this.ids.delete(object);
  }

  /** Shows this viewer an object that lies hidden or face down. */
  show(object: ObjectId): void {
    this.shown.add(object);
    this.looks += 1;
  }

  /** The viewer's id of an object, if it has one. */
  find(object: ObjectId): VisibleId | undefined {
    return this.ids.get(object);
  }

  /** Throws for an object the viewer has never seen: telling of it would be a leak. */
  idOf(object: ObjectId): VisibleId {
    const id = this.ids.get(object);
    if (id === undefined) throw new Error('a viewer would be told of an object never seen');
    return id;
  }

  /** The object of a viewer's id. Seldom asked, so there is no reverse map. */
  objectOf(id: string): ObjectId | undefined {
    for (const [object, seen] of this.ids) if (seen === id) return object;
    return undefined;
  }
}
