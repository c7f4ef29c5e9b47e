// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { Json } from '#client';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BotKind =
  | 'RANDOM'
  | 'GREEDY';

export type Role =
  | 'PLAYER'
  | 'JUDGE'
  | 'HEAD_JUDGE'
  | 'ADMIN';

export type GivenRole =
  | 'JUDGE'
  | 'HEAD_JUDGE'
  | 'ADMIN';

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

export type Understood =
  | 'FULL'
  | 'ASSISTED'
  | 'NONE';

export type CardSearch = {
  readonly name?: string | null | undefined;
  readonly cost?: string | null | undefined;
  readonly types?: ReadonlyArray<string> | null | undefined;
  readonly colours?: ReadonlyArray<string> | null | undefined;
  readonly text?: string | null | undefined;
  readonly understood?: Understood | null | undefined;
};

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

export type QueueFor =
  | 'JUDGE'
  | 'HEAD_JUDGE';

export type RulingInput = {
  readonly question: string;
  readonly findings: string;
  readonly rules: ReadonlyArray<string>;
  readonly remedies: ReadonlyArray<RemedyInput>;
  readonly words: string;
  readonly loser?: number | null | undefined;
};

export type RemedyInput =
  {   readonly rewind: RewindInput; readonly repair?: never; readonly answer?: never; readonly time?: never; readonly result?: never; }
  |  { readonly rewind?: never;   readonly repair: RepairInput; readonly answer?: never; readonly time?: never; readonly result?: never; }
  |  { readonly rewind?: never; readonly repair?: never;   readonly answer: AnswerForInput; readonly time?: never; readonly result?: never; }
  |  { readonly rewind?: never; readonly repair?: never; readonly answer?: never;   readonly time: TimeInput; readonly result?: never; }
  |  { readonly rewind?: never; readonly repair?: never; readonly answer?: never; readonly time?: never;   readonly result: ResultInput; };

export type RewindInput = {
  readonly moment: number;
  readonly keepKnown: boolean;
  readonly freeNames: boolean;
};

