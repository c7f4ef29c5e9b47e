// What one viewer sees of a game. Built up from what the viewer may know; plain JSON without nulls, collections
// keyed by id, so that a change of it is a merge patch (RFC 7396): an absent member is what the viewer can't see
// or the game does not have.
import type { Brand, Hash, Instant, GameId, JsonObject, PlayerId } from '#kernel';
import type { DecisionId, EndReason, LossReason, Prompt, QuestionKind, Seat, Step, Terms } from '#rules';

/** An object as one viewer names it: counted in the order that viewer came to see them. */
export type VisibleId = Brand<string, 'VisibleId'>;

export type GameStatus = 'gathering' | 'opening' | 'starting' | 'mulligans' | 'playing' | 'over';

export type GameView = {
  readonly game: GameId;
  /** `seat-0`, `spectator`, `judge`. */
  readonly viewer: string;
  readonly status: GameStatus;
  readonly terms: Terms;
  readonly host: PlayerId;
  readonly createdAt: Instant;
  /** The server's promise to its seed. */
  readonly commitment: Hash;
  readonly invited: readonly PlayerId[];
  /** Until when entropy can be opened. */
  readonly openingDeadline?: Instant;
  /** By seat number. */
  readonly seats: Readonly<Record<string, SeatView>>;
  readonly startingSeat?: Seat;
  readonly turn?: TurnView;
  readonly library?: LibraryView;
  /** What the viewer sees of single objects, by the viewer's ids. */
  readonly objects: Readonly<Record<string, ObjectView>>;
  readonly decision?: DecisionView;
  readonly result?: { readonly reason: EndReason; readonly winners: readonly Seat[] };
};

export type SeatView = {
  readonly seat: Seat;
  readonly team: number;
  readonly player?: PlayerId;
  readonly ready: boolean;
  readonly commitment?: Hash;
  readonly entropy?: string;
  readonly life?: number;
  readonly mulligans: number;
  readonly keptHand: boolean;
  readonly handSize: number;
  /** The viewer's ids of those cards of the hand that the viewer sees, in the order they came. */
  readonly hand?: readonly VisibleId[];
  readonly lost?: LossReason;
};

export type TurnView = { readonly number: number; readonly active: Seat; readonly step?: Step };

export type LibraryView = {
  readonly size: number;
  /** For a judge: the viewer's ids, bottom first. */
  readonly cards?: readonly VisibleId[];
};

export type ObjectView = {
  readonly id: VisibleId;
  readonly name: string;
  readonly cost?: string;
  readonly typeLine: string;
};

export type DecisionView = {
  readonly id: DecisionId;
  readonly seat: Seat;
  readonly kind: QuestionKind;
  readonly prompt: Prompt;
  readonly since: Instant;
  /** From when on the others may concede for who does not answer. */
  readonly absentFrom: Instant;
  /** The content of the question, for who answers it. */
  readonly question?: QuestionView;
};

export type QuestionView =
  | { readonly kind: 'choose-players'; readonly candidates: readonly Seat[]; readonly count: number }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choose-objects'; readonly candidates: readonly VisibleId[]; readonly count: number }
  | { readonly kind: 'priority'; readonly actions: readonly 'pass-turn'[] };

/** One step of a viewer's feed: what happened in the rules' terms, and how it changes the viewer's view. */
export interface FeedEntry {
  /** The viewer's own count of entries, from 1, dense: a function of this feed alone. */
  readonly seq: number;
  /** The spectators' seq at that time: the name of the moment that everyone can use. */
  readonly moment: number;
  readonly at: Instant;
  readonly story: Story;
  /** A JSON merge patch (RFC 7396) of the view. */
  readonly patch: JsonObject;
}

/** The event's type and those of its fields that the viewer may know, objects by the viewer's ids. */
export type Story = JsonObject & { readonly type: string };

/** Rises when the same log would give another feed. */
export const FEED_VERSION = 1;
