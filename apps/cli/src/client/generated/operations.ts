// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { Json } from '#client';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BotKind =
  | 'RANDOM'
  | 'GREEDY';

export type DisputeStage =
  | 'CALLED'
  | 'TAKEN'
  | 'RULED'
  | 'APPEALED'
  | 'FINAL'
  | 'DONE'
  | 'WITHDRAWN'
  | 'LAPSED'
  | 'CLOSED';

export type RulingState =
  | 'OPEN'
  | 'CARRIED_OUT'
  | 'FAILED'
  | 'OVERTURNED';

export type AppealOutcome =
  | 'UPHELD'
  | 'OVERTURNED'
  | 'UNDECIDED';

export type PenaltyGrade =
  | 'WARNING'
  | 'GAME_LOSS'
  | 'MATCH_LOSS'
  | 'DISQUALIFICATION';

export type Infraction =
  | 'MISSED_TRIGGER'
  | 'LOOKING_AT_EXTRA_CARDS'
  | 'HIDDEN_CARD_ERROR'
  | 'GAME_RULE_VIOLATION'
  | 'FAILURE_TO_MAINTAIN_GAME_STATE'
  | 'MULLIGAN_ERROR'
  | 'DECK_ERROR'
  | 'TARDINESS'
  | 'SLOW_PLAY'
  | 'OUTSIDE_ASSISTANCE'
  | 'COMMUNICATION_VIOLATION'
  | 'UNSPORTING_CONDUCT'
  | 'STALLING'
  | 'CHEATING';

export type LogPart =
  | 'VIEW'
  | 'EVENTS'
  | 'SECRET'
  | 'VERDICT'
  | 'PROOF';

export type JudgeDeed =
  | 'TAKE_CALL'
  | 'HAND_BACK_CALL'
  | 'STOP_GAME'
  | 'CLOSE_DISPUTE'
  | 'SAY'
  | 'ASK_NAME'
  | 'GIVE_RULING'
  | 'UPHOLD_RULING'
  | 'OVERTURN_RULING'
  | 'RULE';

export type WayOfLooking =
  | 'VIEW'
  | 'FEED'
  | 'OUTLINE'
  | 'LOG'
  | 'NOTES'
  | 'CHAT'
  | 'ANNOTATIONS'
  | 'SIDE_BY_SIDE'
  | 'KNOWLEDGE'
  | 'PLAYS'
  | 'WHAT_IF'
  | 'DISPUTE'
  | 'DESK'
  | 'TALK'
  | 'PREVIEW'
  | 'RULING'
  | 'PENALTY'
  | 'FORK';

export type Mark =
  | 'GOOD'
  | 'BAD'
  | 'DUBIOUS'
  | 'BEST';

export type RefusalCode =
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
  | 'NOT_OVER'
  | 'NOT_BY_CONSENT'
  | 'ALREADY_AGREED'
  | 'NOT_A_JUDGE'
  | 'UNKNOWN_ANNOTATION'
  | 'TOO_MANY_ANNOTATIONS'
  | 'UNKNOWN_OBJECT'
  | 'UNKNOWN_SEAT'
  | 'UNKNOWN_ENTRY'
  | 'WHAT_IF_GONE'
  | 'WHAT_IF_QUOTA'
  | 'NOT_REFERRED'
  | 'OWN_GAME'
  | 'TOO_MUCH_WORK'
  | 'QUARANTINED'
  | 'STOPPED'
  | 'NO_DISPUTE'
  | 'CALL_TAKEN'
  | 'NOT_YOUR_CALL'
  | 'TOO_MANY_CALLS'
  | 'UNKNOWN_RULE'
  | 'ILLEGAL_REMEDY'
  | 'NO_TAKE_BACKS'
  | 'TAKE_BACK_OPEN'
  | 'TOO_MANY_TAKE_BACKS'
  | 'NO_TAKE_BACK'
  | 'HIDDEN_LEARNED'
  | 'NO_SUCH_MOMENT'
  | 'LOG_OPENED'
  | 'ENGINE_FAULT'
  | 'UNKNOWN_DISPUTE'
  | 'NOT_A_HEAD_JUDGE'
  | 'OWN_RULING'
  | 'NOT_A_PARTY'
  | 'CALL_NOT_TAKEN'
  | 'NOT_THE_JUDGE'
  | 'ALREADY_RULED'
  | 'NOT_RULED'
  | 'ALREADY_ACCEPTED'
  | 'ALREADY_APPEALED'
  | 'APPEAL_FINAL'
  | 'NOT_APPEALED'
  | 'APPEAL_OVER'
  | 'DISPUTE_CLOSED'
  | 'NOT_DONE'
  | 'NO_CHALLENGE'
  | 'IS_CHALLENGE'
  | 'NO_CHALLENGES'
  | 'NAME_NOT_ASKED'
  | 'NAME_ASKED'
  | 'TOO_MANY'
  | 'TOO_MANY_NAMES'
  | 'LOG_QUOTA'
  | 'TABLE_QUOTA'
  | 'BOT_QUOTA'
  | 'GAME_QUOTA'
  | 'INVALID_COMMAND'
  | 'UNREADABLE_OUTCOME'
  | 'STORE_UNAVAILABLE'
  | 'OUTCOME_UNKNOWN';