export type RepairInput =
  {   readonly move: MoveInput; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  { readonly move?: never;   readonly life: LifeInput; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  { readonly move?: never; readonly life?: never;   readonly counters: CountersInput; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  { readonly move?: never; readonly life?: never; readonly counters?: never;   readonly tapped: TappedInput; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never;   readonly control: ControlInput; readonly reveal?: never; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never;   readonly reveal: RevealInput; readonly mark?: never; readonly free?: never; readonly word?: never; }
  |  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never;   readonly mark: MarkInput; readonly free?: never; readonly word?: never; }
  |  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never;   readonly free: FreeInput; readonly word?: never; }
  |  { readonly move?: never; readonly life?: never; readonly counters?: never; readonly tapped?: never; readonly control?: never; readonly reveal?: never; readonly mark?: never; readonly free?: never;   readonly word: WordInput; };

export type MoveInput = {
  readonly object: string;
  readonly zone: RepairZone;
  readonly seat?: number | null | undefined;
  readonly index?: number | null | undefined;
  readonly place?: PlaceInput | null | undefined;
  readonly under?: number | null | undefined;
  readonly triggers?: boolean | null | undefined;
};

export type PlaceInput =
  {   readonly top: boolean; readonly bottom?: never; readonly nth?: never; readonly random?: never; }
  |  { readonly top?: never;   readonly bottom: boolean; readonly nth?: never; readonly random?: never; }
  |  { readonly top?: never; readonly bottom?: never;   readonly nth: number; readonly random?: never; }
  |  { readonly top?: never; readonly bottom?: never; readonly nth?: never;   readonly random: boolean; };

export type LifeInput = {
  readonly seat: number;
  readonly total: number;
};

export type CountersInput = {
  readonly object?: string | null | undefined;
  readonly seat?: number | null | undefined;
  readonly counter: string;
  readonly count: number;
};

export type TappedInput = {
  readonly object: string;
  readonly tapped: boolean;
};

export type ControlInput = {
  readonly object: string;
  readonly seat: number;
};

export type RevealInput = {
  readonly objects: ReadonlyArray<string>;
  readonly to?: number | null | undefined;
};

export type MarkInput = {
  readonly name: string;
  readonly seat: number;
  readonly object: string;
};

export type FreeInput = {
  readonly name: string;
};

export type WordInput = {
  readonly object: string;
  readonly of: WordOf;
  readonly word: string;
  readonly frees?: boolean | null | undefined;
};

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

export type AnswerForInput = {
  readonly seat: number;
  readonly decisionId: string;
  readonly answer: AnswerInput;
};

export type TimeInput = {
  readonly seat: number;
  readonly seconds: number;
};

export type ResultInput = {
  readonly winners: ReadonlyArray<number>;
};

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

export type PlayerInput =
  {   readonly id: string; readonly name?: never; }
  |  { readonly id?: never;   readonly name: string; };

export type WayOfKnowing =
  | 'PUBLIC'
  | 'DREW'
  | 'IN_HAND'
  | 'SIDEBOARD'
  | 'REVEALED'
  | 'LOOKED'
  | 'CONTROLS'
  | 'ALLOWED'
  | 'REWOUND'
  | 'NAMED';

export type WayOfLosing =
  | 'MOVED'
  | 'CEASED'
  | 'SHUFFLED'
  | 'MIXED'
  | 'COVERED'
  | 'REWOUND';

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

export type NoScenario =
  | 'NOT_IN_TURNS'
  | 'NOT_PLAYED'
  | 'STACK'
  | 'COMBAT'
  | 'QUESTION'
  | 'CONTROLLED'
  | 'UNWRITTEN';

export type StatisticsFilter = {
  readonly ruleset?: Ruleset | null | undefined;
  readonly base?: Base | null | undefined;
  readonly format?: Format | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly seats?: number | null | undefined;
  readonly who?: StatisticsWho | null | undefined;
  readonly card?: string | null | undefined;
  readonly player?: PlayerInput | null | undefined;
};

export type StatisticsWho =
  | 'PEOPLE'
  | 'BOTS';

export type SameGameResult =
  | 'WON'
  | 'LOST'
  | 'DRAWN'
  | 'NONE';

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

export type NotDoneFragment = { readonly code: RefusalCode, readonly message: string, readonly rule: string, readonly also: ReadonlyArray<string>, readonly retriable: boolean, readonly retryAfter: number | null };

export type SideBySideQueryVariables = Exact<{
  gameId: string;
  moment?: number | null | undefined;
}>;


export type SideBySideQuery = { readonly seen:
    | { readonly __typename: 'SideBySide', readonly moment: number, readonly sights: ReadonlyArray<{ readonly viewer: ViewerKind, readonly seat: number | null, readonly view: SightFragment }>, readonly matches: ReadonlyArray<{ readonly judge: string, readonly spectators: string | null, readonly summoningSick: boolean, readonly seats: ReadonlyArray<{ readonly seat: number, readonly objectId: string }> }> }
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type KnownCardFragment = { readonly name: string, readonly objects: ReadonlyArray<{ readonly zone: ZoneKind, readonly zoneOf: number | null, readonly from: { readonly moment: number } }>, readonly who: ReadonlyArray<{ readonly viewer: ViewerKind, readonly seat: number | null, readonly knows: boolean, readonly times: ReadonlyArray<{ readonly how: WayOfKnowing, readonly lost: WayOfLosing | null, readonly isTold: boolean, readonly since: { readonly moment: number }, readonly until: { readonly moment: number } | null }> }> };

export type KnewCardQueryVariables = Exact<{
  gameId: string;
  id: string;
  of?: number | null | undefined;
  moment?: number | null | undefined;
}>;


export type KnewCardQuery = { readonly knew:
    | (
      { readonly __typename: 'CardKnowledge' }
      & KnownCardFragment
    )
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type KnownNameFragment = { readonly said: ReadonlyArray<{ readonly seat: number | null, readonly when: { readonly moment: number } }>, readonly who: ReadonlyArray<{ readonly viewer: ViewerKind, readonly seat: number | null, readonly how: WayOfKnowing | null, readonly since: { readonly moment: number } | null }> };

export type KnewNameQueryVariables = Exact<{
  gameId: string;
  name: string;
  moment?: number | null | undefined;
}>;


export type KnewNameQuery = { readonly knew:
    | (
      { readonly __typename: 'NameKnowledge' }
      & KnownNameFragment
    )
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type EverythingFragment = { readonly moment: number, readonly cards: ReadonlyArray<{ readonly name: string, readonly judge: string | null, readonly zone: ZoneKind, readonly zoneOf: number | null, readonly how: WayOfKnowing, readonly since: { readonly moment: number } }>, readonly names: ReadonlyArray<{ readonly name: string, readonly since: { readonly moment: number } }> };

export type KnewAtQueryVariables = Exact<{
  gameId: string;
  seat: number;
  moment?: number | null | undefined;
}>;


export type KnewAtQuery = { readonly knew:
    | (
      { readonly __typename: 'EverythingKnown' }
      & EverythingFragment
    )
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type HappenedAtQueryVariables = Exact<{
  gameId: string;
  from: number;
  to: number;
}>;


export type HappenedAtQuery = { readonly replay: { readonly feed: { readonly entries: ReadonlyArray<{ readonly seq: number }> } } };

export type ToldOneFragment = { readonly entry: { readonly story: Json }, readonly told: ReadonlyArray<{ readonly viewer: ViewerKind, readonly seat: number | null, readonly entry: { readonly story: Json } | null }> };

export type WhoWasToldQueryVariables = Exact<{
  gameId: string;
  seq: number;
}>;


export type WhoWasToldQuery = { readonly told:
    | (
      { readonly __typename: 'ToldEntry' }
      & ToldOneFragment
    )
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type PreviewQueryVariables = Exact<{
  disputeId: string;
  ruling: RulingInput;
}>;


export type PreviewQuery = { readonly preview:
    | { readonly __typename: 'RulingPreview', readonly feeds: ReadonlyArray<{ readonly seat: number | null, readonly entries: ReadonlyArray<{ readonly story: Json }> }> }
    | (
      { readonly __typename: 'Refused' }
      & NotDoneFragment
    )
   };

export type PenaltiesQueryVariables = Exact<{
  playerId: string;
  event: string;
  infraction: Infraction;
}>;


export type PenaltiesQuery = { readonly penalties: { readonly earlier: ReadonlyArray<Infraction>, readonly proposed: PenaltyGrade | null } | null };

export type QueueQueryVariables = Exact<{
  waitsFor: QueueFor;
}>;


export type QueueQuery = { readonly judgeQueue: { readonly nodes: ReadonlyArray<CallQueuedFragment> } | null };

export type CallQueuedFragment = { readonly disputeId: string, readonly gameId: string, readonly seat: number | null, readonly openedAt: string, readonly challenge: boolean, readonly until: string | null, readonly openedBy: { readonly name: string | null } };

export type StoppedQueryVariables = Exact<{
  gameId: string;
}>;


export type StoppedQuery = { readonly game: { readonly view: { readonly dispute: { readonly id: string } | null } } | null };

export type ReferralsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferralsQuery = { readonly referrals: { readonly nodes: ReadonlyArray<ReferredFragment> } | null };

export type ReferredFragment = { readonly id: string, readonly terms: { readonly ruleset: Ruleset }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly player: { readonly name: string | null } | null }>, readonly referral: { readonly referralId: string, readonly seat: number, readonly text: string, readonly part: ClausePart, readonly since: string, readonly until: string, readonly votesForNothing: ReadonlyArray<number>, readonly votesToStand: ReadonlyArray<number>, readonly proposals: ReadonlyArray<{ readonly seat: number, readonly attempt: number, readonly does: Json, readonly inWords: string | null, readonly names: ReadonlyArray<{ readonly name: string, readonly objects: ReadonlyArray<string>, readonly seats: ReadonlyArray<number> }> }> } };

export type LooksQueryVariables = Exact<{
  gameId: string;
}>;


export type LooksQuery = { readonly lookedAt: ReadonlyArray<{ readonly at: string, readonly until: string | null, readonly judge: { readonly name: string | null } }> | null, readonly audit: RecordedLooksFragment | null };

export type EarlierLooksQueryVariables = Exact<{
  gameId: string;
  after?: string | null | undefined;
}>;


export type EarlierLooksQuery = { readonly audit: RecordedLooksFragment | null };

export type RecordedLooksFragment = { readonly nodes: ReadonlyArray<{ readonly way: WayOfLooking, readonly disputeId: string | null, readonly at: string, readonly until: string | null, readonly judge: { readonly name: string | null }, readonly what: { readonly moment: number, readonly until: number | null, readonly after: number | null, readonly before: number | null, readonly eyes: ViewerKind | null, readonly eyesOf: number | null, readonly part: LogPart | null, readonly card: string | null, readonly cardOf: number | null, readonly name: string | null, readonly entry: number | null, readonly seat: number | null, readonly deed: JudgeDeed | null, readonly ruling: number | null, readonly penalty: number | null, readonly referralId: string | null } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } };

export type StretchQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
  from: number;
  to: number;
  after: number;
  withBase: boolean;
}>;


export type StretchQuery = { readonly replay: { readonly base?: TableViewFragment, readonly feed: { readonly next: number | null, readonly entries: ReadonlyArray<{ readonly seq: number, readonly moment: number, readonly at: string, readonly story: Json, readonly patch: Json }> } } };

export type StandingQueryVariables = Exact<{
  gameId: string;
}>;


export type StandingQuery = { readonly game: { readonly viewer: ViewerKind, readonly seat: number | null, readonly opened: { readonly seed: string } | null } | null };

export type ShareQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
  moment: number;
}>;


export type ShareQuery = { readonly shareGame: string };

export type SharedQueryVariables = Exact<{
  code: string;
}>;


export type SharedQuery = { readonly sharedGame: { readonly gameId: string, readonly moment: number, readonly eyes: ReplayEyes, readonly seat: number | null, readonly isReduced: boolean } };

export type ScenarioQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
  moment: number;
}>;


export type ScenarioQuery = { readonly replay: { readonly scenario: { readonly moment: number, readonly text: string | null, readonly lacking: NoScenario | null } } };

export type NotesQueryVariables = Exact<{
  id: string;
}>;


export type NotesQuery = { readonly game: { readonly notes: ReadonlyArray<{ readonly text: string }> | null } | null };

export type ChatHeardFragment = { readonly place: number, readonly seat: number | null, readonly text: string, readonly author: { readonly id: string, readonly name: string | null } };

export type ChatQueryVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type ChatQuery = { readonly game: { readonly chat: ReadonlyArray<ChatHeardFragment> } | null };

export type FairnessQueryVariables = Exact<{
  id: string;
}>;


export type FairnessQuery = { readonly game: { readonly seat: number | null, readonly view: { readonly commitment: string, readonly seats: ReadonlyArray<{ readonly commitment: string | null, readonly entropy: string | null }> }, readonly opened: { readonly seed: string, readonly verification: { readonly holds: boolean, readonly draws: { readonly redrawn: number, readonly redecided: number } } } | null } | null };

export type RolesQueryVariables = Exact<{ [key: string]: never; }>;


export type RolesQuery = { readonly me: { readonly roles: ReadonlyArray<Role> } | null };

export type PlayerNamedQueryVariables = Exact<{
  name: string;
}>;


export type PlayerNamedQuery = { readonly player: { readonly id: string } | null };

export type RolesGivenFragment = { readonly roles: ReadonlyArray<Role>, readonly player: { readonly id: string } };

export type RoleRefusedFragment = { readonly code: AccountRefusalCode, readonly message: string, readonly retryAfter: number | null };

export type GrantRoleMutationVariables = Exact<{
  commandId: string;
  name: string;
  role: GivenRole;
}>;


export type GrantRoleMutation = { readonly changed:
    | (
      { readonly __typename: 'GrantedRoles' }
      & RolesGivenFragment
    )
    | (
      { readonly __typename: 'AccountRefused' }
      & RoleRefusedFragment
    )
   };

export type RevokeRoleMutationVariables = Exact<{
  commandId: string;
  name: string;
  role: GivenRole;
}>;


export type RevokeRoleMutation = { readonly changed:
    | (
      { readonly __typename: 'GrantedRoles' }
      & RolesGivenFragment
    )
    | (
      { readonly __typename: 'AccountRefused' }
      & RoleRefusedFragment
    )
   };

export type OfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedQuery = { readonly offer: { readonly rulesets: ReadonlyArray<Ruleset>, readonly bases: ReadonlyArray<Base>, readonly opens: ReadonlyArray<Opens>, readonly unresolved: ReadonlyArray<Unresolved>, readonly prebuilt: ReadonlyArray<string> } };

export type CompleteQueryVariables = Exact<{
  id: string;
  play: PlayInput;
  answer?: AnswerInput | null | undefined;
}>;


export type CompleteQuery = { readonly game: { readonly completion:
      | { readonly __typename: 'Complete', readonly play: Json, readonly payment: { readonly pool: string, readonly left: string, readonly makes: ReadonlyArray<{ readonly object: string, readonly mana: string }> } | null }
      | { readonly __typename: 'NextChoice', readonly field: string, readonly play: Json, readonly question:
          | Questioned_ChoosePlayers_Fragment
          | Questioned_YesNo_Fragment
          | Questioned_ChooseObjects_Fragment
          | Questioned_Priority_Fragment
          | Questioned_ChooseModes_Fragment
          | Questioned_ChooseTargets_Fragment
          | Questioned_ChooseNumber_Fragment
          | Questioned_ChooseWord_Fragment
          | Questioned_ChooseOrder_Fragment
          | Questioned_Divide_Fragment
          | Questioned_DeclareAttackers_Fragment
          | Questioned_DeclareBlockers_Fragment
          | Questioned_Propose_Fragment
         }
      | { readonly __typename: 'Refused', readonly code: RefusalCode, readonly message: string, readonly rule: string, readonly also: ReadonlyArray<string>, readonly retriable: boolean, readonly retryAfter: number | null }
     } | null };

export type CatalogueCardFragment = { readonly name: string, readonly scryfallId: string | null, readonly names: ReadonlyArray<{ readonly language: string, readonly name: string }>, readonly faces: ReadonlyArray<{ readonly name: string, readonly cost: string | null, readonly typeLine: string, readonly text: string, readonly power: string | null, readonly toughness: string | null, readonly loyalty: string | null, readonly defense: string | null }> };

export type ByNameQueryVariables = Exact<{
  name: string;
}>;


export type ByNameQuery = { readonly card: CatalogueCardFragment | null };

export type UsedQueryVariables = Exact<{
  id: string;
}>;


export type UsedQuery = { readonly game: { readonly usedNames: ReadonlyArray<{ readonly name: string, readonly seat: number, readonly turn: number }> | null } | null };

export type FittingQueryVariables = Exact<{
  id: string;
  object: string;
  text: string;
  search?: CardSearch | null | undefined;
}>;


export type FittingQuery = { readonly game: { readonly fittingNames: ReadonlyArray<string> | null, readonly usedNames: ReadonlyArray<{ readonly name: string }> | null } | null, readonly cards: { readonly edges: ReadonlyArray<{ readonly node: { readonly name: string } }> } };

export type LocalQueryVariables = Exact<{
  names: ReadonlyArray<string>;
  language: string;
}>;


export type LocalQuery = { readonly localNames: ReadonlyArray<string | null> };

export type ListedFragment = { readonly id: string, readonly status: LobbyStatus, readonly createdAt: string, readonly waitsForMe: boolean, readonly invited: boolean, readonly stopped: boolean, readonly terms: { readonly ruleset: Ruleset, readonly seats: number }, readonly host: PersonFragment, readonly seats: ReadonlyArray<{ readonly seat: number, readonly player: PersonFragment | null }>, readonly awaited: { readonly what: AwaitedDeed } | null, readonly result: { readonly winners: ReadonlyArray<number> } | null };

export type PlayingQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayingQuery = { readonly lobby: { readonly nodes: ReadonlyArray<ListedFragment> } };

export type AgreedTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgreedTermsQuery = { readonly mine: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly terms: TableTermsFragment }> }, readonly open: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly terms: TableTermsFragment }> } };

