// The words of the replay in the language that is chosen. They are loaded with it, not with the first page.
import { language } from '../../words/words.js';
import { de } from './de.js';
import { en, type ReplayWords } from './en.js';
import { fr } from './fr.js';

const SPOKEN: Readonly<Record<string, ReplayWords>> = { en, de, fr };

export const replayWords = (): ReplayWords => SPOKEN[language.value] ?? en;
