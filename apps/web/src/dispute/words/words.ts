// The words of disputes in the language that is chosen. They are loaded with what needs them, not with the first page.
import { language } from '../../words/words.js';
import { de } from './de.js';
import { en, type DisputeWords } from './en.js';
import { fr } from './fr.js';

const SPOKEN: Readonly<Record<string, DisputeWords>> = { en, de, fr };

export const disputeWords = (): DisputeWords => SPOKEN[language.value] ?? en;
