// Rules as the server tells them: by their number, or by words that occur in them.
import type { RuleFragment } from './generated/operations.js';
import { FindRulesDocument, RuleDocument } from './generated/rules.js';
import { ask } from './server.js';

export type RuleSeen = RuleFragment;

const MOST_BELOW = 20;

/** A number finds the rule with those below it; anything else is looked for in what they say. */
export async function findRules(text: string): Promise<readonly RuleSeen[]> {
  const asked = text.trim();
  if (asked === '') return [];
  const { rule, rules } = await ask(FindRulesDocument, { text: asked });
  if (rule === null) return rules;
  const below = await Promise.all(
    rule.below.slice(0, MOST_BELOW).map((number) => ruleOf(citedIn(rule, number))),
  );
  return [rule, ...below.flatMap((one) => (one === null ? [] : [one]))];
}

/** A rule below another one is of the same document. */
const citedIn = ({ citation }: RuleSeen, number: string): string =>
  `${citation.slice(0, citation.indexOf(' '))} ${number}`;

export const ruleOf = async (number: string): Promise<RuleSeen | null> =>
  (await ask(RuleDocument, { number })).rule;
