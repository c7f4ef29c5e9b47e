// Who knew what when. It runs beside the projectors of a gallery in one pass over the log, and notes after
// every event which cards each viewer's view shows. It asks the projectors, so it cannot know better than the
// views: there is no second source of truth. It goes on with each new event.
import type { Instant } from '#kernel';
import {
  controllerOf,
  faceInWords,
  isPublicZone,
  objectNumber,
  type GameEvent,
  type GameState,
  type ObjectId,
} from '#rules';
import type { Gallery } from './gallery.js';
import { IdsGiven } from './ids-given.js';
import { Incarnations, type CardNumber } from '../view/incarnations.js';
import { NamesSaid } from '../viewers/names-said.js';
import type { Projector } from './projector.js';
import { Timeline } from './timeline.js';
import { viewerKey, type Viewer } from '../viewers/viewer.js';
import {
  sawItGo,
  wayOfKnowing,
  wayOfLosing,
  type WayOfKnowing,
  type WayOfLosing,
} from '../view/ways-of-knowing.js';

/** A stretch of the log in which a viewer knew a card. The numbers count events, from 0. */
export interface KnownSpan {
  readonly from: number;
  readonly how: WayOfKnowing;
  readonly end?: {
    readonly at: number;
    readonly how: WayOfLosing;
    /** The viewer was told which card it was that went, and where to. */
    readonly isTold: boolean;
  };
}

interface Shown {
  readonly objects: ReadonlySet<ObjectId>;
  readonly looks: number;
}

const NOTHING_SHOWN: Shown = { objects: new Set(), looks: 0 };
const NO_SPANS: readonly KnownSpan[] = [];

export class KnowledgeRecord {
  readonly timeline = new Timeline();
  readonly cards = new Incarnations();
  readonly names = new NamesSaid();
  private readonly given = new Map<string, IdsGiven>();
  private readonly spans = new Map<CardNumber, KnownSpan[][]>();
  /** A bit for each viewer who knows the card now. */
  private readonly knowing = new Map<CardNumber, number>();
  private readonly shown: Shown[];
  private epoch = -1;

  /** `viewers`: those of the gallery that something is hidden from. */
  constructor(readonly viewers: readonly Viewer[]) {
    this.shown = viewers.map(() => NOTHING_SHOWN);
  }

  /** Call after the gallery has observed the event. */
  observe(gallery: Gallery, event: GameEvent, at: Instant): void {
    const { state } = gallery;
    const nth = this.timeline.note(gallery, event, at);
    for (const eyes of gallery.viewers) this.idsGiven(eyes.viewer).note(state, event, eyes);
    this.names.note(event, this.viewers, nth);
    const seers = this.viewers.map((viewer) => gallery.projector(viewer));
    const touched = new Set(this.cards.follow(state, event, nth));
    for (const [bit, { knowledge }] of seers.entries()) this.lookAtShown(bit, knowledge, touched);
    if (state.epoch !== this.epoch) {
      this.epoch = state.epoch;
      // Who may look at what lies face down can depend on anything.
      for (const object of this.cards.faceDown) this.touch(object, touched);
    }
    for (const card of touched) this.compare(card, { state, event, nth, seers });
  }

  /** Every id that a viewer of the gallery was given. */
  idsGiven(viewer: Viewer): IdsGiven {
    const key = viewerKey(viewer);
    let given = this.given.get(key);
    if (given === undefined) this.given.set(key, (given = new IdsGiven()));
    return given;
  }

  spansOf(card: CardNumber, viewer: Viewer): readonly KnownSpan[] {
    return this.spans.get(card)?.[this.bitOf(viewer)] ?? NO_SPANS;
  }

  /** The stretch in which the viewer knows the card after event `nth`; undefined: the viewer does not. */
  knownAfter(nth: number, card: CardNumber, viewer: Viewer): KnownSpan | undefined {
    return this.spansOf(card, viewer).findLast(
      ({ from, end }) => from <= nth && (end === undefined || end.at > nth),
    );
  }

  /** The name that is printed on the card; `state`: of the game, at any later time. */
  nameOf(state: GameState, card: CardNumber): string {
    const identity = this.cards.identityOf(card);
    if (identity === undefined) return '';
    const printed = identity.printed ?? identity.definition;
    const definition = printed === null ? undefined : state.definitions[printed];
    return definition?.name ?? faceInWords(state, identity).name;
  }

  heard(said: { readonly heard: number }, viewer: Viewer): boolean {
    return (said.heard & (1 << this.bitOf(viewer))) !== 0;
  }

  private bitOf(viewer: Viewer): number {
    const key = viewerKey(viewer);
    return this.viewers.findIndex((one) => viewerKey(one) === key);
  }

  private touch(object: ObjectId, touched: Set<CardNumber>): void {
    const card = this.cards.cardOf(object);
    if (card !== undefined) touched.add(card);
  }

  /** What was shown in a hidden zone is known until it is forgotten. */
  private lookAtShown(bit: number, knowledge: Projector['knowledge'], touched: Set<CardNumber>): void {
    const before = this.shown[bit] ?? NOTHING_SHOWN;
    if (knowledge.looks === before.looks && knowledge.shown.size === before.objects.size) return;
    for (const object of before.objects) this.touch(object, touched);
    for (const object of knowledge.shown) this.touch(object, touched);
    this.shown[bit] = { objects: new Set(knowledge.shown), looks: knowledge.looks };
  }

  private compare(card: CardNumber, { state, event, nth, seers }: Compared): void {
    const current = this.cards.current(card);
    const object = current === undefined ? undefined : state.objects[objectNumber(current)];
    const before = this.knowing.get(card) ?? 0;
    let now = 0;
    if (object !== undefined)
      for (const [bit, eyes] of seers.entries()) if (eyes.seesFaceOf(state, object)) now |= 1 << bit;
    if (now === before) return;
    this.knowing.set(card, now);
    let spans = this.spans.get(card);
    if (spans === undefined) this.spans.set(card, (spans = seers.map(() => [])));
    for (const [bit, { viewer }] of seers.entries()) {
      const mine = spans[bit];
      if (mine === undefined || ((now ^ before) & (1 << bit)) === 0) continue;
      if ((now & (1 << bit)) === 0) this.lose(mine, card, { event, nth, viewer, current });
      else if (object !== undefined) {
        const how = wayOfKnowing(event, object, viewer, (it) => controllerOf(state, it));
        mine.push({ from: nth, how });
      }
    }
  }

  private lose(mine: KnownSpan[], card: CardNumber, { event, nth, viewer, current }: Losing): void {
    const last = mine.at(-1);
    if (last === undefined) throw new Error('a viewer lost track of a card never seen');
    const chain = this.cards.of(card);
    const was = chain.findLast(({ from, until }) => from < nth && (until === undefined || until === nth));
    if (was === undefined) throw new Error('a viewer lost track of a card that never was');
    const how = wayOfLosing(event, {
      isGone: was.until !== undefined,
      became: current === was.object ? undefined : current,
      isPublic: isPublicZone(was.zone),
    });
    mine[mine.length - 1] = { ...last, end: { at: nth, how, isTold: sawItGo(event, was.object, viewer) } };
  }
}

interface Compared {
  readonly state: GameState;
  readonly event: GameEvent;
  readonly nth: number;
  readonly seers: readonly Projector[];
}

interface Losing {
  readonly event: GameEvent;
  readonly nth: number;
  readonly viewer: Viewer;
  readonly current: ObjectId | undefined;
}
