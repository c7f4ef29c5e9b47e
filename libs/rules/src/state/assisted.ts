// What a table has agreed on where nobody could read a card's text, and what it is asked about just now.
import { z } from 'zod';
import { objectId, seat, zone } from './ids.js';

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
}

export const nothingAssisted = (): Assisted => ({
  present: false,
  agreed: {},
  open: null,
  asked: [],
  refused: [],
});

export const clauseKey = (object: string, text: string): string => `${object} ${text}`;
