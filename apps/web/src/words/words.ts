// The words in the language that is chosen: what the page says, when it says it.
import { computed, signal } from '@preact/signals';
import { de } from './de.js';
import { en, type Words } from './en.js';
import { fr } from './fr.js';

export const LANGUAGES: Readonly<Record<string, Words>> = { en, de, fr };
const KEPT = 'pentaland.language';

const preferred = (): string => {
  const kept = localStorage.getItem(KEPT);
  const wanted = kept === null ? navigator.languages.map((tag) => tag.slice(0, 2)) : [kept];
  return wanted.find((tag) => tag in LANGUAGES) ?? 'en';
};

export const language = signal(preferred());

export function speak(tag: string): void {
  localStorage.setItem(KEPT, tag);
  language.value = tag;
  document.documentElement.lang = tag;
}

document.documentElement.lang = language.value;

const current = computed<Words>(() => LANGUAGES[language.value] ?? en);

/** The words of the chosen language; read within a component, they change with it. */
export const words = (): Words => current.value;

const isThere = (part: string): boolean => part !== '';

/** A list as a sentence has it: A, B and C. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(language.value, { type: 'conjunction' }).format(items.filter(isThere));

export const atTime = (instant: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  );
