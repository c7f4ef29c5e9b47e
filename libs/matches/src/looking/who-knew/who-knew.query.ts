import { Query } from '@nestjs/cqrs';
import type { Zone } from '#rules';
import type { FeedEntry, Viewer, VisibleId, WayOfKnowing, WayOfLosing, When } from '#visibility';
import type { Asker, Judged } from '../../contract/contract.js';
import type { JudgeEyes } from '../judged-past.js';

/** An object that a card has been, with the ids of everybody who was ever given one. */
export interface KnownObject {
  readonly zone: Zone['kind'];
  readonly zoneOf: number | null;
  readonly from: When;
  readonly until: When | null;
  readonly judge: readonly VisibleId[];
  readonly spectators: readonly VisibleId[];
  readonly seats: readonly { readonly seat: number; readonly ids: readonly VisibleId[] }[];
}

/** A stretch in which a viewer knew a card; the places are those of the viewer's own feed. */
export interface Knew {
  readonly since: When;
  readonly how: WayOfKnowing;
  readonly until: When | null;
  readonly lost: WayOfLosing | null;
  readonly isTold: boolean;
}

export interface KnewCard {
  readonly viewer: Viewer;
  readonly knows: boolean;
  readonly times: readonly Knew[];
}

export interface KnownCard {
  readonly name: string;
  readonly objects: readonly KnownObject[];
  readonly who: readonly KnewCard[];
}

/** The object that an id names, and what has become of it: null once it is no more. */
export interface SameCardSight {
  readonly object: KnownObject;
  readonly now: KnownObject | null;
  readonly name: string;
}

/** For a judge: the same card for everybody, by the id that one viewer has or had for it. */
export class SameCard extends Query<Judged<SameCardSight>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly id: string,
    readonly of: JudgeEyes,
  ) {
    super();
  }
}

/** For a judge: who knew a card, at a moment and before. */
export class WhoKnewCard extends Query<Judged<KnownCard>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly id: string,
    readonly of: JudgeEyes,
    readonly moment?: number,
  ) {
    super();
  }
}

export interface SaidName {
  readonly when: When;
  readonly seat: number | null;
  /** The judge's id of the object that was given the name. */
  readonly object: VisibleId | null;
  readonly heardBy: readonly Viewer[];
}

export interface KnewName {
  readonly viewer: Viewer;
  /** Null: by the moment the viewer had neither heard the name nor seen a card on which it is printed. */
  readonly since: When | null;
  readonly how: WayOfKnowing | 'named' | null;
}

export interface KnownName {
  readonly said: readonly SaidName[];
  /** The cards on which the name is printed. */
  readonly cards: readonly KnownCard[];
  readonly who: readonly KnewName[];
}

/** For a judge: who had heard a name, or seen a card on which it is printed, by a moment. */
export class WhoKnewName extends Query<Judged<KnownName>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly name: string,
    readonly moment?: number,
  ) {
    super();
  }
}

export interface ToldEntry {
  readonly entry: FeedEntry;
  readonly told: readonly { readonly viewer: Viewer; readonly entry: FeedEntry | null }[];
}

/** For a judge: what everybody was told of one entry of the judges' feed. */
export class WhoWasTold extends Query<Judged<ToldEntry>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly seq: number,
  ) {
    super();
  }
}

export interface KnewOfCard extends Pick<Knew, 'since' | 'how'> {
  readonly name: string;
  readonly id: VisibleId | null;
  readonly judge: VisibleId | null;
  readonly zone: Zone['kind'];
  readonly zoneOf: number | null;
}

export interface EverythingKnown {
  readonly moment: number;
  readonly cards: readonly KnewOfCard[];
  readonly names: readonly { readonly name: string; readonly since: When }[];
}

/** For a judge: every card that a seat knew at a moment, and every name it had heard. */
export class KnewAt extends Query<Judged<EverythingKnown>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly seat: number,
    readonly moment?: number,
  ) {
    super();
  }
}
