// Generated from schema.graphql by `npm run generate`; do not edit.
import type { Instant } from '../scalars/values.js';
import type { ShownInstant } from '../scalars/values.js';
import type { Json } from '../scalars/values.js';
import type { Hash } from '../scalars/values.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PlayerParent, GameParent, OpenedParent, EyesParent, ReplayParent, WhatIfParent, TermsParent, FaceParent, StatisticsParent, SamePositionParent } from '../context/parents.js';
import type { ApiContext } from '../context/context.js';
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
  Instant: { input: Instant; output: ShownInstant; }
  /** Any JSON value; given in a variable, never written into an operation. */
  Json: { input: Json; output: Json; }
  /** 64 hexadecimal digits: SHA-256. */
  Hash: { input: Hash; output: Hash; }
  /** Where a feed was left: opaque, good for one viewer of one game. */
  Cursor: { input: string; output: string; }
};

/** What can be read. */
export type Query = {
  readonly __typename?: 'Query';
  /** The account of the token; null without a token. */
  readonly me: Maybe<Account>;
  /**
   * A player by id, as feeds and logs name them, or by name, without case: exactly one of the two. Null when there is none. A
   * player who has deleted the account keeps the id and has no name.
   */
  readonly player: Maybe<Player>;
  /** The default terms, and what this server can play. */
  readonly offer: Offer;
  /** Games to join or to watch, newest first: open ones, and those that invite you. `first` is at most 100. */
  readonly lobby: GameConnection;
  /**
   * For a judge: the games that wait for a ruling on a text on which their table does not agree, by their ids. Those that you
   * play in, host or are invited to are left out. Null for everyone else. `first` is at most 50; a page may have fewer.
   */
  readonly referrals: Maybe<ReferralConnection>;
  /**
   * Games that are open to everyone by their terms, the last one opened first: finished games of open tables that anyone may
   * watch. It needs no token. All that the filter names must hold. `first` is at most 100; a page may have fewer, or none,
   * before the last one. An `after` that is no game of this list is an error: BAD_CURSOR.
   */
  readonly openGames: OpenGameConnection;
  /**
   * Figures about all finished games that began at their beginning, for anyone, without a token. Of games that have not
   * opened they count what spectators were told. No figure is about fewer than five people; a filter by a player is for that
   * player, and for others once that player has shared their statistics. Errors: CONTRADICTORY_FILTER, NOT_SHARED, BAD_CURSOR,
   * STATISTICS_AWAY. docs/analytics.md says what is counted.
   */
  readonly statistics: Statistics;
  /** Games you have a seat in or are invited to, those that wait for you first. `first` is at most 100. */
  readonly myGames: GameConnection;
  /**
   * A game through your eyes: from your seat, as a judge (every look of a judge is recorded), or else as a spectator.
   * Null when there is no such game for you.
   */
  readonly game: Maybe<Game>;
  /**
   * A game to be watched again, finished or not: its outline at once, then any moment of it and the feed between any two.
   * OWN and SPECTATOR are for everyone who may see the game; other eyes are for its judges and, once it has opened by its
   * terms, for all of these. Each look of a judge is recorded. Errors: UNKNOWN_GAME, BAD_EYES. docs/replay.md is about it.
   */
  readonly replay: Replay;
  /**
   * For a judge: a game as everybody sees it at one moment, and which objects are the same. Like every query of a judge about
   * a game of others it is recorded before it is answered. Everyone else is refused, and so is a judge with a seat in it.
   */
  readonly sideBySide: SideBySideResult;
  /** For a judge: the object that an id names, with everybody's ids for it, and what has become of it. Recorded. */
  readonly sameCard: SameCardResult;
  /**
   * For a judge: who knew a card at a moment, since when and how, and when they lost track of it. A seat knows a card as long
   * as its view shows the card's face. Recorded.
   */
  readonly whoKnewCard: WhoKnewCardResult;
  /** For a judge: who had heard a name, or seen a card on which it is printed, by a moment: since when and how. Recorded. */
  readonly whoKnewName: WhoKnewNameResult;
  /** For a judge: what everybody was told of one entry of your feed of the game. Recorded. */
  readonly whoWasTold: WhoWasToldResult;
  /** For a judge: every card that a seat knew at a moment, and every name it had heard. Recorded. */
  readonly knewAt: KnewAtResult;
  /**
   * For a judge: what each seat could do when the last command by a moment had ended. In a game that is stopped for a judge:
   * what it could do if the game went on. Recorded.
   */
  readonly couldDo: CouldDoResult;
  /** For a judge: why a seat could not do something at a moment: the refusal with its rule. Recorded, without what was asked. */
  readonly whyNot: WhyNotResult;
  /** A what-if of yours that is open on this server. */
  readonly whatIf: WhatIfResult;
  /**
   * A code for a link to a moment of a game, through eyes that you may use now. It grants nothing: whoever opens it sees the
   * game as themselves. With OWN each opener sees it with their own eyes. The same place always has the same code. Errors:
   * UNKNOWN_GAME, BAD_EYES, NO_SUCH_MOMENT.
   */
  readonly shareGame: Scalars['String']['output'];
  /** Where a code of `shareGame` leads you. Errors: BAD_SHARE_CODE, UNKNOWN_GAME, NO_SUCH_MOMENT. */
  readonly sharedGame: SharedGame;
  /**
   * Your feed of a game from a cursor on (from its beginning, without one): what `gameFeed` would push, as a page.
   * `first` is at most 500. An unknown game and a cursor that is not good here are errors: UNKNOWN_GAME, BAD_CURSOR.
   */
  readonly feed: FeedPage;
  /**
   * Your feed of a game from its end: its last entries, or the last ones before a cursor, with the view before them. Whoever
   * needs no more of the past begins here, and goes on with `gameFeed`. `last` is at most 200. Errors: UNKNOWN_GAME, BAD_CURSOR.
   */
  readonly lastEntries: LastEntries;
  /**
   * The names of cards in a language (`Offer.languages`), each null where none is known. For clients that fold a feed:
   * views have English names. At most 500 at once.
   */
  readonly localNames: ReadonlyArray<Maybe<Scalars['String']['output']>>;
  /**
   * A card of the catalogue by its id, or by its name in any language (without case and accents, slips tolerated): exactly one
   * of the two. Null when there is none, or the name could mean several. It needs no token.
   */
  readonly card: Maybe<PrintedCard>;
  /** Cards of the catalogue, by their English names. `first` is at most 100. It needs no token. */
  readonly cards: CardConnection;
  /**
   * A rule, as rulings cite it: `pentaland 705.1`, `utopia 904.6`, `war-zone Setup` in the words of this project, `cr 601.2c` as
   * the operator has imported the comprehensive rules. A section is `cr 601`. Null when there is none, and for the rules of older
   * bases (`cr2011 103.4b`, `ninth p.15`): rulings cite them, and the server has no text of them. It needs no token.
   */
  readonly rule: Maybe<Rule>;
  /**
   * Rules by their words: each word that is given begins one of the rule's. Those that have them one after the other come first,
   * then the others, in the order of their documents. It needs no token.
   */
  readonly rules: ReadonlyArray<Rule>;
  /** The public Ed25519 key that this installation signs checkpoints with. Keep it: it never changes. */
  readonly signingKey: Scalars['Hash']['output'];
  /** The newest checkpoint of the whole log; null while there is none. Whoever keeps one can later prove that nothing was taken out. */
  readonly checkpoint: Maybe<Checkpoint>;
  /**
   * A proof that the log of a checkpoint continues that of an earlier one that you kept. Without `later` it is the newest
   * checkpoint. Null if it does not continue it, or if this log has no such later checkpoint.
   */
  readonly consistency: Maybe<ConsistencyProof>;
  /** A dispute, as it is for you; a judge's look at it is recorded. Null when there is none for you. */
  readonly dispute: Maybe<Dispute>;
  /**
   * For the judge who has the call, or a head judge on appeal: what each seat and the spectators would learn of a ruling. Nothing
   * is done. What chance decides comes out otherwise in the game. The preview is recorded, not what it showed.
   */
  readonly previewRuling: PreviewResult;
  /**
   * For judges: what waits for a judge, or, for head judges, for the decision of an appeal: the oldest first. Games that you
   * play in, host or are invited to are left out. Null for everyone else. `first` is at most 50; a page may have fewer.
   */
  readonly judgeQueue: Maybe<QueueConnection>;
  /** The disputes of a game that you have or had a seat in, or may judge, the oldest first. Null for everyone else. */
  readonly disputesOf: Maybe<ReadonlyArray<Dispute>>;
  /** For judges: what a player was penalised for at an event, and what is proposed for one more. Null for everyone else. */
  readonly penalties: Maybe<PenaltyHistory>;
  /**
   * For an admin: each look of a judge at a game of others, and everything that a judge did in one, the newest first. For a
   * judge: what is on record of that judge alone. Null for everyone else. `first` is at most 100; a page may have fewer.
   */
  readonly audit: Maybe<AuditConnection>;
  /**
   * For a player of a finished game: which judges looked at it, and when, the newest first; at what they looked is not said.
   * The 500 newest looks. Null for everyone else, and while the game goes on.
   */
  readonly lookedAt: Maybe<ReadonlyArray<KnownLook>>;
};


/** What can be read. */
export type QueryPlayerArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryLobbyArgs = {
  status?: InputMaybe<LobbyStatus>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryReferralsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryOpenGamesArgs = {
  filter?: InputMaybe<OpenGamesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryStatisticsArgs = {
  filter?: InputMaybe<StatisticsFilter>;
};


/** What can be read. */
export type QueryMyGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryReplayArgs = {
  gameId: Scalars['ID']['input'];
  eyes?: ReplayEyes;
  seat?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerySideBySideArgs = {
  gameId: Scalars['ID']['input'];
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerySameCardArgs = {
  gameId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  of?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryWhoKnewCardArgs = {
  gameId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  of?: InputMaybe<Scalars['Int']['input']>;
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryWhoKnewNameArgs = {
  gameId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryWhoWasToldArgs = {
  gameId: Scalars['ID']['input'];
  seq: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryKnewAtArgs = {
  gameId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryCouldDoArgs = {
  gameId: Scalars['ID']['input'];
  moment?: InputMaybe<Scalars['Int']['input']>;
  seat?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryWhyNotArgs = {
  gameId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
  command: TriedInput;
  ids?: InputMaybe<Scalars['Int']['input']>;
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryWhatIfArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryShareGameArgs = {
  gameId: Scalars['ID']['input'];
  moment: Scalars['Int']['input'];
  eyes?: ReplayEyes;
  seat?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QuerySharedGameArgs = {
  code: Scalars['String']['input'];
};


/** What can be read. */
export type QueryFeedArgs = {
  gameId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Cursor']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryLastEntriesArgs = {
  gameId: Scalars['ID']['input'];
  last?: Scalars['Int']['input'];
  before?: InputMaybe<Scalars['Cursor']['input']>;
};


/** What can be read. */
export type QueryLocalNamesArgs = {
  names: ReadonlyArray<Scalars['String']['input']>;
  language: Scalars['String']['input'];
};


/** What can be read. */
export type QueryCardArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryCardsArgs = {
  search?: InputMaybe<CardSearch>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryRuleArgs = {
  number: Scalars['String']['input'];
};


/** What can be read. */
export type QueryRulesArgs = {
  text: Scalars['String']['input'];
  document?: InputMaybe<RuleDocument>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryConsistencyArgs = {
  earlier: KeptCheckpoint;
  later?: InputMaybe<KeptCheckpoint>;
};


/** What can be read. */
export type QueryDisputeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPreviewRulingArgs = {
  disputeId: Scalars['ID']['input'];
  ruling: RulingInput;
};


/** What can be read. */
export type QueryJudgeQueueArgs = {
  waitsFor?: InputMaybe<QueueFor>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryDisputesOfArgs = {
  gameId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPenaltiesArgs = {
  playerId: Scalars['ID']['input'];
  event: Scalars['String']['input'];
  infraction: Infraction;
};


/** What can be read. */
export type QueryAuditArgs = {
  gameId?: InputMaybe<Scalars['ID']['input']>;
  judgeId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['Instant']['input']>;
  until?: InputMaybe<Scalars['Instant']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryLookedAtArgs = {
  gameId: Scalars['ID']['input'];
};

/** The length of the log and its Merkle root, signed. */
export type Checkpoint = {
  readonly __typename?: 'Checkpoint';
  /** How many events it covers, in the order of the log. */
  readonly size: Scalars['Int']['output'];
  /** The root of the Merkle tree over them (RFC 6962). */
  readonly root: Scalars['Hash']['output'];
  /** When it was made. */
  readonly at: Scalars['Instant']['output'];
  /** The key that signed it: this installation's `signingKey`. */
  readonly key: Scalars['Hash']['output'];
  /** Ed25519, in hexadecimal, over the text that docs/verification.md describes. */
  readonly signature: Scalars['String']['output'];
  /**
   * All of it as `pentaland checkpoint` writes it and `pentaland verify` reads it: `Checkpoint` of schemas/log.json. It is
   * JSON because it goes into a file as it is.
   */
  readonly line: Scalars['Json']['output'];
};

/** A checkpoint that you kept, to prove that a later one continues it. */
export type KeptCheckpoint = {
  /** How many events it covers. */
  readonly size: Scalars['Int']['input'];
  /** Its root. */
  readonly root: Scalars['Hash']['input'];
};

/** That the log of the later checkpoint begins with the log of the earlier one (RFC 6962, 2.1.2). */
export type ConsistencyProof = {
  readonly __typename?: 'ConsistencyProof';
  /** The later checkpoint. */
  readonly later: Checkpoint;
  /** The hashes of the proof, in order. */
  readonly path: ReadonlyArray<Scalars['Hash']['output']>;
};

/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Takes a name. The recovery secret is shown only now. The command id is 22 to 64 random letters, digits, - or _, for
   * example a UUID. If you repeat it within ten minutes you get the same secret again, so a lost answer loses no name. Until
   * then keep the command id as secret as the recovery secret.
   */
  readonly register: SessionResult;
  /** A new token for the recovery secret. */
  readonly login: SessionResult;
  /** Every token of yours given so far ends now, this one included. */
  readonly revokeTokens: RevocationResult;
  /** Says whether others may see statistics about you alone. Nobody may until you say so. */
  readonly shareStatistics: StatisticsSharingResult;
  /** Gives the player of this name a role. Admins make judges and head judges; admins are made by the operator of the server. */
  readonly grantRole: RoleResult;
  /** Takes a role away: admins from judges, everyone from themselves. */
  readonly revokeRole: RoleResult;
  /** A new table, you at its first seat. Terms left out are the offer's. */
  readonly createGame: ActionResult;
  /**
   * A new table that goes on from a moment of a game that has opened to you: with that exact position, and a new seed for all
   * that is drawn from then on. You take one of its seats; others join, or you seat bots. Everyone whose seat is still in the
   * game at that moment needs a player before you can start.
   */
  readonly forkGame: ActionResult;
  /**
   * Opens a table that begins with the position of a scenario (docs/scenarios.md): its script and what it expects do not
   * count. Chance goes by a new seed. Its seats are filled like those of any table.
   */
  readonly forkScenario: ActionResult;
  /** Invites a player: host only, before the start. */
  readonly invite: ActionResult;
  /** Takes an invitation back from a player who has not sat down: host only, before the start. For that player the game then looks like any game they were never invited to. */
  readonly withdrawInvitation: ActionResult;
  /** Says no to an invitation, before the start. If you have sat down, leave instead. The game then looks to you like any game that you were never invited to. */
  readonly decline: ActionResult;
  /** Sits down at the first free seat. */
  readonly join: ActionResult;
  /** Stands up, before the start. Afterwards use `concede`. */
  readonly leave: ActionResult;
  /**
   * Takes a player out of a seat that is not your own: host only, before the start. It also ends their invitation. At a
   * table that is open, or private and known to them, they may sit down again.
   */
  readonly unseat: ActionResult;
  /**
   * Lets the server play the next free seat: host only, before the start. A bot is always ready, and knows what its seat
   * sees. When only bots are left in a game, they concede.
   */
  readonly seatBot: ActionResult;
  /** Clears a bot's seat for somebody else: host only, before the start. */
  readonly unseatBot: ActionResult;
  /**
   * Says that you are ready. `commitment` is the SHA-256, in hexadecimal, of a secret text of yours (16 to 256 characters)
   * that becomes part of the game's randomness once everyone has committed; without one you add none.
   */
  readonly ready: ActionResult;
  /** Starts the game: host only, two or more seated, everyone ready. With commitments, entropy is opened first. */
  readonly start: ActionResult;
  /** Opens the text you committed to. When everyone has, the game begins. */
  readonly openEntropy: ActionResult;
  /**
   * Answers the open question, of any kind. `pay`, only with ATTACKERS and BLOCKERS, lists mana abilities to activate for the
   * cost of the declaration, in order (cr 508.1i, 509.1e). The server finds the rest.
   */
  readonly answer: ActionResult;
  /**
   * With priority: proposes to do your last `choices` things again, `times` times (cr 731.2a). Doing something, passing and
   * answering each count as one. The server first tries it, with everyone else passing. It refuses what cannot be done so
   * often, what asks another player for more than passing, and what cannot be foreseen (something drawn, shown or left to
   * chance). Nobody hears of a refusal. Then each of the others says after how many of their own passes they do something
   * else: a NUMBER asked as SHORTCUT, whose highest goes along to the end (cr 731.2b). It is taken as far as everyone goes
   * along (cr 731.2c). In a new round each thing names the successor of what it named before.
   */
  readonly shortcut: ActionResult;
  /**
   * Says when the server passes priority for you (cr 117.3d). Both null: never. It depends on this setting and on what
   * everyone sees, never on what you hold. Nobody else is told what you set.
   */
  readonly setPassing: ActionResult;
  /**
   * Keeps a note for yourself (up to 1000 characters, 100 notes a game): read it in `Game.notes`. Nobody else learns of it.
   * It is no part of the game: no feed has it, nor the log when that opens.
   */
  readonly writeNote: NoteResult;
  /**
   * Says something to the others at the table (up to 500 characters, 300 lines a game). Players speak to each other, and
   * spectators hear them. Spectators speak among themselves: no player hears them before the game is over. It is no part of
   * the game. A judge speaks in a dispute.
   */
  readonly chat: ChatResult;
  /**
   * Writes an annotation at a moment of a game that you may see: a mark, a text of up to 1000 characters, or both; 100 a
   * game. It is yours alone until you publish it: read it in `Game.annotations`. It is no part of the game.
   */
  readonly annotate: AnnotationResult;
  /** Puts this in the place of what an annotation of yours said. If it is published, it stays so. */
  readonly editAnnotation: AnnotationResult;
  /**
   * Publishes an annotation of yours. Others see it when the game is open to them (`Terms.opens`), never while it is played:
   * nobody learns from it what they could not look up.
   */
  readonly publishAnnotation: AnnotationResult;
  /** Deletes an annotation of yours, published or not. Nobody is shown it any more. */
  readonly deleteAnnotation: AnnotationResult;
  /** Gives the game up, at any time (cr 104.3a). */
  readonly concede: ActionResult;
  /** Concedes for a player who has left a question unanswered for the time the terms set. */
  readonly concedeAbsent: ActionResult;
  /**
   * Agrees that everyone may see the log and the seed of a finished game that opens BY_CONSENT. It opens when everyone who
   * had a seat at its end has agreed, bots aside. Everyone sees that you agreed, and you cannot take it back.
   */
  readonly agreeToOpen: ActionResult;
  /**
   * Asks the other players to let the game return to an earlier moment, in a game whose terms say `takeBack: BY_CONSENT`.
   * The game returns to the end of the last command at or before that moment, as soon as every other player has agreed. It
   * is refused with HIDDEN_LEARNED if anybody has learned something hidden since. Meanwhile the game goes on, and what
   * anybody does in it ends the request. A bot agrees if nobody but you has done anything since.
   */
  readonly askTakeBack: ActionResult;
  /**
   * Agrees that the game returns to the moment for which a player asks (`GameView.takeBack`), or refuses. The player who
   * asks withdraws the request with `agrees: false`.
   */
  readonly answerTakeBack: ActionResult;
  /**
   * A judge's ruling on a text on which a table does not agree (`GameView.referral`): LET_STAND with the `attempt` of one of
   * its proposals, or NOTHING. The game's log has the reason and your player id, and everyone at the table reads it. You
   * may not rule in a game that you play in, host or are invited to.
   */
  readonly rule: ActionResult;
  /** Calls a judge to a game that you play. The game and its clocks stop at once for everyone. Up to five times in a game. */
  readonly callJudge: DisputeResult;
  /**
   * Challenges another player, where the terms have challenges: you two do not agree on what a card does or on what happened.
   * A judge decides who is right; a second lost challenge loses the match (war-zone Challenges). Otherwise it is a call.
   */
  readonly challenge: DisputeResult;
  /** For a judge: stops a game without a call. The dispute is yours from the start. */
  readonly stopGame: DisputeResult;
  /** Takes your call back, while no judge has it. The game goes on. */
  readonly withdrawCall: DisputeResult;
  /**
   * For a judge: takes a call. From then on it is not withdrawn and does not lapse. You may not play in the game, host it or be
   * invited to it.
   */
  readonly takeCall: DisputeResult;
  /** For the judge who has it, before the ruling: another judge can take the call, or it lapses. */
  readonly handBackCall: DisputeResult;
  /** For a player of the game: says how you see it, for judges alone; up to five times, before the ruling. */
  readonly stateCase: DisputeResult;
  /**
   * Writes a message. The judge writes to everyone at the table, or to one seat in private; players write to everyone, or to the
   * judge in private. Up to 50 messages of each.
   */
  readonly say: DisputeResult;
  /** For the judge: asks a player to write down the name of a card (war-zone Card Templating). */
  readonly askName: DisputeResult;
  /** For a player who was asked: writes down the name of a card. */
  readonly writeName: DisputeResult;
  /**
   * For the judge who has the call: rules. The players may accept or appeal it; when all have accepted, or the time is over,
   * the game does what it says and goes on. If the game cannot do it, nothing is done and you rule again.
   */
  readonly giveRuling: DisputeResult;
  /** For a player: accepts the ruling, and gives up the appeal. */
  readonly acceptRuling: DisputeResult;
  /** For a player: appeals to a head judge, once in a dispute, while the time of the ruling lasts. The game stays stopped. */
  readonly appealRuling: DisputeResult;
  /** For a head judge: the ruling that was appealed stands. That is final. */
  readonly upholdRuling: DisputeResult;
  /** For a head judge: another ruling takes the place of the one that was appealed. That is final. */
  readonly overturnRuling: DisputeResult;
  /** For the judge: puts a penalty on record. It costs nothing by itself: what it costs is a remedy of the ruling. */
  readonly givePenalty: DisputeResult;
  /** For the judge: closes a dispute whose game goes on. */
  readonly closeDispute: DisputeResult;
  /**
   * For a judge: opens a private copy of a game in which you play all seats. It begins where the last command by the moment
   * had ended, with the libraries as your view shows them; what is random afterwards comes out otherwise than in the game.
   * Nobody notices it, no log has it, and nothing of it comes back into the game. That you opened it is recorded, what you
   * try is not. You may have 4 open; one that is not used for 15 minutes is closed. It lives on the server that opened it.
   */
  readonly openWhatIf: WhatIfResult;
  /** Does something in a what-if, for any seat. */
  readonly actInWhatIf: ActInWhatIfResult;
  /** Takes back the last things done in a what-if. Done again, the same things come out the same. */
  readonly goBackInWhatIf: WhatIfResult;
  /** Throws a what-if away. */
  readonly closeWhatIf: CloseWhatIfResult;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationRegisterArgs = {
  commandId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationLoginArgs = {
  name: Scalars['String']['input'];
  recoverySecret: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationRevokeTokensArgs = {
  commandId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationShareStatisticsArgs = {
  commandId: Scalars['ID']['input'];
  shared: Scalars['Boolean']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationGrantRoleArgs = {
  commandId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  role: GivenRole;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationRevokeRoleArgs = {
  commandId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  role: GivenRole;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationCreateGameArgs = {
  commandId: Scalars['ID']['input'];
  terms?: InputMaybe<TermsInput>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationForkGameArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  moment: Scalars['Int']['input'];
  seat: Scalars['Int']['input'];
  terms?: InputMaybe<TermsInput>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationForkScenarioArgs = {
  commandId: Scalars['ID']['input'];
  scenario: Scalars['String']['input'];
  seat: Scalars['Int']['input'];
  terms?: InputMaybe<TermsInput>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationInviteArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationWithdrawInvitationArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  playerId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationDeclineArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationJoinArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationLeaveArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationUnseatArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationSeatBotArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  kind: BotKind;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationUnseatBotArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationReadyArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  commitment?: InputMaybe<Scalars['Hash']['input']>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationStartArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationOpenEntropyArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  entropy: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationAnswerArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  decisionId: Scalars['ID']['input'];
  answer: AnswerInput;
  pay?: InputMaybe<ReadonlyArray<ManaAbilityInput>>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationShortcutArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  decisionId: Scalars['ID']['input'];
  choices: Scalars['Int']['input'];
  times: Scalars['Int']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationSetPassingArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  until?: InputMaybe<PassingUntil>;
  stops?: InputMaybe<StopsInput>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationWriteNoteArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationChatArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationAnnotateArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  moment: Scalars['Int']['input'];
  mark?: InputMaybe<Mark>;
  text?: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationEditAnnotationArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  annotationId: Scalars['ID']['input'];
  moment: Scalars['Int']['input'];
  mark?: InputMaybe<Mark>;
  text?: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationPublishAnnotationArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  annotationId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationDeleteAnnotationArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  annotationId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationConcedeArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationConcedeAbsentArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationAgreeToOpenArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationAskTakeBackArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  moment: Scalars['Int']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationAnswerTakeBackArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  moment: Scalars['Int']['input'];
  agrees: Scalars['Boolean']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationRuleArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  referral: Scalars['ID']['input'];
  outcome: RulingOutcome;
  attempt?: InputMaybe<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationCallJudgeArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  sentence: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationChallengeArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
  sentence: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationStopGameArgs = {
  commandId: Scalars['ID']['input'];
  gameId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationWithdrawCallArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationTakeCallArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationHandBackCallArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationStateCaseArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationSayArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  to?: InputMaybe<Scalars['Int']['input']>;
  privately?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationAskNameArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationWriteNameArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationGiveRulingArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  ruling: RulingInput;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationAcceptRulingArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationAppealRulingArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationUpholdRulingArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  words: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationOverturnRulingArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  ruling: RulingInput;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationGivePenaltyArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
  infraction: Infraction;
  grade: PenaltyGrade;
  event?: InputMaybe<Scalars['String']['input']>;
  words: Scalars['String']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationCloseDisputeArgs = {
  commandId: Scalars['ID']['input'];
  disputeId: Scalars['ID']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationOpenWhatIfArgs = {
  gameId: Scalars['ID']['input'];
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationActInWhatIfArgs = {
  id: Scalars['ID']['input'];
  seat: Scalars['Int']['input'];
  command: TriedInput;
  ids?: InputMaybe<Scalars['Int']['input']>;
  eyes?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationGoBackInWhatIfArgs = {
  id: Scalars['ID']['input'];
  steps?: Scalars['Int']['input'];
};


/** What can be done. Each field takes a `commandId`: send the same one again if no answer came. */
export type MutationCloseWhatIfArgs = {
  id: Scalars['ID']['input'];
};

/** What can be followed, over a WebSocket or an event stream. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Your feed of a game from a cursor on: first what you have not seen, then each new entry, without a gap or a repeat. Apply
   * each patch (RFC 6902) to the view before it, and the first to null. It ends with a message of kind CLOSED that says why:
   * your token ended, the server stops, you were too slow. Resume from your last cursor.
   */
  readonly gameFeed: FeedMessage;
  /**
   * Tells at once how far a dispute is, and again whenever it has changed, for those to whom `dispute` shows it: read it
   * then. It ends when your token ends, or when it is not for you any more.
   */
  readonly disputeChanged: DisputeChange;
  /**
   * Tells at once, and again whenever `lobby` or `myGames` may show you something else: read them then. It names no game, and a
   * game that is in none of your lists makes no message. Many changes make one message. It ends when your token ends.
   */
  readonly lobbyChanged: LobbyChange;
  /**
   * For an admin: each look of a judge from now on, as `audit` has it. It ends when your token ends, or when you are no
   * admin any more. Read `audit` for what came before.
   */
  readonly auditEntries: JudgeLook;
};


/** What can be followed, over a WebSocket or an event stream. */
export type SubscriptionGameFeedArgs = {
  gameId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Cursor']['input']>;
};


/** What can be followed, over a WebSocket or an event stream. */
export type SubscriptionDisputeChangedArgs = {
  disputeId: Scalars['ID']['input'];
};

/** Someone who can sit at a table: a person with an account, or a bot of the server. */
export type Player = {
  readonly __typename?: 'Player';
  /** Never changes. */
  readonly id: Scalars['ID']['output'];
  /** Null when the player has given it up. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** How a bot of the server plays; null for people. */
  readonly bot: Maybe<BotKind>;
  /** Since when the account exists; null for bots, and where that is not known. */
  readonly since: Maybe<Scalars['Instant']['output']>;
};

/** How a bot plays. */
export type BotKind =
  /** It takes anything that it is offered, at random. */
  | 'RANDOM'
  /** Always what costs most, and creatures rather than anything else. */
  | 'GREEDY';

/** Your own account. */
export type Account = {
  readonly __typename?: 'Account';
  /** You. */
  readonly player: Player;
  /** What you may do. */
  readonly roles: ReadonlyArray<Role>;
  /** When the token of this request ends. */
  readonly tokenExpiresAt: Scalars['Instant']['output'];
  /** Whether others may see statistics about you alone; `shareStatistics` says so. */
  readonly sharesStatistics: Scalars['Boolean']['output'];
};

/** What an account may do. */
export type Role =
  /** Everyone who has an account. */
  | 'PLAYER'
  /** Sees whole games it has no seat in, every look recorded. */
  | 'JUDGE'
  /** A judge who also decides appeals. */
  | 'HEAD_JUDGE'
  /** Manages accounts. Sees no hidden card. */
  | 'ADMIN';

/** The roles that are given and taken. */
export type GivenRole =
  /** May look into games without a seat in them. */
  | 'JUDGE'
  /** A judge who also decides appeals. */
  | 'HEAD_JUDGE'
  /** Makes judges and head judges. */
  | 'ADMIN';

/** The answer to `register` and `login`. */
export type SessionResult = Session | AccountRefused;

/** The answer to `revokeTokens`. */
export type RevocationResult = Revoked | AccountRefused;

/** The answer to `shareStatistics`. */
export type StatisticsSharingResult = StatisticsSharing | AccountRefused;

/** The answer to `grantRole` and `revokeRole`. */
export type RoleResult = GrantedRoles | AccountRefused;

/** A token, and whose it is. */
export type Session = {
  readonly __typename?: 'Session';
  /** Whose token it is. */
  readonly player: Player;
  /** Send it as `Authorization: Bearer <token>`. */
  readonly token: Scalars['String']['output'];
  /** When the token ends. */
  readonly expiresAt: Scalars['Instant']['output'];
  /** Of `register` only: keep it, it is never shown again. */
  readonly recoverySecret: Maybe<Scalars['String']['output']>;
};

/** All tokens given before have ended. */
export type Revoked = {
  readonly __typename?: 'Revoked';
  /** The player whose tokens have ended. */
  readonly player: Player;
};

/** Whether others may see statistics about a player alone. */
export type StatisticsSharing = {
  readonly __typename?: 'StatisticsSharing';
  /** The player. */
  readonly player: Player;
  /** Whether they may. */
  readonly sharesStatistics: Scalars['Boolean']['output'];
};

/** The roles that an account has now. */
export type GrantedRoles = {
  readonly __typename?: 'GrantedRoles';
  /** Whose roles they are. */
  readonly player: Player;
  /** All of them. */
  readonly roles: ReadonlyArray<Role>;
};

/** The command on an account was refused: it changed nothing. */
export type AccountRefused = {
  readonly __typename?: 'AccountRefused';
  /** For your program. */
  readonly code: AccountRefusalCode;
  /** For people. */
  readonly message: Scalars['String']['output'];
  /** Seconds to wait before the next attempt has a chance, where that is known. */
  readonly retryAfter: Maybe<Scalars['Int']['output']>;
};

/** Why a command on an account was refused. */
export type AccountRefusalCode =
  /** The name is too short or too long, or has characters that are not allowed. */
  | 'NAME_INVALID'
  /** Another account has the name. */
  | 'NAME_TAKEN'
  /** The command id of a registration is too short to be a secret. */
  | 'COMMAND_ID_WEAK'
  /** Unknown name or wrong secret: which of the two is not said. */
  | 'CREDENTIALS_WRONG'
  /** Too many from this address, or for this name: wait `retryAfter` seconds. */
  | 'TOO_MANY_ATTEMPTS'
  /** Nobody has this name. */
  | 'UNKNOWN_PLAYER'
  /** Your roles do not allow it. */
  | 'NOT_ALLOWED'
  /** Nobody gives a role to themselves. */
  | 'OWN_ROLE'
  /** Too many secrets are being checked just now; try again. */
  | 'BUSY'
  /** The log can't be reached just now; the same request may be sent again. */
  | 'TRY_LATER';

/** A card of the catalogue, as it is printed. */
export type PrintedCard = {
  readonly __typename?: 'PrintedCard';
  /** Stays the same when the catalogue changes. */
  readonly id: Scalars['ID']['output'];
  /** Its English name; of a split card both halves': Fire // Ice. */
  readonly name: Scalars['String']['output'];
  /** How its faces belong together. */
  readonly layout: CardLayout;
  /** Scryfall's id of the card; null unless the operator has imported card data that has it. */
  readonly oracleId: Maybe<Scalars['String']['output']>;
  /** Scryfall's id of one of its printings; null like the other. */
  readonly scryfallId: Maybe<Scalars['String']['output']>;
  /** Its faces or halves, the front or left one first. */
  readonly faces: ReadonlyArray<PrintedFace>;
  /** Its names in other languages, as far as the catalogue has them. */
  readonly names: ReadonlyArray<NameInLanguage>;
  /** Where it was printed, the earliest first, one for each set. */
  readonly printings: ReadonlyArray<Printing>;
  /** Where it is legal, as far as the catalogue knows. */
  readonly legalities: ReadonlyArray<CardLegality>;
  /** How much of it the engine carries out by itself. */
  readonly understood: Understood;
};

/** What every face of a card has in common: printed, in a game, or under something. */
export type Face = {
  /** The name; empty where it has none. */
  readonly name: Scalars['String']['output'];
  /** The mana cost; null where it has none. */
  readonly cost: Maybe<Scalars['String']['output']>;
  /** The type line. */
  readonly typeLine: Scalars['String']['output'];
};

/** One face or half of a card, as it is printed. */
export type PrintedFace = Face & {
  readonly __typename?: 'PrintedFace';
  /** Its English name. */
  readonly name: Scalars['String']['output'];
  /** Its mana cost; null if it has none. */
  readonly cost: Maybe<Scalars['String']['output']>;
  /** Its type line. */
  readonly typeLine: Scalars['String']['output'];
  /** Its colours, a letter each. */
  readonly colours: ReadonlyArray<Scalars['String']['output']>;
  /** Its Oracle text, a paragraph a line. */
  readonly text: Scalars['String']['output'];
  /** What of its text the engine does not read: when it comes up, the players settle what it does. */
  readonly assisted: ReadonlyArray<Scalars['String']['output']>;
  /** Its power: '2', '*', '1+*'. */
  readonly power: Maybe<Scalars['String']['output']>;
  /** Its toughness. */
  readonly toughness: Maybe<Scalars['String']['output']>;
  /** Its loyalty. */
  readonly loyalty: Maybe<Scalars['String']['output']>;
  /** Its defense. */
  readonly defense: Maybe<Scalars['String']['output']>;
};

/** How the faces of a card belong together. */
export type CardLayout =
  /** It has one face. */
  | 'NORMAL'
  /** Two halves, each a card to cast (cr 709). */
  | 'SPLIT'
  /** A half that is upside down (cr 710). */
  | 'FLIP'
  /** A back face that it turns to (cr 712). */
  | 'TRANSFORM'
  /** Two faces, of which one is played (cr 712). */
  | 'MODAL'
  /** One of two that become one permanent (cr 712.4). */
  | 'MELD'
  /** A spell on it that is cast first (cr 715). */
  | 'ADVENTURE'
  /** Levels (cr 711). */
  | 'LEVELER';

/** The name of a card in a language. */
export type NameInLanguage = {
  readonly __typename?: 'NameInLanguage';
  /** One of `Offer.languages`. */
  readonly language: Scalars['String']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
};

/** A printing of a card. */
export type Printing = {
  readonly __typename?: 'Printing';
  /** The code of the set. */
  readonly set: Scalars['String']['output'];
  /** The name of the set. */
  readonly setName: Scalars['String']['output'];
  /** When it came: 2011-09-30. */
  readonly date: Scalars['String']['output'];
};

/** Whether a card is legal in a format. */
export type CardLegality = {
  readonly __typename?: 'CardLegality';
  /** The format: `vintage`. */
  readonly format: Scalars['String']['output'];
  /** Whether it is legal there. */
  readonly legality: Legality;
};

/** Whether a card is legal in a format. */
export type Legality =
  /** It is. */
  | 'LEGAL'
  /** One in a deck. */
  | 'RESTRICTED'
  /** It is banned. */
  | 'BANNED'
  /** It is not of that format. */
  | 'NOT_LEGAL';

/** How much of a card the engine carries out by itself. */
export type Understood =
  /** All of it. */
  | 'FULL'
  /** Some of it; the players settle the rest. */
  | 'ASSISTED'
  /** Nothing of it; the players settle all. */
  | 'NONE';

/** What cards have in common: all of what is given. */
export type CardSearch = {
  /** A part of a name in any language. If no name has it: the name that is meant, slips tolerated. At most 200 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The mana cost of a face: `{1}{W}`, its symbols in any order. Empty: none. */
  readonly cost?: InputMaybe<Scalars['String']['input']>;
  /** Words of a type line, all of them of one face: `legendary`, `creature`, `cat`. At most 10. */
  readonly types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Letters of colours, all of them of one face: `W`, `U`, `B`, `R`, `G`. None of them: colourless. */
  readonly colours?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** A part of the text of a face, without case. At most 200 characters. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** How much of it the engine carries out. */
  readonly understood?: InputMaybe<Understood>;
};

/** A page of cards. */
export type CardConnection = Connection & {
  readonly __typename?: 'CardConnection';
  /** The cards with their cursors. */
  readonly edges: ReadonlyArray<CardEdge>;
  /** The cards. */
  readonly nodes: ReadonlyArray<PrintedCard>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** A card of a page. */
export type CardEdge = Edge & {
  readonly __typename?: 'CardEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The card. */
  readonly node: PrintedCard;
};

/** A page of a list, as the Relay connection specification has it. */
export type Connection = {
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of a page, and its place in the list. */
export type Edge = {
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
};

/** Where a page lies in its list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Whether there is more after this page. A page may be shorter than asked for, or empty, although there is. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is something before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The place of the first item; null if there is none. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
  /** The end of the page: give it as `after`. Null only if there is nothing at all. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/** A rule that rulings may cite. */
export type Rule = {
  readonly __typename?: 'Rule';
  /** The document that it is from. */
  readonly document: RuleDocument;
  /** Its number, or the heading of a chapter of the War Zone rules. */
  readonly number: Scalars['String']['output'];
  /** As a ruling cites it: `cr 601.2c`. */
  readonly citation: Scalars['String']['output'];
  /** What it says. */
  readonly text: Scalars['String']['output'];
  /** Its examples. */
  readonly examples: ReadonlyArray<Scalars['String']['output']>;
  /** Of the comprehensive rules: since when this text is effective, in its own words. */
  readonly effective: Maybe<Scalars['String']['output']>;
  /** The rule or section that it stands in. */
  readonly within: Maybe<Scalars['String']['output']>;
  /** The numbers of those that stand right below it. */
  readonly below: ReadonlyArray<Scalars['String']['output']>;
};

/** A document of rules. */
export type RuleDocument =
  /** The comprehensive rules, if the operator has imported them. */
  | 'CR'
  /** The rules of pentaland, in the words of this project. */
  | 'PENTALAND'
  /** The rules of utopia, in the words of this project. */
  | 'UTOPIA'
  /** The War Zone rules, in the words of this project. */
  | 'WAR_ZONE';

/** A call for a judge, and what became of it, as it is for you: its players see what is for them, judges see all of it. */
export type Dispute = {
  readonly __typename?: 'Dispute';
  /** The id. */
  readonly id: Scalars['ID']['output'];
  /** How often it has changed. */
  readonly version: Scalars['Int']['output'];
  /** When it changed last. */
  readonly changedAt: Scalars['Instant']['output'];
  /** The game that it is about. */
  readonly gameId: Scalars['ID']['output'];
  /** How far it is. */
  readonly stage: DisputeStage;
  /** When the game was stopped. */
  readonly openedAt: Scalars['Instant']['output'];
  /** The player who called, or the judge who stopped the game. */
  readonly openedBy: Player;
  /** The seat that called; null: a judge stopped the game. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** The last moment that everyone had seen: `view(moment:)` shows it. */
  readonly moment: Scalars['Int']['output'];
  /** The question that was open. */
  readonly decisionId: Maybe<Scalars['ID']['output']>;
  /** Who challenged whom; null: it is no challenge. */
  readonly challenge: Maybe<Challenge>;
  /** The judge who has it; null while nobody has. */
  readonly judge: Maybe<Player>;
  /** When what the stage waits for is over; null: it waits for nothing, or for ever. */
  readonly until: Maybe<Scalars['Instant']['output']>;
  /** The sentence of the call: for the player who called, and for judges. */
  readonly sentence: Maybe<DisputeText>;
  /** How players state their case, each for the player and for judges. */
  readonly statements: ReadonlyArray<DisputeText>;
  /** The talk: to everyone, or between the judge and one seat. */
  readonly messages: ReadonlyArray<DisputeMessage>;
  /** Seats that were asked to write down a name and have not. */
  readonly namesAsked: ReadonlyArray<Scalars['Int']['output']>;
  /** Names that were written down, each for the player and for judges. */
  readonly names: ReadonlyArray<DisputeText>;
  /** What was ruled, in order. */
  readonly rulings: ReadonlyArray<DisputeRuling>;
  /** Null while nobody has appealed. */
  readonly appeal: Maybe<Appeal>;
  /** Your penalties; for judges everyone's. */
  readonly penalties: ReadonlyArray<Penalty>;
  /** When it was closed. */
  readonly closedAt: Maybe<Scalars['Instant']['output']>;
};

/** How far a dispute is. */
export type DisputeStage =
  /** It waits for a judge. */
  | 'CALLED'
  /** A judge looks into it. */
  | 'TAKEN'
  /** There is a ruling, which the players may accept or appeal. */
  | 'RULED'
  /** It waits for a head judge. */
  | 'APPEALED'
  /** The ruling is final, and the game is about to do it. */
  | 'FINAL'
  /** The game goes on; talk and penalties are still possible. */
  | 'DONE'
  /** The caller took the call back. */
  | 'WITHDRAWN'
  /** No judge took it in time, and the game went on. */
  | 'LAPSED'
  /** It is over. */
  | 'CLOSED';

/** Two players disagree on what a card does, or on what happened. */
export type Challenge = {
  readonly __typename?: 'Challenge';
  /** The seat that challenges. */
  readonly by: Scalars['Int']['output'];
  /** The seat that is challenged. */
  readonly against: Scalars['Int']['output'];
};

/** What somebody wrote. */
export type DisputeText = {
  readonly __typename?: 'DisputeText';
  /** The seat of the writer. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** When it was written. */
  readonly at: Scalars['Instant']['output'];
  /** Null: it was deleted. */
  readonly text: Maybe<Scalars['String']['output']>;
};

/** A message of the talk. */
export type DisputeMessage = {
  readonly __typename?: 'DisputeMessage';
  /** The seat of the writer; null: the judge. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Who wrote it. */
  readonly by: Player;
  /** The seat that the judge talks with in private; null: everyone at the table reads it. */
  readonly to: Maybe<Scalars['Int']['output']>;
  /** When it was written. */
  readonly at: Scalars['Instant']['output'];
  /** Null: it was deleted. */
  readonly text: Maybe<Scalars['String']['output']>;
};

/** A judge's ruling. */
export type DisputeRuling = {
  readonly __typename?: 'DisputeRuling';
  /** Counts the rulings of the dispute from 1. */
  readonly number: Scalars['Int']['output'];
  /** Who ruled. */
  readonly judge: Player;
  /** In which capacity. */
  readonly level: RulingLevel;
  /** When it was given. */
  readonly at: Scalars['Instant']['output'];
  /** Until when it can be appealed; null: it is final. */
  readonly until: Maybe<Scalars['Instant']['output']>;
  /** Seats that accept it. */
  readonly acceptedBy: ReadonlyArray<Scalars['Int']['output']>;
  /** What became of it. */
  readonly state: RulingState;
  /** The rules that it rests on: `cr 601.2c`. */
  readonly rules: ReadonlyArray<Scalars['String']['output']>;
  /** What everyone reads. */
  readonly words: Scalars['String']['output'];
  /** What it does to the game, in order. Judges see it whole; players see of a repair or an answer only that it is one. */
  readonly remedies: ReadonlyArray<Remedy>;
  /** Of a challenge: who lost it. */
  readonly lost: Maybe<LostChallenge>;
  /** For judges: the question that it answers. */
  readonly question: Maybe<Scalars['String']['output']>;
  /** For judges: what was found. */
  readonly findings: Maybe<Scalars['String']['output']>;
};

/** One thing that a ruling does to a game: the members of its kind. */
export type Remedy = {
  readonly __typename?: 'Remedy';
  /** Of which kind it is. */
  readonly kind: RemedyKind;
  /** Of REWIND: the moment. */
  readonly moment: Maybe<Scalars['Int']['output']>;
  /** Of REWIND: cards whose place in a library is known stay there. */
  readonly keepsKnown: Maybe<Scalars['Boolean']['output']>;
  /** Of REWIND: names given since can be given again. */
  readonly freesNames: Maybe<Scalars['Boolean']['output']>;
  /** Of TIME and ANSWER: the seat. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Of TIME: how many seconds. */
  readonly seconds: Maybe<Scalars['Int']['output']>;
  /** Of RESULT: the seats that win; none: it is a draw. */
  readonly winners: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** Of ANSWER, for judges: the id of the question. */
  readonly decisionId: Maybe<Scalars['ID']['output']>;
  /** Of ANSWER, for judges: what is answered, with your ids of the objects. */
  readonly given: Maybe<GivenAnswer>;
  /** Of REPAIR, for judges: what is put right, with your ids of the objects. */
  readonly repaired: Maybe<Repair>;
};

/** An answer to a question: the members are those of AnswerInput, and exactly one is not null. */
export type GivenAnswer = {
  readonly __typename?: 'GivenAnswer';
  /** Seats, for CHOOSE_PLAYERS. */
  readonly players: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** For YES_NO. */
  readonly yes: Maybe<Scalars['Boolean']['output']>;
  /** Your ids of objects, in order, for CHOOSE_OBJECTS. */
  readonly objects: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** For PRIORITY: passing. */
  readonly action: Maybe<PriorityAction>;
  /** For PRIORITY: an action. */
  readonly act: Maybe<Action>;
  /** By index, from 0, in order, for CHOOSE_MODES. */
  readonly modes: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** For CHOOSE_TARGETS. */
  readonly targets: Maybe<ReadonlyArray<ActionTarget>>;
  /** For NUMBER. */
  readonly number: Maybe<Scalars['Int']['output']>;
  /** For WORD: a colour, a type, a name. */
  readonly word: Maybe<Scalars['String']['output']>;
  /** For ORDER: the options by index, the first first. */
  readonly order: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** For DIVIDE: a share for each. */
  readonly divide: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** For ATTACKERS: the whole declaration (cr 508.1). */
  readonly attacks: Maybe<ReadonlyArray<GivenAttack>>;
  /** For BLOCKERS: the whole declaration (cr 509.1). */
  readonly blocks: Maybe<ReadonlyArray<GivenBlock>>;
  /** For PROPOSE: what a text does that nobody could read. */
  readonly propose: Maybe<GivenProposal>;
};

/** One attacker, and what it attacks. */
export type GivenAttack = {
  readonly __typename?: 'GivenAttack';
  /** Your id of the attacker. */
  readonly attacker: Scalars['ID']['output'];
  /** The player attacked, or the planeswalker or battle. */
  readonly defender: ActionTarget;
  /** Attackers with the same number attack as a band (cr 702.22). */
  readonly band: Maybe<Scalars['Int']['output']>;
};

/** One blocker, and what it blocks. */
export type GivenBlock = {
  readonly __typename?: 'GivenBlock';
  /** Your id of the blocker. */
  readonly blocker: Scalars['ID']['output'];
  /** The attackers that it blocks. */
  readonly attackers: ReadonlyArray<Scalars['ID']['output']>;
};

/** What a text does that nobody could read, as somebody says it. */
export type GivenProposal = {
  readonly __typename?: 'GivenProposal';
  /** An effect of the language of abilities: schemas/proposal.json. */
  readonly effect: Scalars['Json']['output'];
  /** What the names in it stand for. */
  readonly names: ReadonlyArray<GivenName>;
};

/** What one name in a proposal stands for. */
export type GivenName = {
  readonly __typename?: 'GivenName';
  /** The name in the proposal. */
  readonly name: Scalars['String']['output'];
  /** Your ids of objects. */
  readonly objects: ReadonlyArray<Scalars['ID']['output']>;
  /** Seats of players. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
};

/** One thing that a judge puts right: the members are those of RepairInput, and exactly one is not null. */
export type Repair = {
  readonly __typename?: 'Repair';
  /** Moves an object. */
  readonly move: Maybe<RepairMove>;
  /** Sets a life total. */
  readonly life: Maybe<RepairLife>;
  /** Sets how many counters of a kind there are. */
  readonly counters: Maybe<RepairCounters>;
  /** Taps or untaps a permanent. */
  readonly tapped: Maybe<RepairTapped>;
  /** Gives a permanent to a player. */
  readonly control: Maybe<RepairControl>;
  /** Shows cards. */
  readonly reveal: Maybe<RepairReveal>;
  /** Uses up a name. */
  readonly mark: Maybe<RepairMark>;
  /** Lets a name be given again. */
  readonly free: Maybe<RepairFree>;
  /** Replaces a word that was given for an object. */
  readonly word: Maybe<RepairWord>;
};

/** An object that is moved to a zone. */
export type RepairMove = {
  readonly __typename?: 'RepairMove';
  /** The object. */
  readonly object: Scalars['ID']['output'];
  /** The zone. */
  readonly zone: RepairZone;
  /** Whose zone it is; null: the shared one. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Which one, where a seat has several of a kind, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Where in a library; null: it is moved to none. */
  readonly place: Maybe<RepairPlace>;
  /** Whose it is on the battlefield; null: it is moved elsewhere. */
  readonly under: Maybe<Scalars['Int']['output']>;
  /** Whether abilities trigger as for any move. */
  readonly triggers: Scalars['Boolean']['output'];
};

/** A place in a library: the members are those of PlaceInput, and exactly one is not null. */
export type RepairPlace = {
  readonly __typename?: 'RepairPlace';
  /** True: on top. */
  readonly top: Maybe<Scalars['Boolean']['output']>;
  /** True: at the bottom. */
  readonly bottom: Maybe<Scalars['Boolean']['output']>;
  /** Counted from the top, which is 1. */
  readonly nth: Maybe<Scalars['Int']['output']>;
  /** True: drawn when it is done. */
  readonly random: Maybe<Scalars['Boolean']['output']>;
};

/** A life total that is set. */
export type RepairLife = {
  readonly __typename?: 'RepairLife';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** The total. */
  readonly total: Scalars['Int']['output'];
};

/** How many counters of a kind there are afterwards. */
export type RepairCounters = {
  readonly __typename?: 'RepairCounters';
  /** On this object; null: on a player. */
  readonly object: Maybe<Scalars['ID']['output']>;
  /** On this player; null: on an object. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Of which kind. */
  readonly counter: Scalars['String']['output'];
  /** How many there are afterwards. */
  readonly count: Scalars['Int']['output'];
};

/** A permanent that is tapped or untapped. */
export type RepairTapped = {
  readonly __typename?: 'RepairTapped';
  /** The permanent. */
  readonly object: Scalars['ID']['output'];
  /** Tapped, or not. */
  readonly tapped: Scalars['Boolean']['output'];
};

/** A permanent that is given to a player. */
export type RepairControl = {
  readonly __typename?: 'RepairControl';
  /** The permanent. */
  readonly object: Scalars['ID']['output'];
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
};

/** Cards that are shown. */
export type RepairReveal = {
  readonly __typename?: 'RepairReveal';
  /** The cards. */
  readonly objects: ReadonlyArray<Scalars['ID']['output']>;
  /** Who sees them; null: everyone. */
  readonly to: Maybe<Scalars['Int']['output']>;
};

/** A name that is used up, as if it had been given. */
export type RepairMark = {
  readonly __typename?: 'RepairMark';
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** By which player. */
  readonly seat: Scalars['Int']['output'];
  /** To which card. */
  readonly object: Scalars['ID']['output'];
};

/** A name that can be given again. */
export type RepairFree = {
  readonly __typename?: 'RepairFree';
  /** The name. */
  readonly name: Scalars['String']['output'];
};

/** A word that replaces the one given for an object. */
export type RepairWord = {
  readonly __typename?: 'RepairWord';
  /** The object. */
  readonly object: Scalars['ID']['output'];
  /** Which word. */
  readonly of: WordOf;
  /** The word. */
  readonly word: Scalars['String']['output'];
  /** Whether the name that it had can be given again. */
  readonly frees: Scalars['Boolean']['output'];
};

/** What a remedy does. */
export type RemedyKind =
  /** Returns to a moment. */
  | 'REWIND'
  /** Puts one thing right. */
  | 'REPAIR'
  /** Answers the open question for its player. */
  | 'ANSWER'
  /** Gives a player thinking time. */
  | 'TIME'
  /** Ends the game. */
  | 'RESULT';

/** In which capacity a judge ruled. */
export type RulingLevel =
  /** The judge who took the call: it can be appealed. */
  | 'JUDGE'
  /** A head judge, on appeal: it is final. */
  | 'HEAD_JUDGE';

/** What became of a ruling. */
export type RulingState =
  /** It waits for the players, for a head judge, or for the game. */
  | 'OPEN'
  /** The game has done it. */
  | 'CARRIED_OUT'
  /** The game could not do it, and nothing was done: the judge rules again. */
  | 'FAILED'
  /** A head judge ruled otherwise. */
  | 'OVERTURNED';

/** Who lost a challenge. */
export type LostChallenge = {
  readonly __typename?: 'LostChallenge';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** It was the second one that the player lost, so the match is lost (war-zone Challenges). */
  readonly losesMatch: Scalars['Boolean']['output'];
};

/** An appeal against a ruling, to a head judge. */
export type Appeal = {
  readonly __typename?: 'Appeal';
  /** The number of the ruling. */
  readonly ruling: Scalars['Int']['output'];
  /** The seat that appealed. */
  readonly seat: Scalars['Int']['output'];
  /** Why: for the player and for judges. */
  readonly reason: Maybe<DisputeText>;
  /** Until when a head judge has to decide; then the ruling stands. */
  readonly until: Scalars['Instant']['output'];
  /** Null while nobody has decided. */
  readonly outcome: Maybe<AppealOutcome>;
  /** Who decided; null: nobody. */
  readonly judge: Maybe<Player>;
  /** What everyone at the table reads of it. */
  readonly words: Maybe<Scalars['String']['output']>;
};

/** What became of an appeal. */
export type AppealOutcome =
  /** The ruling stands. */
  | 'UPHELD'
  /** Another ruling takes its place. */
  | 'OVERTURNED'
  /** No head judge decided in time, and the ruling stands. */
  | 'UNDECIDED';

/** A penalty. It is a record; what it costs in the game is a remedy of the ruling. */
export type Penalty = {
  readonly __typename?: 'Penalty';
  /** Who gave it. */
  readonly judge: Player;
  /** The seat of the player. */
  readonly seat: Scalars['Int']['output'];
  /** The player. */
  readonly player: Player;
  /** For what. */
  readonly infraction: Infraction;
  /** How grave it is. */
  readonly grade: PenaltyGrade;
  /** The event at which it counts: a name that the judges give, or the id of the game. */
  readonly event: Scalars['String']['output'];
  /** What the player reads. */
  readonly words: Scalars['String']['output'];
  /** When it was given. */
  readonly at: Scalars['Instant']['output'];
};

/** How grave a penalty is. */
export type PenaltyGrade =
  /** It is remembered. */
  | 'WARNING'
  /** The player loses the game. */
  | 'GAME_LOSS'
  /** The player loses the match. */
  | 'MATCH_LOSS'
  /** The player is out of the event. */
  | 'DISQUALIFICATION';

/** What a player is penalised for. */
export type Infraction =
  /** A game-play error: a trigger was missed. */
  | 'MISSED_TRIGGER'
  /** A game-play error: cards were seen that should not have been. */
  | 'LOOKING_AT_EXTRA_CARDS'
  /** A game-play error that only the player could see, in a hidden set of cards. */
  | 'HIDDEN_CARD_ERROR'
  /** Any other game-play error. */
  | 'GAME_RULE_VIOLATION'
  /** A game-play error: the other player let an error pass. */
  | 'FAILURE_TO_MAINTAIN_GAME_STATE'
  /** A game-play error while hands were taken. */
  | 'MULLIGAN_ERROR'
  /** A deck is not as it should be. */
  | 'DECK_ERROR'
  /** The player came late. */
  | 'TARDINESS'
  /** The player is slow, without purpose. */
  | 'SLOW_PLAY'
  /** The player asked for help, or gave it. */
  | 'OUTSIDE_ASSISTANCE'
  /** The player said what may not be said. */
  | 'COMMUNICATION_VIOLATION'
  /** The player disturbs others. */
  | 'UNSPORTING_CONDUCT'
  /** The player is slow on purpose. */
  | 'STALLING'
  /** The player broke a rule on purpose. */
  | 'CHEATING';

/** What a judge should know before giving a penalty. */
export type PenaltyHistory = {
  readonly __typename?: 'PenaltyHistory';
  /** What the player was penalised for before at that event. */
  readonly earlier: ReadonlyArray<Infraction>;
  /** What is proposed for one more of the infraction: at the third game-play error and the second deck error. Nothing is upgraded by itself. */
  readonly proposed: Maybe<PenaltyGrade>;
};

/** A call in the queue. It has nothing that somebody wrote: `dispute` shows that, on record. */
export type QueuedCall = {
  readonly __typename?: 'QueuedCall';
  /** The id of the dispute. */
  readonly disputeId: Scalars['ID']['output'];
  /** The game. */
  readonly gameId: Scalars['ID']['output'];
  /** The seat that called; null: a judge stopped the game. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Who called. */
  readonly openedBy: Player;
  /** Since when the game is stopped. */
  readonly openedAt: Scalars['Instant']['output'];
  /** The last moment that everyone had seen. */
  readonly moment: Scalars['Int']['output'];
  /** It is a challenge. */
  readonly challenge: Scalars['Boolean']['output'];
  /** Until when somebody has to take or decide it; null: it waits. */
  readonly until: Maybe<Scalars['Instant']['output']>;
};

/** A page of the queue. */
export type QueueConnection = Connection & {
  readonly __typename?: 'QueueConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<QueueEdge>;
  /** The calls, the oldest first. */
  readonly nodes: ReadonlyArray<QueuedCall>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type QueueEdge = Edge & {
  readonly __typename?: 'QueueEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: QueuedCall;
};

/** Whom a call waits for. */
export type QueueFor =
  /** Any judge. */
  | 'JUDGE'
  /** A head judge: it was appealed. */
  | 'HEAD_JUDGE';

/** That a dispute has changed: read it again. */
export type DisputeChange = {
  readonly __typename?: 'DisputeChange';
  /** The id of the dispute. */
  readonly disputeId: Scalars['ID']['output'];
  /** How often it has changed. */
  readonly version: Scalars['Int']['output'];
  /** How far it is. */
  readonly stage: DisputeStage;
};

/** The answer to `previewRuling`. */
export type PreviewResult = RulingPreview | Refused;

/** What everyone would learn of a ruling. */
export type RulingPreview = {
  readonly __typename?: 'RulingPreview';
  /** By seat, and of spectators. */
  readonly feeds: ReadonlyArray<ForeseenFeed>;
};

/** What one viewer would learn of a ruling. */
export type ForeseenFeed = {
  readonly __typename?: 'ForeseenFeed';
  /** The seat; null: spectators. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** The entries that the feed would get. */
  readonly entries: ReadonlyArray<SeenEntry>;
};

/** The answer to a command in a dispute. */
export type DisputeResult = DisputeAccepted | Refused;

/** The command was accepted and is durable. */
export type DisputeAccepted = {
  readonly __typename?: 'DisputeAccepted';
  /** The dispute now, as you see it. */
  readonly dispute: Dispute;
};

/** A ruling as a judge gives it. */
export type RulingInput = {
  /** The question that it answers, for judges: 1 to 500 characters. */
  readonly question: Scalars['String']['input'];
  /** What was found, for judges: 1 to 4000 characters. */
  readonly findings: Scalars['String']['input'];
  /** The rules that it rests on, at most 20. They exist in the rules of the game: `cr 601.2c`, `pentaland 704.2`, `ninth p.15`. */
  readonly rules: ReadonlyArray<Scalars['String']['input']>;
  /** What it does to the game, in order, at most 50; none: the game goes on as it is. */
  readonly remedies: ReadonlyArray<RemedyInput>;
  /** What everyone reads, 1 to 1000 characters on one line. */
  readonly words: Scalars['String']['input'];
  /** Of a challenge, and of nothing else: the seat that loses it. */
  readonly loser?: InputMaybe<Scalars['Int']['input']>;
};

/** What a ruling does to a game: exactly one of these. A rewind comes first; ids of cards are those of your view as a judge. */
export type RemedyInput =
  /** Back to a moment. */
  { readonly rewind: RewindInput; readonly repair?: never; readonly answer?: never; readonly time?: never; readonly result?: never; }
  |  /** Puts one thing right. */
  { readonly rewind?: never; readonly repair: RepairInput; readonly answer?: never; readonly time?: never; readonly result?: never; }
  |  /** Answers the open question for its player. */
  { readonly rewind?: never; readonly repair?: never; readonly answer: AnswerForInput; readonly time?: never; readonly result?: never; }
  |  /** Gives a player thinking time, on top of the time that the game stood. */
  { readonly rewind?: never; readonly repair?: never; readonly answer?: never; readonly time: TimeInput; readonly result?: never; }
  |  /** Ends the game. */
  { readonly rewind?: never; readonly repair?: never; readonly answer?: never; readonly time?: never; readonly result: ResultInput; };

/** Back to a moment. */
export type RewindInput = {
  /** The moment. */
  readonly moment: Scalars['Int']['input'];
  /** Cards whose place in a library is known stay there; false: they are shuffled in. */
  readonly keepKnown: Scalars['Boolean']['input'];
  /** Names given since can be given again; false: they stay used. */
  readonly freeNames: Scalars['Boolean']['input'];
};

/** One thing that is put right: exactly one of these. */
export type RepairInput =
  /** Moves an object. */
  { readonly move: MoveInput; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  /** Sets a life total. */
  { readonly move?: never; readonly life: LifeInput; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  /** Sets how many counters of a kind there are. */
  { readonly move?: never; readonly life?: never; readonly counters: CountersInput; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  /** Taps or untaps a permanent. */
  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped: TappedInput; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  /** Gives a permanent to a player. */
  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control: ControlInput; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  /** Shows cards. */
  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal: RevealInput; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  /** Uses up a name. */
  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark: MarkInput; readonly free?: never; readonly word?: never; }
  |  /** Lets a name be given again. */
  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free: FreeInput; readonly word?: never; }
  |  /** Replaces a word that was given for an object. */
  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word: WordInput; };

/** Moves an object to a zone. */
export type MoveInput = {
  /** The object. */
  readonly object: Scalars['ID']['input'];
  /** The zone. */
  readonly zone: RepairZone;
  /** Whose zone it is; left out: the shared one. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Which one, where a seat has several of a kind, from 0. */
  readonly index?: InputMaybe<Scalars['Int']['input']>;
  /** Where in a library: exactly then. */
  readonly place?: InputMaybe<PlaceInput>;
  /** Whose it is on the battlefield: exactly then. */
  readonly under?: InputMaybe<Scalars['Int']['input']>;
  /** Abilities trigger as for any move. */
  readonly triggers?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A place in a library: exactly one of these. */
export type PlaceInput =
  /** True: on top. */
  { readonly top: Scalars['Boolean']['input']; readonly bottom?: never; readonly nth?: never; readonly random?: never; }
  |  /** True: at the bottom. */
  { readonly top?: never; readonly bottom: Scalars['Boolean']['input']; readonly nth?: never; readonly random?: never; }
  |  /** Counted from the top, which is 1. */
  { readonly top?: never; readonly bottom?: never; readonly nth: Scalars['Int']['input']; readonly random?: never; }
  |  /** True: drawn when it is done. */
  { readonly top?: never; readonly bottom?: never; readonly nth?: never; readonly random: Scalars['Boolean']['input']; };

/** Sets a life total. */
export type LifeInput = {
  /** The seat. */
  readonly seat: Scalars['Int']['input'];
  /** The total. */
  readonly total: Scalars['Int']['input'];
};

/** Sets how many counters there are. */
export type CountersInput = {
  /** On this object; left out: on a player. */
  readonly object?: InputMaybe<Scalars['ID']['input']>;
  /** On this player; left out: on an object. */
  readonly seat?: InputMaybe<Scalars['Int']['input']>;
  /** Of which kind. */
  readonly counter: Scalars['String']['input'];
  /** How many there are afterwards. */
  readonly count: Scalars['Int']['input'];
};

/** Taps or untaps a permanent. */
export type TappedInput = {
  /** The permanent. */
  readonly object: Scalars['ID']['input'];
  /** Tapped, or not. */
  readonly tapped: Scalars['Boolean']['input'];
};

/** Gives a permanent to a player. */
export type ControlInput = {
  /** The permanent. */
  readonly object: Scalars['ID']['input'];
  /** The seat. */
  readonly seat: Scalars['Int']['input'];
};

/** Shows cards. */
export type RevealInput = {
  /** The cards, at most 100. */
  readonly objects: ReadonlyArray<Scalars['ID']['input']>;
  /** Who sees them; left out: everyone. */
  readonly to?: InputMaybe<Scalars['Int']['input']>;
};

/** Uses up a name, as if it had been given. */
export type MarkInput = {
  /** The name. */
  readonly name: Scalars['String']['input'];
  /** By which player. */
  readonly seat: Scalars['Int']['input'];
  /** To which card. */
  readonly object: Scalars['ID']['input'];
};

/** Lets a name be given again. */
export type FreeInput = {
  /** The name. */
  readonly name: Scalars['String']['input'];
};

/** Replaces a word that was given for an object. */
export type WordInput = {
  /** The object. */
  readonly object: Scalars['ID']['input'];
  /** Which word. */
  readonly of: WordOf;
  /** The word. */
  readonly word: Scalars['String']['input'];
  /** The name that it had can be given again. */
  readonly frees?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A kind of zone that a judge moves objects to. */
export type RepairZone =
  /** A library. */
  | 'LIBRARY'
  /** A hand. */
  | 'HAND'
  /** The battlefield. */
  | 'BATTLEFIELD'
  /** A graveyard. */
  | 'GRAVEYARD'
  /** Exile. */
  | 'EXILE'
  /** The command zone. */
  | 'COMMAND';

/** Which word of an object is replaced. */
export type WordOf =
  /** Its name. */
  | 'NAME'
  /** What was chosen for one of its abilities. */
  | 'CHOICE';

/** Answers the open question for its player. */
export type AnswerForInput = {
  /** The seat of the player. */
  readonly seat: Scalars['Int']['input'];
  /** The id of the question. */
  readonly decisionId: Scalars['ID']['input'];
  /** The answer. */
  readonly answer: AnswerInput;
};

/** Gives a player thinking time. */
export type TimeInput = {
  /** The seat. */
  readonly seat: Scalars['Int']['input'];
  /** In seconds, at most a day. */
  readonly seconds: Scalars['Int']['input'];
};

/** Ends the game. */
export type ResultInput = {
  /** The seats that win; none: it is a draw. */
  readonly winners: ReadonlyArray<Scalars['Int']['input']>;
};

/** A look of a judge at a game of others, or something that a judge did in one. It is recorded before it is answered. */
export type JudgeLook = {
  readonly __typename?: 'JudgeLook';
  /** The id of the look. */
  readonly id: Scalars['ID']['output'];
  /** The game. */
  readonly gameId: Scalars['ID']['output'];
  /** Who looked. */
  readonly judge: Player;
  /** How. */
  readonly way: WayOfLooking;
  /** Under which call; null: under none. */
  readonly disputeId: Maybe<Scalars['ID']['output']>;
  /** At what, or what was done; null: it was recorded before this was. */
  readonly what: Maybe<LookSubject>;
  /** When it began. */
  readonly at: Scalars['Instant']['output'];
  /** When it was over; null: it goes on, or the server was stopped meanwhile. */
  readonly until: Maybe<Scalars['Instant']['output']>;
};

/**
 * What a judge looked at, or did: as much of it as its way has. Numbers and texts are as the judge gave them: there may be no
 * such moment, seat or card, and a text is cut after 200 characters. Of a WHAT_IF only the moment is recorded at which it began,
 * never what was tried.
 */
export type LookSubject = {
  readonly __typename?: 'LookSubject';
  /** The moment of the game, or the first of several; the last one then, if none was asked for. */
  readonly moment: Scalars['Int']['output'];
  /** Of a feed between two moments: the last. */
  readonly until: Maybe<Scalars['Int']['output']>;
  /** Of a feed, a log or the talk at the table: what came after this entry was read. */
  readonly after: Maybe<Scalars['Int']['output']>;
  /** Of a feed: what came up to this entry was read. */
  readonly before: Maybe<Scalars['Int']['output']>;
  /** Through whose eyes; null where the judge saw through everybody's, or did something. */
  readonly eyes: Maybe<ViewerKind>;
  /** With the eyes of a seat: which. */
  readonly eyesOf: Maybe<Scalars['Int']['output']>;
  /** Of an opened game: which part of its log. */
  readonly part: Maybe<LogPart>;
  /** Of KNOWLEDGE: the id of the card that was asked about. */
  readonly card: Maybe<Scalars['ID']['output']>;
  /** The seat that has this id for the card; null: it is a judge's id. */
  readonly cardOf: Maybe<Scalars['Int']['output']>;
  /** Of KNOWLEDGE: the name that was asked about. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** Of KNOWLEDGE: the entry of the judges' feed that says the fact that was asked about. */
  readonly entry: Maybe<Scalars['Int']['output']>;
  /** The seat that was asked about, written to, or penalised. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** What the judge did, where a way has several. */
  readonly deed: Maybe<JudgeDeed>;
  /** The number of the ruling in its dispute: that it gets if it is given, or that of the ruling that is upheld. */
  readonly ruling: Maybe<Scalars['Int']['output']>;
  /** The number that the penalty gets in its dispute if it is given. */
  readonly penalty: Maybe<Scalars['Int']['output']>;
  /** Of a ruling on a text: the question that was referred. */
  readonly referralId: Maybe<Scalars['ID']['output']>;
};

/** What of the log of an opened game a judge looked at. */
export type LogPart =
  /** A view of it, with nothing hidden. */
  | 'VIEW'
  /** Its events. */
  | 'EVENTS'
  /** Its secret: the seed, and the chain's key. */
  | 'SECRET'
  /** The verdict on whether it was played fairly. */
  | 'VERDICT'
  /** The proof that it is in the log of this server. */
  | 'PROOF';

/** What a judge did. Each is the mutation of that name. */
export type JudgeDeed =
  /** Took the call. */
  | 'TAKE_CALL'
  /** Handed it back. */
  | 'HAND_BACK_CALL'
  /** Stopped the game without a call. */
  | 'STOP_GAME'
  /** Closed the dispute. */
  | 'CLOSE_DISPUTE'
  /** Wrote to a player, or to all. */
  | 'SAY'
  /** Asked a player to write down a name. */
  | 'ASK_NAME'
  /** Ruled. */
  | 'GIVE_RULING'
  /** Upheld a ruling that was appealed. */
  | 'UPHOLD_RULING'
  /** Replaced a ruling that was appealed. */
  | 'OVERTURN_RULING'
  /** Ruled on a text. */
  | 'RULE';

/** How a judge looked at a game, or what the judge did there. */
export type WayOfLooking =
  /** At a view of the game. */
  | 'VIEW'
  /** At a feed of it. */
  | 'FEED'
  /** At its outline, to watch it again. */
  | 'OUTLINE'
  /** At its log. */
  | 'LOG'
  /** At the notes of its players. */
  | 'NOTES'
  /** At what its players and spectators say to each other. */
  | 'CHAT'
  /** What people have published about the game. */
  | 'ANNOTATIONS'
  /** At everybody's views beside each other. */
  | 'SIDE_BY_SIDE'
  /** At who knew what. */
  | 'KNOWLEDGE'
  /** At what the seats could do, and why not something else. */
  | 'PLAYS'
  /** Opened a what-if; what was tried in it is not recorded. */
  | 'WHAT_IF'
  /** At a dispute: who said what, and what was found. */
  | 'DISPUTE'
  /** At the desk: took a call, handed it back, stopped the game, or closed the dispute. */
  | 'DESK'
  /** Wrote to players, or asked one to write down a name. */
  | 'TALK'
  /** At what a ruling would do. */
  | 'PREVIEW'
  /** Ruled, or decided an appeal. */
  | 'RULING'
  /** Gave a penalty. */
  | 'PENALTY'
  /** Began a new game from a moment of an opened one. Before such entries had a `what`, they were recorded as LOG. */
  | 'FORK';

/** A page of the audit. */
export type AuditConnection = Connection & {
  readonly __typename?: 'AuditConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AuditEdge>;
  /** The looks, the newest first. */
  readonly nodes: ReadonlyArray<JudgeLook>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type AuditEdge = Edge & {
  readonly __typename?: 'AuditEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: JudgeLook;
};

/** That a judge looked at a game. */
export type KnownLook = {
  readonly __typename?: 'KnownLook';
  /** Who looked. */
  readonly judge: Player;
  /** When it began. */
  readonly at: Scalars['Instant']['output'];
  /** When it was over; null: it goes on, or the server was stopped meanwhile. */
  readonly until: Maybe<Scalars['Instant']['output']>;
};

/** The answer to a command in a game. */
export type ActionResult = Accepted | Refused;

/** The command was accepted and is durable. The same command id gives the same answer again. */
export type Accepted = {
  readonly __typename?: 'Accepted';
  /** The game of the command. */
  readonly gameId: Scalars['ID']['output'];
  /** The last entry of your own feed that the command made, or the one before it, when it made none that you see. */
  readonly seq: Scalars['Int']['output'];
  /** Resumes your feed just after that entry. */
  readonly cursor: Scalars['Cursor']['output'];
};

/** What became of something that was to be said. */
export type ChatResult = ChatSaid | Refused;

/** It was said. */
export type ChatSaid = {
  readonly __typename?: 'ChatSaid';
  /** What was said. */
  readonly line: ChatLine;
};

/** Something that was said at a table. */
export type ChatLine = {
  readonly __typename?: 'ChatLine';
  /** Its place in what you hear, from 1. When the game is over players hear more: read it anew. */
  readonly place: Scalars['Int']['output'];
  /** Who said it. */
  readonly author: Player;
  /** The author's seat; null: a spectator. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** What was said. */
  readonly text: Scalars['String']['output'];
  /** When it was said. */
  readonly at: Scalars['Instant']['output'];
};

/** The answer to `writeNote`. */
export type NoteResult = NoteWritten | Refused;

/** The note is kept. */
export type NoteWritten = {
  readonly __typename?: 'NoteWritten';
  /** The note as it is kept. */
  readonly note: Note;
};

/** The answer to a command about an annotation. */
export type AnnotationResult = AnnotationKept | AnnotationDeleted | Refused;

/** The annotation is kept. */
export type AnnotationKept = {
  readonly __typename?: 'AnnotationKept';
  /** The annotation as it is kept now. */
  readonly annotation: Annotation;
};

/** The annotation is deleted. */
export type AnnotationDeleted = {
  readonly __typename?: 'AnnotationDeleted';
  /** The game of the annotation. */
  readonly gameId: Scalars['ID']['output'];
};

/** What somebody thinks of a moment of a game. */
export type Annotation = {
  readonly __typename?: 'Annotation';
  /** Its id, a UUID. */
  readonly id: Scalars['ID']['output'];
  /** Who wrote it. */
  readonly author: Player;
  /** The moment it is about. */
  readonly moment: Scalars['Int']['output'];
  /** What its author thinks of it; null: no mark. */
  readonly mark: Maybe<Mark>;
  /** What its author has to say; may be empty. */
  readonly text: Scalars['String']['output'];
  /** When it was written. */
  readonly at: Scalars['Instant']['output'];
  /** When it was last changed; null: never. */
  readonly changedAt: Maybe<Scalars['Instant']['output']>;
  /** When it was published; null: it is its author's alone. */
  readonly publishedAt: Maybe<Scalars['Instant']['output']>;
};

/** What somebody thinks of what was done. */
export type Mark =
  /** Good, as `!`. */
  | 'GOOD'
  /** Bad, as `?`. */
  | 'BAD'
  /** Doubtful, as `?!`. */
  | 'DUBIOUS'
  /** The best there was, as `!!`. */
  | 'BEST';

/** A page of annotations. */
export type AnnotationConnection = Connection & {
  readonly __typename?: 'AnnotationConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AnnotationEdge>;
  /** By moment, then in the order in which they were written. */
  readonly nodes: ReadonlyArray<Annotation>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type AnnotationEdge = Edge & {
  readonly __typename?: 'AnnotationEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Annotation;
};

/** What a player has written down for themselves. */
export type Note = {
  readonly __typename?: 'Note';
  /** The seat of the player who wrote it. */
  readonly seat: Scalars['Int']['output'];
  /** The moment at which it was written: `view(moment:)` shows what had been seen. */
  readonly moment: Scalars['Int']['output'];
  /** When it was written. */
  readonly at: Scalars['Instant']['output'];
  /** What was written. */
  readonly text: Scalars['String']['output'];
};

/** The command was refused: it changed nothing, and nobody else learns of it. */
export type Refused = {
  readonly __typename?: 'Refused';
  /** For your program. */
  readonly code: RefusalCode;
  /** The rule that refuses: `cr 103.5`, `pentaland 701.1b`; `terms …` and `table …` are the server's own. */
  readonly rule: Scalars['String']['output'];
  /** For people. */
  readonly message: Scalars['String']['output'];
  /** The rules of the keywords behind it: `cr 702.9b` if the attacker flies. */
  readonly also: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the same command may be accepted later without anything else changing. */
  readonly retriable: Scalars['Boolean']['output'];
  /** Seconds before which it is not worth sending again; of the quotas, otherwise null. */
  readonly retryAfter: Maybe<Scalars['Int']['output']>;
};

/** Why a command in a game was refused. */
export type RefusalCode =
  /** Named in the terms, but not part of this version. */
  | 'NOT_BUILT'
  /** There is no such game, or none for you. */
  | 'UNKNOWN_GAME'
  /** A game with this id exists already. */
  | 'GAME_EXISTS'
  /** The game has started; that is possible only before. */
  | 'ALREADY_STARTED'
  /** The game has not started yet. */
  | 'NOT_STARTED'
  /** The game is over. */
  | 'GAME_OVER'
  /** Every seat is taken. */
  | 'GAME_FULL'
  /** That player has a seat already. */
  | 'ALREADY_SEATED'
  /** That player, or you, has no seat in this game. */
  | 'NOT_SEATED'
  /** The player is not invited. */
  | 'NOT_INVITED'
  /** Only the host may do that. */
  | 'NOT_HOST'
  /** There is no such player. */
  | 'UNKNOWN_PLAYER'
  /** The game needs two or more players. */
  | 'TOO_FEW_PLAYERS'
  /** Somebody at the table is not ready. */
  | 'NOT_EVERYONE_READY'
  /** You have not committed to any entropy. */
  | 'COMMITMENT_MISSING'
  /** The text is not the one that you committed to. */
  | 'COMMITMENT_MISMATCH'
  /** You have opened your entropy already. */
  | 'ALREADY_OPENED'
  /** The question was answered, or is no longer asked: look again. */
  | 'STALE_DECISION'
  /** Another player is asked. */
  | 'NOT_YOUR_DECISION'
  /** The rules do not allow this answer; `rule` says which. */
  | 'ILLEGAL_ANSWER'
  /** You have left the game. */
  | 'OUT_OF_THE_GAME'
  /** The player still has time to answer. */
  | 'NOT_ABSENT'
  /** It is not time for that, or there is no need for it. */
  | 'NOT_DUE'
  /** The game has to be over first. */
  | 'NOT_OVER'
  /** The terms do not ask the players whether it opens. */
  | 'NOT_BY_CONSENT'
  /** You have agreed already. */
  | 'ALREADY_AGREED'
  /** Only a judge can do that. */
  | 'NOT_A_JUDGE'
  /** You have no annotation with this id in this game. */
  | 'UNKNOWN_ANNOTATION'
  /** You, or all who watch together, have annotated this game as often as anyone may. */
  | 'TOO_MANY_ANNOTATIONS'
  /** Those eyes were never given that id of an object. */
  | 'UNKNOWN_OBJECT'
  /** Nobody sits there in this game. */
  | 'UNKNOWN_SEAT'
  /** The judges' feed has no such entry. */
  | 'UNKNOWN_ENTRY'
  /** No such what-if of yours is open on this server: open another one. */
  | 'WHAT_IF_GONE'
  /** As many what-ifs are open as may be, or this one may not grow any further. */
  | 'WHAT_IF_QUOTA'
  /** That waits for no ruling, or not any more. */
  | 'NOT_REFERRED'
  /** You play in this game, host it or are invited to it: another judge rules. */
  | 'OWN_GAME'
  /**
   * This command would start more than one command may. Nothing was done, and the same command is refused again. You can end
   * a stuck game by conceding.
   */
  | 'TOO_MUCH_WORK'
  /**
   * The game is quarantined, because the server could not go on with it (see `Quarantine`). Send the command again once the
   * feed says that the game goes on.
   */
  | 'QUARANTINED'
  /** The game is stopped for a judge (see `GameView.dispute`). Wait for the ruling. */
  | 'STOPPED'
  /** The game is not stopped under that dispute, or not any more. */
  | 'NO_DISPUTE'
  /** A judge has taken the call: it can be neither withdrawn nor taken again. */
  | 'CALL_TAKEN'
  /** Another player called the judge. */
  | 'NOT_YOUR_CALL'
  /** You have called a judge as often as a player can in one game. */
  | 'TOO_MANY_CALLS'
  /** A ruling cites a rule that this game does not have. */
  | 'UNKNOWN_RULE'
  /** A remedy of a ruling does not fit the game as it is; the message says which one, and why. Nothing was done. */
  | 'ILLEGAL_REMEDY'
  /** By the terms of this game nothing is taken back (`Terms.takeBack`). Call a judge if something went wrong. */
  | 'NO_TAKE_BACKS'
  /** Somebody has already asked to take back (`GameView.takeBack`). Answer that first. */
  | 'TAKE_BACK_OPEN'
  /** You have asked to take back as often as a player can in one game. */
  | 'TOO_MANY_TAKE_BACKS'
  /** Nobody asks you to return to that moment, or not any more. Read the game again. */
  | 'NO_TAKE_BACK'
  /**
   * Somebody has learned something hidden since that moment: the message says what and when, as far as you may know. Ask
   * for a later moment, or call a judge.
   */
  | 'HIDDEN_LEARNED'
  /**
   * The game has no such moment yet, or cannot return to it: it is before the game began, or nothing happened since. Choose
   * another moment.
   */
  | 'NO_SUCH_MOMENT'
  /** The game is over and its log lies open by its terms, so it cannot return to an earlier moment. Play another game. */
  | 'LOG_OPENED'
  /** The server failed on this command. Nothing was done. Do something else. */
  | 'ENGINE_FAULT'
  /** There is no such dispute, or none for you. */
  | 'UNKNOWN_DISPUTE'
  /** Only a head judge decides an appeal. */
  | 'NOT_A_HEAD_JUDGE'
  /** Your own ruling was appealed: another head judge decides. */
  | 'OWN_RULING'
  /** Only the players of the game can do that. */
  | 'NOT_A_PARTY'
  /** No judge has the call yet. */
  | 'CALL_NOT_TAKEN'
  /** Another judge has the call. */
  | 'NOT_THE_JUDGE'
  /** There is a ruling already. */
  | 'ALREADY_RULED'
  /** There is no ruling to accept or to appeal. */
  | 'NOT_RULED'
  /** You have accepted this ruling. */
  | 'ALREADY_ACCEPTED'
  /** A dispute can be appealed once. */
  | 'ALREADY_APPEALED'
  /** A head judge has decided: that is final. */
  | 'APPEAL_FINAL'
  /** Nobody has appealed. */
  | 'NOT_APPEALED'
  /** The time to appeal is over. */
  | 'APPEAL_OVER'
  /** The dispute is closed. */
  | 'DISPUTE_CLOSED'
  /** The dispute still holds up the game. */
  | 'NOT_DONE'
  /** The dispute is no challenge, so nobody loses one. */
  | 'NO_CHALLENGE'
  /** The ruling has to say who loses the challenge. */
  | 'IS_CHALLENGE'
  /** The terms of the game have no challenges. */
  | 'NO_CHALLENGES'
  /** The judge has not asked you to write down a name. */
  | 'NAME_NOT_ASKED'
  /** The player has been asked for a name already. */
  | 'NAME_ASKED'
  /** The dispute has as many of these as it can have. */
  | 'TOO_MANY'
  /** Too many names were refused of this question: wait before the next (see `Naming`). Nobody else learns of it. */
  | 'TOO_MANY_NAMES'
  /**
   * Your account, or your whole address, has written too much to the log in a short time: wait `retryAfter` seconds.
   * Commands that end a game or leave a table are never refused for this.
   */
  | 'LOG_QUOTA'
  /** Your account or address has too many tables that have not started. Start some, or leave them. */
  | 'TABLE_QUOTA'
  /** Bots have too many seats at unfinished tables of your account or address. */
  | 'BOT_QUOTA'
  /** Your account or address has too many unfinished games. End some, or leave their tables. */
  | 'GAME_QUOTA'
  /** A field of the command is not of its shape; the message names it. */
  | 'INVALID_COMMAND'
  /** The server could not read the events of this command back. Nothing was done, and the game goes on. */
  | 'UNREADABLE_OUTCOME'
  /** The store can't take it now; nothing was done by sending it this time. Send it again, with the same command id. */
  | 'STORE_UNAVAILABLE'
  /** Nobody knows yet whether it was done. Send it again, with the same command id: it is done once at most. */
  | 'OUTCOME_UNKNOWN';

/** The dispute for which a game is stopped, as everyone sees it. */
export type OpenDispute = {
  readonly __typename?: 'OpenDispute';
  /** The id of the dispute. */
  readonly id: Scalars['ID']['output'];
  /** The player who called the judge; null: a judge stopped the game. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Since when the game is stopped. */
  readonly since: Scalars['Instant']['output'];
  /** When the call lapses and the game goes on, if no judge takes it; null: it does not lapse. */
  readonly until: Maybe<Scalars['Instant']['output']>;
  /** Whether a judge has taken the call. */
  readonly taken: Scalars['Boolean']['output'];
};

/** A quarantined game. No player, clock, timer or bot moves it until the operator of the server mends or ends it. */
export type Quarantine = {
  readonly __typename?: 'Quarantine';
  /** Why it is quarantined. */
  readonly why: QuarantineReason;
  /** When it was stopped. */
  readonly since: Scalars['Instant']['output'];
};

/** Why a game is quarantined. */
export type QuarantineReason =
  /** Whatever is answered to the open question, more follows than one command may set going. */
  | 'TOO_MUCH_WORK'
  /** The server failed to work out what comes next. */
  | 'ENGINE_FAULT'
  /** The operator stopped it. */
  | 'BY_OPERATOR'
  /** Its log holds something that this server cannot read: the game is shown as it was before. */
  | 'UNREADABLE_LOG';

/** What may be chosen for a game. Members left out are those of the offer. */
export type TermsInput = {
  /** Which game is played. */
  readonly ruleset?: InputMaybe<Ruleset>;
  /** The base rules. */
  readonly base?: InputMaybe<Base>;
  /** Need not be said: with `chosenFormat` it is CHOSEN, without ALL. */
  readonly format?: InputMaybe<Format>;
  /** Which cards, where the format is CHOSEN. */
  readonly chosenFormat?: InputMaybe<ChosenFormatInput>;
  /** How many seats the table has. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** Who may sit down. */
  readonly access?: InputMaybe<Access>;
  /** Whether anyone may watch. */
  readonly spectators?: InputMaybe<Scalars['Boolean']['input']>;
  /** When log and seed open, and to whom. */
  readonly opens?: InputMaybe<Opens>;
  /** How many cards a library has. */
  readonly librarySize?: InputMaybe<Scalars['Int']['input']>;
  /** Of a game with one library for all; left out: different cards of the format. */
  readonly library?: InputMaybe<LibraryInput>;
  /** Where the ruleset has libraries ready (`Offer.prebuilt`): the name of one for each seat, in their order. */
  readonly prebuilt?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Of MAGIC: how many cards of the format each player has outside the game, from 1 to 15 (cr 100.4). Left out: none. */
  readonly sideboardSize?: InputMaybe<Scalars['Int']['input']>;
  /** How much life everyone begins with. */
  readonly startingLife?: InputMaybe<Scalars['Int']['input']>;
  /** The team of each seat, in order. Players with the same number are teammates (cr 102.3). Left out: none. */
  readonly teams?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Each creature may be deployed to a teammate (cr 804). */
  readonly deployCreatures?: InputMaybe<Scalars['Boolean']['input']>;
  /** The owner of several cards that enter a graveyard at once chooses their order (cr 404.3). */
  readonly arrangeGraveyards?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which opponents a player may attack in games of more than two seats (cr 802, 803). Left out: any. */
  readonly attack?: InputMaybe<AttackOption>;
  /**
   * How many seats away a player's influence reaches (cr 801), from 1 to 7: one number for all, or one for each seat in
   * order, where null reaches everyone. Left out: it reaches everyone. Only in games of more than two seats.
   */
  readonly rangeOfInfluence?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
  /** Null: no maximum. */
  readonly maximumHandSize?: InputMaybe<Scalars['Int']['input']>;
  /** Where cards are named: what help there is, and how often one may guess. */
  readonly naming?: InputMaybe<NamingInput>;
  /** In seconds: how long the table may stay unstarted, and so on below. */
  readonly startWithin?: InputMaybe<Scalars['Int']['input']>;
  /** In seconds: how long players have to open their entropy. */
  readonly openWithin?: InputMaybe<Scalars['Int']['input']>;
  /** In seconds: after how long without an answer the others may concede for a player. */
  readonly absentAfter?: InputMaybe<Scalars['Int']['input']>;
  /** In seconds: after how long without anything happening a game is abandoned. */
  readonly abandonAfter?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the players can take back. Left out: NEVER. */
  readonly takeBack?: InputMaybe<TakeBacks>;
  /** What becomes of a text on which the table does not agree. Left out: nothing. */
  readonly unresolved?: InputMaybe<Unresolved>;
  /** Of JUDGE alone, in seconds, from a minute to seven days: how long the game waits for a ruling. Left out: ten minutes. */
  readonly rulingWithin?: InputMaybe<Scalars['Int']['input']>;
  /** Players can challenge each other, and a judge decides (war-zone Challenges). */
  readonly challenges?: InputMaybe<Scalars['Boolean']['input']>;
  /** Left out: nobody's time is measured. */
  readonly clock?: InputMaybe<ClockInput>;
};

/**
 * Some of the cards: those printed until a day, in some sets, or in a list; of these, those that a format allows. A name
 * that is not of the format, or banned or restricted in it, is refused (pentaland 704.1, 706.1).
 */
export type ChosenFormatInput = {
  /** All of them, where left out. */
  readonly cards?: InputMaybe<ChosenCardsInput>;
  /** A format whose banned and restricted lists count, where the server's catalogue knows them: `vintage`, `modern`. */
  readonly legality?: InputMaybe<Scalars['String']['input']>;
};

/** Exactly one of these. */
export type ChosenCardsInput =
  /** A day: 2011-09-30. */
  { readonly until: Scalars['String']['input']; readonly sets?: never; readonly names?: never; }
  |  /** The codes of sets. */
  { readonly until?: never; readonly sets: ReadonlyArray<Scalars['String']['input']>; readonly names?: never; }
  |  /** English names of cards. */
  { readonly until?: never; readonly sets?: never; readonly names: ReadonlyArray<Scalars['String']['input']>; };

/** What the library for all is made of: a list, or cards drawn by the game's seed. */
export type LibraryInput = {
  /** A list; it says the size of the library as well, and nothing beside it. */
  readonly cards?: InputMaybe<ReadonlyArray<LibraryCardInput>>;
  /** The least number of names, beside its own, that the cost of a drawn card must have in this game. */
  readonly leastNames?: InputMaybe<Scalars['Int']['input']>;
  /** Of the cards of one colour as many of each as of any other. */
  readonly colours?: InputMaybe<LibraryColours>;
};

/** A card of a library, and how often it is in it. */
export type LibraryCardInput = {
  /** As it is printed; of a split card both halves': Fire // Ice. */
  readonly name: Scalars['String']['input'];
  /** 1, when left out. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
};

/** How the colours of a drawn library are shared out. */
export type LibraryColours =
  /** As many cards of each colour as of any other. */
  | 'EVEN';

/** A game's clocks: exactly one kind of them. */
export type ClockInput =
  /** A time for the whole game. */
  { readonly chess: ChessClockInput; readonly thinking?: never; }
  |  /** A time for each question. */
  { readonly chess?: never; readonly thinking: ThinkingTimeInput; };

/** In seconds: so much for the whole game, and what comes back with each answer. */
export type ChessClockInput = {
  /** For the whole game. */
  readonly initial: Scalars['Int']['input'];
  /** None, when left out. */
  readonly increment?: InputMaybe<Scalars['Int']['input']>;
  /** LOSES, when left out. */
  readonly flag?: InputMaybe<Flag>;
};

/** In seconds: so much for each question; and less, if `late` says so. */
export type ThinkingTimeInput = {
  /** For each question. */
  readonly each: Scalars['Int']['input'];
  /** A shorter time late in the game. */
  readonly late?: InputMaybe<LateThinkingTimeInput>;
  /** LOSES, when left out. */
  readonly flag?: InputMaybe<Flag>;
};

/** A time for each question from some seconds after the beginning on. */
export type LateThinkingTimeInput = {
  /** So many seconds after the beginning. */
  readonly from: Scalars['Int']['input'];
  /** For each question from then on. */
  readonly each: Scalars['Int']['input'];
};

/** Where you stop with an empty stack; in the first main phase of your own turn you always do. */
export type StopsInput = {
  /** In your own turns. */
  readonly own: ReadonlyArray<Step>;
  /** In the turns of others. */
  readonly others: ReadonlyArray<Step>;
};

/** Exactly one member, the one the question's kind names. */
export type AnswerInput =
  /** Seats, for CHOOSE_PLAYERS. */
  { readonly players: ReadonlyArray<Scalars['Int']['input']>; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For YES_NO. */
  { readonly players?: never; readonly yes: Scalars['Boolean']['input']; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** Your ids of objects, in order, for CHOOSE_OBJECTS; one of `instead`, for YES_NO. */
  { readonly players?: never; readonly yes?: never; readonly objects: ReadonlyArray<Scalars['ID']['input']>; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For PRIORITY: passing. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action: PriorityAction; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For PRIORITY: an action with all of its choices (cr 601.2, 602.2). A choice may be left out if only one is possible. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act: PlayInput; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** By index, from 0, in order, for CHOOSE_MODES. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes: ReadonlyArray<Scalars['Int']['input']>; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For CHOOSE_TARGETS. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets: ReadonlyArray<TargetInput>; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For NUMBER. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number: Scalars['Int']['input']; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For WORD: a colour, a type, a name. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word: Scalars['String']['input']; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For ORDER: the options by index, the first first. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order: ReadonlyArray<Scalars['Int']['input']>; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For DIVIDE: a share for each, in the order of `among`. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide: ReadonlyArray<Scalars['Int']['input']>; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  /** For ATTACKERS: the whole declaration (cr 508.1). */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks: ReadonlyArray<AttackInput>; readonly blocks?: never; readonly propose?: never; }
  |  /** For BLOCKERS: the whole declaration (cr 509.1). */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks: ReadonlyArray<BlockInput>; readonly propose?: never; }
  |  /** For PROPOSE: what a text does that nobody could read. */
  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose: ProposalInput; };

/**
 * What a text does that nobody could read (docs/assisted.md): an effect of the language of abilities, at most 4,000
 * characters of JSON. `{"kind": "nothing"}` is one too.
 */
export type ProposalInput = {
  /**
   * An effect of the language of abilities: schemas/proposal.json has every kind. It is JSON because GraphQL has no inputs
   * that are a number or an object, nor one member with another type in each kind.
   */
  readonly effect: Scalars['Json']['input'];
  /** What references and players of the kind 'bound' mean in it, by name. */
  readonly names?: ReadonlyArray<ProposedNameInput>;
};

/** What one name in a proposal stands for. */
export type ProposedNameInput = {
  /** Up to 20 small letters, digits and hyphens, a letter first. */
  readonly name: Scalars['String']['input'];
  /** Your ids of objects: of those everyone sees, and of cards of your hand. */
  readonly objects?: ReadonlyArray<Scalars['ID']['input']>;
  /** Seats of players. */
  readonly seats?: ReadonlyArray<Scalars['Int']['input']>;
};

/** A target: an object by your id of it, or a player's seat. */
export type TargetInput =
  /** Your id of the object. */
  { readonly object: Scalars['ID']['input']; readonly seat?: never; }
  |  /** The seat of the player. */
  { readonly object?: never; readonly seat: Scalars['Int']['input']; };

/** One attacker, and what it attacks. */
export type AttackInput = {
  /** Your id of the attacker. */
  readonly attacker: Scalars['ID']['input'];
  /** The player attacked, or the planeswalker or battle. */
  readonly defender: TargetInput;
  /** Attackers with the same number attack as a band (cr 702.22). */
  readonly band?: InputMaybe<Scalars['Int']['input']>;
};

/** One blocker, and what it blocks. */
export type BlockInput = {
  /** Your id of the blocker. */
  readonly blocker: Scalars['ID']['input'];
  /** The attackers that it blocks. */
  readonly attackers: ReadonlyArray<Scalars['ID']['input']>;
};

/** Which opponents a player may attack: any (cr 802), or only the one who sits beside them on that side (cr 803). */
export type AttackOption =
  /** Any opponent. */
  | 'MULTIPLE'
  /** The next opponent to the left. */
  | 'LEFT'
  /** The next opponent to the right. */
  | 'RIGHT';

/**
 * How much help a naming player gets. Memory matters: with NONE only the log of the game says which names are used up, and
 * nobody is told which would fit.
 */
export type NamingHelp =
  /** No help. */
  | 'NONE'
  /** The names that are used up: `Game.usedNames`. */
  | 'USED'
  /** And those that would fit a card of yours: `Game.fittingNames`. */
  | 'SEARCH';

/** How names are to be given in a game. */
export type NamingInput = {
  /** How much help there is. */
  readonly help?: InputMaybe<NamingHelp>;
  /** How many names may be refused of one question, whatever is wrong with them. */
  readonly refusedFree?: InputMaybe<Scalars['Int']['input']>;
  /** Then one each so many seconds. */
  readonly refusedThenEvery?: InputMaybe<Scalars['Int']['input']>;
};

/** What a card is played as, if not as itself. */
export type PlayAs =
  /** As a land that taps for any colour. */
  | 'ANY_LAND';

/** What kind of action a player with priority takes. */
export type PlayKind =
  /** Cast a spell (cr 601). */
  | 'CAST'
  /** Activate an ability (cr 602). */
  | 'ACTIVATE'
  /** Play a land (cr 116.2a). */
  | 'PLAY'
  /** Another special action (cr 116.2): turn face up, suspend, end or ignore an effect, and so on. */
  | 'SPECIAL';

/**
 * An action of a player with priority. Where only one choice is possible, it may be left out. Where there are several,
 * leaving it out is refused; `completion` asks for each choice.
 */
export type PlayInput = {
  /** What kind of action it is. */
  readonly kind: PlayKind;
  /** Your id of the object. */
  readonly object: Scalars['ID']['input'];
  /** The name that a card without one gets as it is used, in any language (pentaland 705.1). */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Other cards without a name that it takes, as to pay for it: what each is named, where it has to have a name. */
  readonly names?: InputMaybe<ReadonlyArray<CardNameInput>>;
  /** Of PLAY: as the land that any card can be played as (pentaland 703.2). */
  readonly as?: InputMaybe<PlayAs>;
  /** Of a card with several: which face or half, from 0. */
  readonly face?: InputMaybe<Scalars['Int']['input']>;
  /** Of ACTIVATE: the ability's place among those of the object. */
  readonly ability?: InputMaybe<Scalars['Int']['input']>;
  /** Of SPECIAL: its name. */
  readonly what?: InputMaybe<Scalars['String']['input']>;
  /** By index, from 0, in order (cr 601.2b). */
  readonly modes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Slot by slot, those of the first chosen mode first (cr 601.2c). */
  readonly targets?: InputMaybe<ReadonlyArray<ReadonlyArray<TargetInput>>>;
  /** Beside `targets`: how much each gets, for what is divided (cr 601.2d). */
  readonly divided?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>>;
  /** The value of X. */
  readonly x?: InputMaybe<Scalars['Int']['input']>;
  /** Optional costs to pay, by label, and how often. */
  readonly optional?: InputMaybe<ReadonlyArray<OptionalCostInput>>;
  /** The label of the alternative cost to pay (cr 118.9). */
  readonly alternative?: InputMaybe<Scalars['String']['input']>;
  /** For each cost with objects to choose, in order: the objects. */
  readonly costs?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['ID']['input']>>>;
  /** Where a cost offers several: which, in order. */
  readonly either?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Mana abilities to activate first, in order; what is still lacking is found by the server. */
  readonly pay?: InputMaybe<ReadonlyArray<ManaAbilityInput>>;
  /** How many Phyrexian symbols are paid with life (cr 107.4f). */
  readonly life?: InputMaybe<Scalars['Int']['input']>;
  /** Cards spliced onto it, in order (cr 702.47). */
  readonly splice?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Of an ability that adds mana, where it can add several kinds: which, by its letters (cr 605.3b). */
  readonly mana?: InputMaybe<Scalars['String']['input']>;
  /** Creatures tapped for its mana (cr 702.51), artifacts tapped (cr 702.126), cards exiled (cr 702.66). */
  readonly convoke?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Artifacts tapped for its mana (cr 702.126). */
  readonly improvise?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Cards exiled from your graveyard for its mana (cr 702.66). */
  readonly delve?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** A name for a card of yours that has none. */
export type CardNameInput = {
  /** Your id of the card. */
  readonly object: Scalars['ID']['input'];
  /** The name, in any language. */
  readonly name: Scalars['String']['input'];
};

/** An optional cost, and how often it is paid. */
export type OptionalCostInput = {
  /** The label of the cost. */
  readonly label: Scalars['String']['input'];
  /** How often it is paid. */
  readonly times: Scalars['Int']['input'];
};

/** A mana ability to activate. */
export type ManaAbilityInput = {
  /** Your id of the object. */
  readonly object: Scalars['ID']['input'];
  /** The ability's place among those of the object. */
  readonly ability: Scalars['Int']['input'];
  /** Which mana, where the ability offers several; what a triggered ability adds to it may follow, letter after letter. */
  readonly mana?: InputMaybe<Scalars['String']['input']>;
};

/** Which game is played. */
export type Ruleset =
  /** Mental Magic with one library for all. */
  | 'PENTALAND'
  /** Mental Magic with a library for each player. */
  | 'UTOPIA'
  /** Mental Magic with two libraries for each player. */
  | 'WAR_ZONE'
  /** Plain Magic. */
  | 'MAGIC';

/** The base rules: the comprehensive rules of today, of 2011, or the Ninth Edition's. */
export type Base =
  /** The comprehensive rules of today. */
  | 'CR'
  /** The comprehensive rules of 2011. */
  | 'CR2011'
  /** The rules of the Ninth Edition. */
  | 'NINTH';

/** Which cards may be used. */
export type Format =
  /** Every card of the catalogue. */
  | 'ALL'
  /** Some of them: see `chosenFormat`. */
  | 'CHOSEN';

/** Who may sit down at a table. */
export type Access =
  /** Everyone sees it in lists; anyone can sit down. */
  | 'OPEN'
  /** Only invited players see it in lists and sit down. */
  | 'INVITATION'
  /** It is in no list; anyone who has its id can sit down. */
  | 'PRIVATE';

/** When the log and the seed of a finished game open, and to whom. The terms promise it before anyone sits down. */
export type Opens =
  /** To everyone, as soon as it is over. */
  | 'AT_END'
  /** To everyone, once every player has agreed: `agreeToOpen`. */
  | 'BY_CONSENT'
  /** When the tournament is over. */
  | 'AFTER_TOURNAMENT'
  /** To judges, as soon as it is over. */
  | 'JUDGES_ONLY';

/** Whether a game can return to an earlier moment without a judge. */
export type TakeBacks =
  /** Only a judge's ruling takes anything back. */
  | 'NEVER'
  /** If all players agree, and nobody has learned anything hidden since: `askTakeBack`. */
  | 'BY_CONSENT';

/** What happens to a text that nobody could read, after three proposals were refused and the vote on the last one failed. */
export type Unresolved =
  /** It does nothing. */
  | 'NOTHING'
  /**
   * The game waits for a judge of the server, who lets one of the proposals stand, or rules that the text does nothing. The
   * judge need not ask the players it affects: by these terms the table has agreed to a ruling. Without one in time the
   * text does nothing.
   */
  | 'JUDGE';

/** What a table agrees on before anyone sits down. */
export type Terms = {
  readonly __typename?: 'Terms';
  /** Which game is played. */
  readonly ruleset: Ruleset;
  /** The base rules. */
  readonly base: Base;
  /** Which cards may be used. */
  readonly format: Format;
  /** Null where the format is ALL. */
  readonly chosenFormat: Maybe<ChosenFormat>;
  /** How many seats the table has. */
  readonly seats: Scalars['Int']['output'];
  /** Who may sit down. */
  readonly access: Access;
  /** Whether anyone may watch. */
  readonly spectators: Scalars['Boolean']['output'];
  /** When log and seed open, and to whom. */
  readonly opens: Opens;
  /** How many cards a library has. */
  readonly librarySize: Scalars['Int']['output'];
  /** Null: different cards of the format. */
  readonly library: Maybe<ChosenLibrary>;
  /** The prebuilt library of each seat; null where they are made otherwise. */
  readonly prebuilt: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** How many cards each player has outside the game (cr 100.4); null: none. */
  readonly sideboardSize: Maybe<Scalars['Int']['output']>;
  /** How much life everyone begins with. */
  readonly startingLife: Scalars['Int']['output'];
  /** The team of each seat; null: everyone is one of their own. */
  readonly teams: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** Whether creatures may be deployed to teammates (cr 804). */
  readonly deployCreatures: Scalars['Boolean']['output'];
  /** Whether owners arrange what comes into a graveyard at once (cr 404.3). */
  readonly arrangeGraveyards: Scalars['Boolean']['output'];
  /** Which opponents a player may attack (cr 802, 803). */
  readonly attack: AttackOption;
  /** How many seats away a player's influence reaches (cr 801), for all or for each seat; null: everyone's reaches everyone. */
  readonly rangeOfInfluence: Maybe<ReadonlyArray<Maybe<Scalars['Int']['output']>>>;
  /** Null: no maximum (cr 402.2). */
  readonly maximumHandSize: Maybe<Scalars['Int']['output']>;
  /** Null where cards are what is printed on them. */
  readonly naming: Maybe<Naming>;
  /** In seconds: how long the table may stay unstarted. */
  readonly startWithin: Scalars['Int']['output'];
  /** In seconds: how long players have to open their entropy. */
  readonly openWithin: Scalars['Int']['output'];
  /** In seconds: after how long without an answer the others may concede for a player. */
  readonly absentAfter: Scalars['Int']['output'];
  /** In seconds: after how long without anything happening a game is abandoned. */
  readonly abandonAfter: Scalars['Int']['output'];
  /** Whether the players can take back. */
  readonly takeBack: TakeBacks;
  /** What becomes of a text on which the table does not agree. */
  readonly unresolved: Unresolved;
  /** In seconds: how long the game waits for a judge's ruling; null where it waits for none. */
  readonly rulingWithin: Maybe<Scalars['Int']['output']>;
  /** Players can challenge each other, and a judge decides (war-zone Challenges). */
  readonly challenges: Scalars['Boolean']['output'];
  /** Null: nobody's time is measured. */
  readonly clock: Maybe<ClockTerms>;
  /** Names that may be given and are watched (pentaland 706.4a): a card that bears one says so (`Card.watched`). */
  readonly watched: ReadonlyArray<Scalars['String']['output']>;
};

/** How time to think is measured. */
export type ClockTerms = ChessClock | ThinkingTime;

/** In seconds: a time for the whole game, and what each answer gives back. */
export type ChessClock = {
  readonly __typename?: 'ChessClock';
  /** For the whole game. */
  readonly initial: Scalars['Int']['output'];
  /** What each answer gives back. */
  readonly increment: Scalars['Int']['output'];
  /** What happens to a player whose time is over. */
  readonly flag: Flag;
};

/** In seconds: a time for each question. */
export type ThinkingTime = {
  readonly __typename?: 'ThinkingTime';
  /** For each question. */
  readonly each: Scalars['Int']['output'];
  /** A shorter time late in the game. */
  readonly late: Maybe<LateThinkingTime>;
  /** What happens to a player whose time is over. */
  readonly flag: Flag;
};

/** In seconds: the time for each question late in the game. */
export type LateThinkingTime = {
  readonly __typename?: 'LateThinkingTime';
  /** So many seconds after the beginning. */
  readonly from: Scalars['Int']['output'];
  /** For each question from then on. */
  readonly each: Scalars['Int']['output'];
};

/** What happens to a player who runs out of time. */
export type Flag =
  /** The game is lost. */
  | 'LOSES'
  /** The least there is to say is said: priority is passed. Where nobody can say it for another (a name), the game is lost. */
  | 'PASSES';

/** How names are given in a game. */
export type Naming = {
  readonly __typename?: 'Naming';
  /** How much help there is. */
  readonly help: NamingHelp;
  /** How many names may be refused of one question, whatever is wrong with them; then one each `refusedThenEvery` seconds. */
  readonly refusedFree: Scalars['Int']['output'];
  /** Seconds until one more may be refused. */
  readonly refusedThenEvery: Scalars['Int']['output'];
};

/** Some of the cards (see `ChosenFormatInput`). */
export type ChosenFormat = {
  readonly __typename?: 'ChosenFormat';
  /** A day: cards printed until then. */
  readonly until: Maybe<Scalars['String']['output']>;
  /** The codes of sets. */
  readonly sets: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** English names of cards. */
  readonly names: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The format in which they are legal. */
  readonly legality: Maybe<Scalars['String']['output']>;
};

/** What the library for all is made of (see `LibraryInput`). */
export type ChosenLibrary = {
  readonly __typename?: 'ChosenLibrary';
  /** The cards, where they are listed. */
  readonly cards: Maybe<ReadonlyArray<ChosenLibraryCard>>;
  /** The least number of names that the cost of each card has. */
  readonly leastNames: Maybe<Scalars['Int']['output']>;
  /** How the colours are shared out. */
  readonly colours: Maybe<LibraryColours>;
};

/** A card of a library, and how often it is in it. */
export type ChosenLibraryCard = {
  readonly __typename?: 'ChosenLibraryCard';
  /** Its English name. */
  readonly name: Scalars['String']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** What this server can play. */
export type Offer = {
  readonly __typename?: 'Offer';
  /** The version of this contract. It rises with a release that takes away what was deprecated; what is added leaves it as it is. */
  readonly contract: Scalars['Int']['output'];
  /** The terms of a game that says nothing else. */
  readonly defaults: Terms;
  /** The rulesets that can be played. */
  readonly rulesets: ReadonlyArray<Ruleset>;
  /** The base rules that can be played by. */
  readonly bases: ReadonlyArray<Base>;
  /** Those that need nothing said beside them; with `chosenFormat` a game is CHOSEN. */
  readonly formats: ReadonlyArray<Format>;
  /** When a game can open. */
  readonly opens: ReadonlyArray<Opens>;
  /** What can become of a text on which a table does not agree. */
  readonly unresolved: ReadonlyArray<Unresolved>;
  /** The names of the libraries that are ready to be played with: in games of WAR_ZONE, one for each seat. */
  readonly prebuilt: ReadonlyArray<Scalars['String']['output']>;
  /** The languages beside English in which card names are known: `fr`. */
  readonly languages: ReadonlyArray<Scalars['String']['output']>;
};

/** How far a listed game is. */
export type LobbyStatus =
  /** Not started yet. */
  | 'GATHERING'
  /** The game is being played. */
  | 'PLAYING'
  /** The game is over. */
  | 'OVER';

/** A page of games. */
export type GameConnection = Connection & {
  readonly __typename?: 'GameConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<GameEdge>;
  /** The games, in order. */
  readonly nodes: ReadonlyArray<GameListing>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type GameEdge = Edge & {
  readonly __typename?: 'GameEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: GameListing;
};

/** Whose position a game goes on from. */
export type GameOrigin = {
  readonly __typename?: 'GameOrigin';
  /** The game; null: it was a scenario. */
  readonly gameId: Maybe<Scalars['ID']['output']>;
  /** The moment of that game at which a command had ended. */
  readonly moment: Maybe<Scalars['Int']['output']>;
  /** The name of the scenario; null: it was a game. */
  readonly scenario: Maybe<Scalars['String']['output']>;
};

/** That your lists of games may have changed: read them again. */
export type LobbyChange = {
  readonly __typename?: 'LobbyChange';
  /** True if a game of yours may be among what has changed: one that you have a seat in or are invited to. */
  readonly mine: Scalars['Boolean']['output'];
};

/** A game as lists show it. */
export type GameListing = {
  readonly __typename?: 'GameListing';
  /** The id of the game. */
  readonly id: Scalars['ID']['output'];
  /** How far the game is. */
  readonly status: LobbyStatus;
  /** What the table agreed on. */
  readonly terms: Terms;
  /** Whose table it is. */
  readonly host: Player;
  /** When the table was made. */
  readonly createdAt: Scalars['Instant']['output'];
  /** The seats, in order. */
  readonly seats: ReadonlyArray<ListedSeat>;
  /** Whether you are invited. */
  readonly invited: Scalars['Boolean']['output'];
  /** Whether you are seated and the game waits for you. */
  readonly waitsForMe: Scalars['Boolean']['output'];
  /** What the game waits for you to do; null: nothing. */
  readonly awaited: Maybe<Awaited>;
  /** When it waits no longer for a judge's ruling; null: it does not wait for one. */
  readonly rulingUntil: Maybe<Scalars['Instant']['output']>;
  /** Whether the game is stopped for a judge. */
  readonly stopped: Scalars['Boolean']['output'];
  /** Whose position it goes on from; null: it begins at the beginning. */
  readonly origin: Maybe<GameOrigin>;
  /** Of a game that is over. */
  readonly result: Maybe<GameResult>;
};

/** What a game waits for you to do. */
export type Awaited = {
  readonly __typename?: 'Awaited';
  /** What to do. */
  readonly what: AwaitedDeed;
  /** Of an answer: what is asked, and since when. */
  readonly prompt: Maybe<Prompt>;
  /** When it began to wait. */
  readonly since: Maybe<Scalars['Instant']['output']>;
  /** When it waits no longer: the table is given up, you are unseated, or your time is over. Null: that is not set. */
  readonly until: Maybe<Scalars['Instant']['output']>;
};

/** What kind of deed a game waits for. */
export type AwaitedDeed =
  /** To say that you are ready. */
  | 'READY'
  /** To start the game: everyone is ready, and you are its host. */
  | 'START'
  /** To open what you committed to. */
  | 'OPEN_ENTROPY'
  /** To answer a question. */
  | 'ANSWER';

/** A seat of a listed game. */
export type ListedSeat = {
  readonly __typename?: 'ListedSeat';
  /** Its number, from 0. */
  readonly seat: Scalars['Int']['output'];
  /** Who sits there; null: nobody. */
  readonly player: Maybe<Player>;
};

/** What opened games must have in common. Each list has at most 8 items. */
export type OpenGamesFilter = {
  /** Each of these players had a seat. */
  readonly players?: InputMaybe<ReadonlyArray<PlayerInput>>;
  /** Each of these players won. */
  readonly winners?: InputMaybe<ReadonlyArray<PlayerInput>>;
  /** Each of these players had a seat, did not win, and the game was no draw. */
  readonly losers?: InputMaybe<ReadonlyArray<PlayerInput>>;
  /** English names that were given to cards in the game, without case. In plain Magic nobody gives names. */
  readonly cards?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which game was played. */
  readonly ruleset?: InputMaybe<Ruleset>;
  /** The base rules. */
  readonly base?: InputMaybe<Base>;
  /** Which cards could be used. */
  readonly format?: InputMaybe<Format>;
  /** The format in which the cards were legal, as `ChosenFormat.legality`. */
  readonly legality?: InputMaybe<Scalars['String']['input']>;
  /** How many turns it had. */
  readonly turns?: InputMaybe<RangeInput>;
  /** How many events its log had at its end. */
  readonly events?: InputMaybe<RangeInput>;
  /** Why it ended. */
  readonly reason?: InputMaybe<EndReason>;
  /** Whether it was a draw. */
  readonly draw?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A player: exactly one member. */
export type PlayerInput =
  /** The id. */
  { readonly id: Scalars['ID']['input']; readonly name?: never; }
  |  /** The name the player has now, without case. */
  { readonly id?: never; readonly name: Scalars['String']['input']; };

/** Numbers from one to another, both included. */
export type RangeInput = {
  /** The least; left out: any. */
  readonly atLeast?: InputMaybe<Scalars['Int']['input']>;
  /** The most; left out: any. */
  readonly atMost?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of opened games. */
export type OpenGameConnection = Connection & {
  readonly __typename?: 'OpenGameConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<OpenGameEdge>;
  /** The games, in order. */
  readonly nodes: ReadonlyArray<OpenGameListing>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type OpenGameEdge = Edge & {
  readonly __typename?: 'OpenGameEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: OpenGameListing;
};

/** A game that is open to everyone: `game(id)` shows it, and its `opened` everything. */
export type OpenGameListing = {
  readonly __typename?: 'OpenGameListing';
  /** The id of the game. */
  readonly id: Scalars['ID']['output'];
  /** What the table agreed on. */
  readonly terms: Terms;
  /** The seats, in order. */
  readonly seats: ReadonlyArray<ListedSeat>;
  /** When the table was made. */
  readonly createdAt: Scalars['Instant']['output'];
  /** When it ended. */
  readonly endedAt: Scalars['Instant']['output'];
  /** When it opened to everyone. */
  readonly openedAt: Scalars['Instant']['output'];
  /** How many turns it had. */
  readonly turns: Scalars['Int']['output'];
  /** How many events its log had at its end. */
  readonly events: Scalars['Int']['output'];
  /** How it ended. */
  readonly result: GameResult;
};

/** A game through your eyes. */
export type Game = {
  readonly __typename?: 'Game';
  /** The id of the game. */
  readonly id: Scalars['ID']['output'];
  /** What you are to this game. */
  readonly viewer: ViewerKind;
  /** Your seat, when you have one. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** The view now, or as it was at a moment of the past (an entry's `moment`), from the same eyes. */
  readonly view: GameView;
  /** What you may do now. */
  readonly legalActions: LegalActions;
  /**
   * What is still to be chosen for an action of yours. It changes nothing in the game. With the answer to its next choice it
   * says what to choose after that.
   */
  readonly completion: Completion;
  /** The names that have been used up, in the order in which they were; null where the terms give no such help. */
  readonly usedNames: Maybe<ReadonlyArray<UsedName>>;
  /**
   * Names that a card of yours could be given now and that contain these letters, in any case. Null where the terms give no
   * such help, or where you could not name that card. `first` is at most 50.
   */
  readonly fittingNames: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Your notes, in the order in which you wrote them. A judge sees everyone's, and that is recorded. Null for everyone else without a seat. */
  readonly notes: Maybe<ReadonlyArray<Note>>;
  /**
   * What is said at the table, as far as you hear it, the earliest first: at most 200 lines. A judge hears everyone, and that
   * is recorded.
   */
  readonly chat: ReadonlyArray<ChatLine>;
  /**
   * Your own annotations, and once the game is open to you (`Terms.opens`) those that others have published. `first` is at
   * most 100.
   */
  readonly annotations: AnnotationConnection;
  /** Your feed's last entry, and the cursor after it. */
  readonly seq: Scalars['Int']['output'];
  /** The cursor after that entry. */
  readonly cursor: Scalars['Cursor']['output'];
  /** Log and seed, once the game is over and its terms open them to you (`opens`); null until then. */
  readonly opened: Maybe<OpenedGame>;
  /**
   * For a judge: the game through the eyes of a seat, or of the spectators. Each look is recorded. Null for everyone else,
   * for a judge who has a seat in the game, and if there is no such seat.
   */
  readonly eyes: Maybe<GameEyes>;
};


/** A game through your eyes. */
export type GameViewArgs = {
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** A game through your eyes. */
export type GameCompletionArgs = {
  play: PlayInput;
  answer?: InputMaybe<AnswerInput>;
};


/** A game through your eyes. */
export type GameFittingNamesArgs = {
  object: Scalars['ID']['input'];
  text?: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A game through your eyes. */
export type GameChatArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
};


/** A game through your eyes. */
export type GameAnnotationsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** A game through your eyes. */
export type GameEyesArgs = {
  seat?: InputMaybe<Scalars['Int']['input']>;
};

/** Everybody's view, or why not. */
export type SideBySideResult = SideBySide | Refused;

/** The same card, or why not. */
export type SameCardResult = SameCard | Refused;

/** Who knew a card, or why not. */
export type WhoKnewCardResult = CardKnowledge | Refused;

/** Who knew a name, or why not. */
export type WhoKnewNameResult = NameKnowledge | Refused;

/** What everybody was told, or why not. */
export type WhoWasToldResult = ToldEntry | Refused;

/** What a seat knew, or why not. */
export type KnewAtResult = EverythingKnown | Refused;

/** What the seats could do, or why you are not told. */
export type CouldDoResult = CouldDo | Refused;

/** Whether it was possible, or why you are not told. */
export type WhyNotResult = WhyNot | Refused;

/** A what-if, or why there is none. */
export type WhatIfResult = WhatIf | Refused;

/** What came of it, or why it was refused. */
export type ActInWhatIfResult = ActedInWhatIf | Refused;

/** The what-if that was closed, or why not. */
export type CloseWhatIfResult = ClosedWhatIf | Refused;

/** A game as everybody sees it at one moment. */
export type SideBySide = {
  readonly __typename?: 'SideBySide';
  /** The moment. */
  readonly moment: Scalars['Int']['output'];
  /** Your view first, then those of the seats, then the spectators'. */
  readonly sights: ReadonlyArray<Sight>;
  /** The objects of your view. */
  readonly matches: ReadonlyArray<MatchedObject>;
};

/** One viewer's view. */
export type Sight = {
  readonly __typename?: 'Sight';
  /** Who sees it. */
  readonly viewer: ViewerKind;
  /** Of a seat: which. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** What they see. */
  readonly view: GameView;
};

/** One object, with the id that everybody who sees it has for it at that moment. */
export type MatchedObject = {
  readonly __typename?: 'MatchedObject';
  /** Your id, a judge's. */
  readonly judge: Scalars['ID']['output'];
  /** The spectators' id; null if they do not see it. */
  readonly spectators: Maybe<Scalars['ID']['output']>;
  /** The ids of the seats that see it. */
  readonly seats: ReadonlyArray<SeatId>;
  /**
   * A permanent without haste that its controller has not had since that player's last turn began: as a creature it can neither
   * attack nor tap for its abilities (cr 302.6).
   */
  readonly summoningSick: Scalars['Boolean']['output'];
};

/** A seat's id of an object. */
export type SeatId = {
  readonly __typename?: 'SeatId';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** Its id of it. */
  readonly objectId: Scalars['ID']['output'];
};

/** The same card for everybody. */
export type SameCard = {
  readonly __typename?: 'SameCard';
  /** The object that the id names. */
  readonly object: KnownObject;
  /** What it is now; null once it is no more. */
  readonly now: Maybe<KnownObject>;
  /** The name that is printed on the card. */
  readonly name: Scalars['String']['output'];
};

/** An object that a card is or was: a card is another object in every zone (cr 400.7). */
export type KnownObject = {
  readonly __typename?: 'KnownObject';
  /** The zone. */
  readonly zone: ZoneKind;
  /** The seat that the zone belongs to; null for a zone of all. */
  readonly zoneOf: Maybe<Scalars['Int']['output']>;
  /** Since when it was there; `seq` counts the entries of your feed. */
  readonly from: Place;
  /** When it became something else; null: it is still there. */
  readonly until: Maybe<Place>;
  /** Your ids, a judge's, in the order in which you were given them. */
  readonly judge: ReadonlyArray<Scalars['ID']['output']>;
  /** The spectators' ids. */
  readonly spectators: ReadonlyArray<Scalars['ID']['output']>;
  /** The ids of the seats that were given one. */
  readonly seats: ReadonlyArray<SeatIds>;
};

/** The ids that a seat was given for an object: another one each time it was seen again after a shuffle. */
export type SeatIds = {
  readonly __typename?: 'SeatIds';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** The ids, in order; the last one is in use. */
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
};

/** A place in the past of a game. */
export type Place = {
  readonly __typename?: 'Place';
  /** The moment that everyone can name. */
  readonly moment: Scalars['Int']['output'];
  /** When it was. */
  readonly at: Scalars['Instant']['output'];
  /** How many entries the feed had by then: that of the viewer whose knowledge this is about. */
  readonly seq: Scalars['Int']['output'];
};

/** A card, and who knew it. */
export type CardKnowledge = {
  readonly __typename?: 'CardKnowledge';
  /** The name that is printed on the card. */
  readonly name: Scalars['String']['output'];
  /** The objects that it was, in order. */
  readonly objects: ReadonlyArray<KnownObject>;
  /** Everybody, those who never knew it included. */
  readonly who: ReadonlyArray<KnewCard>;
};

/** When one viewer knew a card. */
export type KnewCard = {
  readonly __typename?: 'KnewCard';
  /** A seat, or the spectators: what they know, everyone knows. */
  readonly viewer: ViewerKind;
  /** Of a seat: which. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Whether they knew it at the moment. */
  readonly knows: Scalars['Boolean']['output'];
  /** Each time that they came to know it by then. */
  readonly times: ReadonlyArray<Knew>;
};

/** A time in which a viewer knew a card. */
export type Knew = {
  readonly __typename?: 'Knew';
  /** When it began. */
  readonly since: Place;
  /** How it began. */
  readonly how: WayOfKnowing;
  /** When it ended; null: it has not. */
  readonly until: Maybe<Place>;
  /** How it ended. */
  readonly lost: Maybe<WayOfLosing>;
  /** Whether they were told which card it was that went: they may remember it. */
  readonly isTold: Scalars['Boolean']['output'];
};

/** How a viewer came to know a card or a name. */
export type WayOfKnowing =
  /** The card lay face up where everyone sees it. */
  | 'PUBLIC'
  /** They drew it. */
  | 'DREW'
  /** It came into their hand in another way. */
  | 'IN_HAND'
  /** It is among their cards outside the game. */
  | 'SIDEBOARD'
  /** It was shown to everyone in a place that not everyone sees. */
  | 'REVEALED'
  /** They looked at it there. */
  | 'LOOKED'
  /** It lies face down, and they control it, or own it where nobody does. */
  | 'CONTROLS'
  /** It lies face down, and an effect lets them look. */
  | 'ALLOWED'
  /** The game was rewound to where they knew it. */
  | 'REWOUND'
  /** They heard the name. */
  | 'NAMED';

/** How a viewer lost track of a card. */
export type WayOfLosing =
  /** It went where they do not see it. */
  | 'MOVED'
  /** It ceased to exist. */
  | 'CEASED'
  /** Its library was shuffled or cut. */
  | 'SHUFFLED'
  /** Somebody moved cards around it, and they could not see which. */
  | 'MIXED'
  /** It lies face down now, or they may not look at it any more. */
  | 'COVERED'
  /** The game was rewound to where they did not know it. They may remember it all the same. */
  | 'REWOUND';

/** A name, and who knew it. */
export type NameKnowledge = {
  readonly __typename?: 'NameKnowledge';
  /** Each time that it was said aloud. */
  readonly said: ReadonlyArray<SaidName>;
  /** The cards on which it is printed. */
  readonly cards: ReadonlyArray<CardKnowledge>;
  /** Everybody, those who never met it included. */
  readonly who: ReadonlyArray<KnewName>;
};

/** A name that was said aloud. */
export type SaidName = {
  readonly __typename?: 'SaidName';
  /** When; `seq` counts the entries of your feed. */
  readonly when: Place;
  /** By whom; null: by a judge. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Your id of the object that was given the name; null if none was. */
  readonly object: Maybe<Scalars['ID']['output']>;
  /** The seats that heard it. */
  readonly heardBy: ReadonlyArray<Scalars['Int']['output']>;
};

/** Since when one viewer knew a name. */
export type KnewName = {
  readonly __typename?: 'KnewName';
  /** A seat, or the spectators. */
  readonly viewer: ViewerKind;
  /** Of a seat: which. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Null: by the moment they had neither heard the name nor seen a card on which it is printed. */
  readonly since: Maybe<Place>;
  /** How. */
  readonly how: Maybe<WayOfKnowing>;
};

/** One entry of your feed, and what it was for everybody else. */
export type ToldEntry = {
  readonly __typename?: 'ToldEntry';
  /** Your entry. */
  readonly entry: SeenEntry;
  /** Everybody else's. */
  readonly told: ReadonlyArray<TheirEntry>;
};

/** What one viewer was told of an entry. */
export type TheirEntry = {
  readonly __typename?: 'TheirEntry';
  /** A seat, or the spectators. */
  readonly viewer: ViewerKind;
  /** Of a seat: which. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Their entry; null: they were told nothing. */
  readonly entry: Maybe<SeenEntry>;
};

/** Everything that a seat knew at a moment, beyond what its view shows of the table. */
export type EverythingKnown = {
  readonly __typename?: 'EverythingKnown';
  /** The moment. */
  readonly moment: Scalars['Int']['output'];
  /** The cards whose face it saw. */
  readonly cards: ReadonlyArray<KnewOfCard>;
  /** The names that it had heard, in the order in which they were first said. */
  readonly names: ReadonlyArray<HeardName>;
};

/** A card that a seat knew. */
export type KnewOfCard = {
  readonly __typename?: 'KnewOfCard';
  /** The name that is printed on the card. */
  readonly name: Scalars['String']['output'];
  /** The seat's id of it. */
  readonly objectId: Maybe<Scalars['ID']['output']>;
  /** Your id of it, a judge's. */
  readonly judge: Maybe<Scalars['ID']['output']>;
  /** The zone it was in. */
  readonly zone: ZoneKind;
  /** The seat that the zone belongs to. */
  readonly zoneOf: Maybe<Scalars['Int']['output']>;
  /** Since when. */
  readonly since: Place;
  /** How. */
  readonly how: WayOfKnowing;
};

/** A name that a seat had heard. */
export type HeardName = {
  readonly __typename?: 'HeardName';
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** When it was first said. */
  readonly since: Place;
};

/** What the seats could do at a moment. */
export type CouldDo = {
  readonly __typename?: 'CouldDo';
  /** The moment at which the last command had ended. */
  readonly moment: Scalars['Int']['output'];
  /** The seats. */
  readonly seats: ReadonlyArray<SeatCouldDo>;
};

/** What one seat could do. */
export type SeatCouldDo = {
  readonly __typename?: 'SeatCouldDo';
  /** The seat. */
  readonly seat: Scalars['Int']['output'];
  /** The commands that its player might give, as in `LegalActions.commands`. */
  readonly commands: ReadonlyArray<CommandKind>;
  /** The question that it was asked, with its own ids; null while another seat was asked. */
  readonly decision: Maybe<Decision>;
  /** With priority: what it could begin, with its own ids. */
  readonly plays: ReadonlyArray<Play>;
  /** Whether there were too many plays to list. */
  readonly tooMuch: Scalars['Boolean']['output'];
};

/** Whether something was possible. */
export type WhyNot = {
  readonly __typename?: 'WhyNot';
  /** The moment at which the last command had ended. */
  readonly moment: Scalars['Int']['output'];
  /** True if the rules would have let it happen. */
  readonly possible: Scalars['Boolean']['output'];
  /** Why not, with the rule; null if it was possible. */
  readonly why: Maybe<Refused>;
};

/** Something that a judge tries out for a seat. */
export type TriedInput =
  /** An answer to the question that is open: also passing, casting, attacking. */
  { readonly answer: TriedAnswerInput; readonly shortcut?: never; readonly passing?: never; readonly concede?: never; readonly concedeAbsent?: never; }
  |  /** Repeats the last actions (cr 731.2a). */
  { readonly answer?: never; readonly shortcut: TriedShortcutInput; readonly passing?: never; readonly concede?: never; readonly concedeAbsent?: never; }
  |  /** Sets what is passed automatically. */
  { readonly answer?: never; readonly shortcut?: never; readonly passing: TriedPassingInput; readonly concede?: never; readonly concedeAbsent?: never; }
  |  /** True: concedes. */
  { readonly answer?: never; readonly shortcut?: never; readonly passing?: never; readonly concede: Scalars['Boolean']['input']; readonly concedeAbsent?: never; }
  |  /** Concedes for the absent player of this seat. */
  { readonly answer?: never; readonly shortcut?: never; readonly passing?: never; readonly concede?: never; readonly concedeAbsent: Scalars['Int']['input']; };

/** An answer to the open question. */
export type TriedAnswerInput = {
  /** The answer. */
  readonly answer: AnswerInput;
  /** Only with attackers and blockers: mana abilities to activate for the cost of the declaration, in order. */
  readonly pay?: InputMaybe<ReadonlyArray<ManaAbilityInput>>;
};

/** The last actions again. */
export type TriedShortcutInput = {
  /** How many of the last actions. */
  readonly choices: Scalars['Int']['input'];
  /** How many times. */
  readonly times: Scalars['Int']['input'];
};

/** Automatic passing. */
export type TriedPassingInput = {
  /** Until when. */
  readonly until?: InputMaybe<PassingUntil>;
  /** Where to stop. */
  readonly stops?: InputMaybe<StopsInput>;
};

/** A private copy of a game, in which a judge plays all seats. */
export type WhatIf = {
  readonly __typename?: 'WhatIf';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The game it was copied from. */
  readonly gameId: Scalars['ID']['output'];
  /** The moment at which it left the game. */
  readonly from: Scalars['Int']['output'];
  /** The moment in it now. */
  readonly moment: Scalars['Int']['output'];
  /** How many things were done in it. */
  readonly steps: Scalars['Int']['output'];
  /** How the copy ended; null while it goes on. */
  readonly result: Maybe<GameResult>;
  /** The view of a seat in it. */
  readonly view: GameView;
  /** What each seat could do in it now, with the question of the seat that is asked. */
  readonly couldDo: ReadonlyArray<SeatCouldDo>;
};


/** A private copy of a game, in which a judge plays all seats. */
export type WhatIfViewArgs = {
  eyes?: InputMaybe<Scalars['Int']['input']>;
};

/** Something was done in a what-if. */
export type ActedInWhatIf = {
  readonly __typename?: 'ActedInWhatIf';
  /** The what-if after it. */
  readonly whatIf: WhatIf;
  /** What happened, through the chosen eyes. */
  readonly entries: ReadonlyArray<SeenEntry>;
};

/** A what-if is closed. */
export type ClosedWhatIf = {
  readonly __typename?: 'ClosedWhatIf';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
};

/** What somebody else is shown of a game, for a judge. */
export type GameEyes = {
  readonly __typename?: 'GameEyes';
  /** The view now, or as it was at a moment of the past. */
  readonly view: GameView;
  /** The feed, the entries after a `seq` (from 0). `first` is at most 500. */
  readonly feed: EyesFeed;
};


/** What somebody else is shown of a game, for a judge. */
export type GameEyesViewArgs = {
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** What somebody else is shown of a game, for a judge. */
export type GameEyesFeedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of a feed through chosen eyes. */
export type EyesFeed = {
  readonly __typename?: 'EyesFeed';
  /** The feed version: it rises when the same log would give another feed. */
  readonly version: Scalars['Int']['output'];
  /** In order. */
  readonly entries: ReadonlyArray<SeenEntry>;
  /** Ask for more with `after`; null when there is no more for now. */
  readonly next: Maybe<Scalars['Int']['output']>;
};

/** One thing that was shown to those eyes: an entry of that feed, but for its cursor. */
export type SeenEntry = {
  readonly __typename?: 'SeenEntry';
  /** Counts the entries of that feed, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The moment everyone can name. */
  readonly moment: Scalars['Int']['output'];
  /** When it happened. */
  readonly at: Scalars['Instant']['output'];
  /** What happened, as far as that viewer may know: schemas/stories.json. */
  readonly story: Scalars['Json']['output'];
  /** How it changed the view: a JSON Patch (RFC 6902) of what the fragment TableView answers. */
  readonly patch: Scalars['Json']['output'];
};

/** A finished game that has opened: log and seed together, never one alone. */
export type OpenedGame = {
  readonly __typename?: 'OpenedGame';
  /** The server's part of the game's randomness: the view's `commitment` is the SHA-256 of it. */
  readonly seed: Scalars['String']['output'];
  /** What the salts of the log's chain are made from. */
  readonly chainSecret: Scalars['String']['output'];
  /** The game with nothing hidden, at its end or as it was at a moment. */
  readonly view: GameView;
  /** The log as it is stored, the events after a place in it (from 0). `first` is at most 500. */
  readonly log: LogPage;
  /** Everything that can be checked of the log, checked now by this server. `pentaland verify` does the same elsewhere. */
  readonly verification: Verification;
  /**
   * A proof that the game's events are in the log of the newest checkpoint. Null while no checkpoint covers any of them, or
   * if the log no longer agrees with one.
   */
  readonly proof: Maybe<LogProof>;
};


/** A finished game that has opened: log and seed together, never one alone. */
export type OpenedGameViewArgs = {
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** A finished game that has opened: log and seed together, never one alone. */
export type OpenedGameLogArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** A proof that a game's events are in the log of a checkpoint (RFC 6962, 2.1.1). `docs/verification.md` says what it proves. */
export type LogProof = {
  readonly __typename?: 'LogProof';
  /** How many of the game's events it covers, from the first on. If more came since, ask again after the next checkpoint. */
  readonly events: Scalars['Int']['output'];
  /** The place of the last of them among all events of the log, from 0. */
  readonly index: Scalars['Int']['output'];
  /** From that event's leaf to the root. */
  readonly path: ReadonlyArray<Scalars['Hash']['output']>;
  /** The checkpoint whose log it is. */
  readonly checkpoint: Checkpoint;
  /**
   * All of it, for the first line of a file that `pentaland verify` reads: `GameProof` of schemas/log.json. It is JSON
   * because it goes into the file as it is.
   */
  readonly line: Scalars['Json']['output'];
};

/** A page of the log of a game that has opened. */
export type LogPage = {
  readonly __typename?: 'LogPage';
  /**
   * Each with its `place`, `id`, `type`, `v`, `at`, `actor`, `commandId`, `data`, and the `hash` that links it to the one
   * before: schemas/log.json has every kind with its `data`. It is JSON because the hashes are made from exactly this text.
   */
  readonly events: ReadonlyArray<Scalars['Json']['output']>;
  /** Ask for more with `after`; null when there is no more. */
  readonly next: Maybe<Scalars['Int']['output']>;
};

/** What checking the log of a game has found. */
export type Verification = {
  readonly __typename?: 'Verification';
  /** Whether nothing speaks against the log. */
  readonly holds: Scalars['Boolean']['output'];
  /** How much was looked at: all of it, or what comes before the fault. */
  readonly commands: Scalars['Int']['output'];
  /** How many events were looked at. */
  readonly events: Scalars['Int']['output'];
  /** How much randomness was checked. */
  readonly draws: VerifiedDraws;
  /** What speaks against the log, at the first place where something does. */
  readonly fault: Maybe<LogFault>;
  /** Commands that another version decided, or one with other cards, and that this server would decide differently. That is no fault. */
  readonly differences: ReadonlyArray<DecidedOtherwise>;
};

/** How much randomness was checked. */
export type VerifiedDraws = {
  readonly __typename?: 'VerifiedDraws';
  /** Shuffles, cuts, coins and the like, drawn again by themselves from the seed and the players' entropy. */
  readonly redrawn: Scalars['Int']['output'];
  /** What chance chose within something else, decided again with it. */
  readonly redecided: Scalars['Int']['output'];
  /** The like, where the command could not be decided again as it was. */
  readonly unchecked: Scalars['Int']['output'];
};

/** What speaks against a log. */
export type LogFault = {
  readonly __typename?: 'LogFault';
  /** The place of the event in the log, from 0. */
  readonly place: Scalars['Int']['output'];
  /** What is wrong. */
  readonly kind: LogFaultKind;
};

/** What kind of fault a log has. */
export type LogFaultKind =
  /** The seed is not the one the server had promised. */
  | 'SEED_NOT_PROMISED'
  /** A player's entropy is not what that player had committed to. */
  | 'ENTROPY_NOT_PROMISED'
  /** A shuffle, a cut or a coin is not what seed and entropy give. */
  | 'DRAWN_OTHERWISE'
  /** Random words were left out or used twice. */
  | 'WORDS_MISCOUNTED'
  /** The command, decided again by the very version that decided it, gives other events. */
  | 'DECIDED_OTHERWISE'
  /** It does not fold to a game, or to another than this one. */
  | 'NOT_A_GAME'
  /** The chain of hashes is broken, or an event is missing or not of its shape. */
  | 'CHAIN_BROKEN';

/** A recorded command that this server would decide differently. That is no fault of the log. */
export type DecidedOtherwise = {
  readonly __typename?: 'DecidedOtherwise';
  /** Of the first event that would be another. */
  readonly place: Scalars['Int']['output'];
  /** Why it would come out differently. */
  readonly why: DecidedOtherwiseWhy;
  /** The version that the log names. */
  readonly engine: Scalars['String']['output'];
  /** Of OTHER_CARDS: the catalogue it was decided with, as `LibraryMade` and the commands of the log name it. */
  readonly catalogue: Maybe<Scalars['Hash']['output']>;
  /** The type of the recorded event; null: none. */
  readonly recorded: Maybe<Scalars['String']['output']>;
  /** The type of the event that there would be here; null: none. */
  readonly decided: Maybe<Scalars['String']['output']>;
};

/** Why a command would be decided differently here. */
export type DecidedOtherwiseWhy =
  /** Another version of the server decided it. */
  | 'OTHER_ENGINE'
  /** It was decided with another catalogue than this server has. */
  | 'OTHER_CARDS';

/** What a viewer is to a game. */
export type ViewerKind =
  /** A player of the game. */
  | 'SEAT'
  /** Somebody who watches. */
  | 'SPECTATOR'
  /** A judge, who sees everything. */
  | 'JUDGE'
  /** Whoever looks at a finished game that has opened: sees everything. */
  | 'OPENED';

/** A name that was given to a card. */
export type UsedName = {
  readonly __typename?: 'UsedName';
  /** The English name. */
  readonly name: Scalars['String']['output'];
  /** The seat of the player who used it. */
  readonly seat: Scalars['Int']['output'];
  /** 0: before the first turn. */
  readonly turn: Scalars['Int']['output'];
};

/** What you may do in a game now. */
export type LegalActions = {
  readonly __typename?: 'LegalActions';
  /** The commands that you may send. */
  readonly commands: ReadonlyArray<CommandKind>;
  /**
   * What you could begin now with priority, each with at least one legal way to finish it that you can pay for. Empty without
   * priority, and while the game is stopped. Of a card without a name only public information counts: which name it gets, and whether one is left, is for
   * you to know.
   */
  readonly plays: ReadonlyArray<Play>;
  /**
   * What you could begin as well if you had plenty of mana. A card without a name is here if the cost that is printed on it is
   * more than you can pay; a name whose card can be cast in another way may do all the same.
   */
  readonly lackingMana: ReadonlyArray<Play>;
  /** Your open question, when you have one: answer it with `answer`. Null while the game is stopped. */
  readonly decision: Maybe<Decision>;
};

/** Something that can be done with priority, its choices still open. */
export type Play = {
  readonly __typename?: 'Play';
  /** What kind of action it is. */
  readonly kind: PlayKind;
  /** Your id of the object. */
  readonly object: Scalars['ID']['output'];
  /** Which face or half, from 0. */
  readonly face: Maybe<Scalars['Int']['output']>;
  /** The ability's place among those of the object. */
  readonly ability: Maybe<Scalars['Int']['output']>;
  /** Of SPECIAL: its name. */
  readonly what: Maybe<Scalars['String']['output']>;
  /** What the card would be played as. */
  readonly as: Maybe<PlayAs>;
  /** The label of the alternative cost that is paid. */
  readonly alternative: Maybe<Scalars['String']['output']>;
  /** As a line for a player: the ability's text, the alternative, the card's name. */
  readonly text: Scalars['String']['output'];
  /** Of a mana ability: the mana that it can add, each type once by its letter: `W`, `U`, `B`, `R`, `G`, `C`. */
  readonly adds: ReadonlyArray<Scalars['String']['output']>;
};

/** What is still to be chosen for an action, if anything. */
export type Completion = Complete | NextChoice | Refused;

/** Nothing is left to be chosen: answer with this action. */
export type Complete = {
  readonly __typename?: 'Complete';
  /** The action with every choice. */
  readonly action: Action;
  /**
   * The same in the shape of PlayInput (schemas/play-input.json), to be sent back as it is. It is JSON because an answer has
   * nulls, and a target in an input takes none.
   */
  readonly play: Scalars['Json']['output'];
  /**
   * The mana that the server would pay it with now. `pay` of the action chooses other abilities. Null if that is known only
   * later, and for actions that add mana themselves.
   */
  readonly payment: Maybe<Payment>;
};

/** The mana that an action is paid with. */
export type Payment = {
  readonly __typename?: 'Payment';
  /** The permanents that add mana for it, in order. */
  readonly makes: ReadonlyArray<ManaMade>;
  /** What it takes of the mana in your pool, letter after letter. */
  readonly pool: Scalars['String']['output'];
  /** Mana that is added and not needed. It stays in your pool, and is lost when the step ends. */
  readonly left: Scalars['String']['output'];
};

/** Mana that one object adds. */
export type ManaMade = {
  readonly __typename?: 'ManaMade';
  /** Your id of the object. */
  readonly object: Scalars['ID']['output'];
  /** The mana, letter after letter. */
  readonly mana: Scalars['String']['output'];
};

/** The next choice (in the order of cr 601.2): ask again with `play` and the answer to it. */
export type NextChoice = {
  readonly __typename?: 'NextChoice';
  /** The field of PlayInput the choice goes into. */
  readonly field: Scalars['String']['output'];
  /** What there is to choose from. */
  readonly question: Question;
  /** The action as far as it has come. */
  readonly action: Action;
  /** The same in the shape of PlayInput (schemas/play-input.json), to be sent back as it is: see `Complete.play`. */
  readonly play: Scalars['Json']['output'];
};

/** An action of a player with priority: the members are those of PlayInput, null where nothing was chosen. */
export type Action = {
  readonly __typename?: 'Action';
  /** What kind of action it is. */
  readonly kind: PlayKind;
  /** Your id of the object. */
  readonly object: Scalars['ID']['output'];
  /** The name that a card without one gets as it is used (pentaland 705.1). */
  readonly name: Maybe<Scalars['String']['output']>;
  /** What other cards without a name that it takes are named. */
  readonly names: Maybe<ReadonlyArray<GivenCardName>>;
  /** Of PLAY: as the land that any card can be played as (pentaland 703.2). */
  readonly as: Maybe<PlayAs>;
  /** Of a card with several: which face or half, from 0. */
  readonly face: Maybe<Scalars['Int']['output']>;
  /** Of ACTIVATE: the ability's place among those of the object. */
  readonly ability: Maybe<Scalars['Int']['output']>;
  /** Of SPECIAL: its name. */
  readonly what: Maybe<Scalars['String']['output']>;
  /** By index, from 0, in order (cr 601.2b). */
  readonly modes: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** Slot by slot, those of the first chosen mode first (cr 601.2c). */
  readonly targets: Maybe<ReadonlyArray<ReadonlyArray<ActionTarget>>>;
  /** Beside `targets`: how much each gets, for what is divided (cr 601.2d). */
  readonly divided: Maybe<ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>>;
  /** The value of X. */
  readonly x: Maybe<Scalars['Int']['output']>;
  /** Optional costs that are paid, by label, and how often. */
  readonly optional: Maybe<ReadonlyArray<OptionalCost>>;
  /** The label of the alternative cost that is paid (cr 118.9). */
  readonly alternative: Maybe<Scalars['String']['output']>;
  /** For each cost with objects to choose, in order: the objects. */
  readonly costs: Maybe<ReadonlyArray<ReadonlyArray<Scalars['ID']['output']>>>;
  /** Where a cost offers several: which, in order. */
  readonly either: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** Mana abilities that are activated first, in order. */
  readonly pay: Maybe<ReadonlyArray<ManaAbility>>;
  /** How many Phyrexian symbols are paid with life (cr 107.4f). */
  readonly life: Maybe<Scalars['Int']['output']>;
  /** Cards spliced onto it, in order (cr 702.47). */
  readonly splice: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Of an ability that adds mana, where it can add several kinds: which, by its letters (cr 605.3b). */
  readonly mana: Maybe<Scalars['String']['output']>;
  /** Creatures tapped for its mana (cr 702.51). */
  readonly convoke: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Artifacts tapped for its mana (cr 702.126). */
  readonly improvise: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Cards exiled from your graveyard for its mana (cr 702.66). */
  readonly delve: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
};

/** An object or a player: exactly one is not null. */
export type ActionTarget = {
  readonly __typename?: 'ActionTarget';
  /** Your id of the object. */
  readonly object: Maybe<Scalars['ID']['output']>;
  /** The player's seat. */
  readonly seat: Maybe<Scalars['Int']['output']>;
};

/** A name for a card that has none. */
export type GivenCardName = {
  readonly __typename?: 'GivenCardName';
  /** Your id of the card. */
  readonly object: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
};

/** An optional cost, and how often it is paid. */
export type OptionalCost = {
  readonly __typename?: 'OptionalCost';
  /** The label of the cost. */
  readonly label: Scalars['String']['output'];
  /** How often. */
  readonly times: Scalars['Int']['output'];
};

/** A mana ability that is activated to pay. */
export type ManaAbility = {
  readonly __typename?: 'ManaAbility';
  /** Your id of the object. */
  readonly object: Scalars['ID']['output'];
  /** The ability's place among those of the object. */
  readonly ability: Scalars['Int']['output'];
  /** Which mana, where the ability offers several. */
  readonly mana: Maybe<Scalars['String']['output']>;
};

/** A command of a game: each has the mutation of its name. */
export type CommandKind =
  /** Invite a player. */
  | 'INVITE'
  /** Take an invitation back. */
  | 'WITHDRAW_INVITATION'
  /** Say no to an invitation. */
  | 'DECLINE'
  /** Sit down. */
  | 'JOIN'
  /** Stand up. */
  | 'LEAVE'
  /** Take a player out of a seat. */
  | 'UNSEAT'
  /** Have the server play a seat. */
  | 'SEAT_BOT'
  /** Clear a bot's seat. */
  | 'UNSEAT_BOT'
  /** Say that you are ready. */
  | 'READY'
  /** Start the game. */
  | 'START'
  /** Open what you committed to. */
  | 'OPEN_ENTROPY'
  /** Answer the open question. */
  | 'ANSWER'
  /** Repeat your last things. */
  | 'SHORTCUT'
  /** Say what is passed for you. */
  | 'SET_PASSING'
  /** Give the game up. */
  | 'CONCEDE'
  /** Concede for a player who does not answer. */
  | 'CONCEDE_ABSENT'
  /** Agree that the game opens. */
  | 'AGREE_TO_OPEN'
  /** Ask the others to take back. */
  | 'ASK_TAKE_BACK'
  /** Say whether you agree to take back. */
  | 'ANSWER_TAKE_BACK';

/** How far a game is. */
export type GameStatus =
  /** Players are joining. */
  | 'GATHERING'
  /** Entropy is being opened. */
  | 'OPENING'
  /** Who goes first is being decided (cr 103.1). */
  | 'STARTING'
  /** Opening hands (cr 103.5). */
  | 'MULLIGANS'
  /** The game is being played. */
  | 'PLAYING'
  /** The game is over. */
  | 'OVER';

/** What a viewer sees of a game at one moment. */
export type GameView = {
  readonly __typename?: 'GameView';
  /** How far the game is. */
  readonly status: GameStatus;
  /** What the table agreed on. */
  readonly terms: Terms;
  /** Whose table it is. */
  readonly host: Player;
  /** When the table was made. */
  readonly createdAt: Scalars['Instant']['output'];
  /** The moment this view is of. */
  readonly moment: Scalars['Int']['output'];
  /** The server's promise to its seed: SHA-256 of it. */
  readonly commitment: Scalars['Hash']['output'];
  /** Players who are invited and have not sat down. */
  readonly invited: ReadonlyArray<Player>;
  /** Whose position it goes on from; null: it begins at the beginning. */
  readonly origin: Maybe<GameOrigin>;
  /** Until when entropy can be opened; null when none is being opened. */
  readonly openingDeadline: Maybe<Scalars['Instant']['output']>;
  /** The seats, in order. */
  readonly seats: ReadonlyArray<SeatView>;
  /** The seat that goes first; null while that is not decided. */
  readonly startingSeat: Maybe<Scalars['Int']['output']>;
  /** The turn; null before the first. */
  readonly turn: Maybe<Turn>;
  /** The common library of a Mental Magic game. */
  readonly library: Maybe<Library>;
  /** The zones everyone sees, in order; of the stack the last is the top. Null until the first turn. */
  readonly battlefield: Maybe<ReadonlyArray<Card>>;
  /** The stack; the last is the top. */
  readonly stack: Maybe<ReadonlyArray<Card>>;
  /** What is in exile. */
  readonly exile: Maybe<ReadonlyArray<Card>>;
  /** What is in the command zone (cr 408). */
  readonly command: Maybe<ReadonlyArray<Card>>;
  /** What you were shown and no list of this view has: a card that was revealed from somebody's hand, say. */
  readonly shown: ReadonlyArray<Card>;
  /** Who attacks and blocks; null outside combat. */
  readonly combat: Maybe<Combat>;
  /** The seat of the monarch (cr 725). */
  readonly monarch: Maybe<Scalars['Int']['output']>;
  /** The seat of the player who has the initiative (cr 726). */
  readonly initiative: Maybe<Scalars['Int']['output']>;
  /** What is asked now; null: nothing. */
  readonly decision: Maybe<Decision>;
  /** Null in a game without clocks. */
  readonly clocks: Maybe<Clocks>;
  /** What is proposed and voted on just now. */
  readonly proposal: Maybe<Proposal>;
  /** What the game waits for a judge to rule on: nobody is asked anything about it, and no clock runs for it. */
  readonly referral: Maybe<Referral>;
  /** Null unless the game is quarantined because the server could not go on with it. */
  readonly quarantine: Maybe<Quarantine>;
  /** Null unless the game is stopped for a judge: nobody can act, and no clock runs. */
  readonly dispute: Maybe<OpenDispute>;
  /** Null unless a player asks the others to take back: see `answerTakeBack`. Meanwhile the game goes on. */
  readonly takeBack: Maybe<TakeBackRequest>;
  /** How the game ended; null while it goes on. */
  readonly result: Maybe<GameResult>;
};

/** How much time everyone has. */
export type Clocks = {
  readonly __typename?: 'Clocks';
  /** In the order of the seats. */
  readonly players: ReadonlyArray<ClockTime>;
  /** Whose time runs now. */
  readonly running: Maybe<RunningClock>;
};

/** How much time a player has left. */
export type ClockTime = {
  readonly __typename?: 'ClockTime';
  /** Whose time it is. */
  readonly seat: Scalars['Int']['output'];
  /** In milliseconds. For the player whose time runs: what was left when it began. */
  readonly left: Scalars['Int']['output'];
};

/** Whose time runs. */
export type RunningClock = {
  readonly __typename?: 'RunningClock';
  /** Whose time runs. */
  readonly seat: Scalars['Int']['output'];
  /** Since when. */
  readonly since: Scalars['Instant']['output'];
  /** When it runs out. */
  readonly until: Scalars['Instant']['output'];
};

/** When the server passes priority for you. */
export type Passing = {
  readonly __typename?: 'Passing';
  /** Until when everything is passed; null: not so. */
  readonly until: Maybe<PassingUntil>;
  /** Where you are asked; null: everywhere. */
  readonly stops: Maybe<Stops>;
};

/** Until when the server passes priority for you. */
export type PassingUntil =
  /** Until anything is put on the stack, attackers are declared, or your turn begins. */
  | 'SOMETHING_HAPPENS'
  /** Until your turn begins, whatever happens. */
  | 'MY_TURN';

/** The steps at which you want to be asked. */
export type Stops = {
  readonly __typename?: 'Stops';
  /** In your own turns. */
  readonly own: ReadonlyArray<Step>;
  /** In the turns of others. */
  readonly others: ReadonlyArray<Step>;
};

/** A seat at the table, as you see it. */
export type SeatView = {
  readonly __typename?: 'SeatView';
  /** Its number, from 0. */
  readonly seat: Scalars['Int']['output'];
  /** The number of its team. */
  readonly team: Scalars['Int']['output'];
  /** Who sits there; null: nobody. */
  readonly player: Maybe<Player>;
  /** Whether the player is ready. */
  readonly ready: Scalars['Boolean']['output'];
  /** What the player committed to; null: nothing. */
  readonly commitment: Maybe<Scalars['Hash']['output']>;
  /** What the player opened; null: nothing yet. */
  readonly entropy: Maybe<Scalars['String']['output']>;
  /** The player's life; null before the game begins. */
  readonly life: Maybe<Scalars['Int']['output']>;
  /** How many mulligans the player took. */
  readonly mulligans: Scalars['Int']['output'];
  /** Whether the player has kept an opening hand. */
  readonly keptHand: Scalars['Boolean']['output'];
  /** How many cards are in the hand. */
  readonly handSize: Scalars['Int']['output'];
  /** Null when you may not see this hand. */
  readonly hand: Maybe<ReadonlyArray<Card>>;
  /** Why the player lost; null: the player is in the game. */
  readonly lost: Maybe<LossReason>;
  /** Of a game that is over and opens BY_CONSENT: whether this player has agreed. Null elsewhere, and of bots. */
  readonly agreesToOpen: Maybe<Scalars['Boolean']['output']>;
  /** Of games in which everyone has a library of their own; of WAR_ZONE's two, both together. */
  readonly librarySize: Maybe<Scalars['Int']['output']>;
  /** Those of their own: one, or the Main Library and the Utopia Library of WAR_ZONE. Null where there is none. */
  readonly libraries: Maybe<ReadonlyArray<Library>>;
  /** From the bottom up; of WAR_ZONE's two, one after the other. */
  readonly graveyard: Maybe<ReadonlyArray<Card>>;
  /**
   * Where there are two, in WAR_ZONE: which cards of `graveyard` lie in which, in the order of `libraries`. Null where there
   * is one.
   */
  readonly graveyards: Maybe<ReadonlyArray<Graveyard>>;
  /** How many cards are this player's outside the game; null where nobody ever had any there. */
  readonly sideboardSize: Maybe<Scalars['Int']['output']>;
  /** Null when you may not see them: they are for their player alone. */
  readonly sideboard: Maybe<ReadonlyArray<Card>>;
  /** The mana pool, a letter for each. */
  readonly mana: Maybe<Scalars['String']['output']>;
  /** Poison, energy and their like. */
  readonly counters: ReadonlyArray<Counters>;
  /** What the player has become and keeps: who has the city's blessing, say (cr 702.131c). */
  readonly designations: ReadonlyArray<Scalars['String']['output']>;
  /** When the server passes for you; null for every seat but your own. */
  readonly passing: Maybe<Passing>;
};

/** An object of the game as you see it: a card, a token, a copy, or an ability on the stack. */
export type Card = Face & {
  readonly __typename?: 'Card';
  /** Your id of it in this game, good until it changes zone or you lose sight of it. What everyone sees has one for all. */
  readonly objectId: Scalars['ID']['output'];
  /** Empty for what has no name, face down for instance. */
  readonly name: Scalars['String']['output'];
  /** The name in that language (`Offer.languages`); null where none is known, or it has no name. */
  readonly localName: Maybe<Scalars['String']['output']>;
  /** Null for a card without a mana cost. */
  readonly cost: Maybe<Scalars['String']['output']>;
  /** Its type line. */
  readonly typeLine: Scalars['String']['output'];
  /** For a card without a name: the printed name, which is not what the card is. */
  readonly printed: Maybe<Scalars['String']['output']>;
  /** That name in a language. */
  readonly localPrinted: Maybe<Scalars['String']['output']>;
  /** True where it was given a name that is watched (pentaland 706.4a). */
  readonly watched: Maybe<Scalars['Boolean']['output']>;
  /** What it does now, a line for each ability. */
  readonly text: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The clauses of it that nobody could read: what they do is proposed and agreed on. */
  readonly assisted: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The kind of zone it is in; null while nothing is in play yet. */
  readonly zone: Maybe<ZoneKind>;
  /** What it says by itself; null for abilities, face-down objects and objects without a name. */
  readonly asPrinted: Maybe<AsPrinted>;
  /** Values as they are now, not as printed. */
  readonly power: Maybe<Scalars['Int']['output']>;
  /** Its toughness. */
  readonly toughness: Maybe<Scalars['Int']['output']>;
  /** Its loyalty. */
  readonly loyalty: Maybe<Scalars['Int']['output']>;
  /** Its defense. */
  readonly defense: Maybe<Scalars['Int']['output']>;
  /** Its colours. */
  readonly colours: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The seat of its owner; null: nobody owns it. */
  readonly owner: Maybe<Scalars['Int']['output']>;
  /** The seat of its controller. */
  readonly controller: Maybe<Scalars['Int']['output']>;
  /** True if it is a token. */
  readonly token: Maybe<Scalars['Boolean']['output']>;
  /**
   * True of a permanent that has become a copy of something else (cr 707), and of a token that copies a card. Copies on the
   * stack have `item.copy`.
   */
  readonly copy: Maybe<Scalars['Boolean']['output']>;
  /** True if it is tapped. */
  readonly tapped: Maybe<Scalars['Boolean']['output']>;
  /** True if it is flipped. */
  readonly flipped: Maybe<Scalars['Boolean']['output']>;
  /** True if it is phased out. */
  readonly phasedOut: Maybe<Scalars['Boolean']['output']>;
  /** Why it is face down. */
  readonly faceDown: Maybe<Scalars['String']['output']>;
  /** What lies under it, if you may look (cr 708.5). */
  readonly under: Maybe<CardFace>;
  /** How much damage is marked on it. */
  readonly damage: Maybe<Scalars['Int']['output']>;
  /** The counters on it. */
  readonly counters: ReadonlyArray<Counters>;
  /** The object or player it is attached to. */
  readonly attachedTo: Maybe<Target>;
  /** Designations and their like: monstrous, renowned. */
  readonly marks: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What was chosen for it and is kept: a colour, a type, a name; the mana noted on it. */
  readonly chosen: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** On the stack: what was chosen for it. */
  readonly item: Maybe<StackItem>;
};


/** An object of the game as you see it: a card, a token, a copy, or an ability on the stack. */
export type CardLocalNameArgs = {
  language: Scalars['String']['input'];
};


/** An object of the game as you see it: a card, a token, a copy, or an ability on the stack. */
export type CardLocalPrintedArgs = {
  language: Scalars['String']['input'];
};

/** Counters of one kind, on an object or of a player. */
export type Counters = {
  readonly __typename?: 'Counters';
  /** Their kind: `+1/+1`, `loyalty`, `poison`. */
  readonly name: Scalars['String']['output'];
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** What an object says by itself, before anything changes it. For a copy: what it copies (cr 707.2). */
export type AsPrinted = {
  readonly __typename?: 'AsPrinted';
  /** Its type line. */
  readonly typeLine: Scalars['String']['output'];
  /** Its colours. */
  readonly colours: ReadonlyArray<Scalars['String']['output']>;
  /** A line for each ability. */
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  /** '2', '*', '1+*'. */
  readonly power: Maybe<Scalars['String']['output']>;
  /** Its toughness. */
  readonly toughness: Maybe<Scalars['String']['output']>;
  /** Its loyalty. */
  readonly loyalty: Maybe<Scalars['Int']['output']>;
  /** Its defense. */
  readonly defense: Maybe<Scalars['Int']['output']>;
};

/** What lies under a face-down card. */
export type CardFace = Face & {
  readonly __typename?: 'CardFace';
  /** Empty if it has none. */
  readonly name: Scalars['String']['output'];
  /** Its name in a language; null where none is known. */
  readonly localName: Maybe<Scalars['String']['output']>;
  /** Its mana cost; null if it has none. */
  readonly cost: Maybe<Scalars['String']['output']>;
  /** Its type line. */
  readonly typeLine: Scalars['String']['output'];
  /** Of a card that has no name yet: the name that is printed on it. */
  readonly printed: Maybe<Scalars['String']['output']>;
  /** The printed name in a language. */
  readonly localPrinted: Maybe<Scalars['String']['output']>;
  /** True if it was given a watched name. */
  readonly watched: Maybe<Scalars['Boolean']['output']>;
  /** A line for each ability. */
  readonly text: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The clauses of it that nobody could read. */
  readonly assisted: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Its power. */
  readonly power: Maybe<Scalars['Int']['output']>;
  /** Its toughness. */
  readonly toughness: Maybe<Scalars['Int']['output']>;
  /** Its loyalty. */
  readonly loyalty: Maybe<Scalars['Int']['output']>;
  /** Its defense. */
  readonly defense: Maybe<Scalars['Int']['output']>;
};


/** What lies under a face-down card. */
export type CardFaceLocalNameArgs = {
  language: Scalars['String']['input'];
};


/** What lies under a face-down card. */
export type CardFaceLocalPrintedArgs = {
  language: Scalars['String']['input'];
};

/** An object by your id of it, or a player's seat. */
export type Target = {
  readonly __typename?: 'Target';
  /** Your id of the object. */
  readonly object: Maybe<Scalars['ID']['output']>;
  /** The seat of the player. */
  readonly seat: Maybe<Scalars['Int']['output']>;
};

/** What kind of object is on the stack. */
export type StackKind =
  /** A spell. */
  | 'SPELL'
  /** An activated ability. */
  | 'ACTIVATED'
  /** A triggered ability. */
  | 'TRIGGERED';

/** What was chosen for a spell or ability on the stack. */
export type StackItem = {
  readonly __typename?: 'StackItem';
  /** What it is. */
  readonly kind: StackKind;
  /** The seat of its controller. */
  readonly controller: Scalars['Int']['output'];
  /** For an ability: its source, if you can still tell. */
  readonly source: Maybe<Scalars['ID']['output']>;
  /** Of an ability: its text. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** The chosen modes, by index from 0. */
  readonly modes: ReadonlyArray<Scalars['Int']['output']>;
  /** Slot by slot. */
  readonly targets: ReadonlyArray<StackTargets>;
  /** Which of a player's several libraries or graveyards it is about. */
  readonly zones: ReadonlyArray<ChosenZone>;
  /** The value of X. */
  readonly x: Maybe<Scalars['Int']['output']>;
  /** Which optional costs were paid. */
  readonly paid: ReadonlyArray<PaidCost>;
  /** The label of the alternative cost that is paid. */
  readonly alternative: Maybe<Scalars['String']['output']>;
  /** Whether it is a copy. */
  readonly copy: Scalars['Boolean']['output'];
};

/** An optional cost that was paid. */
export type PaidCost = {
  readonly __typename?: 'PaidCost';
  /** Its label. */
  readonly label: Scalars['String']['output'];
  /** How many times. */
  readonly times: Scalars['Int']['output'];
};

/** Which of a player's libraries or graveyards is meant. */
export type ChosenZone = {
  readonly __typename?: 'ChosenZone';
  /** The seat of its owner. */
  readonly seat: Scalars['Int']['output'];
  /** A library or a graveyard. */
  readonly kind: ChosenZoneKind;
  /** Counted from 0: in WAR_ZONE the main one, then that of the Utopias. */
  readonly index: Scalars['Int']['output'];
};

/** A kind of zone of which a player may have several. */
export type ChosenZoneKind =
  /** A library. */
  | 'LIBRARY'
  /** A graveyard. */
  | 'GRAVEYARD';

/** The targets in one slot. */
export type StackTargets = {
  readonly __typename?: 'StackTargets';
  /** Your ids of the objects. */
  readonly objects: ReadonlyArray<Scalars['ID']['output']>;
  /** Seats of players. */
  readonly players: ReadonlyArray<Scalars['Int']['output']>;
  /** How much each gets, if it is divided. */
  readonly amounts: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** Who attacks and blocks. */
export type Combat = {
  readonly __typename?: 'Combat';
  /** The attackers, in order. */
  readonly attacks: ReadonlyArray<Attack>;
  /** The blockers, in order. */
  readonly blocks: ReadonlyArray<Block>;
  /** Where damage waits on the stack (base profile NINTH): what was announced, until it is dealt. */
  readonly assigned: Maybe<ReadonlyArray<AssignedDamage>>;
};

/** Combat damage that is announced and not dealt yet. */
export type AssignedDamage = {
  readonly __typename?: 'AssignedDamage';
  /** What deals it. */
  readonly source: Scalars['ID']['output'];
  /** What it is dealt to. */
  readonly to: Target;
  /** How much. */
  readonly amount: Scalars['Int']['output'];
};

/** One attacker. */
export type Attack = {
  readonly __typename?: 'Attack';
  /** Your id of the attacker. */
  readonly attacker: Scalars['ID']['output'];
  /** What it attacks; null if that is gone. */
  readonly defender: Maybe<Target>;
  /** The player who may block it. */
  readonly defending: Scalars['Int']['output'];
  /** Whether it is blocked. */
  readonly blocked: Scalars['Boolean']['output'];
  /** Attackers with the same number attack as a band. */
  readonly band: Maybe<Scalars['Int']['output']>;
};

/** One blocker. */
export type Block = {
  readonly __typename?: 'Block';
  /** Your id of the blocker. */
  readonly blocker: Scalars['ID']['output'];
  /** The attackers that it blocks. */
  readonly attackers: ReadonlyArray<Scalars['ID']['output']>;
};

/** Why a player has lost. */
export type LossReason =
  /** The player conceded (cr 104.3a). */
  | 'CONCEDED'
  /** The others conceded for the player, who did not answer. */
  | 'ABSENT'
  /** The player had to draw from an empty library (cr 104.3c). */
  | 'DREW_FROM_EMPTY_LIBRARY'
  /** The player had no life left (cr 104.3b). */
  | 'NO_LIFE'
  /** The player had ten poison counters or more (cr 104.3d). */
  | 'POISONED'
  /** An effect says so (cr 104.3e). */
  | 'EFFECT'
  /** The player's time was over. */
  | 'OUT_OF_TIME'
  /** No loss: to this player, and not to all, the game is a draw (cr 801.15). */
  | 'DRAWN';

/** Where in the turns a game is. */
export type Turn = {
  readonly __typename?: 'Turn';
  /** Which turn it is, from 1. */
  readonly number: Scalars['Int']['output'];
  /** The seat of the active player. */
  readonly active: Scalars['Int']['output'];
  /** Which step it is; null between steps. */
  readonly step: Maybe<Step>;
};

/** A step or main phase of a turn (cr 500). */
export type Step =
  /** The untap step (cr 502). */
  | 'UNTAP'
  /** The upkeep step (cr 503). */
  | 'UPKEEP'
  /** The draw step (cr 504). */
  | 'DRAW'
  /** The main phase before combat (cr 505). */
  | 'PRECOMBAT_MAIN'
  /** The beginning of combat step (cr 507). */
  | 'BEGIN_COMBAT'
  /** The declare attackers step (cr 508). */
  | 'DECLARE_ATTACKERS'
  /** The declare blockers step (cr 509). */
  | 'DECLARE_BLOCKERS'
  /** The first of two combat damage steps (cr 510.4). */
  | 'FIRST_STRIKE_DAMAGE'
  /** The combat damage step (cr 510). */
  | 'COMBAT_DAMAGE'
  /** The end of combat step (cr 511). */
  | 'END_COMBAT'
  /** The main phase after combat (cr 505). */
  | 'POSTCOMBAT_MAIN'
  /** The end step (cr 513). */
  | 'END'
  /** The cleanup step (cr 514). */
  | 'CLEANUP';

/** A library, as you see it. */
export type Library = {
  readonly __typename?: 'Library';
  /** How many cards it has. */
  readonly size: Scalars['Int']['output'];
  /** For a judge: from the bottom up. Null for everyone else. */
  readonly cards: Maybe<ReadonlyArray<Card>>;
  /** Cards that were shown to you and that you can still tell from the others, from the top down. A judge sees `cards`. */
  readonly known: ReadonlyArray<KnownCard>;
};

/** One of several graveyards. */
export type Graveyard = {
  readonly __typename?: 'Graveyard';
  /** Your ids of what lies in it, from the bottom up. */
  readonly objects: ReadonlyArray<Scalars['ID']['output']>;
};

/** A card of a library, and its place. */
export type KnownCard = {
  readonly __typename?: 'KnownCard';
  /** The card. */
  readonly card: Card;
  /** 1: on top; as many as the library has cards: at the bottom. */
  readonly fromTop: Scalars['Int']['output'];
};

/** The question that the game asks. */
export type Decision = {
  readonly __typename?: 'Decision';
  /** Name it in `answer`. It is one of this game. */
  readonly decisionId: Scalars['ID']['output'];
  /** Who is asked. */
  readonly seat: Scalars['Int']['output'];
  /** The player whose decision it is, if another player makes it (cr 723.5). */
  readonly of: Maybe<Scalars['Int']['output']>;
  /** What kind of answer it takes. */
  readonly kind: QuestionKind;
  /** What it is about. */
  readonly prompt: Prompt;
  /** The object that asks. */
  readonly source: Maybe<Scalars['ID']['output']>;
  /** Since when it is asked. */
  readonly since: Scalars['Instant']['output'];
  /** When the others may concede for a player who has not answered. */
  readonly absentFrom: Scalars['Instant']['output'];
  /** What there is to choose from; only the player who answers, and a judge, see it. */
  readonly question: Maybe<Question>;
};

/** What kind of answer a question takes. `AnswerInput` has the member for each. */
export type QuestionKind =
  /** Seats of players. */
  | 'CHOOSE_PLAYERS'
  /** Yes or no. */
  | 'YES_NO'
  /** Objects, in order. */
  | 'CHOOSE_OBJECTS'
  /** An action, or a pass. */
  | 'PRIORITY'
  /** Modes, by index. */
  | 'CHOOSE_MODES'
  /** Targets. */
  | 'CHOOSE_TARGETS'
  /** A number. */
  | 'NUMBER'
  /** A word. */
  | 'WORD'
  /** An order of the options. */
  | 'ORDER'
  /** An amount for each. */
  | 'DIVIDE'
  /** All attackers at once. */
  | 'ATTACKERS'
  /** All blockers at once. */
  | 'BLOCKERS'
  /** Say what a text does that nobody could read. */
  | 'PROPOSE';

/** What a question is about. */
export type Prompt =
  /** Who goes first (cr 103.1). */
  | 'CHOOSE_STARTING_PLAYER'
  /** Whether you take a mulligan (cr 103.5). */
  | 'TAKE_A_MULLIGAN'
  /** Which cards you put on the bottom after mulligans (cr 103.5). */
  | 'PUT_ON_THE_BOTTOM'
  /** As a CHOOSE_OBJECTS: what you do with a card of your opening hand before the first turn (cr 103.6), one after another until you choose none. */
  | 'OPENING_HAND'
  /** What you do with priority (cr 117). */
  | 'PRIORITY'
  /** Which creatures attack (cr 508.1). */
  | 'ATTACKERS'
  /** Which creatures block (cr 509.1). */
  | 'BLOCKERS'
  /** How damage is divided. */
  | 'DAMAGE'
  /** Which cards you discard. */
  | 'DISCARD'
  /** What is targeted. */
  | 'TARGET'
  /** In which order triggered abilities go on the stack (cr 603.3b). */
  | 'ORDER_TRIGGERS'
  /** Which replacement effect comes first (cr 616.1). */
  | 'ORDER_REPLACEMENTS'
  /** In which order cards are put. */
  | 'ORDER_CARDS'
  /** Which legendary permanent you keep (cr 704.5j). */
  | 'LEGEND_RULE'
  /** Whether you do what you may do. */
  | 'MAY'
  /** Whether, or with what, you pay. */
  | 'PAY'
  /** Which modes are chosen. */
  | 'MODE'
  /** A choice that a text asks for. */
  | 'CHOOSE'
  /** As a NUMBER: of the cards that are to be drawn, how many come from the last library one may draw from (the Utopia Library of WAR_ZONE). */
  | 'DIVIDE'
  /** A number that a text asks for. */
  | 'NUMBER'
  /** A word that a text asks for. */
  | 'WORD'
  /** Which name a card is given. */
  | 'NAME'
  /** What you find in a search. */
  | 'SEARCH'
  /** Which cards you put where. */
  | 'SCRY'
  /** What you vote for. */
  | 'VOTE'
  /** What you call for a coin. */
  | 'COIN'
  /** Which mana is added. */
  | 'MANA'
  /** What a text does that nobody could read. */
  | 'PROPOSE'
  /** Of `GameView.proposal`; or that a text has triggered, as somebody says. */
  | 'ACCEPT'
  /** Only in games of earlier versions. Yes: nothing happens. No: the last proposal stands. */
  | 'SETTLE_AS_NOTHING'
  /** After three refusals. Yes: the last proposal stands. No: nothing happens. It stands if most of the others, and everyone it affects, say yes. */
  | 'LET_STAND'
  /** After how many of your own passes you do something else (cr 731.2b). */
  | 'SHORTCUT'
  /** As a CHOOSE_OBJECTS: whether you reveal the first card you have drawn this turn for its miracle, before anything else happens (cr 702.94a). It is asked whatever you have drawn; none: you do not. */
  | 'FIRST_DRAWN';

/** What there is to choose from. */
export type Question = ChoosePlayers | YesNo | ChooseObjects | Priority | ChooseModes | ChooseTargets | ChooseNumber | ChooseWord | ChooseOrder | Divide | DeclareAttackers | DeclareBlockers | Propose;

/** Say what a text does that nobody could read. The others accept or refuse. */
export type Propose = {
  readonly __typename?: 'Propose';
  /** The text, as it is printed. */
  readonly text: Scalars['String']['output'];
  /** Which part of it is meant. */
  readonly part: ClausePart;
  /** Which proposal this is, from 1, and how many are heard. */
  readonly attempt: Scalars['Int']['output'];
  /** How many proposals are heard. */
  readonly attempts: Scalars['Int']['output'];
};

/** Which part of an unread text a proposal is about. */
export type ClausePart =
  /** What it does. */
  | 'EFFECT'
  /** What is paid for using it; it is on the stack once that is paid. */
  | 'COSTS'
  /** Whether it has triggered. */
  | 'TRIGGER';

/** What a judge rules. */
export type RulingOutcome =
  /** The proposal of that attempt is what the text does. */
  | 'LET_STAND'
  /** The text does nothing. */
  | 'NOTHING';

/** What somebody proposes that a text does, while it is voted on. Everyone sees it. */
export type Proposal = {
  readonly __typename?: 'Proposal';
  /** Who proposes it. */
  readonly seat: Scalars['Int']['output'];
  /** The object that has the text, or the spell or ability that resolves. */
  readonly object: Maybe<Scalars['ID']['output']>;
  /** The text, as it is printed. */
  readonly text: Scalars['String']['output'];
  /** Which part of it is meant. */
  readonly part: ClausePart;
  /** From 1. */
  readonly attempt: Scalars['Int']['output'];
  /** An effect of the language of abilities, as `ProposalInput.effect` gives it: schemas/proposal.json. */
  readonly does: Scalars['Json']['output'];
  /**
   * The same in the words of cards, in English. The object with the text is 'this card', and names are in quotation marks.
   * Null where it would be longer than 4,000 characters.
   */
  readonly inWords: Maybe<Scalars['String']['output']>;
  /**
   * While it is voted on: the seats of the proposer's opponents who have answered. To ACCEPT all of them have agreed: the
   * first refusal ends the vote.
   */
  readonly voted: ReadonlyArray<Scalars['Int']['output']>;
  /** What the names in it stand for. */
  readonly names: ReadonlyArray<ProposedName>;
};

/** A player asks the others to let the game return to an earlier moment (`Terms.takeBack`). */
export type TakeBackRequest = {
  readonly __typename?: 'TakeBackRequest';
  /** The seat of the player who asks. */
  readonly seat: Scalars['Int']['output'];
  /** The moment that the player asks for. */
  readonly moment: Scalars['Int']['output'];
  /** The seats of the players who must agree. */
  readonly asks: ReadonlyArray<Scalars['Int']['output']>;
  /** The seats of those who have agreed. */
  readonly agreed: ReadonlyArray<Scalars['Int']['output']>;
  /** Since when. */
  readonly since: Scalars['Instant']['output'];
};

/** A text on which a table does not agree, and which waits for a judge's ruling (`Terms.unresolved`). */
export type Referral = {
  readonly __typename?: 'Referral';
  /** Name it in `rule`. It is one of this game. */
  readonly referralId: Scalars['ID']['output'];
  /** The seat of the player who proposes. */
  readonly seat: Scalars['Int']['output'];
  /** The object that has the text, or the spell or ability that resolves. */
  readonly object: Maybe<Scalars['ID']['output']>;
  /** The text, as it is printed. */
  readonly text: Scalars['String']['output'];
  /** Which part of it is meant. */
  readonly part: ClausePart;
  /** All that was proposed, in order; a ruling names one by its `attempt`. */
  readonly proposals: ReadonlyArray<Proposal>;
  /** The seats that voted that nothing happens. */
  readonly votesForNothing: ReadonlyArray<Scalars['Int']['output']>;
  /** Who voted that the last proposal stands. */
  readonly votesToStand: ReadonlyArray<Scalars['Int']['output']>;
  /** Since when it waits. */
  readonly since: Scalars['Instant']['output'];
  /** The text does nothing if nobody has ruled by then. */
  readonly until: Scalars['Instant']['output'];
};

/** A page of games that wait for a ruling. */
export type ReferralConnection = Connection & {
  readonly __typename?: 'ReferralConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<ReferralEdge>;
  /** The games, in order. */
  readonly nodes: ReadonlyArray<ReferredGame>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type ReferralEdge = Edge & {
  readonly __typename?: 'ReferralEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ReferredGame;
};

/** A game that waits for a ruling, as everyone at its table sees it. A judge sees the rest in `game`. */
export type ReferredGame = {
  readonly __typename?: 'ReferredGame';
  /** The id of the game. */
  readonly id: Scalars['ID']['output'];
  /** What the table agreed on. */
  readonly terms: Terms;
  /** The seats, in order. */
  readonly seats: ReadonlyArray<ListedSeat>;
  /** What it waits for. */
  readonly referral: Referral;
};

/** What one name in a proposal stands for, as you see it. */
export type ProposedName = {
  readonly __typename?: 'ProposedName';
  /** The name in the proposal. */
  readonly name: Scalars['String']['output'];
  /** Those you see. */
  readonly objects: ReadonlyArray<Scalars['ID']['output']>;
  /** Seats of players. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  /** Cards that only the player who proposes sees. */
  readonly hidden: ReadonlyArray<HiddenCards>;
};

/** A kind of zone (cr 400.1). */
export type ZoneKind =
  /** A library. */
  | 'LIBRARY'
  /** A hand. */
  | 'HAND'
  /** The battlefield. */
  | 'BATTLEFIELD'
  /** A graveyard. */
  | 'GRAVEYARD'
  /** The stack. */
  | 'STACK'
  /** Exile. */
  | 'EXILE'
  /** The command zone. */
  | 'COMMAND'
  /** Outside the game (cr 400.11a). */
  | 'OUTSIDE';

/** Cards that you do not see, by their number. */
export type HiddenCards = {
  readonly __typename?: 'HiddenCards';
  /** The zone that they are in. */
  readonly zone: ZoneKind;
  /** Whose zone it is; null where it is nobody's. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** Choose modes of a spell or ability. */
export type ChooseModes = {
  readonly __typename?: 'ChooseModes';
  /** The modes. */
  readonly options: ReadonlyArray<Option>;
  /** The least number. */
  readonly least: Scalars['Int']['output'];
  /** The largest number. */
  readonly most: Scalars['Int']['output'];
  /** Whether one may be chosen several times. */
  readonly repeat: Scalars['Boolean']['output'];
};

/** One thing that can be chosen. */
export type Option = {
  readonly __typename?: 'Option';
  /**
   * What it is, for people. A card that is put in an order is called no more than `card`: your view has its name, under the
   * id in `object`.
   */
  readonly label: Scalars['String']['output'];
  /** The object it is about, if any. */
  readonly object: Maybe<Scalars['ID']['output']>;
};

/** Choose targets for one slot. */
export type ChooseTargets = {
  readonly __typename?: 'ChooseTargets';
  /** What there is to choose from. */
  readonly cards: ReadonlyArray<Card>;
  /** Players who can be targeted, by seat. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  /** The least number. */
  readonly least: Scalars['Int']['output'];
  /** The largest number. */
  readonly most: Scalars['Int']['output'];
};

/** Choose a number. */
export type ChooseNumber = {
  readonly __typename?: 'ChooseNumber';
  /** No less than this. */
  readonly lowest: Scalars['Int']['output'];
  /** Null: no limit. */
  readonly highest: Maybe<Scalars['Int']['output']>;
};

/** Say a word. */
export type ChooseWord = {
  readonly __typename?: 'ChooseWord';
  /** What kind of word: colour, creature-type, name and so on; `card`: the name of a card. */
  readonly of: Scalars['String']['output'];
  /** Null: any. */
  readonly from: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The card that is to be named: a name it can be given will do. */
  readonly object: Maybe<Scalars['ID']['output']>;
  /** Whether the empty word is an answer: none. Of a card that is to be named it gives up (a name is found by chance, or it goes without). */
  readonly none: Scalars['Boolean']['output'];
};

/** Put things in an order. */
export type ChooseOrder = {
  readonly __typename?: 'ChooseOrder';
  /** What is to be put in an order. */
  readonly options: ReadonlyArray<Option>;
};

/** Divide an amount. */
export type Divide = {
  readonly __typename?: 'Divide';
  /** How much is divided. */
  readonly total: Scalars['Int']['output'];
  /** The least that each gets. */
  readonly least: Scalars['Int']['output'];
  /** What gets a part of it. */
  readonly among: ReadonlyArray<Target>;
  /** The most that each of `among` can get, of damage that a shield prevents (cr 615.7); null: no such limit. */
  readonly limits: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
  /** What deals the damage that is divided, if it is damage (cr 510.1). */
  readonly source: Maybe<Scalars['ID']['output']>;
  /** For each of `among`: nothing goes to a higher tier before each of a lower one has enough; null: no such order. */
  readonly tiers: Maybe<ReadonlyArray<Tier>>;
};

/** What one of several recipients must have before the next tier gets anything. */
export type Tier = {
  readonly __typename?: 'Tier';
  /** Its place: lower ones come first. */
  readonly tier: Scalars['Int']['output'];
  /** How much is enough for it. */
  readonly enough: Scalars['Int']['output'];
  /** No less than this goes to it in any case. */
  readonly least: Scalars['Int']['output'];
};

/** Declare attackers (cr 508.1). */
export type DeclareAttackers = {
  readonly __typename?: 'DeclareAttackers';
  /** Creatures that can attack. */
  readonly attackers: ReadonlyArray<AttackCandidate>;
};

/** A creature that can attack, and what it can attack. */
export type AttackCandidate = {
  readonly __typename?: 'AttackCandidate';
  /** Your id of the attacker. */
  readonly attacker: Scalars['ID']['output'];
  /** What it can attack: players, planeswalkers, battles. */
  readonly defenders: ReadonlyArray<Target>;
};

/** Declare blockers (cr 509.1). */
export type DeclareBlockers = {
  readonly __typename?: 'DeclareBlockers';
  /** Creatures that can block. */
  readonly blockers: ReadonlyArray<BlockCandidate>;
};

/** A creature that can block, and what it can block. */
export type BlockCandidate = {
  readonly __typename?: 'BlockCandidate';
  /** Your id of the blocker. */
  readonly blocker: Scalars['ID']['output'];
  /** The attackers that it can block. */
  readonly attackers: ReadonlyArray<Scalars['ID']['output']>;
  /** How many it can block. */
  readonly most: Scalars['Int']['output'];
};

/** Choose players. */
export type ChoosePlayers = {
  readonly __typename?: 'ChoosePlayers';
  /** Players who can be chosen, by seat. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The least number. */
  readonly least: Scalars['Int']['output'];
};

/** Say yes or no. */
export type YesNo = {
  readonly __typename?: 'YesNo';
  /** What a yes does, in the words of the prompt. */
  readonly prompt: Prompt;
  /** Cards you may use before you say it (cr 103.5b): one of them as `objects`, and you are asked again. */
  readonly instead: ReadonlyArray<Card>;
};

/** Choose objects, in order. */
export type ChooseObjects = {
  readonly __typename?: 'ChooseObjects';
  /** What there is to choose from. */
  readonly cards: ReadonlyArray<Card>;
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The least number. */
  readonly least: Scalars['Int']['output'];
};

/** You have priority (cr 117). */
export type Priority = {
  readonly __typename?: 'Priority';
  /** What you can answer. */
  readonly actions: ReadonlyArray<PriorityAction>;
};

/** What a player with priority can answer. */
export type PriorityAction =
  /** Passes until the next turn. */
  | 'PASS_TURN'
  /** Passes priority (cr 117.3d). */
  | 'PASS'
  /** Does something: answer with `act`. */
  | 'ACT';

/** How a game ended. */
export type GameResult = {
  readonly __typename?: 'GameResult';
  /** Why it ended. */
  readonly reason: EndReason;
  /** The seats of the winners; empty for a draw. */
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
};

/** Why a game ended. */
export type EndReason =
  /** All opponents of the winners have lost (cr 104.2a). */
  | 'LAST_ONE_STANDING'
  /** All players lost at the same time: a draw (cr 104.4a). */
  | 'NOBODY_LEFT'
  /** An effect says that a player wins (cr 104.2b). */
  | 'WON_BY_EFFECT'
  /** An effect says that the game is a draw (cr 104.4c). */
  | 'DRAWN_BY_EFFECT'
  /** The game could only go on repeating itself (cr 104.4b). */
  | 'MANDATORY_LOOP'
  /** The table was given up before the start. */
  | 'CANCELLED'
  /** The table was not started in time. */
  | 'EXPIRED'
  /** Nothing happened for the time the terms set, or the operator ended it. */
  | 'ABANDONED'
  /** A judge's ruling set the result. */
  | 'RULED';

/** Whose eyes a replay is seen with. */
export type ReplayEyes =
  /** Yours: those of your seat, of a judge, or of a spectator. */
  | 'OWN'
  /** What everyone at the table may see. */
  | 'SPECTATOR'
  /** Those of one seat: exactly what it could see then. */
  | 'SEAT'
  /** Nothing is hidden. */
  | 'EVERYTHING';

/** A game to be watched again through chosen eyes. */
export type Replay = {
  readonly __typename?: 'Replay';
  /** The id of the game. */
  readonly gameId: Scalars['ID']['output'];
  /** Whose eyes these are. */
  readonly viewer: ViewerKind;
  /** With the eyes of a seat: which. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** Where in the game everything is: enough to draw a scrubber. It is there at once, and says nothing that the feed does not. */
  readonly outline: Outline;
  /** The view at a moment; without one, at the last. NO_SUCH_MOMENT if the game has no such moment. */
  readonly view: GameView;
  /**
   * The feed between two moments: its patches make the view at `to` of the view at `from`. `first` is at most 500. NO_SUCH_MOMENT
   * if there are no such moments, or not in this order.
   */
  readonly feed: EyesFeed;
  /**
   * The position at the end of the last command up to a moment, as a scenario (docs/scenarios.md) that `forkScenario` takes.
   * In the middle of something: an earlier position, which `forkScenario` begins with, and a script that leads to the moment.
   * What these eyes do not know stays unknown. NO_SUCH_MOMENT if the game has no such moment.
   */
  readonly scenario: PositionAsScenario;
  /**
   * The moment to go to from another: the next entry, or where a player next gets priority, a phase or a turn begins. Where
   * there is none, the last or first moment of the game; null if you are there. NO_SUCH_MOMENT if you cannot be there.
   */
  readonly step: Maybe<Scalars['Int']['output']>;
  /**
   * Which finished games were at the same position, by the names that both sides had given by this moment on this turn, and how
   * they ended. The names are those that these eyes have seen. Null at a table that has not two seats, and before somebody has
   * the first turn. Errors: NO_SUCH_MOMENT, STATISTICS_AWAY. docs/analytics.md is about it.
   */
  readonly samePosition: Maybe<SamePosition>;
};


/** A game to be watched again through chosen eyes. */
export type ReplayViewArgs = {
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** A game to be watched again through chosen eyes. */
export type ReplayFeedArgs = {
  from?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
};


/** A game to be watched again through chosen eyes. */
export type ReplayScenarioArgs = {
  moment?: InputMaybe<Scalars['Int']['input']>;
};


/** A game to be watched again through chosen eyes. */
export type ReplayStepArgs = {
  from: Scalars['Int']['input'];
  by?: ReplayStep;
  direction?: ReplayDirection;
};


/** A game to be watched again through chosen eyes. */
export type ReplaySamePositionArgs = {
  moment: Scalars['Int']['input'];
};

/** A position of a game as a scenario, or why there is none. */
export type PositionAsScenario = {
  readonly __typename?: 'PositionAsScenario';
  /** The moment of the position: the end of the last command up to the one that was asked for. */
  readonly moment: Scalars['Int']['output'];
  /** The scenario, as JSON; null if there is none. What the format cannot say stands under `notes` in it. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** Why there is none; null if there is one. */
  readonly lacking: Maybe<NoScenario>;
};

/** Why a position cannot be written as a scenario. */
export type NoScenario =
  /** The turns have not begun, or the game is over. */
  | 'NOT_IN_TURNS'
  /** No cards are played in this game. */
  | 'NOT_PLAYED'
  /** Something is on the stack, and no script leads there: choose a moment when it is empty. */
  | 'STACK'
  /** Creatures attack, and no script leads there: choose a moment before or after the combat. */
  | 'COMBAT'
  /** A player is in the middle of something, and no script leads there: choose a moment when somebody has priority. */
  | 'QUESTION'
  /** A player is controlled by another (cr 723): choose a moment when nobody is. */
  | 'CONTROLLED'
  /** This server writes no scenarios. */
  | 'UNWRITTEN';

/** A moment of a game that somebody has shared. */
export type SharedGame = {
  readonly __typename?: 'SharedGame';
  /** The id of the game. */
  readonly gameId: Scalars['ID']['output'];
  /** The moment. */
  readonly moment: Scalars['Int']['output'];
  /** The eyes that you have at it: those the link is meant for, or your own. */
  readonly eyes: ReplayEyes;
  /** With SEAT: the seat. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** True if you may not use the eyes that the link is meant for, so you see less: these are your own. Once the game has opened the same link shows all of it. */
  readonly isReduced: Scalars['Boolean']['output'];
  /** The game through these eyes: `view(moment:)` shows what was shared. */
  readonly replay: Replay;
};

/** How far a step of a replay goes. */
export type ReplayStep =
  /** To the next moment. */
  | 'ENTRY'
  /** To where a player gets priority. */
  | 'PRIORITY'
  /** To the beginning of a phase (cr 500.1). */
  | 'PHASE'
  /** To the beginning of a turn. */
  | 'TURN';

/** Which way a step of a replay goes. */
export type ReplayDirection =
  /** To later moments. */
  | 'FORWARD'
  /** To earlier moments. */
  | 'BACK';

/** Where in a game everything is, by moments. Each list is in the order of its moments. */
export type Outline = {
  readonly __typename?: 'Outline';
  /** The last moment so far. */
  readonly moments: Scalars['Int']['output'];
  /** Who sits where at that moment. */
  readonly seats: ReadonlyArray<OutlineSeat>;
  /** Where the turns begin. */
  readonly turns: ReadonlyArray<OutlineTurn>;
  /** Where the phases begin. */
  readonly phases: ReadonlyArray<OutlinePhase>;
  /** Where life totals change. */
  readonly lives: ReadonlyArray<OutlineLife>;
  /** The commands of which something is to be seen. */
  readonly commands: ReadonlyArray<OutlineCommand>;
  /** The questions asked, and how long they were thought about. */
  readonly questions: ReadonlyArray<OutlineQuestion>;
  /** What is worth jumping to. */
  readonly marks: ReadonlyArray<OutlineMark>;
  /** How the game ended; null while it has not. */
  readonly result: Maybe<OutlineResult>;
};

/** A seat of a game. */
export type OutlineSeat = {
  readonly __typename?: 'OutlineSeat';
  /** The seat, from 0. */
  readonly seat: Scalars['Int']['output'];
  /** Its team. */
  readonly team: Scalars['Int']['output'];
  /** Who sits there; null for nobody. */
  readonly player: Maybe<Player>;
};

/** A turn begins. */
export type OutlineTurn = {
  readonly __typename?: 'OutlineTurn';
  /** The moment. */
  readonly moment: Scalars['Int']['output'];
  /** Its number, from 1. After a rewind, a number comes again. */
  readonly number: Scalars['Int']['output'];
  /** The seat whose turn it is. */
  readonly active: Scalars['Int']['output'];
  /** Whether it is an extra turn (cr 500.7). */
  readonly extra: Scalars['Boolean']['output'];
};

/** A phase begins. */
export type OutlinePhase = {
  readonly __typename?: 'OutlinePhase';
  /** The moment. */
  readonly moment: Scalars['Int']['output'];
  /** The number of its turn. */
  readonly turn: Scalars['Int']['output'];
  /** Which phase it is. */
  readonly phase: Phase;
};

/** A phase of a turn (cr 500.1). */
export type Phase =
  /** The beginning phase (cr 501). */
  | 'BEGINNING'
  /** The main phase before combat (cr 505). */
  | 'PRECOMBAT_MAIN'
  /** The combat phase (cr 506). */
  | 'COMBAT'
  /** The main phase after combat (cr 505). */
  | 'POSTCOMBAT_MAIN'
  /** The ending phase (cr 512). */
  | 'ENDING';

/** A player has another life total. */
export type OutlineLife = {
  readonly __typename?: 'OutlineLife';
  /** The moment from which. */
  readonly moment: Scalars['Int']['output'];
  /** The player's seat. */
  readonly seat: Scalars['Int']['output'];
  /** The life total. */
  readonly life: Scalars['Int']['output'];
};

/** A command, and where the game was after it. */
export type OutlineCommand = {
  readonly __typename?: 'OutlineCommand';
  /** The last moment of what it did. */
  readonly moment: Scalars['Int']['output'];
  /** When it came. */
  readonly at: Scalars['Instant']['output'];
  /** Whose it was; null for a timer, a judge and the operator. */
  readonly seat: Maybe<Scalars['Int']['output']>;
};

/** A question was asked. */
export type OutlineQuestion = {
  readonly __typename?: 'OutlineQuestion';
  /** The moment at which. */
  readonly moment: Scalars['Int']['output'];
  /** The seat that answers. */
  readonly seat: Scalars['Int']['output'];
  /** The seat for which it answers, if that is another's decision (cr 723.5). */
  readonly of: Maybe<Scalars['Int']['output']>;
  /** What kind of answer it takes. */
  readonly kind: QuestionKind;
  /** What it is about. */
  readonly prompt: Prompt;
  /** When it was asked, or when time began to count. */
  readonly since: Scalars['Instant']['output'];
  /** The moment from which it is no longer open; null while it is. */
  readonly ended: Maybe<Scalars['Int']['output']>;
  /** Milliseconds until the answer, without the time in which the game was stopped; null if it was not answered. */
  readonly thought: Maybe<Scalars['Int']['output']>;
};

/** Something worth jumping to. */
export type OutlineMark = {
  readonly __typename?: 'OutlineMark';
  /** The moment. */
  readonly moment: Scalars['Int']['output'];
  /** What it is. */
  readonly kind: OutlineMarkKind;
  /** The player who did it or to whom it happened; null if it concerns no single one. */
  readonly seat: Maybe<Scalars['Int']['output']>;
  /** The names of the cards concerned, as far as these eyes know them; each once. */
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  /** How many spells, attackers or dead creatures. */
  readonly count: Scalars['Int']['output'];
};

/** What is worth jumping to. */
export type OutlineMarkKind =
  /** A player takes a mulligan (cr 103.5). */
  | 'MULLIGAN'
  /** A card is given a name. */
  | 'NAME'
  /** A spell is cast. */
  | 'SPELL'
  /** Creatures attack. */
  | 'COMBAT'
  /** Something printed as a creature or planeswalker, or face down as a creature, dies (cr 700.4). */
  | 'DEATH'
  /** A player concedes (cr 104.3a). */
  | 'CONCESSION'
  /** A player loses in any other way. */
  | 'LOSS'
  /** A judge is called, or the table sends a text to one. */
  | 'CALL'
  /** A judge rules. */
  | 'RULING'
  /** The game goes back to an earlier moment. */
  | 'REWIND';

/** How a game ended. */
export type OutlineResult = {
  readonly __typename?: 'OutlineResult';
  /** The moment. */
  readonly moment: Scalars['Int']['output'];
  /** Why it is over. */
  readonly reason: EndReason;
  /** The seats that won; none in a draw. */
  readonly winners: ReadonlyArray<Scalars['Int']['output']>;
};

/** A page of your feed. */
export type FeedPage = {
  readonly __typename?: 'FeedPage';
  /** In order. */
  readonly entries: ReadonlyArray<FeedEntry>;
  /** Resumes after the last entry of this page. */
  readonly cursor: Scalars['Cursor']['output'];
  /** Whether there is nothing after this page now. */
  readonly complete: Scalars['Boolean']['output'];
};

/** The last entries of your feed up to a place. */
export type LastEntries = {
  readonly __typename?: 'LastEntries';
  /** In order. */
  readonly entries: ReadonlyArray<FeedEntry>;
  /** Resumes after the last of them. */
  readonly cursor: Scalars['Cursor']['output'];
  /**
   * The view before the first of them: their patches make the view after the last of it. Null at the beginning of the feed,
   * whose first patch has the whole view.
   */
  readonly view: Maybe<GameView>;
  /** The place before the first of them, where `before` goes on; null at the beginning of the feed. */
  readonly previous: Maybe<Scalars['Cursor']['output']>;
};

/** One thing that happened, as far as you may know. */
export type FeedEntry = {
  readonly __typename?: 'FeedEntry';
  /** Your own count of entries, from 1, without gaps. */
  readonly seq: Scalars['Int']['output'];
  /** The moment as everyone can name it: how many entries a spectator had. */
  readonly moment: Scalars['Int']['output'];
  /** When it happened. */
  readonly at: Scalars['Instant']['output'];
  /**
   * What happened, in the rules' terms, as far as you may know: `type` and the event's fields; objects by your ids.
   * schemas/stories.json has every kind with every field. What happens at once to fifty or more is one entry of the type `HappenedAtOnce`; docs/feeds.md says how its `events` are
   * read.
   */
  readonly story: Scalars['Json']['output'];
  /** How it changes your view: a JSON Patch (RFC 6902) of what the fragment TableView answers. */
  readonly patch: Scalars['Json']['output'];
  /** Resumes after this entry. */
  readonly cursor: Scalars['Cursor']['output'];
};

/** What `gameFeed` pushes. */
export type FeedMessage = FeedEntry | FeedCaughtUp | FeedClosed;

/** All that had happened when you subscribed has been sent; what follows is live. */
export type FeedCaughtUp = {
  readonly __typename?: 'FeedCaughtUp';
  /** Resumes here. */
  readonly cursor: Scalars['Cursor']['output'];
};

/** The feed ends here; resume with the cursor. */
export type FeedClosed = {
  readonly __typename?: 'FeedClosed';
  /** What to do next. */
  readonly reason: CloseReason;
  /** Null when nothing was sent yet: subscribe again as you did. Null with VIEWER_CHANGED: there is another feed for you. */
  readonly resumeAt: Maybe<Scalars['Cursor']['output']>;
};

/** Why a feed ended, and so what to do. */
export type CloseReason =
  /** Get a new token and connect with it. */
  | 'TOKEN_ENDED'
  /** The server stops: connect again after a moment. */
  | 'SERVER_STOPS'
  /** More was unsent than the server keeps for one subscriber. */
  | 'TOO_SLOW'
  /** The feed can't be read now. */
  | 'STORE_UNAVAILABLE'
  /** You have sat down, left your seat or lost it, or may not watch any more: what followed would be another's. Begin anew. */
  | 'VIEWER_CHANGED';

/** Which games and seats are counted. All of it holds at once. */
export type StatisticsFilter = {
  /** Which game was played. */
  readonly ruleset?: InputMaybe<Ruleset>;
  /** The base rules. */
  readonly base?: InputMaybe<Base>;
  /** Which cards could be used. */
  readonly format?: InputMaybe<Format>;
  /** Games that ended on the day of this instant or later. Days are whole, in UTC. */
  readonly from?: InputMaybe<Scalars['Instant']['input']>;
  /** Games that ended on the day of this instant or earlier. */
  readonly to?: InputMaybe<Scalars['Instant']['input']>;
  /** How many seats the table had, at least 2. */
  readonly seats?: InputMaybe<Scalars['Int']['input']>;
  /** Whose seats are counted. */
  readonly who?: InputMaybe<StatisticsWho>;
  /** Counts only seats that gave this name, in English, without case. */
  readonly card?: InputMaybe<Scalars['String']['input']>;
  /** Counts only seats of this player: you, a bot, or someone who shares their statistics. */
  readonly player?: InputMaybe<PlayerInput>;
};

/** Whose seats are counted. */
export type StatisticsWho =
  /** Those of people. */
  | 'PEOPLE'
  /** Those of bots. */
  | 'BOTS';

/** In which order rows are listed. */
export type StatisticsOrder =
  /** The most frequent first. */
  | 'MOST'
  /** The least frequent first, of those that at least five people are behind. */
  | 'LEAST';

/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type Statistics = {
  readonly __typename?: 'Statistics';
  /** How many games have one of the chosen seats; null for none, and where fewer than five people are behind them. */
  readonly games: Maybe<Scalars['Int']['output']>;
  /** Results of all chosen seats together; null where none has a result, or where fewer than five people are behind them. */
  readonly results: Maybe<WinRate>;
  /** Which rulesets, base rules and formats are played, the most frequent first. */
  readonly played: StatisticsPlayedConnection;
  /** The months in which the games ended, the latest first. */
  readonly months: StatisticsMonthConnection;
  /** Printed cards, those in most opening hands first. Of games that have opened. */
  readonly cards: StatisticsCardConnection;
  /** Names that were given. */
  readonly names: StatisticsNameConnection;
  /** What one printed card was named as, turn by turn. Of games that have opened. */
  readonly namedAs: StatisticsNamedAsConnection;
  /** Mana costs: the names given at each, and how many of them a game uses. */
  readonly costs: StatisticsCostConnection;
  /** Names by the turn on which they were given, for the first ten turns of a game. */
  readonly openings: StatisticsOpeningConnection;
  /** Who played against whom, and who went first. Of tables of two. */
  readonly matchups: StatisticsMatchupConnection;
  /** Games by their number of turns, the shortest first. */
  readonly lengths: StatisticsLengthConnection;
  /** Lands and names by the number of the turn. */
  readonly turns: StatisticsTurnConnection;
  /** Thinking time by the kind of question. */
  readonly thinking: StatisticsThinkingConnection;
  /** Results by how many mulligans were taken. */
  readonly mulligans: StatisticsMulliganConnection;
  /** The record of one player against others, at tables of two. You see all of yours; of somebody who shares their statistics you see those against bots, against you, and against others who share theirs. NOT_SHARED where you may see none. */
  readonly playersOf: StatisticsRecordConnection;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsPlayedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsMonthsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsCardsArgs = {
  card?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsNamesArgs = {
  order?: StatisticsOrder;
  name?: InputMaybe<Scalars['String']['input']>;
  cost?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsNamedAsArgs = {
  card: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsCostsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsOpeningsArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsMatchupsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsLengthsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsTurnsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsThinkingArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsMulligansArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be asked about the chosen games. Every list has its own pages, of at most 100 rows. */
export type StatisticsPlayersOfArgs = {
  player: PlayerInput;
  against?: InputMaybe<PlayerInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** How often something was won, with the interval in which the rate lies 95 times in 100 (Wilson's score). */
export type WinRate = {
  readonly __typename?: 'WinRate';
  /** The games with a result that it counts. */
  readonly n: Scalars['Int']['output'];
  /** How many of them were won. */
  readonly wins: Scalars['Int']['output'];
  /** How many of them were drawn. */
  readonly draws: Scalars['Int']['output'];
  /** The share that was won, from 0 to 1. */
  readonly rate: Scalars['Float']['output'];
  /** The lower end of the interval. */
  readonly low: Scalars['Float']['output'];
  /** The upper end of the interval. */
  readonly high: Scalars['Float']['output'];
};

/** A page of rows. */
export type StatisticsPlayedConnection = Connection & {
  readonly __typename?: 'StatisticsPlayedConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsPlayedEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsPlayed>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsPlayedEdge = Edge & {
  readonly __typename?: 'StatisticsPlayedEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsPlayed;
};

/** A kind of game. */
export type StatisticsPlayed = {
  readonly __typename?: 'StatisticsPlayed';
  /** The ruleset. */
  readonly ruleset: Ruleset;
  /** The base rules. */
  readonly base: Base;
  /** Which cards could be used. */
  readonly format: Format;
  /** How many games. */
  readonly n: Scalars['Int']['output'];
};

/** A page of rows. */
export type StatisticsMonthConnection = Connection & {
  readonly __typename?: 'StatisticsMonthConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsMonthEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsMonth>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsMonthEdge = Edge & {
  readonly __typename?: 'StatisticsMonthEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsMonth;
};

/** A month, in UTC. */
export type StatisticsMonth = {
  readonly __typename?: 'StatisticsMonth';
  /** The month, as `2026-11`. */
  readonly month: Scalars['String']['output'];
  /** How many games ended in it. */
  readonly n: Scalars['Int']['output'];
  /** Half of these games had more turns. */
  readonly medianTurns: Scalars['Float']['output'];
  /** Results of the chosen seats; null where no game had a result. */
  readonly results: Maybe<WinRate>;
};

/** A page of rows. */
export type StatisticsCardConnection = Connection & {
  readonly __typename?: 'StatisticsCardConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsCardEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsCard>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsCardEdge = Edge & {
  readonly __typename?: 'StatisticsCardEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsCard;
};

/** A printed card. */
export type StatisticsCard = {
  readonly __typename?: 'StatisticsCard';
  /** The name printed on it. */
  readonly card: Scalars['String']['output'];
  /** Results of seats that kept a hand with it. */
  readonly openingHand: WinRate;
  /** How often it was given a name; null where fewer than five people gave it one. */
  readonly named: Maybe<Scalars['Int']['output']>;
  /** How many different names those were. */
  readonly names: Maybe<Scalars['Int']['output']>;
  /** How often it was played face down as a land; null where fewer than five people did. */
  readonly laid: Maybe<Scalars['Int']['output']>;
};

/** A page of rows. */
export type StatisticsNameConnection = Connection & {
  readonly __typename?: 'StatisticsNameConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsNameEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsName>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsNameEdge = Edge & {
  readonly __typename?: 'StatisticsNameEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsName;
};

/** A name that was given. */
export type StatisticsName = {
  readonly __typename?: 'StatisticsName';
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The mana cost of the card of that name, if it came to be seen. */
  readonly cost: Maybe<Scalars['String']['output']>;
  /** How often it was given. */
  readonly n: Scalars['Int']['output'];
  /** In how many games. */
  readonly games: Scalars['Int']['output'];
  /** Results of seats that gave it; null where no game had a result. */
  readonly results: Maybe<WinRate>;
};

/** A page of rows. */
export type StatisticsNamedAsConnection = Connection & {
  readonly __typename?: 'StatisticsNamedAsConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsNamedAsEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsNamedAs>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsNamedAsEdge = Edge & {
  readonly __typename?: 'StatisticsNamedAsEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsNamedAs;
};

/** A name that the card was given on one turn. */
export type StatisticsNamedAs = {
  readonly __typename?: 'StatisticsNamedAs';
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The number of the turn; 0 before the first. */
  readonly turn: Scalars['Int']['output'];
  /** How often. */
  readonly n: Scalars['Int']['output'];
};

/** A page of rows. */
export type StatisticsCostConnection = Connection & {
  readonly __typename?: 'StatisticsCostConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsCostEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsCost>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsCostEdge = Edge & {
  readonly __typename?: 'StatisticsCostEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsCost;
};

/** A mana cost. */
export type StatisticsCost = {
  readonly __typename?: 'StatisticsCost';
  /** The cost. */
  readonly cost: Scalars['String']['output'];
  /** How many names of it were given. */
  readonly n: Scalars['Int']['output'];
  /** How many different ones. */
  readonly names: Scalars['Int']['output'];
  /** How many games are chosen, whether or not a name of this cost was given in them. */
  readonly games: Scalars['Int']['output'];
  /** How many different ones a game uses, on average of these games. */
  readonly perGame: Scalars['Float']['output'];
  /** How many of the different ones a game leaves unused, on average of these games. */
  readonly unusedPerGame: Scalars['Float']['output'];
};

/** A page of rows. */
export type StatisticsOpeningConnection = Connection & {
  readonly __typename?: 'StatisticsOpeningConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsOpeningEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsOpening>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsOpeningEdge = Edge & {
  readonly __typename?: 'StatisticsOpeningEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsOpening;
};

/** A name given on one turn. */
export type StatisticsOpening = {
  readonly __typename?: 'StatisticsOpening';
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The number of the turn, from 1. */
  readonly turn: Scalars['Int']['output'];
  /** Results of seats that gave it then. */
  readonly results: WinRate;
};

/** A page of rows. */
export type StatisticsMatchupConnection = Connection & {
  readonly __typename?: 'StatisticsMatchupConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsMatchupEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsMatchup>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsMatchupEdge = Edge & {
  readonly __typename?: 'StatisticsMatchupEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsMatchup;
};

/** One kind of player against another. */
export type StatisticsMatchup = {
  readonly __typename?: 'StatisticsMatchup';
  /** The kind of bot whose results these are; null: people. */
  readonly bot: Maybe<BotKind>;
  /** The kind of bot they played against; null: people. */
  readonly against: Maybe<BotKind>;
  /** Whether they had the first turn. */
  readonly wentFirst: Scalars['Boolean']['output'];
  /** Their results. */
  readonly results: WinRate;
};

/** A page of rows. */
export type StatisticsLengthConnection = Connection & {
  readonly __typename?: 'StatisticsLengthConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsLengthEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsLength>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsLengthEdge = Edge & {
  readonly __typename?: 'StatisticsLengthEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsLength;
};

/** Games with one number of turns. */
export type StatisticsLength = {
  readonly __typename?: 'StatisticsLength';
  /** The number of turns. */
  readonly turns: Scalars['Int']['output'];
  /** How many games. */
  readonly n: Scalars['Int']['output'];
  /** How long they took: half of them longer. */
  readonly medianMilliseconds: Scalars['Float']['output'];
};

/** A page of rows. */
export type StatisticsTurnConnection = Connection & {
  readonly __typename?: 'StatisticsTurnConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsTurnEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsTurn>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsTurnEdge = Edge & {
  readonly __typename?: 'StatisticsTurnEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsTurn;
};

/** One turn of the chosen seats. All but the number are averages. */
export type StatisticsTurn = {
  readonly __typename?: 'StatisticsTurn';
  /** The number of the turn, from 1. */
  readonly turn: Scalars['Int']['output'];
  /** How many such turns there were. */
  readonly n: Scalars['Int']['output'];
  /** Lands played as what they are. */
  readonly lands: Scalars['Float']['output'];
  /** Cards played face down as a Pentaland. */
  readonly pentalands: Scalars['Float']['output'];
  /** Cards played face down as a Utopia. */
  readonly utopias: Scalars['Float']['output'];
  /** Names given, by anyone. */
  readonly names: Scalars['Float']['output'];
};

/** A page of rows. */
export type StatisticsThinkingConnection = Connection & {
  readonly __typename?: 'StatisticsThinkingConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsThinkingEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsThinking>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsThinkingEdge = Edge & {
  readonly __typename?: 'StatisticsThinkingEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsThinking;
};

/** One kind of question. Times are in milliseconds, stops for a judge included. */
export type StatisticsThinking = {
  readonly __typename?: 'StatisticsThinking';
  /** The kind of question. */
  readonly kind: QuestionKind;
  /** How often it was asked. */
  readonly n: Scalars['Int']['output'];
  /** The average time. */
  readonly mean: Scalars['Float']['output'];
  /** Half of the answers took longer. */
  readonly median: Scalars['Float']['output'];
  /** One answer in ten took longer. */
  readonly ninetieth: Scalars['Float']['output'];
};

/** A page of rows. */
export type StatisticsMulliganConnection = Connection & {
  readonly __typename?: 'StatisticsMulliganConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsMulliganEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsMulligan>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsMulliganEdge = Edge & {
  readonly __typename?: 'StatisticsMulliganEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsMulligan;
};

/** A number of mulligans. */
export type StatisticsMulligan = {
  readonly __typename?: 'StatisticsMulligan';
  /** How many were taken. */
  readonly mulligans: Scalars['Int']['output'];
  /** Results of the seats that took them. */
  readonly results: WinRate;
};

/** A page of rows. */
export type StatisticsRecordConnection = Connection & {
  readonly __typename?: 'StatisticsRecordConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<StatisticsRecordEdge>;
  /** The rows, in order. */
  readonly nodes: ReadonlyArray<StatisticsRecord>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type StatisticsRecordEdge = Edge & {
  readonly __typename?: 'StatisticsRecordEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: StatisticsRecord;
};

/** One player against another. */
export type StatisticsRecord = {
  readonly __typename?: 'StatisticsRecord';
  /** Whose record it is. */
  readonly player: Player;
  /** Against whom. */
  readonly against: Player;
  /** Results of the first. */
  readonly results: WinRate;
  /** How many games the first lost. */
  readonly losses: Scalars['Int']['output'];
};

/** Finished games that were at the same position: the same names on both sides, at some point of the same turn. */
export type SamePosition = {
  readonly __typename?: 'SamePosition';
  /** The number of the turn. */
  readonly turn: Scalars['Int']['output'];
  /** The names on both sides. */
  readonly names: ReadonlyArray<PositionName>;
  /** Results of those who went first; null where fewer than five people played these games. */
  readonly results: Maybe<WinRate>;
  /** The next name in these games, the most frequent first, and the results of those who gave it. */
  readonly next: NextNameConnection;
  /** Those of these games that are open to everyone, the latest first. */
  readonly games: SameGameConnection;
};


/** Finished games that were at the same position: the same names on both sides, at some point of the same turn. */
export type SamePositionNextArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Finished games that were at the same position: the same names on both sides, at some point of the same turn. */
export type SamePositionGamesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A name of a position. */
export type PositionName = {
  readonly __typename?: 'PositionName';
  /** Whether the player who gave it had the first turn. */
  readonly wentFirst: Scalars['Boolean']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
};

/** A page of names. */
export type NextNameConnection = Connection & {
  readonly __typename?: 'NextNameConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<NextNameEdge>;
  /** The names, in order. */
  readonly nodes: ReadonlyArray<NextName>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type NextNameEdge = Edge & {
  readonly __typename?: 'NextNameEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: NextName;
};

/** The name that came next after a position. */
export type NextName = {
  readonly __typename?: 'NextName';
  /** Whether the player who gave it had the first turn. */
  readonly wentFirst: Scalars['Boolean']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** Results of those who gave it. */
  readonly results: WinRate;
};

/** A page of games. */
export type SameGameConnection = Connection & {
  readonly __typename?: 'SameGameConnection';
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<SameGameEdge>;
  /** The games, in order. */
  readonly nodes: ReadonlyArray<SameGame>;
  /** Where the page lies. */
  readonly pageInfo: PageInfo;
};

/** An item of such a page. */
export type SameGameEdge = Edge & {
  readonly __typename?: 'SameGameEdge';
  /** Continues right after it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SameGame;
};

/** A game that is open to everyone: `game(id)` and `replay` show it. */
export type SameGame = {
  readonly __typename?: 'SameGame';
  /** The id of the game. */
  readonly id: Scalars['ID']['output'];
  /** How many turns it had. */
  readonly turns: Scalars['Int']['output'];
  /** When it ended. */
  readonly endedAt: Scalars['Instant']['output'];
  /** How it ended for the player who went first. */
  readonly result: SameGameResult;
};

/** How a game ended for a player. */
export type SameGameResult =
  /** Won. */
  | 'WON'
  /** Lost. */
  | 'LOST'
  /** Drawn. */
  | 'DRAWN'
  /** Without a result. */
  | 'NONE';



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
  StatisticsSharingResult:
    | ( Omit<StatisticsSharing, 'player'> & { player: _RefType['Player'] } & { __typename: 'StatisticsSharing' } )
    | ( AccountRefused & { __typename: 'AccountRefused' } )
  ;
  RoleResult:
    | ( Omit<GrantedRoles, 'player'> & { player: _RefType['Player'] } & { __typename: 'GrantedRoles' } )
    | ( AccountRefused & { __typename: 'AccountRefused' } )
  ;
  PreviewResult:
    | ( RulingPreview & { __typename: 'RulingPreview' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  DisputeResult:
    | ( Omit<DisputeAccepted, 'dispute'> & { dispute: _RefType['Dispute'] } & { __typename: 'DisputeAccepted' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  ActionResult:
    | ( Accepted & { __typename: 'Accepted' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  ChatResult:
    | ( Omit<ChatSaid, 'line'> & { line: _RefType['ChatLine'] } & { __typename: 'ChatSaid' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  NoteResult:
    | ( NoteWritten & { __typename: 'NoteWritten' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  AnnotationResult:
    | ( Omit<AnnotationKept, 'annotation'> & { annotation: _RefType['Annotation'] } & { __typename: 'AnnotationKept' } )
    | ( AnnotationDeleted & { __typename: 'AnnotationDeleted' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  ClockTerms:
    | ( ChessClock & { __typename: 'ChessClock' } )
    | ( ThinkingTime & { __typename: 'ThinkingTime' } )
  ;
  SideBySideResult:
    | ( Omit<SideBySide, 'sights'> & { sights: ReadonlyArray<_RefType['Sight']> } & { __typename: 'SideBySide' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  SameCardResult:
    | ( SameCard & { __typename: 'SameCard' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  WhoKnewCardResult:
    | ( CardKnowledge & { __typename: 'CardKnowledge' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  WhoKnewNameResult:
    | ( NameKnowledge & { __typename: 'NameKnowledge' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  WhoWasToldResult:
    | ( ToldEntry & { __typename: 'ToldEntry' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  KnewAtResult:
    | ( EverythingKnown & { __typename: 'EverythingKnown' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  CouldDoResult:
    | ( Omit<CouldDo, 'seats'> & { seats: ReadonlyArray<_RefType['SeatCouldDo']> } & { __typename: 'CouldDo' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  WhyNotResult:
    | ( WhyNot & { __typename: 'WhyNot' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  WhatIfResult:
    | ( WhatIfParent & { __typename: 'WhatIf' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  ActInWhatIfResult:
    | ( Omit<ActedInWhatIf, 'whatIf'> & { whatIf: _RefType['WhatIf'] } & { __typename: 'ActedInWhatIf' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  CloseWhatIfResult:
    | ( ClosedWhatIf & { __typename: 'ClosedWhatIf' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  Completion:
    | ( Complete & { __typename: 'Complete' } )
    | ( Omit<NextChoice, 'question'> & { question: _RefType['Question'] } & { __typename: 'NextChoice' } )
    | ( Refused & { __typename: 'Refused' } )
  ;
  Question:
    | ( ChoosePlayers & { __typename: 'ChoosePlayers' } )
    | ( Omit<YesNo, 'instead'> & { instead: ReadonlyArray<_RefType['Card']> } & { __typename: 'YesNo' } )
    | ( Omit<ChooseObjects, 'cards'> & { cards: ReadonlyArray<_RefType['Card']> } & { __typename: 'ChooseObjects' } )
    | ( Priority & { __typename: 'Priority' } )
    | ( ChooseModes & { __typename: 'ChooseModes' } )
    | ( Omit<ChooseTargets, 'cards'> & { cards: ReadonlyArray<_RefType['Card']> } & { __typename: 'ChooseTargets' } )
    | ( ChooseNumber & { __typename: 'ChooseNumber' } )
    | ( ChooseWord & { __typename: 'ChooseWord' } )
    | ( ChooseOrder & { __typename: 'ChooseOrder' } )
    | ( Divide & { __typename: 'Divide' } )
    | ( DeclareAttackers & { __typename: 'DeclareAttackers' } )
    | ( DeclareBlockers & { __typename: 'DeclareBlockers' } )
    | ( Propose & { __typename: 'Propose' } )
  ;
  FeedMessage:
    | ( FeedEntry & { __typename: 'FeedEntry' } )
    | ( FeedCaughtUp & { __typename: 'FeedCaughtUp' } )
    | ( FeedClosed & { __typename: 'FeedClosed' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Face:
    | ( PrintedFace )
    | ( FaceParent )
    | ( FaceParent )
  ;
  Connection:
    | ( CardConnection )
    | ( Omit<QueueConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['QueueEdge']>, nodes: ReadonlyArray<_RefType['QueuedCall']> } )
    | ( Omit<AuditConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['AuditEdge']>, nodes: ReadonlyArray<_RefType['JudgeLook']> } )
    | ( Omit<AnnotationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['AnnotationEdge']>, nodes: ReadonlyArray<_RefType['Annotation']> } )
    | ( Omit<GameConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['GameEdge']>, nodes: ReadonlyArray<_RefType['GameListing']> } )
    | ( Omit<OpenGameConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['OpenGameEdge']>, nodes: ReadonlyArray<_RefType['OpenGameListing']> } )
    | ( Omit<ReferralConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['ReferralEdge']>, nodes: ReadonlyArray<_RefType['ReferredGame']> } )
    | ( StatisticsPlayedConnection )
    | ( StatisticsMonthConnection )
    | ( StatisticsCardConnection )
    | ( StatisticsNameConnection )
    | ( StatisticsNamedAsConnection )
    | ( StatisticsCostConnection )
    | ( StatisticsOpeningConnection )
    | ( StatisticsMatchupConnection )
    | ( StatisticsLengthConnection )
    | ( StatisticsTurnConnection )
    | ( StatisticsThinkingConnection )
    | ( StatisticsMulliganConnection )
    | ( Omit<StatisticsRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<_RefType['StatisticsRecordEdge']>, nodes: ReadonlyArray<_RefType['StatisticsRecord']> } )
    | ( NextNameConnection )
    | ( SameGameConnection )
  ;
  Edge:
    | ( CardEdge )
    | ( Omit<QueueEdge, 'node'> & { node: _RefType['QueuedCall'] } )
    | ( Omit<AuditEdge, 'node'> & { node: _RefType['JudgeLook'] } )
    | ( Omit<AnnotationEdge, 'node'> & { node: _RefType['Annotation'] } )
    | ( Omit<GameEdge, 'node'> & { node: _RefType['GameListing'] } )
    | ( Omit<OpenGameEdge, 'node'> & { node: _RefType['OpenGameListing'] } )
    | ( Omit<ReferralEdge, 'node'> & { node: _RefType['ReferredGame'] } )
    | ( StatisticsPlayedEdge )
    | ( StatisticsMonthEdge )
    | ( StatisticsCardEdge )
    | ( StatisticsNameEdge )
    | ( StatisticsNamedAsEdge )
    | ( StatisticsCostEdge )
    | ( StatisticsOpeningEdge )
    | ( StatisticsMatchupEdge )
    | ( StatisticsLengthEdge )
    | ( StatisticsTurnEdge )
    | ( StatisticsThinkingEdge )
    | ( StatisticsMulliganEdge )
    | ( Omit<StatisticsRecordEdge, 'node'> & { node: _RefType['StatisticsRecord'] } )
    | ( NextNameEdge )
    | ( SameGameEdge )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Instant: ResolverTypeWrapper<Scalars['Instant']['output']>;
  Json: ResolverTypeWrapper<Scalars['Json']['output']>;
  Hash: ResolverTypeWrapper<Scalars['Hash']['output']>;
  Cursor: ResolverTypeWrapper<Scalars['Cursor']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Checkpoint: ResolverTypeWrapper<Checkpoint>;
  KeptCheckpoint: KeptCheckpoint;
  ConsistencyProof: ResolverTypeWrapper<ConsistencyProof>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Player: ResolverTypeWrapper<PlayerParent>;
  BotKind: BotKind;
  Account: ResolverTypeWrapper<Omit<Account, 'player'> & { player: ResolversTypes['Player'] }>;
  Role: Role;
  GivenRole: GivenRole;
  SessionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionResult']>;
  RevocationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RevocationResult']>;
  StatisticsSharingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StatisticsSharingResult']>;
  RoleResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RoleResult']>;
  Session: ResolverTypeWrapper<Omit<Session, 'player'> & { player: ResolversTypes['Player'] }>;
  Revoked: ResolverTypeWrapper<Omit<Revoked, 'player'> & { player: ResolversTypes['Player'] }>;
  StatisticsSharing: ResolverTypeWrapper<Omit<StatisticsSharing, 'player'> & { player: ResolversTypes['Player'] }>;
  GrantedRoles: ResolverTypeWrapper<Omit<GrantedRoles, 'player'> & { player: ResolversTypes['Player'] }>;
  AccountRefused: ResolverTypeWrapper<AccountRefused>;
  AccountRefusalCode: AccountRefusalCode;
  PrintedCard: ResolverTypeWrapper<PrintedCard>;
  Face: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Face']>;
  PrintedFace: ResolverTypeWrapper<PrintedFace>;
  CardLayout: CardLayout;
  NameInLanguage: ResolverTypeWrapper<NameInLanguage>;
  Printing: ResolverTypeWrapper<Printing>;
  CardLegality: ResolverTypeWrapper<CardLegality>;
  Legality: Legality;
  Understood: Understood;
  CardSearch: CardSearch;
  CardConnection: ResolverTypeWrapper<CardConnection>;
  CardEdge: ResolverTypeWrapper<CardEdge>;
  Connection: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Connection']>;
  Edge: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Edge']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Rule: ResolverTypeWrapper<Rule>;
  RuleDocument: RuleDocument;
  Dispute: ResolverTypeWrapper<Omit<Dispute, 'openedBy' | 'judge' | 'messages' | 'rulings' | 'appeal' | 'penalties'> & { openedBy: ResolversTypes['Player'], judge?: Maybe<ResolversTypes['Player']>, messages: ReadonlyArray<ResolversTypes['DisputeMessage']>, rulings: ReadonlyArray<ResolversTypes['DisputeRuling']>, appeal?: Maybe<ResolversTypes['Appeal']>, penalties: ReadonlyArray<ResolversTypes['Penalty']> }>;
  DisputeStage: DisputeStage;
  Challenge: ResolverTypeWrapper<Challenge>;
  DisputeText: ResolverTypeWrapper<DisputeText>;
  DisputeMessage: ResolverTypeWrapper<Omit<DisputeMessage, 'by'> & { by: ResolversTypes['Player'] }>;
  DisputeRuling: ResolverTypeWrapper<Omit<DisputeRuling, 'judge'> & { judge: ResolversTypes['Player'] }>;
  Remedy: ResolverTypeWrapper<Remedy>;
  GivenAnswer: ResolverTypeWrapper<GivenAnswer>;
  GivenAttack: ResolverTypeWrapper<GivenAttack>;
  GivenBlock: ResolverTypeWrapper<GivenBlock>;
  GivenProposal: ResolverTypeWrapper<GivenProposal>;
  GivenName: ResolverTypeWrapper<GivenName>;
  Repair: ResolverTypeWrapper<Repair>;
  RepairMove: ResolverTypeWrapper<RepairMove>;
  RepairPlace: ResolverTypeWrapper<RepairPlace>;
  RepairLife: ResolverTypeWrapper<RepairLife>;
  RepairCounters: ResolverTypeWrapper<RepairCounters>;
  RepairTapped: ResolverTypeWrapper<RepairTapped>;
  RepairControl: ResolverTypeWrapper<RepairControl>;
  RepairReveal: ResolverTypeWrapper<RepairReveal>;
  RepairMark: ResolverTypeWrapper<RepairMark>;
  RepairFree: ResolverTypeWrapper<RepairFree>;
  RepairWord: ResolverTypeWrapper<RepairWord>;
  RemedyKind: RemedyKind;
  RulingLevel: RulingLevel;
  RulingState: RulingState;
  LostChallenge: ResolverTypeWrapper<LostChallenge>;
  Appeal: ResolverTypeWrapper<Omit<Appeal, 'judge'> & { judge?: Maybe<ResolversTypes['Player']> }>;
  AppealOutcome: AppealOutcome;
  Penalty: ResolverTypeWrapper<Omit<Penalty, 'judge' | 'player'> & { judge: ResolversTypes['Player'], player: ResolversTypes['Player'] }>;
  PenaltyGrade: PenaltyGrade;
  Infraction: Infraction;
  PenaltyHistory: ResolverTypeWrapper<PenaltyHistory>;
  QueuedCall: ResolverTypeWrapper<Omit<QueuedCall, 'openedBy'> & { openedBy: ResolversTypes['Player'] }>;
  QueueConnection: ResolverTypeWrapper<Omit<QueueConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['QueueEdge']>, nodes: ReadonlyArray<ResolversTypes['QueuedCall']> }>;
  QueueEdge: ResolverTypeWrapper<Omit<QueueEdge, 'node'> & { node: ResolversTypes['QueuedCall'] }>;
  QueueFor: QueueFor;
  DisputeChange: ResolverTypeWrapper<DisputeChange>;
  PreviewResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PreviewResult']>;
  RulingPreview: ResolverTypeWrapper<RulingPreview>;
  ForeseenFeed: ResolverTypeWrapper<ForeseenFeed>;
  DisputeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DisputeResult']>;
  DisputeAccepted: ResolverTypeWrapper<Omit<DisputeAccepted, 'dispute'> & { dispute: ResolversTypes['Dispute'] }>;
  RulingInput: RulingInput;
  RemedyInput: RemedyInput;
  RewindInput: RewindInput;
  RepairInput: RepairInput;
  MoveInput: MoveInput;
  PlaceInput: PlaceInput;
  LifeInput: LifeInput;
  CountersInput: CountersInput;
  TappedInput: TappedInput;
  ControlInput: ControlInput;
  RevealInput: RevealInput;
  MarkInput: MarkInput;
  FreeInput: FreeInput;
  WordInput: WordInput;
  RepairZone: RepairZone;
  WordOf: WordOf;
  AnswerForInput: AnswerForInput;
  TimeInput: TimeInput;
  ResultInput: ResultInput;
  JudgeLook: ResolverTypeWrapper<Omit<JudgeLook, 'judge'> & { judge: ResolversTypes['Player'] }>;
  LookSubject: ResolverTypeWrapper<LookSubject>;
  LogPart: LogPart;
  JudgeDeed: JudgeDeed;
  WayOfLooking: WayOfLooking;
  AuditConnection: ResolverTypeWrapper<Omit<AuditConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AuditEdge']>, nodes: ReadonlyArray<ResolversTypes['JudgeLook']> }>;
  AuditEdge: ResolverTypeWrapper<Omit<AuditEdge, 'node'> & { node: ResolversTypes['JudgeLook'] }>;
  KnownLook: ResolverTypeWrapper<Omit<KnownLook, 'judge'> & { judge: ResolversTypes['Player'] }>;
  ActionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActionResult']>;
  Accepted: ResolverTypeWrapper<Accepted>;
  ChatResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChatResult']>;
  ChatSaid: ResolverTypeWrapper<Omit<ChatSaid, 'line'> & { line: ResolversTypes['ChatLine'] }>;
  ChatLine: ResolverTypeWrapper<Omit<ChatLine, 'author'> & { author: ResolversTypes['Player'] }>;
  NoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NoteResult']>;
  NoteWritten: ResolverTypeWrapper<NoteWritten>;
  AnnotationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AnnotationResult']>;
  AnnotationKept: ResolverTypeWrapper<Omit<AnnotationKept, 'annotation'> & { annotation: ResolversTypes['Annotation'] }>;
  AnnotationDeleted: ResolverTypeWrapper<AnnotationDeleted>;
  Annotation: ResolverTypeWrapper<Omit<Annotation, 'author'> & { author: ResolversTypes['Player'] }>;
  Mark: Mark;
  AnnotationConnection: ResolverTypeWrapper<Omit<AnnotationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['AnnotationEdge']>, nodes: ReadonlyArray<ResolversTypes['Annotation']> }>;
  AnnotationEdge: ResolverTypeWrapper<Omit<AnnotationEdge, 'node'> & { node: ResolversTypes['Annotation'] }>;
  Note: ResolverTypeWrapper<Note>;
  Refused: ResolverTypeWrapper<Refused>;
  RefusalCode: RefusalCode;
  OpenDispute: ResolverTypeWrapper<OpenDispute>;
  Quarantine: ResolverTypeWrapper<Quarantine>;
  QuarantineReason: QuarantineReason;
  TermsInput: TermsInput;
  ChosenFormatInput: ChosenFormatInput;
  ChosenCardsInput: ChosenCardsInput;
  LibraryInput: LibraryInput;
  LibraryCardInput: LibraryCardInput;
  LibraryColours: LibraryColours;
  ClockInput: ClockInput;
  ChessClockInput: ChessClockInput;
  ThinkingTimeInput: ThinkingTimeInput;
  LateThinkingTimeInput: LateThinkingTimeInput;
  StopsInput: StopsInput;
  AnswerInput: AnswerInput;
  ProposalInput: ProposalInput;
  ProposedNameInput: ProposedNameInput;
  TargetInput: TargetInput;
  AttackInput: AttackInput;
  BlockInput: BlockInput;
  AttackOption: AttackOption;
  NamingHelp: NamingHelp;
  NamingInput: NamingInput;
  PlayAs: PlayAs;
  PlayKind: PlayKind;
  PlayInput: PlayInput;
  CardNameInput: CardNameInput;
  OptionalCostInput: OptionalCostInput;
  ManaAbilityInput: ManaAbilityInput;
  Ruleset: Ruleset;
  Base: Base;
  Format: Format;
  Access: Access;
  Opens: Opens;
  TakeBacks: TakeBacks;
  Unresolved: Unresolved;
  Terms: ResolverTypeWrapper<TermsParent>;
  ClockTerms: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ClockTerms']>;
  ChessClock: ResolverTypeWrapper<ChessClock>;
  ThinkingTime: ResolverTypeWrapper<ThinkingTime>;
  LateThinkingTime: ResolverTypeWrapper<LateThinkingTime>;
  Flag: Flag;
  Naming: ResolverTypeWrapper<Naming>;
  ChosenFormat: ResolverTypeWrapper<ChosenFormat>;
  ChosenLibrary: ResolverTypeWrapper<ChosenLibrary>;
  ChosenLibraryCard: ResolverTypeWrapper<ChosenLibraryCard>;
  Offer: ResolverTypeWrapper<Omit<Offer, 'defaults'> & { defaults: ResolversTypes['Terms'] }>;
  LobbyStatus: LobbyStatus;
  GameConnection: ResolverTypeWrapper<Omit<GameConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['GameEdge']>, nodes: ReadonlyArray<ResolversTypes['GameListing']> }>;
  GameEdge: ResolverTypeWrapper<Omit<GameEdge, 'node'> & { node: ResolversTypes['GameListing'] }>;
  GameOrigin: ResolverTypeWrapper<GameOrigin>;
  LobbyChange: ResolverTypeWrapper<LobbyChange>;
  GameListing: ResolverTypeWrapper<Omit<GameListing, 'terms' | 'host' | 'seats'> & { terms: ResolversTypes['Terms'], host: ResolversTypes['Player'], seats: ReadonlyArray<ResolversTypes['ListedSeat']> }>;
  Awaited: ResolverTypeWrapper<Awaited>;
  AwaitedDeed: AwaitedDeed;
  ListedSeat: ResolverTypeWrapper<Omit<ListedSeat, 'player'> & { player?: Maybe<ResolversTypes['Player']> }>;
  OpenGamesFilter: OpenGamesFilter;
  PlayerInput: PlayerInput;
  RangeInput: RangeInput;
  OpenGameConnection: ResolverTypeWrapper<Omit<OpenGameConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['OpenGameEdge']>, nodes: ReadonlyArray<ResolversTypes['OpenGameListing']> }>;
  OpenGameEdge: ResolverTypeWrapper<Omit<OpenGameEdge, 'node'> & { node: ResolversTypes['OpenGameListing'] }>;
  OpenGameListing: ResolverTypeWrapper<Omit<OpenGameListing, 'terms' | 'seats'> & { terms: ResolversTypes['Terms'], seats: ReadonlyArray<ResolversTypes['ListedSeat']> }>;
  Game: ResolverTypeWrapper<GameParent>;
  SideBySideResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SideBySideResult']>;
  SameCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SameCardResult']>;
  WhoKnewCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WhoKnewCardResult']>;
  WhoKnewNameResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WhoKnewNameResult']>;
  WhoWasToldResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WhoWasToldResult']>;
  KnewAtResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['KnewAtResult']>;
  CouldDoResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CouldDoResult']>;
  WhyNotResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WhyNotResult']>;
  WhatIfResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WhatIfResult']>;
  ActInWhatIfResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActInWhatIfResult']>;
  CloseWhatIfResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CloseWhatIfResult']>;
  SideBySide: ResolverTypeWrapper<Omit<SideBySide, 'sights'> & { sights: ReadonlyArray<ResolversTypes['Sight']> }>;
  Sight: ResolverTypeWrapper<Omit<Sight, 'view'> & { view: ResolversTypes['GameView'] }>;
  MatchedObject: ResolverTypeWrapper<MatchedObject>;
  SeatId: ResolverTypeWrapper<SeatId>;
  SameCard: ResolverTypeWrapper<SameCard>;
  KnownObject: ResolverTypeWrapper<KnownObject>;
  SeatIds: ResolverTypeWrapper<SeatIds>;
  Place: ResolverTypeWrapper<Place>;
  CardKnowledge: ResolverTypeWrapper<CardKnowledge>;
  KnewCard: ResolverTypeWrapper<KnewCard>;
  Knew: ResolverTypeWrapper<Knew>;
  WayOfKnowing: WayOfKnowing;
  WayOfLosing: WayOfLosing;
  NameKnowledge: ResolverTypeWrapper<NameKnowledge>;
  SaidName: ResolverTypeWrapper<SaidName>;
  KnewName: ResolverTypeWrapper<KnewName>;
  ToldEntry: ResolverTypeWrapper<ToldEntry>;
  TheirEntry: ResolverTypeWrapper<TheirEntry>;
  EverythingKnown: ResolverTypeWrapper<EverythingKnown>;
  KnewOfCard: ResolverTypeWrapper<KnewOfCard>;
  HeardName: ResolverTypeWrapper<HeardName>;
  CouldDo: ResolverTypeWrapper<Omit<CouldDo, 'seats'> & { seats: ReadonlyArray<ResolversTypes['SeatCouldDo']> }>;
  SeatCouldDo: ResolverTypeWrapper<Omit<SeatCouldDo, 'decision'> & { decision?: Maybe<ResolversTypes['Decision']> }>;
  WhyNot: ResolverTypeWrapper<WhyNot>;
  TriedInput: TriedInput;
  TriedAnswerInput: TriedAnswerInput;
  TriedShortcutInput: TriedShortcutInput;
  TriedPassingInput: TriedPassingInput;
  WhatIf: ResolverTypeWrapper<WhatIfParent>;
  ActedInWhatIf: ResolverTypeWrapper<Omit<ActedInWhatIf, 'whatIf'> & { whatIf: ResolversTypes['WhatIf'] }>;
  ClosedWhatIf: ResolverTypeWrapper<ClosedWhatIf>;
  GameEyes: ResolverTypeWrapper<EyesParent>;
  EyesFeed: ResolverTypeWrapper<EyesFeed>;
  SeenEntry: ResolverTypeWrapper<SeenEntry>;
  OpenedGame: ResolverTypeWrapper<OpenedParent>;
  LogProof: ResolverTypeWrapper<LogProof>;
  LogPage: ResolverTypeWrapper<LogPage>;
  Verification: ResolverTypeWrapper<Verification>;
  VerifiedDraws: ResolverTypeWrapper<VerifiedDraws>;
  LogFault: ResolverTypeWrapper<LogFault>;
  LogFaultKind: LogFaultKind;
  DecidedOtherwise: ResolverTypeWrapper<DecidedOtherwise>;
  DecidedOtherwiseWhy: DecidedOtherwiseWhy;
  ViewerKind: ViewerKind;
  UsedName: ResolverTypeWrapper<UsedName>;
  LegalActions: ResolverTypeWrapper<GameParent>;
  Play: ResolverTypeWrapper<Play>;
  Completion: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Completion']>;
  Complete: ResolverTypeWrapper<Complete>;
  Payment: ResolverTypeWrapper<Payment>;
  ManaMade: ResolverTypeWrapper<ManaMade>;
  NextChoice: ResolverTypeWrapper<Omit<NextChoice, 'question'> & { question: ResolversTypes['Question'] }>;
  Action: ResolverTypeWrapper<Action>;
  ActionTarget: ResolverTypeWrapper<ActionTarget>;
  GivenCardName: ResolverTypeWrapper<GivenCardName>;
  OptionalCost: ResolverTypeWrapper<OptionalCost>;
  ManaAbility: ResolverTypeWrapper<ManaAbility>;
  CommandKind: CommandKind;
  GameStatus: GameStatus;
  GameView: ResolverTypeWrapper<Omit<GameView, 'terms' | 'host' | 'invited' | 'seats' | 'library' | 'battlefield' | 'stack' | 'exile' | 'command' | 'shown' | 'decision'> & { terms: ResolversTypes['Terms'], host: ResolversTypes['Player'], invited: ReadonlyArray<ResolversTypes['Player']>, seats: ReadonlyArray<ResolversTypes['SeatView']>, library?: Maybe<ResolversTypes['Library']>, battlefield?: Maybe<ReadonlyArray<ResolversTypes['Card']>>, stack?: Maybe<ReadonlyArray<ResolversTypes['Card']>>, exile?: Maybe<ReadonlyArray<ResolversTypes['Card']>>, command?: Maybe<ReadonlyArray<ResolversTypes['Card']>>, shown: ReadonlyArray<ResolversTypes['Card']>, decision?: Maybe<ResolversTypes['Decision']> }>;
  Clocks: ResolverTypeWrapper<Clocks>;
  ClockTime: ResolverTypeWrapper<ClockTime>;
  RunningClock: ResolverTypeWrapper<RunningClock>;
  Passing: ResolverTypeWrapper<Passing>;
  PassingUntil: PassingUntil;
  Stops: ResolverTypeWrapper<Stops>;
  SeatView: ResolverTypeWrapper<Omit<SeatView, 'player' | 'hand' | 'libraries' | 'graveyard' | 'sideboard'> & { player?: Maybe<ResolversTypes['Player']>, hand?: Maybe<ReadonlyArray<ResolversTypes['Card']>>, libraries?: Maybe<ReadonlyArray<ResolversTypes['Library']>>, graveyard?: Maybe<ReadonlyArray<ResolversTypes['Card']>>, sideboard?: Maybe<ReadonlyArray<ResolversTypes['Card']>> }>;
  Card: ResolverTypeWrapper<FaceParent>;
  Counters: ResolverTypeWrapper<Counters>;
  AsPrinted: ResolverTypeWrapper<AsPrinted>;
  CardFace: ResolverTypeWrapper<FaceParent>;
  Target: ResolverTypeWrapper<Target>;
  StackKind: StackKind;
  StackItem: ResolverTypeWrapper<StackItem>;
  PaidCost: ResolverTypeWrapper<PaidCost>;
  ChosenZone: ResolverTypeWrapper<ChosenZone>;
  ChosenZoneKind: ChosenZoneKind;
  StackTargets: ResolverTypeWrapper<StackTargets>;
  Combat: ResolverTypeWrapper<Combat>;
  AssignedDamage: ResolverTypeWrapper<AssignedDamage>;
  Attack: ResolverTypeWrapper<Attack>;
  Block: ResolverTypeWrapper<Block>;
  LossReason: LossReason;
  Turn: ResolverTypeWrapper<Turn>;
  Step: Step;
  Library: ResolverTypeWrapper<Omit<Library, 'cards' | 'known'> & { cards?: Maybe<ReadonlyArray<ResolversTypes['Card']>>, known: ReadonlyArray<ResolversTypes['KnownCard']> }>;
  Graveyard: ResolverTypeWrapper<Graveyard>;
  KnownCard: ResolverTypeWrapper<Omit<KnownCard, 'card'> & { card: ResolversTypes['Card'] }>;
  Decision: ResolverTypeWrapper<Omit<Decision, 'question'> & { question?: Maybe<ResolversTypes['Question']> }>;
  QuestionKind: QuestionKind;
  Prompt: Prompt;
  Question: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Question']>;
  Propose: ResolverTypeWrapper<Propose>;
  ClausePart: ClausePart;
  RulingOutcome: RulingOutcome;
  Proposal: ResolverTypeWrapper<Proposal>;
  TakeBackRequest: ResolverTypeWrapper<TakeBackRequest>;
  Referral: ResolverTypeWrapper<Referral>;
  ReferralConnection: ResolverTypeWrapper<Omit<ReferralConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ReferralEdge']>, nodes: ReadonlyArray<ResolversTypes['ReferredGame']> }>;
  ReferralEdge: ResolverTypeWrapper<Omit<ReferralEdge, 'node'> & { node: ResolversTypes['ReferredGame'] }>;
  ReferredGame: ResolverTypeWrapper<Omit<ReferredGame, 'terms' | 'seats'> & { terms: ResolversTypes['Terms'], seats: ReadonlyArray<ResolversTypes['ListedSeat']> }>;
  ProposedName: ResolverTypeWrapper<ProposedName>;
  ZoneKind: ZoneKind;
  HiddenCards: ResolverTypeWrapper<HiddenCards>;
  ChooseModes: ResolverTypeWrapper<ChooseModes>;
  Option: ResolverTypeWrapper<Option>;
  ChooseTargets: ResolverTypeWrapper<Omit<ChooseTargets, 'cards'> & { cards: ReadonlyArray<ResolversTypes['Card']> }>;
  ChooseNumber: ResolverTypeWrapper<ChooseNumber>;
  ChooseWord: ResolverTypeWrapper<ChooseWord>;
  ChooseOrder: ResolverTypeWrapper<ChooseOrder>;
  Divide: ResolverTypeWrapper<Divide>;
  Tier: ResolverTypeWrapper<Tier>;
  DeclareAttackers: ResolverTypeWrapper<DeclareAttackers>;
  AttackCandidate: ResolverTypeWrapper<AttackCandidate>;
  DeclareBlockers: ResolverTypeWrapper<DeclareBlockers>;
  BlockCandidate: ResolverTypeWrapper<BlockCandidate>;
  ChoosePlayers: ResolverTypeWrapper<ChoosePlayers>;
  YesNo: ResolverTypeWrapper<Omit<YesNo, 'instead'> & { instead: ReadonlyArray<ResolversTypes['Card']> }>;
  ChooseObjects: ResolverTypeWrapper<Omit<ChooseObjects, 'cards'> & { cards: ReadonlyArray<ResolversTypes['Card']> }>;
  Priority: ResolverTypeWrapper<Priority>;
  PriorityAction: PriorityAction;
  GameResult: ResolverTypeWrapper<GameResult>;
  EndReason: EndReason;
  ReplayEyes: ReplayEyes;
  Replay: ResolverTypeWrapper<ReplayParent>;
  PositionAsScenario: ResolverTypeWrapper<PositionAsScenario>;
  NoScenario: NoScenario;
  SharedGame: ResolverTypeWrapper<Omit<SharedGame, 'replay'> & { replay: ResolversTypes['Replay'] }>;
  ReplayStep: ReplayStep;
  ReplayDirection: ReplayDirection;
  Outline: ResolverTypeWrapper<Omit<Outline, 'seats'> & { seats: ReadonlyArray<ResolversTypes['OutlineSeat']> }>;
  OutlineSeat: ResolverTypeWrapper<Omit<OutlineSeat, 'player'> & { player?: Maybe<ResolversTypes['Player']> }>;
  OutlineTurn: ResolverTypeWrapper<OutlineTurn>;
  OutlinePhase: ResolverTypeWrapper<OutlinePhase>;
  Phase: Phase;
  OutlineLife: ResolverTypeWrapper<OutlineLife>;
  OutlineCommand: ResolverTypeWrapper<OutlineCommand>;
  OutlineQuestion: ResolverTypeWrapper<OutlineQuestion>;
  OutlineMark: ResolverTypeWrapper<OutlineMark>;
  OutlineMarkKind: OutlineMarkKind;
  OutlineResult: ResolverTypeWrapper<OutlineResult>;
  FeedPage: ResolverTypeWrapper<FeedPage>;
  LastEntries: ResolverTypeWrapper<Omit<LastEntries, 'view'> & { view?: Maybe<ResolversTypes['GameView']> }>;
  FeedEntry: ResolverTypeWrapper<FeedEntry>;
  FeedMessage: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeedMessage']>;
  FeedCaughtUp: ResolverTypeWrapper<FeedCaughtUp>;
  FeedClosed: ResolverTypeWrapper<FeedClosed>;
  CloseReason: CloseReason;
  StatisticsFilter: StatisticsFilter;
  StatisticsWho: StatisticsWho;
  StatisticsOrder: StatisticsOrder;
  Statistics: ResolverTypeWrapper<StatisticsParent>;
  WinRate: ResolverTypeWrapper<WinRate>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  StatisticsPlayedConnection: ResolverTypeWrapper<StatisticsPlayedConnection>;
  StatisticsPlayedEdge: ResolverTypeWrapper<StatisticsPlayedEdge>;
  StatisticsPlayed: ResolverTypeWrapper<StatisticsPlayed>;
  StatisticsMonthConnection: ResolverTypeWrapper<StatisticsMonthConnection>;
  StatisticsMonthEdge: ResolverTypeWrapper<StatisticsMonthEdge>;
  StatisticsMonth: ResolverTypeWrapper<StatisticsMonth>;
  StatisticsCardConnection: ResolverTypeWrapper<StatisticsCardConnection>;
  StatisticsCardEdge: ResolverTypeWrapper<StatisticsCardEdge>;
  StatisticsCard: ResolverTypeWrapper<StatisticsCard>;
  StatisticsNameConnection: ResolverTypeWrapper<StatisticsNameConnection>;
  StatisticsNameEdge: ResolverTypeWrapper<StatisticsNameEdge>;
  StatisticsName: ResolverTypeWrapper<StatisticsName>;
  StatisticsNamedAsConnection: ResolverTypeWrapper<StatisticsNamedAsConnection>;
  StatisticsNamedAsEdge: ResolverTypeWrapper<StatisticsNamedAsEdge>;
  StatisticsNamedAs: ResolverTypeWrapper<StatisticsNamedAs>;
  StatisticsCostConnection: ResolverTypeWrapper<StatisticsCostConnection>;
  StatisticsCostEdge: ResolverTypeWrapper<StatisticsCostEdge>;
  StatisticsCost: ResolverTypeWrapper<StatisticsCost>;
  StatisticsOpeningConnection: ResolverTypeWrapper<StatisticsOpeningConnection>;
  StatisticsOpeningEdge: ResolverTypeWrapper<StatisticsOpeningEdge>;
  StatisticsOpening: ResolverTypeWrapper<StatisticsOpening>;
  StatisticsMatchupConnection: ResolverTypeWrapper<StatisticsMatchupConnection>;
  StatisticsMatchupEdge: ResolverTypeWrapper<StatisticsMatchupEdge>;
  StatisticsMatchup: ResolverTypeWrapper<StatisticsMatchup>;
  StatisticsLengthConnection: ResolverTypeWrapper<StatisticsLengthConnection>;
  StatisticsLengthEdge: ResolverTypeWrapper<StatisticsLengthEdge>;
  StatisticsLength: ResolverTypeWrapper<StatisticsLength>;
  StatisticsTurnConnection: ResolverTypeWrapper<StatisticsTurnConnection>;
  StatisticsTurnEdge: ResolverTypeWrapper<StatisticsTurnEdge>;
  StatisticsTurn: ResolverTypeWrapper<StatisticsTurn>;
  StatisticsThinkingConnection: ResolverTypeWrapper<StatisticsThinkingConnection>;
  StatisticsThinkingEdge: ResolverTypeWrapper<StatisticsThinkingEdge>;
  StatisticsThinking: ResolverTypeWrapper<StatisticsThinking>;
  StatisticsMulliganConnection: ResolverTypeWrapper<StatisticsMulliganConnection>;
  StatisticsMulliganEdge: ResolverTypeWrapper<StatisticsMulliganEdge>;
  StatisticsMulligan: ResolverTypeWrapper<StatisticsMulligan>;
  StatisticsRecordConnection: ResolverTypeWrapper<Omit<StatisticsRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['StatisticsRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['StatisticsRecord']> }>;
  StatisticsRecordEdge: ResolverTypeWrapper<Omit<StatisticsRecordEdge, 'node'> & { node: ResolversTypes['StatisticsRecord'] }>;
  StatisticsRecord: ResolverTypeWrapper<Omit<StatisticsRecord, 'player' | 'against'> & { player: ResolversTypes['Player'], against: ResolversTypes['Player'] }>;
  SamePosition: ResolverTypeWrapper<SamePositionParent>;
  PositionName: ResolverTypeWrapper<PositionName>;
  NextNameConnection: ResolverTypeWrapper<NextNameConnection>;
  NextNameEdge: ResolverTypeWrapper<NextNameEdge>;
  NextName: ResolverTypeWrapper<NextName>;
  SameGameConnection: ResolverTypeWrapper<SameGameConnection>;
  SameGameEdge: ResolverTypeWrapper<SameGameEdge>;
  SameGame: ResolverTypeWrapper<SameGame>;
  SameGameResult: SameGameResult;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Instant: Scalars['Instant']['output'];
  Json: Scalars['Json']['output'];
  Hash: Scalars['Hash']['output'];
  Cursor: Scalars['Cursor']['output'];
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Checkpoint: Checkpoint;
  KeptCheckpoint: KeptCheckpoint;
  ConsistencyProof: ConsistencyProof;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  Subscription: Record<PropertyKey, never>;
  Player: PlayerParent;
  Account: Omit<Account, 'player'> & { player: ResolversParentTypes['Player'] };
  SessionResult: ResolversUnionTypes<ResolversParentTypes>['SessionResult'];
  RevocationResult: ResolversUnionTypes<ResolversParentTypes>['RevocationResult'];
  StatisticsSharingResult: ResolversUnionTypes<ResolversParentTypes>['StatisticsSharingResult'];
  RoleResult: ResolversUnionTypes<ResolversParentTypes>['RoleResult'];
  Session: Omit<Session, 'player'> & { player: ResolversParentTypes['Player'] };
  Revoked: Omit<Revoked, 'player'> & { player: ResolversParentTypes['Player'] };
  StatisticsSharing: Omit<StatisticsSharing, 'player'> & { player: ResolversParentTypes['Player'] };
  GrantedRoles: Omit<GrantedRoles, 'player'> & { player: ResolversParentTypes['Player'] };
  AccountRefused: AccountRefused;
  PrintedCard: PrintedCard;
  Face: ResolversInterfaceTypes<ResolversParentTypes>['Face'];
  PrintedFace: PrintedFace;
  NameInLanguage: NameInLanguage;
  Printing: Printing;
  CardLegality: CardLegality;
  CardSearch: CardSearch;
  CardConnection: CardConnection;
  CardEdge: CardEdge;
  Connection: ResolversInterfaceTypes<ResolversParentTypes>['Connection'];
  Edge: ResolversInterfaceTypes<ResolversParentTypes>['Edge'];
  PageInfo: PageInfo;
  Rule: Rule;
  Dispute: Omit<Dispute, 'openedBy' | 'judge' | 'messages' | 'rulings' | 'appeal' | 'penalties'> & { openedBy: ResolversParentTypes['Player'], judge?: Maybe<ResolversParentTypes['Player']>, messages: ReadonlyArray<ResolversParentTypes['DisputeMessage']>, rulings: ReadonlyArray<ResolversParentTypes['DisputeRuling']>, appeal?: Maybe<ResolversParentTypes['Appeal']>, penalties: ReadonlyArray<ResolversParentTypes['Penalty']> };
  Challenge: Challenge;
  DisputeText: DisputeText;
  DisputeMessage: Omit<DisputeMessage, 'by'> & { by: ResolversParentTypes['Player'] };
  DisputeRuling: Omit<DisputeRuling, 'judge'> & { judge: ResolversParentTypes['Player'] };
  Remedy: Remedy;
  GivenAnswer: GivenAnswer;
  GivenAttack: GivenAttack;
  GivenBlock: GivenBlock;
  GivenProposal: GivenProposal;
  GivenName: GivenName;
  Repair: Repair;
  RepairMove: RepairMove;
  RepairPlace: RepairPlace;
  RepairLife: RepairLife;
  RepairCounters: RepairCounters;
  RepairTapped: RepairTapped;
  RepairControl: RepairControl;
  RepairReveal: RepairReveal;
  RepairMark: RepairMark;
  RepairFree: RepairFree;
  RepairWord: RepairWord;
  LostChallenge: LostChallenge;
  Appeal: Omit<Appeal, 'judge'> & { judge?: Maybe<ResolversParentTypes['Player']> };
  Penalty: Omit<Penalty, 'judge' | 'player'> & { judge: ResolversParentTypes['Player'], player: ResolversParentTypes['Player'] };
  PenaltyHistory: PenaltyHistory;
  QueuedCall: Omit<QueuedCall, 'openedBy'> & { openedBy: ResolversParentTypes['Player'] };
  QueueConnection: Omit<QueueConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['QueueEdge']>, nodes: ReadonlyArray<ResolversParentTypes['QueuedCall']> };
  QueueEdge: Omit<QueueEdge, 'node'> & { node: ResolversParentTypes['QueuedCall'] };
  DisputeChange: DisputeChange;
  PreviewResult: ResolversUnionTypes<ResolversParentTypes>['PreviewResult'];
  RulingPreview: RulingPreview;
  ForeseenFeed: ForeseenFeed;
  DisputeResult: ResolversUnionTypes<ResolversParentTypes>['DisputeResult'];
  DisputeAccepted: Omit<DisputeAccepted, 'dispute'> & { dispute: ResolversParentTypes['Dispute'] };
  RulingInput: RulingInput;
  RemedyInput: RemedyInput;
  RewindInput: RewindInput;
  RepairInput: RepairInput;
  MoveInput: MoveInput;
  PlaceInput: PlaceInput;
  LifeInput: LifeInput;
  CountersInput: CountersInput;
  TappedInput: TappedInput;
  ControlInput: ControlInput;
  RevealInput: RevealInput;
  MarkInput: MarkInput;
  FreeInput: FreeInput;
  WordInput: WordInput;
  AnswerForInput: AnswerForInput;
  TimeInput: TimeInput;
  ResultInput: ResultInput;
  JudgeLook: Omit<JudgeLook, 'judge'> & { judge: ResolversParentTypes['Player'] };
  LookSubject: LookSubject;
  AuditConnection: Omit<AuditConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AuditEdge']>, nodes: ReadonlyArray<ResolversParentTypes['JudgeLook']> };
  AuditEdge: Omit<AuditEdge, 'node'> & { node: ResolversParentTypes['JudgeLook'] };
  KnownLook: Omit<KnownLook, 'judge'> & { judge: ResolversParentTypes['Player'] };
  ActionResult: ResolversUnionTypes<ResolversParentTypes>['ActionResult'];
  Accepted: Accepted;
  ChatResult: ResolversUnionTypes<ResolversParentTypes>['ChatResult'];
  ChatSaid: Omit<ChatSaid, 'line'> & { line: ResolversParentTypes['ChatLine'] };
  ChatLine: Omit<ChatLine, 'author'> & { author: ResolversParentTypes['Player'] };
  NoteResult: ResolversUnionTypes<ResolversParentTypes>['NoteResult'];
  NoteWritten: NoteWritten;
  AnnotationResult: ResolversUnionTypes<ResolversParentTypes>['AnnotationResult'];
  AnnotationKept: Omit<AnnotationKept, 'annotation'> & { annotation: ResolversParentTypes['Annotation'] };
  AnnotationDeleted: AnnotationDeleted;
  Annotation: Omit<Annotation, 'author'> & { author: ResolversParentTypes['Player'] };
  AnnotationConnection: Omit<AnnotationConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['AnnotationEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Annotation']> };
  AnnotationEdge: Omit<AnnotationEdge, 'node'> & { node: ResolversParentTypes['Annotation'] };
  Note: Note;
  Refused: Refused;
  OpenDispute: OpenDispute;
  Quarantine: Quarantine;
  TermsInput: TermsInput;
  ChosenFormatInput: ChosenFormatInput;
  ChosenCardsInput: ChosenCardsInput;
  LibraryInput: LibraryInput;
  LibraryCardInput: LibraryCardInput;
  ClockInput: ClockInput;
  ChessClockInput: ChessClockInput;
  ThinkingTimeInput: ThinkingTimeInput;
  LateThinkingTimeInput: LateThinkingTimeInput;
  StopsInput: StopsInput;
  AnswerInput: AnswerInput;
  ProposalInput: ProposalInput;
  ProposedNameInput: ProposedNameInput;
  TargetInput: TargetInput;
  AttackInput: AttackInput;
  BlockInput: BlockInput;
  NamingInput: NamingInput;
  PlayInput: PlayInput;
  CardNameInput: CardNameInput;
  OptionalCostInput: OptionalCostInput;
  ManaAbilityInput: ManaAbilityInput;
  Terms: TermsParent;
  ClockTerms: ResolversUnionTypes<ResolversParentTypes>['ClockTerms'];
  ChessClock: ChessClock;
  ThinkingTime: ThinkingTime;
  LateThinkingTime: LateThinkingTime;
  Naming: Naming;
  ChosenFormat: ChosenFormat;
  ChosenLibrary: ChosenLibrary;
  ChosenLibraryCard: ChosenLibraryCard;
  Offer: Omit<Offer, 'defaults'> & { defaults: ResolversParentTypes['Terms'] };
  GameConnection: Omit<GameConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['GameEdge']>, nodes: ReadonlyArray<ResolversParentTypes['GameListing']> };
  GameEdge: Omit<GameEdge, 'node'> & { node: ResolversParentTypes['GameListing'] };
  GameOrigin: GameOrigin;
  LobbyChange: LobbyChange;
  GameListing: Omit<GameListing, 'terms' | 'host' | 'seats'> & { terms: ResolversParentTypes['Terms'], host: ResolversParentTypes['Player'], seats: ReadonlyArray<ResolversParentTypes['ListedSeat']> };
  Awaited: Awaited;
  ListedSeat: Omit<ListedSeat, 'player'> & { player?: Maybe<ResolversParentTypes['Player']> };
  OpenGamesFilter: OpenGamesFilter;
  PlayerInput: PlayerInput;
  RangeInput: RangeInput;
  OpenGameConnection: Omit<OpenGameConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['OpenGameEdge']>, nodes: ReadonlyArray<ResolversParentTypes['OpenGameListing']> };
  OpenGameEdge: Omit<OpenGameEdge, 'node'> & { node: ResolversParentTypes['OpenGameListing'] };
  OpenGameListing: Omit<OpenGameListing, 'terms' | 'seats'> & { terms: ResolversParentTypes['Terms'], seats: ReadonlyArray<ResolversParentTypes['ListedSeat']> };
  Game: GameParent;
  SideBySideResult: ResolversUnionTypes<ResolversParentTypes>['SideBySideResult'];
  SameCardResult: ResolversUnionTypes<ResolversParentTypes>['SameCardResult'];
  WhoKnewCardResult: ResolversUnionTypes<ResolversParentTypes>['WhoKnewCardResult'];
  WhoKnewNameResult: ResolversUnionTypes<ResolversParentTypes>['WhoKnewNameResult'];
  WhoWasToldResult: ResolversUnionTypes<ResolversParentTypes>['WhoWasToldResult'];
  KnewAtResult: ResolversUnionTypes<ResolversParentTypes>['KnewAtResult'];
  CouldDoResult: ResolversUnionTypes<ResolversParentTypes>['CouldDoResult'];
  WhyNotResult: ResolversUnionTypes<ResolversParentTypes>['WhyNotResult'];
  WhatIfResult: ResolversUnionTypes<ResolversParentTypes>['WhatIfResult'];
  ActInWhatIfResult: ResolversUnionTypes<ResolversParentTypes>['ActInWhatIfResult'];
  CloseWhatIfResult: ResolversUnionTypes<ResolversParentTypes>['CloseWhatIfResult'];
  SideBySide: Omit<SideBySide, 'sights'> & { sights: ReadonlyArray<ResolversParentTypes['Sight']> };
  Sight: Omit<Sight, 'view'> & { view: ResolversParentTypes['GameView'] };
  MatchedObject: MatchedObject;
  SeatId: SeatId;
  SameCard: SameCard;
  KnownObject: KnownObject;
  SeatIds: SeatIds;
  Place: Place;
  CardKnowledge: CardKnowledge;
  KnewCard: KnewCard;
  Knew: Knew;
  NameKnowledge: NameKnowledge;
  SaidName: SaidName;
  KnewName: KnewName;
  ToldEntry: ToldEntry;
  TheirEntry: TheirEntry;
  EverythingKnown: EverythingKnown;
  KnewOfCard: KnewOfCard;
  HeardName: HeardName;
  CouldDo: Omit<CouldDo, 'seats'> & { seats: ReadonlyArray<ResolversParentTypes['SeatCouldDo']> };
  SeatCouldDo: Omit<SeatCouldDo, 'decision'> & { decision?: Maybe<ResolversParentTypes['Decision']> };
  WhyNot: WhyNot;
  TriedInput: TriedInput;
  TriedAnswerInput: TriedAnswerInput;
  TriedShortcutInput: TriedShortcutInput;
  TriedPassingInput: TriedPassingInput;
  WhatIf: WhatIfParent;
  ActedInWhatIf: Omit<ActedInWhatIf, 'whatIf'> & { whatIf: ResolversParentTypes['WhatIf'] };
  ClosedWhatIf: ClosedWhatIf;
  GameEyes: EyesParent;
  EyesFeed: EyesFeed;
  SeenEntry: SeenEntry;
  OpenedGame: OpenedParent;
  LogProof: LogProof;
  LogPage: LogPage;
  Verification: Verification;
  VerifiedDraws: VerifiedDraws;
  LogFault: LogFault;
  DecidedOtherwise: DecidedOtherwise;
  UsedName: UsedName;
  LegalActions: GameParent;
  Play: Play;
  Completion: ResolversUnionTypes<ResolversParentTypes>['Completion'];
  Complete: Complete;
  Payment: Payment;
  ManaMade: ManaMade;
  NextChoice: Omit<NextChoice, 'question'> & { question: ResolversParentTypes['Question'] };
  Action: Action;
  ActionTarget: ActionTarget;
  GivenCardName: GivenCardName;
  OptionalCost: OptionalCost;
  ManaAbility: ManaAbility;
  GameView: Omit<GameView, 'terms' | 'host' | 'invited' | 'seats' | 'library' | 'battlefield' | 'stack' | 'exile' | 'command' | 'shown' | 'decision'> & { terms: ResolversParentTypes['Terms'], host: ResolversParentTypes['Player'], invited: ReadonlyArray<ResolversParentTypes['Player']>, seats: ReadonlyArray<ResolversParentTypes['SeatView']>, library?: Maybe<ResolversParentTypes['Library']>, battlefield?: Maybe<ReadonlyArray<ResolversParentTypes['Card']>>, stack?: Maybe<ReadonlyArray<ResolversParentTypes['Card']>>, exile?: Maybe<ReadonlyArray<ResolversParentTypes['Card']>>, command?: Maybe<ReadonlyArray<ResolversParentTypes['Card']>>, shown: ReadonlyArray<ResolversParentTypes['Card']>, decision?: Maybe<ResolversParentTypes['Decision']> };
  Clocks: Clocks;
  ClockTime: ClockTime;
  RunningClock: RunningClock;
  Passing: Passing;
  Stops: Stops;
  SeatView: Omit<SeatView, 'player' | 'hand' | 'libraries' | 'graveyard' | 'sideboard'> & { player?: Maybe<ResolversParentTypes['Player']>, hand?: Maybe<ReadonlyArray<ResolversParentTypes['Card']>>, libraries?: Maybe<ReadonlyArray<ResolversParentTypes['Library']>>, graveyard?: Maybe<ReadonlyArray<ResolversParentTypes['Card']>>, sideboard?: Maybe<ReadonlyArray<ResolversParentTypes['Card']>> };
  Card: FaceParent;
  Counters: Counters;
  AsPrinted: AsPrinted;
  CardFace: FaceParent;
  Target: Target;
  StackItem: StackItem;
  PaidCost: PaidCost;
  ChosenZone: ChosenZone;
  StackTargets: StackTargets;
  Combat: Combat;
  AssignedDamage: AssignedDamage;
  Attack: Attack;
  Block: Block;
  Turn: Turn;
  Library: Omit<Library, 'cards' | 'known'> & { cards?: Maybe<ReadonlyArray<ResolversParentTypes['Card']>>, known: ReadonlyArray<ResolversParentTypes['KnownCard']> };
  Graveyard: Graveyard;
  KnownCard: Omit<KnownCard, 'card'> & { card: ResolversParentTypes['Card'] };
  Decision: Omit<Decision, 'question'> & { question?: Maybe<ResolversParentTypes['Question']> };
  Question: ResolversUnionTypes<ResolversParentTypes>['Question'];
  Propose: Propose;
  Proposal: Proposal;
  TakeBackRequest: TakeBackRequest;
  Referral: Referral;
  ReferralConnection: Omit<ReferralConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ReferralEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ReferredGame']> };
  ReferralEdge: Omit<ReferralEdge, 'node'> & { node: ResolversParentTypes['ReferredGame'] };
  ReferredGame: Omit<ReferredGame, 'terms' | 'seats'> & { terms: ResolversParentTypes['Terms'], seats: ReadonlyArray<ResolversParentTypes['ListedSeat']> };
  ProposedName: ProposedName;
  HiddenCards: HiddenCards;
  ChooseModes: ChooseModes;
  Option: Option;
  ChooseTargets: Omit<ChooseTargets, 'cards'> & { cards: ReadonlyArray<ResolversParentTypes['Card']> };
  ChooseNumber: ChooseNumber;
  ChooseWord: ChooseWord;
  ChooseOrder: ChooseOrder;
  Divide: Divide;
  Tier: Tier;
  DeclareAttackers: DeclareAttackers;
  AttackCandidate: AttackCandidate;
  DeclareBlockers: DeclareBlockers;
  BlockCandidate: BlockCandidate;
  ChoosePlayers: ChoosePlayers;
  YesNo: Omit<YesNo, 'instead'> & { instead: ReadonlyArray<ResolversParentTypes['Card']> };
  ChooseObjects: Omit<ChooseObjects, 'cards'> & { cards: ReadonlyArray<ResolversParentTypes['Card']> };
  Priority: Priority;
  GameResult: GameResult;
  Replay: ReplayParent;
  PositionAsScenario: PositionAsScenario;
  SharedGame: Omit<SharedGame, 'replay'> & { replay: ResolversParentTypes['Replay'] };
  Outline: Omit<Outline, 'seats'> & { seats: ReadonlyArray<ResolversParentTypes['OutlineSeat']> };
  OutlineSeat: Omit<OutlineSeat, 'player'> & { player?: Maybe<ResolversParentTypes['Player']> };
  OutlineTurn: OutlineTurn;
  OutlinePhase: OutlinePhase;
  OutlineLife: OutlineLife;
  OutlineCommand: OutlineCommand;
  OutlineQuestion: OutlineQuestion;
  OutlineMark: OutlineMark;
  OutlineResult: OutlineResult;
  FeedPage: FeedPage;
  LastEntries: Omit<LastEntries, 'view'> & { view?: Maybe<ResolversParentTypes['GameView']> };
  FeedEntry: FeedEntry;
  FeedMessage: ResolversUnionTypes<ResolversParentTypes>['FeedMessage'];
  FeedCaughtUp: FeedCaughtUp;
  FeedClosed: FeedClosed;
  StatisticsFilter: StatisticsFilter;
  Statistics: StatisticsParent;
  WinRate: WinRate;
  Float: Scalars['Float']['output'];
  StatisticsPlayedConnection: StatisticsPlayedConnection;
  StatisticsPlayedEdge: StatisticsPlayedEdge;
  StatisticsPlayed: StatisticsPlayed;
  StatisticsMonthConnection: StatisticsMonthConnection;
  StatisticsMonthEdge: StatisticsMonthEdge;
  StatisticsMonth: StatisticsMonth;
  StatisticsCardConnection: StatisticsCardConnection;
  StatisticsCardEdge: StatisticsCardEdge;
  StatisticsCard: StatisticsCard;
  StatisticsNameConnection: StatisticsNameConnection;
  StatisticsNameEdge: StatisticsNameEdge;
  StatisticsName: StatisticsName;
  StatisticsNamedAsConnection: StatisticsNamedAsConnection;
  StatisticsNamedAsEdge: StatisticsNamedAsEdge;
  StatisticsNamedAs: StatisticsNamedAs;
  StatisticsCostConnection: StatisticsCostConnection;
  StatisticsCostEdge: StatisticsCostEdge;
  StatisticsCost: StatisticsCost;
  StatisticsOpeningConnection: StatisticsOpeningConnection;
  StatisticsOpeningEdge: StatisticsOpeningEdge;
  StatisticsOpening: StatisticsOpening;
  StatisticsMatchupConnection: StatisticsMatchupConnection;
  StatisticsMatchupEdge: StatisticsMatchupEdge;
  StatisticsMatchup: StatisticsMatchup;
  StatisticsLengthConnection: StatisticsLengthConnection;
  StatisticsLengthEdge: StatisticsLengthEdge;
  StatisticsLength: StatisticsLength;
  StatisticsTurnConnection: StatisticsTurnConnection;
  StatisticsTurnEdge: StatisticsTurnEdge;
  StatisticsTurn: StatisticsTurn;
  StatisticsThinkingConnection: StatisticsThinkingConnection;
  StatisticsThinkingEdge: StatisticsThinkingEdge;
  StatisticsThinking: StatisticsThinking;
  StatisticsMulliganConnection: StatisticsMulliganConnection;
  StatisticsMulliganEdge: StatisticsMulliganEdge;
  StatisticsMulligan: StatisticsMulligan;
  StatisticsRecordConnection: Omit<StatisticsRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['StatisticsRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['StatisticsRecord']> };
  StatisticsRecordEdge: Omit<StatisticsRecordEdge, 'node'> & { node: ResolversParentTypes['StatisticsRecord'] };
  StatisticsRecord: Omit<StatisticsRecord, 'player' | 'against'> & { player: ResolversParentTypes['Player'], against: ResolversParentTypes['Player'] };
  SamePosition: SamePositionParent;
  PositionName: PositionName;
  NextNameConnection: NextNameConnection;
  NextNameEdge: NextNameEdge;
  NextName: NextName;
  SameGameConnection: SameGameConnection;
  SameGameEdge: SameGameEdge;
  SameGame: SameGame;
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
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, Partial<QueryPlayerArgs>>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  lobby?: Resolver<ResolversTypes['GameConnection'], ParentType, ContextType, RequireFields<QueryLobbyArgs, 'status' | 'first'>>;
  referrals?: Resolver<Maybe<ResolversTypes['ReferralConnection']>, ParentType, ContextType, RequireFields<QueryReferralsArgs, 'first'>>;
  openGames?: Resolver<ResolversTypes['OpenGameConnection'], ParentType, ContextType, RequireFields<QueryOpenGamesArgs, 'first'>>;
  statistics?: Resolver<ResolversTypes['Statistics'], ParentType, ContextType, Partial<QueryStatisticsArgs>>;
  myGames?: Resolver<ResolversTypes['GameConnection'], ParentType, ContextType, RequireFields<QueryMyGamesArgs, 'first'>>;
  game?: Resolver<Maybe<ResolversTypes['Game']>, ParentType, ContextType, RequireFields<QueryGameArgs, 'id'>>;
  replay?: Resolver<ResolversTypes['Replay'], ParentType, ContextType, RequireFields<QueryReplayArgs, 'gameId' | 'eyes'>>;
  sideBySide?: Resolver<ResolversTypes['SideBySideResult'], ParentType, ContextType, RequireFields<QuerySideBySideArgs, 'gameId'>>;
  sameCard?: Resolver<ResolversTypes['SameCardResult'], ParentType, ContextType, RequireFields<QuerySameCardArgs, 'gameId' | 'id'>>;
  whoKnewCard?: Resolver<ResolversTypes['WhoKnewCardResult'], ParentType, ContextType, RequireFields<QueryWhoKnewCardArgs, 'gameId' | 'id'>>;
  whoKnewName?: Resolver<ResolversTypes['WhoKnewNameResult'], ParentType, ContextType, RequireFields<QueryWhoKnewNameArgs, 'gameId' | 'name'>>;
  whoWasTold?: Resolver<ResolversTypes['WhoWasToldResult'], ParentType, ContextType, RequireFields<QueryWhoWasToldArgs, 'gameId' | 'seq'>>;
  knewAt?: Resolver<ResolversTypes['KnewAtResult'], ParentType, ContextType, RequireFields<QueryKnewAtArgs, 'gameId' | 'seat'>>;
  couldDo?: Resolver<ResolversTypes['CouldDoResult'], ParentType, ContextType, RequireFields<QueryCouldDoArgs, 'gameId'>>;
  whyNot?: Resolver<ResolversTypes['WhyNotResult'], ParentType, ContextType, RequireFields<QueryWhyNotArgs, 'gameId' | 'seat' | 'command'>>;
  whatIf?: Resolver<ResolversTypes['WhatIfResult'], ParentType, ContextType, RequireFields<QueryWhatIfArgs, 'id'>>;
  shareGame?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryShareGameArgs, 'gameId' | 'moment' | 'eyes'>>;
  sharedGame?: Resolver<ResolversTypes['SharedGame'], ParentType, ContextType, RequireFields<QuerySharedGameArgs, 'code'>>;
  feed?: Resolver<ResolversTypes['FeedPage'], ParentType, ContextType, RequireFields<QueryFeedArgs, 'gameId' | 'first'>>;
  lastEntries?: Resolver<ResolversTypes['LastEntries'], ParentType, ContextType, RequireFields<QueryLastEntriesArgs, 'gameId' | 'last'>>;
  localNames?: Resolver<ReadonlyArray<Maybe<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<QueryLocalNamesArgs, 'names' | 'language'>>;
  card?: Resolver<Maybe<ResolversTypes['PrintedCard']>, ParentType, ContextType, Partial<QueryCardArgs>>;
  cards?: Resolver<ResolversTypes['CardConnection'], ParentType, ContextType, RequireFields<QueryCardsArgs, 'first'>>;
  rule?: Resolver<Maybe<ResolversTypes['Rule']>, ParentType, ContextType, RequireFields<QueryRuleArgs, 'number'>>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['Rule']>, ParentType, ContextType, RequireFields<QueryRulesArgs, 'text' | 'first'>>;
  signingKey?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  checkpoint?: Resolver<Maybe<ResolversTypes['Checkpoint']>, ParentType, ContextType>;
  consistency?: Resolver<Maybe<ResolversTypes['ConsistencyProof']>, ParentType, ContextType, RequireFields<QueryConsistencyArgs, 'earlier'>>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType, RequireFields<QueryDisputeArgs, 'id'>>;
  previewRuling?: Resolver<ResolversTypes['PreviewResult'], ParentType, ContextType, RequireFields<QueryPreviewRulingArgs, 'disputeId' | 'ruling'>>;
  judgeQueue?: Resolver<Maybe<ResolversTypes['QueueConnection']>, ParentType, ContextType, RequireFields<QueryJudgeQueueArgs, 'waitsFor' | 'first'>>;
  disputesOf?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dispute']>>, ParentType, ContextType, RequireFields<QueryDisputesOfArgs, 'gameId'>>;
  penalties?: Resolver<Maybe<ResolversTypes['PenaltyHistory']>, ParentType, ContextType, RequireFields<QueryPenaltiesArgs, 'playerId' | 'event' | 'infraction'>>;
  audit?: Resolver<Maybe<ResolversTypes['AuditConnection']>, ParentType, ContextType, RequireFields<QueryAuditArgs, 'first'>>;
  lookedAt?: Resolver<Maybe<ReadonlyArray<ResolversTypes['KnownLook']>>, ParentType, ContextType, RequireFields<QueryLookedAtArgs, 'gameId'>>;
};

export type CheckpointResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Checkpoint'] = ResolversParentTypes['Checkpoint']> = {
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  root?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
};

export type ConsistencyProofResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ConsistencyProof'] = ResolversParentTypes['ConsistencyProof']> = {
  later?: Resolver<ResolversTypes['Checkpoint'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['Hash']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  register?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'commandId' | 'name'>>;
  login?: Resolver<ResolversTypes['SessionResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'name' | 'recoverySecret'>>;
  revokeTokens?: Resolver<ResolversTypes['RevocationResult'], ParentType, ContextType, RequireFields<MutationRevokeTokensArgs, 'commandId'>>;
  shareStatistics?: Resolver<ResolversTypes['StatisticsSharingResult'], ParentType, ContextType, RequireFields<MutationShareStatisticsArgs, 'commandId' | 'shared'>>;
  grantRole?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'commandId' | 'name' | 'role'>>;
  revokeRole?: Resolver<ResolversTypes['RoleResult'], ParentType, ContextType, RequireFields<MutationRevokeRoleArgs, 'commandId' | 'name' | 'role'>>;
  createGame?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationCreateGameArgs, 'commandId'>>;
  forkGame?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationForkGameArgs, 'commandId' | 'gameId' | 'moment' | 'seat'>>;
  forkScenario?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationForkScenarioArgs, 'commandId' | 'scenario' | 'seat'>>;
  invite?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationInviteArgs, 'commandId' | 'gameId' | 'playerId'>>;
  withdrawInvitation?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationWithdrawInvitationArgs, 'commandId' | 'gameId' | 'playerId'>>;
  decline?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationDeclineArgs, 'commandId' | 'gameId'>>;
  join?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationJoinArgs, 'commandId' | 'gameId'>>;
  leave?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationLeaveArgs, 'commandId' | 'gameId'>>;
  unseat?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationUnseatArgs, 'commandId' | 'gameId' | 'seat'>>;
  seatBot?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationSeatBotArgs, 'commandId' | 'gameId' | 'kind'>>;
  unseatBot?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationUnseatBotArgs, 'commandId' | 'gameId' | 'seat'>>;
  ready?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationReadyArgs, 'commandId' | 'gameId'>>;
  start?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationStartArgs, 'commandId' | 'gameId'>>;
  openEntropy?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationOpenEntropyArgs, 'commandId' | 'gameId' | 'entropy'>>;
  answer?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationAnswerArgs, 'commandId' | 'gameId' | 'decisionId' | 'answer'>>;
  shortcut?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationShortcutArgs, 'commandId' | 'gameId' | 'decisionId' | 'choices' | 'times'>>;
  setPassing?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationSetPassingArgs, 'commandId' | 'gameId'>>;
  writeNote?: Resolver<ResolversTypes['NoteResult'], ParentType, ContextType, RequireFields<MutationWriteNoteArgs, 'commandId' | 'gameId' | 'text'>>;
  chat?: Resolver<ResolversTypes['ChatResult'], ParentType, ContextType, RequireFields<MutationChatArgs, 'commandId' | 'gameId' | 'text'>>;
  annotate?: Resolver<ResolversTypes['AnnotationResult'], ParentType, ContextType, RequireFields<MutationAnnotateArgs, 'commandId' | 'gameId' | 'moment' | 'text'>>;
  editAnnotation?: Resolver<ResolversTypes['AnnotationResult'], ParentType, ContextType, RequireFields<MutationEditAnnotationArgs, 'commandId' | 'gameId' | 'annotationId' | 'moment' | 'text'>>;
  publishAnnotation?: Resolver<ResolversTypes['AnnotationResult'], ParentType, ContextType, RequireFields<MutationPublishAnnotationArgs, 'commandId' | 'gameId' | 'annotationId'>>;
  deleteAnnotation?: Resolver<ResolversTypes['AnnotationResult'], ParentType, ContextType, RequireFields<MutationDeleteAnnotationArgs, 'commandId' | 'gameId' | 'annotationId'>>;
  concede?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationConcedeArgs, 'commandId' | 'gameId'>>;
  concedeAbsent?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationConcedeAbsentArgs, 'commandId' | 'gameId' | 'seat'>>;
  agreeToOpen?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationAgreeToOpenArgs, 'commandId' | 'gameId'>>;
  askTakeBack?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationAskTakeBackArgs, 'commandId' | 'gameId' | 'moment'>>;
  answerTakeBack?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationAnswerTakeBackArgs, 'commandId' | 'gameId' | 'moment' | 'agrees'>>;
  rule?: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationRuleArgs, 'commandId' | 'gameId' | 'referral' | 'outcome' | 'reason'>>;
  callJudge?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationCallJudgeArgs, 'commandId' | 'gameId' | 'sentence'>>;
  challenge?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationChallengeArgs, 'commandId' | 'gameId' | 'seat' | 'sentence'>>;
  stopGame?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationStopGameArgs, 'commandId' | 'gameId'>>;
  withdrawCall?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationWithdrawCallArgs, 'commandId' | 'disputeId'>>;
  takeCall?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationTakeCallArgs, 'commandId' | 'disputeId'>>;
  handBackCall?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationHandBackCallArgs, 'commandId' | 'disputeId'>>;
  stateCase?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationStateCaseArgs, 'commandId' | 'disputeId' | 'text'>>;
  say?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationSayArgs, 'commandId' | 'disputeId' | 'text' | 'privately'>>;
  askName?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationAskNameArgs, 'commandId' | 'disputeId' | 'seat'>>;
  writeName?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationWriteNameArgs, 'commandId' | 'disputeId' | 'name'>>;
  giveRuling?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationGiveRulingArgs, 'commandId' | 'disputeId' | 'ruling'>>;
  acceptRuling?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationAcceptRulingArgs, 'commandId' | 'disputeId'>>;
  appealRuling?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationAppealRulingArgs, 'commandId' | 'disputeId' | 'reason'>>;
  upholdRuling?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationUpholdRulingArgs, 'commandId' | 'disputeId' | 'words'>>;
  overturnRuling?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationOverturnRulingArgs, 'commandId' | 'disputeId' | 'ruling'>>;
  givePenalty?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationGivePenaltyArgs, 'commandId' | 'disputeId' | 'seat' | 'infraction' | 'grade' | 'words'>>;
  closeDispute?: Resolver<ResolversTypes['DisputeResult'], ParentType, ContextType, RequireFields<MutationCloseDisputeArgs, 'commandId' | 'disputeId'>>;
  openWhatIf?: Resolver<ResolversTypes['WhatIfResult'], ParentType, ContextType, RequireFields<MutationOpenWhatIfArgs, 'gameId'>>;
  actInWhatIf?: Resolver<ResolversTypes['ActInWhatIfResult'], ParentType, ContextType, RequireFields<MutationActInWhatIfArgs, 'id' | 'seat' | 'command'>>;
  goBackInWhatIf?: Resolver<ResolversTypes['WhatIfResult'], ParentType, ContextType, RequireFields<MutationGoBackInWhatIfArgs, 'id' | 'steps'>>;
  closeWhatIf?: Resolver<ResolversTypes['CloseWhatIfResult'], ParentType, ContextType, RequireFields<MutationCloseWhatIfArgs, 'id'>>;
};

export type SubscriptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  gameFeed?: SubscriptionResolver<ResolversTypes['FeedMessage'], "gameFeed", ParentType, ContextType, RequireFields<SubscriptionGameFeedArgs, 'gameId'>>;
  disputeChanged?: SubscriptionResolver<ResolversTypes['DisputeChange'], "disputeChanged", ParentType, ContextType, RequireFields<SubscriptionDisputeChangedArgs, 'disputeId'>>;
  lobbyChanged?: SubscriptionResolver<ResolversTypes['LobbyChange'], "lobbyChanged", ParentType, ContextType>;
  auditEntries?: SubscriptionResolver<ResolversTypes['JudgeLook'], "auditEntries", ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bot?: Resolver<Maybe<ResolversTypes['BotKind']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  tokenExpiresAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  sharesStatistics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SessionResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SessionResult'] = ResolversParentTypes['SessionResult']> = {
  __resolveType: TypeResolveFn<'Session' | 'AccountRefused', ParentType, ContextType>;
};

export type RevocationResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RevocationResult'] = ResolversParentTypes['RevocationResult']> = {
  __resolveType: TypeResolveFn<'Revoked' | 'AccountRefused', ParentType, ContextType>;
};

export type StatisticsSharingResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsSharingResult'] = ResolversParentTypes['StatisticsSharingResult']> = {
  __resolveType: TypeResolveFn<'StatisticsSharing' | 'AccountRefused', ParentType, ContextType>;
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

export type StatisticsSharingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsSharing'] = ResolversParentTypes['StatisticsSharing']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  sharesStatistics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type PrintedCardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PrintedCard'] = ResolversParentTypes['PrintedCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['CardLayout'], ParentType, ContextType>;
  oracleId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scryfallId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faces?: Resolver<ReadonlyArray<ResolversTypes['PrintedFace']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['NameInLanguage']>, ParentType, ContextType>;
  printings?: Resolver<ReadonlyArray<ResolversTypes['Printing']>, ParentType, ContextType>;
  legalities?: Resolver<ReadonlyArray<ResolversTypes['CardLegality']>, ParentType, ContextType>;
  understood?: Resolver<ResolversTypes['Understood'], ParentType, ContextType>;
};

export type FaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Face'] = ResolversParentTypes['Face']> = {
  __resolveType: TypeResolveFn<'PrintedFace' | 'Card' | 'CardFace', ParentType, ContextType>;
};

export type PrintedFaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PrintedFace'] = ResolversParentTypes['PrintedFace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colours?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assisted?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toughness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defense?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NameInLanguageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NameInLanguage'] = ResolversParentTypes['NameInLanguage']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PrintingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Printing'] = ResolversParentTypes['Printing']> = {
  set?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardLegalityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardLegality'] = ResolversParentTypes['CardLegality']> = {
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legality?: Resolver<ResolversTypes['Legality'], ParentType, ContextType>;
};

export type CardConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardConnection'] = ResolversParentTypes['CardConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PrintedCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardEdge'] = ResolversParentTypes['CardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PrintedCard'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Connection'] = ResolversParentTypes['Connection']> = {
  __resolveType: TypeResolveFn<'CardConnection' | 'QueueConnection' | 'AuditConnection' | 'AnnotationConnection' | 'GameConnection' | 'OpenGameConnection' | 'ReferralConnection' | 'StatisticsPlayedConnection' | 'StatisticsMonthConnection' | 'StatisticsCardConnection' | 'StatisticsNameConnection' | 'StatisticsNamedAsConnection' | 'StatisticsCostConnection' | 'StatisticsOpeningConnection' | 'StatisticsMatchupConnection' | 'StatisticsLengthConnection' | 'StatisticsTurnConnection' | 'StatisticsThinkingConnection' | 'StatisticsMulliganConnection' | 'StatisticsRecordConnection' | 'NextNameConnection' | 'SameGameConnection', ParentType, ContextType>;
};

export type EdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Edge'] = ResolversParentTypes['Edge']> = {
  __resolveType: TypeResolveFn<'CardEdge' | 'QueueEdge' | 'AuditEdge' | 'AnnotationEdge' | 'GameEdge' | 'OpenGameEdge' | 'ReferralEdge' | 'StatisticsPlayedEdge' | 'StatisticsMonthEdge' | 'StatisticsCardEdge' | 'StatisticsNameEdge' | 'StatisticsNamedAsEdge' | 'StatisticsCostEdge' | 'StatisticsOpeningEdge' | 'StatisticsMatchupEdge' | 'StatisticsLengthEdge' | 'StatisticsTurnEdge' | 'StatisticsThinkingEdge' | 'StatisticsMulliganEdge' | 'StatisticsRecordEdge' | 'NextNameEdge' | 'SameGameEdge', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RuleResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Rule'] = ResolversParentTypes['Rule']> = {
  document?: Resolver<ResolversTypes['RuleDocument'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examples?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  effective?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  within?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  below?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['DisputeStage'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  openedBy?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['Challenge']>, ParentType, ContextType>;
  judge?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['DisputeText']>, ParentType, ContextType>;
  statements?: Resolver<ReadonlyArray<ResolversTypes['DisputeText']>, ParentType, ContextType>;
  messages?: Resolver<ReadonlyArray<ResolversTypes['DisputeMessage']>, ParentType, ContextType>;
  namesAsked?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['DisputeText']>, ParentType, ContextType>;
  rulings?: Resolver<ReadonlyArray<ResolversTypes['DisputeRuling']>, ParentType, ContextType>;
  appeal?: Resolver<Maybe<ResolversTypes['Appeal']>, ParentType, ContextType>;
  penalties?: Resolver<ReadonlyArray<ResolversTypes['Penalty']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type ChallengeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Challenge'] = ResolversParentTypes['Challenge']> = {
  by?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  against?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DisputeTextResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DisputeText'] = ResolversParentTypes['DisputeText']> = {
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisputeMessageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DisputeMessage'] = ResolversParentTypes['DisputeMessage']> = {
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisputeRulingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DisputeRuling'] = ResolversParentTypes['DisputeRuling']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['RulingLevel'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  acceptedBy?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RulingState'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remedies?: Resolver<ReadonlyArray<ResolversTypes['Remedy']>, ParentType, ContextType>;
  lost?: Resolver<Maybe<ResolversTypes['LostChallenge']>, ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  findings?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemedyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Remedy'] = ResolversParentTypes['Remedy']> = {
  kind?: Resolver<ResolversTypes['RemedyKind'], ParentType, ContextType>;
  moment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  keepsKnown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  freesNames?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  winners?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  decisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  given?: Resolver<Maybe<ResolversTypes['GivenAnswer']>, ParentType, ContextType>;
  repaired?: Resolver<Maybe<ResolversTypes['Repair']>, ParentType, ContextType>;
};

export type GivenAnswerResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GivenAnswer'] = ResolversParentTypes['GivenAnswer']> = {
  players?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  yes?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  objects?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['PriorityAction']>, ParentType, ContextType>;
  act?: Resolver<Maybe<ResolversTypes['Action']>, ParentType, ContextType>;
  modes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  targets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ActionTarget']>>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  word?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  divide?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  attacks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GivenAttack']>>, ParentType, ContextType>;
  blocks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GivenBlock']>>, ParentType, ContextType>;
  propose?: Resolver<Maybe<ResolversTypes['GivenProposal']>, ParentType, ContextType>;
};

export type GivenAttackResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GivenAttack'] = ResolversParentTypes['GivenAttack']> = {
  attacker?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  defender?: Resolver<ResolversTypes['ActionTarget'], ParentType, ContextType>;
  band?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GivenBlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GivenBlock'] = ResolversParentTypes['GivenBlock']> = {
  blocker?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attackers?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GivenProposalResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GivenProposal'] = ResolversParentTypes['GivenProposal']> = {
  effect?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['GivenName']>, ParentType, ContextType>;
};

export type GivenNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GivenName'] = ResolversParentTypes['GivenName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objects?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RepairResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Repair'] = ResolversParentTypes['Repair']> = {
  move?: Resolver<Maybe<ResolversTypes['RepairMove']>, ParentType, ContextType>;
  life?: Resolver<Maybe<ResolversTypes['RepairLife']>, ParentType, ContextType>;
  counters?: Resolver<Maybe<ResolversTypes['RepairCounters']>, ParentType, ContextType>;
  tapped?: Resolver<Maybe<ResolversTypes['RepairTapped']>, ParentType, ContextType>;
  control?: Resolver<Maybe<ResolversTypes['RepairControl']>, ParentType, ContextType>;
  reveal?: Resolver<Maybe<ResolversTypes['RepairReveal']>, ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['RepairMark']>, ParentType, ContextType>;
  free?: Resolver<Maybe<ResolversTypes['RepairFree']>, ParentType, ContextType>;
  word?: Resolver<Maybe<ResolversTypes['RepairWord']>, ParentType, ContextType>;
};

export type RepairMoveResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairMove'] = ResolversParentTypes['RepairMove']> = {
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['RepairZone'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['RepairPlace']>, ParentType, ContextType>;
  under?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  triggers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RepairPlaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairPlace'] = ResolversParentTypes['RepairPlace']> = {
  top?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  bottom?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  nth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  random?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type RepairLifeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairLife'] = ResolversParentTypes['RepairLife']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RepairCountersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairCounters'] = ResolversParentTypes['RepairCounters']> = {
  object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RepairTappedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairTapped'] = ResolversParentTypes['RepairTapped']> = {
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RepairControlResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairControl'] = ResolversParentTypes['RepairControl']> = {
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RepairRevealResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairReveal'] = ResolversParentTypes['RepairReveal']> = {
  objects?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RepairMarkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairMark'] = ResolversParentTypes['RepairMark']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RepairFreeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairFree'] = ResolversParentTypes['RepairFree']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepairWordResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RepairWord'] = ResolversParentTypes['RepairWord']> = {
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['WordOf'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  frees?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LostChallengeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LostChallenge'] = ResolversParentTypes['LostChallenge']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losesMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppealResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Appeal'] = ResolversParentTypes['Appeal']> = {
  ruling?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DisputeText']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AppealOutcome']>, ParentType, ContextType>;
  judge?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PenaltyResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Penalty'] = ResolversParentTypes['Penalty']> = {
  judge?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  infraction?: Resolver<ResolversTypes['Infraction'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['PenaltyGrade'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type PenaltyHistoryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PenaltyHistory'] = ResolversParentTypes['PenaltyHistory']> = {
  earlier?: Resolver<ReadonlyArray<ResolversTypes['Infraction']>, ParentType, ContextType>;
  proposed?: Resolver<Maybe<ResolversTypes['PenaltyGrade']>, ParentType, ContextType>;
};

export type QueuedCallResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QueuedCall'] = ResolversParentTypes['QueuedCall']> = {
  disputeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openedBy?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  challenge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type QueueConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QueueConnection'] = ResolversParentTypes['QueueConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['QueueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['QueuedCall']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QueueEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['QueueEdge'] = ResolversParentTypes['QueueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['QueuedCall'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DisputeChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DisputeChange'] = ResolversParentTypes['DisputeChange']> = {
  disputeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['DisputeStage'], ParentType, ContextType>;
};

export type PreviewResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PreviewResult'] = ResolversParentTypes['PreviewResult']> = {
  __resolveType: TypeResolveFn<'RulingPreview' | 'Refused', ParentType, ContextType>;
};

export type RulingPreviewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RulingPreview'] = ResolversParentTypes['RulingPreview']> = {
  feeds?: Resolver<ReadonlyArray<ResolversTypes['ForeseenFeed']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForeseenFeedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ForeseenFeed'] = ResolversParentTypes['ForeseenFeed']> = {
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['SeenEntry']>, ParentType, ContextType>;
};

export type DisputeResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DisputeResult'] = ResolversParentTypes['DisputeResult']> = {
  __resolveType: TypeResolveFn<'DisputeAccepted' | 'Refused', ParentType, ContextType>;
};

export type DisputeAcceptedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DisputeAccepted'] = ResolversParentTypes['DisputeAccepted']> = {
  dispute?: Resolver<ResolversTypes['Dispute'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JudgeLookResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['JudgeLook'] = ResolversParentTypes['JudgeLook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  judge?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['WayOfLooking'], ParentType, ContextType>;
  disputeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  what?: Resolver<Maybe<ResolversTypes['LookSubject']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type LookSubjectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LookSubject'] = ResolversParentTypes['LookSubject']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  eyes?: Resolver<Maybe<ResolversTypes['ViewerKind']>, ParentType, ContextType>;
  eyesOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['LogPart']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cardOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deed?: Resolver<Maybe<ResolversTypes['JudgeDeed']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  penalty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  referralId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AuditConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JudgeLook']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JudgeLook'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KnownLookResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KnownLook'] = ResolversParentTypes['KnownLook']> = {
  judge?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
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

export type ChatResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChatResult'] = ResolversParentTypes['ChatResult']> = {
  __resolveType: TypeResolveFn<'ChatSaid' | 'Refused', ParentType, ContextType>;
};

export type ChatSaidResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChatSaid'] = ResolversParentTypes['ChatSaid']> = {
  line?: Resolver<ResolversTypes['ChatLine'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChatLineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChatLine'] = ResolversParentTypes['ChatLine']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type NoteResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NoteResult'] = ResolversParentTypes['NoteResult']> = {
  __resolveType: TypeResolveFn<'NoteWritten' | 'Refused', ParentType, ContextType>;
};

export type NoteWrittenResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NoteWritten'] = ResolversParentTypes['NoteWritten']> = {
  note?: Resolver<ResolversTypes['Note'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnotationResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnnotationResult'] = ResolversParentTypes['AnnotationResult']> = {
  __resolveType: TypeResolveFn<'AnnotationKept' | 'AnnotationDeleted' | 'Refused', ParentType, ContextType>;
};

export type AnnotationKeptResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnnotationKept'] = ResolversParentTypes['AnnotationKept']> = {
  annotation?: Resolver<ResolversTypes['Annotation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnotationDeletedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnnotationDeleted'] = ResolversParentTypes['AnnotationDeleted']> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnotationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Annotation'] = ResolversParentTypes['Annotation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['Mark']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type AnnotationConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnnotationConnection'] = ResolversParentTypes['AnnotationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AnnotationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Annotation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnnotationEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AnnotationEdge'] = ResolversParentTypes['AnnotationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Annotation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefusedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Refused'] = ResolversParentTypes['Refused']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  also?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  retriable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenDisputeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OpenDispute'] = ResolversParentTypes['OpenDispute']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuarantineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Quarantine'] = ResolversParentTypes['Quarantine']> = {
  why?: Resolver<ResolversTypes['QuarantineReason'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type TermsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Terms'] = ResolversParentTypes['Terms']> = {
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Base'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['Format'], ParentType, ContextType>;
  chosenFormat?: Resolver<Maybe<ResolversTypes['ChosenFormat']>, ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  access?: Resolver<ResolversTypes['Access'], ParentType, ContextType>;
  spectators?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['Opens'], ParentType, ContextType>;
  librarySize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  library?: Resolver<Maybe<ResolversTypes['ChosenLibrary']>, ParentType, ContextType>;
  prebuilt?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  sideboardSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startingLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  deployCreatures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  arrangeGraveyards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attack?: Resolver<ResolversTypes['AttackOption'], ParentType, ContextType>;
  rangeOfInfluence?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Int']>>>, ParentType, ContextType>;
  maximumHandSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  naming?: Resolver<Maybe<ResolversTypes['Naming']>, ParentType, ContextType>;
  startWithin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openWithin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  absentAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  abandonAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  takeBack?: Resolver<ResolversTypes['TakeBacks'], ParentType, ContextType>;
  unresolved?: Resolver<ResolversTypes['Unresolved'], ParentType, ContextType>;
  rulingWithin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  challenges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clock?: Resolver<Maybe<ResolversTypes['ClockTerms']>, ParentType, ContextType>;
  watched?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClockTermsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ClockTerms'] = ResolversParentTypes['ClockTerms']> = {
  __resolveType: TypeResolveFn<'ChessClock' | 'ThinkingTime', ParentType, ContextType>;
};

export type ChessClockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChessClock'] = ResolversParentTypes['ChessClock']> = {
  initial?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  increment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['Flag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThinkingTimeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ThinkingTime'] = ResolversParentTypes['ThinkingTime']> = {
  each?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<Maybe<ResolversTypes['LateThinkingTime']>, ParentType, ContextType>;
  flag?: Resolver<ResolversTypes['Flag'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LateThinkingTimeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LateThinkingTime'] = ResolversParentTypes['LateThinkingTime']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  each?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NamingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Naming'] = ResolversParentTypes['Naming']> = {
  help?: Resolver<ResolversTypes['NamingHelp'], ParentType, ContextType>;
  refusedFree?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedThenEvery?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChosenFormatResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChosenFormat'] = ResolversParentTypes['ChosenFormat']> = {
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  names?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  legality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChosenLibraryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChosenLibrary'] = ResolversParentTypes['ChosenLibrary']> = {
  cards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ChosenLibraryCard']>>, ParentType, ContextType>;
  leastNames?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  colours?: Resolver<Maybe<ResolversTypes['LibraryColours']>, ParentType, ContextType>;
};

export type ChosenLibraryCardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChosenLibraryCard'] = ResolversParentTypes['ChosenLibraryCard']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  contract?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defaults?: Resolver<ResolversTypes['Terms'], ParentType, ContextType>;
  rulesets?: Resolver<ReadonlyArray<ResolversTypes['Ruleset']>, ParentType, ContextType>;
  bases?: Resolver<ReadonlyArray<ResolversTypes['Base']>, ParentType, ContextType>;
  formats?: Resolver<ReadonlyArray<ResolversTypes['Format']>, ParentType, ContextType>;
  opens?: Resolver<ReadonlyArray<ResolversTypes['Opens']>, ParentType, ContextType>;
  unresolved?: Resolver<ReadonlyArray<ResolversTypes['Unresolved']>, ParentType, ContextType>;
  prebuilt?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GameConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameConnection'] = ResolversParentTypes['GameConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['GameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['GameListing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameEdge'] = ResolversParentTypes['GameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['GameListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameOriginResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameOrigin'] = ResolversParentTypes['GameOrigin']> = {
  gameId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  moment?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  scenario?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LobbyChangeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LobbyChange'] = ResolversParentTypes['LobbyChange']> = {
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  awaited?: Resolver<Maybe<ResolversTypes['Awaited']>, ParentType, ContextType>;
  rulingUntil?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['GameOrigin']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['GameResult']>, ParentType, ContextType>;
};

export type AwaitedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Awaited'] = ResolversParentTypes['Awaited']> = {
  what?: Resolver<ResolversTypes['AwaitedDeed'], ParentType, ContextType>;
  prompt?: Resolver<Maybe<ResolversTypes['Prompt']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type ListedSeatResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ListedSeat'] = ResolversParentTypes['ListedSeat']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type OpenGameConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OpenGameConnection'] = ResolversParentTypes['OpenGameConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OpenGameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OpenGameListing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenGameEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OpenGameEdge'] = ResolversParentTypes['OpenGameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OpenGameListing'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OpenGameListingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OpenGameListing'] = ResolversParentTypes['OpenGameListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Terms'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['ListedSeat']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  turns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['GameResult'], ParentType, ContextType>;
};

export type GameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Game'] = ResolversParentTypes['Game']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['GameView'], ParentType, ContextType, Partial<GameViewArgs>>;
  legalActions?: Resolver<ResolversTypes['LegalActions'], ParentType, ContextType>;
  completion?: Resolver<ResolversTypes['Completion'], ParentType, ContextType, RequireFields<GameCompletionArgs, 'play'>>;
  usedNames?: Resolver<Maybe<ReadonlyArray<ResolversTypes['UsedName']>>, ParentType, ContextType>;
  fittingNames?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<GameFittingNamesArgs, 'object' | 'text' | 'first'>>;
  notes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Note']>>, ParentType, ContextType>;
  chat?: Resolver<ReadonlyArray<ResolversTypes['ChatLine']>, ParentType, ContextType, RequireFields<GameChatArgs, 'after'>>;
  annotations?: Resolver<ResolversTypes['AnnotationConnection'], ParentType, ContextType, RequireFields<GameAnnotationsArgs, 'first'>>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  opened?: Resolver<Maybe<ResolversTypes['OpenedGame']>, ParentType, ContextType>;
  eyes?: Resolver<Maybe<ResolversTypes['GameEyes']>, ParentType, ContextType, Partial<GameEyesArgs>>;
};

export type SideBySideResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SideBySideResult'] = ResolversParentTypes['SideBySideResult']> = {
  __resolveType: TypeResolveFn<'SideBySide' | 'Refused', ParentType, ContextType>;
};

export type SameCardResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SameCardResult'] = ResolversParentTypes['SameCardResult']> = {
  __resolveType: TypeResolveFn<'SameCard' | 'Refused', ParentType, ContextType>;
};

export type WhoKnewCardResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WhoKnewCardResult'] = ResolversParentTypes['WhoKnewCardResult']> = {
  __resolveType: TypeResolveFn<'CardKnowledge' | 'Refused', ParentType, ContextType>;
};

export type WhoKnewNameResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WhoKnewNameResult'] = ResolversParentTypes['WhoKnewNameResult']> = {
  __resolveType: TypeResolveFn<'NameKnowledge' | 'Refused', ParentType, ContextType>;
};

export type WhoWasToldResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WhoWasToldResult'] = ResolversParentTypes['WhoWasToldResult']> = {
  __resolveType: TypeResolveFn<'ToldEntry' | 'Refused', ParentType, ContextType>;
};

export type KnewAtResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KnewAtResult'] = ResolversParentTypes['KnewAtResult']> = {
  __resolveType: TypeResolveFn<'EverythingKnown' | 'Refused', ParentType, ContextType>;
};

export type CouldDoResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CouldDoResult'] = ResolversParentTypes['CouldDoResult']> = {
  __resolveType: TypeResolveFn<'CouldDo' | 'Refused', ParentType, ContextType>;
};

export type WhyNotResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WhyNotResult'] = ResolversParentTypes['WhyNotResult']> = {
  __resolveType: TypeResolveFn<'WhyNot' | 'Refused', ParentType, ContextType>;
};

export type WhatIfResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WhatIfResult'] = ResolversParentTypes['WhatIfResult']> = {
  __resolveType: TypeResolveFn<'WhatIf' | 'Refused', ParentType, ContextType>;
};

export type ActInWhatIfResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActInWhatIfResult'] = ResolversParentTypes['ActInWhatIfResult']> = {
  __resolveType: TypeResolveFn<'ActedInWhatIf' | 'Refused', ParentType, ContextType>;
};

export type CloseWhatIfResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CloseWhatIfResult'] = ResolversParentTypes['CloseWhatIfResult']> = {
  __resolveType: TypeResolveFn<'ClosedWhatIf' | 'Refused', ParentType, ContextType>;
};

export type SideBySideResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SideBySide'] = ResolversParentTypes['SideBySide']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sights?: Resolver<ReadonlyArray<ResolversTypes['Sight']>, ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ResolversTypes['MatchedObject']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SightResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Sight'] = ResolversParentTypes['Sight']> = {
  viewer?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['GameView'], ParentType, ContextType>;
};

export type MatchedObjectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['MatchedObject'] = ResolversParentTypes['MatchedObject']> = {
  judge?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  spectators?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatId']>, ParentType, ContextType>;
  summoningSick?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeatIdResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SeatId'] = ResolversParentTypes['SeatId']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SameCardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SameCard'] = ResolversParentTypes['SameCard']> = {
  object?: Resolver<ResolversTypes['KnownObject'], ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['KnownObject']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KnownObjectResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KnownObject'] = ResolversParentTypes['KnownObject']> = {
  zone?: Resolver<ResolversTypes['ZoneKind'], ParentType, ContextType>;
  zoneOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  judge?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  spectators?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatIds']>, ParentType, ContextType>;
};

export type SeatIdsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SeatIds'] = ResolversParentTypes['SeatIds']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardKnowledgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardKnowledge'] = ResolversParentTypes['CardKnowledge']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objects?: Resolver<ReadonlyArray<ResolversTypes['KnownObject']>, ParentType, ContextType>;
  who?: Resolver<ReadonlyArray<ResolversTypes['KnewCard']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KnewCardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KnewCard'] = ResolversParentTypes['KnewCard']> = {
  viewer?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  knows?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  times?: Resolver<ReadonlyArray<ResolversTypes['Knew']>, ParentType, ContextType>;
};

export type KnewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Knew'] = ResolversParentTypes['Knew']> = {
  since?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['WayOfKnowing'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  lost?: Resolver<Maybe<ResolversTypes['WayOfLosing']>, ParentType, ContextType>;
  isTold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NameKnowledgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NameKnowledge'] = ResolversParentTypes['NameKnowledge']> = {
  said?: Resolver<ReadonlyArray<ResolversTypes['SaidName']>, ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['CardKnowledge']>, ParentType, ContextType>;
  who?: Resolver<ReadonlyArray<ResolversTypes['KnewName']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaidNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SaidName'] = ResolversParentTypes['SaidName']> = {
  when?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  heardBy?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KnewNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KnewName'] = ResolversParentTypes['KnewName']> = {
  viewer?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  how?: Resolver<Maybe<ResolversTypes['WayOfKnowing']>, ParentType, ContextType>;
};

export type ToldEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ToldEntry'] = ResolversParentTypes['ToldEntry']> = {
  entry?: Resolver<ResolversTypes['SeenEntry'], ParentType, ContextType>;
  told?: Resolver<ReadonlyArray<ResolversTypes['TheirEntry']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TheirEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TheirEntry'] = ResolversParentTypes['TheirEntry']> = {
  viewer?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entry?: Resolver<Maybe<ResolversTypes['SeenEntry']>, ParentType, ContextType>;
};

export type EverythingKnownResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EverythingKnown'] = ResolversParentTypes['EverythingKnown']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['KnewOfCard']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['HeardName']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KnewOfCardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KnewOfCard'] = ResolversParentTypes['KnewOfCard']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  judge?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['ZoneKind'], ParentType, ContextType>;
  zoneOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['WayOfKnowing'], ParentType, ContextType>;
};

export type HeardNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['HeardName'] = ResolversParentTypes['HeardName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
};

export type CouldDoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CouldDo'] = ResolversParentTypes['CouldDo']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatCouldDo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeatCouldDoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SeatCouldDo'] = ResolversParentTypes['SeatCouldDo']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commands?: Resolver<ReadonlyArray<ResolversTypes['CommandKind']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  plays?: Resolver<ReadonlyArray<ResolversTypes['Play']>, ParentType, ContextType>;
  tooMuch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WhyNotResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WhyNot'] = ResolversParentTypes['WhyNot']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  possible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['Refused']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WhatIfResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WhatIf'] = ResolversParentTypes['WhatIf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['GameResult']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['GameView'], ParentType, ContextType, Partial<WhatIfViewArgs>>;
  couldDo?: Resolver<ReadonlyArray<ResolversTypes['SeatCouldDo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActedInWhatIfResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActedInWhatIf'] = ResolversParentTypes['ActedInWhatIf']> = {
  whatIf?: Resolver<ResolversTypes['WhatIf'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['SeenEntry']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClosedWhatIfResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ClosedWhatIf'] = ResolversParentTypes['ClosedWhatIf']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameEyesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameEyes'] = ResolversParentTypes['GameEyes']> = {
  view?: Resolver<ResolversTypes['GameView'], ParentType, ContextType, Partial<GameEyesViewArgs>>;
  feed?: Resolver<ResolversTypes['EyesFeed'], ParentType, ContextType, RequireFields<GameEyesFeedArgs, 'first' | 'after'>>;
};

export type EyesFeedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['EyesFeed'] = ResolversParentTypes['EyesFeed']> = {
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['SeenEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SeenEntryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SeenEntry'] = ResolversParentTypes['SeenEntry']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  story?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  patch?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
};

export type OpenedGameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OpenedGame'] = ResolversParentTypes['OpenedGame']> = {
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chainSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['GameView'], ParentType, ContextType, Partial<OpenedGameViewArgs>>;
  log?: Resolver<ResolversTypes['LogPage'], ParentType, ContextType, RequireFields<OpenedGameLogArgs, 'first'>>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['LogProof']>, ParentType, ContextType>;
};

export type LogProofResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LogProof'] = ResolversParentTypes['LogProof']> = {
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ReadonlyArray<ResolversTypes['Hash']>, ParentType, ContextType>;
  checkpoint?: Resolver<ResolversTypes['Checkpoint'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
};

export type LogPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LogPage'] = ResolversParentTypes['LogPage']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['Json']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commands?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draws?: Resolver<ResolversTypes['VerifiedDraws'], ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['LogFault']>, ParentType, ContextType>;
  differences?: Resolver<ReadonlyArray<ResolversTypes['DecidedOtherwise']>, ParentType, ContextType>;
};

export type VerifiedDrawsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['VerifiedDraws'] = ResolversParentTypes['VerifiedDraws']> = {
  redrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redecided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogFaultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LogFault'] = ResolversParentTypes['LogFault']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LogFaultKind'], ParentType, ContextType>;
};

export type DecidedOtherwiseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DecidedOtherwise'] = ResolversParentTypes['DecidedOtherwise']> = {
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['DecidedOtherwiseWhy'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  catalogue?: Resolver<Maybe<ResolversTypes['Hash']>, ParentType, ContextType>;
  recorded?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decided?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UsedNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['UsedName'] = ResolversParentTypes['UsedName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LegalActionsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LegalActions'] = ResolversParentTypes['LegalActions']> = {
  commands?: Resolver<ReadonlyArray<ResolversTypes['CommandKind']>, ParentType, ContextType>;
  plays?: Resolver<ReadonlyArray<ResolversTypes['Play']>, ParentType, ContextType>;
  lackingMana?: Resolver<ReadonlyArray<ResolversTypes['Play']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
};

export type PlayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Play'] = ResolversParentTypes['Play']> = {
  kind?: Resolver<ResolversTypes['PlayKind'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ability?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  what?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  as?: Resolver<Maybe<ResolversTypes['PlayAs']>, ParentType, ContextType>;
  alternative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  adds?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompletionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Completion'] = ResolversParentTypes['Completion']> = {
  __resolveType: TypeResolveFn<'Complete' | 'NextChoice' | 'Refused', ParentType, ContextType>;
};

export type CompleteResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Complete'] = ResolversParentTypes['Complete']> = {
  action?: Resolver<ResolversTypes['Action'], ParentType, ContextType>;
  play?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  makes?: Resolver<ReadonlyArray<ResolversTypes['ManaMade']>, ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ManaMadeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ManaMade'] = ResolversParentTypes['ManaMade']> = {
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mana?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextChoiceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NextChoice'] = ResolversParentTypes['NextChoice']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['Question'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['Action'], ParentType, ContextType>;
  play?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Action'] = ResolversParentTypes['Action']> = {
  kind?: Resolver<ResolversTypes['PlayKind'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GivenCardName']>>, ParentType, ContextType>;
  as?: Resolver<Maybe<ResolversTypes['PlayAs']>, ParentType, ContextType>;
  face?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ability?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  what?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  targets?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['ActionTarget']>>>, ParentType, ContextType>;
  divided?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['Int']>>>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  optional?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OptionalCost']>>, ParentType, ContextType>;
  alternative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costs?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['ID']>>>, ParentType, ContextType>;
  either?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  pay?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ManaAbility']>>, ParentType, ContextType>;
  life?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  splice?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  mana?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  convoke?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  improvise?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  delve?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type ActionTargetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ActionTarget'] = ResolversParentTypes['ActionTarget']> = {
  object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GivenCardNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GivenCardName'] = ResolversParentTypes['GivenCardName']> = {
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OptionalCostResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OptionalCost'] = ResolversParentTypes['OptionalCost']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManaAbilityResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ManaAbility'] = ResolversParentTypes['ManaAbility']> = {
  object?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ability?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mana?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GameViewResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['GameView'] = ResolversParentTypes['GameView']> = {
  status?: Resolver<ResolversTypes['GameStatus'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Terms'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  commitment?: Resolver<ResolversTypes['Hash'], ParentType, ContextType>;
  invited?: Resolver<ReadonlyArray<ResolversTypes['Player']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['GameOrigin']>, ParentType, ContextType>;
  openingDeadline?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['SeatView']>, ParentType, ContextType>;
  startingSeat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  turn?: Resolver<Maybe<ResolversTypes['Turn']>, ParentType, ContextType>;
  library?: Resolver<Maybe<ResolversTypes['Library']>, ParentType, ContextType>;
  battlefield?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
  stack?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
  exile?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
  command?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
  shown?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  combat?: Resolver<Maybe<ResolversTypes['Combat']>, ParentType, ContextType>;
  monarch?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  initiative?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['Decision']>, ParentType, ContextType>;
  clocks?: Resolver<Maybe<ResolversTypes['Clocks']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  referral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType>;
  quarantine?: Resolver<Maybe<ResolversTypes['Quarantine']>, ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['OpenDispute']>, ParentType, ContextType>;
  takeBack?: Resolver<Maybe<ResolversTypes['TakeBackRequest']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['GameResult']>, ParentType, ContextType>;
};

export type ClocksResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Clocks'] = ResolversParentTypes['Clocks']> = {
  players?: Resolver<ReadonlyArray<ResolversTypes['ClockTime']>, ParentType, ContextType>;
  running?: Resolver<Maybe<ResolversTypes['RunningClock']>, ParentType, ContextType>;
};

export type ClockTimeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ClockTime'] = ResolversParentTypes['ClockTime']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunningClockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['RunningClock'] = ResolversParentTypes['RunningClock']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type PassingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Passing'] = ResolversParentTypes['Passing']> = {
  until?: Resolver<Maybe<ResolversTypes['PassingUntil']>, ParentType, ContextType>;
  stops?: Resolver<Maybe<ResolversTypes['Stops']>, ParentType, ContextType>;
};

export type StopsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Stops'] = ResolversParentTypes['Stops']> = {
  own?: Resolver<ReadonlyArray<ResolversTypes['Step']>, ParentType, ContextType>;
  others?: Resolver<ReadonlyArray<ResolversTypes['Step']>, ParentType, ContextType>;
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
  agreesToOpen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  librarySize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  libraries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Library']>>, ParentType, ContextType>;
  graveyard?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
  graveyards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Graveyard']>>, ParentType, ContextType>;
  sideboardSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sideboard?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
  mana?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counters?: Resolver<ReadonlyArray<ResolversTypes['Counters']>, ParentType, ContextType>;
  designations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  passing?: Resolver<Maybe<ResolversTypes['Passing']>, ParentType, ContextType>;
};

export type CardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  localName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CardLocalNameArgs, 'language'>>;
  cost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  printed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localPrinted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CardLocalPrintedArgs, 'language'>>;
  watched?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  assisted?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['ZoneKind']>, ParentType, ContextType>;
  asPrinted?: Resolver<Maybe<ResolversTypes['AsPrinted']>, ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toughness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defense?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  colours?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  controller?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  copy?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tapped?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  flipped?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  phasedOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  faceDown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  under?: Resolver<Maybe<ResolversTypes['CardFace']>, ParentType, ContextType>;
  damage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  counters?: Resolver<ReadonlyArray<ResolversTypes['Counters']>, ParentType, ContextType>;
  attachedTo?: Resolver<Maybe<ResolversTypes['Target']>, ParentType, ContextType>;
  marks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  chosen?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['StackItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CountersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Counters'] = ResolversParentTypes['Counters']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AsPrintedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AsPrinted'] = ResolversParentTypes['AsPrinted']> = {
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colours?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toughness?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defense?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CardFaceResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['CardFace'] = ResolversParentTypes['CardFace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  localName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CardFaceLocalNameArgs, 'language'>>;
  cost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  printed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  localPrinted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<CardFaceLocalPrintedArgs, 'language'>>;
  watched?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  assisted?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toughness?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loyalty?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defense?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TargetResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Target'] = ResolversParentTypes['Target']> = {
  object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StackItemResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StackItem'] = ResolversParentTypes['StackItem']> = {
  kind?: Resolver<ResolversTypes['StackKind'], ParentType, ContextType>;
  controller?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modes?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  targets?: Resolver<ReadonlyArray<ResolversTypes['StackTargets']>, ParentType, ContextType>;
  zones?: Resolver<ReadonlyArray<ResolversTypes['ChosenZone']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paid?: Resolver<ReadonlyArray<ResolversTypes['PaidCost']>, ParentType, ContextType>;
  alternative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  copy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaidCostResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PaidCost'] = ResolversParentTypes['PaidCost']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChosenZoneResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChosenZone'] = ResolversParentTypes['ChosenZone']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChosenZoneKind'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StackTargetsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StackTargets'] = ResolversParentTypes['StackTargets']> = {
  objects?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  players?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  amounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type CombatResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Combat'] = ResolversParentTypes['Combat']> = {
  attacks?: Resolver<ReadonlyArray<ResolversTypes['Attack']>, ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['Block']>, ParentType, ContextType>;
  assigned?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AssignedDamage']>>, ParentType, ContextType>;
};

export type AssignedDamageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AssignedDamage'] = ResolversParentTypes['AssignedDamage']> = {
  source?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Target'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttackResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Attack'] = ResolversParentTypes['Attack']> = {
  attacker?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  defender?: Resolver<Maybe<ResolversTypes['Target']>, ParentType, ContextType>;
  defending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  band?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BlockResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Block'] = ResolversParentTypes['Block']> = {
  blocker?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attackers?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TurnResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Turn'] = ResolversParentTypes['Turn']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Step']>, ParentType, ContextType>;
};

export type LibraryResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Library'] = ResolversParentTypes['Library']> = {
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cards?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Card']>>, ParentType, ContextType>;
  known?: Resolver<ReadonlyArray<ResolversTypes['KnownCard']>, ParentType, ContextType>;
};

export type GraveyardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Graveyard'] = ResolversParentTypes['Graveyard']> = {
  objects?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type KnownCardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['KnownCard'] = ResolversParentTypes['KnownCard']> = {
  card?: Resolver<ResolversTypes['Card'], ParentType, ContextType>;
  fromTop?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  decisionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestionKind'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['Prompt'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  absentFrom?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  __resolveType: TypeResolveFn<'ChoosePlayers' | 'YesNo' | 'ChooseObjects' | 'Priority' | 'ChooseModes' | 'ChooseTargets' | 'ChooseNumber' | 'ChooseWord' | 'ChooseOrder' | 'Divide' | 'DeclareAttackers' | 'DeclareBlockers' | 'Propose', ParentType, ContextType>;
};

export type ProposeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Propose'] = ResolversParentTypes['Propose']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ClausePart'], ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ClausePart'], ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  does?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  inWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voted?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['ProposedName']>, ParentType, ContextType>;
};

export type TakeBackRequestResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['TakeBackRequest'] = ResolversParentTypes['TakeBackRequest']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  asks?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  agreed?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type ReferralResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  referralId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ClausePart'], ParentType, ContextType>;
  proposals?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
  votesForNothing?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  votesToStand?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type ReferralConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReferralConnection'] = ResolversParentTypes['ReferralConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReferralEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ReferredGame']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferralEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReferralEdge'] = ResolversParentTypes['ReferralEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReferredGame'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReferredGameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ReferredGame'] = ResolversParentTypes['ReferredGame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['Terms'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['ListedSeat']>, ParentType, ContextType>;
  referral?: Resolver<ResolversTypes['Referral'], ParentType, ContextType>;
};

export type ProposedNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ProposedName'] = ResolversParentTypes['ProposedName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objects?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  hidden?: Resolver<ReadonlyArray<ResolversTypes['HiddenCards']>, ParentType, ContextType>;
};

export type HiddenCardsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['HiddenCards'] = ResolversParentTypes['HiddenCards']> = {
  zone?: Resolver<ResolversTypes['ZoneKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChooseModesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChooseModes'] = ResolversParentTypes['ChooseModes']> = {
  options?: Resolver<ReadonlyArray<ResolversTypes['Option']>, ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repeat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChooseTargetsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChooseTargets'] = ResolversParentTypes['ChooseTargets']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChooseNumberResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChooseNumber'] = ResolversParentTypes['ChooseNumber']> = {
  lowest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highest?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChooseWordResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChooseWord'] = ResolversParentTypes['ChooseWord']> = {
  of?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  object?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  none?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChooseOrderResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChooseOrder'] = ResolversParentTypes['ChooseOrder']> = {
  options?: Resolver<ReadonlyArray<ResolversTypes['Option']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DivideResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Divide'] = ResolversParentTypes['Divide']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  among?: Resolver<ReadonlyArray<ResolversTypes['Target']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tiers?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Tier']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TierResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Tier'] = ResolversParentTypes['Tier']> = {
  tier?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enough?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeclareAttackersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeclareAttackers'] = ResolversParentTypes['DeclareAttackers']> = {
  attackers?: Resolver<ReadonlyArray<ResolversTypes['AttackCandidate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttackCandidateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['AttackCandidate'] = ResolversParentTypes['AttackCandidate']> = {
  attacker?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  defenders?: Resolver<ReadonlyArray<ResolversTypes['Target']>, ParentType, ContextType>;
};

export type DeclareBlockersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['DeclareBlockers'] = ResolversParentTypes['DeclareBlockers']> = {
  blockers?: Resolver<ReadonlyArray<ResolversTypes['BlockCandidate']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockCandidateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['BlockCandidate'] = ResolversParentTypes['BlockCandidate']> = {
  blocker?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attackers?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChoosePlayersResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChoosePlayers'] = ResolversParentTypes['ChoosePlayers']> = {
  seats?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type YesNoResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['YesNo'] = ResolversParentTypes['YesNo']> = {
  prompt?: Resolver<ResolversTypes['Prompt'], ParentType, ContextType>;
  instead?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChooseObjectsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['ChooseObjects'] = ResolversParentTypes['ChooseObjects']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type ReplayResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Replay'] = ResolversParentTypes['Replay']> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  outline?: Resolver<ResolversTypes['Outline'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['GameView'], ParentType, ContextType, Partial<ReplayViewArgs>>;
  feed?: Resolver<ResolversTypes['EyesFeed'], ParentType, ContextType, RequireFields<ReplayFeedArgs, 'from' | 'first' | 'after'>>;
  scenario?: Resolver<ResolversTypes['PositionAsScenario'], ParentType, ContextType, Partial<ReplayScenarioArgs>>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ReplayStepArgs, 'from' | 'by' | 'direction'>>;
  samePosition?: Resolver<Maybe<ResolversTypes['SamePosition']>, ParentType, ContextType, RequireFields<ReplaySamePositionArgs, 'moment'>>;
};

export type PositionAsScenarioResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PositionAsScenario'] = ResolversParentTypes['PositionAsScenario']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lacking?: Resolver<Maybe<ResolversTypes['NoScenario']>, ParentType, ContextType>;
};

export type SharedGameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SharedGame'] = ResolversParentTypes['SharedGame']> = {
  gameId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eyes?: Resolver<ResolversTypes['ReplayEyes'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isReduced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replay?: Resolver<ResolversTypes['Replay'], ParentType, ContextType>;
};

export type OutlineResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Outline'] = ResolversParentTypes['Outline']> = {
  moments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seats?: Resolver<ReadonlyArray<ResolversTypes['OutlineSeat']>, ParentType, ContextType>;
  turns?: Resolver<ReadonlyArray<ResolversTypes['OutlineTurn']>, ParentType, ContextType>;
  phases?: Resolver<ReadonlyArray<ResolversTypes['OutlinePhase']>, ParentType, ContextType>;
  lives?: Resolver<ReadonlyArray<ResolversTypes['OutlineLife']>, ParentType, ContextType>;
  commands?: Resolver<ReadonlyArray<ResolversTypes['OutlineCommand']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['OutlineQuestion']>, ParentType, ContextType>;
  marks?: Resolver<ReadonlyArray<ResolversTypes['OutlineMark']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['OutlineResult']>, ParentType, ContextType>;
};

export type OutlineSeatResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OutlineSeat'] = ResolversParentTypes['OutlineSeat']> = {
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
};

export type OutlineTurnResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OutlineTurn'] = ResolversParentTypes['OutlineTurn']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  extra?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OutlinePhaseResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OutlinePhase'] = ResolversParentTypes['OutlinePhase']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Phase'], ParentType, ContextType>;
};

export type OutlineLifeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OutlineLife'] = ResolversParentTypes['OutlineLife']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  life?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutlineCommandResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OutlineCommand'] = ResolversParentTypes['OutlineCommand']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OutlineQuestionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OutlineQuestion'] = ResolversParentTypes['OutlineQuestion']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestionKind'], ParentType, ContextType>;
  prompt?: Resolver<ResolversTypes['Prompt'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thought?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OutlineMarkResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OutlineMark'] = ResolversParentTypes['OutlineMark']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OutlineMarkKind'], ParentType, ContextType>;
  seat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutlineResultResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['OutlineResult'] = ResolversParentTypes['OutlineResult']> = {
  moment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['EndReason'], ParentType, ContextType>;
  winners?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FeedPageResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['FeedPage'] = ResolversParentTypes['FeedPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['FeedEntry']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LastEntriesResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['LastEntries'] = ResolversParentTypes['LastEntries']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['FeedEntry']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Cursor'], ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['GameView']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
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
  resumeAt?: Resolver<Maybe<ResolversTypes['Cursor']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['Statistics'] = ResolversParentTypes['Statistics']> = {
  games?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['WinRate']>, ParentType, ContextType>;
  played?: Resolver<ResolversTypes['StatisticsPlayedConnection'], ParentType, ContextType, RequireFields<StatisticsPlayedArgs, 'first'>>;
  months?: Resolver<ResolversTypes['StatisticsMonthConnection'], ParentType, ContextType, RequireFields<StatisticsMonthsArgs, 'first'>>;
  cards?: Resolver<ResolversTypes['StatisticsCardConnection'], ParentType, ContextType, RequireFields<StatisticsCardsArgs, 'first'>>;
  names?: Resolver<ResolversTypes['StatisticsNameConnection'], ParentType, ContextType, RequireFields<StatisticsNamesArgs, 'order' | 'first'>>;
  namedAs?: Resolver<ResolversTypes['StatisticsNamedAsConnection'], ParentType, ContextType, RequireFields<StatisticsNamedAsArgs, 'card' | 'first'>>;
  costs?: Resolver<ResolversTypes['StatisticsCostConnection'], ParentType, ContextType, RequireFields<StatisticsCostsArgs, 'first'>>;
  openings?: Resolver<ResolversTypes['StatisticsOpeningConnection'], ParentType, ContextType, RequireFields<StatisticsOpeningsArgs, 'first'>>;
  matchups?: Resolver<ResolversTypes['StatisticsMatchupConnection'], ParentType, ContextType, RequireFields<StatisticsMatchupsArgs, 'first'>>;
  lengths?: Resolver<ResolversTypes['StatisticsLengthConnection'], ParentType, ContextType, RequireFields<StatisticsLengthsArgs, 'first'>>;
  turns?: Resolver<ResolversTypes['StatisticsTurnConnection'], ParentType, ContextType, RequireFields<StatisticsTurnsArgs, 'first'>>;
  thinking?: Resolver<ResolversTypes['StatisticsThinkingConnection'], ParentType, ContextType, RequireFields<StatisticsThinkingArgs, 'first'>>;
  mulligans?: Resolver<ResolversTypes['StatisticsMulliganConnection'], ParentType, ContextType, RequireFields<StatisticsMulligansArgs, 'first'>>;
  playersOf?: Resolver<ResolversTypes['StatisticsRecordConnection'], ParentType, ContextType, RequireFields<StatisticsPlayersOfArgs, 'player' | 'first'>>;
};

export type WinRateResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['WinRate'] = ResolversParentTypes['WinRate']> = {
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StatisticsPlayedConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsPlayedConnection'] = ResolversParentTypes['StatisticsPlayedConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsPlayedEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsPlayed']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsPlayedEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsPlayedEdge'] = ResolversParentTypes['StatisticsPlayedEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsPlayed'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsPlayedResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsPlayed'] = ResolversParentTypes['StatisticsPlayed']> = {
  ruleset?: Resolver<ResolversTypes['Ruleset'], ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Base'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['Format'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatisticsMonthConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMonthConnection'] = ResolversParentTypes['StatisticsMonthConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsMonthEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsMonth']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsMonthEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMonthEdge'] = ResolversParentTypes['StatisticsMonthEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsMonth'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsMonthResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMonth'] = ResolversParentTypes['StatisticsMonth']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianTurns?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['WinRate']>, ParentType, ContextType>;
};

export type StatisticsCardConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsCardConnection'] = ResolversParentTypes['StatisticsCardConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsCardEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsCard']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsCardEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsCardEdge'] = ResolversParentTypes['StatisticsCardEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsCard'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsCardResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsCard'] = ResolversParentTypes['StatisticsCard']> = {
  card?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openingHand?: Resolver<ResolversTypes['WinRate'], ParentType, ContextType>;
  named?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  laid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StatisticsNameConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsNameConnection'] = ResolversParentTypes['StatisticsNameConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsNameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsName']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsNameEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsNameEdge'] = ResolversParentTypes['StatisticsNameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsName'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsName'] = ResolversParentTypes['StatisticsName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['WinRate']>, ParentType, ContextType>;
};

export type StatisticsNamedAsConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsNamedAsConnection'] = ResolversParentTypes['StatisticsNamedAsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsNamedAsEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsNamedAs']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsNamedAsEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsNamedAsEdge'] = ResolversParentTypes['StatisticsNamedAsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsNamedAs'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsNamedAsResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsNamedAs'] = ResolversParentTypes['StatisticsNamedAs']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatisticsCostConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsCostConnection'] = ResolversParentTypes['StatisticsCostConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsCostEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsCost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsCostEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsCostEdge'] = ResolversParentTypes['StatisticsCostEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsCost'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsCostResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsCost'] = ResolversParentTypes['StatisticsCost']> = {
  cost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  games?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perGame?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unusedPerGame?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StatisticsOpeningConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsOpeningConnection'] = ResolversParentTypes['StatisticsOpeningConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsOpeningEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsOpening']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsOpeningEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsOpeningEdge'] = ResolversParentTypes['StatisticsOpeningEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsOpening'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsOpeningResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsOpening'] = ResolversParentTypes['StatisticsOpening']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['WinRate'], ParentType, ContextType>;
};

export type StatisticsMatchupConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMatchupConnection'] = ResolversParentTypes['StatisticsMatchupConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsMatchupEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsMatchup']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsMatchupEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMatchupEdge'] = ResolversParentTypes['StatisticsMatchupEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsMatchup'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsMatchupResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMatchup'] = ResolversParentTypes['StatisticsMatchup']> = {
  bot?: Resolver<Maybe<ResolversTypes['BotKind']>, ParentType, ContextType>;
  against?: Resolver<Maybe<ResolversTypes['BotKind']>, ParentType, ContextType>;
  wentFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['WinRate'], ParentType, ContextType>;
};

export type StatisticsLengthConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsLengthConnection'] = ResolversParentTypes['StatisticsLengthConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsLengthEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsLength']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsLengthEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsLengthEdge'] = ResolversParentTypes['StatisticsLengthEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsLength'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsLengthResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsLength'] = ResolversParentTypes['StatisticsLength']> = {
  turns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianMilliseconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StatisticsTurnConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsTurnConnection'] = ResolversParentTypes['StatisticsTurnConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsTurnEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsTurn']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsTurnEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsTurnEdge'] = ResolversParentTypes['StatisticsTurnEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsTurn'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsTurnResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsTurn'] = ResolversParentTypes['StatisticsTurn']> = {
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lands?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pentalands?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  utopias?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  names?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StatisticsThinkingConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsThinkingConnection'] = ResolversParentTypes['StatisticsThinkingConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsThinkingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsThinking']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsThinkingEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsThinkingEdge'] = ResolversParentTypes['StatisticsThinkingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsThinking'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsThinkingResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsThinking'] = ResolversParentTypes['StatisticsThinking']> = {
  kind?: Resolver<ResolversTypes['QuestionKind'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mean?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  ninetieth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StatisticsMulliganConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMulliganConnection'] = ResolversParentTypes['StatisticsMulliganConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsMulliganEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsMulligan']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsMulliganEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMulliganEdge'] = ResolversParentTypes['StatisticsMulliganEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsMulligan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsMulliganResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsMulligan'] = ResolversParentTypes['StatisticsMulligan']> = {
  mulligans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['WinRate'], ParentType, ContextType>;
};

export type StatisticsRecordConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsRecordConnection'] = ResolversParentTypes['StatisticsRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatisticsRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatisticsRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsRecordEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsRecordEdge'] = ResolversParentTypes['StatisticsRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatisticsRecord'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatisticsRecordResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['StatisticsRecord'] = ResolversParentTypes['StatisticsRecord']> = {
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  against?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['WinRate'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SamePositionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SamePosition'] = ResolversParentTypes['SamePosition']> = {
  turn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['PositionName']>, ParentType, ContextType>;
  results?: Resolver<Maybe<ResolversTypes['WinRate']>, ParentType, ContextType>;
  next?: Resolver<ResolversTypes['NextNameConnection'], ParentType, ContextType, RequireFields<SamePositionNextArgs, 'first'>>;
  games?: Resolver<ResolversTypes['SameGameConnection'], ParentType, ContextType, RequireFields<SamePositionGamesArgs, 'first'>>;
};

export type PositionNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['PositionName'] = ResolversParentTypes['PositionName']> = {
  wentFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextNameConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NextNameConnection'] = ResolversParentTypes['NextNameConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NextNameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['NextName']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NextNameEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NextNameEdge'] = ResolversParentTypes['NextNameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NextName'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NextNameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['NextName'] = ResolversParentTypes['NextName']> = {
  wentFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['WinRate'], ParentType, ContextType>;
};

export type SameGameConnectionResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SameGameConnection'] = ResolversParentTypes['SameGameConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SameGameEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SameGame']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SameGameEdgeResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SameGameEdge'] = ResolversParentTypes['SameGameEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SameGame'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SameGameResolvers<ContextType = ApiContext, ParentType extends ResolversParentTypes['SameGame'] = ResolversParentTypes['SameGame']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  turns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['SameGameResult'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ApiContext> = {
  Instant?: GraphQLScalarType;
  Json?: GraphQLScalarType;
  Hash?: GraphQLScalarType;
  Cursor?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Checkpoint?: CheckpointResolvers<ContextType>;
  ConsistencyProof?: ConsistencyProofResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  SessionResult?: SessionResultResolvers<ContextType>;
  RevocationResult?: RevocationResultResolvers<ContextType>;
  StatisticsSharingResult?: StatisticsSharingResultResolvers<ContextType>;
  RoleResult?: RoleResultResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Revoked?: RevokedResolvers<ContextType>;
  StatisticsSharing?: StatisticsSharingResolvers<ContextType>;
  GrantedRoles?: GrantedRolesResolvers<ContextType>;
  AccountRefused?: AccountRefusedResolvers<ContextType>;
  PrintedCard?: PrintedCardResolvers<ContextType>;
  Face?: FaceResolvers<ContextType>;
  PrintedFace?: PrintedFaceResolvers<ContextType>;
  NameInLanguage?: NameInLanguageResolvers<ContextType>;
  Printing?: PrintingResolvers<ContextType>;
  CardLegality?: CardLegalityResolvers<ContextType>;
  CardConnection?: CardConnectionResolvers<ContextType>;
  CardEdge?: CardEdgeResolvers<ContextType>;
  Connection?: ConnectionResolvers<ContextType>;
  Edge?: EdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Rule?: RuleResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  Challenge?: ChallengeResolvers<ContextType>;
  DisputeText?: DisputeTextResolvers<ContextType>;
  DisputeMessage?: DisputeMessageResolvers<ContextType>;
  DisputeRuling?: DisputeRulingResolvers<ContextType>;
  Remedy?: RemedyResolvers<ContextType>;
  GivenAnswer?: GivenAnswerResolvers<ContextType>;
  GivenAttack?: GivenAttackResolvers<ContextType>;
  GivenBlock?: GivenBlockResolvers<ContextType>;
  GivenProposal?: GivenProposalResolvers<ContextType>;
  GivenName?: GivenNameResolvers<ContextType>;
  Repair?: RepairResolvers<ContextType>;
  RepairMove?: RepairMoveResolvers<ContextType>;
  RepairPlace?: RepairPlaceResolvers<ContextType>;
  RepairLife?: RepairLifeResolvers<ContextType>;
  RepairCounters?: RepairCountersResolvers<ContextType>;
  RepairTapped?: RepairTappedResolvers<ContextType>;
  RepairControl?: RepairControlResolvers<ContextType>;
  RepairReveal?: RepairRevealResolvers<ContextType>;
  RepairMark?: RepairMarkResolvers<ContextType>;
  RepairFree?: RepairFreeResolvers<ContextType>;
  RepairWord?: RepairWordResolvers<ContextType>;
  LostChallenge?: LostChallengeResolvers<ContextType>;
  Appeal?: AppealResolvers<ContextType>;
  Penalty?: PenaltyResolvers<ContextType>;
  PenaltyHistory?: PenaltyHistoryResolvers<ContextType>;
  QueuedCall?: QueuedCallResolvers<ContextType>;
  QueueConnection?: QueueConnectionResolvers<ContextType>;
  QueueEdge?: QueueEdgeResolvers<ContextType>;
  DisputeChange?: DisputeChangeResolvers<ContextType>;
  PreviewResult?: PreviewResultResolvers<ContextType>;
  RulingPreview?: RulingPreviewResolvers<ContextType>;
  ForeseenFeed?: ForeseenFeedResolvers<ContextType>;
  DisputeResult?: DisputeResultResolvers<ContextType>;
  DisputeAccepted?: DisputeAcceptedResolvers<ContextType>;
  JudgeLook?: JudgeLookResolvers<ContextType>;
  LookSubject?: LookSubjectResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  KnownLook?: KnownLookResolvers<ContextType>;
  ActionResult?: ActionResultResolvers<ContextType>;
  Accepted?: AcceptedResolvers<ContextType>;
  ChatResult?: ChatResultResolvers<ContextType>;
  ChatSaid?: ChatSaidResolvers<ContextType>;
  ChatLine?: ChatLineResolvers<ContextType>;
  NoteResult?: NoteResultResolvers<ContextType>;
  NoteWritten?: NoteWrittenResolvers<ContextType>;
  AnnotationResult?: AnnotationResultResolvers<ContextType>;
  AnnotationKept?: AnnotationKeptResolvers<ContextType>;
  AnnotationDeleted?: AnnotationDeletedResolvers<ContextType>;
  Annotation?: AnnotationResolvers<ContextType>;
  AnnotationConnection?: AnnotationConnectionResolvers<ContextType>;
  AnnotationEdge?: AnnotationEdgeResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  Refused?: RefusedResolvers<ContextType>;
  OpenDispute?: OpenDisputeResolvers<ContextType>;
  Quarantine?: QuarantineResolvers<ContextType>;
  Terms?: TermsResolvers<ContextType>;
  ClockTerms?: ClockTermsResolvers<ContextType>;
  ChessClock?: ChessClockResolvers<ContextType>;
  ThinkingTime?: ThinkingTimeResolvers<ContextType>;
  LateThinkingTime?: LateThinkingTimeResolvers<ContextType>;
  Naming?: NamingResolvers<ContextType>;
  ChosenFormat?: ChosenFormatResolvers<ContextType>;
  ChosenLibrary?: ChosenLibraryResolvers<ContextType>;
  ChosenLibraryCard?: ChosenLibraryCardResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  GameConnection?: GameConnectionResolvers<ContextType>;
  GameEdge?: GameEdgeResolvers<ContextType>;
  GameOrigin?: GameOriginResolvers<ContextType>;
  LobbyChange?: LobbyChangeResolvers<ContextType>;
  GameListing?: GameListingResolvers<ContextType>;
  Awaited?: AwaitedResolvers<ContextType>;
  ListedSeat?: ListedSeatResolvers<ContextType>;
  OpenGameConnection?: OpenGameConnectionResolvers<ContextType>;
  OpenGameEdge?: OpenGameEdgeResolvers<ContextType>;
  OpenGameListing?: OpenGameListingResolvers<ContextType>;
  Game?: GameResolvers<ContextType>;
  SideBySideResult?: SideBySideResultResolvers<ContextType>;
  SameCardResult?: SameCardResultResolvers<ContextType>;
  WhoKnewCardResult?: WhoKnewCardResultResolvers<ContextType>;
  WhoKnewNameResult?: WhoKnewNameResultResolvers<ContextType>;
  WhoWasToldResult?: WhoWasToldResultResolvers<ContextType>;
  KnewAtResult?: KnewAtResultResolvers<ContextType>;
  CouldDoResult?: CouldDoResultResolvers<ContextType>;
  WhyNotResult?: WhyNotResultResolvers<ContextType>;
  WhatIfResult?: WhatIfResultResolvers<ContextType>;
  ActInWhatIfResult?: ActInWhatIfResultResolvers<ContextType>;
  CloseWhatIfResult?: CloseWhatIfResultResolvers<ContextType>;
  SideBySide?: SideBySideResolvers<ContextType>;
  Sight?: SightResolvers<ContextType>;
  MatchedObject?: MatchedObjectResolvers<ContextType>;
  SeatId?: SeatIdResolvers<ContextType>;
  SameCard?: SameCardResolvers<ContextType>;
  KnownObject?: KnownObjectResolvers<ContextType>;
  SeatIds?: SeatIdsResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  CardKnowledge?: CardKnowledgeResolvers<ContextType>;
  KnewCard?: KnewCardResolvers<ContextType>;
  Knew?: KnewResolvers<ContextType>;
  NameKnowledge?: NameKnowledgeResolvers<ContextType>;
  SaidName?: SaidNameResolvers<ContextType>;
  KnewName?: KnewNameResolvers<ContextType>;
  ToldEntry?: ToldEntryResolvers<ContextType>;
  TheirEntry?: TheirEntryResolvers<ContextType>;
  EverythingKnown?: EverythingKnownResolvers<ContextType>;
  KnewOfCard?: KnewOfCardResolvers<ContextType>;
  HeardName?: HeardNameResolvers<ContextType>;
  CouldDo?: CouldDoResolvers<ContextType>;
  SeatCouldDo?: SeatCouldDoResolvers<ContextType>;
  WhyNot?: WhyNotResolvers<ContextType>;
  WhatIf?: WhatIfResolvers<ContextType>;
  ActedInWhatIf?: ActedInWhatIfResolvers<ContextType>;
  ClosedWhatIf?: ClosedWhatIfResolvers<ContextType>;
  GameEyes?: GameEyesResolvers<ContextType>;
  EyesFeed?: EyesFeedResolvers<ContextType>;
  SeenEntry?: SeenEntryResolvers<ContextType>;
  OpenedGame?: OpenedGameResolvers<ContextType>;
  LogProof?: LogProofResolvers<ContextType>;
  LogPage?: LogPageResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  VerifiedDraws?: VerifiedDrawsResolvers<ContextType>;
  LogFault?: LogFaultResolvers<ContextType>;
  DecidedOtherwise?: DecidedOtherwiseResolvers<ContextType>;
  UsedName?: UsedNameResolvers<ContextType>;
  LegalActions?: LegalActionsResolvers<ContextType>;
  Play?: PlayResolvers<ContextType>;
  Completion?: CompletionResolvers<ContextType>;
  Complete?: CompleteResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  ManaMade?: ManaMadeResolvers<ContextType>;
  NextChoice?: NextChoiceResolvers<ContextType>;
  Action?: ActionResolvers<ContextType>;
  ActionTarget?: ActionTargetResolvers<ContextType>;
  GivenCardName?: GivenCardNameResolvers<ContextType>;
  OptionalCost?: OptionalCostResolvers<ContextType>;
  ManaAbility?: ManaAbilityResolvers<ContextType>;
  GameView?: GameViewResolvers<ContextType>;
  Clocks?: ClocksResolvers<ContextType>;
  ClockTime?: ClockTimeResolvers<ContextType>;
  RunningClock?: RunningClockResolvers<ContextType>;
  Passing?: PassingResolvers<ContextType>;
  Stops?: StopsResolvers<ContextType>;
  SeatView?: SeatViewResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  Counters?: CountersResolvers<ContextType>;
  AsPrinted?: AsPrintedResolvers<ContextType>;
  CardFace?: CardFaceResolvers<ContextType>;
  Target?: TargetResolvers<ContextType>;
  StackItem?: StackItemResolvers<ContextType>;
  PaidCost?: PaidCostResolvers<ContextType>;
  ChosenZone?: ChosenZoneResolvers<ContextType>;
  StackTargets?: StackTargetsResolvers<ContextType>;
  Combat?: CombatResolvers<ContextType>;
  AssignedDamage?: AssignedDamageResolvers<ContextType>;
  Attack?: AttackResolvers<ContextType>;
  Block?: BlockResolvers<ContextType>;
  Turn?: TurnResolvers<ContextType>;
  Library?: LibraryResolvers<ContextType>;
  Graveyard?: GraveyardResolvers<ContextType>;
  KnownCard?: KnownCardResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  Propose?: ProposeResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  TakeBackRequest?: TakeBackRequestResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralConnection?: ReferralConnectionResolvers<ContextType>;
  ReferralEdge?: ReferralEdgeResolvers<ContextType>;
  ReferredGame?: ReferredGameResolvers<ContextType>;
  ProposedName?: ProposedNameResolvers<ContextType>;
  HiddenCards?: HiddenCardsResolvers<ContextType>;
  ChooseModes?: ChooseModesResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  ChooseTargets?: ChooseTargetsResolvers<ContextType>;
  ChooseNumber?: ChooseNumberResolvers<ContextType>;
  ChooseWord?: ChooseWordResolvers<ContextType>;
  ChooseOrder?: ChooseOrderResolvers<ContextType>;
  Divide?: DivideResolvers<ContextType>;
  Tier?: TierResolvers<ContextType>;
  DeclareAttackers?: DeclareAttackersResolvers<ContextType>;
  AttackCandidate?: AttackCandidateResolvers<ContextType>;
  DeclareBlockers?: DeclareBlockersResolvers<ContextType>;
  BlockCandidate?: BlockCandidateResolvers<ContextType>;
  ChoosePlayers?: ChoosePlayersResolvers<ContextType>;
  YesNo?: YesNoResolvers<ContextType>;
  ChooseObjects?: ChooseObjectsResolvers<ContextType>;
  Priority?: PriorityResolvers<ContextType>;
  GameResult?: GameResultResolvers<ContextType>;
  Replay?: ReplayResolvers<ContextType>;
  PositionAsScenario?: PositionAsScenarioResolvers<ContextType>;
  SharedGame?: SharedGameResolvers<ContextType>;
  Outline?: OutlineResolvers<ContextType>;
  OutlineSeat?: OutlineSeatResolvers<ContextType>;
  OutlineTurn?: OutlineTurnResolvers<ContextType>;
  OutlinePhase?: OutlinePhaseResolvers<ContextType>;
  OutlineLife?: OutlineLifeResolvers<ContextType>;
  OutlineCommand?: OutlineCommandResolvers<ContextType>;
  OutlineQuestion?: OutlineQuestionResolvers<ContextType>;
  OutlineMark?: OutlineMarkResolvers<ContextType>;
  OutlineResult?: OutlineResultResolvers<ContextType>;
  FeedPage?: FeedPageResolvers<ContextType>;
  LastEntries?: LastEntriesResolvers<ContextType>;
  FeedEntry?: FeedEntryResolvers<ContextType>;
  FeedMessage?: FeedMessageResolvers<ContextType>;
  FeedCaughtUp?: FeedCaughtUpResolvers<ContextType>;
  FeedClosed?: FeedClosedResolvers<ContextType>;
  Statistics?: StatisticsResolvers<ContextType>;
  WinRate?: WinRateResolvers<ContextType>;
  StatisticsPlayedConnection?: StatisticsPlayedConnectionResolvers<ContextType>;
  StatisticsPlayedEdge?: StatisticsPlayedEdgeResolvers<ContextType>;
  StatisticsPlayed?: StatisticsPlayedResolvers<ContextType>;
  StatisticsMonthConnection?: StatisticsMonthConnectionResolvers<ContextType>;
  StatisticsMonthEdge?: StatisticsMonthEdgeResolvers<ContextType>;
  StatisticsMonth?: StatisticsMonthResolvers<ContextType>;
  StatisticsCardConnection?: StatisticsCardConnectionResolvers<ContextType>;
  StatisticsCardEdge?: StatisticsCardEdgeResolvers<ContextType>;
  StatisticsCard?: StatisticsCardResolvers<ContextType>;
  StatisticsNameConnection?: StatisticsNameConnectionResolvers<ContextType>;
  StatisticsNameEdge?: StatisticsNameEdgeResolvers<ContextType>;
  StatisticsName?: StatisticsNameResolvers<ContextType>;
  StatisticsNamedAsConnection?: StatisticsNamedAsConnectionResolvers<ContextType>;
  StatisticsNamedAsEdge?: StatisticsNamedAsEdgeResolvers<ContextType>;
  StatisticsNamedAs?: StatisticsNamedAsResolvers<ContextType>;
  StatisticsCostConnection?: StatisticsCostConnectionResolvers<ContextType>;
  StatisticsCostEdge?: StatisticsCostEdgeResolvers<ContextType>;
  StatisticsCost?: StatisticsCostResolvers<ContextType>;
  StatisticsOpeningConnection?: StatisticsOpeningConnectionResolvers<ContextType>;
  StatisticsOpeningEdge?: StatisticsOpeningEdgeResolvers<ContextType>;
  StatisticsOpening?: StatisticsOpeningResolvers<ContextType>;
  StatisticsMatchupConnection?: StatisticsMatchupConnectionResolvers<ContextType>;
  StatisticsMatchupEdge?: StatisticsMatchupEdgeResolvers<ContextType>;
  StatisticsMatchup?: StatisticsMatchupResolvers<ContextType>;
  StatisticsLengthConnection?: StatisticsLengthConnectionResolvers<ContextType>;
  StatisticsLengthEdge?: StatisticsLengthEdgeResolvers<ContextType>;
  StatisticsLength?: StatisticsLengthResolvers<ContextType>;
  StatisticsTurnConnection?: StatisticsTurnConnectionResolvers<ContextType>;
  StatisticsTurnEdge?: StatisticsTurnEdgeResolvers<ContextType>;
  StatisticsTurn?: StatisticsTurnResolvers<ContextType>;
  StatisticsThinkingConnection?: StatisticsThinkingConnectionResolvers<ContextType>;
  StatisticsThinkingEdge?: StatisticsThinkingEdgeResolvers<ContextType>;
  StatisticsThinking?: StatisticsThinkingResolvers<ContextType>;
  StatisticsMulliganConnection?: StatisticsMulliganConnectionResolvers<ContextType>;
  StatisticsMulliganEdge?: StatisticsMulliganEdgeResolvers<ContextType>;
  StatisticsMulligan?: StatisticsMulliganResolvers<ContextType>;
  StatisticsRecordConnection?: StatisticsRecordConnectionResolvers<ContextType>;
  StatisticsRecordEdge?: StatisticsRecordEdgeResolvers<ContextType>;
  StatisticsRecord?: StatisticsRecordResolvers<ContextType>;
  SamePosition?: SamePositionResolvers<ContextType>;
  PositionName?: PositionNameResolvers<ContextType>;
  NextNameConnection?: NextNameConnectionResolvers<ContextType>;
  NextNameEdge?: NextNameEdgeResolvers<ContextType>;
  NextName?: NextNameResolvers<ContextType>;
  SameGameConnection?: SameGameConnectionResolvers<ContextType>;
  SameGameEdge?: SameGameEdgeResolvers<ContextType>;
  SameGame?: SameGameResolvers<ContextType>;
};

