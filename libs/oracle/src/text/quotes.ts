// Normalises abilities in quotation marks: the object that has one is 'this permanent' in it, and each is a sentence.
const QUOTED = /"([^"]*)"/g;
/** The "legend rule", and what a spell is told to have lost. */
const NO_ABILITY = /^(?:legend rule|enchant .*)$/;

export const quotedAbilities = (line: string): string =>
  line.replace(QUOTED, (whole, inside: string) =>
    NO_ABILITY.test(inside) ? whole : `"${ended(ofItself(inside))}"${/,$/.test(inside) ? ',' : ''}`,
  );

const ended = (text: string): string => (/[.!]$/.test(text) ? text : `${text.replace(/,$/, '')}.`);
/** The permanent's type is not known, so 'dies' becomes 'is put into a graveyard' (cr 700.4). */
const ofItself = (text: string): string =>
  text
    .replace(/\b(T|t)his (?:creature|land|artifact|token)\b/g, '$1his permanent')
    .replace(/\b([Tt]his permanent) dies\b/g, '$1 is put into a graveyard from the battlefield');
