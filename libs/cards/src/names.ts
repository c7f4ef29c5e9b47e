// When two spellings are one name: without case, accents and punctuation.

/** The letters and digits of a name alone: 'Lim-Dûl's Vault' and 'lim duls vault' share theirs. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}]/gu, '');
