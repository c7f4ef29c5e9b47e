// The published word for each of the rules' own. Each table has a word for everything: the compiler says which is missing.
import type { EndReason, LossReason, Prompt, QuestionKind, StackItem, Step, Terms, Zone } from '#rules';
import type { GameStatus, GameView, ItemView, ProposalView, QuestionViewOf, SeatView } from '../view/view.js';

type Words<Inside extends string> = { readonly [I in Inside]: string };
type Clock = NonNullable<Terms['clock']>;
type Quarantine = NonNullable<GameView['quarantine']>;
type Passing = NonNullable<SeatView['passing']>;

/** Each word, and the word it stands for. */
export function wordBehind<Inside extends string, Outside extends string>(table: {
  readonly [I in Inside]: Outside;
}): { readonly [O in Outside]: Inside } {
  const pairs = Object.entries(table).map(([inside, outside]) => [outside, inside]);
  return Object.fromEntries(pairs) as { readonly [O in Outside]: Inside };
}

export const STATUSES = {
  gathering: 'GATHERING',
  opening: 'OPENING',
  starting: 'STARTING',
  mulligans: 'MULLIGANS',
  playing: 'PLAYING',
  over: 'OVER',
} as const satisfies Words<GameStatus>;

export const LOSSES = {
  conceded: 'CONCEDED',
  absent: 'ABSENT',
  'drew-from-empty-library': 'DREW_FROM_EMPTY_LIBRARY',
  'no-life': 'NO_LIFE',
  poisoned: 'POISONED',
  effect: 'EFFECT',
  'out-of-time': 'OUT_OF_TIME',
  drawn: 'DRAWN',
} as const satisfies Words<LossReason>;

export const ENDS = {
  'last-one-standing': 'LAST_ONE_STANDING',
  'nobody-left': 'NOBODY_LEFT',
  'won-by-effect': 'WON_BY_EFFECT',
  'drawn-by-effect': 'DRAWN_BY_EFFECT',
  'mandatory-loop': 'MANDATORY_LOOP',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  abandoned: 'ABANDONED',
  ruled: 'RULED',
} as const satisfies Words<EndReason>;

export const QUARANTINES = {
  'too-much-work': 'TOO_MUCH_WORK',
  'engine-fault': 'ENGINE_FAULT',
  'by-operator': 'BY_OPERATOR',
  'unreadable-log': 'UNREADABLE_LOG',
} as const satisfies Words<Quarantine['why']>;

export const STEPS = {
  untap: 'UNTAP',
  upkeep: 'UPKEEP',
  draw: 'DRAW',
  'precombat-main': 'PRECOMBAT_MAIN',
  'begin-combat': 'BEGIN_COMBAT',
  'declare-attackers': 'DECLARE_ATTACKERS',
  'declare-blockers': 'DECLARE_BLOCKERS',
  'first-strike-damage': 'FIRST_STRIKE_DAMAGE',
  'combat-damage': 'COMBAT_DAMAGE',
  'end-combat': 'END_COMBAT',
  'postcombat-main': 'POSTCOMBAT_MAIN',
  end: 'END',
  cleanup: 'CLEANUP',
} as const satisfies Words<Step>;

export const PASSED_UNTIL = {
  'something-happens': 'SOMETHING_HAPPENS',
  'my-turn': 'MY_TURN',
} as const satisfies Words<NonNullable<Passing['until']>>;

export const STACK_KINDS = {
  spell: 'SPELL',
  activated: 'ACTIVATED',
  triggered: 'TRIGGERED',
} as const satisfies Words<StackItem['kind']>;

export const CHOSEN_ZONES = {
  library: 'LIBRARY',
  graveyard: 'GRAVEYARD',
} as const satisfies Words<NonNullable<ItemView['zones']>[number]['kind']>;

export const ZONE_KINDS = {
  library: 'LIBRARY',
  hand: 'HAND',
  battlefield: 'BATTLEFIELD',
  graveyard: 'GRAVEYARD',
  stack: 'STACK',
  exile: 'EXILE',
  command: 'COMMAND',
  outside: 'OUTSIDE',
} as const satisfies Words<Zone['kind']>;

