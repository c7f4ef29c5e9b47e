// Every id that one viewer was ever given, and the object that each of them names. A viewer's own knowledge
// drops an id once the object can no longer be told apart; a judge may still be asked about it.
import { partsOf, type GameEvent, type GameState, type ObjectId } from '#rules';
import type { Projector } from './projector.js';
import { newlySeen } from '../view/position-seen.js';
import type { VisibleId } from '../view/view.js';

export class IdsGiven {
  private readonly byId = new Map<VisibleId, ObjectId>();
  private readonly byObject = new Map<ObjectId, readonly VisibleId[]>();

  /** Call after the viewer's projector has observed the event. */
  note(state: GameState, event: GameEvent, eyes: Projector): void {
    for (const part of partsOf(event))
      for (const { object } of newlySeen(state, part, eyes.viewer)) {
        const id = eyes.idOf(object);
        if (id === undefined || this.byId.has(id)) continue;
        this.byId.set(id, object);
        this.byObject.set(object, [...this.idsOf(object), id]);
      }
  }

  /** In the order in which they were given; the last one is in use. */
  idsOf(object: ObjectId): readonly VisibleId[] {
    return this.byObject.get(object) ?? NONE;
  }

  objectOf(id: string): ObjectId | undefined {
    return this.byId.get(id as VisibleId);
  }
}

const NONE: readonly VisibleId[] = [];
