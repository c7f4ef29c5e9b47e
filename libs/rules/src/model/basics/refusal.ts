// The reasons for refusing a command: a closed union of codes, each with the rule it rests on. A refusal
// changes nothing and reveals nothing that the sender may not know.
export const REFUSAL_CODES = [
  /** The terms name it, but this version does not have it. */
  'not-built',
  'unknown-game',
  'game-exists',
  'already-started',
  'not-started',
  'game-over',
  'game-full',
  'already-seated',
  'not-seated',
  'not-invited',
  'not-host',
  'too-few-players',
  'not-everyone-ready',
  'commitment-missing',
  'commitment-mismatch',
  'already-opened',
  'stale-decision',
  'not-your-decision',
  'illegal-answer',
  'out-of-the-game',
  'not-absent',
  'not-due',
  'not-over',
  'not-by-consent',
  'already-agreed',
  /** No ruling is pending under that id. */
  'not-referred',
  /** A player of a game cannot act as its judge. */
  'own-game',
  /** The command would cause more work than one command may cause. */
  'too-much-work',
  /** The game is quarantined. */
  'quarantined',
  /** The game is stopped for a judge. */
  'stopped',
  /** The game is not stopped under that dispute. */
  'no-dispute',
  /** A judge has taken the call. */
  'call-taken',
  'not-your-call',
  'too-many-calls',
  /** A ruling cites a rule that the game does not have. */
  'unknown-rule',
  /** A remedy does not fit the game as it is. */
  'illegal-remedy',
  /** The terms do not let the players take anything back. */
  'no-take-backs',
  /** Somebody has asked already. */
  'take-back-open',
  'too-many-take-backs',
  /** Nobody asks for that moment, or not this player. */
  'no-take-back',
  /** Since that moment somebody has learned something that was hidden. */
  'hidden-learned',
  /** The game cannot return to the moment that the command names. */
  'no-such-moment',
  /** The game is over, and its log lies open to everyone. */
  'log-opened',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** A rule such as `cr 103.5` or `pentaland 701.1b`; `terms …` and `table …` are the product's own rules. */
  readonly rule: string;
  readonly message: string;
  /** The rules of the keywords that the restriction comes from. */
  readonly also?: readonly string[];
}

export const refuse = (
  code: RefusalCode,
  rule: string,
  message: string,
  also: readonly string[] = [],
): Refusal => (also.length === 0 ? { code, rule, message } : { code, rule, message, also });
