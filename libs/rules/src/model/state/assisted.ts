// State of assisted play: what the table agreed on for unreadable texts, and what it is asked about now.
import type { Effect } from '#abilities';
import type { Instant } from '#kernel';
import { z } from 'zod';
import { storedNode } from '../basics/stored-node.js';
import { instant, objectId, playerId, referralId, seat, zone } from '../basics/ids.js';

/** What one name in a proposal stands for. */
export const named = z.strictObject({
  name: z.string(),
  objects: z.array(objectId),
  players: z.array(seat),
});
export type Named = z.infer<typeof named>;

/** For cards that only one player sees: how many cards a name stands for, and where they are. */
export const covered = z.strictObject({ name: z.string(), zone, count: z.int() });

/** What the table decides: what the text does, the cost of using it, or whether it has triggered. */
export const CLAUSE_PARTS = ['effect', 'costs', 'trigger'] as const;

export const proposed = z.strictObject({
  /** The player who proposes. */
  seat,
  /** The object that has the text, or the spell or ability that resolves. */
  object: objectId,
  text: z.string(),
  part: z.enum(CLAUSE_PARTS),
  /** Counted from 1. */
  attempt: z.int(),
  /** An effect node of the ability language. */
  does: storedNode<Effect>(),
  /** The named objects that everyone can see. */
  named: z.array(named),
  /** The named objects that are hidden: which cards they are, and how many. */
  hidden: z.array(named),
  covered: z.array(covered),
});
export type Covered = z.infer<typeof covered>;
export type OpenProposal = z.infer<typeof proposed>;

/** The table did not agree on a text, and its terms send the text to a judge. */
export const referral = z.strictObject({
  referral: referralId,
  /** The players who proposed. */
  seat,
  object: objectId,
  text: z.string(),
  part: z.enum(CLAUSE_PARTS),
  /** The players who voted for each option in the last vote. */
  nothing: z.array(seat),
  stands: z.array(seat),
  /** When the text is settled as nothing if nobody has ruled by then. */
  until: instant,
});
export type Referral = z.infer<typeof referral> & { since: Instant };

/** The most characters of a ruling's reason, on one line. */
export const LONGEST_REASON = 500;
export const rulingReason = z
  .string()
  .min(1)
  .max(LONGEST_REASON)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** A judge's ruling: the text does what this attempt proposed; null: it does nothing. */
export const ruling = z.strictObject({
  judge: playerId,
  attempt: z.int().min(1).nullable(),
  reason: rulingReason,
});

export interface Assisted {
  /** Whether any card of the game may have an unreadable text. Most games have none and skip the search. */
  present: boolean;
  /**
   * Effects that were agreed on, by hash. They are roots of places in the language for the rest of the game.
   */
  agreed: Record<string, OpenProposal['does']>;
  /** The proposal under vote. */
  open: OpenProposal | null;
  /** Texts asked about when their object entered, and claims refused this turn: `<object> <text>`. */
  asked: string[];
  refused: string[];
  /** All proposals for the text in question, in games that can ask a judge. */
  made?: OpenProposal[];
  /** The text that waits for a ruling, and how many have waited so far. */
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

/** The proposal of an attempt, where a judge can still rule on it. */
export const madeBy = ({ made = [] }: Assisted, attempt: number | null): OpenProposal | null =>
  made.find((one) => one.attempt === attempt) ?? null;

/** The text that waits for a ruling, while the game is on. */
export const referredIn = ({ assisted }: { readonly assisted: Assisted }): Referral | null =>
  assisted.referred ?? null;

export const clauseKey = (object: string, text: string): string => `${object} ${text}`;
