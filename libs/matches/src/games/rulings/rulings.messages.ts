// What judges ask of the games that wait for their ruling, and what they say.
import { Command, Query } from '@nestjs/cqrs';
import type { GameId } from '#kernel';
import type { Terms } from '#rules';
import type { ReferralView } from '#visibility';
import type { ActionOutcome, Asker, ListedGame } from '../contract.js';

/** A game that waits for a ruling, as everyone at its table sees what it waits for. */
export interface ReferredGame {
  readonly id: GameId;
  readonly terms: Terms;
  readonly seats: ListedGame['seats'];
  readonly referral: ReferralView;
}

export interface ReferredPage {
  readonly games: readonly ReferredGame[];
  readonly next: GameId | null;
}

/** A page of the games that the asker may rule in; null for who is no judge. */
export class ListReferrals extends Query<ReferredPage | null> {
  constructor(
    readonly asker: Asker,
    readonly first: number,
    readonly after: string | undefined,
  ) {
    super();
  }
}

export interface GivenRuling {
  readonly referral: string;
  readonly outcome: 'stands' | 'nothing';
  /** The proposal that stands. */
  readonly attempt: number | null;
  readonly reason: string;
}

export class Rule extends Command<ActionOutcome> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly commandId: string,
    readonly ruling: GivenRuling,
  ) {
    super();
  }
}
