// Why a command is refused: a closed union of codes, each with the rule it rests on. A refusal changes nothing,
// and says nothing but what the one who is refused may know.
export const REFUSAL_CODES = [
  /** Named in the terms, but not part of this version. */
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
  /** Nothing waits for that ruling. */
  'not-referred',
  /** Who has to do with a game does not rule in it. */
  'own-game',
  /** It would set more going than one command may. */
  'too-much-work',
  /** The game stands still: it could not go on. */
  'quarantined',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** `cr 103.5`, `pentaland 701.1b`; `terms …` and `table …` are the product's own. */
  readonly rule: string;
  readonly message: string;
  /** The rules of the keywords it comes from. */
  readonly also?: readonly string[];
}

export const refuse = (
  code: RefusalCode,
  rule: string,
  message: string,
  also: readonly string[] = [],
): Refusal => (also.length === 0 ? { code, rule, message } : { code, rule, message, also });
