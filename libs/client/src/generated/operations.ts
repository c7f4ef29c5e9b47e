// Generated from the .graphql files beside by `npm run generate`; do not edit.
import { FRAGMENTS } from './fragments.js';
import type { Json } from './stories.js';
type TypedDocument<Result, Variables> = { toString(): string; __apiType?: (variables: Variables) => Result };
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BotKind =
  | 'RANDOM'
  | 'GREEDY';

export type AccountRefusalCode =
  | 'NAME_INVALID'
  | 'NAME_TAKEN'
  | 'COMMAND_ID_WEAK'
  | 'CREDENTIALS_WRONG'
  | 'TOO_MANY_ATTEMPTS'
  | 'UNKNOWN_PLAYER'
  | 'NOT_ALLOWED'
  | 'OWN_ROLE'
  | 'BUSY'
  | 'TRY_LATER';

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

export type RemedyKind =
  | 'REWIND'
  | 'REPAIR'
  | 'ANSWER'
  | 'TIME'
  | 'RESULT';

export type RulingLevel =
  | 'JUDGE'
  | 'HEAD_JUDGE';

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

export type RepairZone =
  | 'LIBRARY'
  | 'HAND'
  | 'BATTLEFIELD'
  | 'GRAVEYARD'
  | 'EXILE'
  | 'COMMAND';

export type WordOf =
  | 'NAME'
  | 'CHOICE';

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

export type AnswerInput =
  {   readonly players: ReadonlyArray<number>; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never;   readonly yes: boolean; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never;   readonly objects: ReadonlyArray<string>; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never;   readonly action: PriorityAction; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never;   readonly act: PlayInput; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never;   readonly modes: ReadonlyArray<number>; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never;   readonly targets: ReadonlyArray<TargetInput>; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never;   readonly number: number; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never;   readonly word: string; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never;   readonly order: ReadonlyArray<number>; readonly divide?: never; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never;   readonly divide: ReadonlyArray<number>; readonly attacks?: never; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never;   readonly attacks: ReadonlyArray<AttackInput>; readonly blocks?: never; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never;   readonly blocks: ReadonlyArray<BlockInput>; readonly propose?: never; }
  |  { readonly players?: never; readonly yes?: never; readonly objects?: never; readonly action?: never; readonly act?: never; readonly modes?: never; readonly targets?: never; readonly number?: never; readonly word?: never; readonly order?: never; readonly divide?: never; readonly attacks?: never; readonly blocks?: never;   readonly propose: ProposalInput; };

export type ProposalInput = {
  readonly effect: Json;
  readonly names?: ReadonlyArray<ProposedNameInput>;
};

export type ProposedNameInput = {
  readonly name: string;
  readonly objects?: ReadonlyArray<string>;
  readonly seats?: ReadonlyArray<number>;
};

export type TargetInput =
  {   readonly object: string; readonly seat?: never; }
  |  { readonly object?: never;   readonly seat: number; };

export type AttackInput = {
  readonly attacker: string;
  readonly defender: TargetInput;
  readonly band?: number | null | undefined;
};

export type BlockInput = {
  readonly blocker: string;
  readonly attackers: ReadonlyArray<string>;
};

export type AttackOption =
  | 'MULTIPLE'
  | 'LEFT'
  | 'RIGHT';

export type NamingHelp =
  | 'NONE'
  | 'USED'
  | 'SEARCH';

export type PlayAs =
  | 'ANY_LAND';

export type PlayKind =
  | 'CAST'
  | 'ACTIVATE'
  | 'PLAY'
  | 'SPECIAL';