export type QuarantineReason =
  | 'TOO_MUCH_WORK'
  | 'ENGINE_FAULT'
  | 'BY_OPERATOR'
  | 'UNREADABLE_LOG';

export type LibraryColours =
  | 'EVEN';

export type AttackOption =
  | 'MULTIPLE'
  | 'LEFT'
  | 'RIGHT';

export type NamingHelp =
  | 'NONE'
  | 'USED'
  | 'SEARCH';

export type Ruleset =
  | 'PENTALAND'
  | 'UTOPIA'
  | 'WAR_ZONE'
  | 'MAGIC';

export type Base =
  | 'CR'
  | 'CR2011'
  | 'NINTH';

export type Format =
  | 'ALL'
  | 'CHOSEN';

export type Access =
  | 'OPEN'
  | 'INVITATION'
  | 'PRIVATE';

export type Opens =
  | 'AT_END'
  | 'BY_CONSENT'
  | 'AFTER_TOURNAMENT'
  | 'JUDGES_ONLY';

export type TakeBacks =
  | 'NEVER'
  | 'BY_CONSENT';

export type Unresolved =
  | 'NOTHING'
  | 'JUDGE';

export type Flag =
  | 'LOSES'
  | 'PASSES';

export type ViewerKind =
  | 'SEAT'
  | 'SPECTATOR'
  | 'JUDGE'
  | 'OPENED';

export type GameStatus =
  | 'GATHERING'
  | 'OPENING'
  | 'STARTING'
  | 'MULLIGANS'
  | 'PLAYING'
  | 'OVER';

export type PassingUntil =
  | 'SOMETHING_HAPPENS'
  | 'MY_TURN';

export type StackKind =
  | 'SPELL'
  | 'ACTIVATED'
  | 'TRIGGERED';

export type ChosenZoneKind =
  | 'LIBRARY'
  | 'GRAVEYARD';

export type LossReason =
  | 'CONCEDED'
  | 'ABSENT'
  | 'DREW_FROM_EMPTY_LIBRARY'
  | 'NO_LIFE'
  | 'POISONED'
  | 'EFFECT'
  | 'OUT_OF_TIME'
  | 'DRAWN';

export type Step =
  | 'UNTAP'
  | 'UPKEEP'
  | 'DRAW'
  | 'PRECOMBAT_MAIN'
  | 'BEGIN_COMBAT'
  | 'DECLARE_ATTACKERS'
  | 'DECLARE_BLOCKERS'
  | 'FIRST_STRIKE_DAMAGE'
  | 'COMBAT_DAMAGE'
  | 'END_COMBAT'
  | 'POSTCOMBAT_MAIN'
  | 'END'
  | 'CLEANUP';

export type QuestionKind =
  | 'CHOOSE_PLAYERS'
  | 'YES_NO'
  | 'CHOOSE_OBJECTS'
  | 'PRIORITY'
  | 'CHOOSE_MODES'
  | 'CHOOSE_TARGETS'
  | 'NUMBER'
  | 'WORD'
  | 'ORDER'
  | 'DIVIDE'
  | 'ATTACKERS'
  | 'BLOCKERS'
  | 'PROPOSE';

