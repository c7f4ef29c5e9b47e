// Why a game is quarantined, and since when.
import type { Instant } from '#kernel';

export const QUARANTINE_REASONS = [
  /** Every possible answer to the open question causes more work than one command may cause. */
  'too-much-work',
  /** The server failed to compute the next events. */
  'engine-fault',
  /** The operator stopped it. */
  'by-operator',
  /** The log holds something this server cannot read. The reader finds out by itself; no event records it. */
  'unreadable-log',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

export type Quarantine = {
  why: QuarantineReason;
  since: Instant;
};

/** True while the game is quarantined: no player, clock, timer or bot can act in it. */
export const isQuarantined = ({ quarantine }: { readonly quarantine?: Quarantine | null }): boolean =>
  (quarantine ?? null) !== null;
