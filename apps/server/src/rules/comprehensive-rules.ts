// Reads the official plain-text file of the comprehensive rules: its rules by number, with their examples.

export interface ImportedRule {
  readonly number: string;
  readonly text: string;
  readonly examples: readonly string[];
}

export interface ImportedRules {
  /** As the file says it; null if it does not. */
  readonly effective: string | null;
  readonly rules: readonly ImportedRule[];
}

/** What is wrong with the file. */
export class RulesFileError extends Error {
  override readonly name = 'RulesFileError';
}

export const MOST_BYTES = 8_000_000;
const MOST_RULES = 20_000;
const LONGEST_TEXT = 20_000;

/** `601. Casting Spells`, `601.2. …`, `601.2a …`. */
const RULE = /^(\d{3})\.(?:(\d{1,3})(?:([a-z])|\.))?\s+(\S.*)$/;
const EXAMPLE = /^Example:\s+(\S.*)$/;
/** The rules end where the glossary begins; the table of contents has its name too. */
const END = 'Glossary';
const EFFECTIVE = /^These rules are effective as of (.+?)\.?$/;

export function readRules(text: string): ImportedRules {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const rules = new Map<string, { number: string; text: string; examples: string[] }>();
  let last: { number: string; text: string; examples: string[] } | undefined;
  let effective: string | null = null;
  let numbered = 0;
  let isOver = false;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const wrong = (what: string) => new RulesFileError(`line ${index + 1}: ${what}`);
    if (line.length > LONGEST_TEXT) throw wrong(`it has more than ${LONGEST_TEXT} characters`);
    if (line === END && numbered > 0) {
      isOver = true;
      break;
    }
    effective ??= EFFECTIVE.exec(line)?.[1] ?? null;
    const [, section, number, letter = '', words = ''] = RULE.exec(line) ?? [];
    if (section !== undefined) {
      const full = number === undefined ? section : `${section}.${number}${letter}`;
      // The headings of sections stand in the table of contents as well.
      if (number !== undefined) {
        if (rules.has(full)) throw wrong(`rule ${full} stands there twice`);
        numbered += 1;
      }
      if (rules.size >= MOST_RULES) throw wrong(`it has more than ${MOST_RULES} rules`);
      last = { number: full, text: words, examples: [] };
      rules.set(full, last);
      continue;
    }
    if (line === '' || last === undefined || numbered === 0) continue;
    const example = EXAMPLE.exec(line)?.[1];
    if (example !== undefined) last.examples.push(example);
    else if (!/^\d\. /.test(line)) last.text += `\n${line}`;
    if (last.text.length > LONGEST_TEXT)
      throw wrong(`rule ${last.number} has more than ${LONGEST_TEXT} characters`);
  }
  if (numbered === 0)
    throw new RulesFileError('it has no numbered rule: is it the text file of the comprehensive rules?');
  if (!isOver) throw new RulesFileError(`it ends without its '${END}': it is not whole`);
  return { effective, rules: [...rules.values()] };
}