export type RuleQueryVariables = Exact<{
  number: string;
}>;


export type RuleQuery = { readonly rule: RuleFragment | null };

export type FindRulesQueryVariables = Exact<{
  text: string;
}>;


export type FindRulesQuery = { readonly rule: RuleFragment | null, readonly rules: ReadonlyArray<RuleFragment> };

export type RuleFragment = { readonly citation: string, readonly text: string, readonly below: ReadonlyArray<string> };

export type PersonFragment = { readonly id: string, readonly name: string | null, readonly bot: BotKind | null };

export type LyingFragment = { readonly objectId: string, readonly name: string, readonly cost: string | null, readonly typeLine: string, readonly printed: string | null, readonly text: ReadonlyArray<string> | null, readonly power: number | null, readonly toughness: number | null, readonly loyalty: number | null, readonly defense: number | null, readonly colours: ReadonlyArray<string> | null, readonly assisted: ReadonlyArray<string> | null, readonly zone: ZoneKind | null, readonly owner: number | null, readonly controller: number | null, readonly token: boolean | null, readonly copy: boolean | null, readonly tapped: boolean | null, readonly flipped: boolean | null, readonly phasedOut: boolean | null, readonly faceDown: string | null, readonly damage: number | null, readonly marks: ReadonlyArray<string> | null, readonly chosen: ReadonlyArray<string> | null, readonly asPrinted: { readonly typeLine: string, readonly colours: ReadonlyArray<string>, readonly text: ReadonlyArray<string>, readonly power: string | null, readonly toughness: string | null, readonly loyalty: number | null, readonly defense: number | null } | null, readonly under: { readonly name: string, readonly cost: string | null, readonly typeLine: string, readonly printed: string | null, readonly text: ReadonlyArray<string> | null, readonly power: number | null, readonly toughness: number | null, readonly loyalty: number | null, readonly defense: number | null } | null, readonly counters: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly attachedTo: { readonly object: string | null, readonly seat: number | null } | null, readonly item: { readonly kind: StackKind, readonly controller: number, readonly source: string | null, readonly text: string | null, readonly modes: ReadonlyArray<number>, readonly x: number | null, readonly alternative: string | null, readonly copy: boolean, readonly targets: ReadonlyArray<{ readonly objects: ReadonlyArray<string>, readonly players: ReadonlyArray<number>, readonly amounts: ReadonlyArray<number> | null }>, readonly zones: ReadonlyArray<{ readonly seat: number, readonly kind: ChosenZoneKind, readonly index: number }>, readonly paid: ReadonlyArray<{ readonly label: string, readonly times: number }> } | null };

