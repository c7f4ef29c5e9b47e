// The questions of an action that is being put together, as the contract asks them.
import { questionIn, type DecisionView, type PublishedQuestion, type QuestionView } from '#visibility';

/** What is to be asked of a question; `questionOf` reads it. */
export const QUESTION = '...TableQuestion';

export type AskedQuestion = PublishedQuestion;

export const questionOf = (asked: AskedQuestion): QuestionView => questionIn(asked);

/** Of a choice whose prompt the contract has. */
export const promptOf = (asked: AskedQuestion): DecisionView['prompt'] =>
  asked.__typename === 'YesNo'
    ? (asked.prompt.toLowerCase().replaceAll('_', '-') as DecisionView['prompt'])
    : asked.__typename === 'ChooseWord' && asked.of === 'card'
      ? 'name'
      : 'choose';
