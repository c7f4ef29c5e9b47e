// The contents of the zones one viewer sees into, in the viewer's ids. They are checked after every event
// that could have changed a zone. Most zones have not changed; then the very same values are returned.
import type { Json, JsonObject, Steps } from '#kernel';
import {
  appearanceToken,
  cardsIn,
  isPlayed,
  objectNumber,
  zoneKey,
  type GameState,
  type ObjectId,
  type Zone,
  type ZoneKey,
} from '#rules';
import { KeptFaces, sameItems } from './kept-faces.js';
import type { Knowledge } from './knowledge.js';
import { cardView, objectView, type Looking } from './object-view.js';
import { seesInto } from '../viewers/permissions.js';
import type { VisibleId } from './view.js';
import type { Viewer } from '../viewers/viewer.js';

const FACES_A_STEP = 20;

interface Looked {
  readonly objects: readonly ObjectId[];
  readonly ids: readonly VisibleId[];
}

const NOTHING: Looked = { objects: [], ids: [] };

interface Shown {
  readonly ids: readonly (readonly VisibleId[])[];
  /** The faces, in the order of the ids. */
  readonly each: readonly Json[];
  readonly faces: JsonObject;
}

export class SeenZones {
  private readonly zones = new Map<ZoneKey, Looked>();
  private readonly looking: Looking;
  private faces: KeptFaces;
  private shown: Shown | undefined;
  /** The last result, whether or not it is still current. */
  private latest: Shown | undefined;
  /** The appearances from which the faces were last made. */
  private madeBy: object | undefined;
  private epoch = -1;
  private looks = 0;

  constructor(
    private readonly viewer: Viewer,
    private readonly knowledge: Knowledge,
  ) {
    this.looking = { viewer, knowledge };
    this.faces = new KeptFaces(this.looking);
  }

  /** The viewer's ids of the objects in a zone, in its order. */
  idsIn(state: GameState, zone: Zone): readonly VisibleId[] {
    return this.look(state, zone).ids;
  }

  /**
   * How the objects in the zones look, by id, including objects shown in zones the viewer does not see into.
   */
  facesIn(state: GameState, zones: readonly Zone[]): JsonObject {
    this.keepUp(state);
    const looked: Looked[] = [];
    const ids: (readonly VisibleId[])[] = [];
    for (const zone of zones) {
      const one = this.look(state, zone);
      looked.push(one);
      ids.push(one.ids);
    }
    const shown = this.lookAtShown(state);
    looked.push(shown);
    ids.push(shown.ids);
    if (this.shown !== undefined && sameItems(this.shown.ids, ids)) return this.shown.faces;
    const cards = this.shown?.faces;
    const areInPlay = isPlayed(state);
    this.faces.anew();
    const each: Json[] = [];
    for (const { objects, ids } of looked)
      for (let nth = 0; nth < objects.length; nth += 1) {
        const object = objects[nth] as ObjectId;
        const id = ids[nth] as VisibleId;
        const face = areInPlay
          ? this.faceOf(state, object, id)
          : // An object has the same card as long as it exists (cr 400.7).
            (cards?.[id] ?? cardView(state, object, id));
        each.push(face);
      }
    this.faces.looked();
    this.shown = this.asShown(ids, each);
    this.latest = this.shown;
    this.madeBy = areInPlay ? appearanceToken(state) : undefined;
    return this.shown.faces;
  }

  /** Makes the faces that `facesIn` then finds, some at a time. */
  *lookingAround(state: GameState, zones: readonly Zone[]): Steps<void> {
    if (!isPlayed(state)) return;
    appearanceToken(state);
    yield;
    let looks = 0;
    for (const zone of zones) {
      const { objects, ids } = this.look(state, zone);
      for (const [nth, object] of objects.entries()) {
        this.faceOf(state, object, ids[nth] as VisibleId);
        looks += 1;
        if (looks % FACES_A_STEP === 0) yield;
      }
    }
    yield;
  }

  /**
   * After most events even a thousand tokens look the same: then it returns the very same object, which needs
   * no further comparison.
   */
  private asShown(ids: Shown['ids'], each: readonly Json[]): Shown {
    const { latest } = this;
    const isSameZones = latest !== undefined && sameItems(latest.ids, ids);
    if (isSameZones && sameItems(latest.each, each)) return latest;
    const faces: Record<string, Json | undefined> = isSameZones ? { ...latest.faces } : {};
    let nth = 0;
    for (const some of ids)
      for (const id of some) {
        const face = each[nth] as Json;
        if (!isSameZones || latest.each[nth] !== face) faces[id] = face;
        nth += 1;
      }
    return { ids, each, faces };
  }

  /**
   * True if all faces are certain to be unchanged since they were last made, given that no event has touched
   * any of them.
   */
  isSteady(state: GameState): boolean {
    return this.faces.areSteady && this.madeBy === appearanceToken(state);
  }

  /** Drops the caches when nobody watches; they are rebuilt on demand. */
  forget(): void {
    this.zones.clear();
    this.faces = new KeptFaces(this.looking);
    this.shown = undefined;
    this.latest = undefined;
    this.madeBy = undefined;
  }

  /** In play any event may change how anything looks, and each newly shown object adds a face. */
  private keepUp(state: GameState): void {
    const { epoch } = state;
    const { looks } = this.knowledge;
    if ((epoch === this.epoch && looks === this.looks) || !isPlayed(state)) return;
    this.epoch = epoch;
    this.looks = looks;
    this.shown = undefined;
  }

  private lookAtShown(state: GameState): Looked {
    if (this.knowledge.shown.size === 0) return NOTHING;
    const objects: ObjectId[] = [];
    for (const object of this.knowledge.shown) {
      const found = state.objects[objectNumber(object)];
      if (found !== undefined && !seesInto(this.viewer, found.zone)) objects.push(object);
    }
    if (objects.length === 0) return NOTHING;
    return { objects, ids: objects.map((object) => this.knowledge.idOf(object)) };
  }

  private look(state: GameState, zone: Zone): Looked {
    const key = zoneKey(zone);
    const objects = cardsIn(state, zone);
    const before = this.zones.get(key);
    if (before !== undefined && sameItems(before.objects, objects)) return before;
    const looked = { objects: [...objects], ids: objects.map((object) => this.knowledge.idOf(object)) };
    this.zones.set(key, looked);
    return looked;
  }

  private readonly make = (state: GameState, object: ObjectId, id: VisibleId): Json =>
    objectView(state, object, id, this.looking);

  private faceOf(state: GameState, object: ObjectId, id: VisibleId): Json {
    return this.faces.of(state, object, id, this.make);
  }
}
