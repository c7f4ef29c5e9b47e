// What only a table says, in the language that is chosen. It is loaded with the table, not with the first page.
import { language } from '../../words/words.js';
import { de } from './de.js';
import { en, type TableWords } from './en.js';
import { fr } from './fr.js';

const SPOKEN: Readonly<Record<string, TableWords>> = { en, de, fr };

export const tableWords = (): TableWords => SPOKEN[language.value] ?? en;