export type Prompt =
  | 'CHOOSE_STARTING_PLAYER'
  | 'TAKE_A_MULLIGAN'
  | 'PUT_ON_THE_BOTTOM'
  | 'OPENING_HAND'
  | 'PRIORITY'
  | 'ATTACKERS'
  | 'BLOCKERS'
  | 'DAMAGE'
  | 'DISCARD'
  | 'TARGET'
  | 'ORDER_TRIGGERS'
  | 'ORDER_REPLACEMENTS'
  | 'ORDER_CARDS'
  | 'LEGEND_RULE'
  | 'MAY'
  | 'PAY'
  | 'MODE'
  | 'CHOOSE'
  | 'DIVIDE'
  | 'NUMBER'
  | 'WORD'
  | 'NAME'
  | 'SEARCH'
  | 'SCRY'
  | 'VOTE'
  | 'COIN'
  | 'MANA'
  | 'PROPOSE'
  | 'ACCEPT'
  | 'SETTLE_AS_NOTHING'
  | 'LET_STAND'
  | 'SHORTCUT'
  | 'FIRST_DRAWN';

export type ClausePart =
  | 'EFFECT'
  | 'COSTS'
  | 'TRIGGER';

export type ZoneKind =
  | 'LIBRARY'
  | 'HAND'
  | 'BATTLEFIELD'
  | 'GRAVEYARD'
  | 'STACK'
  | 'EXILE'
  | 'COMMAND'
  | 'OUTSIDE';

export type PriorityAction =
  | 'PASS_TURN'
  | 'PASS'
  | 'ACT';

export type EndReason =
  | 'LAST_ONE_STANDING'
  | 'NOBODY_LEFT'
  | 'WON_BY_EFFECT'
  | 'DRAWN_BY_EFFECT'
  | 'MANDATORY_LOOP'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'ABANDONED'
  | 'RULED';

export type ReplayEyes =
  | 'OWN'
  | 'SPECTATOR'
  | 'SEAT'
  | 'EVERYTHING';

export type NoScenario =
  | 'NOT_IN_TURNS'
  | 'NOT_PLAYED'
  | 'STACK'
  | 'COMBAT'
  | 'QUESTION'
  | 'CONTROLLED'
  | 'UNWRITTEN';