export type PlayInput = {
  readonly kind: PlayKind;
  readonly object: string;
  readonly name?: string | null | undefined;
  readonly names?: ReadonlyArray<CardNameInput> | null | undefined;
  readonly as?: PlayAs | null | undefined;
  readonly face?: number | null | undefined;
  readonly ability?: number | null | undefined;
  readonly what?: string | null | undefined;
  readonly modes?: ReadonlyArray<number> | null | undefined;
  readonly targets?: ReadonlyArray<ReadonlyArray<TargetInput>> | null | undefined;
  readonly divided?: ReadonlyArray<ReadonlyArray<number>> | null | undefined;
  readonly x?: number | null | undefined;
  readonly optional?: ReadonlyArray<OptionalCostInput> | null | undefined;
  readonly alternative?: string | null | undefined;
  readonly costs?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  readonly either?: ReadonlyArray<number> | null | undefined;
  readonly pay?: ReadonlyArray<ManaAbilityInput> | null | undefined;
  readonly life?: number | null | undefined;
  readonly splice?: ReadonlyArray<string> | null | undefined;
  readonly mana?: string | null | undefined;
  readonly convoke?: ReadonlyArray<string> | null | undefined;
  readonly improvise?: ReadonlyArray<string> | null | undefined;
  readonly delve?: ReadonlyArray<string> | null | undefined;
};

export type CardNameInput = {
  readonly object: string;
  readonly name: string;
};

export type OptionalCostInput = {
  readonly label: string;
  readonly times: number;
};

export type ManaAbilityInput = {
  readonly object: string;
  readonly ability: number;
  readonly mana?: string | null | undefined;
};

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

export type LobbyStatus =
  | 'GATHERING'
  | 'PLAYING'
  | 'OVER';

export type AwaitedDeed =
  | 'READY'
  | 'START'
  | 'OPEN_ENTROPY'
  | 'ANSWER';

export type ViewerKind =
  | 'SEAT'
  | 'SPECTATOR'
  | 'JUDGE'
  | 'OPENED';

export type CommandKind =
  | 'INVITE'
  | 'WITHDRAW_INVITATION'
  | 'DECLINE'
  | 'JOIN'
  | 'LEAVE'
  | 'UNSEAT'
  | 'SEAT_BOT'
  | 'UNSEAT_BOT'
  | 'READY'
  | 'START'
  | 'OPEN_ENTROPY'
  | 'ANSWER'
  | 'SHORTCUT'
  | 'SET_PASSING'
  | 'CONCEDE'
  | 'CONCEDE_ABSENT'
  | 'AGREE_TO_OPEN'
  | 'ASK_TAKE_BACK'
  | 'ANSWER_TAKE_BACK';

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

export type ReplayStep =
  | 'ENTRY'
  | 'PRIORITY'
  | 'PHASE'
  | 'TURN';

export type ReplayDirection =
  | 'FORWARD'
  | 'BACK';

export type Phase =
  | 'BEGINNING'
  | 'PRECOMBAT_MAIN'
  | 'COMBAT'
  | 'POSTCOMBAT_MAIN'
  | 'ENDING';

export type OutlineMarkKind =
  | 'MULLIGAN'
  | 'NAME'
  | 'SPELL'
  | 'COMBAT'
  | 'DEATH'
  | 'CONCESSION'
  | 'LOSS'
  | 'CALL'
  | 'RULING'
  | 'REWIND';

export type CloseReason =
  | 'TOKEN_ENDED'
  | 'SERVER_STOPS'
  | 'TOO_SLOW'
  | 'STORE_UNAVAILABLE'
  | 'VIEWER_CHANGED';

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

type Begun_Session_Fragment = { readonly __typename: 'Session', readonly token: string, readonly recoverySecret: string | null, readonly player: { readonly id: string, readonly name: string | null } };

type Begun_AccountRefused_Fragment = { readonly __typename: 'AccountRefused', readonly code: AccountRefusalCode, readonly message: string, readonly retryAfter: number | null };

export type BegunFragment =
  | Begun_Session_Fragment
  | Begun_AccountRefused_Fragment
;

export type RegisterMutationVariables = Exact<{
  commandId: string;
  name: string;
}>;


export type RegisterMutation = { readonly register:
    | Begun_Session_Fragment
    | Begun_AccountRefused_Fragment
   };

export type LoginMutationVariables = Exact<{
  name: string;
  recoverySecret: string;
}>;


export type LoginMutation = { readonly login:
    | Begun_Session_Fragment
    | Begun_AccountRefused_Fragment
   };

export type RevokeTokensMutationVariables = Exact<{
  commandId: string;
}>;


