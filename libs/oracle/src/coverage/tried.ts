// Records which complete cards the honesty test tried, with a digest of what each was compiled to then. A card whose
// digest is unchanged need not be tried again.
import { definitionHash, type CardDefinition } from '#cards';

export interface Tried {
  /** The compiler version of the record. */
  readonly compiler: number;
  /** The digest of each card, by name. */
  readonly as: ReadonlyMap<string, string>;
}

const DIGITS = 8;
export const digestOf = (definition: CardDefinition): string => definitionHash(definition).slice(0, DIGITS);

const HEAD = 'compiler ';
export function triedIn(text: string): Tried {
  const [head = '', ...lines] = text.trim().split('\n');
  const as = new Map(lines.map((line) => [line.slice(DIGITS + 1), line.slice(0, DIGITS)] as const));
  return { compiler: Number(head.slice(HEAD.length)), as };
}
export const triedText = ({ compiler, as }: Tried): string =>
  [`${HEAD}${compiler}`, ...[...as].map(([name, digest]) => `${digest} ${name}`), ''].join('\n');

export const isTried = ({ as }: Tried, definition: CardDefinition): boolean =>
  as.get(definition.name) === digestOf(definition);
