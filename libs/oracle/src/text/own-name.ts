// Replaces a card's own name in its text (cr 201.5), where the name is whole, capitalised and a noun. Example:
// Kaervek the Merciless, who is 'Kaervek' in his text.
import type { Printed } from './self.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** After these words the name is meant as a name ('a card named …'). 'Other than …' is not one of them. */
const NAMED = /\b(?:named|name|[Cc]reates?) $/;

export function withoutName(text: string, printed: Printed, self: string): string {
  const short = shortName(printed);
  return [printed.name, ...(short === undefined ? [] : [short])].reduce(
    (said, name) => replaced(said, name, self),
    text,
  );
}

/** The part before the epithet, or the first name: 'Kaervek' for 'Kaervek the Merciless'. */
function shortName({ name, supertypes, types, subtypes, text }: Printed): string | undefined {
  if (!supertypes.includes('legendary') && !types.includes('planeswalker')) return undefined;
  return [/^(.+?)(?:,| of the | the | of )/.exec(name)?.[1], /^\S+(?= )/.exec(name)?.[0]].find(
    (short) =>
      short !== undefined &&
      short !== name &&
      !subtypes.includes(short) &&
      new RegExp(`(?<![\\p{L}-])${escaped(short)}(?![\\p{L}-])`, 'u').test(text.replaceAll(name, '')),
  );
}

function replaced(text: string, name: string, self: string): string {
  let said = '';
  let from = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = text.slice(0, at);
    if (!isWhole(text, at, name) || NAMED.test(before) || isVerb(text, at, name)) continue;
    said += text.slice(from, at) + (startsSentence(before) ? capital(self) : self);
    from = at + name.length;
  }
  return said + text.slice(from);
}
const PART_OF_WORD = /[\p{L}\d-]/u;
const isWhole = (text: string, at: number, name: string): boolean =>
  !PART_OF_WORD.test(text.charAt(at - 1)) && !PART_OF_WORD.test(text.charAt(at + name.length));

/** Exile, Sacrifice and Regenerate are card names and verbs of their own texts; a verb is followed by an object. */
const isVerb = (text: string, at: number, name: string): boolean =>
  !name.includes(' ') &&
  /(?:^|[.:•—"\n] ?|,|\b(?:then|may|and|or|to|you)) ?$/i.test(text.slice(0, at)) &&
  /^ (?:target|a|an|all|each|another|up|two|three|X|the|that|this(?! turn)|it|any)\b/.test(
    text.slice(at + name.length),
  );
const startsSentence = (before: string): boolean =>
  /(?:^|[.\n"•:—] ?|^• )$/.test(before.trimStart() === '' ? '' : before);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
