// What the follower of the log folds into: the games whose facts have to be made, and how far the log was read. It is
// in memory; the file of the facts has the checkpoint from which it begins.
import type { StreamName } from '#kernel';
import type { StoredEvent } from '#event-store';
import {
  eventsDue,
  familyOf,
  later,
  type EventPlace,
  type Placed,
  type Projection,
  type Reached,
  type ReadBatch,
  type ReadModel,
} from '#log';
import type { GameEvent } from '#rules';

/** What can change the facts of a game: while it is played, it has none. */
export const CHANGES_FACTS = [
  'GameEnded',
  'OpeningAgreed',
  'Rewound',
] as const satisfies readonly GameEvent['type'][];

export interface DueGame {
  readonly stream: StreamName;
  /** The event that changes its facts. */
  readonly place: EventPlace;
}

interface WaitingGame extends DueGame {
  /** When it was read from the log, in milliseconds of this process. */
  readonly since: number;
}

export const factsProjection = (version: string): Projection<DueGame[]> => ({
  name: 'analytics',
  version,
  types: CHANGES_FACTS,
  answers: 'always',
  apply(due, event) {
    if (familyOf(event.stream) === 'game') due.push({ stream: event.stream, place: placeOf(event) });
  },
});

export const placeOf = ({ stream, revision, id, position }: StoredEvent): EventPlace => ({
  ...{ stream, revision, id, position },
});

export class DueGames implements ReadModel<DueGame[]> {
  #due: WaitingGame[] = [];
  #anew = false;

  /** `onDue` is called when there is more to do. */
  constructor(
    private reached: Reached | undefined,
    private readonly onDue: () => void,
  ) {}

  /** Another log: the facts that there are have to go. */
  get anew(): boolean {
    return this.#anew;
  }

  get isEmpty(): boolean {
    return this.#due.length === 0 && !this.#anew;
  }

  /** Since when the first of them waits. */
  get waitingSince(): number | undefined {
    return this.#due[0]?.since;
  }

  /** The first of them, in log order. */
  first(most: number): readonly DueGame[] {
    return this.#due.slice(0, most);
  }

  forgotten(): void {
    this.#anew = false;
  }

  done(count: number): void {
    this.#due.splice(0, count);
  }

  checkpoint(): Reached | undefined {
    return this.reached;
  }

  apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: DueGame[], events: readonly Event[]) => void,
  ): 'applied' | 'gap' {
    const events = eventsDue(this.reached, batch);
    if (events === 'gap') return 'gap';
    const due: DueGame[] = [];
    fold(due, events);
    const since = performance.now();
    for (const one of due) this.#due.push({ ...one, since });
    this.reached = later(this.reached, batch.reached);
    this.onDue();
    return 'applied';
  }

  reset(): void {
    this.#due = [];
    this.#anew = true;
    this.reached = undefined;
    this.onDue();
  }

  close(): void {
    this.#due = [];
  }
}