export type ProposedFragment = { readonly seat: number, readonly object: string | null, readonly text: string, readonly part: ClausePart, readonly attempt: number, readonly does: Json, readonly inWords: string | null, readonly voted: ReadonlyArray<number>, readonly names: ReadonlyArray<{ readonly name: string, readonly objects: ReadonlyArray<string>, readonly seats: ReadonlyArray<number>, readonly hidden: ReadonlyArray<{ readonly zone: ZoneKind, readonly seat: number | null, readonly count: number }> }> };

type Questioned_ChoosePlayers_Fragment = { readonly __typename: 'ChoosePlayers', readonly seats: ReadonlyArray<number>, readonly count: number, readonly least: number };

type Questioned_YesNo_Fragment = { readonly __typename: 'YesNo', readonly prompt: Prompt, readonly instead: ReadonlyArray<LyingFragment> };

type Questioned_ChooseObjects_Fragment = { readonly __typename: 'ChooseObjects', readonly count: number, readonly least: number, readonly cards: ReadonlyArray<LyingFragment> };

type Questioned_Priority_Fragment = { readonly __typename: 'Priority', readonly actions: ReadonlyArray<PriorityAction> };

type Questioned_ChooseModes_Fragment = { readonly __typename: 'ChooseModes', readonly least: number, readonly most: number, readonly repeat: boolean, readonly options: ReadonlyArray<{ readonly label: string, readonly object: string | null }> };

