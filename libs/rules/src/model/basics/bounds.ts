// How much of anything there can be in a game, by name: docs/bounds.md says what happens there. Whatever is worked out
// stays within them, so that every number fits what the contract can express (GraphQL Int), and every game ends.

/** What one game can hold and one effect can do. A quantity saturates: it stays at the bound and the game goes on. */
export const BOUNDS = {
  /** Values, life totals, counters, damage, power and toughness, above and below zero; numbers that are chosen. */
  quantity: 1_000_000_000,
  /** How often one effect does the same: draws, copies, rounds, dice, extra turns and phases. */
  repetitions: 1_000,
  /** Rounds of an effect that is repeated while a condition holds. */
  rounds: 500,
  /** Coins flipped one after another until one is lost or won. */
  flips: 10_000,
  /** Permanents on the battlefield: no token comes beyond them. */
  permanents: 2_000,
  /** Mana in one player's pool. */
  mana: 1_000,
  /** X, where a player says what it is. */
  x: 100_000,
  /** Mana symbols and generic mana that one cost asks for. */
  cost: 1_000_000,
  /** Last known information that goes into the log, as JSON, when a player leaves a game that goes on. */
  remembered: 100_000,
  /** How often one question is asked again in a row, until its effect goes on without an answer. */
  asks: 10,
} as const;

/** What a table can agree on is held more tightly than what stands on a card. */
export const PROPOSAL_BOUNDS = {
  /** Every value that an effect of a proposal works out. */
  quantity: 1_000,
  /** Tokens, draws, coins, dice, mana of one of its effects. */
  repetitions: 100,
} as const;

/** What one command may set going. Beyond it the command is refused whole. */
export const COMMAND_BUDGET = {
  /** Steps of the engine, events and verbs; a step that reads n permanents anew counts n/4 more. */
  steps: 25_000,
  /** Events of the batch: what the log takes at once. */
  events: 2_000,
  /** Its events as JSON. */
  characters: 950_000,
  /** What waits to be done next, and abilities that have triggered and are not yet on the stack. */
  frames: 5_000,
  triggers: 2_000,
  /** Parts of filters held against objects. */
  looks: 500_000,
} as const;

/** The same for a command from the moment on when something that a table agreed on is done in it. */
export const PROPOSAL_BUDGET = {
  steps: 3_000,
  looks: 200_000,
} as const;

/** What one question about a game may look at: what could be done, how an action goes on. */
export const QUERY_BUDGET = {
  looks: 500_000,
} as const;

export type Bounds = Readonly<Record<'quantity' | 'repetitions', number>>;

/** Within the bound on either side of zero; what is no number is none of it. */
export const within = (number: number, most: number): number =>
  Number.isNaN(number) ? 0 : Math.min(most, Math.max(-most, number));

export const saturated = (number: number): number => within(number, BOUNDS.quantity);

/** So often, as far as anything is done over and over. */
export const timesOf = (number: number, { repetitions }: Bounds = BOUNDS): number =>
  Math.max(0, within(number, repetitions));

/** Counters, kind by kind. */
export const saturatedEach = (counters: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counters).map(([kind, count]) => [kind, saturated(count)]));
