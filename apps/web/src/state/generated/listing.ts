// Generated from the .graphql files beside by `npm run generate`; do not edit.
import { withFragments, type TypedDocument } from '#client';
import { PersonText } from './view.js';
import type { AgreedTermsQuery, AgreedTermsQueryVariables, PlayingQuery, PlayingQueryVariables } from './operations.js';
export const ListedText = "fragment Listed on GameListing { id status terms { ruleset seats } host { ...Person } createdAt seats { seat player { ...Person } } waitsForMe invited stopped awaited { what } result { winners } }";
export const PlayingDocument: TypedDocument<PlayingQuery, PlayingQueryVariables> = "query Playing { lobby(status: PLAYING, first: 50) { nodes { ...Listed } } }" + ' ' + ListedText + ' ' + PersonText;
export const AgreedTermsDocument: TypedDocument<AgreedTermsQuery, AgreedTermsQueryVariables> = /* @__PURE__ */ withFragments("query AgreedTerms { mine: myGames(first: 50) { nodes { id terms { ...TableTerms } } } open: lobby(status: GATHERING, first: 30) { nodes { id terms { ...TableTerms } } } }");
