// Why an annotation is refused.
import type { MatchRefusal } from '../../contract/contract.js';
import type { AnnotationFault } from '../../game/beside/annotation-book.js';
import { MOST_ANNOTATIONS, MOST_CHANGES } from '../../game/beside/annotations.js';

const rule = 'table annotations';

export const ANNOTATION_REFUSALS: { readonly [F in AnnotationFault]: MatchRefusal } = {
  'unknown-annotation': {
    code: 'unknown-annotation',
    rule,
    message: 'You have no such annotation in this game. `Game.annotations` lists yours.',
    retriable: false,
  },
  'too-many': {
    code: 'too-many-annotations',
    rule,
    message: `You have ${String(MOST_ANNOTATIONS)} annotations in this game. Delete one first.`,
    retriable: false,
  },
  'too-many-changes': {
    code: 'too-many-annotations',
    rule,
    message: `You have changed annotations of this game ${String(MOST_CHANGES)} times. You can still delete them.`,
    retriable: false,
  },
  'stream-is-full': {
    code: 'too-many-annotations',
    rule,
    message: 'People without a seat have annotated this game so often that only its players still can.',
    retriable: false,
  },
};

export const NO_SUCH_MOMENT: MatchRefusal = {
  code: 'no-such-moment',
  rule,
  message: 'The game has no such moment yet. Take one up to `GameView.moment`.',
  retriable: false,
};
