// One form of words for all Oracle text, whatever year it speaks from: no reminder text, the card is 'this creature'
// rather than its name, and old wordings are told in today's. What the compiler reads is this, and what a compiled
// ability is written back as is compared with this.
import { selfOf, type Printed } from './self.js';
import { withoutName } from './own-name.js';
import { quotedAbilities } from './quotes.js';
import { reworded } from './wording.js';
import { MODERN } from './wordings.js';

/** The lines of a text, one ability each; modes and levels stay with the line they belong to. */
export function normalised(printed: Printed): readonly string[] {
  const self = selfOf(printed).phrase;
  const text = withoutName(withoutReminders(printed.text), printed, self);
  return paragraphs(text).map((line) => modern(line, self));
}

/** cr 207.2: what stands in parentheses explains, and does nothing. */
const withoutReminders = (text: string): string =>
  text
    .replace(/ ?\([^()]*\)/g, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n\n+/g, '\n')
    .trim();

/** A mode stands with the line that says how many of them are chosen. */
const paragraphs = (text: string): readonly string[] =>
  text === ''
    ? []
    : text
        .split('\n')
        .reduce<string[]>((lines, line) => {
          const last = lines.length - 1;
          if (line.startsWith('•') && last >= 0) lines[last] = `${lines[last] ?? ''}\n${line}`;
          else lines.push(line);
          return lines;
        }, [])
        .filter((line) => line.trim() !== '');

const today = reworded(MODERN);
const modern = (line: string, self: string): string => quotedAbilities(today(line).replaceAll('~', self));
