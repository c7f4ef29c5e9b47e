// Continuous effects in their layers (cr 613): every change there is, layer by layer, within one in the order of
// dependencies and timestamps.
import type { Change, Filter, ZoneName } from '#abilities';
import { zonesOf } from '../reading/filters.js';
import { READERS } from '../reading/readers.js';
import { cardsOfZones, zonesNamed } from '../reading/references.js';
import type { Sight } from '../reading/sight.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { objectNumber, type ObjectId } from '../state/ids.js';
import { isAlikeForAlike, likeness } from './alike.js';
import { asBefore } from './as-before.js';
import { copiedBy, faceDownIdentity } from './base.js';
import { isFixed, mayBear, readWhile, staysInPlay } from './bearing.js';
import { perform, workedOut, type Bench, type Deeds } from './changes.js';
import {
  COUNTERS_LAYER,
  LAYERS,
  newlyCollected,
  ofLasting,
  ofStatics,
  speaksAnew,
  type Asked,
  type Collected,
  type Continuous,
  type Part,
} from './continuous.js';
import { changingAmong } from './changing.js';
import { definedOf } from './defined.js';
import { nextOf } from './dependency.js';
import { lose, type Draft } from './draft.js';
import { isThere } from './functioning.js';
import { draftOf } from './known-as.js';
import { countDeploying, countedOf, countersOf, countKeywords, countStats, plainOf } from './plain.js';
import type { Known } from './shape.js';
import { seenThrough } from './unnamed.js';
import { isPlainCard, Wide, zonesOfWide } from './wide.js';

const FACE_DOWN_LAYER = 11;
const ABILITIES_LAYER = 60;
const OF_RULES: ReadonlySet<number> = new Set([FACE_DOWN_LAYER, ABILITIES_LAYER, COUNTERS_LAYER]);

/** An effect, and how far it has been applied. */
interface Applying {
  effect: Continuous;
  /** cr 613.6: the objects it began with; it keeps them. */
  affected: readonly ObjectId[] | null;
  done: readonly Part[];
}

/** cr 613.3: those of characteristic-defining abilities come first. */
interface Pending {
  readonly defining: Applying[];
  readonly others: Applying[];
}

const NOTHING_DONE: readonly Part[] = [];
const NO_ZONES: ReadonlySet<ZoneName> = new Set();

function hasMore(layer: number, { parts }: Continuous, done: readonly Part[]): boolean {
  for (const part of parts) if (part.layer === layer && !done.includes(part)) return true;
  return false;
}

/** One pass through the layers. */
class Pass implements Bench {
  drafts = new Map<ObjectId, Draft>();
  private readonly begun = new Map<string, Applying>();
  private layer: number = LAYERS[0];
  private collected: Collected | null = null;
  /** Something was read that may change while no object does. */
  private momentary = false;
  private readonly asked: Asked[] = [];
  /** Nothing but the battlefield was looked at, or changed. */
  private inPlay: boolean;
  /** What was done to whole zones; a card of them that is asked for gets a draft then. */
  private readonly wide = new Wide();
  private keepsWide: boolean;
  /** What effects asked about and nobody can know yet. */
  private readonly wanted = new Set<ObjectId>();
  private readonly isSource: ReadonlySet<GameObject>;
  private readonly sight: Sight;
  /** cr 604.7: as static abilities see it, which know nothing of what is gone. */
  private readonly present: Sight;

  constructor(
    private readonly state: GameState,
    /** Objects whose static abilities count. */
    private readonly sources: readonly GameObject[],
    remembered: (id: ObjectId) => Known | undefined,
  ) {
    const known = (id: ObjectId): Known | undefined => this.drafted(id) ?? this.outside(id);
    const plain: Sight = {
      state,
      object: (id) => state.objects[objectNumber(id)],
      zone: (key) => state.zones[key] ?? [],
      known,
      remembered: (id) => known(id) ?? remembered(id),
      read: READERS,
    };
    this.sight =
      state.naming === null
        ? plain
        : seenThrough(plain, state.naming.granted, (id) => void this.wanted.add(id));
    this.isSource = new Set(sources);
    this.inPlay = state.naming === null && sources.every(({ permanent }) => permanent !== undefined);
    this.present = { ...this.sight, remembered: this.sight.known };
    // What has no name may have to be asked for, and what is out of range is left alone (cr 801.11).
    this.keepsWide = state.naming === null && state.range === undefined;
  }

  copied(identity: Known['copiable'], id: ObjectId) {
    const object = this.state.objects[objectNumber(id)];
    if (object === undefined) throw new Error(`${id} is not there to become a copy`);
    return copiedBy(this.state, identity, object);
  }

