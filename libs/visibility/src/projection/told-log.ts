// Tells a whole log to one viewer without views: the stories alone, for readers that fold many finished games.
import {
  evolve,
  initialState,
  objectNumber,
  partsOf,
  plainWriter,
  type GameEvent,
  type GameState,
  type ObjectId,
  type SingleEvent,
} from '#rules';
import { isPublic } from '../viewers/audience.js';
import { Projector } from './projector.js';
import type { Story } from '../view/view.js';
import { seesAll, type Viewer } from '../viewers/viewer.js';
import { watchedLog } from './watched-log.js';

export interface ToldEvent {
  /** The number of the event in the log, counted from 0. */
  readonly nth: number;
  /** How many events everyone has noticed. */
  readonly moment: number;
  readonly story: Story;
  /** The name printed on the card that it is about, for a viewer from whom nothing is hidden; otherwise null. */
  readonly printed: string | null;
  /** How many objects it is about, for the same viewer: those in a library have no ids that anybody sees. */
  readonly objects: number | null;
}

export class ToldLog {
  readonly state: GameState = initialState();
  readonly #teller: Projector;

  constructor(
    private readonly log: readonly GameEvent[],
    private readonly viewer: Viewer,
  ) {
    this.#teller = new Projector(viewer);
  }

  /** What the viewer learns, each thing right after the state took it; what happened at once comes one by one. */
  *told(): Generator<ToldEvent> {
    let moment = 0;
    for (const [nth, event] of this.log.entries()) {
      this.#take(event, nth);
      if (isPublic(event)) moment += 1;
      for (const part of partsOf(event)) {
        const story = this.#teller.tell(this.state, part);
        if (story !== undefined) yield { nth, moment, story, ...this.#hiddenIn(part) };
      }
    }
  }

  #take(event: GameEvent, nth: number): void {
    if (event.type !== 'Rewound') {
      evolve(this.state, event);
      return;
    }
    const earlier = watchedLog(this.log.slice(0, nth), [this.viewer], event.to);
    evolve(this.state, event, plainWriter, earlier.state);
    this.#teller.returnTo(earlier.projector(this.viewer));
  }

  #hiddenIn(event: SingleEvent): Pick<ToldEvent, 'printed' | 'objects'> {
    if (!seesAll(this.viewer)) return { printed: null, objects: null };
    const { objects } = event as { readonly objects?: readonly unknown[] };
    return { printed: this.#printedOn(event), objects: objects?.length ?? null };
  }

  #printedOn(event: SingleEvent): string | null {
    const { object, becomes } = event as { readonly object?: ObjectId | null; readonly becomes?: ObjectId };
    const about = becomes ?? object ?? undefined;
    if (about === undefined) return null;
    const identity = this.state.objects[objectNumber(about)]?.identity;
    const definition = identity?.printed ?? identity?.definition ?? null;
    return definition === null ? null : (this.state.definitions[definition]?.name ?? null);
  }
}
