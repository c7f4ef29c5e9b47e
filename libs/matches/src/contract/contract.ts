// The contract between the edges and the games: actions with the viewer's own ids, and answers that show
// everything a viewer may know and nothing else.
import type { CommandId, Duration, GameId, Instant, JsonObject, PlayerId } from '#kernel';
import type {
  Awaited,
  BotKind,
  EndReason,
  Origin,
  Passing,
  PlayerCommand,
  QuestionKind,
  RefusalCode as RulesRefusalCode,
  Seat,
  Terms,
} from '#rules';
import type { DisputeRefusalCode } from '#disputes';
import type { QuotaRefusalCode } from './quota-codes.js';
import type { Completion, FeedEntry, GameView, GivenAnswer, Viewer, VisibleId } from '#visibility';

export type { GivenAnswer, GivenPlay, GivenTarget, OfferedPlay } from '#visibility';

/** A named card: by whom and when. */
export interface UsedName {
  readonly name: string;
  readonly seat: Seat;
  readonly turn: number;
}

/** A player's private note. */
/** Something said at a table. */
export interface ChatLine {
  /** From 1. */
  readonly place: number;
  readonly author: PlayerId;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: Instant;
}

export interface Note {
  readonly seat: Seat;
  readonly moment: number;
  readonly at: Instant;
  readonly text: string;
}

/** How far an action has been put together. */
export type CompletionSight =
  | Extract<Completion, { kind: 'complete' }>
  /** `view`: the asker's present view, which the question refers to. */
  | (Extract<Completion, { kind: 'choose' }> & { readonly view: GameView })
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** A player's action in an existing game. The handler checks its shape; the edge only names the fields. */
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
  | { readonly type: 'agree-to-open' }
  | { readonly type: 'ask-take-back'; readonly moment: number }
  | { readonly type: 'answer-take-back'; readonly moment: number; readonly agrees: boolean };

/** The terms that a creator chooses; the rest follows the offer. */
export type RequestedTerms = { readonly [K in keyof Terms]?: Terms[K] | undefined };

export type MatchRefusalCode =
  | RulesRefusalCode
  | 'too-many-names'
  | QuotaRefusalCode
  | DisputeRefusalCode
  | 'unknown-player'
  | 'not-a-judge'
  | 'unknown-annotation'
  | 'too-many-annotations'
  | 'unknown-object'
  | 'unknown-seat'
  | 'unknown-entry'
  | 'what-if-gone'
  | 'what-if-quota'
  | 'invalid-command'
  | 'unreadable-outcome'
  | 'engine-fault'
  | 'store-unavailable'
  | 'outcome-unknown';

export interface MatchRefusal {
  readonly code: MatchRefusalCode;
  readonly rule: string;
  readonly message: string;
  /** The rules of the keywords that the action comes from. */
  readonly also?: readonly string[];
  /** The same command may be accepted later although nothing else changes. */
  readonly retriable: boolean;
  /** Do not send it again earlier. */
  readonly retryAfter?: Duration;
}

export type ActionOutcome =
  | { readonly kind: 'accepted'; readonly game: GameId; readonly seq: number; readonly cursor: string }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** The asker, as a verified token describes them. The accounts' principal fits. */
export interface Asker {
  readonly player: PlayerId;
  readonly roles: readonly string[];
  /** The address of the request; bots have none. */
  readonly address?: string;
}

/** A game through the asker's eyes. */
export interface GameSight {
  readonly game: GameId;
  readonly viewer: Viewer;
  readonly view: GameView;
  readonly moment: number;
  /** The end of the viewer's feed now. */
  readonly seq: number;
  readonly cursor: string;
  /** The commands the asker may give now; empty for a past moment. */
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

/** Entries up to a place of the viewer's feed, from the view before them. */
export interface LastEntries {
  readonly entries: readonly FeedItem[];
  /** The place after the last of them. */
  readonly cursor: string;
  /** The view before the first of them, and the place there; undefined at the beginning of the feed. */
  readonly before: (Pick<GameSight, 'view' | 'moment'> & { readonly cursor: string }) | undefined;
}

/** What becomes public once a game has opened. */
export interface OpenedSecret {
  readonly game: GameId;
  /** The server's share of the randomness. */
  readonly seed: string;
  /** The secret from which the chain of the log is salted. */
  readonly chain: string;
}

/** A page of an opened log. */
export interface LogSlice {
  readonly events: readonly JsonObject[];
  /** The place of the page's last event, if more follow. */
  readonly next: number | null;
}

export type FeedCloseReason =
  | 'token-ended'
  | 'server-stops'
  | 'too-slow'
  | 'store-unavailable'
  /** The follower's relation to the game has changed or ended: the rest of the feed is another viewer's. */
  | 'viewer-changed';

export type FeedMessage =
  | { readonly kind: 'entry'; readonly entry: FeedItem }
  | { readonly kind: 'caught-up'; readonly cursor: string }
  | { readonly kind: 'closed'; readonly reason: FeedCloseReason; readonly cursor: string | null };

/** The cursor belongs to another viewer, another game or another feed version, or is no cursor at all. */
export type CursorFault = 'not-a-cursor' | 'not-yours' | 'outdated' | 'ahead';

export type Sighted<T> =
  | { readonly kind: 'found'; readonly value: T }
  /** The game does not exist, or not for the asker; the answer does not say which. */
  | { readonly kind: 'unknown-game' }
  /** The asker may see the game, but not through these eyes. */
  | { readonly kind: 'bad-eyes' }
  /** No share code of this installation. */
  | { readonly kind: 'bad-share-code' }
  | { readonly kind: 'bad-cursor'; readonly fault: CursorFault }
  | { readonly kind: 'no-such-moment' }
  /** Answering would take too much work. */
  | { readonly kind: 'too-much' }
  | { readonly kind: 'unavailable' };

/** What a judge is shown, or the reason why not. */
export type Judged<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

export type ListedStatus = 'gathering' | 'playing' | 'over';

export interface ListedGame {
  readonly id: GameId;
  readonly status: ListedStatus;
  readonly terms: Terms;
  readonly host: PlayerId;
  readonly createdAt: Instant;
  readonly seats: readonly { readonly seat: Seat; readonly player: PlayerId | null }[];
  readonly invited: boolean;
  /** What it waits for the asker to do; null if it does not. */
  readonly awaited: Awaited | null;
  /** The deadline of the judge's ruling that it waits for; null if it does not. */
  readonly rulingUntil: Instant | null;
  /** It is stopped for a judge. */
  readonly stopped: boolean;
  /** Whose position it goes on from. */
  readonly origin: Origin | null;
  /** The result of a finished game. */
  readonly result: { readonly reason: EndReason; readonly winners: readonly Seat[] } | null;
}

export interface ListedPage {
  readonly games: readonly ListedGame[];
  readonly next: GameId | null;
}

export type { CommandId, FeedEntry, GameView, QuestionKind, Seat, Terms, Viewer, VisibleId };
