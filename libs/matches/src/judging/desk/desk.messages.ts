// The commands and queries of disputes.
import { Command, Query } from '@nestjs/cqrs';
import type { Instant, PlayerId } from '#kernel';
import type { Infraction, PenaltyGrade, ShownDispute } from '#disputes';
import type { DisputeId, Seat } from '#rules';
import type { Foreseen } from '#visibility';
import type { Asker, MatchRefusal } from '../../contract/contract.js';
import type { GivenAction, GivenRulingText } from './given-ruling.js';

/** A dispute as the asker sees it. */
export interface SeenDispute {
  readonly id: DisputeId;
  /** How often it has changed. */
  readonly version: number;
  readonly changedAt: Instant;
  readonly shown: ShownDispute;
  /** For a judge: what each ruling does, in its order, with the ids that the judge sees. */
  readonly remedies: readonly (readonly unknown[])[] | null;
}

export type DisputeOutcome =
  | { readonly kind: 'accepted'; readonly dispute: SeenDispute }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** A player calls a judge: the game stops at once. */
export class CallJudge extends Command<DisputeOutcome> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly commandId: string,
    readonly sentence: string,
    /** Of a challenge: the seat that is challenged. */
    readonly challenged: number | null,
  ) {
    super();
  }
}

/** A judge stops a game without a call, and has the dispute. */
export class StopGame extends Command<DisputeOutcome> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly commandId: string,
  ) {
    super();
  }
}

/** The shape of the action is checked when it is handled. */
export class ActInDispute extends Command<DisputeOutcome> {
  constructor(
    readonly asker: Asker,
    readonly dispute: string,
    readonly commandId: string,
    readonly action: GivenAction,
  ) {
    super();
  }
}

/** Null: there is no such dispute, or it is not for the asker. */
export class ViewDispute extends Query<SeenDispute | null> {
  constructor(
    readonly asker: Asker,
    readonly dispute: string,
  ) {
    super();
  }
}

/** How far a dispute is, for those who follow it; null: it is not for the asker. Shows nothing else. */
export class WatchDispute extends Query<{
  readonly version: number;
  readonly stage: ShownDispute['stage'];
} | null> {
  constructor(
    readonly asker: Asker,
    readonly dispute: string,
  ) {
    super();
  }
}

/** What everyone would learn of a ruling, for the judge who would give it. */
export class PreviewRuling extends Query<PreviewOutcome> {
  constructor(
    readonly asker: Asker,
    readonly dispute: string,
    readonly ruling: GivenRulingText,
  ) {
    super();
  }
}

export type PreviewOutcome =
  | { readonly kind: 'foreseen'; readonly foreseen: readonly Foreseen[] }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** The disputes of a game, in the order in which they were opened. Null: the asker has no part in the game. */
export class DisputesOf extends Query<readonly SeenDispute[] | null> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
  ) {
    super();
  }
}

/** A call as the queue has it, without anything that somebody wrote. */
export interface QueuedCall {
  readonly id: DisputeId;
  readonly game: string;
  readonly seat: Seat | null;
  readonly openedBy: PlayerId;
  readonly openedAt: Instant;
  readonly moment: number;
  readonly isChallenge: boolean;
  readonly waitsFor: 'judge' | 'head-judge';
  readonly until: Instant | null;
}

export interface QueuePage {
  readonly calls: readonly QueuedCall[];
  /** The place of each call: the page after it begins there. */
  readonly places: readonly string[];
  readonly next: string | null;
}

/** A page of what waits for a judge, or for a head judge; null if the asker is neither. */
export class ViewQueue extends Query<QueuePage | null> {
  constructor(
    readonly asker: Asker,
    readonly waitsFor: 'judge' | 'head-judge',
    readonly first: number,
    readonly after: string | undefined,
  ) {
    super();
  }
}

export interface PenaltyHistory {
  /** What the player was penalised for before at that event. */
  readonly earlier: readonly Infraction[];
  /** What is proposed for one more of the infraction; null: nothing but what fits it. */
  readonly proposed: PenaltyGrade | null;
}

/** What a judge should know before a penalty; null for everyone who is no judge. */
export class ViewPenalties extends Query<PenaltyHistory | null> {
  constructor(
    readonly asker: Asker,
    readonly player: string,
    readonly event: string,
    readonly infraction: string,
  ) {
    super();
  }
}
