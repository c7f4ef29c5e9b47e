// The terms of a game: fixed in its first event and shown to everyone before they sit down.
// The schemas name everything the product will have; what is not built yet is refused by name (table/create.ts).
import { z } from 'zod';
import { chosenFormat, libraryTerms } from './card-terms.js';
import { clockTerms } from './clock-terms.js';

export const RULESETS = ['pentaland', 'utopia', 'war-zone', 'magic'] as const;
export const BASES = ['cr', 'cr2011', 'ninth'] as const;
/** open: listed, anyone sits down. invitation: only who is invited. private: unlisted, whoever has its id. */
export const ACCESSES = ['open', 'invitation', 'private'] as const;
/** With several opponents: all of them may be attacked, or only the nearest to that side (cr 802, 803). */
export const ATTACK_OPTIONS = ['multiple', 'left', 'right'] as const;
export const OPENINGS = ['at-end', 'by-consent', 'after-tournament', 'judges-only'] as const;

/** What a player who names a card is helped with: nothing, the names that are used up, a search among those that fit. */
export const NAMING_HELPS = ['none', 'used', 'search'] as const;

const secondsFrom = (least: number, most: number) => z.int().min(least).max(most);
const DAY = 86_400;

/** How names are given, where cards have to be named. */
export const namingTerms = z.strictObject({
  help: z.enum(NAMING_HELPS),
  /** So many names may be refused of one question, whatever is wrong with them; then one each so many seconds. */
  refused: z.strictObject({ free: z.int().min(0).max(1000), thenEvery: z.int().min(0).max(3600) }),
});
export type NamingTerms = z.infer<typeof namingTerms>;

/** A judge of the server rules on it, within so many seconds; if none does, nothing happens. */
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
  /** Where there is one library for all; absent: of different cards of the format. */
  library: libraryTerms.optional(),
  /** Libraries that the ruleset has ready, one a seat, by their names (war-zone The Decks). */
  prebuilt: z.array(z.string().min(1).max(40)).min(2).max(8).readonly().optional(),
  /** cr 100.4a: so many cards each has outside the game. Absent: nobody has any. */
  sideboardSize: z.int().min(1).max(15).optional(),
  startingLife: z.int().min(1).max(1000),
  /** cr 402.2. `none`: no maximum, nothing is discarded for it. */
  maximumHandSize: z.union([z.literal('none'), z.int().min(0).max(100)]),
  /** `multiple` when absent. */
  attack: z.enum(ATTACK_OPTIONS).optional(),
  /** cr 102.3: the team of each seat, in their order. Absent: each is a team of its own. */
  teams: z.array(z.int().min(0).max(7)).min(2).max(8).readonly().optional(),
  /** cr 804: each creature may be deployed to a teammate. Absent: none. */
  deploy: z.literal('creatures').optional(),
  /** cr 404.3: what comes into a graveyard at once is arranged by its owner. Absent: it lies in the order of the event. */
  graveyards: z.literal('arranged').optional(),
  /** cr 801: over how many seats a player's range of influence reaches; null: to everyone. One for all, or one a seat. */
  range: z.array(z.int().min(1).max(7).nullable()).min(1).max(8).readonly().optional(),
  /** Absent where cards are what is printed on them; a game of pentaland without it only takes turns (decision 3). */
  naming: namingTerms.optional(),
  /** Absent: nobody's time is measured. */
  clock: clockTerms.optional(),
  /** What becomes of a text on which the table does not agree. Absent: nothing happens. */
  unresolved: unresolvedTerms.optional(),
  /** In seconds: how long the table may stay unstarted, entropy unopened, a question unanswered, a game untouched. */
  startWithin: secondsFrom(60, 30 * DAY),
  openWithin: secondsFrom(5, DAY),
  absentAfter: secondsFrom(10, 30 * DAY),
  abandonAfter: secondsFrom(60, 365 * DAY),
});
export type Terms = z.infer<typeof terms>;

export const DEFAULT_NAMING: NamingTerms = { help: 'none', refused: { free: 5, thenEvery: 5 } };

/** In seconds: how long a judge has by default. */
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
