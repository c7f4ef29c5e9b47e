// The words an entry gives: as the question spells them, where it offers some alone.
import type { GivenAnswer } from '../format/answer.js';

/** One, several or none, as an entry may say it. */
export const listed = (said: string | readonly string[] | undefined): readonly string[] =>
  said === undefined ? [] : typeof said === 'string' ? [said] : said;

/** Which kinds of words an entry can give. */
const WORD_KINDS: Readonly<Record<string, (of: string) => boolean>> = {
  color: (of) => /colou?r|mana/.test(of),
  type: (of) => of.includes('type'),
  name: (of) => of.includes('name') || of === 'card' || of === 'cost',
};

export function wordsOf(answer: GivenAnswer, of: string): readonly string[] {
  switch (answer.kind) {
    case 'choose':
      return listed(answer.of.choose);
    case 'color':
      return WORD_KINDS['color']?.(of) === true ? [answer.of.color] : [];
    case 'type':
      return WORD_KINDS['type']?.(of) === true ? [answer.of.type] : [];
    case 'name':
      return WORD_KINDS['name']?.(of) === true ? [answer.of.name] : [];
    case 'number':
      return [String(answer.of.number)];
    case 'yes':
    case 'target':
    case 'mode':
    case 'x':
    case 'order':
    case 'divide':
    case 'none':
    case 'propose':
    case 'accept':
      return [];
    case 'from':
      return [answer.of.from];
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
  colorless: 'c',
};
/** Mana of one colour, however much, is said by the colour. */
const plainWord = (word: string): string => {
  const plain = word.toLowerCase().replace(/[{}\s]/g, '');
  return LETTERS[plain] ?? plain.replace(/^([wubrgc])\1+$/, '$1');
};

/** As the question spells it, where it offers some words alone: 'red' is also {R}. */
export const spelled = (word: string, from: readonly string[] | null): string =>
  from?.find((one) => one.toLowerCase() === word.toLowerCase()) ??
  from?.find((one) => plainWord(one) === plainWord(word)) ??
  word;
