// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import type { SameCardQuery, SameCardQueryVariables, WhoWasToldQuery, WhoWasToldQueryVariables } from './operations.js';
export const NotDoneText = "fragment NotDone on Refused { code message rule also retriable retryAfter }";
export const CardSomewhereText = "fragment CardSomewhere on KnownObject { zone zoneOf from { moment } until { moment } judge spectators seats { seat ids } }";
export const TheirStoryText = "fragment TheirStory on SeenEntry { seq moment story patch }";
export const SameCardDocument: TypedDocument<SameCardQuery, SameCardQueryVariables> = "query SameCard($gameId: ID!, $id: ID!, $of: Int) { known: sameCard(gameId: $gameId, id: $id, of: $of) { __typename ... on SameCard { name object { ...CardSomewhere } now { ...CardSomewhere } } ...NotDone } }" + ' ' + CardSomewhereText + ' ' + NotDoneText;
export const WhoWasToldDocument: TypedDocument<WhoWasToldQuery, WhoWasToldQueryVariables> = "query WhoWasTold($gameId: ID!, $seq: Int!) { known: whoWasTold(gameId: $gameId, seq: $seq) { __typename ... on ToldEntry { entry { ...TheirStory } told { viewer seat entry { ...TheirStory } } } ...NotDone } }" + ' ' + TheirStoryText + ' ' + NotDoneText;
