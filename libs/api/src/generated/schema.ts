// Generated from schema.graphql by `npm run generate`; do not edit.
import type { Instant } from '../scalars/values.js';
import type { Json } from '../scalars/values.js';
import type { Hash } from '../scalars/values.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PlayerParent, GameParent } from '../resolvers/parents.js';
import type { ApiContext } from '../context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant: ISO 8601 in UTC with milliseconds, as 2026-01-31T12:00:00.000Z. */
  Instant: { input: Instant; output: Instant; }
  /** Any JSON value. */
  Json: { input: Json; output: Json; }
  /** 64 hexadecimal digits: SHA-256. */
  Hash: { input: Hash; output: Hash; }
  /** Where a feed was left: opaque, good for one viewer of one game. */
  Cursor: { input: string; output: string; }
};

export type Query = {
  readonly __typename?: 'Query';
  /** Who the token is of; null without a token. */
  readonly me: Maybe<Account>;
  /** A player by name, without case; null when nobody has it. */
  readonly player: Maybe<Player>;
  /** The terms this server offers when none are said, and what it has built. */
  readonly offer: Offer;
  /** Games to join or to watch, newest first: open ones, and those that invite you. `first` is at most 100. */
  readonly lobby: GamePage;
  /** Games you have a seat in or are invited to, those that wait for you first. `first` is at most 100. */
  readonly myGames: GamePage;
  /**
   * A game through your eyes: from your seat, as a judge (every look of a judge is recorded), or else as a spectator.
   * Null when there is no such game for you.
   */
  readonly game: Maybe<Game>;
  /**
   * Your feed of a game from a cursor on (from its beginning, without one): what `gameFeed` would push, as a page.
   * `first` is at most 500. An unknown game and a cursor that is not good here are errors: UNKNOWN_GAME, BAD_CURSOR.
   */
  readonly feed: FeedPage;
};


export type QueryPlayerArgs = {
  name: Scalars['String']['input'];
};


export type QueryLobbyArgs = {
  status?: InputMaybe<LobbyStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryMyGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFeedArgs = {
  gameId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Takes a name. The recovery secret is shown now and cannot be had again. The command id is 22 to 64 random letters,
   * digits, - or _ (a UUID is one): whoever repeats it within ten minutes gets the same secret again, so that a lost
   * answer loses no name. Until then keep it as secret as the recovery secret.
   */
  readonly register: SessionResult;
  /** A new token for the recovery secret. */
  readonly login: SessionResult;
  /** Every token of yours given so far ends now, this one included. */
  readonly revokeTokens: RevocationResult;
  /** Gives the player of this name a role. Admins make judges; admins are made by the operator of the server. */
  readonly grantRole: RoleResult;
  /** Takes a role away: admins from judges, everyone from themselves. */
  readonly revokeRole: RoleResult;
  /** A new table, you at its first seat. Terms left out are the offer's. */
  readonly createGame: ActionResult;
  /** Invites a player: host only, before the start. */
  readonly invite: ActionResult;
  /** Sits down at the first free seat. */
  readonly join: ActionResult;
  /** Stands up, before the start; afterwards it is `concede`. */
  readonly leave: ActionResult;
  /**
   * Says that you are ready. `commitment` is the SHA-256, in hexadecimal, of a secret text of yours (16 to 256 characters)
   * that becomes part of the game's randomness once everyone has committed; without one you add none.
   */
  readonly ready: ActionResult;
  /** Starts the game: host only, two or more seated, everyone ready. With commitments, entropy is opened first. */
  readonly start: ActionResult;
  /** Opens the text you committed to. When everyone has, the game begins. */
  readonly openEntropy: ActionResult;
  /** Answers the open question, of any kind. */
  readonly answer: ActionResult;
  /** Gives the game up, at any time (cr 104.3a). */
  readonly concede: ActionResult;
  /** Concedes for a player who has left a question unanswered for the time the terms set. */
  readonly concedeAbsent: ActionResult;
};


export type MutationRegisterArgs = {
  commandId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  name: Scalars['String']['input'];
  recoverySecret: Scalars['String']['input'];
};


export type MutationRevokeTokensArgs = {
  commandId: Scalars['ID']['input'];
};


export type MutationGrantRoleArgs = {
  commandId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  role: GivenRole;
};


export type MutationRevokeRoleArgs = {
  commandId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  role: GivenRole;
};


export type MutationCreateGameArgs = {
  commandId: Scalars['ID']['input'];
  terms?: InputMaybe<TermsInput>;
};


export type MutationInviteArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
};


export type MutationJoinArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


export type MutationLeaveArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


export type MutationReadyArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  commitment?: InputMaybe<Scalars['Hash']['input']>;
};


export type MutationStartArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


export type MutationOpenEntropyArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  entropy: Scalars['String']['input'];
};


export type MutationAnswerArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  decisionId: Scalars['ID']['input'];
  answer: AnswerInput;
};


export type MutationConcedeArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


export type MutationConcedeAbsentArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Your feed of a game, from a cursor on: first what you have not seen, then what happens, no gap and no repeat. Fold it
   * by applying each patch (RFC 7396) to the view before it; the first is applied to {}. Ends with a message of kind
   * CLOSED that says why: your token ended, the server stops, you were too slow. Resume from your last cursor.
   */
  readonly gameFeed: FeedMessage;
};


