// Why a game stands still, and since when.
import type { Instant } from '#kernel';

export const QUARANTINE_REASONS = [
  /** Whatever is answered to the open question, more follows than one command may set going. */
  'too-much-work',
  /** The server failed to work out what comes next. */
  'engine-fault',
  /** The operator stopped it. */
  'by-operator',
  /** Its log holds what this server cannot read. Known from reading it; never an event of the log. */
  'unreadable-log',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

export type Quarantine = {
  why: QuarantineReason;
  since: Instant;
};

/** Whether nothing moves the game: no player, clock, timer or bot. */
export const isQuarantined = ({ quarantine }: { readonly quarantine?: Quarantine | null }): boolean =>
  (quarantine ?? null) !== null;
