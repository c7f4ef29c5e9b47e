// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import { LyingText, QuestionedText } from './view.js';
import type { CompleteQuery, CompleteQueryVariables } from './operations.js';
export const CompleteDocument: TypedDocument<CompleteQuery, CompleteQueryVariables> = "query Complete($id: ID!, $play: PlayInput!, $answer: AnswerInput) { game(id: $id) { completion(play: $play, answer: $answer) { __typename ... on Complete { play payment { makes { object mana } pool left } } ... on NextChoice { field play question { ...Questioned } } ... on Refused { code message rule also retriable retryAfter } } } }" + ' ' + QuestionedText + ' ' + LyingText;
