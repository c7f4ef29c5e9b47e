// A question, as those who answer it need it: who asks, of whom, and whether an answer would do.
import type { Answer, GameState, ObjectId, Prompt, Question, QuestionKind, QuestionOf } from '#rules';
import type { Seats } from '../objects/find.js';
import type { AnswerBook } from './book.js';

export interface Asking<K extends QuestionKind = QuestionKind> {
  readonly state: GameState;
  readonly seats: Seats;
  readonly prompt: Prompt;
  readonly question: QuestionOf<K>;
  /** What asks: of whose abilities modes are chosen. */
  readonly source?: ObjectId | null | undefined;
  readonly legal: (answer: Answer) => boolean;
}

/** On what somebody else proposes: a script that says nothing of it means that it is as was proposed, until the last vote. */
export const isVote = ({ prompt }: Pick<Asking, 'prompt'>): boolean =>
  prompt === 'accept' || prompt === 'let-stand';

/** One entry a kind of question: an answer out of the book, or nothing. */
export type Answerers = {
  readonly [K in QuestionKind]: (asking: Asking<K>, book: AnswerBook) => Answer | undefined;
};

export type { Question };
