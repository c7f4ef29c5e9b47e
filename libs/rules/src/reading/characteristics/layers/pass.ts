// One pass through the layers (cr 613): applies every change, layer by layer, in each layer in the order of
// dependencies and timestamps. Where no two effects of a layer can affect each other (pending.ts), the pass
// compares no pairs, and grants abilities to each object together. On a board of 400 permanents with 94
// lords, four counting anthems and twenty granted triggers, a pass took about 45 ms of processor time.
// `one-by-one.spec.ts` checks both manners.
import type { ZoneName } from '#abilities';
import { READERS } from '../../language/readers.js';
import type { Sight } from '../../language/sight.js';
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import { printedInstance } from '../../../model/printed/acquired.js';
import { Affected } from '../effects/affected.js';
import { reuseEqualDrafts } from './as-before.js';
import { copiedBy } from '../alone/base.js';
import { areListed, mayBear } from '../effects/bearing.js';
import { applyDeed, type Bench, type Deeds } from '../alone/changes.js';
import {
  COUNTERS_LAYER,
  LAYERS,
  mayMakeOtherEffects,
  type Collected,
  type Continuous,
} from '../effects/continuous.js';
import { changingAmong } from '../../../model/printed/changing.js';
import { DeedsOf } from '../effects/deeds.js';
import { definedOf } from '../effects/defined.js';
import { nextOf } from './dependency.js';
import { Trials } from './trials.js';
import { gainAbility, loseAbility, type Draft } from '../alone/draft.js';
import { Existing } from './existing.js';
import { draftOf } from '../alone/known-as.js';
import type { Layered } from './layered.js';
import { ABILITIES_LAYER, abilitiesByRules, changeByRules, OF_RULES } from './layers-of-rules.js';
import { NOTHING_PENDING, pendingIn, type Applying, type Pending } from './pending.js';
import { countedOf, plainOf } from '../alone/plain.js';
import type { AbilityInstance, Known } from '../../../model/printed/shape.js';
import { reportingSight } from '../alone/unnamed.js';
import { isPlainCard, Wide, zonesOfWide } from '../effects/wide.js';
import { Written } from '../effects/written.js';

const NO_ZONES: ReadonlySet<ZoneName> = new Set();

/** One by one: every effect searches and is evaluated for itself, and is tried out with all others. */
export type Manner = 'together' | 'one-by-one';

/** One pass through the layers. */
export class Pass implements Bench {
  drafts = new Map<ObjectId, Draft>();
  private readonly begun = new Map<string, Applying>();
  private layer: number = LAYERS[0];
  /** Changes to whole zones. A card in them gets a draft when something asks for it. */
  private readonly wide = new Wide();
  private keepsWide: boolean;
  /** Nameless cards that an effect asked about. */
  private readonly wanted = new Set<ObjectId>();
  private readonly effects: Existing;
  private readonly written = new Written();
  private readonly reach: Affected;
  private readonly deeds: DeedsOf;
  private readonly isTogether: boolean;
  /** Of the layer, and of what has been applied so far. */
  private trials: Trials | null = null;
  private readonly sight: Sight;
  /** cr 604.7: the sight of static abilities, which know nothing of objects that are gone. */
  private readonly present: Sight;

  constructor(
    private readonly state: GameState,
    /** Objects whose static abilities count. */
    sources: readonly GameObject[],
    remembered: (id: ObjectId) => Known | undefined,
    private readonly manner: Manner,
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
        : reportingSight(plain, state.naming.granted, (id) => void this.wanted.add(id));
    this.present = { ...this.sight, remembered: this.sight.known };
    this.effects = new Existing(state, sources, this.present);
    // A nameless card may have to be asked for, and objects out of range are not affected (cr 801.11).
    this.keepsWide = state.naming === null && state.range === undefined;
    this.isTogether = manner === 'together' && this.keepsWide;
    this.reach = new Affected(state, this.sight, this.written, this.isTogether);
    this.deeds = new DeedsOf(state, this.sight, this.written, this.isTogether);
  }

