// What a catalogue holds, in lines.
import { canonicalManaCost, firstPrinted, knownCost, type Catalogue } from '#cards';

export function summary(catalogue: Catalogue): readonly string[] {
  const { cards, names, beside, sets, ante, languages, oracle } = catalogue;
  const costs = new Set(
    names.flatMap(({ manaCost }) => (manaCost === null ? [] : [canonicalManaCost(knownCost(manaCost))])),
  );
  const dates = cards.map(firstPrinted).sort();
  const formats = Object.keys(cards.find(({ legalities }) => legalities !== undefined)?.legalities ?? {});
  return [
    `${cards.length} cards, ${names.length} names, ${costs.size} costs and none; ${ante.size} for ante.`,
    `First printed from ${dates[0] ?? '?'} to ${dates.at(-1) ?? '?'}, in ${sets.size} sets.`,
    `Beside them: ${counted(beside.map(({ kind }) => kind)) || 'nothing'}.`,
    `Oracle: ${oracle === 'older' ? 'of 2017; base cr reads it as today’s' : 'as in the file'}.`,
    `Legalities: ${formats.join(', ') || 'not known'}.`,
    `Other languages: ${languages.map((language) => `${language} (${Object.keys(catalogue.namesIn(language)).length})`).join(', ') || 'none'}.`,
    `Version ${catalogue.version}.`,
  ];
}

function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`).join(', ');
}
