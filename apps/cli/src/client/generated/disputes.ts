// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import { NotDoneText } from './judging.js';
import type { ChallengeMutation, ChallengeMutationVariables, DisputesOfQuery, DisputesOfQueryVariables } from './operations.js';
export const WrittenText = "fragment Written on DisputeText { seat text }";
export const DisputesOfDocument: TypedDocument<DisputesOfQuery, DisputesOfQueryVariables> = "query DisputesOf($gameId: ID!) { disputesOf(gameId: $gameId) { id stage openedAt openedBy { name } seat moment challenge { by against } judge { name } sentence { ...Written } statements { ...Written } messages { seat to text } rulings { number state rules words } appeal { seat outcome words } penalties { seat infraction grade words } } }" + ' ' + WrittenText;
export const ChallengeDocument: TypedDocument<ChallengeMutation, ChallengeMutationVariables> = "mutation Challenge($commandId: ID!, $gameId: ID!, $seat: Int!, $sentence: String!) { challenge( commandId: $commandId gameId: $gameId seat: $seat sentence: $sentence ) { __typename ... on DisputeAccepted { dispute { id } } ...NotDone } }" + ' ' + NotDoneText;