  /** What no effect has been at yet is what it is by itself. */
  private outside(id: ObjectId): Known | undefined {
    const object = this.state.objects[objectNumber(id)];
    if (object === undefined) return undefined;
    if (this.layer >= COUNTERS_LAYER) return countedOf(this.state, object);
    const plain = plainOf(this.state, object);
    return object.permanent === undefined && object.item === undefined
      ? definedOf(this.sight, object, plain)
      : plain;
  }

  /** What some effect has been at. */
  private drafted(id: ObjectId): Draft | undefined {
    const found = this.drafts.get(id);
    return found === undefined && !this.wide.isNothing ? this.bringOut(id) : found;
  }

  /** From here on the card is one of those that effects are at one by one. */
  private bringOut(id: ObjectId): Draft | undefined {
    const object = this.state.objects[objectNumber(id)];
    const draft = object && this.wide.begun(this.state, object);
    if (object === undefined || draft === undefined) return undefined;
    this.drafts.set(id, draft);
    for (const applying of this.begun.values())
      if (applying.affected !== null && zonesOfWide(applying.effect).has(object.zone.kind))
        applying.affected = [...applying.affected, id];
    return draft;
  }

  private draftOf(id: ObjectId): Draft | undefined {
    const found = this.drafted(id);
    if (found !== undefined) return found;
    const known = this.outside(id);
    if (known === undefined) return undefined;
    const draft = draftOf(known);
    this.drafts.set(id, draft);
    // What nothing was at before this layer has what the rules give in it all the same.
    const object = this.state.objects[objectNumber(id)];
    if (object !== undefined && this.layer >= ABILITIES_LAYER && this.layer < COUNTERS_LAYER)
      this.abilitiesOfRules(draft, object);
    return draft;
  }

  run(before: ReadonlyMap<ObjectId, Draft>): Layered {
    for (const layer of LAYERS) {
      this.layer = layer;
      if (OF_RULES.has(layer)) this.applyRules(layer);
      this.apply(layer);
      // cr 101.2: what it cannot have it does not keep either, whatever gave it.
      if (layer === ABILITIES_LAYER) this.loseBarred();
    }
    asBefore(this.drafts, before);
    const { drafts: objects, wide, momentary, asked, inPlay, wanted } = this;
    return { objects, wide, momentary, asked, inPlay, wanted };
  }

  private loseBarred(): void {
    for (const draft of this.drafts.values())
      for (const keyword of draft.barred) {
        lose(draft, keyword);
        this.collected = null;
      }
  }

  private applyRules(layer: number): void {
    for (const [id, draft] of this.drafts) this.rulesOf(layer, id, draft);
    // What is face down has other abilities, and so has what has counters.
    if (layer <= ABILITIES_LAYER && this.drafts.size > 0) this.collected = null;
  }

  /** What the rules do in a layer: turn it face down (cr 613.2b), count its counters (cr 613.1f, 613.4c). */
  private rulesOf(layer: number, id: ObjectId, draft: Draft): void {
    const object = this.state.objects[objectNumber(id)];
    if (object === undefined) return;
    if (layer === FACE_DOWN_LAYER) {
      const faceDown = object.permanent?.faceDown ?? object.item?.faceDown ?? null;
      if (faceDown === null) return;
      const copiable = faceDownIdentity(faceDown);
      Object.assign(draft, this.copied(copiable, id), { copiable });
    } else if (layer === ABILITIES_LAYER) this.abilitiesOfRules(draft, object);
    else if (layer === COUNTERS_LAYER) countStats(draft, countersOf(object));
  }

  /** cr 122.1b, 804.2. */
  private abilitiesOfRules(draft: Draft, object: GameObject): void {
    countKeywords(draft, countersOf(object));
    countDeploying(this.state, draft, object);
  }

  /** What is pending is put in order once, and again only when there may be other effects. */
  private apply(layer: number): void {
    let pending: Pending = { defining: [], others: [] };
    let of: Collected | null = null;
    for (;;) {
      const collected = this.existing();
      if (collected !== of) pending = this.pendingIn(layer, collected);
      of = collected;
      const candidates = pending.defining.length > 0 ? pending.defining : pending.others;
      const next = this.next(candidates);
      if (next === undefined) return;
      candidates.splice(candidates.indexOf(next), 1);
      this.begun.set(next.effect.key, next);
      this.applyIn(layer, next);
    }
  }

