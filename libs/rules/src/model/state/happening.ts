// What happened, as triggers, replacements and history see it: one shape for all patterns of the language.
import type { ColourName, MoveCause, Sorts, ZoneName } from '#abilities';
import type { ObjectId, Seat } from '../basics/ids.js';

export type PatternKind = Exclude<Sorts['pattern']['kind'], 'any' | 'parameter' | 'state'>;

export interface Happening {
  readonly kind: PatternKind;
  /** What it happened to: after a move the new object, unless it left somewhere to look back at. */
  readonly subject: ObjectId | null;
  /** Before a move. */
  readonly before: ObjectId | null;
  /** What did it: the source of damage, the attacker's blocker, the spell that targets. */
  readonly agent: ObjectId | null;
  /** Whom it happened to or who did it, and the other player where there is one. */
  readonly player: Seat | null;
  readonly other: Seat | null;
  readonly amount: number;
  readonly from: ZoneName | null;
  readonly to: ZoneName | null;
  readonly cause: MoveCause | null;
  /** Counter, step, action, result, or how often it happened before this turn (nth). */
  readonly word: string | null;
  readonly combat: boolean;
  /** Who controlled the subject as it happened, and of what colours it was: it may be otherwise since (cr 608.2i). */
  readonly under: Seat | null;
  readonly colours: readonly ColourName[] | null;
}

/** One of that kind: what is not said of it is nothing. Member by member, so that all are of one shape. */
export const happening = (kind: PatternKind, facts: Partial<Happening> = {}): Happening => ({
  kind,
  subject: facts.subject ?? null,
  before: facts.before ?? null,
  agent: facts.agent ?? null,
  player: facts.player ?? null,
  other: facts.other ?? null,
  amount: facts.amount ?? 1,
  from: facts.from ?? null,
  to: facts.to ?? null,
  cause: facts.cause ?? null,
  word: facts.word ?? null,
  combat: facts.combat ?? false,
  under: facts.under ?? null,
  colours: facts.colours ?? null,
});