type Questioned_ChooseTargets_Fragment = { readonly __typename: 'ChooseTargets', readonly seats: ReadonlyArray<number>, readonly least: number, readonly most: number, readonly cards: ReadonlyArray<LyingFragment> };

type Questioned_ChooseNumber_Fragment = { readonly __typename: 'ChooseNumber', readonly lowest: number, readonly highest: number | null };

type Questioned_ChooseWord_Fragment = { readonly __typename: 'ChooseWord', readonly of: string, readonly from: ReadonlyArray<string> | null, readonly object: string | null, readonly none: boolean };

type Questioned_ChooseOrder_Fragment = { readonly __typename: 'ChooseOrder', readonly options: ReadonlyArray<{ readonly label: string, readonly object: string | null }> };

type Questioned_Divide_Fragment = { readonly __typename: 'Divide', readonly total: number, readonly least: number, readonly limits: ReadonlyArray<number> | null, readonly source: string | null, readonly among: ReadonlyArray<{ readonly object: string | null, readonly seat: number | null }>, readonly tiers: ReadonlyArray<{ readonly enough: number }> | null };

type Questioned_DeclareAttackers_Fragment = { readonly __typename: 'DeclareAttackers', readonly attackers: ReadonlyArray<{ readonly attacker: string, readonly defenders: ReadonlyArray<{ readonly object: string | null, readonly seat: number | null }> }> };

