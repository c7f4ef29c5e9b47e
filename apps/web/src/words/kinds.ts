// The contract's enums that the pages have words for.

export type AwaitedDeed = 'READY' | 'START' | 'OPEN_ENTROPY' | 'ANSWER';

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

export type Format = 'ALL' | 'CHOSEN';

export type Opens = 'AT_END' | 'BY_CONSENT' | 'AFTER_TOURNAMENT' | 'JUDGES_ONLY';

export type Access = 'OPEN' | 'INVITATION' | 'PRIVATE';

export type Ruleset = 'PENTALAND' | 'UTOPIA' | 'WAR_ZONE' | 'MAGIC';

export type Base = 'CR' | 'CR2011' | 'NINTH';

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

export type PlayKind = 'CAST' | 'ACTIVATE' | 'PLAY' | 'SPECIAL';

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

export type Zone = 'battlefield' | 'hand' | 'graveyard' | 'library' | 'exile' | 'stack' | 'command';