export type RevokeTokensMutation = { readonly revokeTokens:
    | { readonly __typename: 'Revoked' }
    | { readonly __typename: 'AccountRefused', readonly code: AccountRefusalCode, readonly message: string, readonly retryAfter: number | null }
   };

export type SaidInDisputeFragment = { readonly seat: number | null, readonly at: string, readonly text: string | null };

export type SeenDisputeFragment = { readonly id: string, readonly version: number, readonly changedAt: string, readonly gameId: string, readonly stage: DisputeStage, readonly openedAt: string, readonly seat: number | null, readonly moment: number, readonly decisionId: string | null, readonly until: string | null, readonly namesAsked: ReadonlyArray<number>, readonly closedAt: string | null, readonly openedBy: NamedFragment, readonly challenge: { readonly by: number, readonly against: number } | null, readonly judge: NamedFragment | null, readonly sentence: SaidInDisputeFragment | null, readonly statements: ReadonlyArray<SaidInDisputeFragment>, readonly messages: ReadonlyArray<{ readonly seat: number | null, readonly to: number | null, readonly at: string, readonly text: string | null, readonly by: NamedFragment }>, readonly names: ReadonlyArray<SaidInDisputeFragment>, readonly rulings: ReadonlyArray<{ readonly number: number, readonly level: RulingLevel, readonly at: string, readonly until: string | null, readonly acceptedBy: ReadonlyArray<number>, readonly state: RulingState, readonly rules: ReadonlyArray<string>, readonly words: string, readonly question: string | null, readonly findings: string | null, readonly judge: NamedFragment, readonly lost: { readonly seat: number, readonly losesMatch: boolean } | null, readonly remedies: ReadonlyArray<{ readonly kind: RemedyKind, readonly moment: number | null, readonly keepsKnown: boolean | null, readonly freesNames: boolean | null, readonly seat: number | null, readonly seconds: number | null, readonly winners: ReadonlyArray<number> | null, readonly decisionId: string | null, readonly given: { readonly players: ReadonlyArray<number> | null, readonly yes: boolean | null, readonly objects: ReadonlyArray<string> | null, readonly action: PriorityAction | null, readonly modes: ReadonlyArray<number> | null, readonly number: number | null, readonly word: string | null, readonly order: ReadonlyArray<number> | null, readonly divide: ReadonlyArray<number> | null, readonly act: { readonly kind: PlayKind, readonly object: string, readonly name: string | null } | null, readonly targets: ReadonlyArray<{ readonly object: string | null, readonly seat: number | null }> | null, readonly attacks: ReadonlyArray<{ readonly attacker: string, readonly defender: { readonly object: string | null, readonly seat: number | null } }> | null, readonly blocks: ReadonlyArray<{ readonly blocker: string, readonly attackers: ReadonlyArray<string> }> | null } | null, readonly repaired: { readonly move: { readonly object: string, readonly zone: RepairZone, readonly seat: number | null, readonly index: number, readonly under: number | null, readonly triggers: boolean, readonly place: { readonly top: boolean | null, readonly bottom: boolean | null, readonly nth: number | null, readonly random: boolean | null } | null } | null, readonly life: { readonly seat: number, readonly total: number } | null, readonly counters: { readonly object: string | null, readonly seat: number | null, readonly counter: string, readonly count: number } | null, readonly tapped: { readonly object: string, readonly tapped: boolean } | null, readonly control: { readonly object: string, readonly seat: number } | null, readonly reveal: { readonly objects: ReadonlyArray<string>, readonly to: number | null } | null, readonly mark: { readonly name: string, readonly seat: number, readonly object: string } | null, readonly free: { readonly name: string } | null, readonly word: { readonly object: string, readonly of: WordOf, readonly word: string, readonly frees: boolean } | null } | null }> }>, readonly appeal: { readonly ruling: number, readonly seat: number, readonly until: string, readonly outcome: AppealOutcome | null, readonly words: string | null, readonly reason: SaidInDisputeFragment | null, readonly judge: NamedFragment | null } | null, readonly penalties: ReadonlyArray<{ readonly seat: number, readonly infraction: Infraction, readonly grade: PenaltyGrade, readonly event: string, readonly words: string, readonly at: string, readonly judge: NamedFragment, readonly player: NamedFragment }> };

