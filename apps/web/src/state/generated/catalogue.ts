// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import type { ByNameQuery, ByNameQueryVariables, FittingQuery, FittingQueryVariables, LocalQuery, LocalQueryVariables, UsedQuery, UsedQueryVariables } from './operations.js';
export const CatalogueCardText = "fragment CatalogueCard on PrintedCard { name scryfallId names { language name } faces { name cost typeLine text power toughness loyalty defense } }";
export const ByNameDocument: TypedDocument<ByNameQuery, ByNameQueryVariables> = "query ByName($name: String!) { card(name: $name) { ...CatalogueCard } }" + ' ' + CatalogueCardText;
export const UsedDocument: TypedDocument<UsedQuery, UsedQueryVariables> = "query Used($id: ID!) { game(id: $id) { usedNames { name seat turn } } }";
export const FittingDocument: TypedDocument<FittingQuery, FittingQueryVariables> = "query Fitting($id: ID!, $object: ID!, $text: String!, $search: CardSearch) { game(id: $id) { fittingNames(object: $object, text: $text, first: 20) usedNames { name } } cards(search: $search, first: 12) { edges { node { name } } } }";
export const LocalDocument: TypedDocument<LocalQuery, LocalQueryVariables> = "query Local($names: [String!]!, $language: String!) { localNames(names: $names, language: $language) }";
