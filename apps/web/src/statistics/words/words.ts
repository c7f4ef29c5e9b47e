// The words of the statistics in the language that is chosen. They are loaded with these pages, not with the first one.
import { language } from '../../words/words.js';
import { de } from './de.js';
import { en, type StatisticsWords } from './en.js';
import { fr } from './fr.js';

const SPOKEN: Readonly<Record<string, StatisticsWords>> = { en, de, fr };

export const statisticsWords = (): StatisticsWords => SPOKEN[language.value] ?? en;