export type SubscriptionGameFeedArgs = {
  gameId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Cursor']['input']>;
};

export type Player = {
  readonly __typename?: 'Player';
  readonly id: Scalars['ID']['output'];
  /** Null when the player has given it up. */
  readonly name: Maybe<Scalars['String']['output']>;
};

export type Account = {
  readonly __typename?: 'Account';
  readonly player: Player;
  readonly roles: ReadonlyArray<Role>;
  /** When the token of this request ends. */
  readonly tokenExpiresAt: Scalars['Instant']['output'];
};

export type Role =
  /** Everyone who has an account. */
  | 'PLAYER'
  /** Sees whole games it has no seat in, every look recorded. */
  | 'JUDGE'
  /** Manages accounts. Sees no hidden card. */
  | 'ADMIN';

/** The roles that are given and taken. */
export type GivenRole =
  | 'JUDGE'
  | 'ADMIN';

export type SessionResult = Session | AccountRefused;

export type RevocationResult = Revoked | AccountRefused;

export type RoleResult = GrantedRoles | AccountRefused;

export type Session = {
  readonly __typename?: 'Session';
  readonly player: Player;
  readonly token: Scalars['String']['output'];
  readonly expiresAt: Scalars['Instant']['output'];
  /** Of `register` only: keep it, it is never shown again. */
  readonly recoverySecret: Maybe<Scalars['String']['output']>;
};

export type Revoked = {
  readonly __typename?: 'Revoked';
  /** Whose tokens are void now. */
  readonly player: Player;
};

export type GrantedRoles = {
  readonly __typename?: 'GrantedRoles';
  readonly player: Player;
  readonly roles: ReadonlyArray<Role>;
};

export type AccountRefused = {
  readonly __typename?: 'AccountRefused';
  readonly code: AccountRefusalCode;
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before the next attempt has a chance, where that is known. */
  readonly retryAfter: Maybe<Scalars['Int']['output']>;
};

export type AccountRefusalCode =
  | 'NAME_INVALID'
  | 'NAME_TAKEN'
  /** The command id of a registration is too short to be a secret. */
  | 'COMMAND_ID_WEAK'
  /** Unknown name or wrong secret: which of the two is not said. */
  | 'CREDENTIALS_WRONG'
  | 'TOO_MANY_ATTEMPTS'
  | 'UNKNOWN_PLAYER'
  | 'NOT_ALLOWED'
  /** Nobody gives a role to themselves. */
  | 'OWN_ROLE'
  /** Too many secrets are being checked just now; try again. */
  | 'BUSY'
  /** The log can't be reached just now; the same request may be sent again. */
  | 'TRY_LATER';

export type ActionResult = Accepted | Refused;

/** The command was accepted and is durable. The same command id gives the same answer again. */
export type Accepted = {
  readonly __typename?: 'Accepted';
  readonly gameId: Scalars['ID']['output'];
  /** The last entry of your own feed that the command made, or the one before it, when it made none that you see. */
  readonly seq: Scalars['Int']['output'];
  /** Resumes your feed just after that entry. */
  readonly cursor: Scalars['Cursor']['output'];
};

/** The command was refused: it changed nothing, and nobody else learns of it. */
export type Refused = {
  readonly __typename?: 'Refused';
  readonly code: RefusalCode;
  /** The rule that refuses: `cr 103.5`, `pentaland 701.1b`; `terms …` and `table …` are the server's own. */
  readonly rule: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** Whether the same command may be accepted later without anything else changing. */
  readonly retriable: Scalars['Boolean']['output'];
};

export type RefusalCode =
  /** Named in the terms, but not part of this version. */
  | 'NOT_BUILT'
  | 'UNKNOWN_GAME'
  | 'GAME_EXISTS'
  | 'ALREADY_STARTED'
  | 'NOT_STARTED'
  | 'GAME_OVER'
  | 'GAME_FULL'
  | 'ALREADY_SEATED'
  | 'NOT_SEATED'
  | 'NOT_INVITED'
  | 'NOT_HOST'
  | 'UNKNOWN_PLAYER'
  | 'TOO_FEW_PLAYERS'
  | 'NOT_EVERYONE_READY'
  | 'COMMITMENT_MISSING'
  | 'COMMITMENT_MISMATCH'
  | 'ALREADY_OPENED'
  | 'STALE_DECISION'
  | 'NOT_YOUR_DECISION'
  | 'ILLEGAL_ANSWER'
  | 'OUT_OF_THE_GAME'
  | 'NOT_ABSENT'
  | 'NOT_DUE'
  /** A field of the command is not of its shape; the message names it. */
  | 'INVALID_COMMAND'
  /** The store can't take it now; nothing was done. Send it again, with the same command id. */
  | 'STORE_UNAVAILABLE'
  /** Nobody knows yet whether it was done. Send it again, with the same command id: it is done once at most. */
  | 'OUTCOME_UNKNOWN';

