// Maps annotations to the contract's types.
import type { Annotation, AnnotationOutcome, AnnotationPage, Mark } from '#matches';
import type { Mark as MarkShown } from '../generated/schema.js';
import { refused } from './action.js';
import { connection, type After } from './connection.js';
import type { Answer, Words } from './types.js';

const MARKS: Words<Mark, MarkShown> = { good: 'GOOD', bad: 'BAD', dubious: 'DUBIOUS', best: 'BEST' };
const MARKS_IN: Words<MarkShown, Mark> = { GOOD: 'good', BAD: 'bad', DUBIOUS: 'dubious', BEST: 'best' };

export const meantMark = (mark: MarkShown | null | undefined): Mark | null => (mark ? MARKS_IN[mark] : null);

const annotation = ({ author, mark, ...rest }: Annotation): Answer<'Annotation'> => ({
  ...rest,
  author: { id: author },
  mark: mark === null ? null : MARKS[mark],
});

export function annotationResult(outcome: AnnotationOutcome, gameId: string): Answer<'AnnotationResult'> {
  if (outcome.kind === 'refused') return refused(outcome.refusal);
  return outcome.annotation === null
    ? { __typename: 'AnnotationDeleted', gameId }
    : { __typename: 'AnnotationKept', annotation: annotation(outcome.annotation) };
}

export const annotationsPage = (
  { annotations, next }: AnnotationPage,
  after: After,
): Answer<'AnnotationConnection'> =>
  connection(
    annotations.map((one) => ({ cursor: one.id, node: annotation(one) })),
    { after, next },
  );
