// A read model in the memory of this node, folded again after each start. An event may be folded twice, if a later
// one of its batch throws: the second time must change nothing.
import { eventsDue, later, type ReadBatch, type Placed, type Reached, type ReadModel } from './read-model.js';

export class MemoryReadModel<Shelf> implements ReadModel<Shelf> {
  #checkpoint: Reached | undefined;

  constructor(
    readonly shelf: Shelf,
    private readonly on: {
      readonly emptied: () => void;
      readonly followed?: (is: boolean) => void;
    },
  ) {}

  checkpoint(): Reached | undefined {
    return this.#checkpoint;
  }

  apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Shelf, events: readonly Event[]) => void,
  ): 'applied' | 'gap' {
    const due = eventsDue(this.#checkpoint, batch);
    if (due === 'gap') return 'gap';
    fold(this.shelf, due);
    this.#checkpoint = later(this.#checkpoint, batch.reached);
    return 'applied';
  }

  reset(): void {
    this.on.emptied();
    this.#checkpoint = undefined;
  }

  close(): void {
    this.reset();
  }

  followed(is: boolean): void {
    this.on.followed?.(is);
  }
}
