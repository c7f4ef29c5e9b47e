// The port of a read model: what a projection folds into, and how far it has come. A read model is disposable: if
// anything is wrong with it, it is emptied and folded from the log again.
import type { Position, StoredEvent } from '#event-store';

/** The place of an event: enough to tell whether a read model was folded from this store. */
export type EventPlace = Pick<StoredEvent, 'stream' | 'revision' | 'id' | 'position'>;

export interface Reached {
  /** The version of the projection that folded it. */
  readonly version: string;
  /** The last event read, folded or not. */
  readonly place: EventPlace;
}

/** What the fold of a batch needs of its events. */
export interface Placed {
  readonly position: Position;
}

export interface ReadBatch<Event extends Placed = StoredEvent> {
  /** The position of the event before the first of these; undefined if these are the log's first. */
  readonly after: Position | undefined;
  /** In log order. */
  readonly events: readonly Event[];
  readonly reached: Reached;
}

/** The storage cannot be read or written any more, now or later: it has to be emptied. */
export class ReadModelDamaged extends Error {
  override readonly name = 'ReadModelDamaged';
}

/** The storage cannot be read or written now. */
export class ReadModelAway extends Error {
  override readonly name = 'ReadModelAway';
}

/** Every method may throw `ReadModelDamaged`, or another error if the same call may succeed later. */
export interface ReadModel<Shelf> {
  /** Undefined if it is empty. */
  checkpoint(): Reached | undefined;
  /**
   * Folds the batch and moves the checkpoint, both or neither. It skips events that are already folded, so two
   * processes may share a read model. `gap`: events between the checkpoint and the batch are missing, or
   * another version folded it; nothing was done.
   */
  apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Shelf, events: readonly Event[]) => void,
  ): 'applied' | 'gap';
  /** Empties it, damaged or not. */
  reset(): void;
  close(): void;
  /** Begins an empty one beside what there is, and builds that from now on. What there is answers until `complete`. */
  rebuildBeside?(): void;
  /** The version of what answers while another one is being built beside it. */
  readonly older?: string | undefined;
  /** The one that was being built has caught up with the log: it answers from now on. */
  complete?(): void;
  /** Told when the log is followed from the checkpoint on, and when it no longer is. */
  followed?(is: boolean): void;
}

/** The events of a batch that a read model with this checkpoint has not folded yet. */
export function eventsDue<Event extends Placed>(
  checkpoint: Reached | undefined,
  { after, events, reached }: ReadBatch<Event>,
): readonly Event[] | 'gap' {
  if (checkpoint === undefined) return after === undefined ? events : 'gap';
  const { version, place } = checkpoint;
  if (version !== reached.version || (after !== undefined && place.position < after)) return 'gap';
  return events.filter(({ position }) => position > place.position);
}

/** The checkpoint after a batch. */
export const later = (checkpoint: Reached | undefined, reached: Reached): Reached =>
  checkpoint === undefined || checkpoint.place.position < reached.place.position ? reached : checkpoint;
