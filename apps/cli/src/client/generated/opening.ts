// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import { NotDoneText } from './judging.js';
import type { AgreeToOpenMutation, AgreeToOpenMutationVariables, AgreedQuery, AgreedQueryVariables } from './operations.js';
export const AgreeToOpenDocument: TypedDocument<AgreeToOpenMutation, AgreeToOpenMutationVariables> = "mutation AgreeToOpen($commandId: ID!, $gameId: ID!) { agreeToOpen(commandId: $commandId, gameId: $gameId) { __typename ... on Accepted { gameId } ...NotDone } }" + ' ' + NotDoneText;
export const AgreedDocument: TypedDocument<AgreedQuery, AgreedQueryVariables> = "query Agreed($gameId: ID!) { game(id: $gameId) { view { seats { seat player { name bot } lost agreesToOpen } } opened { seed } } }";
