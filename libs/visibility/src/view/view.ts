// What one viewer sees of a game, as the server has it. It is built up from what the viewer may know. It is plain JSON
// without nulls, with collections keyed by id: an absent member is something the viewer can't see or the game does not
// have. published-view.ts makes of it what is published.
import type { PatchOperation } from '../json/json-patch.js';
import type { Brand, Hash, Instant, GameId, Json, JsonObject, PlayerId } from '#kernel';
import type {
  DecisionId,
  DisputeId,
  ReferralId,
  EndReason,
  LossReason,
  ObjectId,
  Passing,
  Prompt,
  OpenProposal,
  Origin,
  Quarantine,
  QuestionKind,
  QuestionOf,
  Seat,
  Step,
  Terms,
  Zone,
} from '#rules';

/** A viewer's id for an object, counted in the order in which that viewer came to see them. */
export type VisibleId = Brand<string, 'VisibleId'>;

export type GameStatus = 'gathering' | 'opening' | 'starting' | 'mulligans' | 'playing' | 'over';

type Clock = NonNullable<Terms['clock']>;
type Thinking = Extract<Clock, { readonly kind: 'thinking' }>;

/** The terms, without the null of an unchanged clock. */
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
  /** The server's commitment to its seed. */
  readonly commitment: Hash;
  readonly invited: readonly PlayerId[];
  /** Whose position the game goes on from. */
  readonly origin?: Origin;
  /** The deadline for opening entropy. */
  readonly openingDeadline?: Instant;
  /** By seat number. */
  readonly seats: Readonly<Record<string, SeatView>>;
  readonly startingSeat?: Seat;
  /** Since when and why the game is quarantined: it cannot continue until the operator repairs or ends it. */
  readonly quarantine?: Quarantine;
  /** The game is stopped for a judge. */
  readonly dispute?: DisputeView;
  /** A player asks the others to take back. */
  readonly takeBack?: TakeBackView;
  readonly turn?: TurnView;
  readonly library?: LibraryView;
  /** What the viewer sees of single objects, by the viewer's ids. */
  readonly objects: Readonly<Record<string, ObjectView>>;
  /** The zones everyone sees, in order; the top of the stack is last. */
  readonly battlefield?: readonly VisibleId[];
  readonly stack?: readonly VisibleId[];
  readonly exile?: readonly VisibleId[];
  readonly command?: readonly VisibleId[];
  readonly combat?: CombatView;
  readonly monarch?: Seat;
  readonly initiative?: Seat;
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
  /** The hand's cards that the viewer sees, in the order they came. */
  readonly hand?: readonly VisibleId[];
  readonly lost?: LossReason;
  /** Set if this player consents to open a finished game that opens by consent. */
  readonly agreesToOpen?: true;
  /** For games in which each player has a library; the total of several. */
  readonly librarySize?: number;
  /** The player's own libraries: war-zone's Main Library, then the Utopia Library. */
  readonly libraries?: readonly LibraryView[];
  /** Bottom first; of several, one after the other. */
  readonly graveyard?: readonly VisibleId[];
  /** Where the player has several: what lies in each, bottom first; in the order of `libraries`. */
  readonly graveyards?: readonly (readonly VisibleId[])[];
  /** How many cards this player has outside the game (cr 400.11a); absent if there never was any. */
  readonly sideboardSize?: number;
  /** For this player alone. */
  readonly sideboard?: readonly VisibleId[];
  /** A letter for each unit. */
  readonly mana?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly designations?: readonly string[];
  /** For this player alone: what is passed automatically. */
  readonly passing?: Passing;
};

/**
 * Milliseconds left, by seat. For the asked player, as of the moment of asking: from then on the clock runs.
 */
export type ClocksView = {
  readonly left: Readonly<Record<string, number>>;
  readonly running?: { readonly seat: Seat; readonly since: Instant; readonly until: Instant };
};

export type TurnView = { readonly number: number; readonly active: Seat; readonly step?: Step };

export type LibraryView = {
  readonly size: number;
  /** For a judge: the viewer's ids, bottom first. */
  readonly cards?: readonly VisibleId[];
  /** The depth of each library card that was shown to the viewer; the top card is 1. */
  readonly known?: Readonly<Record<string, number>>;
};

/** What an object is, as a viewer who sees its face may know it. */
export type FaceView = {
  readonly name: string;
  readonly cost?: string;
  readonly typeLine: string;
  /** The printed text of a card that has no name. */
  readonly printed?: string;
  /** It was given a watched name (pentaland 706.4a). */
  readonly watched?: true;
  /** One line per ability. */
  readonly text?: readonly string[];
  /** The clauses that the engine cannot read: players propose and agree on what they do. */
  readonly assisted?: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
};

/** An object's own text; for a copy, the copied text (cr 707.2). */
export type PrintedView = {
  readonly typeLine: string;
  /** If the present values differ. */
  readonly colours?: readonly string[];
  readonly text?: readonly string[];
  /** '2', '*', '1+*'. */
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: number;
  readonly defense?: number;
};