export type TableViewFragment = { readonly status: GameStatus, readonly createdAt: string, readonly commitment: string, readonly openingDeadline: string | null, readonly startingSeat: number | null, readonly monarch: number | null, readonly initiative: number | null, readonly terms: TableTermsFragment, readonly host: { readonly id: string }, readonly invited: ReadonlyArray<{ readonly id: string }>, readonly origin: { readonly gameId: string | null, readonly moment: number | null, readonly scenario: string | null } | null, readonly seats: ReadonlyArray<TableSeatFragment>, readonly turn: { readonly number: number, readonly active: number, readonly step: Step | null } | null, readonly library: TableLibraryFragment | null, readonly battlefield: ReadonlyArray<TableCardFragment> | null, readonly stack: ReadonlyArray<TableCardFragment> | null, readonly exile: ReadonlyArray<TableCardFragment> | null, readonly command: ReadonlyArray<TableCardFragment> | null, readonly shown: ReadonlyArray<TableCardFragment>, readonly combat: { readonly attacks: ReadonlyArray<{ readonly attacker: string, readonly defending: number, readonly blocked: boolean, readonly band: number | null, readonly defender: TableTargetFragment | null }>, readonly blocks: ReadonlyArray<{ readonly blocker: string, readonly attackers: ReadonlyArray<string> }>, readonly assigned: ReadonlyArray<{ readonly source: string, readonly amount: number, readonly to: TableTargetFragment }> | null } | null, readonly decision: { readonly decisionId: string, readonly seat: number, readonly of: number | null, readonly kind: QuestionKind, readonly prompt: Prompt, readonly source: string | null, readonly since: string, readonly absentFrom: string, readonly question:
      | TableQuestion_ChoosePlayers_Fragment
      | TableQuestion_YesNo_Fragment
      | TableQuestion_ChooseObjects_Fragment
      | TableQuestion_Priority_Fragment
      | TableQuestion_ChooseModes_Fragment
      | TableQuestion_ChooseTargets_Fragment
      | TableQuestion_ChooseNumber_Fragment
      | TableQuestion_ChooseWord_Fragment
      | TableQuestion_ChooseOrder_Fragment
      | TableQuestion_Divide_Fragment
      | TableQuestion_DeclareAttackers_Fragment
      | TableQuestion_DeclareBlockers_Fragment
      | TableQuestion_Propose_Fragment
     | null } | null, readonly clocks: { readonly players: ReadonlyArray<{ readonly seat: number, readonly left: number }>, readonly running: { readonly seat: number, readonly since: string, readonly until: string } | null } | null, readonly proposal: TableProposalFragment | null, readonly referral: { readonly referralId: string, readonly seat: number, readonly object: string | null, readonly text: string, readonly part: ClausePart, readonly votesForNothing: ReadonlyArray<number>, readonly votesToStand: ReadonlyArray<number>, readonly since: string, readonly until: string, readonly proposals: ReadonlyArray<TableProposalFragment> } | null, readonly quarantine: { readonly why: QuarantineReason, readonly since: string } | null, readonly dispute: { readonly id: string, readonly seat: number | null, readonly since: string, readonly until: string | null, readonly taken: boolean } | null, readonly takeBack: { readonly seat: number, readonly moment: number, readonly asks: ReadonlyArray<number>, readonly agreed: ReadonlyArray<number>, readonly since: string } | null, readonly result: { readonly reason: EndReason, readonly winners: ReadonlyArray<number> } | null };

export type TableTermsFragment = { readonly ruleset: Ruleset, readonly base: Base, readonly format: Format, readonly seats: number, readonly access: Access, readonly spectators: boolean, readonly opens: Opens, readonly librarySize: number, readonly prebuilt: ReadonlyArray<string> | null, readonly sideboardSize: number | null, readonly startingLife: number, readonly teams: ReadonlyArray<number> | null, readonly deployCreatures: boolean, readonly arrangeGraveyards: boolean, readonly attack: AttackOption, readonly rangeOfInfluence: ReadonlyArray<number | null> | null, readonly maximumHandSize: number | null, readonly startWithin: number, readonly openWithin: number, readonly absentAfter: number, readonly abandonAfter: number, readonly takeBack: TakeBacks, readonly unresolved: Unresolved, readonly rulingWithin: number | null, readonly challenges: boolean, readonly chosenFormat: { readonly until: string | null, readonly sets: ReadonlyArray<string> | null, readonly names: ReadonlyArray<string> | null, readonly legality: string | null } | null, readonly library: { readonly leastNames: number | null, readonly colours: LibraryColours | null, readonly cards: ReadonlyArray<{ readonly name: string, readonly count: number }> | null } | null, readonly naming: { readonly help: NamingHelp, readonly refusedFree: number, readonly refusedThenEvery: number } | null, readonly clock:
    | { readonly __typename: 'ChessClock', readonly initial: number, readonly increment: number, readonly flag: Flag }
    | { readonly __typename: 'ThinkingTime', readonly each: number, readonly flag: Flag, readonly late: { readonly from: number, readonly each: number } | null }
   | null };

export type TableSeatFragment = { readonly seat: number, readonly team: number, readonly ready: boolean, readonly commitment: string | null, readonly entropy: string | null, readonly life: number | null, readonly mulligans: number, readonly keptHand: boolean, readonly handSize: number, readonly lost: LossReason | null, readonly agreesToOpen: boolean | null, readonly librarySize: number | null, readonly sideboardSize: number | null, readonly mana: string | null, readonly designations: ReadonlyArray<string>, readonly player: { readonly id: string } | null, readonly hand: ReadonlyArray<TableCardFragment> | null, readonly libraries: ReadonlyArray<TableLibraryFragment> | null, readonly graveyard: ReadonlyArray<TableCardFragment> | null, readonly graveyards: ReadonlyArray<{ readonly objects: ReadonlyArray<string> }> | null, readonly sideboard: ReadonlyArray<TableCardFragment> | null, readonly counters: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly passing: { readonly until: PassingUntil | null, readonly stops: { readonly own: ReadonlyArray<Step>, readonly others: ReadonlyArray<Step> } | null } | null };