type Questioned_DeclareBlockers_Fragment = { readonly __typename: 'DeclareBlockers', readonly blockers: ReadonlyArray<{ readonly blocker: string, readonly attackers: ReadonlyArray<string>, readonly most: number }> };

type Questioned_Propose_Fragment = { readonly __typename: 'Propose', readonly text: string, readonly part: ClausePart, readonly attempt: number, readonly attempts: number };

export type QuestionedFragment =
  | Questioned_ChoosePlayers_Fragment
  | Questioned_YesNo_Fragment
  | Questioned_ChooseObjects_Fragment
  | Questioned_Priority_Fragment
  | Questioned_ChooseModes_Fragment
  | Questioned_ChooseTargets_Fragment
  | Questioned_ChooseNumber_Fragment
  | Questioned_ChooseWord_Fragment
  | Questioned_ChooseOrder_Fragment
  | Questioned_Divide_Fragment
  | Questioned_DeclareAttackers_Fragment
  | Questioned_DeclareBlockers_Fragment
  | Questioned_Propose_Fragment
;

export type PlayableFragment = { readonly kind: PlayKind, readonly object: string, readonly face: number | null, readonly ability: number | null, readonly what: string | null, readonly as: PlayAs | null, readonly alternative: string | null, readonly text: string, readonly adds: ReadonlyArray<string> };

export type StackedFragment = { readonly size: number, readonly known: ReadonlyArray<{ readonly fromTop: number, readonly card: LyingFragment }> };

