// The agenda: what the game is in the middle of, as data. It is a stack of frames; the last one runs next. It
// is the only record of unfinished work, so a game restored from its log continues at the same question.
import { isSameData } from '#kernel';
import { z } from 'zod';
import { answer } from '../decisions/answer.js';
import { context, eventFacts } from './context.js';
import { nodeRef, objectId, seat } from '../basics/ids.js';

/**
 * A frame's own data between its steps: counters, lists of remaining work. It is JSON; each kind of frame, or the node
 * it runs, knows the shape of its own.
 */
export const locals: z.ZodType<Record<string, unknown>> = z.record(z.string(), z.json());

export const FRAME_KINDS = [
  /** An effect node of the language, in a context. */
  'effect',
  /** cr 608: the top of the stack resolves. */
  'resolve',
  /** cr 603.3: triggered abilities are put on the stack. */
  'put-triggers',
  /** Verbs about to happen, which replacement effects may change (cr 614-616). */
  'perform',
  /** cr 703: turn-based actions of a step. */
  'turn-based',
  /** cr 704. */
  'state-based',
  /** cr 601.2i, 602.2b: the costs are paid: the spell becomes cast, the ability activated. `locals.item`. */
  'announced',
  /** The card `object` gets a name; `locals.need` says what for. */
  'naming',
  /**
   * war-zone: a player chooses which of `seat`’s libraries or graveyards (`locals.zone`) the effect concerns.
   */
  'which-zone',
  /**
   * cr 103.5, war-zone: hands are dealt from several libraries; `locals.seats` must still say how many cards
   * from each.
   */
  'dealing',
  /** cr 103.6: `locals.seats` must still say what they do with their opening hands. */
  'opening-hands',
  /** A player claims that an unreadable text applies: `at` the ability, `seat` the player. */
  'claim',
  /** cr 614.10: determines the next step or turn, where effects replace it. */
  'coming',
  /** cr 731.2b: the other players say how far they accept the shortcut of `seat`. */
  'shortcut',
  /** cr 702.94a: `seat` may reveal `object`, the first card drawn this turn, before anything else happens. */
  'first-drawn',
] as const;

export const frame = z.strictObject({
  kind: z.enum(FRAME_KINDS),
  /** The place of the node that an `effect` frame runs. */
  at: nodeRef.optional(),
  /** The index of its context in the agenda. */
  context: z.int().optional(),
  object: objectId.optional(),
  seat: seat.optional(),
  /** Answers to the questions of the present step, in the order asked. */
  answers: z.array(answer),
  locals,
});
export type Frame = z.infer<typeof frame>;

/** cr 603.2: an ability that has triggered and waits to be put on the stack. */
export const waitingTrigger = z.strictObject({
  ability: nodeRef,
  source: objectId,
  controller: seat,
  context,
  /** cr 603.3b: for state triggers and delayed triggers: what they came from. */
  lasting: z.string().optional(),
  /** cr 603.7b: simultaneous events; the controller chooses the one it triggered on. */
  events: z.array(eventFacts).optional(),
});
export type WaitingTrigger = z.infer<typeof waitingTrigger>;

export const agenda = z.strictObject({
  frames: z.array(frame),
  contexts: z.record(z.string(), context),
  made: z.int(),
  triggers: z.array(waitingTrigger),
  /**
   * A ruling has changed what lies in hidden zones since the first frame began. A player may not have seen the
   * cards of a later question, so each question shows its cards first.
   */
  showsAgain: z.literal(true).optional(),
});
export type Agenda = z.infer<typeof agenda>;

export const emptyAgenda = (): Agenda => ({ frames: [], contexts: {}, made: 0, triggers: [] });

/**
 * The unchanged part of an agenda: this many frames from the bottom, and this many answers of the next frame.
 */
export const kept = z.strictObject({ frames: z.int().min(0), answers: z.int().min(0) });
export type Kept = z.infer<typeof kept>;

/**
 * Keeps the log small: an effect with two hundred questions does not write every earlier answer two hundred
 * times.
 */
export function keptOf(before: Agenda, after: Agenda): Kept {
  const changed = after.frames.findIndex((frame, nth) => !isSameData(frame, before.frames[nth]));
  const frames = changed === -1 ? after.frames.length : changed;
  const [was, now] = [before.frames[frames]?.answers ?? [], after.frames[frames]?.answers ?? []];
  const said = now.findIndex((answer, nth) => !isSameData(answer, was[nth]));
  return { frames, answers: said === -1 ? now.length : said };
}

/** The agenda without the unchanged part. */
export function withoutKept(agenda: Agenda, { frames, answers }: Kept): Agenda {
  const [next, ...rest] = agenda.frames.slice(frames);
  if (next === undefined) return { ...agenda, frames: [] };
  return { ...agenda, frames: [{ ...next, answers: next.answers.slice(answers) }, ...rest] };
}

/** Restores the unchanged part. */
export function withKept(before: Agenda, agenda: Agenda, { frames, answers }: Kept): Agenda {
  const below = before.frames.slice(0, frames);
  const [next, ...rest] = agenda.frames;
  if (next === undefined) return { ...agenda, frames: below };
  const said = before.frames[frames]?.answers.slice(0, answers) ?? [];
  return { ...agenda, frames: [...below, { ...next, answers: [...said, ...next.answers] }, ...rest] };
}
