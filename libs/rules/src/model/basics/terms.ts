// The terms of a game: fixed in its first event and shown to everyone before they sit down. The schemas name
// everything planned for the product; table/create.ts refuses by name what is not built yet. A ruleset is a
// term, so all of them are named here: pentaland, utopia, war-zone and magic.
import { z } from 'zod';
import { chosenFormat, libraryTerms } from './card-terms.js';
import { clockTerms } from './clock-terms.js';

export const RULESETS = ['pentaland', 'utopia', 'war-zone', 'magic'] as const;
export const BASES = ['cr', 'cr2011', 'ninth'] as const;
/**
 * open: listed, and anyone can sit down. invitation: only invited players. private: unlisted, for anyone who
 * has its id.
 */
export const ACCESSES = ['open', 'invitation', 'private'] as const;
/**
 * Which of several opponents can be attacked: all of them, or only the nearest to the left or right (cr 802,
 * 803).
 */
export const ATTACK_OPTIONS = ['multiple', 'left', 'right'] as const;
export const OPENINGS = ['at-end', 'by-consent', 'after-tournament', 'judges-only'] as const;

/**
 * The help for a player who names a card: none, the list of used names, or a search among the names that fit.
 */
export const NAMING_HELPS = ['none', 'used', 'search'] as const;

const secondsFrom = (least: number, most: number) => z.int().min(least).max(most);
const DAY = 86_400;

/** How cards get their names, in games where cards must be named. */
export const namingTerms = z.strictObject({
  help: z.enum(NAMING_HELPS),
  /**
   * How many refused names a question allows for free, whatever was wrong with them; after that one name per
   * this many seconds.
   */
  refused: z.strictObject({ free: z.int().min(0).max(1000), thenEvery: z.int().min(0).max(3600) }),
});
export type NamingTerms = z.infer<typeof namingTerms>;

/** A judge of the server rules on the text within this many seconds; without a ruling, nothing happens. */
export const unresolvedTerms = z.strictObject({
  goes: z.literal('to-a-judge'),
  within: secondsFrom(60, 7 * DAY),
});
export type UnresolvedTerms = z.infer<typeof unresolvedTerms>;

export const terms = z.strictObject({
  ruleset: z.enum(RULESETS),
  base: z.enum(BASES),
  /** The set of cards the game is played with. */
  format: z.union([z.literal('all'), chosenFormat]),
  seats: z.int().min(2).max(8),
  access: z.enum(ACCESSES),
  spectators: z.enum(['allowed', 'refused']),
  opens: z.enum(OPENINGS),
  librarySize: z.int().min(60).max(1000),
  /** How the common library is made. Absent: of different cards of the format. */
  library: libraryTerms.optional(),
  /** The ruleset's prebuilt libraries by name, one for each seat (war-zone The Decks). */
  prebuilt: z.array(z.string().min(1).max(40)).min(2).max(8).readonly().optional(),
  /** cr 100.4a: how many cards each player has outside the game. Absent: none. */
  sideboardSize: z.int().min(1).max(15).optional(),
  startingLife: z.int().min(1).max(1000),
  /** cr 402.2. `none`: no maximum hand size, so nobody discards for it. */
  maximumHandSize: z.union([z.literal('none'), z.int().min(0).max(100)]),
  /** `multiple` when absent. */
  attack: z.enum(ATTACK_OPTIONS).optional(),
  /** cr 102.3: the team of each seat, in seat order. Absent: each seat is its own team. */
  teams: z.array(z.int().min(0).max(7)).min(2).max(8).readonly().optional(),
  /** cr 804: each creature may be deployed to a teammate. Absent: no deploying. */
  deploy: z.literal('creatures').optional(),
  /**
   * cr 404.3: owners arrange cards that enter their graveyard at the same time. Absent: the event's order
   * stays.
   */
  graveyards: z.literal('arranged').optional(),
  /**
   * cr 801: how many seats a player's range of influence reaches; null: everyone. One number for all, or one
   * for each seat.
   */
  range: z.array(z.int().min(1).max(7).nullable()).min(1).max(8).readonly().optional(),
  /**
   * Absent where cards are what is printed on them. A pentaland game without it only takes turns
   * (decision 3).
   */
  naming: namingTerms.optional(),
  /** Absent: no clocks. */
  clock: clockTerms.optional(),
  /** What happens to a text on which the table does not agree. Absent: nothing happens. */
  unresolved: unresolvedTerms.optional(),
  /** Whether the game can return to an earlier moment if all players agree. Absent: never. */
  takeBack: z.literal('by-consent').optional(),
  /**
   * war-zone Challenges: a player may challenge another one, and a judge decides; a second lost challenge loses
   * the match. Absent: players call a judge without one.
   */
  challenges: z.literal('allowed').optional(),
  /**
   * In seconds: how long the table may wait to start, a player to open their entropy, a question for an
   * answer, a game for a move.
   */
  startWithin: secondsFrom(60, 30 * DAY),
  openWithin: secondsFrom(5, DAY),
  absentAfter: secondsFrom(10, 30 * DAY),
  abandonAfter: secondsFrom(60, 365 * DAY),
});
export type Terms = z.infer<typeof terms>;

export const DEFAULT_NAMING: NamingTerms = { help: 'none', refused: { free: 5, thenEvery: 5 } };

/** In seconds: the default time limit for a judge. */
export const RULED_WITHIN = 600;

export const DEFAULT_TERMS: Terms = {
  ruleset: 'pentaland',
  base: 'cr',
  format: 'all',
  seats: 2,
  access: 'open',
  spectators: 'allowed',
  opens: 'at-end',
  librarySize: 300,
  startingLife: 20,
  maximumHandSize: 'none',
  startWithin: DAY,
  openWithin: 120,
  absentAfter: 300,
  abandonAfter: 14 * DAY,
};