  private applyIn(layer: number, applying: Applying): void {
    applying.affected ??= this.affectedBy(applying.effect);
    const zones = this.keepsWide ? zonesOfWide(applying.effect) : NO_ZONES;
    for (const part of applying.effect.parts)
      if (part.layer === layer) {
        const deeds = this.deedsOf(applying.effect, part, applying.affected);
        const isOne = applying.effect.each === undefined;
        if (zones.size > 0) this.wide.add({ zones, kind: part.change.kind, deed: deeds[0] as never });
        applying.affected.forEach((id, index) => {
          const draft = this.draftOf(id);
          if (draft !== undefined)
            perform(draft, part.change.kind, deeds[isOne ? 0 : index] as never, id, this);
        });
        applying.done = [...applying.done, part];
      }
    this.stale(layer, applying.affected);
  }

  /** What a part of an effect does to those it affects: one thing to all, or to each of them as that one has it. */
  private deedsOf(
    effect: Continuous,
    part: Part,
    affected: readonly ObjectId[],
  ): readonly Deeds[Change['kind']][] {
    const sight = this.sightOf(effect);
    const { each } = effect;
    if (each === undefined) return [workedOut(sight, part.change, part)];
    const { context } = part;
    const workOut = (id: ObjectId): Deeds[Change['kind']] => {
      const bindings = { ...context.bindings, [each]: { objects: [id] } };
      return workedOut(sight, part.change, { ...part, context: { ...context, bindings } });
    };
    if (!isAlikeForAlike(part.change, each)) return affected.map(workOut);
    const done = new Map<string, Deeds[Change['kind']]>();
    return affected.map((id) => {
      // What is not on the battlefield is counted nowhere: it is like nothing that is.
      const isInPlay = this.state.objects[objectNumber(id)]?.permanent !== undefined;
      const known = isInPlay ? this.sight.known(id) : undefined;
      if (known === undefined) return workOut(id);
      const key = likeness(known);
      const found = done.get(key) ?? workOut(id);
      done.set(key, found);
      return found;
    });
  }

  /** There may be other effects now than before something was applied: to what has some, or has been given some. */
  private stale(layer: number, affected: readonly ObjectId[]): void {
    const { collected } = this;
    if (collected === null) return;
    if (
      collected.conditional ||
      (layer <= ABILITIES_LAYER && affected.some((id) => speaksAnew(collected, id, this.drafts.get(id))))
    )
      this.collected = null;
  }

  /** The first waits for nothing where all of it was worked out when it began (cr 611.2c). */
  private next(candidates: readonly Applying[]): Applying | undefined {
    const [first] = candidates;
    if (candidates.length < 2 || first?.effect.settled === true) return first;
    const timed = candidates.map((one) => ({ one, timestamp: one.effect.timestamp }));
    return nextOf(timed, ({ one }, { one: other }) => this.dependsOn(one, other))?.one;
  }

  /** The effects that have something to do in the layer, as the drafts are now, by their timestamps. */
  private pendingIn(layer: number, { effects }: Collected): Pending {
    const pending: Pending = { defining: [], others: [] };
    const add = (one: Applying): void =>
      void (one.effect.defines ? pending.defining : pending.others).push(one);
    for (const applying of this.begun.values())
      if (hasMore(layer, applying.effect, applying.done)) add(applying);
    for (const effect of effects)
      if (hasMore(layer, effect, NOTHING_DONE) && !this.begun.has(effect.key))
        add({ effect, affected: null, done: NOTHING_DONE });
    for (const some of Object.values(pending) as Applying[][])
      some.sort((one, other) => one.effect.timestamp - other.effect.timestamp);
    return pending;
  }

  private existing(): Collected {
    if (this.collected !== null) return this.collected;
    const found = newlyCollected();
    for (const object of this.sources) ofStatics(this.present, object, this.known(object), found);
    for (const [id, draft] of this.drafts) {
      const object = this.state.objects[objectNumber(id)];
      if (object !== undefined && changingAmong(draft.abilities).length > 0 && !this.isSource.has(object))
        ofStatics(this.present, object, draft, found);
    }
    ofLasting(this.state, found);
    this.collected = found;
    this.momentary ||= found.momentary || found.effects.some((effect) => readWhile(effect, 'moment'));
    this.inPlay &&= found.inPlay && found.effects.every((effect) => staysInPlay(this.state, effect));
    for (const one of found.asked)
      if (!this.asked.some((other) => isSameQuestion(one, other))) this.asked.push(one);
    return found;
  }

  private sightOf({ isStatic }: Continuous): Sight {
    return isStatic === true ? this.present : this.sight;
  }

  private known(object: GameObject): Known {
    return this.drafts.get(object.id) ?? plainOf(this.state, object);
  }

