// A game that is stopped for a judge: under which dispute, who called, and since when.
import type { Instant } from '#kernel';
import type { DisputeId, Seat } from './ids.js';
import { isQuarantined, type Quarantine } from './quarantine.js';

/** How often one player of a game can call a judge. */
export const MOST_CALLS = 5;

/** In seconds: no further call of a player waits for less, unless the first one does. */
export const SHORTEST_CALL = 60;

/** A rewind keeps it: the game is stopped until the ruling is applied. */
export interface Dispute {
  id: DisputeId;
  /** The player who called; null: a judge stopped the game without a call. */
  seat: Seat | null;
  since: Instant;
  /** When the call lapses if no judge takes it; null: a judge has it, or it never lapses. */
  until: Instant | null;
  /** A judge has it: it neither lapses nor can be withdrawn. */
  taken: boolean;
}

interface Stopped {
  readonly quarantine?: Quarantine | null;
  readonly dispute?: Dispute | null;
}

export const isInDispute = ({ dispute }: Pick<Stopped, 'dispute'>): boolean => (dispute ?? null) !== null;

/** True while no player, clock, timer or bot can act: the game is in dispute or quarantined. */
export const isStopped = (state: Stopped): boolean => isInDispute(state) || isQuarantined(state);
