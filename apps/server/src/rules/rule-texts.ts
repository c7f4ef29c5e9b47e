// Looks up rules as rulings cite them, and by their words: those of the rulesets in this project's words, and the
// comprehensive rules as the operator has imported them.
import type { RuleDocument, RuleLookUp, RuleText } from '#api';
import { rulesTold, TOLD_RULESETS } from '#mental';
import type { ImportedRules } from './comprehensive-rules.js';
import { wordedRules } from './worded-rules.js';

interface Document {
  readonly effective: string | null;
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly examples: readonly string[] }>;
  /** By rule or section, those that stand right below it. */
  readonly below: ReadonlyMap<string, readonly string[]>;
}

const CITED = /^(?:(cr|pentaland|utopia|war-zone) )?(\S.*)$/;

export function ruleTexts(imported: ImportedRules | undefined): RuleLookUp {
  const documents = new Map<RuleDocument, Document>();
  for (const ruleset of TOLD_RULESETS)
    documents.set(
      ruleset,
      documentOf(
        null,
        [...rulesTold(ruleset)].map(([number, text]) => ({ number, text, examples: [] })),
      ),
    );
  if (imported !== undefined) documents.set('cr', documentOf(imported.effective, imported.rules));

  const told = (name: RuleDocument, number: string): RuleText | undefined => {
    const document = documents.get(name);
    const found = document?.texts.get(number);
    if (document === undefined || found === undefined) return undefined;
    return {
      document: name,
      number,
      ...found,
      effective: document.effective,
      within: withinOf(number, document) ?? null,
      below: document.below.get(number) ?? [],
    };
  };
  const worded = wordedRules(
    [...documents].map(([name, { texts }]) => [
      name,
      [...texts].map(([number, { text }]) => ({ number, text })),
    ]),
  );
  return {
    rule(cited) {
      const [, named = 'cr', number = ''] = CITED.exec(cited.trim()) ?? [];
      return told(named as RuleDocument, number.replace(/\.$/, ''));
    },
    rules: (asked) =>
      worded(asked).flatMap(({ document, number }) => {
        const rule = told(document, number);
        return rule === undefined ? [] : [rule];
      }),
  };
}

function documentOf(effective: string | null, rules: ImportedRules['rules']): Document {
  const texts = new Map(rules.map(({ number, text, examples }) => [number, { text, examples }]));
  const below = new Map<string, string[]>();
  for (const { number } of rules) {
    const above = withinOf(number, { texts });
    if (above !== undefined) below.set(above, [...(below.get(above) ?? []), number]);
  }
  return { effective, texts, below };
}

/** `601.2` of `601.2a`, `601` of `601.2`; undefined where the document has no such place. */
function withinOf(number: string, { texts }: Pick<Document, 'texts'>): string | undefined {
  const [, section = '', rule = '', letter = ''] = /^(\d{3})\.(\d+)([a-z]?)$/.exec(number) ?? [];
  const above = letter === '' ? section : `${section}.${rule}`;
  return above !== number && texts.has(above) ? above : undefined;
}
