// The bounds of a dispute. A dispute that reaches one refuses what comes next; nothing is cut off.
export const DISPUTE_BOUNDS = {
  /** Characters: the sentence of a call, and why somebody appeals. */
  sentence: 500,
  /** Characters: how a player states their case, and a message of the talk. */
  statement: 2_000,
  message: 1_000,
  /** Characters: the question that a ruling answers, and what the judge found. */
  question: 500,
  findings: 4_000,
  /** Characters: a name that a player writes down for the judge. */
  name: 200,
  /** How often each player may state their case: once, and again as they think of more. */
  statements: 5,
  /** Messages of one person. */
  messages: 50,
  /** How often judges may take a call. */
  takings: 20,
  /** Rulings of one dispute: one, one on appeal, and those that the game refused. */
  rulings: 10,
  penalties: 20,
  /** Characters: the event at which a penalty counts. */
  event: 64,
} as const;
