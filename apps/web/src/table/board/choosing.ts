// What is being chosen on the board just now: which objects and players can be, and which have been.
import { signal } from '@preact/signals';

export interface Choosing {
  readonly objects: ReadonlySet<string>;
  readonly seats: ReadonlySet<number>;
  /** Objects by their ids, players by their seats, in the order in which they were picked. */
  readonly picked: readonly (string | number)[];
  readonly pick: (one: string | number) => void;
}

export const choosing = signal<Choosing | null>(null);