/** What may be chosen for a game; what is left out is as the offer says. */
export type TermsInput = {
  readonly ruleset?: InputMaybe<Ruleset>;
  readonly base?: InputMaybe<Base>;
  readonly format?: InputMaybe<Format>;
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  readonly access?: InputMaybe<Access>;
  readonly spectators?: InputMaybe<Scalars['Boolean']['input']>;
  readonly opens?: InputMaybe<Opens>;
  readonly librarySize?: InputMaybe<Scalars['Int']['input']>;
  readonly startingLife?: InputMaybe<Scalars['Int']['input']>;
  /** Null: no maximum. */
  readonly maximumHandSize?: InputMaybe<Scalars['Int']['input']>;
  /** In seconds: how long the table may stay unstarted, and so on below. */
  readonly startWithin?: InputMaybe<Scalars['Int']['input']>;
  readonly openWithin?: InputMaybe<Scalars['Int']['input']>;
  readonly absentAfter?: InputMaybe<Scalars['Int']['input']>;
  readonly abandonAfter?: InputMaybe<Scalars['Int']['input']>;
};

/** Exactly one member, the one the question's kind names. */
export type AnswerInput =
  /** Seats, for CHOOSE_PLAYERS. */
  { readonly players: ReadonlyArray<Scalars['Int']['input']>; readonly yes?: never; readonly objects?: never; readonly action?: never; }
  |  /** For YES_NO. */
  { readonly players?: never; readonly yes: Scalars['Boolean']['input']; readonly objects?: never; readonly action?: never; }
  |  /** Your ids of objects, in order, for CHOOSE_OBJECTS. */
  { readonly players?: never; readonly yes?: never; readonly objects: ReadonlyArray<Scalars['ID']['input']>; readonly action?: never; }
  |  /** For PRIORITY. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action: PriorityAction; };

export type Ruleset =
  | 'PENTALAND'
  | 'UTOPIA'
  | 'WAR_ZONE'
  | 'MAGIC';

/** The base rules: the comprehensive rules of today, of 2011, or the Ninth Edition's. */
export type Base =
  | 'CR'
  | 'CR2011'
  | 'NINTH';

export type Format =
  | 'ALL';

export type Access =
  /** Listed; anyone sits down. */
  | 'OPEN'
  /** Listed to whom it invites; only they sit down. */
  | 'INVITATION'
  /** Not listed; whoever has its id sits down. */
  | 'PRIVATE';

/** When the log and the seed of a finished game are opened to everyone. Promised by the terms; a later release opens them. */
export type Opens =
  | 'AT_END'
  | 'BY_CONSENT'
  | 'AFTER_TOURNAMENT'
  | 'JUDGES_ONLY';

export type Terms = {
  readonly __typename?: 'Terms';
  readonly ruleset: Ruleset;
  readonly base: Base;
  readonly format: Format;
  readonly seats: Scalars['Int']['output'];
  readonly access: Access;
  readonly spectators: Scalars['Boolean']['output'];
  readonly opens: Opens;
  readonly librarySize: Scalars['Int']['output'];
  readonly startingLife: Scalars['Int']['output'];
  /** Null: no maximum (cr 402.2). */
  readonly maximumHandSize: Maybe<Scalars['Int']['output']>;
  readonly startWithin: Scalars['Int']['output'];
  readonly openWithin: Scalars['Int']['output'];
  readonly absentAfter: Scalars['Int']['output'];
  readonly abandonAfter: Scalars['Int']['output'];
};

export type Offer = {
  readonly __typename?: 'Offer';
  readonly defaults: Terms;
  readonly rulesets: ReadonlyArray<Ruleset>;
  readonly bases: ReadonlyArray<Base>;
  readonly formats: ReadonlyArray<Format>;
  readonly opens: ReadonlyArray<Opens>;
};

export type LobbyStatus =
  /** Not started yet. */
  | 'GATHERING'
  | 'PLAYING'
  | 'OVER';

export type GamePage = {
  readonly __typename?: 'GamePage';
  readonly games: ReadonlyArray<GameListing>;
  /** Ask for more with `after`; null when there are no more. */
  readonly next: Maybe<Scalars['ID']['output']>;
};

/** A game as lists show it. */
export type GameListing = {
  readonly __typename?: 'GameListing';
  readonly id: Scalars['ID']['output'];
  readonly status: LobbyStatus;
  readonly terms: Terms;
  readonly host: Player;
  readonly createdAt: Scalars['Instant']['output'];
  readonly seats: ReadonlyArray<ListedSeat>;
  readonly invited: Scalars['Boolean']['output'];
  /** Whether you are seated and the game waits for you. */
  readonly waitsForMe: Scalars['Boolean']['output'];
};

export type ListedSeat = {
  readonly __typename?: 'ListedSeat';
  readonly seat: Scalars['Int']['output'];
  readonly player: Maybe<Player>;
};

export type Game = {
  readonly __typename?: 'Game';
  readonly id: Scalars['ID']['output'];
  /** What you are to this game. */
  readonly viewer: ViewerKind;
  /** Your seat, when you have one. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** The view now, or as it was at a moment of the past (an entry's `moment`), from the same eyes. */
  readonly view: GameView;
  /** What you may do now. */
  readonly legalActions: LegalActions;
  /** Your feed's last entry, and the cursor after it. */
  readonly seq: Scalars['Int']['output'];
  readonly cursor: Scalars['Cursor']['output'];
};