export const PARTS = {
  effect: 'EFFECT',
  costs: 'COSTS',
  trigger: 'TRIGGER',
} as const satisfies Words<ProposalView['part']>;

export const QUESTION_KINDS = {
  'choose-players': 'CHOOSE_PLAYERS',
  'yes-no': 'YES_NO',
  'choose-objects': 'CHOOSE_OBJECTS',
  priority: 'PRIORITY',
  'choose-modes': 'CHOOSE_MODES',
  'choose-targets': 'CHOOSE_TARGETS',
  number: 'NUMBER',
  word: 'WORD',
  order: 'ORDER',
  divide: 'DIVIDE',
  attackers: 'ATTACKERS',
  blockers: 'BLOCKERS',
  propose: 'PROPOSE',
} as const satisfies Words<QuestionKind>;

export const PROMPTS = {
  'choose-starting-player': 'CHOOSE_STARTING_PLAYER',
  'take-a-mulligan': 'TAKE_A_MULLIGAN',
  'put-on-the-bottom': 'PUT_ON_THE_BOTTOM',
  'opening-hand': 'OPENING_HAND',
  priority: 'PRIORITY',
  attackers: 'ATTACKERS',
  blockers: 'BLOCKERS',
  damage: 'DAMAGE',
  discard: 'DISCARD',
  target: 'TARGET',
  'order-triggers': 'ORDER_TRIGGERS',
  'order-replacements': 'ORDER_REPLACEMENTS',
  'order-cards': 'ORDER_CARDS',
  'legend-rule': 'LEGEND_RULE',
  may: 'MAY',
  pay: 'PAY',
  mode: 'MODE',
  choose: 'CHOOSE',
  divide: 'DIVIDE',
  number: 'NUMBER',
  word: 'WORD',
  name: 'NAME',
  search: 'SEARCH',
  scry: 'SCRY',
  vote: 'VOTE',
  coin: 'COIN',
  mana: 'MANA',
  propose: 'PROPOSE',
  accept: 'ACCEPT',
  'settle-as-nothing': 'SETTLE_AS_NOTHING',
  'let-stand': 'LET_STAND',
  shortcut: 'SHORTCUT',
  'first-drawn': 'FIRST_DRAWN',
} as const satisfies Words<Prompt>;

export const PRIORITY_ACTIONS = {
  'pass-turn': 'PASS_TURN',
  pass: 'PASS',
  act: 'ACT',
} as const satisfies Words<QuestionViewOf<'priority'>['actions'][number]>;

export const RULESETS = {
  pentaland: 'PENTALAND',
  utopia: 'UTOPIA',
  'war-zone': 'WAR_ZONE',
  magic: 'MAGIC',
} as const satisfies Words<Terms['ruleset']>;

export const BASES = { cr: 'CR', cr2011: 'CR2011', ninth: 'NINTH' } as const satisfies Words<Terms['base']>;

export const ACCESSES = {
  open: 'OPEN',
  invitation: 'INVITATION',
  private: 'PRIVATE',
} as const satisfies Words<Terms['access']>;

export const OPENINGS = {
  'at-end': 'AT_END',
  'by-consent': 'BY_CONSENT',
  'after-tournament': 'AFTER_TOURNAMENT',
  'judges-only': 'JUDGES_ONLY',
} as const satisfies Words<Terms['opens']>;

export const ATTACKS = {
  multiple: 'MULTIPLE',
  left: 'LEFT',
  right: 'RIGHT',
} as const satisfies Words<NonNullable<Terms['attack']>>;

export const NAMING_HELPS = {
  none: 'NONE',
  used: 'USED',
  search: 'SEARCH',
} as const satisfies Words<NonNullable<Terms['naming']>['help']>;

export const FLAGS = { loses: 'LOSES', passes: 'PASSES' } as const satisfies Words<Clock['flag']>;