export type TableLibraryFragment = { readonly size: number, readonly cards: ReadonlyArray<TableCardFragment> | null, readonly known: ReadonlyArray<{ readonly fromTop: number, readonly card: TableCardFragment }> };

export type TableCardFragment = { readonly objectId: string, readonly name: string, readonly cost: string | null, readonly typeLine: string, readonly zone: ZoneKind | null, readonly printed: string | null, readonly watched: boolean | null, readonly text: ReadonlyArray<string> | null, readonly assisted: ReadonlyArray<string> | null, readonly power: number | null, readonly toughness: number | null, readonly loyalty: number | null, readonly defense: number | null, readonly colours: ReadonlyArray<string> | null, readonly owner: number | null, readonly controller: number | null, readonly token: boolean | null, readonly copy: boolean | null, readonly tapped: boolean | null, readonly flipped: boolean | null, readonly phasedOut: boolean | null, readonly faceDown: string | null, readonly damage: number | null, readonly marks: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<string> | null, readonly asPrinted: { readonly typeLine: string, readonly colours: ReadonlyArray<string>, readonly text: ReadonlyArray<string>, readonly power: string | null, readonly toughness: string | null, readonly loyalty: number | null, readonly defense: number | null } | null, readonly under: { readonly name: string, readonly cost: string | null, readonly typeLine: string, readonly printed: string | null, readonly watched: boolean | null, readonly text: ReadonlyArray<string> | null, readonly assisted: ReadonlyArray<string> | null, readonly power: number | null, readonly toughness: number | null, readonly loyalty: number | null, readonly defense: number | null } | null, readonly counters: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly attachedTo: TableTargetFragment | null, readonly item: { readonly kind: StackKind, readonly controller: number, readonly source: string | null, readonly text: string | null, readonly modes: ReadonlyArray<number>, readonly x: number | null, readonly alternative: string | null, readonly copy: boolean, readonly targets: ReadonlyArray<{ readonly objects: ReadonlyArray<string>, readonly players: ReadonlyArray<number>, readonly amounts: ReadonlyArray<number> | null }>, readonly zones: ReadonlyArray<{ readonly seat: number, readonly kind: ChosenZoneKind, readonly index: number }>, readonly paid: ReadonlyArray<{ readonly label: string, readonly times: number }> } | null };

export type TableTargetFragment = { readonly object: string | null, readonly seat: number | null };

export type TableProposalFragment = { readonly seat: number, readonly object: string | null, readonly text: string, readonly part: ClausePart, readonly attempt: number, readonly does: Json, readonly inWords: string | null, readonly voted: ReadonlyArray<number>, readonly names: ReadonlyArray<{ readonly name: string, readonly objects: ReadonlyArray<string>, readonly seats: ReadonlyArray<number>, readonly hidden: ReadonlyArray<{ readonly zone: ZoneKind, readonly seat: number | null, readonly count: number }> }> };

type TableQuestion_ChoosePlayers_Fragment = { readonly __typename: 'ChoosePlayers', readonly seats: ReadonlyArray<number>, readonly count: number, readonly least: number };

type TableQuestion_YesNo_Fragment = { readonly __typename: 'YesNo', readonly prompt: Prompt, readonly instead: ReadonlyArray<TableCardFragment> };

type TableQuestion_ChooseObjects_Fragment = { readonly __typename: 'ChooseObjects', readonly count: number, readonly least: number, readonly cards: ReadonlyArray<TableCardFragment> };

type TableQuestion_Priority_Fragment = { readonly __typename: 'Priority', readonly actions: ReadonlyArray<PriorityAction> };

type TableQuestion_ChooseModes_Fragment = { readonly __typename: 'ChooseModes', readonly least: number, readonly most: number, readonly repeat: boolean, readonly options: ReadonlyArray<{ readonly label: string, readonly object: string | null }> };

