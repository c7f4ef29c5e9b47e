// What the edges ask of the games, and what they get: actions in the viewer's own terms, answers that hide nothing
// a viewer may know and show nothing else.
import type { CommandId, Duration, GameId, Instant, JsonObject, PlayerId } from '#kernel';
import type {
  Awaited,
  BotKind,
  EndReason,
  Passing,
  PlayerCommand,
  QuestionKind,
  RefusalCode as RulesRefusalCode,
  Seat,
  Terms,
} from '#rules';
import type { QuotaRefusalCode } from './quotas/codes.js';
import type { Completion, FeedEntry, GameView, GivenAnswer, Viewer, VisibleId } from '#visibility';

export type { GivenAnswer, GivenPlay, GivenTarget, OfferedPlay } from '#visibility';

/** A name that was given, by whom and when. */
export interface UsedName {
  readonly name: string;
  readonly seat: Seat;
  readonly turn: number;
}

/** How far an action has come. */
export type CompletionSight =
  | Extract<Completion, { kind: 'complete' }>
  /** `view`: what the asker sees now: the question speaks of it. */
  | (Extract<Completion, { kind: 'choose' }> & { readonly view: GameView })
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** What a player does in a game that exists. Shapes are checked by the handler; the edge only names the fields. */
export type GameAction =
  | { readonly type: 'invite'; readonly player: string }
  | { readonly type: 'withdraw-invitation'; readonly player: string }
  | { readonly type: 'decline' }
  | { readonly type: 'join' }
  | { readonly type: 'leave' }
  | { readonly type: 'unseat'; readonly seat: number }
  | { readonly type: 'seat-bot'; readonly bot: BotKind }
  | { readonly type: 'unseat-bot'; readonly seat: number }
  | { readonly type: 'ready'; readonly commitment: string | null }
  | { readonly type: 'start' }
  | { readonly type: 'open-entropy'; readonly entropy: string }
  | { readonly type: 'answer'; readonly decision: string; readonly answer: GivenAnswer }
  | { readonly type: 'shortcut'; readonly decision: string; readonly choices: number; readonly times: number }
  | ({ readonly type: 'set-passing' } & Passing)
  | { readonly type: 'concede' }
  | { readonly type: 'concede-absent'; readonly seat: number }
  | { readonly type: 'agree-to-open' };

/** Those of the terms that a creator says; the rest is as the offer has it. */
export type RequestedTerms = { readonly [K in keyof Terms]?: Terms[K] | undefined };

export type MatchRefusalCode =
  | RulesRefusalCode
  | 'too-many-names'
  | QuotaRefusalCode
  | 'unknown-player'
  | 'not-a-judge'
  | 'invalid-command'
  | 'unreadable-outcome'
  | 'engine-fault'
  | 'store-unavailable'
  | 'outcome-unknown';

export interface MatchRefusal {
  readonly code: MatchRefusalCode;
  readonly rule: string;
  readonly message: string;
  /** The rules of the keywords it comes from. */
  readonly also?: readonly string[];
  /** The same command may be accepted later without anything else changing. */
  readonly retriable: boolean;
  /** Not worth sending again before. */
  readonly retryAfter?: Duration;
}

export type ActionOutcome =
  | { readonly kind: 'accepted'; readonly game: GameId; readonly seq: number; readonly cursor: string }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** Who asks: what a verified token says. The accounts' principal fits. */
export interface Asker {
  readonly player: PlayerId;
  readonly roles: readonly string[];
  /** Where the request comes from; bots come from nowhere. */
  readonly address?: string;
}

/** A game through the asker's eyes. */
export interface GameSight {
  readonly game: GameId;
  readonly viewer: Viewer;
  readonly view: GameView;
  readonly moment: number;
  /** Of the viewer's feed, now. */
  readonly seq: number;
  readonly cursor: string;
  /** The commands the asker may give now; empty for a moment of the past. */
  readonly legal: readonly PlayerCommand['type'][];
}

export interface FeedItem extends FeedEntry {
  readonly cursor: string;
}

export interface FeedSlice {
  readonly entries: readonly FeedItem[];
  readonly cursor: string;
  readonly complete: boolean;
}

/** What a game that has opened no longer keeps to itself. */
export interface OpenedSecret {
  readonly game: GameId;
  /** The server's part of the randomness. */
  readonly seed: string;
  /** What the chain of the log is salted from. */
  readonly chain: string;
}

/** A page of an opened log. */
export interface LogSlice {
  readonly events: readonly JsonObject[];
  /** The place of its last event, where more follows. */
  readonly next: number | null;
}

export type FeedCloseReason =
  | 'token-ended'
  | 'server-stops'
  | 'too-slow'
  | 'store-unavailable'
  /** Who follows is something else to the game by now, or nothing: it was another's feed from here on. */
  | 'viewer-changed';

export type FeedMessage =
  | { readonly kind: 'entry'; readonly entry: FeedItem }
  | { readonly kind: 'caught-up'; readonly cursor: string }
  | { readonly kind: 'closed'; readonly reason: FeedCloseReason; readonly cursor: string | null };

/** A cursor that is of another viewer, another game, another feed version, or no cursor at all. */
export type CursorFault = 'not-a-cursor' | 'not-yours' | 'outdated' | 'ahead';

export type Sighted<T> =
  | { readonly kind: 'found'; readonly value: T }
  /** No such game, or none for the asker: which of the two is not said. */
  | { readonly kind: 'unknown-game' }
  | { readonly kind: 'bad-cursor'; readonly fault: CursorFault }
  | { readonly kind: 'bad-moment' }
  /** Too much would have to be looked at. */
  | { readonly kind: 'too-much' }
  | { readonly kind: 'unavailable' };

export type ListedStatus = 'gathering' | 'playing' | 'over';

export interface ListedGame {
  readonly id: GameId;
  readonly status: ListedStatus;
  readonly terms: Terms;
  readonly host: PlayerId;
  readonly createdAt: Instant;
  readonly seats: readonly { readonly seat: Seat; readonly player: PlayerId | null }[];
  readonly invited: boolean;
  /** What it waits for the asker to do; null: for nothing. */
  readonly awaited: Awaited | null;
  /** Until when it waits for a judge's ruling; null: it does not. */
  readonly rulingUntil: Instant | null;
  /** Of a game that is over. */
  readonly result: { readonly reason: EndReason; readonly winners: readonly Seat[] } | null;
}

export interface ListedPage {
  readonly games: readonly ListedGame[];
  readonly next: GameId | null;
}

export type { CommandId, FeedEntry, GameView, QuestionKind, Seat, Terms, Viewer, VisibleId };