export type DisputeQueryVariables = Exact<{
  id: string;
}>;


export type DisputeQuery = { readonly dispute: SeenDisputeFragment | null };

export type DisputeChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type DisputeChangedSubscription = { readonly disputeChanged: { readonly version: number, readonly stage: DisputeStage } };

export type ListingFragment = { readonly id: string, readonly status: LobbyStatus, readonly createdAt: string, readonly invited: boolean, readonly waitsForMe: boolean, readonly rulingUntil: string | null, readonly stopped: boolean, readonly terms: { readonly ruleset: Ruleset, readonly base: Base, readonly format: Format, readonly seats: number, readonly teams: ReadonlyArray<number> | null, readonly access: Access, readonly spectators: boolean, readonly opens: Opens, readonly librarySize: number }, readonly host: NamedFragment, readonly seats: ReadonlyArray<{ readonly seat: number, readonly player: NamedFragment | null }>, readonly awaited: { readonly what: AwaitedDeed, readonly prompt: Prompt | null, readonly since: string | null, readonly until: string | null } | null, readonly origin: { readonly gameId: string | null, readonly moment: number | null, readonly scenario: string | null } | null, readonly result: { readonly reason: EndReason, readonly winners: ReadonlyArray<number> } | null };

export type NamedFragment = { readonly id: string, readonly name: string | null, readonly bot: BotKind | null };

export type LobbyQueryVariables = Exact<{
  first: number;
  own: number;
}>;


export type LobbyQuery = { readonly mine: { readonly nodes: ReadonlyArray<ListingFragment> }, readonly open: { readonly nodes: ReadonlyArray<ListingFragment> }, readonly playing: { readonly nodes: ReadonlyArray<ListingFragment> } };

export type LobbyChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LobbyChangedSubscription = { readonly lobbyChanged: { readonly mine: boolean } };

export type ReplayOutlineFragment = { readonly moments: number, readonly seats: ReadonlyArray<{ readonly seat: number, readonly team: number, readonly player: { readonly id: string, readonly name: string | null } | null }>, readonly turns: ReadonlyArray<{ readonly moment: number, readonly number: number, readonly active: number }>, readonly phases: ReadonlyArray<{ readonly moment: number, readonly turn: number, readonly phase: Phase }>, readonly lives: ReadonlyArray<{ readonly moment: number, readonly seat: number, readonly life: number }>, readonly commands: ReadonlyArray<{ readonly moment: number, readonly at: string, readonly seat: number | null }>, readonly questions: ReadonlyArray<{ readonly moment: number, readonly seat: number, readonly kind: QuestionKind, readonly thought: number | null }>, readonly marks: ReadonlyArray<{ readonly moment: number, readonly kind: OutlineMarkKind, readonly seat: number | null, readonly names: ReadonlyArray<string>, readonly count: number }>, readonly result: { readonly moment: number, readonly reason: EndReason, readonly winners: ReadonlyArray<number> } | null };

export type ReplayOutlineQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
}>;


export type ReplayOutlineQuery = { readonly replay: { readonly viewer: ViewerKind, readonly seat: number | null, readonly outline: ReplayOutlineFragment } };

export type ReplayViewQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
  moment?: number | null | undefined;
}>;


export type ReplayViewQuery = { readonly replay: { readonly view: TableViewFragment } };

export type ReplayStepQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
  from: number;
  by: ReplayStep;
  direction: ReplayDirection;
}>;


export type ReplayStepQuery = { readonly replay: { readonly step: number | null } };

export type ReplayFeedQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
  from: number;
  to?: number | null | undefined;
  after: number;
}>;


export type ReplayFeedQuery = { readonly replay: { readonly feed: { readonly next: number | null, readonly entries: ReadonlyArray<{ readonly seq: number, readonly moment: number, readonly at: string, readonly story: Json, readonly patch: Json }> } } };