  copied(identity: Known['copiable'], id: ObjectId) {
    const object = this.state.objects[objectNumber(id)];
    if (object === undefined) throw new Error(`${id} is not there to become a copy`);
    return copiedBy(this.state, identity, object);
  }

  /** An object that no effect has changed yet is as it is by itself. */
  private outside(id: ObjectId): Known | undefined {
    const object = this.state.objects[objectNumber(id)];
    if (object === undefined) return undefined;
    if (this.layer >= COUNTERS_LAYER) return countedOf(this.state, object);
    const plain = plainOf(this.state, object);
    return object.permanent === undefined && object.item === undefined
      ? definedOf(this.sight, object, plain)
      : plain;
  }

  /** An object that an effect has changed. */
  private drafted(id: ObjectId): Draft | undefined {
    const found = this.drafts.get(id);
    return found === undefined && !this.wide.isNothing ? this.bringOut(id) : found;
  }

  /** From now on, effects change this card individually. */
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
    // An object without a draft still gets the changes that the rules make in this layer.
    const object = this.state.objects[objectNumber(id)];
    if (object !== undefined && this.layer >= ABILITIES_LAYER && this.layer < COUNTERS_LAYER) {
      abilitiesByRules(this.state, object, draft);
      this.written.aspect('abilities');
    }
    return draft;
  }

  run(before: ReadonlyMap<ObjectId, Draft>): Layered {
    for (const layer of LAYERS) {
      this.layer = layer;
      if (OF_RULES.has(layer)) this.applyRules(layer);
      this.apply(layer);
      // cr 101.2: it does not keep what it cannot have, whatever granted it.
      if (layer === ABILITIES_LAYER) this.loseBarred();
    }
    reuseEqualDrafts(this.drafts, before);
    const { drafts: objects, wide, wanted } = this;
    const { momentary, asked, inPlay, everCollected: collected, latest } = this.effects;
    return { objects, wide, momentary, asked, inPlay, wanted, collected, latest };
  }

  private loseBarred(): void {
    for (const draft of this.drafts.values())
      for (const keyword of draft.barred) {
        loseAbility(draft, keyword);
        this.effects.collected = null;
        this.written.everything();
      }
  }

  private applyRules(layer: number): void {
    for (const [id, draft] of this.drafts) {
      const object = this.state.objects[objectNumber(id)];
      if (object !== undefined) changeByRules(this.state, layer, object, draft);
    }
    this.written.everything();
    // Face-down objects and objects with counters have other abilities.
    if (layer <= ABILITIES_LAYER && this.drafts.size > 0) this.effects.collected = null;
  }

  /** The pending effects are sorted once, and again only when there may be other effects. */
  private apply(layer: number): void {
    let pending = NOTHING_PENDING;
    let of: Collected | null = null;
    this.trials = null;
    for (;;) {
      const collected = this.existing();
      if (collected !== of) {
        pending = pendingIn(layer, collected, this.begun);
        this.trials = null;
      }
      of = collected;
      const candidates = pending.defining.length > 0 ? pending.defining : pending.others;
      if (layer === ABILITIES_LAYER && this.giveTogether(pending, candidates, collected)) continue;
      const next = this.next(candidates, pending);
      if (next === undefined) return;
      candidates.splice(candidates.indexOf(next), 1);
      this.begun.set(next.effect.key, next);
      this.applyNext(layer, next);
    }
  }

  /** What was tried out stays true as long as the applied effects change nothing. */
  private applyNext(layer: number, next: Applying): void {
    next.affected ??= this.affectedBy(next.effect);
    const before =
      this.trials?.areDone === true ? next.affected.map((id) => ({ ...this.drafts.get(id) })) : undefined;
    this.applyIn(layer, next);
    if (
      before?.every((draft, nth) => isSameDraft(draft, this.drafts.get(next.affected?.[nth] as ObjectId))) !==
      true
    )
      this.trials = null;
  }

  /**
   * Applies the first effects together, as long as they grant abilities that change nothing: each object
   * gains all of them at once.
   */
  private giveTogether({ areApart }: Pending, candidates: Applying[], { conditional }: Collected): boolean {
    if (!this.isTogether || !areApart || conditional) return false;
    const gained = new Map<ObjectId, AbilityInstance[]>();
    let count = 0;
    for (const applying of candidates) {
      const given = this.givenBy(applying.effect);
      if (given === undefined) break;
      applying.affected ??= this.affectedBy(applying.effect);
      for (const id of applying.affected) {
        if (this.draftOf(id) === undefined) continue;
        const before = gained.get(id);
        if (before === undefined) gained.set(id, [...given]);
        else before.push(...given);
      }
      applying.done = [
        ...applying.done,
        ...applying.effect.parts.filter((part) => part.layer === ABILITIES_LAYER),
      ];
      this.begun.set(applying.effect.key, applying);
      count += 1;
    }
    candidates.splice(0, count);
    for (const [id, abilities] of gained) {
      const draft = this.drafts.get(id);
      if (draft !== undefined)
        gainAbility(
          draft,
          abilities.map((one) => printedInstance(one, id)),
        );
    }
    if (count > 0) this.written.inLayer(ABILITIES_LAYER);
    return count > 0;
  }

  /** The abilities it grants, if it does nothing else in that layer and they make no other effects. */
  private givenBy(effect: Continuous): readonly AbilityInstance[] | undefined {
    const given: AbilityInstance[] = [];
    for (const part of effect.parts) {
      if (part.layer !== ABILITIES_LAYER) continue;
      if (part.change.kind !== 'gain-ability' || effect.each !== undefined) return undefined;
      const [gained] = this.deeds.of(this.sightOf(effect), effect, part, []);
      given.push(...(gained as Deeds['gain-ability']));
    }
    return changingAmong(given).length > 0 ? undefined : given;
  }

  private applyIn(layer: number, applying: Applying): void {
    applying.affected ??= this.affectedBy(applying.effect);
    const zones = this.keepsWide ? zonesOfWide(applying.effect) : NO_ZONES;
    for (const part of applying.effect.parts)
      if (part.layer === layer) {
        const deeds = this.deeds.of(this.sightOf(applying.effect), applying.effect, part, applying.affected);
        const isOne = applying.effect.each === undefined;
        const [shared] = deeds;
        if (zones.size > 0 && shared !== undefined)
          this.wide.add({ zones, kind: part.change.kind, deed: shared });
        applying.affected.forEach((id, index) => {
          const draft = this.draftOf(id);
          const deed = isOne ? shared : deeds[index];
          if (draft !== undefined && deed !== undefined) applyDeed(draft, part.change.kind, deed, id, this);
        });
        applying.done = [...applying.done, part];
        this.written.inLayer(layer);
      }
    this.stale(layer, applying.affected);
  }

  /**
   * Notes that applying an effect may have changed which effects exist, because an affected object makes
   * effects or was granted some.
   */
  private stale(layer: number, affected: readonly ObjectId[]): void {
    const { collected } = this.effects;
    if (collected === null) return;
    if (
      collected.conditional ||
      (layer <= ABILITIES_LAYER &&
        affected.some((id) => mayMakeOtherEffects(collected, id, this.drafts.get(id))))
    )
      this.effects.collected = null;
  }

  /**
   * The first effect can apply at once if it was fully evaluated when it began (cr 611.2c), or if no other
   * can affect it.
   */
  private next(candidates: readonly Applying[], { areApart }: Pending): Applying | undefined {
    const [first] = candidates;
    if (candidates.length < 2 || first?.effect.settled === true || (this.isTogether && areApart))
      return first;
    const timed = candidates.map((one) => ({ one, timestamp: one.effect.timestamp }));
    const trials = (this.trials ??= new Trials(this.layer, this.manner === 'together'));
    return nextOf(timed, ({ one }, { one: other }) => this.dependsOn(one, other, trials))?.one;
  }

  private existing(): Collected {
    return this.effects.among(this.drafts);
  }

  private sightOf({ isStatic }: Continuous): Sight {
    return isStatic === true ? this.present : this.sight;
  }

  /** Leaves out cards that it changes only by their zone, except the ones that are tracked individually. */
  private affectedBy(effect: Continuous): readonly ObjectId[] {
    const { affects, context } = effect;
    if (areListed(affects)) return affects.filter((id) => this.sight.known(id) !== undefined);
    const zones = this.keepsWide ? zonesOfWide(effect) : NO_ZONES;
    if (zones.size === 0) return this.reach.by(affects, context);
    const fits = (id: ObjectId): boolean => READERS.matches(this.sight, affects, id, context);
    const { objects } = this.state;
    const isLeft = (id: ObjectId): boolean => {
      const object = objects[objectNumber(id)];
      return object !== undefined && zones.has(object.zone.kind) && isPlainCard(this.state, object);
    };
    const looked = this.reach.meant(affects).filter((id) => !isLeft(id) && fits(id));
    return looked.concat([...this.drafts.keys()].filter(isLeft));
  }

  /** cr 613.8a. */
  private dependsOn(one: Applying, other: Applying, trials: Trials): boolean {
    if (one.effect.defines !== other.effect.defines) return false;
    if (this.manner === 'together' && !mayBear(other.effect, one.effect, this.layer)) return false;
    this.bringOutAll();
    const affected = trials.affectedBy(other, () => other.affected ?? this.affectedBy(other.effect));
    return trials.of(one, other, affected, () => {
      const before = trials.printOf(one, () => this.printOf(one.effect, one.affected));
      return before !== this.printAfter({ ...other, affected }, one);
    });
  }

  /** Applies an effect and evaluates another one again; then everything is as it was. Null: that one is gone. */
  private printAfter(applied: Applying, one: Applying): string | null {
    const { drafts } = this;
    const { collected } = this.effects;
    this.drafts = new Map(drafts);
    for (const id of applied.affected ?? []) {
      const draft = drafts.get(id);
      if (draft !== undefined) this.drafts.set(id, draftOf(draft, draft.barred));
    }
    this.applyIn(this.layer, applied);
    const after = this.lookedUp(one);
    const print = after === undefined ? null : this.printOf(after, one.affected);
    this.drafts = drafts;
    this.effects.collected = collected;
    this.written.everything();
    return print;
  }

  /** A trial runs on every card. */
  private bringOutAll(): void {
    if (!this.keepsWide) return;
    this.keepsWide = false;
    if (!this.wide.isNothing)
      for (const zone of Object.values(this.state.zones)) for (const id of zone) this.drafted(id);
  }

  /** The effect as it is now; one that has begun to apply does not change. */
  private lookedUp({ effect, affected }: Applying): Continuous | undefined {
    return affected === null ? this.effects.again(effect, this.drafts) : effect;
  }

  /** What it affects, and what it does to it, as one comparable text. */
  private printOf(effect: Continuous, affected: readonly ObjectId[] | null): string {
    const those = affected ?? this.affectedBy(effect);
    const deeds = effect.parts
      .filter((part) => part.layer === this.layer)
      .map((part) => this.deeds.of(this.sightOf(effect), effect, part, those));
    return JSON.stringify([those, deeds]);
  }
}

/** All members are the very same. */
function isSameDraft(before: Partial<Draft>, now: Draft | undefined): boolean {
  if (now === undefined) return false;
  for (const key in now) if (before[key as keyof Draft] !== now[key as keyof Draft]) return false;
  return true;
}
