// One viewer's projection of one game: follows the fold event by event, counts what the viewer notices and,
// while awake, makes the entries of the viewer's feed.
import { whole, type Instant, type Json, type JsonObject, type Steps } from '#kernel';
import {
  isPlayed,
  partsOf,
  type GameEvent,
  type GameObject,
  type GameState,
  type ObjectId,
  type Question,
  type SingleEvent,
} from '#rules';
import { visibleFields } from '../viewers/audience.js';
import { zonesInSight } from '../view/board.js';
import { Knowledge, type KeptKnowledge } from '../view/knowledge.js';
import { made, type PatchOperation } from '../json/json-patch.js';
import { showsFace } from '../view/object-view.js';
import { seesInto } from '../viewers/permissions.js';
import { Publishing } from '../published/publishing.js';
import type { KeptView } from '../published/published-view.js';
import { isSameJson, keepsAll } from '../json/same-json.js';
import { SECTIONS, TOUCHES, type Eyes, type Section } from '../view/sections.js';
import { SeenZones } from '../view/seen-zones.js';
import { newlySeen } from '../view/position-seen.js';
import { forgetShown } from '../view/forgetting.js';
import { storyOf } from '../view/story.js';
import { questionFor } from '../view/questions.js';
import type { FeedEntry, GameView, QuestionView, Story, VisibleId } from '../view/view.js';
import type { Viewer } from '../viewers/viewer.js';

const EVERY_SECTION = Object.keys(SECTIONS) as Section[];
const NO_PATCH: readonly PatchOperation[] = [];

type View = Record<string, Json | undefined>;

export class Projector {
  private readonly eyes: Eyes;
  /** The view as the feed has it; undefined while asleep. */
  private view: View | undefined;
  /** The same as it is published, with its cards unmade; undefined before the game exists. */
  private published: KeptView | undefined;
  private readonly publishing = new Publishing();
  /**
   * The epoch of the view; the next field holds the sections that events hidden from this viewer may have
   * changed.
   */
  private epoch = -1;
  private readonly missed = new Set<Section>();
  private count: number;

  /** `kept`: what the viewer already knew from earlier events. */
  constructor(
    readonly viewer: Viewer,
    kept?: { readonly seq: number; readonly knowledge: KeptKnowledge },
  ) {
    this.count = kept?.seq ?? 0;
    const knowledge = new Knowledge(kept?.knowledge);
    this.eyes = { viewer, knowledge, sight: new SeenZones(viewer, knowledge) };
  }

  /** The viewer's own number of the last entry; 0 before the first. */
  get seq(): number {
    return this.count;
  }

  get knowledge(): Knowledge {
    return this.eyes.knowledge;
  }

  get awake(): boolean {
    return this.view !== undefined;
  }

  /** The view as the feed has it, while awake. It stays as it is when the game goes on. */
  get shown(): GameView | undefined {
    return this.view === undefined ? undefined : ({ ...this.view } as GameView);
  }

  /** From now on `observe` makes entries. The state must be that of the last event observed. */
  wake(state: GameState): void {
    whole(this.waking(state));
  }

  /** The same in steps, between which the state stays as it is. */
  *waking(state: GameState): Steps<void> {
    if (this.view !== undefined) return;
    const view = { ...(yield* viewBy(this.eyes, state)) };
    this.view = view;
    if (state.game !== null) this.published = this.publishing.whole(view);
    this.epoch = state.epoch;
    this.missed.clear();
  }

  sleep(): void {
    this.view = undefined;
    this.published = undefined;
    this.publishing.forget();
    this.eyes.sight.forget();
  }

  /** The game has returned to where another projector of this viewer stopped: the event that says so is next. */
  returnTo({ knowledge }: Projector): void {
    this.eyes.knowledge.returnTo(knowledge.kept());
    this.eyes.sight.forget();
  }

  /** Must be called for every event, right after the state took it. */
  observe(state: GameState, event: GameEvent, at: Instant, moment: number): FeedEntry | undefined {
    for (const part of partsOf(event)) this.learn(state, part);
    if (visibleFields(event, this.viewer) === undefined) {
      if (this.view !== undefined) for (const section of TOUCHES[event.type]) this.missed.add(section);
      return undefined;
    }
    this.count += 1;
    if (this.view === undefined) return undefined;
    const changed = refresh(state, this.eyes, this.view, this.touchedBy(event, state));
    const patch = state.game === null ? NO_PATCH : this.publish(this.view as GameView, changed);
    return { seq: this.count, moment, at, story: storyOf(state, event, this.eyes), patch };
  }