  /** Cards that it changes by their zone alone are left out, but for those that are looked at one by one. */
  private affectedBy(effect: Continuous): readonly ObjectId[] {
    const { affects, context } = effect;
    if (isFixed(affects)) return affects.filter((id) => this.sight.known(id) !== undefined);
    const fits = (id: ObjectId): boolean => READERS.matches(this.sight, affects, id, context);
    const zones = this.keepsWide ? zonesOfWide(effect) : NO_ZONES;
    if (zones.size === 0) return this.meant(affects).filter(fits);
    const { objects } = this.state;
    const isLeft = (id: ObjectId): boolean => {
      const object = objects[objectNumber(id)];
      return object !== undefined && zones.has(object.zone.kind) && isPlainCard(this.state, object);
    };
    const looked = this.meant(affects).filter((id) => !isLeft(id) && fits(id));
    return looked.concat([...this.drafts.keys()].filter(isLeft));
  }

  private meant(filter: Filter): readonly ObjectId[] {
    const zones = zonesOf(filter).flatMap((kind) => zonesNamed(this.state, kind, undefined));
    return cardsOfZones(this.sight, zones).filter((id) => {
      const object = this.state.objects[objectNumber(id)];
      return object !== undefined && isThere(object);
    });
  }

  /** cr 613.8a, by trying it: the other is applied, and this one looked at again. */
  private dependsOn(one: Applying, other: Applying): boolean {
    const { layer } = this;
    if (one.effect.defines !== other.effect.defines) return false;
    if (!mayBear(other.effect, one.effect, layer)) return false;
    this.bringOutAll();
    const before = this.printOf(one.effect, one.affected);
    const { drafts, collected } = this;
    this.drafts = new Map([...drafts].map(([id, draft]) => [id, draftOf(draft, draft.barred)]));
    this.applyIn(layer, { ...other });
    const after = this.lookedUp(one);
    const print = after === undefined ? null : this.printOf(after, one.affected);
    this.drafts = drafts;
    this.collected = collected;
    return before !== print;
  }

  /** What is tried out is tried on every card. */
  private bringOutAll(): void {
    if (!this.keepsWide) return;
    this.keepsWide = false;
    if (!this.wide.isNothing)
      for (const zone of Object.values(this.state.zones)) for (const id of zone) this.drafted(id);
  }

  /** The effect as it is now; one that has begun stays what it was. */
  private lookedUp({ effect, affected }: Applying): Continuous | undefined {
    return affected !== null ? effect : this.existing().effects.find(({ key }) => key === effect.key);
  }

  /** What it applies to, and what it does to it. */
  private printOf(effect: Continuous, affected: readonly ObjectId[] | null): string {
    const those = affected ?? this.affectedBy(effect);
    const deeds = effect.parts
      .filter((part) => part.layer === this.layer)
      .map((part) => this.deedsOf(effect, part, those));
    return JSON.stringify([those, deeds]);
  }
}

/** Every object that some effect is at, as it is under all of them; and for how long that holds. */
export interface Layered {
  readonly objects: ReadonlyMap<ObjectId, Draft>;
  /** What is done to whole zones besides. */
  readonly wide: Wide;
  /** Only until something happens; otherwise until an object changes, or one of those `asked` holds or does no longer. */
  readonly momentary: boolean;
  readonly asked: readonly Asked[];
  /** Whatever happens elsewhere has no bearing on it. */
  readonly inPlay: boolean;
  /** Cards without a name of which an effect would have to know more: to it they are without it. */
  readonly wanted: ReadonlySet<ObjectId>;
}

const isSameQuestion = (one: Asked, other: Asked): boolean =>
  one.condition === other.condition &&
  one.context.source === other.context.source &&
  one.context.controller === other.context.controller;

/** Whether every condition that some of it hangs on holds as it did: none of them reads what effects change. */
export function stillHolds(state: GameState, { asked }: Layered): boolean {
  const known = (id: ObjectId): Known | undefined => {
    const object = state.objects[objectNumber(id)];
    return object === undefined ? undefined : plainOf(state, object);
  };
  const sight: Sight = {
    state,
    object: (id) => state.objects[objectNumber(id)],
    zone: (key) => state.zones[key] ?? [],
    known,
    remembered: known,
    read: READERS,
  };
  return asked.every(({ condition, context, held }) => READERS.holds(sight, condition, context) === held);
}

/** `before`: what it came to the last time. */
export function layered(
  state: GameState,
  sources: readonly GameObject[],
  remembered: (id: ObjectId) => Known | undefined,
  before: Layered['objects'],
): Layered {
  return new Pass(state, sources, remembered).run(before);
}
