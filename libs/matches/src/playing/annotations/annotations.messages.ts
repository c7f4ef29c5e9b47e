import { Command, Query } from '@nestjs/cqrs';
import type { Asker, MatchRefusal, Sighted } from '../../contract/contract.js';
import type { AnnotationChange } from '../../game/beside/annotation-book.js';
import type { Annotation } from '../../game/beside/annotations.js';

export type { Annotation, AnnotationChange };
export type { Mark } from '../../game/beside/annotations.js';

export type AnnotationOutcome =
  /** Null: it was deleted. */
  | { readonly kind: 'done'; readonly annotation: Annotation | null }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** Writes, edits, publishes or deletes an annotation of the asker's. The same command id does it once. */
export class Annotate extends Command<AnnotationOutcome> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly commandId: string,
    readonly change: AnnotationChange,
  ) {
    super();
  }
}

export interface AnnotationPage {
  readonly annotations: readonly Annotation[];
  /** The annotation to go on after; null if there are no more. */
  readonly next: string | null;
}

/** The asker's own annotations, and those that others published once the game is open to the asker. */
export class ReadAnnotations extends Query<Sighted<AnnotationPage>> {
  constructor(
    readonly asker: Asker,
    readonly game: string,
    readonly first: number,
    readonly after: string | undefined,
  ) {
    super();
  }
}
