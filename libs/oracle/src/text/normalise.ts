// Brings Oracle text of any year into one form: no reminder text, 'this creature' instead of the card's name, today's
// wordings instead of old ones. The compiler reads this form, and written-back text is compared with it.
import { halvesOf } from './halves.js';
import { selfOf, type Printed } from './self.js';
import { withoutName } from './own-name.js';
import { quotedAbilities } from './quotes.js';
import { reworded } from './wordings/wording.js';
import { ALL_WORDINGS } from './wordings/all.js';

/** The lines of a text, one ability each; modes and levels stay with the line they belong to. */
export function normalised(printed: Printed): readonly string[] {
  const self = selfOf(printed).phrase;
  const text = withoutName(withoutReminders(printed.text), printed, self);
  return spellLines(paragraphs(text), printed).flatMap((line) => halvesOf(modern(line, self)));
}

/** cr 207.2: text in parentheses has no effect. */
const withoutReminders = (text: string): string =>
  text
    .replace(/ ?\([^()]*\)/g, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n\n+/g, '\n')
    .trim();

/** A mode belongs to the line that says how many modes are chosen. */
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

/**
 * cr 207.2c, 614.15: a line that says what an instant or sorcery does instead, or to the same target as well, belongs
 * to the line before it.
 */
const BESIDES =
  /^[A-Z][\w' ]* — ((?:If [^.]*, )?[^.\n]*\b(?:instead\b[^.\n]*|exile that creature|(?:those (?:creature|land|permanent)s|that player controls)\b[^.\n]*)\.)$/;
const OF_THAT = /^[A-Z][\w' ]* — ((?:That creature|Those creatures) [^.\n]* if [^.\n]*\.)$/;
const spellLines = (lines: readonly string[], { types }: Printed): readonly string[] =>
  types.includes('instant') || types.includes('sorcery')
    ? lines.reduce<readonly string[]>((before, line) => {
        const rest = (BESIDES.exec(line) ?? OF_THAT.exec(line))?.[1];
        const last = before.at(-1);
        return rest === undefined || last === undefined || !/[a-z}]\.$/.test(last)
          ? [...before, line]
          : [...before.slice(0, -1), `${last} ${rest}`];
      }, [])
    : lines;

const today = reworded(ALL_WORDINGS);
const modern = (line: string, self: string): string => quotedAbilities(today(line).replaceAll('~', self));
