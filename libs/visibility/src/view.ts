// What one viewer sees of a game. Built up from what the viewer may know; plain JSON without nulls, collections
// keyed by id, so that a change of it is a merge patch (RFC 7396): an absent member is what the viewer can't see
// or the game does not have.
import type { Brand, Hash, Instant, GameId, Json, JsonObject, PlayerId } from '#kernel';
import type {
  DecisionId,
  ReferralId,
  EndReason,
  LossReason,
  ObjectId,
  Passing,
  Prompt,
  OpenProposal,
  Quarantine,
  QuestionKind,
  QuestionOf,
  Seat,
  Step,
  Terms,
  Zone,
} from '#rules';

/** An object as one viewer names it: counted in the order that viewer came to see them. */
export type VisibleId = Brand<string, 'VisibleId'>;

export type GameStatus = 'gathering' | 'opening' | 'starting' | 'mulligans' | 'playing' | 'over';

type Clock = NonNullable<Terms['clock']>;
type Thinking = Extract<Clock, { readonly kind: 'thinking' }>;

/** The terms, without the null of a clock that stays as it is. */
export type TermsView = Omit<Terms, 'clock'> & {
  readonly clock?:
    | Exclude<Clock, Thinking>
    | (Omit<Thinking, 'late'> & { readonly late?: NonNullable<Thinking['late']> })
    | undefined;
};

export type GameView = {
  readonly game: GameId;
  /** `seat-0`, `spectator`, `judge`. */
  readonly viewer: string;
  readonly status: GameStatus;
  readonly terms: TermsView;
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
  /** The game stands still since then, and why: nothing moves it until the operator mends or ends it. */
  readonly quarantine?: Quarantine;
  readonly turn?: TurnView;
  readonly library?: LibraryView;
  /** What the viewer sees of single objects, by the viewer's ids. */
  readonly objects: Readonly<Record<string, ObjectView>>;
  /** The zones everyone sees, in order; of the stack the last is the top. */
  readonly battlefield?: readonly VisibleId[];
  readonly stack?: readonly VisibleId[];
  readonly exile?: readonly VisibleId[];
  readonly command?: readonly VisibleId[];
  readonly combat?: CombatView;
  readonly monarch?: Seat;
  readonly decision?: DecisionView;
  readonly clocks?: ClocksView;
  readonly proposal?: ProposalView;
  readonly referral?: ReferralView;
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
  /** Of a game that is over and opens by consent: this player's is given. */
  readonly agreesToOpen?: true;
  /** Of games in which everyone has a library of their own; of several, all together. */
  readonly librarySize?: number;
  /** Those of their own: war-zone's Main Library, then that of the Utopias. */
  readonly libraries?: readonly LibraryView[];
  /** Bottom first. */
  readonly graveyard?: readonly VisibleId[];
  /** How many cards are this player's outside the game (cr 400.11a); absent where there never was any. */
  readonly sideboardSize?: number;
  /** For this player alone. */
  readonly sideboard?: readonly VisibleId[];
  /** A letter for each unit. */
  readonly mana?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly designations?: readonly string[];
  /** For this player alone: what is passed by itself. */
  readonly passing?: Passing;
};

/** Milliseconds left, by seat; of who is asked, when they were asked: from then on it is running. */
export type ClocksView = {
  readonly left: Readonly<Record<string, number>>;
  readonly running?: { readonly seat: Seat; readonly since: Instant; readonly until: Instant };
};

export type TurnView = { readonly number: number; readonly active: Seat; readonly step?: Step };

export type LibraryView = {
  readonly size: number;
  /** For a judge: the viewer's ids, bottom first. */
  readonly cards?: readonly VisibleId[];
  /** Of cards that were shown to the viewer where they lie: which from the top each is, the top one being 1. */
  readonly known?: Readonly<Record<string, number>>;
};

/** What an object is, as whoever sees its face may know. */
export type FaceView = {
  readonly name: string;
  readonly cost?: string;
  readonly typeLine: string;
  /** Of a card that has no name: what is printed on it. */
  readonly printed?: string;
  /** It was given a name that is watched (pentaland 706.4a). */
  readonly watched?: true;
  /** A line for each ability. */
  readonly text?: readonly string[];
  /** The clauses of it that nobody could read: what they do is proposed and agreed on. */
  readonly assisted?: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
};

/** What an object says by itself; of a copy, what it copies (cr 707.2). */
export type PrintedView = {
  readonly typeLine: string;
  /** Where they are otherwise now. */
  readonly colours?: readonly string[];
  readonly text?: readonly string[];
  /** '2', '*', '1+*'. */
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: number;
  readonly defense?: number;
};

