// The queries of the audit.
import { Query } from '@nestjs/cqrs';
import type { Instant, PlayerId } from '#kernel';
import type { Asker } from '../../contract/contract.js';
import type { LookRow } from './looks.projection.js';

export interface AuditAsked {
  readonly game?: string | undefined;
  readonly judge?: string | undefined;
  /** Looks that began at this time or later, and before that one. */
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
}

export interface AuditPage {
  readonly looks: readonly LookRow[];
  /** The place of each look: the page after it begins there. */
  readonly places: readonly string[];
  readonly next: string | null;
}

/**
 * For an admin: who looked at what, the newest first; for a judge: their own looks. Null for everyone else, and for a judge who
 * asks about another. A page may have fewer than asked for.
 */
export class ReadAudit extends Query<AuditPage | null> {
  constructor(
    readonly asker: Asker,
    readonly asked: AuditAsked,
    readonly first: number,
    readonly after: string | undefined,
  ) {
    super();
  }
}

/** That a judge looked, and when; not at what. */
export interface KnownLook {
  readonly judge: PlayerId;
  readonly at: Instant;
  readonly until: Instant | null;
}

/** For a player of a finished game: which judges looked at it. Null for everyone else, and before its end. */
export class LookedAt extends Query<readonly KnownLook[] | null> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}
