// What is said of a code in one language.
import type { RefusalWords } from './en.js';

export interface Said {
  /** In the language of the page. */
  readonly sentence: string;
  /** The server's English, where it says more than the code does. */
  readonly detail?: string;
}

export interface Coded {
  readonly code: string;
  readonly message: string;
}

/** Of these the message names what exactly is wrong. */
const DETAILED: ReadonlySet<string> = new Set([
  'NOT_BUILT',
  'ILLEGAL_ANSWER',
  'ILLEGAL_REMEDY',
  'HIDDEN_LEARNED',
  'UNKNOWN_RULE',
  'INVALID_COMMAND',
  'BAD_USER_INPUT',
  'NAME_INVALID',
]);

export type Spoken = Readonly<Record<string, RefusalWords>>;

export function saidIn(all: Spoken, tag: string, { code, message }: Coded): Said | undefined {
  const own: Readonly<Record<string, string>> = all[tag] ?? all['en'] ?? {};
  const sentence = Object.hasOwn(own, code) ? own[code] : undefined;
  if (sentence === undefined || (tag === 'en' && message !== ''))
    return message === '' ? undefined : { sentence: message };
  return DETAILED.has(code) && message !== '' ? { sentence, detail: message } : { sentence };
}