/** Its present values, not the printed ones. A face-down object shows what everyone sees of it. */
export type ObjectView = FaceView & {
  readonly id: VisibleId;
  /** If any present value differs. */
  readonly asPrinted?: PrintedView;
  readonly zone?: Zone['kind'];
  readonly owner?: Seat;
  readonly controller?: Seat;
  readonly colours?: readonly string[];
  readonly token?: true;
  /** It has become a copy of something else, or is a token that copies a card. */
  readonly copy?: true;
  readonly tapped?: true;
  readonly flipped?: true;
  readonly phasedOut?: true;
  readonly faceDown?: string;
  /** The card under a face-down object, for viewers who may look. */
  readonly under?: FaceView;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** An object, or a player's seat. */
  readonly attachedTo?: VisibleId | Seat;
  readonly marks?: readonly string[];
  /** The kept choices for it: a colour, a type, a name; the mana noted on it. */
  readonly chosen?: readonly string[];
  readonly item?: ItemView;
};

/** A spell or ability on the stack. */
export type ItemView = {
  readonly kind: 'spell' | 'activated' | 'triggered';
  readonly controller: Seat;
  readonly source?: VisibleId;
  /** For an ability. */
  readonly text?: string;
  readonly modes: readonly number[];
  readonly targets: readonly {
    readonly objects: readonly VisibleId[];
    readonly players: readonly Seat[];
    readonly amounts?: readonly number[];
  }[];
  /** For players with several libraries or graveyards: which one it targets, counted from 0 (war-zone). */
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
    /** Absent if what it attacked is gone (cr 506.4c). */
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
  /** The seat whose decision it is, if another player makes it (cr 723.5). */
  readonly of?: Seat;
  readonly kind: QuestionKind;
  /** The object that asks. */
  readonly source?: VisibleId;
  readonly prompt: Prompt;
  readonly since: Instant;
  /** From when on the others may concede for a player who does not answer. */
  readonly absentFrom: Instant;
  /** The content of the question, for the player who answers it. */
  readonly question?: QuestionView;
};

/** What an unreadable text does, according to a player's proposal; everyone sees it and votes on it. */
export type ProposalView = {
  readonly seat: Seat;
  readonly object?: VisibleId;
  readonly text: string;
  readonly part: OpenProposal['part'];
  /** Counted from 1. */
  readonly attempt: number;
  /** An effect in the ability language. */
  readonly does: Json;
  /** The same in the words of cards; absent: it is too long to read. */
  readonly inWords?: string;
  /** While it is voted on: the proposer's opponents who have answered, in the order they were asked. */
  readonly voted: readonly Seat[];
  readonly names: readonly {
    readonly name: string;
    readonly objects: readonly VisibleId[];
    readonly players: readonly Seat[];
    /** How many cards it names that only the proposer sees, and where they are. */
    readonly hidden?: readonly {
      readonly zone: Zone['kind'];
      readonly seat?: Seat;
      readonly count: number;
    }[];
  }[];
};

/** A player asks the others to let the game return to a moment; meanwhile the game goes on. */
export type TakeBackView = {
  readonly seat: Seat;
  readonly moment: number;
  /** The players who must agree, and those who have. */
  readonly asks: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly since: Instant;
};

/** A judge has been called, or the server has stopped the game: nobody can do anything in it. */
export const isStopped = ({ dispute, quarantine }: Pick<GameView, 'dispute' | 'quarantine'>): boolean =>
  dispute !== undefined || quarantine !== undefined;

/** A game that is stopped for a judge: nobody can act, and no clock runs. */
export type DisputeView = {
  readonly id: DisputeId;
  /** The player who called; absent: a judge stopped the game. */
  readonly seat?: Seat;
  readonly since: Instant;
  /** When the call lapses and the game goes on, if no judge takes it. */
  readonly until?: Instant;
  /** Whether a judge has taken the call. */
  readonly taken: boolean;
};

/** A text on which the table did not agree: the game waits for a judge. */
export type ReferralView = {
  readonly id: ReferralId;
  /** The proposing seat. */
  readonly seat: Seat;
  readonly object?: VisibleId;
  readonly text: string;
  readonly part: OpenProposal['part'];
  /** In the order they were made; a judge may choose any of them. */
  readonly proposals: readonly ProposalView[];
  /** The last votes: the seats that voted for each. */
  readonly nothing: readonly Seat[];
  readonly stands: readonly Seat[];
  readonly since: Instant;
  /** If nobody has ruled by then, the text does nothing. */
  readonly until: Instant;
};

/** A question with a viewer's ids: the same shape without its nulls. */
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

/** One step of a viewer's feed: the event in the rules' terms, and how it changes the viewer's view. */
export interface FeedEntry {
  /** The viewer's own count of entries, from 1, without gaps: a function of this feed alone. */
  readonly seq: number;
  /** The spectators' seq at that time: a name for the moment that everyone can use. */
  readonly moment: number;
  readonly at: Instant;
  readonly story: Story;
  /** A JSON Patch (RFC 6902) of the published view. */
  readonly patch: readonly PatchOperation[];
}

/** The event's type and the fields the viewer may know, with the viewer's ids. */
export type Story = JsonObject & { readonly type: string };

/** Increases when the same log would give another feed. */
export const FEED_VERSION = 10;
