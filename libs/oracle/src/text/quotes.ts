// Abilities in quotation marks: what has them is 'this permanent' there, and each of them is a sentence.
const QUOTED = /"([^"]*)"/g;
/** The "legend rule", and what a spell is told to have lost. */
const NO_ABILITY = /^(?:legend rule|enchant .*)$/;

export const quotedAbilities = (line: string): string =>
  line.replace(QUOTED, (whole, inside: string) =>
    NO_ABILITY.test(inside) ? whole : `"${ended(ofItself(inside))}"${/,$/.test(inside) ? ',' : ''}`,
  );

const ended = (text: string): string => (/[.!]$/.test(text) ? text : `${text.replace(/,$/, '')}.`);
const ofItself = (text: string): string =>
  text.replace(/\b(T|t)his (?:creature|land|artifact|token)\b/g, '$1his permanent');