export type GameViewArgs = {
  moment?: InputMaybe<Scalars['Int']['input']>;
};

export type ViewerKind =
  | 'SEAT'
  | 'SPECTATOR'
  | 'JUDGE';

export type LegalActions = {
  readonly __typename?: 'LegalActions';
  readonly commands: ReadonlyArray<CommandKind>;
  /** Your open question, when you have one: answer it with `answer`. */
  readonly decision: Maybe<Decision>;
};

export type CommandKind =
  | 'INVITE'
  | 'JOIN'
  | 'LEAVE'
  | 'READY'
  | 'START'
  | 'OPEN_ENTROPY'
  | 'ANSWER'
  | 'CONCEDE'
  | 'CONCEDE_ABSENT';

export type GameStatus =
  /** Players sit down. */
  | 'GATHERING'
  /** Entropy is being opened. */
  | 'OPENING'
  /** Who goes first is being decided (cr 103.1). */
  | 'STARTING'
  /** Opening hands (cr 103.5). */
  | 'MULLIGANS'
  | 'PLAYING'
  | 'OVER';

export type GameView = {
  readonly __typename?: 'GameView';
  readonly status: GameStatus;
  readonly terms: Terms;
  readonly host: Player;
  readonly createdAt: Scalars['Instant']['output'];
  /** The moment this view is of. */
  readonly moment: Scalars['Int']['output'];
  /** The server's promise to its seed: SHA-256 of it. */
  readonly commitment: Scalars['Hash']['output'];
  readonly invited: ReadonlyArray<Player>;
  readonly openingDeadline: Maybe<Scalars['Instant']['output']>;
  readonly seats: ReadonlyArray<SeatView>;
  readonly startingSeat: Maybe<Scalars['Int']['output']>;
  readonly turn: Maybe<Turn>;
  readonly library: Maybe<Library>;
  readonly decision: Maybe<Decision>;
  readonly result: Maybe<GameResult>;
  /** This view as the JSON that the feed's patches are applied to. */
  readonly json: Scalars['Json']['output'];
};

export type SeatView = {
  readonly __typename?: 'SeatView';
  readonly seat: Scalars['Int']['output'];
  readonly team: Scalars['Int']['output'];
  readonly player: Maybe<Player>;
  readonly ready: Scalars['Boolean']['output'];
  readonly commitment: Maybe<Scalars['Hash']['output']>;
  readonly entropy: Maybe<Scalars['String']['output']>;
  readonly life: Maybe<Scalars['Int']['output']>;
  readonly mulligans: Scalars['Int']['output'];
  readonly keptHand: Scalars['Boolean']['output'];
  readonly handSize: Scalars['Int']['output'];
  /** Null when you may not see this hand. */
  readonly hand: Maybe<ReadonlyArray<Card>>;
  readonly lost: Maybe<LossReason>;
};

export type Card = {
  readonly __typename?: 'Card';
  /** Your id of it, good until it changes zone or you lose sight of it. */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Null for a card without a mana cost. */
  readonly cost: Maybe<Scalars['String']['output']>;
  readonly typeLine: Scalars['String']['output'];
};

export type LossReason =
  | 'CONCEDED'
  | 'ABSENT'
  | 'DREW_FROM_EMPTY_LIBRARY';

export type Turn = {
  readonly __typename?: 'Turn';
  readonly number: Scalars['Int']['output'];
  readonly active: Scalars['Int']['output'];
  readonly step: Maybe<Step>;
};

export type Step =
  | 'UNTAP'
  | 'UPKEEP'
  | 'DRAW'
  | 'PRECOMBAT_MAIN'
  | 'END'
  | 'CLEANUP';

export type Library = {
  readonly __typename?: 'Library';
  readonly size: Scalars['Int']['output'];
  /** For a judge: from the bottom up. Null for everyone else. */
  readonly cards: Maybe<ReadonlyArray<Card>>;
};

export type Decision = {
  readonly __typename?: 'Decision';
  readonly id: Scalars['ID']['output'];
  readonly seat: Scalars['Int']['output'];
  readonly kind: QuestionKind;
  readonly prompt: Prompt;
  readonly since: Scalars['Instant']['output'];
  /** From when on the others may concede for who does not answer. */
  readonly absentFrom: Scalars['Instant']['output'];
  /** What there is to choose from; null for everyone but who answers (and a judge). */
  readonly question: Maybe<Question>;
};

export type QuestionKind =
  | 'CHOOSE_PLAYERS'
  | 'YES_NO'
  | 'CHOOSE_OBJECTS'
  | 'PRIORITY';

export type Prompt =
  | 'CHOOSE_STARTING_PLAYER'
  | 'TAKE_A_MULLIGAN'
  | 'PUT_ON_THE_BOTTOM'
  | 'PRIORITY';

export type Question = ChoosePlayers | YesNo | ChooseObjects | Priority;

export type ChoosePlayers = {
  readonly __typename?: 'ChoosePlayers';
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  readonly count: Scalars['Int']['output'];
};