type Outcome_Accepted_Fragment = { readonly __typename: 'Accepted', readonly gameId: string, readonly seq: number, readonly cursor: string };

type Outcome_Refused_Fragment = { readonly __typename: 'Refused', readonly code: RefusalCode, readonly rule: string, readonly also: ReadonlyArray<string>, readonly message: string, readonly retriable: boolean, readonly retryAfter: number | null };

export type OutcomeFragment =
  | Outcome_Accepted_Fragment
  | Outcome_Refused_Fragment
;

export type OfferedFragment = { readonly kind: PlayKind, readonly object: string, readonly face: number | null, readonly ability: number | null, readonly what: string | null, readonly as: PlayAs | null, readonly alternative: string | null, readonly text: string };

export type LegalQueryVariables = Exact<{
  gameId: string;
}>;


export type LegalQuery = { readonly game: { readonly legalActions: { readonly commands: ReadonlyArray<CommandKind>, readonly plays: ReadonlyArray<OfferedFragment>, readonly lackingMana: ReadonlyArray<OfferedFragment> } } | null };

export type CompletionQueryVariables = Exact<{
  gameId: string;
  play: PlayInput;
  answer?: AnswerInput | null | undefined;
}>;


export type CompletionQuery = { readonly game: { readonly legalActions: { readonly decision: { readonly decisionId: string } | null }, readonly completion:
      | { readonly __typename: 'Complete', readonly play: Json }
      | { readonly __typename: 'NextChoice', readonly field: string, readonly play: Json, readonly question:
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
         }
      | { readonly __typename: 'Refused', readonly code: RefusalCode, readonly rule: string, readonly also: ReadonlyArray<string>, readonly message: string, readonly retriable: boolean, readonly retryAfter: number | null }
     } | null };

export type AnswerMutationVariables = Exact<{
  commandId: string;
  gameId: string;
  decisionId: string;
  answer: AnswerInput;
  pay?: ReadonlyArray<ManaAbilityInput> | null | undefined;
}>;


export type AnswerMutation = { readonly answer:
    | Outcome_Accepted_Fragment
    | Outcome_Refused_Fragment
   };

export type LastEntriesQueryVariables = Exact<{
  gameId: string;
  last: number;
}>;


export type LastEntriesQuery = { readonly lastEntries: { readonly cursor: string, readonly previous: string | null, readonly view: TableViewFragment | null, readonly entries: ReadonlyArray<{ readonly seq: number, readonly moment: number, readonly at: string, readonly story: Json, readonly patch: Json, readonly cursor: string }> } };

export type EarlierEntriesQueryVariables = Exact<{
  gameId: string;
  last: number;
  before: string;
}>;


export type EarlierEntriesQuery = { readonly lastEntries: { readonly previous: string | null, readonly entries: ReadonlyArray<{ readonly seq: number, readonly moment: number, readonly at: string, readonly story: Json, readonly cursor: string }> } };

export type FeedSubscriptionVariables = Exact<{
  gameId: string;
  after?: string | null | undefined;
}>;


export type FeedSubscription = { readonly gameFeed:
    | { readonly __typename: 'FeedEntry', readonly seq: number, readonly moment: number, readonly at: string, readonly story: Json, readonly patch: Json, readonly cursor: string }
    | { readonly __typename: 'FeedCaughtUp' }
    | { readonly __typename: 'FeedClosed', readonly reason: CloseReason }
   };

