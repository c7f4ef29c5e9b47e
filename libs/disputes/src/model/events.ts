// The events of a dispute. They hold what was decided and by whom; what people wrote is in a stream of its own,
// which can be deleted (texts.ts). The words of a ruling stay, as those of a referral's do.
import { branded, type GameId, type Instant, type PlayerId } from '#kernel';
import { citedRules, publicWords, remedies, seat, type DecisionId } from '#rules';
import { z } from 'zod';
import { DISPUTE_BOUNDS } from './bounds.js';
import { INFRACTION_NAMES, PENALTY_GRADES } from './infractions.js';

const player = branded<PlayerId>(z.string().min(1).max(100));
const game = branded<GameId>(z.string().min(1).max(200));
const instant = branded<Instant>(z.int().min(0));
const decision = branded<DecisionId>(z.string().regex(/^d\d+$/));
/** Counts the rulings of the dispute from 1. */
const ruling = z.int().min(1).max(DISPUTE_BOUNDS.rulings);
/** Counts the texts of the dispute from 1; the text itself may have been deleted. */
const entry = z.int().min(1).max(10_000);
const level = z.enum(['judge', 'head-judge']);

/** A text for judges: it may have several lines, and no other control character. */
const long = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*\S[^\u0000-\u0009\u000b-\u001f\u007f]*$/u);

export const rulingText = z.strictObject({
  /** For judges alone: both may speak of what is hidden. */
  question: long(DISPUTE_BOUNDS.question),
  findings: long(DISPUTE_BOUNDS.findings),
  rules: citedRules,
  remedies,
  /** Everyone reads them. */
  words: publicWords,
});
export type RulingText = z.infer<typeof rulingText>;

export const eventName = z
  .string()
  .min(1)
  .max(DISPUTE_BOUNDS.event)
  .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/);

/** What two players disagree on (war-zone Challenges). */
const challenge = z.strictObject({ by: seat, against: seat });

export const DISPUTE_EVENTS = {
  /** A player called a judge, or a judge stopped the game (`seat` null). The game's own log says so as well. */
  DisputeOpened: {
    version: 1,
    schema: z.strictObject({
      game,
      seat: seat.nullable(),
      by: player,
      /** The last moment that everyone saw, and the open question. */
      moment: z.int().min(0),
      decision: decision.nullable(),
      /** Who plays: they are the parties, and none of them can judge it. */
      players: z.array(z.strictObject({ seat, player })).min(1).max(8),
      challenge: challenge.nullable(),
      /** When the call lapses if no judge takes it; null: never. */
      until: instant.nullable(),
    }),
  },
  CallWithdrawn: { version: 1, schema: z.strictObject({ seat }) },
  /** Nobody took it in time. */
  CallLapsed: { version: 1, schema: z.strictObject({ seat }) },
  /** `until`: by then the judge rules, or the call goes back to the queue. */
  CallTaken: { version: 1, schema: z.strictObject({ judge: player, until: instant }) },
  /** By the judge, or because their time was over. The game stays stopped until another judge has ruled. */
  CallHandedBack: { version: 1, schema: z.strictObject({ judge: player }) },
  CaseStated: { version: 1, schema: z.strictObject({ seat, entry }) },
  /** `to`: the seat that the judge talks with; null: everyone at the table. */
  Said: {
    version: 1,
    schema: z.strictObject({ seat: seat.nullable(), by: player, to: seat.nullable(), entry }),
  },
  /** The judge asks a player to write down the name of a card (war-zone Card Templating). */
  NameAsked: { version: 1, schema: z.strictObject({ judge: player, seat }) },
  NameWritten: { version: 1, schema: z.strictObject({ seat, entry }) },
  RulingGiven: {
    version: 1,
    schema: z.strictObject({
      ruling,
      judge: player,
      level,
      ...rulingText.shape,
      /** Of a challenge: who lost it, and whether that lost them the match. */
      lost: z.strictObject({ seat, losesMatch: z.boolean() }).nullable(),
      /** Until when the players may appeal; null: it is final. */
      until: instant.nullable(),
    }),
  },
  /** All have accepted it, or the time to appeal is over. From now on nobody can appeal. */
  RulingBecameFinal: {
    version: 1,
    schema: z.strictObject({ ruling, why: z.enum(['accepted', 'time-over']) }),
  },
  RulingAccepted: { version: 1, schema: z.strictObject({ ruling, seat }) },
  RulingAppealed: { version: 1, schema: z.strictObject({ ruling, seat, entry, until: instant }) },
  /** `overturned`: the head judge's own ruling comes with it, and is the one that counts. */
  AppealDecided: {
    version: 1,
    schema: z.strictObject({
      ruling,
      /** Null: no head judge decided in time, and the ruling stands. */
      judge: player.nullable(),
      outcome: z.enum(['upheld', 'overturned', 'undecided']),
      words: publicWords.nullable(),
    }),
  },
  /** The game has done what the ruling says. */
  RulingCarriedOut: { version: 1, schema: z.strictObject({ ruling }) },
  /** The game could not do what the ruling says: nothing was done, and the judge rules again. */
  RulingFailed: {
    version: 1,
    schema: z.strictObject({ ruling, code: z.string().min(1).max(40), until: instant }),
  },
  PenaltyGiven: {
    version: 1,
    schema: z.strictObject({
      judge: player,
      seat,
      player,
      infraction: z.enum(INFRACTION_NAMES),
      grade: z.enum(PENALTY_GRADES),
      /** The event at which it counts. */
      at: eventName,
      words: publicWords,
    }),
  },
  /** `game-over`: the game ended without it. */
  DisputeClosed: {
    version: 1,
    schema: z.strictObject({ judge: player.nullable(), why: z.enum(['done', 'game-over']) }),
  },
} as const;

export type DisputeEventType = keyof typeof DISPUTE_EVENTS;
export type DisputeEvent = {
  [T in DisputeEventType]: Readonly<{ type: T } & z.infer<(typeof DISPUTE_EVENTS)[T]['schema']>>;
}[DisputeEventType];
export type EventOfType<T extends DisputeEventType> = Extract<DisputeEvent, { type: T }>;

/** A text that somebody wrote in a dispute. Its number stands in the event that it belongs to. */
export const TEXT_EVENTS = {
  TextWritten: {
    version: 1,
    schema: z.strictObject({
      entry,
      text: long(DISPUTE_BOUNDS.statement),
    }),
  },
} as const;
export type TextWritten = Readonly<
  { type: 'TextWritten' } & z.infer<(typeof TEXT_EVENTS.TextWritten)['schema']>
>;

export const textUpTo = (most: number) => long(most);