export type YesNo = {
  readonly __typename?: 'YesNo';
  /** What a yes does, in the words of the prompt. */
  readonly prompt: Prompt;
};

export type ChooseObjects = {
  readonly __typename?: 'ChooseObjects';
  readonly cards: ReadonlyArray<Card>;
  readonly count: Scalars['Int']['output'];
};

export type Priority = {
  readonly __typename?: 'Priority';
  readonly actions: ReadonlyArray<PriorityAction>;
};

export type PriorityAction =
  /** Passes until the next turn. */
  | 'PASS_TURN';

export type GameResult = {
  readonly __typename?: 'GameResult';
  readonly reason: EndReason;
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
};

export type EndReason =
  | 'LAST_ONE_STANDING'
  | 'NOBODY_LEFT'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'ABANDONED';

export type FeedPage = {
  readonly __typename?: 'FeedPage';
  readonly entries: ReadonlyArray<FeedEntry>;
  /** Resumes after the last entry of this page. */
  readonly cursor: Scalars['Cursor']['output'];
  /** Whether there is nothing after this page now. */
  readonly complete: Scalars['Boolean']['output'];
};

export type FeedEntry = {
  readonly __typename?: 'FeedEntry';
  /** Your own count of entries, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The moment as everyone can name it: how many entries a spectator had. */
  readonly moment: Scalars['Int']['output'];
  readonly at: Scalars['Instant']['output'];
  /** What happened, in the rules' terms, as far as you may know: `type` and the event's fields; objects by your ids. */
  readonly story: Scalars['Json']['output'];
  /** The change of your view: a JSON merge patch (RFC 7396). */
  readonly patch: Scalars['Json']['output'];
  /** Resumes after this entry. */
  readonly cursor: Scalars['Cursor']['output'];
};

export type FeedMessage = FeedEntry | FeedCaughtUp | FeedClosed;

/** All that had happened when you subscribed has been sent; what follows is live. */
export type FeedCaughtUp = {
  readonly __typename?: 'FeedCaughtUp';
  readonly cursor: Scalars['Cursor']['output'];
};

/** The feed ends here; resume with the cursor. */
export type FeedClosed = {
  readonly __typename?: 'FeedClosed';
  readonly reason: CloseReason;
  /** Null when nothing was sent yet: subscribe again as you did. */
  readonly cursor: Maybe<Scalars['Cursor']['output']>;
};