export type SightFragment = { readonly status: GameStatus, readonly monarch: number | null, readonly initiative: number | null, readonly terms: { readonly ruleset: Ruleset, readonly seats: number, readonly access: Access, readonly opens: Opens, readonly challenges: boolean, readonly naming: { readonly help: NamingHelp } | null }, readonly host: PersonFragment, readonly invited: ReadonlyArray<PersonFragment>, readonly seats: ReadonlyArray<{ readonly seat: number, readonly team: number, readonly ready: boolean, readonly mulligans: number, readonly keptHand: boolean, readonly life: number | null, readonly handSize: number, readonly lost: LossReason | null, readonly agreesToOpen: boolean | null, readonly sideboardSize: number | null, readonly mana: string | null, readonly designations: ReadonlyArray<string>, readonly player: PersonFragment | null, readonly hand: ReadonlyArray<LyingFragment> | null, readonly libraries: ReadonlyArray<StackedFragment> | null, readonly graveyard: ReadonlyArray<LyingFragment> | null, readonly graveyards: ReadonlyArray<{ readonly objects: ReadonlyArray<string> }> | null, readonly sideboard: ReadonlyArray<LyingFragment> | null, readonly counters: ReadonlyArray<{ readonly name: string, readonly count: number }> }>, readonly turn: { readonly number: number, readonly active: number, readonly step: Step | null } | null, readonly library: StackedFragment | null, readonly battlefield: ReadonlyArray<LyingFragment> | null, readonly stack: ReadonlyArray<LyingFragment> | null, readonly exile: ReadonlyArray<LyingFragment> | null, readonly command: ReadonlyArray<LyingFragment> | null, readonly shown: ReadonlyArray<LyingFragment>, readonly combat: { readonly attacks: ReadonlyArray<{ readonly attacker: string, readonly blocked: boolean, readonly band: number | null, readonly defender: { readonly object: string | null, readonly seat: number | null } | null }>, readonly blocks: ReadonlyArray<{ readonly blocker: string, readonly attackers: ReadonlyArray<string> }>, readonly assigned: ReadonlyArray<{ readonly source: string, readonly amount: number, readonly to: { readonly object: string | null, readonly seat: number | null } }> | null } | null, readonly decision: { readonly decisionId: string, readonly seat: number, readonly of: number | null, readonly kind: QuestionKind, readonly prompt: Prompt, readonly source: string | null, readonly since: string, readonly absentFrom: string } | null, readonly clocks: { readonly players: ReadonlyArray<{ readonly seat: number, readonly left: number }>, readonly running: { readonly seat: number, readonly since: string } | null } | null, readonly proposal: ProposedFragment | null, readonly referral: { readonly seat: number, readonly object: string | null, readonly text: string, readonly votesForNothing: ReadonlyArray<number>, readonly votesToStand: ReadonlyArray<number>, readonly until: string, readonly proposals: ReadonlyArray<ProposedFragment> } | null, readonly dispute: { readonly id: string, readonly seat: number | null, readonly taken: boolean } | null, readonly takeBack: { readonly seat: number, readonly moment: number, readonly asks: ReadonlyArray<number>, readonly agreed: ReadonlyArray<number> } | null, readonly quarantine: { readonly why: QuarantineReason, readonly since: string } | null, readonly result: { readonly reason: EndReason, readonly winners: ReadonlyArray<number> } | null };

export type AboutFragment = { readonly status: GameStatus, readonly invited: ReadonlyArray<{ readonly id: string }>, readonly turn: { readonly number: number } | null, readonly seats: ReadonlyArray<{ readonly ready: boolean, readonly commitment: string | null, readonly entropy: string | null, readonly lost: LossReason | null, readonly agreesToOpen: boolean | null, readonly player: { readonly id: string } | null }>, readonly decision: { readonly decisionId: string, readonly seat: number, readonly question:
      | { readonly __typename: 'ChoosePlayers' }
      | { readonly __typename: 'YesNo' }
      | { readonly __typename: 'ChooseObjects' }
      | { readonly __typename: 'Priority' }
      | { readonly __typename: 'ChooseModes' }
      | { readonly __typename: 'ChooseTargets' }
      | { readonly __typename: 'ChooseNumber' }
      | { readonly __typename: 'ChooseWord' }
      | { readonly __typename: 'ChooseOrder' }
      | { readonly __typename: 'Divide' }
      | { readonly __typename: 'DeclareAttackers' }
      | { readonly __typename: 'DeclareBlockers' }
      | { readonly __typename: 'Propose' }
     | null } | null, readonly dispute: { readonly id: string, readonly until: string | null, readonly taken: boolean } | null, readonly takeBack: { readonly seat: number, readonly moment: number, readonly asks: ReadonlyArray<number>, readonly agreed: ReadonlyArray<number> } | null, readonly quarantine: { readonly since: string } | null, readonly result: { readonly reason: EndReason } | null };

export type BesideQueryVariables = Exact<{
  id: string;
  withPeople: boolean;
}>;


export type BesideQuery = { readonly game: { readonly viewer: ViewerKind, readonly seat: number | null, readonly legalActions: { readonly commands: ReadonlyArray<CommandKind>, readonly decision: { readonly decisionId: string } | null, readonly plays: ReadonlyArray<PlayableFragment> }, readonly view?: (
      { readonly host: PersonFragment, readonly invited: ReadonlyArray<PersonFragment>, readonly seats: ReadonlyArray<{ readonly player: PersonFragment | null }> }
      & AboutFragment
    ) } | null };

export type RateFragment = { readonly n: number, readonly wins: number, readonly draws: number, readonly rate: number, readonly low: number, readonly high: number };