export const BegunText = "fragment Begun on SessionResult { __typename ... on Session { token recoverySecret player { id name } } ... on AccountRefused { code message retryAfter } }";
export const SaidInDisputeText = "fragment SaidInDispute on DisputeText { seat at text }";
export const SeenDisputeText = "fragment SeenDispute on Dispute { id version changedAt gameId stage openedAt openedBy { ...Named } seat moment decisionId challenge { by against } judge { ...Named } until sentence { ...SaidInDispute } statements { ...SaidInDispute } messages { seat by { ...Named } to at text } namesAsked names { ...SaidInDispute } rulings { number judge { ...Named } level at until acceptedBy state rules words lost { seat losesMatch } question findings remedies { kind moment keepsKnown freesNames seat seconds winners decisionId given { players yes objects action act { kind object name } modes targets { object seat } number word order divide attacks { attacker defender { object seat } } blocks { blocker attackers } } repaired { move { object zone seat index place { top bottom nth random } under triggers } life { seat total } counters { object seat counter count } tapped { object tapped } control { object seat } reveal { objects to } mark { name seat object } free { name } word { object of word frees } } } } appeal { ruling seat reason { ...SaidInDispute } until outcome judge { ...Named } words } penalties { judge { ...Named } seat player { ...Named } infraction grade event words at } closedAt }";
export const ListingText = "fragment Listing on GameListing { id status terms { ruleset base format seats teams access spectators opens librarySize } host { ...Named } createdAt seats { seat player { ...Named } } invited waitsForMe awaited { what prompt since until } rulingUntil stopped origin { gameId moment scenario } result { reason winners } }";
export const NamedText = "fragment Named on Player { id name bot }";
export const ReplayOutlineText = "fragment ReplayOutline on Outline { moments seats { seat team player { id name } } turns { moment number active } phases { moment turn phase } lives { moment seat life } commands { moment at seat } questions { moment seat kind thought } marks { moment kind seat names count } result { moment reason winners } }";
export const OutcomeText = "fragment Outcome on ActionResult { __typename ... on Accepted { gameId seq cursor } ... on Refused { code rule also message retriable retryAfter } }";
export const OfferedText = "fragment Offered on Play { kind object face ability what as alternative text }";
export const RegisterDocument: TypedDocument<RegisterMutation, RegisterMutationVariables> = "mutation Register($commandId: ID!, $name: String!) { register(commandId: $commandId, name: $name) { ...Begun } }" + ' ' + BegunText;
export const LoginDocument: TypedDocument<LoginMutation, LoginMutationVariables> = "mutation Login($name: String!, $recoverySecret: String!) { login(name: $name, recoverySecret: $recoverySecret) { ...Begun } }" + ' ' + BegunText;
export const RevokeTokensDocument: TypedDocument<RevokeTokensMutation, RevokeTokensMutationVariables> = "mutation RevokeTokens($commandId: ID!) { revokeTokens(commandId: $commandId) { __typename ... on AccountRefused { code message retryAfter } } }";
export const DisputeDocument: TypedDocument<DisputeQuery, DisputeQueryVariables> = "query Dispute($id: ID!) { dispute(id: $id) { ...SeenDispute } }" + ' ' + SeenDisputeText + ' ' + NamedText + ' ' + SaidInDisputeText;
export const DisputeChangedDocument: TypedDocument<DisputeChangedSubscription, DisputeChangedSubscriptionVariables> = "subscription DisputeChanged($id: ID!) { disputeChanged(disputeId: $id) { version stage } }";
export const LobbyDocument: TypedDocument<LobbyQuery, LobbyQueryVariables> = "query Lobby($first: Int!, $own: Int!) { mine: myGames(first: $own) { nodes { ...Listing } } open: lobby(status: GATHERING, first: $first) { nodes { ...Listing } } playing: lobby(status: PLAYING, first: $first) { nodes { ...Listing } } }" + ' ' + ListingText + ' ' + NamedText;
export const LobbyChangedDocument: TypedDocument<LobbyChangedSubscription, LobbyChangedSubscriptionVariables> = "subscription LobbyChanged { lobbyChanged { mine } }";
export const ReplayOutlineDocument: TypedDocument<ReplayOutlineQuery, ReplayOutlineQueryVariables> = "query ReplayOutline($gameId: ID!, $eyes: ReplayEyes!, $seat: Int) { replay(gameId: $gameId, eyes: $eyes, seat: $seat) { viewer seat outline { ...ReplayOutline } } }" + ' ' + ReplayOutlineText;
export const ReplayViewDocument: TypedDocument<ReplayViewQuery, ReplayViewQueryVariables> = "query ReplayView($gameId: ID!, $eyes: ReplayEyes!, $seat: Int, $moment: Int) { replay(gameId: $gameId, eyes: $eyes, seat: $seat) { view(moment: $moment) { ...TableView } } }" + ' ' + FRAGMENTS['TableView'] + ' ' + FRAGMENTS['TableTerms'] + ' ' + FRAGMENTS['TableSeat'] + ' ' + FRAGMENTS['TableLibrary'] + ' ' + FRAGMENTS['TableCard'] + ' ' + FRAGMENTS['TableTarget'] + ' ' + FRAGMENTS['TableQuestion'] + ' ' + FRAGMENTS['TableProposal'];
export const ReplayStepDocument: TypedDocument<ReplayStepQuery, ReplayStepQueryVariables> = "query ReplayStep($gameId: ID!, $eyes: ReplayEyes!, $seat: Int, $from: Int!, $by: ReplayStep!, $direction: ReplayDirection!) { replay(gameId: $gameId, eyes: $eyes, seat: $seat) { step(from: $from, by: $by, direction: $direction) } }";
export const ReplayFeedDocument: TypedDocument<ReplayFeedQuery, ReplayFeedQueryVariables> = "query ReplayFeed($gameId: ID!, $eyes: ReplayEyes!, $seat: Int, $from: Int!, $to: Int, $after: Int!) { replay(gameId: $gameId, eyes: $eyes, seat: $seat) { feed(from: $from, to: $to, first: 500, after: $after) { entries { seq moment at story patch } next } } }";
export const LegalDocument: TypedDocument<LegalQuery, LegalQueryVariables> = "query Legal($gameId: ID!) { game(id: $gameId) { legalActions { commands plays { ...Offered } lackingMana { ...Offered } } } }" + ' ' + OfferedText;
export const CompletionDocument: TypedDocument<CompletionQuery, CompletionQueryVariables> = "query Completion($gameId: ID!, $play: PlayInput!, $answer: AnswerInput) { game(id: $gameId) { legalActions { decision { decisionId } } completion(play: $play, answer: $answer) { __typename ... on Complete { play } ... on Refused { code rule also message retriable retryAfter } ... on NextChoice { field play question { ...TableQuestion } } } } }" + ' ' + FRAGMENTS['TableQuestion'] + ' ' + FRAGMENTS['TableCard'] + ' ' + FRAGMENTS['TableTarget'];
export const AnswerDocument: TypedDocument<AnswerMutation, AnswerMutationVariables> = "mutation Answer($commandId: ID!, $gameId: ID!, $decisionId: ID!, $answer: AnswerInput!, $pay: [ManaAbilityInput!]) { answer( commandId: $commandId gameId: $gameId decisionId: $decisionId answer: $answer pay: $pay ) { ...Outcome } }" + ' ' + OutcomeText;
export const LastEntriesDocument: TypedDocument<LastEntriesQuery, LastEntriesQueryVariables> = "query LastEntries($gameId: ID!, $last: Int!) { lastEntries(gameId: $gameId, last: $last) { view { ...TableView } entries { seq moment at story patch cursor } cursor previous } }" + ' ' + FRAGMENTS['TableView'] + ' ' + FRAGMENTS['TableTerms'] + ' ' + FRAGMENTS['TableSeat'] + ' ' + FRAGMENTS['TableLibrary'] + ' ' + FRAGMENTS['TableCard'] + ' ' + FRAGMENTS['TableTarget'] + ' ' + FRAGMENTS['TableQuestion'] + ' ' + FRAGMENTS['TableProposal'];
export const EarlierEntriesDocument: TypedDocument<EarlierEntriesQuery, EarlierEntriesQueryVariables> = "query EarlierEntries($gameId: ID!, $last: Int!, $before: Cursor!) { lastEntries(gameId: $gameId, last: $last, before: $before) { entries { seq moment at story cursor } previous } }";
export const FeedDocument: TypedDocument<FeedSubscription, FeedSubscriptionVariables> = "subscription Feed($gameId: ID!, $after: Cursor) { gameFeed(gameId: $gameId, after: $after) { __typename ... on FeedEntry { seq moment at story patch cursor } ... on FeedClosed { reason } } }";