export type CloseReason =
  /** Get a new token and connect with it. */
  | 'TOKEN_ENDED'
  | 'SERVER_STOPS'
  /** More was unsent than the server keeps for one subscriber. */
  | 'TOO_SLOW'
  /** The feed can't be read now. */
  | 'STORE_UNAVAILABLE';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SessionResult:
    | ( Omit<Session, 'player'> & { player: _RefType['Player'] } & { __typename: 'Session' } )
    | ( AccountRefused & { __typename: 'AccountRefused' } )
  ;
  RevocationResult:
    | ( Omit<Revoked, 'player'> & { player: _RefType['Player'] } & { __typename: 'Revoked' } )
    | ( AccountRefused & { __typename: 'AccountRefused' } )
  ;
  RoleResult:
    | ( Omit<GrantedRoles, 'player'> & { player: _RefType['Player'] } & { __typename: 'GrantedRoles' } )
    | ( AccountRefused & { __typename: 'AccountRefused' } )
  ;
  ActionResult:
    | ( Accepted & { __typename: 'Accepted' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  Question:
    | ( ChoosePlayers & { __typename: 'ChoosePlayers' } )
    | ( YesNo & { __typename: 'YesNo' } )
    | ( ChooseObjects & { __typename: 'ChooseObjects' } )
    | ( Priority & { __typename: 'Priority' } )
  ;
  FeedMessage:
    | ( FeedEntry & { __typename: 'FeedEntry' } )
    | ( FeedCaughtUp & { __typename: 'FeedCaughtUp' } )
    | ( FeedClosed & { __typename: 'FeedClosed' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Instant: ResolverTypeWrapper<Scalars['Instant']['output']>;
  Json: ResolverTypeWrapper<Scalars['Json']['output']>;
  Hash: ResolverTypeWrapper<Scalars['Hash']['output']>;
  Cursor: ResolverTypeWrapper<Scalars['Cursor']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Player: ResolverTypeWrapper<PlayerParent>;
  Account: ResolverTypeWrapper<Omit<Account, 'player'> & { player: ResolversTypes['Player'] }>;
  Role: Role;
  GivenRole: GivenRole;
  SessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionResult']>;
  RevocationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevocationResult']>;
  RoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RoleResult']>;
  Session: ResolverTypeWrapper<Omit<Session, 'player'> & { player: ResolversTypes['Player'] }>;
  Revoked: ResolverTypeWrapper<Omit<Revoked, 'player'> & { player: ResolversTypes['Player'] }>;
  GrantedRoles: ResolverTypeWrapper<Omit<GrantedRoles, 'player'> & { player: ResolversTypes['Player'] }>;
  AccountRefused: ResolverTypeWrapper<AccountRefused>;
  AccountRefusalCode: AccountRefusalCode;
  ActionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActionResult']>;
  Accepted: ResolverTypeWrapper<Accepted>;
  Refused: ResolverTypeWrapper<Refused>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  RefusalCode: RefusalCode;
  TermsInput: TermsInput;
  AnswerInput: AnswerInput;
  Ruleset: Ruleset;
  Base: Base;
  Format: Format;
  Access: Access;
  Opens: Opens;
  Terms: ResolverTypeWrapper<Terms>;
  Offer: ResolverTypeWrapper<Offer>;
  LobbyStatus: LobbyStatus;
  GamePage: ResolverTypeWrapper<Omit<GamePage, 'games'> & { games: ReadonlyArray<ResolversTypes['GameListing']> }>;
  GameListing: ResolverTypeWrapper<Omit<GameListing, 'host' | 'seats'> & { host: ResolversTypes['Player'], seats: ReadonlyArray<ResolversTypes['ListedSeat']> }>;
  ListedSeat: ResolverTypeWrapper<Omit<ListedSeat, 'player'> & { player?: Maybe<ResolversTypes['Player']> }>;
  Game: ResolverTypeWrapper<GameParent>;
  ViewerKind: ViewerKind;
  LegalActions: ResolverTypeWrapper<Omit<LegalActions, 'decision'> & { decision?: Maybe<ResolversTypes['Decision']> }>;
  CommandKind: CommandKind;
  GameStatus: GameStatus;
  GameView: ResolverTypeWrapper<Omit<GameView, 'host' | 'invited' | 'seats' | 'decision'> & { host: ResolversTypes['Player'], invited: ReadonlyArray<ResolversTypes['Player']>, seats: ReadonlyArray<ResolversTypes['SeatView']>, decision?: Maybe<ResolversTypes['Decision']> }>;
  SeatView: ResolverTypeWrapper<Omit<SeatView, 'player'> & { player?: Maybe<ResolversTypes['Player']> }>;
  Card: ResolverTypeWrapper<Card>;
  LossReason: LossReason;
  Turn: ResolverTypeWrapper<Turn>;
  Step: Step;
  Library: ResolverTypeWrapper<Library>;
  Decision: ResolverTypeWrapper<Omit<Decision, 'question'> & { question?: Maybe<ResolversTypes['Question']> }>;
  QuestionKind: QuestionKind;
  Prompt: Prompt;
  Question: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Question']>;
  ChoosePlayers: ResolverTypeWrapper<ChoosePlayers>;
  YesNo: ResolverTypeWrapper<YesNo>;
  ChooseObjects: ResolverTypeWrapper<ChooseObjects>;
  Priority: ResolverTypeWrapper<Priority>;
  PriorityAction: PriorityAction;
  GameResult: ResolverTypeWrapper<GameResult>;
  EndReason: EndReason;
  FeedPage: ResolverTypeWrapper<FeedPage>;
  FeedEntry: ResolverTypeWrapper<FeedEntry>;
  FeedMessage: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeedMessage']>;
  FeedCaughtUp: ResolverTypeWrapper<FeedCaughtUp>;
  FeedClosed: ResolverTypeWrapper<FeedClosed>;
  CloseReason: CloseReason;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Instant: Scalars['Instant']['output'];
  Json: Scalars['Json']['output'];
  Hash: Scalars['Hash']['output'];
  Cursor: Scalars['Cursor']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Player: PlayerParent;
  Account: Omit<Account, 'player'> & { player: ResolversParentTypes['Player'] };
  SessionResult: ResolversUnionTypes<ResolversParentTypes>['SessionResult'];
  RevocationResult: ResolversUnionTypes<ResolversParentTypes>['RevocationResult'];
  RoleResult: ResolversUnionTypes<ResolversParentTypes>['RoleResult'];
  Session: Omit<Session, 'player'> & { player: ResolversParentTypes['Player'] };
  Revoked: Omit<Revoked, 'player'> & { player: ResolversParentTypes['Player'] };
  GrantedRoles: Omit<GrantedRoles, 'player'> & { player: ResolversParentTypes['Player'] };
  AccountRefused: AccountRefused;
  ActionResult: ResolversUnionTypes<ResolversParentTypes>['ActionResult'];
  Accepted: Accepted;
  Refused: Refused;
  Boolean: Scalars['Boolean']['output'];
  TermsInput: TermsInput;
  AnswerInput: AnswerInput;
  Terms: Terms;
  Offer: Offer;
  GamePage: Omit<GamePage, 'games'> & { games: ReadonlyArray<ResolversParentTypes['GameListing']> };
  GameListing: Omit<GameListing, 'host' | 'seats'> & { host: ResolversParentTypes['Player'], seats: ReadonlyArray<ResolversParentTypes['ListedSeat']> };
  ListedSeat: Omit<ListedSeat, 'player'> & { player?: Maybe<ResolversParentTypes['Player']> };
  Game: GameParent;
  LegalActions: Omit<LegalActions, 'decision'> & { decision?: Maybe<ResolversParentTypes['Decision']> };
  GameView: Omit<GameView, 'host' | 'invited' | 'seats' | 'decision'> & { host: ResolversParentTypes['Player'], invited: ReadonlyArray<ResolversParentTypes['Player']>, seats: ReadonlyArray<ResolversParentTypes['SeatView']>, decision?: Maybe<ResolversParentTypes['Decision']> };
  SeatView: Omit<SeatView, 'player'> & { player?: Maybe<ResolversParentTypes['Player']> };
  Card: Card;
  Turn: Turn;
  Library: Library;
  Decision: Omit<Decision, 'question'> & { question?: Maybe<ResolversParentTypes['Question']> };
  Question: ResolversUnionTypes<ResolversParentTypes>['Question'];
  ChoosePlayers: ChoosePlayers;
  YesNo: YesNo;
  ChooseObjects: ChooseObjects;
  Priority: Priority;
  GameResult: GameResult;
  FeedPage: FeedPage;
  FeedEntry: FeedEntry;
  FeedMessage: ResolversUnionTypes<ResolversParentTypes>['FeedMessage'];
  FeedCaughtUp: FeedCaughtUp;
  FeedClosed: FeedClosed;
};

export interface InstantScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Instant'], any> {
  name: 'Instant';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Json'], any> {
  name: 'Json';
}

export interface HashScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Hash'], any> {
  name: 'Hash';
}

export interface CursorScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Cursor'], any> {
  name: 'Cursor';
}

