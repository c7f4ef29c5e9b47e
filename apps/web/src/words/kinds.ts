// Generated from schema.graphql by `npm run generate`; do not edit.

export type BotKind = 'RANDOM' | 'GREEDY';

export type Role = 'PLAYER' | 'JUDGE' | 'HEAD_JUDGE' | 'ADMIN';

export type GivenRole = 'JUDGE' | 'HEAD_JUDGE' | 'ADMIN';

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

export type CardLayout =
  'NORMAL' | 'SPLIT' | 'FLIP' | 'TRANSFORM' | 'MODAL' | 'MELD' | 'ADVENTURE' | 'LEVELER';

export type Legality = 'LEGAL' | 'RESTRICTED' | 'BANNED' | 'NOT_LEGAL';

export type Understood = 'FULL' | 'ASSISTED' | 'NONE';

export type RuleDocument = 'CR' | 'PENTALAND' | 'UTOPIA' | 'WAR_ZONE';

export type DisputeStage =
  'CALLED' | 'TAKEN' | 'RULED' | 'APPEALED' | 'FINAL' | 'DONE' | 'WITHDRAWN' | 'LAPSED' | 'CLOSED';

export type RemedyKind = 'REWIND' | 'REPAIR' | 'ANSWER' | 'TIME' | 'RESULT';

export type RulingLevel = 'JUDGE' | 'HEAD_JUDGE';

export type RulingState = 'OPEN' | 'CARRIED_OUT' | 'FAILED' | 'OVERTURNED';

export type AppealOutcome = 'UPHELD' | 'OVERTURNED' | 'UNDECIDED';

export type PenaltyGrade = 'WARNING' | 'GAME_LOSS' | 'MATCH_LOSS' | 'DISQUALIFICATION';

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

export type QueueFor = 'JUDGE' | 'HEAD_JUDGE';

export type RepairZone = 'LIBRARY' | 'HAND' | 'BATTLEFIELD' | 'GRAVEYARD' | 'EXILE' | 'COMMAND';

export type WordOf = 'NAME' | 'CHOICE';

export type LogPart = 'VIEW' | 'EVENTS' | 'SECRET' | 'VERDICT' | 'PROOF';

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

export type Mark = 'GOOD' | 'BAD' | 'DUBIOUS' | 'BEST';

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

export type QuarantineReason = 'TOO_MUCH_WORK' | 'ENGINE_FAULT' | 'BY_OPERATOR' | 'UNREADABLE_LOG';

export type LibraryColours = 'EVEN';

export type AttackOption = 'MULTIPLE' | 'LEFT' | 'RIGHT';

export type NamingHelp = 'NONE' | 'USED' | 'SEARCH';

export type PlayAs = 'ANY_LAND';

export type PlayKind = 'CAST' | 'ACTIVATE' | 'PLAY' | 'SPECIAL';

export type Ruleset = 'PENTALAND' | 'UTOPIA' | 'WAR_ZONE' | 'MAGIC';

export type Base = 'CR' | 'CR2011' | 'NINTH';

export type Format = 'ALL' | 'CHOSEN';

export type Access = 'OPEN' | 'INVITATION' | 'PRIVATE';

export type Opens = 'AT_END' | 'BY_CONSENT' | 'AFTER_TOURNAMENT' | 'JUDGES_ONLY';

export type TakeBacks = 'NEVER' | 'BY_CONSENT';

export type Unresolved = 'NOTHING' | 'JUDGE';

export type Flag = 'LOSES' | 'PASSES';

export type LobbyStatus = 'GATHERING' | 'PLAYING' | 'OVER';

export type AwaitedDeed = 'READY' | 'START' | 'OPEN_ENTROPY' | 'ANSWER';

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

export type WayOfLosing = 'MOVED' | 'CEASED' | 'SHUFFLED' | 'MIXED' | 'COVERED' | 'REWOUND';

export type LogFaultKind =
  | 'SEED_NOT_PROMISED'
  | 'ENTROPY_NOT_PROMISED'
  | 'DRAWN_OTHERWISE'
  | 'WORDS_MISCOUNTED'
  | 'DECIDED_OTHERWISE'
  | 'NOT_A_GAME'
  | 'CHAIN_BROKEN';

export type DecidedOtherwiseWhy = 'OTHER_ENGINE' | 'OTHER_CARDS';

export type ViewerKind = 'SEAT' | 'SPECTATOR' | 'JUDGE' | 'OPENED';

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

export type GameStatus = 'GATHERING' | 'OPENING' | 'STARTING' | 'MULLIGANS' | 'PLAYING' | 'OVER';

export type PassingUntil = 'SOMETHING_HAPPENS' | 'MY_TURN';

export type StackKind = 'SPELL' | 'ACTIVATED' | 'TRIGGERED';

export type ChosenZoneKind = 'LIBRARY' | 'GRAVEYARD';

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

export type ClausePart = 'EFFECT' | 'COSTS' | 'TRIGGER';

export type RulingOutcome = 'LET_STAND' | 'NOTHING';

export type ZoneKind =
  'LIBRARY' | 'HAND' | 'BATTLEFIELD' | 'GRAVEYARD' | 'STACK' | 'EXILE' | 'COMMAND' | 'OUTSIDE';

export type PriorityAction = 'PASS_TURN' | 'PASS' | 'ACT';

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

export type ReplayEyes = 'OWN' | 'SPECTATOR' | 'SEAT' | 'EVERYTHING';

export type NoScenario =
  'NOT_IN_TURNS' | 'NOT_PLAYED' | 'STACK' | 'COMBAT' | 'QUESTION' | 'CONTROLLED' | 'UNWRITTEN';

export type ReplayStep = 'ENTRY' | 'PRIORITY' | 'PHASE' | 'TURN';

export type ReplayDirection = 'FORWARD' | 'BACK';

export type Phase = 'BEGINNING' | 'PRECOMBAT_MAIN' | 'COMBAT' | 'POSTCOMBAT_MAIN' | 'ENDING';

export type OutlineMarkKind =
  'MULLIGAN' | 'NAME' | 'SPELL' | 'COMBAT' | 'DEATH' | 'CONCESSION' | 'LOSS' | 'CALL' | 'RULING' | 'REWIND';

export type CloseReason =
  'TOKEN_ENDED' | 'SERVER_STOPS' | 'TOO_SLOW' | 'STORE_UNAVAILABLE' | 'VIEWER_CHANGED';

export type StatisticsWho = 'PEOPLE' | 'BOTS';

export type StatisticsOrder = 'MOST' | 'LEAST';

export type SameGameResult = 'WON' | 'LOST' | 'DRAWN' | 'NONE';
