// The query and the command of judges for games that wait for a ruling.
import { Command, Query } from '@nestjs/cqrs';
import type { GameId } from '#kernel';
import type { Terms } from '#rules';
import type { ReferralView } from '#visibility';
import type { ActionOutcome, Asker, ListedGame } from '../../contract/contract.js';

/** A game that waits for a ruling, and what it waits for, as everyone at its table sees it. */
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

/** A page of the games in which the asker may rule; null if the asker is not a judge. */
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
