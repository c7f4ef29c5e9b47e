// The continuous effects that exist at a point of a pass through the layers, and what was read to find them.
// They are collected again only when one may have come or gone.
import type { GameObject, GameState } from '../../../model/state/game-state.js';
import { objectNumber, type ObjectId } from '../../../model/basics/ids.js';
import { changingAmong } from '../../../model/printed/changing.js';
import type { Sight } from '../../language/sight.js';
import { readWhile, staysInPlay } from '../effects/bearing.js';
import {
  newlyCollected,
  collectLasting,
  collectPlain,
  collectStatics,
  type AskedCondition,
  type Collected,
  type Continuous,
} from '../effects/continuous.js';
import type { Draft } from '../alone/draft.js';
import { plainOf } from '../alone/plain.js';

export class Existing {
  /** Null once one may have come or gone. */
  collected: Collected | null = null;
  readonly everCollected: Collected[] = [];
  latest = -1;
  /** True once something was read that may change while no object does. */
  momentary = false;
  readonly asked: AskedCondition[] = [];
  /** True while nothing but the battlefield was read or changed. */
  inPlay: boolean;
  private readonly isSource: ReadonlySet<GameObject>;

  constructor(
    private readonly state: GameState,
    /** Objects whose static abilities count. */
    private readonly sources: readonly GameObject[],
    /** cr 604.7: the sight of static abilities, which know nothing of objects that are gone. */
    private readonly present: Sight,
  ) {
    this.isSource = new Set(sources);
    this.inPlay = state.naming === null && sources.every(({ permanent }) => permanent !== undefined);
  }

  /** `drafts`: the objects that effects have changed so far. */
  among(drafts: ReadonlyMap<ObjectId, Draft>): Collected {
    if (this.collected !== null) return this.collected;
    const found = newlyCollected();
    for (const object of this.sources) this.collectFrom(object, drafts, found);
    for (const [id, draft] of drafts) {
      const object = this.state.objects[objectNumber(id)];
      if (object !== undefined && changingAmong(draft.abilities).length > 0 && !this.isSource.has(object))
        collectStatics(this.present, object, draft, found);
    }
    collectLasting(this.state, found);
    this.collected = found;
    this.note(found);
    return found;
  }

  /** The effect as it is now; undefined if it has gone. Only what its own source says is read again. */
  again(
    { key, isStatic, context: { source } }: Continuous,
    drafts: ReadonlyMap<ObjectId, Draft>,
  ): Continuous | undefined {
    const object = this.state.objects[objectNumber(source)];
    if (this.collected !== null || isStatic !== true || object === undefined)
      return this.among(drafts).effects.find((one) => one.key === key);
    const found = newlyCollected();
    this.collectFrom(object, drafts, found);
    this.note(found);
    return found.effects.find((one) => one.key === key);
  }

  private collectFrom(object: GameObject, drafts: ReadonlyMap<ObjectId, Draft>, found: Collected): void {
    const draft = drafts.get(object.id);
    if (draft === undefined) collectPlain(this.present, object, plainOf(this.state, object), found);
    else collectStatics(this.present, object, draft, found);
  }

  private note(found: Collected): void {
    this.everCollected.push(found);
    for (const { timestamp } of found.effects) this.latest = Math.max(this.latest, timestamp);
    this.momentary ||= found.momentary || found.effects.some((effect) => readWhile(effect, 'moment'));
    this.inPlay &&= found.inPlay && found.effects.every((effect) => staysInPlay(this.state, effect));
    for (const one of found.asked)
      if (!this.asked.some((other) => isSameQuestion(one, other))) this.asked.push(one);
  }
}

const isSameQuestion = (one: AskedCondition, other: AskedCondition): boolean =>
  one.condition === other.condition &&
  one.context.source === other.context.source &&
  one.context.controller === other.context.controller;
