// Generated from the .graphql files beside by `npm run generate`; do not edit.
import type { TypedDocument } from '#client';
import type { FindRulesQuery, FindRulesQueryVariables, RuleQuery, RuleQueryVariables } from './operations.js';
export const RuleText = "fragment Rule on Rule { citation text below }";
export const RuleDocument: TypedDocument<RuleQuery, RuleQueryVariables> = "query Rule($number: String!) { rule(number: $number) { ...Rule } }" + ' ' + RuleText;
export const FindRulesDocument: TypedDocument<FindRulesQuery, FindRulesQueryVariables> = "query FindRules($text: String!) { rule(number: $text) { ...Rule } rules(text: $text, first: 20) { ...Rule } }" + ' ' + RuleText;