type TableQuestion_ChooseTargets_Fragment = { readonly __typename: 'ChooseTargets', readonly seats: ReadonlyArray<number>, readonly least: number, readonly most: number, readonly cards: ReadonlyArray<TableCardFragment> };

type TableQuestion_ChooseNumber_Fragment = { readonly __typename: 'ChooseNumber', readonly lowest: number, readonly highest: number | null };

type TableQuestion_ChooseWord_Fragment = { readonly __typename: 'ChooseWord', readonly of: string, readonly from: ReadonlyArray<string> | null, readonly object: string | null, readonly none: boolean };

type TableQuestion_ChooseOrder_Fragment = { readonly __typename: 'ChooseOrder', readonly options: ReadonlyArray<{ readonly label: string, readonly object: string | null }> };

type TableQuestion_Divide_Fragment = { readonly __typename: 'Divide', readonly total: number, readonly least: number, readonly limits: ReadonlyArray<number> | null, readonly source: string | null, readonly among: ReadonlyArray<TableTargetFragment>, readonly tiers: ReadonlyArray<{ readonly tier: number, readonly enough: number, readonly least: number }> | null };

type TableQuestion_DeclareAttackers_Fragment = { readonly __typename: 'DeclareAttackers', readonly attackers: ReadonlyArray<{ readonly attacker: string, readonly defenders: ReadonlyArray<TableTargetFragment> }> };

type TableQuestion_DeclareBlockers_Fragment = { readonly __typename: 'DeclareBlockers', readonly blockers: ReadonlyArray<{ readonly blocker: string, readonly attackers: ReadonlyArray<string>, readonly most: number }> };

type TableQuestion_Propose_Fragment = { readonly __typename: 'Propose', readonly text: string, readonly part: ClausePart, readonly attempt: number, readonly attempts: number };

export type TableQuestionFragment =
  | TableQuestion_ChoosePlayers_Fragment
  | TableQuestion_YesNo_Fragment
  | TableQuestion_ChooseObjects_Fragment
  | TableQuestion_Priority_Fragment
  | TableQuestion_ChooseModes_Fragment
  | TableQuestion_ChooseTargets_Fragment
  | TableQuestion_ChooseNumber_Fragment
  | TableQuestion_ChooseWord_Fragment
  | TableQuestion_ChooseOrder_Fragment
  | TableQuestion_Divide_Fragment
  | TableQuestion_DeclareAttackers_Fragment
  | TableQuestion_DeclareBlockers_Fragment
  | TableQuestion_Propose_Fragment
;

export type EditAnnotationMutationVariables = Exact<{
  commandId: string;
  gameId: string;
  annotationId: string;
  moment: number;
  mark?: Mark | null | undefined;
  text: string;
}>;


