// The key of a name: two spellings that differ only in case, accents and punctuation have the same key.

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['ø', 'o'],
]);

/** The letters and digits of a name: 'Lim-Dûl's Vault' and 'lim duls vault' have the same key. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[æœßø]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
