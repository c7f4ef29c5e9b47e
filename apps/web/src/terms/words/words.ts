// The words of the terms of a table in the language that is chosen. They are loaded with the first page that shows terms.
import { language } from '../../words/words.js';
import { terms as de } from './de.js';
import { terms as en, type Terms } from './en.js';
import { terms as fr } from './fr.js';

const SPOKEN: Readonly<Record<string, Terms>> = { en, de, fr };

export const termWords = (): Terms => SPOKEN[language.value] ?? en;