export type MonthCountedFragment = { readonly month: string, readonly n: number, readonly medianTurns: number, readonly results: RateFragment | null };

export type NameCountedFragment = { readonly name: string, readonly cost: string | null, readonly n: number, readonly games: number, readonly results: RateFragment | null };

export type MatchupCountedFragment = { readonly bot: BotKind | null, readonly against: BotKind | null, readonly wentFirst: boolean, readonly results: RateFragment };

export type TurnCountedFragment = { readonly turn: number, readonly n: number, readonly lands: number, readonly pentalands: number, readonly utopias: number, readonly names: number };

export type ThinkingCountedFragment = { readonly kind: QuestionKind, readonly n: number, readonly mean: number, readonly median: number, readonly ninetieth: number };

export type MulliganCountedFragment = { readonly mulligans: number, readonly results: RateFragment };

export type LengthCountedFragment = { readonly turns: number, readonly n: number, readonly medianMilliseconds: number };

export type HabitsFragment = { readonly months: { readonly nodes: ReadonlyArray<MonthCountedFragment> }, readonly lengths: { readonly nodes: ReadonlyArray<LengthCountedFragment> }, readonly matchups: { readonly nodes: ReadonlyArray<MatchupCountedFragment> }, readonly mulligans: { readonly nodes: ReadonlyArray<MulliganCountedFragment> }, readonly turns: { readonly nodes: ReadonlyArray<TurnCountedFragment> }, readonly thinking: { readonly nodes: ReadonlyArray<ThinkingCountedFragment> } };

export type DashboardQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
}>;


export type DashboardQuery = { readonly statistics: (
    { readonly games: number | null, readonly played: { readonly nodes: ReadonlyArray<{ readonly ruleset: Ruleset, readonly base: Base, readonly format: Format, readonly n: number }> }, readonly costs: { readonly nodes: ReadonlyArray<{ readonly cost: string, readonly n: number, readonly names: number, readonly games: number, readonly perGame: number, readonly unusedPerGame: number }> } }
    & HabitsFragment
  ) };

export type NamesByCostQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
  cost?: string | null | undefined;
}>;


export type NamesByCostQuery = { readonly statistics: { readonly most: { readonly nodes: ReadonlyArray<NameCountedFragment> }, readonly least: { readonly nodes: ReadonlyArray<NameCountedFragment> } } };

export type OneCardQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
  card: string;
}>;


export type OneCardQuery = { readonly statistics: { readonly names: { readonly nodes: ReadonlyArray<NameCountedFragment> }, readonly cards: { readonly nodes: ReadonlyArray<{ readonly card: string, readonly named: number | null, readonly names: number | null, readonly laid: number | null, readonly openingHand: RateFragment }> }, readonly openings: { readonly nodes: ReadonlyArray<{ readonly turn: number, readonly results: RateFragment }> }, readonly namedAs: { readonly nodes: ReadonlyArray<{ readonly name: string, readonly turn: number, readonly n: number }> } } };

export type OnePlayerQueryVariables = Exact<{
  filter?: StatisticsFilter | null | undefined;
  player: PlayerInput;
}>;


export type OnePlayerQuery = { readonly statistics: (
    { readonly results: RateFragment | null, readonly names: { readonly nodes: ReadonlyArray<NameCountedFragment> }, readonly playersOf: { readonly nodes: ReadonlyArray<{ readonly losses: number, readonly against: { readonly id: string, readonly name: string | null, readonly bot: BotKind | null }, readonly results: RateFragment }> } }
    & HabitsFragment
  ) };

export type SharingQueryVariables = Exact<{ [key: string]: never; }>;


export type SharingQuery = { readonly me: { readonly sharesStatistics: boolean } | null };

export type ShareStatisticsMutationVariables = Exact<{
  id: string;
  shared: boolean;
}>;


export type ShareStatisticsMutation = { readonly shareStatistics:
    | { readonly __typename: 'StatisticsSharing', readonly sharesStatistics: boolean }
    | { readonly __typename: 'AccountRefused', readonly code: AccountRefusalCode, readonly message: string }
   };

export type SamePositionQueryVariables = Exact<{
  gameId: string;
  eyes: ReplayEyes;
  seat?: number | null | undefined;
  moment: number;
}>;


export type SamePositionQuery = { readonly replay: { readonly samePosition: { readonly turn: number, readonly names: ReadonlyArray<{ readonly wentFirst: boolean, readonly name: string }>, readonly results: RateFragment | null, readonly next: { readonly nodes: ReadonlyArray<{ readonly wentFirst: boolean, readonly name: string, readonly results: RateFragment }> }, readonly games: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly turns: number, readonly endedAt: string, readonly result: SameGameResult }> } } | null } };