  /** Instead of `observe`, for readers who need no views: what the viewer is told of the event, if anything. */
  tell(state: GameState, event: SingleEvent): Story | undefined {
    this.learn(state, event);
    if (visibleFields(event, this.viewer) === undefined) return undefined;
    this.count += 1;
    return storyOf(state, event, this.eyes);
  }

  private publish(view: GameView, changed: readonly string[]): readonly PatchOperation[] {
    if (this.published === undefined) {
      this.published = this.publishing.whole(view);
      // A copy, because what is kept changes with the next entry.
      return [{ op: 'replace', path: '', value: made({ ...this.published }) }];
    }
    return changed.length === 0 ? NO_PATCH : this.publishing.patch(this.published, view, changed);
  }

  /** What the viewer sees now, and can no longer tell from other cards. */
  private learn(state: GameState, event: SingleEvent): void {
    const { knowledge } = this.eyes;
    for (const { object, by, shown, hidden } of newlySeen(state, event, this.viewer)) {
      // Nobody can tell which of the earlier cards it was (cr 701.24).
      if (hidden && !knowledge.shown.has(object)) knowledge.lose(object);
      knowledge.see(object, by);
      if (shown) knowledge.show(object);
    }
    forgetShown(state, event, this.viewer, knowledge);
  }

  /**
   * In play an effect may change how any object looks at any time (cr 611), even through unseen events; but
   * not if nothing has happened that an effect could notice.
   */
  private touchedBy({ type }: GameEvent, state: GameState): readonly Section[] {
    if (!isPlayed(state)) return TOUCHES[type];
    const { missed } = this;
    const told = missed.size === 0 ? TOUCHES[type] : [...missed, ...TOUCHES[type]];
    missed.clear();
    if (state.epoch === this.epoch) return told;
    this.epoch = state.epoch;
    const touched: Section[] = [];
    for (const section of EVERY_SECTION)
      if (told.includes(section) || this.mayChange(state, section)) touched.push(section);
    return touched;
  }

  /**
   * Sections that change without an event about them: what effects reach, and a question with nobody asked.
   */
  private mayChange(state: GameState, section: Section): boolean {
    if (section === 'cards') return !this.eyes.sight.isSteady(state);
    if (section === 'decision') return state.decision !== null || state.assisted.open !== null;
    return section === 'combat';
  }

  /** The whole view, rebuilt from scratch; {} before the game exists. */
  viewOf(state: GameState): GameView {
    return whole(this.viewing(state));
  }

  /** The same in steps, because a large board is a lot of work. The state must not change between steps. */
  viewing(state: GameState): Steps<GameView> {
    const { viewer, knowledge } = this.eyes;
    // Uses no cache: tests compare the folded feed with this.
    return viewBy({ viewer, knowledge, sight: new SeenZones(viewer, knowledge) }, state);
  }

  /** True if the viewer's view shows now which card the object is. */
  seesFaceOf(state: GameState, object: GameObject): boolean {
    const { viewer, knowledge } = this.eyes;
    const isInSight = seesInto(viewer, object.zone) || knowledge.shown.has(object.id);
    return isInSight && showsFace(state, object, this.eyes);
  }

  /** The viewer's id of an object, if the viewer has seen it. */
  idOf(object: ObjectId): VisibleId | undefined {
    return this.eyes.knowledge.find(object);
  }

  /** A question with the viewer's ids. */
  questionIn(question: Question): QuestionView {
    return questionFor(question, this.eyes.knowledge);
  }

  /** The object that the viewer's id names. */
  objectOf(id: string): ObjectId | undefined {
    return this.eyes.knowledge.objectOf(id);
  }
}

function* viewBy(eyes: Eyes, state: GameState): Steps<GameView> {
  const view: View = {};
  if (state.game !== null) {
    yield* eyes.sight.lookingAround(state, zonesInSight(state, eyes.viewer));
    refresh(state, eyes, view, EVERY_SECTION);
  }
  return view as GameView;
}

/** Updates sections of a view and returns which of its members have changed. */
function refresh(state: GameState, eyes: Eyes, view: View, sections: readonly Section[]): readonly string[] {
  const changed: string[] = [];
  for (const section of sections) {
    const part = SECTIONS[section](state, eyes);
    for (const key in part) {
      const now = part[key];
      if (isUnchanged(key, view[key], now)) continue;
      changed.push(key);
      if (now === undefined) Reflect.deleteProperty(view, key);
      else view[key] = now;
    }
  }
  return changed;
}

/** Each seat that stays as it is stays the very same value: nearly always only one of them changes. */
function isUnchanged(key: string, before: Json | undefined, now: Json | undefined): boolean {
  return key === 'seats' && before !== undefined
    ? keepsAll(before as JsonObject, now as Record<string, Json>)
    : isSameJson(before, now);
}
