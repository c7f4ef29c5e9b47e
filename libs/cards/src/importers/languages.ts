// Languages as MTGJSON names them, and their codes, which are Scryfall's.
const CODES: Readonly<Record<string, string>> = {
  'Ancient Greek': 'grc',
  Arabic: 'ar',
  'Chinese Simplified': 'zhs',
  'Chinese Traditional': 'zht',
  French: 'fr',
  German: 'de',
  Hebrew: 'he',
  Italian: 'it',
  Japanese: 'ja',
  Korean: 'ko',
  Latin: 'la',
  Phyrexian: 'ph',
  'Portuguese (Brazil)': 'pt',
  Russian: 'ru',
  Sanskrit: 'sa',
  Spanish: 'es',
};

/** A language without a code keeps its name: 'quenya'. */
export const languageCode = (name: string): string =>
  CODES[name] ?? name.toLowerCase().replaceAll(/\W+/g, '-');