export type QueryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<QueryPlayerArgs, 'name'>>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['GamePage'], ParentType, ContextType, RequireFields<QueryLobbyArgs, 'status' | 'first'>>;
  myGames?: Resolver<ResolversTypes['GamePage'], ParentType, ContextType, RequireFields<QueryMyGamesArgs, 'first'>>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'id'>>;
  feed?: Resolver<ResolversTypes['FeedPage'], ParentType, ContextType, RequireFields<QueryFeedArgs, 'gameId' | 'first'>>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  register?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'commandId' | 'name'>>;
  login?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'name' | 'recoverySecret'>>;
  revokeTokens?: Resolver<ResolversTypes['RevocationResult'], ParentType, ContextType, RequireFields<MutationRevokeTokensArgs, 'commandId'>>;
  grantRole?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'commandId' | 'name' | 'role'>>;
  revokeRole?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationRevokeRoleArgs, 'commandId' | 'name' | 'role'>>;
  createGame?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationCreateGameArgs, 'commandId'>>;
  invite?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationInviteArgs, 'commandId' | 'gameId' | 'playerId'>>;
  join?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationJoinArgs, 'commandId' | 'gameId'>>;
  leave?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationLeaveArgs, 'commandId' | 'gameId'>>;
  ready?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationReadyArgs, 'commandId' | 'gameId'>>;
  start?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationStartArgs, 'commandId' | 'gameId'>>;
  openEntropy?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationOpenEntropyArgs, 'commandId' | 'gameId' | 'entropy'>>;
  answer?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationAnswerArgs, 'commandId' | 'gameId' | 'decisionId' | 'answer'>>;
  concede?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationConcedeArgs, 'commandId' | 'gameId'>>;
  concedeAbsent?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationConcedeAbsentArgs, 'commandId' | 'gameId' | 'seat'>>;
};

export type SubscriptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  gameFeed?: SubscriptionResolver<ResolversTypes['FeedMessage'], "gameFeed", ParentType, ContextType, RequireFields<SubscriptionGameFeedArgs, 'gameId'>>;
};

export type PlayerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  tokenExpiresAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type SessionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SessionResult'] = ResolversParentTypes['SessionResult']> = {
  __resolveType: TypeResolveFn<'Session' | 'AccountRefused', ParentType, ContextType>;
};

export type RevocationResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RevocationResult'] = ResolversParentTypes['RevocationResult']> = {
  __resolveType: TypeResolveFn<'Revoked' | 'AccountRefused', ParentType, ContextType>;
};

export type RoleResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RoleResult'] = ResolversParentTypes['RoleResult']> = {
  __resolveType: TypeResolveFn<'GrantedRoles' | 'AccountRefused', ParentType, ContextType>;
};

export type SessionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  recoverySecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Revoked'] = ResolversParentTypes['Revoked']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GrantedRolesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GrantedRoles'] = ResolversParentTypes['GrantedRoles']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountRefusedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AccountRefused'] = ResolversParentTypes['AccountRefused']> = {
  code?: Resolver<ResolversTypes['AccountRefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActionResult'] = ResolversParentTypes['ActionResult']> = {
  __resolveType: TypeResolveFn<'Accepted' | 'Refused', ParentType, ContextType>;
};

export type AcceptedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Accepted'] = ResolversParentTypes['Accepted']> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Refused'] = ResolversParentTypes['Refused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retriable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TermsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Terms'] = ResolversParentTypes['Terms']> = {
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Base'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['Format'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['Access'], ParentType, ContextType>;
  spectators?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['Opens'], ParentType, ContextType>;
  librarySize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startingLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maximumHandSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startWithin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openWithin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  absentAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  abandonAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  defaults?: Resolver<ResolversTypes['Terms'], ParentType, ContextType>;
  rulesets?: Resolver<ReadonlyArray<ResolversTypes['Ruleset']>, ParentType, ContextType>;
  bases?: Resolver<ReadonlyArray<ResolversTypes['Base']>, ParentType, ContextType>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['Format']>, ParentType, ContextType>;
  opens?: Resolver<ReadonlyArray<ResolversTypes['Opens']>, ParentType, ContextType>;
};

