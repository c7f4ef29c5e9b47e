// Collects the events of verbs that happen at once.
import type { GameEvent } from '../../model/events/events.js';
import { cardsIn } from '../../fold/evolve/cards.js';
import { sameZone, zoneKey, type ObjectId, type Seat, type Zone } from '../../model/basics/ids.js';
import type { Proposal } from '../proposal/proposal.js';
import { beginEnteringChanges, enterCombat } from './entering.js';
import type { Entering, Verb, VerbOf } from '../verbs/verb.js';

export interface GroupOutcome {
  objects: ObjectId[];
  players: Seat[];
  amount: number;
  /** Verbs that follow: the results of damage (cr 120.3). */
  follows: Verb[];
}

/** Events that happen at once, and the steps right after them. */
export class Group {
  readonly events: GameEvent[] = [];
  readonly after: (() => void)[] = [];
  /** Runs with the events, before any trigger notices them. */
  readonly meanwhile: (() => void)[] = [];
  readonly outcome: GroupOutcome = { objects: [], players: [], amount: 0, follows: [] };
  private made: number;
  /** How many cards of each library are drawn within the group. */
  private readonly taken = new Map<string, number>();
  readonly leaving = new Set<ObjectId>();
  /** The cards put on top or on the bottom of a library, in this order. */
  readonly laid: { readonly zone: Zone; readonly at: 'top' | 'bottom'; readonly object: ObjectId }[] = [];
  /** The life gained by lifelink, per source. */
  readonly linked = new Map<ObjectId, VerbOf<'life'>>();

  constructor(readonly proposal: Proposal) {
    this.made = proposal.state.objectsMade;
  }

  newId(): ObjectId {
    this.made += 1;
    return `o${String(this.made)}` as ObjectId;
  }

  /** How many cards of the library no other draw of the group takes. */
  left(library: Zone): number {
    return cardsIn(this.proposal.state, library).length - (this.taken.get(zoneKey(library)) ?? 0);
  }

  /** Registers an entering object: its changes begin as it enters, and it attacks or blocks after that. */
  comes(object: ObjectId, entering: Entering): void {
    this.meanwhile.push(() => beginEnteringChanges(this.proposal, object, entering));
    this.after.push(() => enterCombat(this.proposal, object, entering));
  }

  /** The library that was meant or, if that is empty, the next one with a card. */
  drawnFrom(meant: Zone, libraries: readonly Zone[]): Zone {
    if (this.left(meant) > 0) return meant;
    const after = libraries.slice(libraries.findIndex((library) => sameZone(library, meant)) + 1);
    return [meant, ...after].find((library) => this.left(library) > 0) ?? meant;
  }

  /** The top card of a library that no other draw of the group takes. */
  takeTop(library: Zone): ObjectId | undefined {
    const key = zoneKey(library);
    const cards = cardsIn(this.proposal.state, library);
    const taken = this.taken.get(key) ?? 0;
    this.taken.set(key, taken + 1);
    return cards[cards.length - 1 - taken];
  }
}
