// The single shape of questions. A decision is asked of one seat, and one command answers any kind. Everyone
// may know that it is asked, of whom and about what; only the answering seat sees its content.
import { z } from 'zod';
import { decisionId, instant, objectId, seat } from '../basics/ids.js';

export const PROMPTS = [
  'choose-starting-player',
  'take-a-mulligan',
  'put-on-the-bottom',
  'opening-hand',
  'priority',
  'attackers',
  'blockers',
  'damage',
  'discard',
  'target',
  'order-triggers',
  'order-replacements',
  'order-cards',
  'legend-rule',
  'may',
  'pay',
  'mode',
  'choose',
  'divide',
  'number',
  'word',
  'name',
  'search',
  'scry',
  'vote',
  'coin',
  'mana',
  'propose',
  'accept',
  /** Only in logs up to engine 11: a no accepts the last proposal. */
  'settle-as-nothing',
  'let-stand',
  'shortcut',
  'first-drawn',
] as const;

/**
 * Questions about the table's own matters. A player who controls another player does not answer these for
 * them.
 */
export const AT_THE_TABLE: readonly Prompt[] = ['propose', 'accept', 'let-stand'];

const option = z.strictObject({
  /** In the rules' terms: a mode's name, an ability's text, a label. */
  label: z.string(),
  object: objectId.optional(),
});

export const question = z.discriminatedUnion('kind', [
  /** Between `least` and `count`; exactly `count` where `least` is absent. */
  z.strictObject({
    kind: z.literal('choose-players'),
    candidates: z.array(seat),
    count: z.int(),
    least: z.int().optional(),
  }),
  /**
   * `instead`: objects that may be used before answering (cr 103.5b). Choosing one uses it and asks the
   * question again.
   */
  z.strictObject({ kind: z.literal('yes-no'), instead: z.array(objectId).optional() }),
  /** Chosen in order. */
  z.strictObject({
    kind: z.literal('choose-objects'),
    candidates: z.array(objectId),
    count: z.int(),
    least: z.int().optional(),
  }),
  z.strictObject({ kind: z.literal('priority'), actions: z.array(z.enum(['pass-turn', 'pass', 'act'])) }),
  z.strictObject({
    kind: z.literal('choose-modes'),
    options: z.array(option),
    least: z.int(),
    most: z.int(),
    repeat: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('choose-targets'),
    objects: z.array(objectId),
    players: z.array(seat),
    least: z.int(),
    most: z.int(),
  }),
  z.strictObject({ kind: z.literal('number'), least: z.int(), most: z.int().nullable() }),
  /** A colour, a type or a name of the catalogue; `from` limits the options. */
  z.strictObject({
    kind: z.literal('word'),
    of: z.string(),
    from: z.array(z.string()).nullable(),
    /** The card to be named. */
    object: objectId.optional(),
    /** Allows the empty word, which means none. */
    none: z.literal('allowed').optional(),
  }),
  z.strictObject({ kind: z.literal('order'), options: z.array(option) }),
  /** Shares in the order of `among`; each is at least `least`. */
  z.strictObject({
    kind: z.literal('divide'),
    total: z.int(),
    least: z.int(),
    among: z.array(z.union([objectId, seat])),
    /** cr 615.7: the maximum for each share, because a shield cannot prevent more damage than is dealt. */
    most: z.array(z.int()).optional(),
    /** The source of the damage that is divided. */
    source: objectId.optional(),
    /**
     * For each share: at least `least`, and more than zero only once every share of a lower tier has its
     * `enough` (cr 702.19b).
     */
    tiers: z.array(z.strictObject({ tier: z.int(), enough: z.int(), least: z.int() })).optional(),
  }),
  /** Whom each creature may attack; the whole declaration is checked when it is made (cr 508.1). */
  z.strictObject({
    kind: z.literal('attackers'),
    candidates: z.array(
      z.strictObject({ attacker: objectId, defenders: z.array(z.union([seat, objectId])) }),
    ),
  }),
  z.strictObject({
    kind: z.literal('blockers'),
    candidates: z.array(z.strictObject({ blocker: objectId, attackers: z.array(objectId), most: z.int() })),
  }),
  /**
   * What an unreadable text does; `costs`: the cost of using it. The question says how many proposals are
   * heard.
   */
  z.strictObject({
    kind: z.literal('propose'),
    text: z.string(),
    part: z.enum(['effect', 'costs']),
    attempt: z.int(),
    attempts: z.int(),
  }),
]);
export type Question = z.infer<typeof question>;
export type QuestionKind = Question['kind'];
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;
export const QUESTION_KINDS = [
  'choose-players',
  'yes-no',
  'choose-objects',
  'priority',
  'choose-modes',
  'choose-targets',
  'number',
  'word',
  'order',
  'divide',
  'attackers',
  'blockers',
  'propose',
] as const satisfies QuestionKind[];

export const decision = z.strictObject({
  id: decisionId,
  seat,
  /** cr 723.5: the seat whose decision it is, where another player makes it. */
  of: seat.optional(),
  kind: z.enum(QUESTION_KINDS),
  prompt: z.enum(PROMPTS),
  /** When the question was asked. Absence is counted from here. */
  since: instant,
  /** The public object that the question comes from. */
  source: objectId.optional(),
  question,
});
export type Decision = z.infer<typeof decision>;
export type Prompt = Decision['prompt'];

export { answer, type Answer, type AnswerOf } from './answer.js';