export type GamePageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GamePage'] = ResolversParentTypes['GamePage']> = {
  games?: Resolver<ReadonlyArray<ResolversTypes['GameListing']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GameListingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameListing'] = ResolversParentTypes['GameListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LobbyStatus'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Terms'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['ListedSeat']>, ParentType, ContextType>;
  invited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitsForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListedSeatResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ListedSeat'] = ResolversParentTypes['ListedSeat']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type GameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['GameView'], ParentType, ContextType, Partial<GameViewArgs>>;
  legalActions?: Resolver<ResolversTypes['LegalActions'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
};

export type LegalActionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LegalActions'] = ResolversParentTypes['LegalActions']> = {
  commands?: Resolver<ReadonlyArray<ResolversTypes['CommandKind']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
};

export type GameViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameView'] = ResolversParentTypes['GameView']> = {
  status?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Terms'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  invited?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  openingDeadline?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatView']>, ParentType, ContextType>;
  startingSeat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  turn?: Resolver<Maybe<ResolversTypes['Turn']>, ParentType, ContextType>;
  library?: Resolver<Maybe<ResolversTypes['Library']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['GameResult']>, ParentType, ContextType>;
  json?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
};

export type SeatViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SeatView'] = ResolversParentTypes['SeatView']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commitment?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  entropy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  life?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mulligans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptHand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  handSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hand?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
  lost?: Resolver<Maybe<ResolversTypes['LossReason']>, ParentType, ContextType>;
};

export type CardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TurnResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Turn'] = ResolversParentTypes['Turn']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Step']>, ParentType, ContextType>;
};

export type LibraryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Library'] = ResolversParentTypes['Library']> = {
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestionKind'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['Prompt'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  absentFrom?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  __resolveType: TypeResolveFn<'ChoosePlayers' | 'YesNo' | 'ChooseObjects' | 'Priority', ParentType, ContextType>;
};

export type ChoosePlayersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChoosePlayers'] = ResolversParentTypes['ChoosePlayers']> = {
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type YesNoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['YesNo'] = ResolversParentTypes['YesNo']> = {
  prompt?: Resolver<ResolversTypes['Prompt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChooseObjectsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChooseObjects'] = ResolversParentTypes['ChooseObjects']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriorityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Priority'] = ResolversParentTypes['Priority']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['PriorityAction']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameResult'] = ResolversParentTypes['GameResult']> = {
  reason?: Resolver<ResolversTypes['EndReason'], ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FeedPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedPage'] = ResolversParentTypes['FeedPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['FeedEntry']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FeedEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedEntry'] = ResolversParentTypes['FeedEntry']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  story?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  patch?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedMessageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedMessage'] = ResolversParentTypes['FeedMessage']> = {
  __resolveType: TypeResolveFn<'FeedEntry' | 'FeedCaughtUp' | 'FeedClosed', ParentType, ContextType>;
};

export type FeedCaughtUpResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedCaughtUp'] = ResolversParentTypes['FeedCaughtUp']> = {
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedClosedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedClosed'] = ResolversParentTypes['FeedClosed']> = {
  reason?: Resolver<ResolversTypes['CloseReason'], ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  Instant?: GraphQLScalarType;
  Json?: GraphQLScalarType;
  Hash?: GraphQLScalarType;
  Cursor?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  SessionResult?: SessionResultResolvers<ContextType>;
  RevocationResult?: RevocationResultResolvers<ContextType>;
  RoleResult?: RoleResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Revoked?: RevokedResolvers<ContextType>;
  GrantedRoles?: GrantedRolesResolvers<ContextType>;
  AccountRefused?: AccountRefusedResolvers<ContextType>;
  ActionResult?: ActionResultResolvers<ContextType>;
  Accepted?: AcceptedResolvers<ContextType>;
  Refused?: RefusedResolvers<ContextType>;
  Terms?: TermsResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  GamePage?: GamePageResolvers<ContextType>;
  GameListing?: GameListingResolvers<ContextType>;
  ListedSeat?: ListedSeatResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  LegalActions?: LegalActionsResolvers<ContextType>;
  GameView?: GameViewResolvers<ContextType>;
  SeatView?: SeatViewResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  Turn?: TurnResolvers<ContextType>;
  Library?: LibraryResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  ChoosePlayers?: ChoosePlayersResolvers<ContextType>;
  YesNo?: YesNoResolvers<ContextType>;
  ChooseObjects?: ChooseObjectsResolvers<ContextType>;
  Priority?: PriorityResolvers<ContextType>;
  GameResult?: GameResultResolvers<ContextType>;
  FeedPage?: FeedPageResolvers<ContextType>;
  FeedEntry?: FeedEntryResolvers<ContextType>;
  FeedMessage?: FeedMessageResolvers<ContextType>;
  FeedCaughtUp?: FeedCaughtUpResolvers<ContextType>;
  FeedClosed?: FeedClosedResolvers<ContextType>;
};

