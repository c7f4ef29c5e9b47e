// The words of the page on who looked, in the language that is chosen. They are loaded with it, not with the first page.
import { language } from '../../words/words.js';
import { de } from './de.js';
import { en, type LooksWords } from './en.js';
import { fr } from './fr.js';

const SPOKEN: Readonly<Record<string, LooksWords>> = { en, de, fr };

export const looksWords = (): LooksWords => SPOKEN[language.value] ?? en;
