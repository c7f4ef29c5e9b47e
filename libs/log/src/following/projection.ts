// A projection: which events a read model is made of, and how each changes it.
import type { StoredEvent } from '#event-store';

export interface Projection<Shelf> {
  /** Its name in log lines, in readiness and in its figure of lag. */
  readonly name: string;
  /** Change it when the read model stores or folds something differently: it is then folded anew. */
  readonly version: string;
  /** Earlier versions that this release's queries can read: they answer while the read model is folded anew. */
  readonly readable?: readonly string[];
  /** The types of events that it folds; the store hands over no others. */
  readonly types: readonly string[];
  /** The first event it folds: of the whole log, or of those that come once it follows. By default `start`. */
  readonly from?: 'start' | 'end';
  /** True if it needs no events that this node appended. */
  readonly othersOnly?: boolean;
  /** Whether it answers before it has caught up with the log. By default only `when-whole`. */
  readonly answers?: 'when-whole' | 'always';
  /**
   * Folds one event. If it throws, the event is left out and reported. The errors of a read model's storage
   * (`ReadModelDamaged`, `ReadModelAway`) pass through it.
   */
  apply(shelf: Shelf, event: StoredEvent): void;
}
