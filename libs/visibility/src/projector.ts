// One viewer's eyes on one game: follows the fold event by event, counts what the viewer notices, and, when awake,
// makes the entries of the viewer's feed.
import type { Instant, Json, JsonObject } from '#kernel';
import type { GameEvent, GameState, ObjectId } from '#rules';
import { visibleFields } from './audience.js';
import { Knowledge } from './knowledge.js';
import { changeBetween } from './merge-patch.js';
import { SECTIONS, TOUCHES, type Eyes, type Section } from './sections.js';
import { cameIntoSight } from './sightings.js';
import { storyOf } from './story.js';
import type { FeedEntry, GameView } from './view.js';
import type { Viewer } from './viewer.js';

const EVERY_SECTION = Object.keys(SECTIONS) as Section[];
const NO_PATCH: JsonObject = {};

type View = Record<string, Json | undefined>;

export class Projector {
  private readonly eyes: Eyes;
  /** The view as the feed has it so far; undefined while asleep. */
  private view: View | undefined;
  private count = 0;

  constructor(readonly viewer: Viewer) {
    this.eyes = { viewer, knowledge: new Knowledge(), faces: new Map() };
  }

  /** The viewer's own number of the last entry; 0 before the first. */
  get seq(): number {
    return this.count;
  }

  get awake(): boolean {
    return this.view !== undefined;
  }

  /** From now on `observe` makes entries. The state is the one of the last event observed. */
  wake(state: GameState): void {
    this.view ??= { ...this.viewOf(state) };
  }

  sleep(): void {
    this.view = undefined;
    this.eyes.faces.clear();
  }

  /** To be told of every event, right after the state took it. */
  observe(state: GameState, event: GameEvent, at: Instant, moment: number): FeedEntry | undefined {
    for (const object of cameIntoSight(event, this.viewer)) this.eyes.knowledge.see(object);
    const fields = visibleFields(event, this.viewer);
    if (fields === undefined) return undefined;
    this.count += 1;
    if (this.view === undefined) return undefined;
    const patch = this.refresh(state, this.view, TOUCHES[event.type]);
    return { seq: this.count, moment, at, story: storyOf(event, fields, this.eyes.knowledge), patch };
  }

  /** The whole view, built anew; {} before the game exists. */
  viewOf(state: GameState): GameView {
    const view: View = {};
    if (state.game !== null) this.refresh(state, view, EVERY_SECTION);
    return view as unknown as GameView;
  }

  /** What the viewer means by an id. */
  objectOf(id: string): ObjectId | undefined {
    return this.eyes.knowledge.objectOf(id);
  }

  private refresh(state: GameState, view: View, sections: readonly Section[]): JsonObject {
    let patch: Record<string, Json> | undefined;
    for (const section of sections) {
      const part = SECTIONS[section](state, this.eyes, view);
      for (const key of Object.keys(part)) {
        const now = part[key];
        const change = changeBetween(view[key], now);
        if (change === undefined) continue;
        patch ??= {};
        patch[key] = change;
        if (now === undefined) Reflect.deleteProperty(view, key);
        else view[key] = now;
      }
    }
    return patch ?? NO_PATCH;
  }
}
