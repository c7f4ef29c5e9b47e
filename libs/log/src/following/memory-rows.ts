// Rows in memory: the model that the other implementation is compared with, and the rows of tests.
import type { Json } from '#kernel';
import { eventsDue, later, type Placed, type ReadBatch, type Reached } from './read-model.js';
import { RowStorage, type Row, type Rows, type RowsModel } from './rows.js';

interface Generation {
  rows: ReadonlyMap<string, string>;
  reached: Reached | undefined;
}

const empty = (): Generation => ({ rows: new Map(), reached: undefined });

export class MemoryRows implements RowsModel {
  #answering = empty();
  #building = this.#answering;

  get older(): string | undefined {
    return this.#answering === this.#building ? undefined : this.#answering.reached?.version;
  }

  checkpoint(): Reached | undefined {
    return this.#building.reached;
  }

  apply<Event extends Placed>(
    batch: ReadBatch<Event>,
    fold: (shelf: Rows, events: readonly Event[]) => void,
  ): 'applied' | 'gap' {
    const { rows, reached } = this.#building;
    const due = eventsDue(reached, batch);
    if (due === 'gap') return 'gap';
    const changed = new Map(rows);
    fold(rowsOf(changed), due);
    this.#building.rows = changed;
    this.#building.reached = later(reached, batch.reached);
    return 'applied';
  }

  get(key: string): Json | undefined {
    return valueOf(this.#answering.rows.get(key));
  }

  page(request: Parameters<Rows['page']>[0]): readonly Row[] {
    return pageOf(this.#answering.rows, request);
  }

  rebuildBeside(): void {
    this.#building = empty();
  }

  complete(): void {
    this.#answering = this.#building;
  }

  reset(): void {
    this.#answering = this.#building = empty();
  }

  close(): void {
    // Like a file, it outlives the follower.
  }
}

export class MemoryRowStorage extends RowStorage {
  open(): RowsModel {
    return new MemoryRows();
  }
}

const rowsOf = (rows: Map<string, string>): Rows => ({
  get: (key) => valueOf(rows.get(key)),
  page: (request) => pageOf(rows, request),
  put: (key, value) => void rows.set(key, JSON.stringify(value)),
  remove: (key) => void rows.delete(key),
});

const valueOf = (text: string | undefined): Json | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as Json);

function pageOf(
  rows: ReadonlyMap<string, string>,
  { prefix = '', after, max }: Parameters<Rows['page']>[0],
): readonly Row[] {
  return [...rows]
    .filter(([key]) => key.startsWith(prefix) && (after === undefined || byBytes(key, after) > 0))
    .sort(([a], [b]) => byBytes(a, b))
    .slice(0, max)
    .map(([key, text]) => ({ key, value: JSON.parse(text) as Json }));
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
