// Maps what is said at a table to the contract's types.
import type { ChatLine, ChatOutcome } from '#matches';
import { refused } from './action.js';
import type { Answer } from './types.js';

export const chatLine = ({ author, ...line }: ChatLine): Answer<'ChatLine'> => ({
  ...line,
  author: { id: author },
});

export const chatResult = (outcome: ChatOutcome): Answer<'ChatResult'> =>
  outcome.kind === 'refused'
    ? refused(outcome.refusal)
    : { __typename: 'ChatSaid', line: chatLine(outcome.line) };
