// The words of pages that not everyone visits, in the language that is chosen. They are loaded with those pages.
import { language } from '../../words/words.js';
import { de } from './de.js';
import { en, type PageWords } from './en.js';
import { fr } from './fr.js';

const SPOKEN: Readonly<Record<string, PageWords>> = { en, de, fr };

export const pageWords = (): PageWords => SPOKEN[language.value] ?? en;
