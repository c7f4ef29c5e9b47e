// What the game is in the middle of, as data: frames, the last one first to go on. Nothing else remembers it, so a
// game taken up from its log goes on at the same question.
import { isSameData } from '#kernel';
import { z } from 'zod';
import { answer } from '../decisions/answer.js';
import { context, eventFacts } from './context.js';
import { nodeRef, objectId, seat } from '../basics/ids.js';

/** A frame's own notes between its steps: counters, lists still to be done. */
export const locals = z.record(z.string(), z.json());

export const FRAME_KINDS = [
  /** An effect node of the language, in a context. */
  'effect',
  /** cr 608: the top of the stack resolves. */
  'resolve',
  /** cr 603.3: triggered abilities are put on the stack. */
  'put-triggers',
  /** Verbs about to happen, going through replacement (cr 614-616). */
  'perform',
  /** cr 703: turn-based actions of a step. */
  'turn-based',
  /** cr 704. */
  'state-based',
  /** cr 601.2i, 602.2b: the costs are paid: the spell is cast, the ability activated. `locals.item`. */
  'announced',
  /** A card is named: `object`; `locals.need` says for what. */
  'naming',
  /** war-zone: which of `seat`’s libraries or graveyards, `locals.zone`, the effect is about. */
  'which-zone',
  /** cr 103.5, war-zone: hands are dealt out of several libraries; `locals.seats` have to say how many out of each. */
  'dealing',
  /** cr 103.6: `locals.seats` have still to say what they do with their opening hands. */
  'opening-hands',
  /** Somebody says that a text nobody could read comes up: `at` the ability, `seat` who says so. */
  'claim',
  /** cr 614.10: which step or turn comes next, where effects put something in its place. */
  'coming',
  /** cr 731.2b: the others say how far they go along with `seat`. */
  'shortcut',
  /** cr 702.94a: `seat` may reveal `object`, the first card drawn this turn, before anything else happens. */
  'first-drawn',
] as const;

export const frame = z.strictObject({
  kind: z.enum(FRAME_KINDS),
  /** Of the node an `effect` frame runs. */
  at: nodeRef.optional(),
  /** In which of the agenda's contexts. */
  context: z.int().optional(),
  object: objectId.optional(),
  seat: seat.optional(),
  /** To the questions of the present step, in the order they were asked. */
  answers: z.array(answer),
  locals,
});
export type Frame = z.infer<typeof frame>;

/** cr 603.2: it has triggered, and waits to be put on the stack. */
export const waitingTrigger = z.strictObject({
  ability: nodeRef,
  source: objectId,
  controller: seat,
  context,
  /** cr 603.3b: state triggers and delayed ones say what they came from. */
  lasting: z.string().optional(),
  /** cr 603.7b: the events that happened at once, of which its controller chooses the one it triggered on. */
  events: z.array(eventFacts).optional(),
});
export type WaitingTrigger = z.infer<typeof waitingTrigger>;

export const agenda = z.strictObject({
  frames: z.array(frame),
  contexts: z.record(z.string(), context),
  made: z.int(),
  triggers: z.array(waitingTrigger),
});
export type Agenda = z.infer<typeof agenda>;

export const emptyAgenda = (): Agenda => ({ frames: [], contexts: {}, made: 0, triggers: [] });

/** What of an agenda stands as it did: so many frames, the lowest first, and so many answers of the next. */
export const kept = z.strictObject({ frames: z.int().min(0), answers: z.int().min(0) });
export type Kept = z.infer<typeof kept>;

/** Who answers two hundred questions of one effect does not write down two hundred times what was said before. */
export function keptOf(before: Agenda, after: Agenda): Kept {
  const changed = after.frames.findIndex((frame, nth) => !isSameData(frame, before.frames[nth]));
  const frames = changed === -1 ? after.frames.length : changed;
  const [was, now] = [before.frames[frames]?.answers ?? [], after.frames[frames]?.answers ?? []];
  const said = now.findIndex((answer, nth) => !isSameData(answer, was[nth]));
  return { frames, answers: said === -1 ? now.length : said };
}

/** The agenda without what is kept. */
export function withoutKept(agenda: Agenda, { frames, answers }: Kept): Agenda {
  const [next, ...rest] = agenda.frames.slice(frames);
  if (next === undefined) return { ...agenda, frames: [] };
  return { ...agenda, frames: [{ ...next, answers: next.answers.slice(answers) }, ...rest] };
}

/** And with it again. */
export function withKept(before: Agenda, agenda: Agenda, { frames, answers }: Kept): Agenda {
  const below = before.frames.slice(0, frames);
  const [next, ...rest] = agenda.frames;
  if (next === undefined) return { ...agenda, frames: below };
  const said = before.frames[frames]?.answers.slice(0, answers) ?? [];
  return { ...agenda, frames: [...below, { ...next, answers: [...said, ...next.answers] }, ...rest] };
}
