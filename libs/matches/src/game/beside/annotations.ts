// Annotations: what people who may see a game write at its moments. They are stored outside the game's log, in a stream
// that can be deleted by itself. An annotation is its author's alone until it is published.
import { z } from 'zod';
import { branded, type GameId, type Instant, type PlayerId, type StreamName } from '#kernel';
import { annotationsStream, type Codec, type Recorded } from '#log';
import { storable } from './storable-text.js';

export const MARKS = ['good', 'bad', 'dubious', 'best'] as const;
export type Mark = (typeof MARKS)[number];

export const LONGEST_ANNOTATION = 1_000;
/** How many annotations of one game an author may have at a time. */
export const MOST_ANNOTATIONS = 100;
/** How often an author may write, change, publish or delete in one game. */
export const MOST_CHANGES = 400;
/** The same for everyone without a seat together, so that a stream stays short enough to read at once. */
export const MOST_CHANGES_WITHOUT_SEAT = 2_000;

export type AnnotationId = string & { readonly __annotation: true };
const annotation = branded<AnnotationId>(z.uuid());

/** A mark, a text, or both. */
export const remark = z
  .strictObject({
    moment: z.int().min(1),
    mark: z.enum(MARKS).nullable(),
    text: storable(0, LONGEST_ANNOTATION),
  })
  .refine(({ mark, text }) => mark !== null || text !== '', { error: 'it says nothing', path: ['text'] });
export type Remark = Readonly<z.infer<typeof remark>>;

export type AnnotationEvent =
  | ({ readonly type: 'AnnotationWritten'; readonly annotation: AnnotationId } & Remark)
  | ({ readonly type: 'AnnotationChanged'; readonly annotation: AnnotationId } & Remark)
  | { readonly type: 'AnnotationPublished'; readonly annotation: AnnotationId }
  | { readonly type: 'AnnotationDeleted'; readonly annotation: AnnotationId };

const said = {
  moment: z.int().min(1),
  mark: z.enum(MARKS).nullable(),
  text: storable(0, LONGEST_ANNOTATION),
};

export const ANNOTATION_EVENTS: Codec<AnnotationEvent> = {
  AnnotationWritten: { version: 1, schema: z.strictObject({ annotation, ...said }) },
  AnnotationChanged: { version: 1, schema: z.strictObject({ annotation, ...said }) },
  /** From now on those see it to whom the game is open. */
  AnnotationPublished: { version: 1, schema: z.strictObject({ annotation }) },
  AnnotationDeleted: { version: 1, schema: z.strictObject({ annotation }) },
};

export interface Annotation extends Remark {
  readonly id: AnnotationId;
  readonly author: PlayerId;
  readonly at: Instant;
  /** When its author last changed it. */
  readonly changedAt: Instant | null;
  readonly publishedAt: Instant | null;
}

export type RecordedAnnotation = Recorded<AnnotationEvent>;

/** The annotations there are, in the order in which they were written. */
export function annotationsIn(events: readonly RecordedAnnotation[]): readonly Annotation[] {
  const all = new Map<AnnotationId, Annotation>();
  for (const { event, actor, at } of events) {
    const { annotation: id } = event;
    const before = all.get(id);
    if (event.type === 'AnnotationWritten') {
      const { moment, mark, text } = event;
      const author = actor as PlayerId;
      all.set(id, { id, author, moment, mark, text, at, changedAt: null, publishedAt: null });
    } else if (before === undefined) continue;
    else if (event.type === 'AnnotationDeleted') all.delete(id);
    else if (event.type === 'AnnotationPublished')
      all.set(id, { ...before, publishedAt: before.publishedAt ?? at });
    else {
      const { moment, mark, text } = event;
      all.set(id, { ...before, moment, mark, text, changedAt: at });
    }
  }
  return [...all.values()];
}

/** By moment, then in the order in which they were written. */
export const byMoment = (annotations: readonly Annotation[]): readonly Annotation[] =>
  annotations.toSorted((a, b) => a.moment - b.moment);

export const annotationsOf = (
  game: GameId,
): { readonly stream: StreamName; readonly codec: Codec<AnnotationEvent> } => ({
  stream: annotationsStream(game),
  codec: ANNOTATION_EVENTS,
});
