// Bounds on how much of anything a game can hold, by name; docs/bounds.md says what happens at each. Every
// computed number stays within them, so that it fits the contract (GraphQL Int) and every game ends.

/** What one game can hold and one effect can do. A quantity saturates: it stays at the bound and the game goes on. */
export const BOUNDS = {
  /** Values, life totals, counters, damage, power and toughness, above and below zero; numbers that are chosen. */
  quantity: 1_000_000_000,
  /** How often one effect repeats the same thing: draws, copies, rounds, dice, extra turns and phases. */
  repetitions: 1_000,
  /** Rounds of an effect that is repeated while a condition holds. */
  rounds: 500,
  /** Coins flipped one after another until one is lost or won. */
  flips: 10_000,
  /** Permanents on the battlefield: no token is created beyond this number. */
  permanents: 2_000,
  /** Mana in one player's pool. */
  mana: 1_000,
  /** X, where a player chooses it. */
  x: 100_000,
  /** Mana symbols and generic mana of one payment: no player can pay more. */
  cost: 10_000,
  /**
   * Length, as JSON, of the last known information that goes into the log when a player leaves a game that
   * continues.
   */
  remembered: 100_000,
  /** How often one question is asked again in a row before its effect continues without an answer. */
  asks: 10,
} as const;

/** Effects that a table agrees on have tighter bounds than effects printed on cards. */
export const PROPOSAL_BOUNDS = {
  /** Every value that a proposal's effect computes. */
  quantity: 1_000,
  /** Tokens, draws, coins, dice or mana of one effect of a proposal. */
  repetitions: 100,
} as const;

/** How much work one command may cause. A command that needs more is refused as a whole. */
export const COMMAND_BUDGET = {
  /** Steps of the engine, events and verbs; a step that reads n permanents again counts n/4 more. */
  steps: 25_000,
  /** Events of the batch: what the log accepts in one append. */
  events: 2_000,
  /** Length of the batch's events as JSON. */
  characters: 950_000,
  /** Frames on the agenda, and triggered abilities not yet on the stack. */
  frames: 5_000,
  triggers: 2_000,
  /** Parts of filters checked against objects. */
  looks: 500_000,
} as const;

/** The same budget for a command, from the moment it carries out something the table agreed on. */
export const PROPOSAL_BUDGET = {
  steps: 3_000,
  looks: 200_000,
} as const;

/** How much one query about a game may look at: the possible actions, or how an action continues. */
export const QUERY_BUDGET = {
  looks: 500_000,
} as const;

export type Bounds = Readonly<Record<'quantity' | 'repetitions', number>>;

/** Clamps the number to the bound on either side of zero; NaN becomes 0. */
export const clamped = (number: number, most: number): number =>
  Number.isNaN(number) ? 0 : Math.min(most, Math.max(-most, number));

export const saturated = (number: number): number => clamped(number, BOUNDS.quantity);

/** Clamps a number of repetitions to the bound. */
export const boundedTimes = (number: number, { repetitions }: Bounds = BOUNDS): number =>
  Math.max(0, clamped(number, repetitions));

/** Clamps the counters of each kind. */
export const saturatedEach = (counters: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counters).map(([kind, count]) => [kind, saturated(count)]));
