// What a judge's ruling does to a game: the remedies, in the order in which they are applied. An empty list
// means that the game goes on as it is. A rewind stands first, and at most once. A rule may be cited from any
// document, those of pentaland, utopia and the War Zone included.
import { z } from 'zod';
import { BOUNDS } from '../basics/bounds.js';
import { decisionId, objectId, seat, zone } from '../basics/ids.js';
import { answer } from './answer.js';

/** Bounds on one ruling. */
export const RULING_BOUNDS = {
  remedies: 50,
  /** Objects of one remedy. */
  objects: 100,
  rules: 20,
  /** Characters of the public words, on one line. */
  words: 1_000,
  /** Milliseconds granted to one player: a day. */
  time: 86_400_000,
} as const;

const quantity = z.int().min(-BOUNDS.quantity).max(BOUNDS.quantity);
const count = z.int().min(0).max(BOUNDS.quantity);
const counter = z.string().min(1).max(50);
const word = z.string().min(1).max(200);

/** Where in its zone: `nth` counts from the top, 1 being the top card; `random` is drawn when it is applied. */
export const place = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('top') }),
  z.strictObject({ at: z.literal('bottom') }),
  z.strictObject({ at: z.literal('nth'), nth: z.int().min(1).max(10_000) }),
  z.strictObject({ at: z.literal('random') }),
]);
export type PlaceInZone = z.infer<typeof place>;

/** What is put right by itself. Nothing of it triggers an ability or is replaced, unless it says so. */
export const repair = z.discriminatedUnion('what', [
  /** cr 400.7: the object becomes a new one in that zone. */
  z.strictObject({
    what: z.literal('move'),
    object: objectId,
    to: zone,
    /** In a library; null in every other zone. */
    place: place.nullable(),
    /** On the battlefield: its controller; null in every other zone. */
    under: seat.nullable(),
    /** Abilities trigger as they do for any move. */
    triggers: z.boolean(),
  }),
  z.strictObject({ what: z.literal('life'), seat, total: quantity }),
  /** How many there are afterwards. */
  z.strictObject({ what: z.literal('counters'), on: z.union([objectId, seat]), counter, count }),
  z.strictObject({ what: z.literal('tapped'), object: objectId, tapped: z.boolean() }),
  /** Who controls the permanent, where no effect says otherwise. */
  z.strictObject({ what: z.literal('control'), object: objectId, seat }),
  /** `to`: who sees them; null: everyone. */
  z.strictObject({
    what: z.literal('reveal'),
    objects: z.array(objectId).min(1).max(RULING_BOUNDS.objects),
    to: seat.nullable(),
  }),
  /** The name is used up from now on: given by that player, to that card. */
  z.strictObject({ what: z.literal('mark'), name: word, seat, object: objectId }),
  /** The name can be given again. */
  z.strictObject({ what: z.literal('free'), name: word }),
  /**
   * Another word takes the place of the one that was given for the object: its name, or what was chosen for
   * one of its abilities. `frees`: the name it had can be given again.
   */
  z.strictObject({
    what: z.literal('answer'),
    object: objectId,
    of: z.enum(['name', 'choice']),
    word,
    frees: z.boolean(),
  }),
]);
export type Repair = z.infer<typeof repair>;

export const remedy = z.discriminatedUnion('kind', [
  /**
   * Back to a moment: the spectators' seq at the end of a command's events. `positions`: whether cards whose
   * place in a library is known stay there; `names`: whether names given since can be given again.
   */
  z.strictObject({
    kind: z.literal('rewind'),
    moment: z.int().min(0),
    positions: z.enum(['shuffle', 'keep-known']),
    names: z.enum(['free', 'used']),
  }),
  z.strictObject({ kind: z.literal('repair'), repair }),
  /** The judge answers the open question for its player, within what the player could answer. */
  z.strictObject({ kind: z.literal('answer'), seat, decision: decisionId, answer }),
  /** Thinking time, on top of the time that the game stood. */
  z.strictObject({ kind: z.literal('time'), seat, milliseconds: z.int().min(1).max(RULING_BOUNDS.time) }),
  /** The game ends. No winners: it is a draw. */
  z.strictObject({ kind: z.literal('result'), winners: z.array(seat).max(8) }),
]);
export type Remedy = z.infer<typeof remedy>;
export type RemedyOf<K extends Remedy['kind']> = Extract<Remedy, { kind: K }>;
export type RepairOf<W extends Repair['what']> = Extract<Repair, { what: W }>;

export const remedies = z.array(remedy).max(RULING_BOUNDS.remedies);

/**
 * A rule as refusals cite it: `cr 601.2c`, `pentaland 704.2`, `ninth p.15`, `war-zone Card Templating`. Logs have
 * numbers of `ninth` too, from before rules of the older bases had to exist.
 */
export const citedRule = z
  .string()
  .max(60)
  .regex(
    /^((cr|cr2011|ninth|pentaland|utopia) \d{3}\.\d{1,3}[a-z]?|ninth (p\.\d{1,3}|[A-ZÉ][A-Za-zàâçèéêîôùû' ()?-]+)|war-zone [A-Z][A-Za-z' ,-]+)$/,
  );
export const citedRules = z.array(citedRule).max(RULING_BOUNDS.rules);

/** The words that everyone reads, on one line. */
export const publicWords = z
  .string()
  .min(1)
  .max(RULING_BOUNDS.words)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}][^\p{Cc}\p{Zl}\p{Zp}]*$/u);
