// What a table has agreed on where nobody could read a card's text, and what it is asked about just now.
import type { Instant } from '#kernel';
import { z } from 'zod';
import { instant, objectId, playerId, referralId, seat, zone } from '../basics/ids.js';

/** What a proposal speaks of by name. */
export const named = z.strictObject({
  name: z.string(),
  objects: z.array(objectId),
  players: z.array(seat),
});
export type Named = z.infer<typeof named>;

/** Of cards only one player sees: how many a name stands for, and where they lie. */
export const covered = z.strictObject({ name: z.string(), zone, count: z.int() });

/** What is asked about: what the text does, what is paid for using it, or whether it has triggered. */
export const CLAUSE_PARTS = ['effect', 'costs', 'trigger'] as const;

export const proposed = z.strictObject({
  /** Who proposes. */
  seat,
  /** What the text stands on, or the spell or ability that resolves. */
  object: objectId,
  text: z.string(),
  part: z.enum(CLAUSE_PARTS),
  /** From 1. */
  attempt: z.int(),
  /** An effect of the language of abilities. */
  does: z.looseObject({ kind: z.string() }),
  /** What everyone can see of what it names. */
  named: z.array(named),
  /** Of what is named and lies hidden: which cards they are, and how many. */
  hidden: z.array(named),
  covered: z.array(covered),
});
export type Covered = z.infer<typeof covered>;
export type OpenProposal = z.infer<typeof proposed>;

/** The table does not agree on a text, and has said before that a judge rules on it then. */
export const referral = z.strictObject({
  referral: referralId,
  /** Who has proposed. */
  seat,
  object: objectId,
  text: z.string(),
  part: z.enum(CLAUSE_PARTS),
  /** Who voted for which, last. */
  nothing: z.array(seat),
  stands: z.array(seat),
  /** When nothing happens, if nobody has ruled by then. */
  until: instant,
});
export type Referral = z.infer<typeof referral> & { since: Instant };

/** A ruling gives its reason in so many characters, on one line. */
export const LONGEST_REASON = 500;
export const rulingReason = z
  .string()
  .min(1)
  .max(LONGEST_REASON)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** What a judge has ruled: the proposal of this attempt is what the text does; null: it does nothing. */
export const ruling = z.strictObject({
  judge: playerId,
  attempt: z.int().min(1).nullable(),
  reason: rulingReason,
});

export interface Assisted {
  /** Whether any card of the game may have such a text: most games need not look for one. */
  present: boolean;
  /** Effects that were agreed on, by their hash: where they stand in the language, for as long as the game goes on. */
  agreed: Record<string, OpenProposal['does']>;
  /** The proposal that is voted on. */
  open: OpenProposal | null;
  /** Texts that were asked about as their object came, and claims that were refused this turn: `<object> <text>`. */
  asked: string[];
  refused: string[];
  /** Where a judge may be asked: all that was proposed for the text that is asked about. */
  made?: OpenProposal[];
  /** What waits for a ruling, and how much has. */
  referred?: Referral | null;
  referrals?: number;
}

export const nothingAssisted = (): Assisted => ({
  present: false,
  agreed: {},
  open: null,
  asked: [],
  refused: [],
});

/** The proposal of an attempt, where it may still be ruled on. */
export const madeBy = ({ made = [] }: Assisted, attempt: number | null): OpenProposal | null =>
  made.find((one) => one.attempt === attempt) ?? null;

/** What waits for a ruling, while the game is on. */
export const referredIn = ({ assisted }: { readonly assisted: Assisted }): Referral | null =>
  assisted.referred ?? null;

export const clauseKey = (object: string, text: string): string => `${object} ${text}`;
