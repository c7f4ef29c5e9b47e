// The prompt of a choice that completes an action: a question that is open has one, and most choices have not.
import { PROMPTS, wordBehind, type DecisionView, type PublishedQuestion } from '#visibility';

const PROMPTS_IN = wordBehind(PROMPTS);

export const promptOf = (asked: PublishedQuestion): DecisionView['prompt'] =>
  asked.__typename === 'YesNo'
    ? PROMPTS_IN[asked.prompt]
    : asked.__typename === 'ChooseWord' && asked.of === 'card'
      ? 'name'
      : 'choose';