/** Its values now, not those printed. A face-down object shows what everyone sees of it. */
export type ObjectView = FaceView & {
  readonly id: VisibleId;
  /** Where any of it is otherwise now. */
  readonly asPrinted?: PrintedView;
  readonly zone?: Zone['kind'];
  readonly owner?: Seat;
  readonly controller?: Seat;
  readonly colours?: readonly string[];
  readonly token?: true;
  readonly tapped?: true;
  readonly flipped?: true;
  readonly phasedOut?: true;
  readonly faceDown?: string;
  /** What lies under a face-down object, for who may look. */
  readonly under?: FaceView;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** An object, or a player's seat. */
  readonly attachedTo?: VisibleId | Seat;
  readonly marks?: readonly string[];
  /** What was chosen for it, and is kept: a colour, a type, a name; the mana noted on it. */
  readonly chosen?: readonly string[];
  readonly item?: ItemView;
};

/** A spell or ability on the stack. */
export type ItemView = {
  readonly kind: 'spell' | 'activated' | 'triggered';
  readonly controller: Seat;
  readonly source?: VisibleId;
  /** Of an ability. */
  readonly text?: string;
  readonly modes: readonly number[];
  readonly targets: readonly {
    readonly objects: readonly VisibleId[];
    readonly players: readonly Seat[];
    readonly amounts?: readonly number[];
  }[];
  /** Of players with several libraries or graveyards: which it is about, counted from 0 (war-zone). */
  readonly zones?: readonly {
    readonly seat: Seat;
    readonly kind: 'library' | 'graveyard';
    readonly index: number;
  }[];
  readonly x?: number;
  readonly paid: Readonly<Record<string, number>>;
  readonly alternative?: string;
  readonly copy: boolean;
};

export type CombatView = {
  readonly attacks: readonly {
    readonly attacker: VisibleId;
    /** None where what it attacked is gone (cr 506.4c). */
    readonly defender?: VisibleId | Seat;
    readonly defending: Seat;
    readonly blocked: boolean;
    readonly band?: number;
  }[];
  readonly blocks: readonly { readonly blocker: VisibleId; readonly attackers: readonly VisibleId[] }[];
  /** Base profile ninth: announced, and waiting on the stack until all have passed. */
  readonly assigned?: readonly {
    readonly source: VisibleId;
    readonly to: VisibleId | Seat;
    readonly amount: number;
  }[];
};

export type DecisionView = {
  readonly id: DecisionId;
  readonly seat: Seat;
  /** Whose decision it is, where another makes it (cr 723.5). */
  readonly of?: Seat;
  readonly kind: QuestionKind;
  /** What asks. */
  readonly source?: VisibleId;
  readonly prompt: Prompt;
  readonly since: Instant;
  /** From when on the others may concede for who does not answer. */
  readonly absentFrom: Instant;
  /** The content of the question, for who answers it. */
  readonly question?: QuestionView;
};

/** What a text that nobody could read does, as somebody proposes it; voted on, and seen by everyone. */
export type ProposalView = {
  readonly seat: Seat;
  readonly object?: VisibleId;
  readonly text: string;
  readonly part: OpenProposal['part'];
  /** From 1. */
  readonly attempt: number;
  /** An effect of the language of abilities. */
  readonly does: Json;
  readonly names: readonly {
    readonly name: string;
    readonly objects: readonly VisibleId[];
    readonly players: readonly Seat[];
    /** Of cards that only who proposes sees: how many, and where. */
    readonly hidden?: readonly {
      readonly zone: Zone['kind'];
      readonly seat?: Seat;
      readonly count: number;
    }[];
  }[];
};

/** A text on which the table did not agree: the game waits for a judge. */
export type ReferralView = {
  readonly id: ReferralId;
  /** Who has proposed. */
  readonly seat: Seat;
  readonly object?: VisibleId;
  readonly text: string;
  readonly part: OpenProposal['part'];
  /** In the order in which they were made; each could be ruled to stand. */
  readonly proposals: readonly ProposalView[];
  /** Who voted for which, last. */
  readonly nothing: readonly Seat[];
  readonly stands: readonly Seat[];
  readonly since: Instant;
  /** Nothing happens if nobody has ruled by then. */
  readonly until: Instant;
};

/** A question in a viewer's ids: the same shape, other names; what is null in it is left out. */
type InVisibleIds<T> = T extends ObjectId
  ? VisibleId
  : T extends string | number | boolean | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly InVisibleIds<Item>[]
      : { readonly [K in keyof T as null extends T[K] ? never : K]: InVisibleIds<T[K]> } & {
          readonly [K in keyof T as null extends T[K] ? K : never]?: InVisibleIds<Exclude<T[K], null>>;
        };

export type QuestionViewOf<K extends QuestionKind> = InVisibleIds<QuestionOf<K>>;
export type QuestionView = { [K in QuestionKind]: QuestionViewOf<K> }[QuestionKind];

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
export const FEED_VERSION = 6;