export type EditAnnotationMutation = { readonly editAnnotation:
    | { readonly __typename: 'AnnotationKept', readonly annotation: { readonly id: string } }
    | { readonly __typename: 'AnnotationDeleted' }
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type WrittenFragment = { readonly seat: number | null, readonly text: string | null };

export type DisputesOfQueryVariables = Exact<{
  gameId: string;
}>;


export type DisputesOfQuery = { readonly disputesOf: ReadonlyArray<{ readonly id: string, readonly stage: DisputeStage, readonly openedAt: string, readonly seat: number | null, readonly moment: number, readonly openedBy: { readonly name: string | null }, readonly challenge: { readonly by: number, readonly against: number } | null, readonly judge: { readonly name: string | null } | null, readonly sentence: WrittenFragment | null, readonly statements: ReadonlyArray<WrittenFragment>, readonly messages: ReadonlyArray<{ readonly seat: number | null, readonly to: number | null, readonly text: string | null }>, readonly rulings: ReadonlyArray<{ readonly number: number, readonly state: RulingState, readonly rules: ReadonlyArray<string>, readonly words: string }>, readonly appeal: { readonly seat: number, readonly outcome: AppealOutcome | null, readonly words: string | null } | null, readonly penalties: ReadonlyArray<{ readonly seat: number, readonly infraction: Infraction, readonly grade: PenaltyGrade, readonly words: string }> }> | null };

export type ChallengeMutationVariables = Exact<{
  commandId: string;
  gameId: string;
  seat: number;
  sentence: string;
}>;


export type ChallengeMutation = { readonly challenge:
    | { readonly __typename: 'DisputeAccepted', readonly dispute: { readonly id: string } }
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type NotDoneFragment = { readonly code: RefusalCode, readonly message: string, readonly rule: string, readonly also: ReadonlyArray<string>, readonly retriable: boolean, readonly retryAfter: number | null };

export type CardSomewhereFragment = { readonly zone: ZoneKind, readonly zoneOf: number | null, readonly judge: ReadonlyArray<string>, readonly spectators: ReadonlyArray<string>, readonly from: { readonly moment: number }, readonly until: { readonly moment: number } | null, readonly seats: ReadonlyArray<{ readonly seat: number, readonly ids: ReadonlyArray<string> }> };

export type SameCardQueryVariables = Exact<{
  gameId: string;
  id: string;
  of?: number | null | undefined;
}>;


export type SameCardQuery = { readonly known:
    | { readonly __typename: 'SameCard', readonly name: string, readonly object: CardSomewhereFragment, readonly now: CardSomewhereFragment | null }
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type TheirStoryFragment = { readonly seq: number, readonly moment: number, readonly story: Json, readonly patch: Json };

export type WhoWasToldQueryVariables = Exact<{
  gameId: string;
  seq: number;
}>;


export type WhoWasToldQuery = { readonly known:
    | { readonly __typename: 'ToldEntry', readonly entry: TheirStoryFragment, readonly told: ReadonlyArray<{ readonly viewer: ViewerKind, readonly seat: number | null, readonly entry: TheirStoryFragment | null }> }
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type RecordedLookFragment = { readonly id: string, readonly gameId: string, readonly way: WayOfLooking, readonly disputeId: string | null, readonly at: string, readonly until: string | null, readonly judge: { readonly id: string, readonly name: string | null }, readonly what: { readonly moment: number, readonly until: number | null, readonly after: number | null, readonly before: number | null, readonly eyes: ViewerKind | null, readonly eyesOf: number | null, readonly part: LogPart | null, readonly card: string | null, readonly cardOf: number | null, readonly name: string | null, readonly entry: number | null, readonly seat: number | null, readonly deed: JudgeDeed | null, readonly ruling: number | null, readonly penalty: number | null, readonly referralId: string | null } | null };

export type AuditQueryVariables = Exact<{
  gameId?: string | null | undefined;
  judgeId?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditQuery = { readonly audit: { readonly nodes: ReadonlyArray<RecordedLookFragment>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } | null };

export type AuditEntriesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AuditEntriesSubscription = { readonly auditEntries: RecordedLookFragment };

export type LookedAtQueryVariables = Exact<{
  gameId: string;
}>;


export type LookedAtQuery = { readonly lookedAt: ReadonlyArray<{ readonly at: string, readonly until: string | null, readonly judge: { readonly name: string | null } }> | null };

export type PlayerNamedQueryVariables = Exact<{
  name: string;
}>;


export type PlayerNamedQuery = { readonly player: { readonly id: string } | null };

export type AgreeToOpenMutationVariables = Exact<{
  commandId: string;
  gameId: string;
}>;


export type AgreeToOpenMutation = { readonly agreeToOpen:
    | { readonly __typename: 'Accepted', readonly gameId: string }
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type AgreedQueryVariables = Exact<{
  gameId: string;
}>;


export type AgreedQuery = { readonly game: { readonly view: { readonly seats: ReadonlyArray<{ readonly seat: number, readonly lost: LossReason | null, readonly agreesToOpen: boolean | null, readonly player: { readonly name: string | null, readonly bot: BotKind | null } | null }> }, readonly opened: { readonly seed: string } | null } | null };

export type PositionAtQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
  moment?: number | null | undefined;
}>;


export type PositionAtQuery = { readonly replay: { readonly scenario: { readonly moment: number, readonly text: string | null, readonly lacking: NoScenario | null } } };

