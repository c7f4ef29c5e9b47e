// An event as triggers, replacement effects and history see it: one shape for all patterns of the language.
import type { ColourName, MoveCause, Sorts, ZoneName } from '#abilities';
import type { ObjectId, Seat } from '../basics/ids.js';

export type PatternKind = Exclude<Sorts['pattern']['kind'], 'any' | 'parameter' | 'state'>;

export interface Happening {
  readonly kind: PatternKind;
  /** The object it happened to: after a move the new object, unless the pattern looks back at the old one. */
  readonly subject: ObjectId | null;
  /** The object before a move. */
  readonly before: ObjectId | null;
  /** The object that did it: the source of damage, the blocker, the spell that targets. */
  readonly agent: ObjectId | null;
  /** The player it happened to or who did it, and the other player where there is one. */
  readonly player: Seat | null;
  readonly other: Seat | null;
  readonly amount: number;
  readonly from: ZoneName | null;
  readonly to: ZoneName | null;
  readonly cause: MoveCause | null;
  /** Counter, step, action, result, or how often it happened earlier this turn (nth). */
  readonly word: string | null;
  readonly combat: boolean;
  /** The subject's controller and colours as it happened, which may have changed since (cr 608.2i). */
  readonly under: Seat | null;
  readonly colours: readonly ColourName[] | null;
}

/**
 * Makes a happening with defaults for missing facts. It lists each member, so that all have one shape in the
 * JavaScript engine.
 */
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
