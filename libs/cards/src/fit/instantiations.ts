// The costs that a cost with hybrid symbols can be, with each side of each symbol chosen (pentaland 704.1).
import type { ManaCost, ManaSymbol, Side } from '../card/mana-cost.js';

/** The coloured symbols as characters, sorted by ORDER, and the sum of the generic mana. */
interface Sum {
  readonly symbols: string;
  readonly generic: number;
}
type Choice = { readonly symbol: string } | { readonly generic: number };

/** Each as the text of a cost without hybrid symbols, generic mana first and in one number. No two are equal. */
export function instantiations(cost: ManaCost): readonly string[] {
  let sums: ReadonlyMap<string, Sum> = new Map([['', { symbols: '', generic: 0 }]]);
  for (const symbol of cost) {
    const choices = choicesOf(symbol);
    const grown = new Map<string, Sum>();
    for (const sum of sums.values())
      for (const choice of choices) {
        const next = plus(sum, choice);
        grown.set(`${next.generic}${next.symbols}`, next);
      }
    sums = grown;
  }
  return Array.from(sums.values(), print);
}

/** cr 107.4e, f: a Phyrexian symbol is hybrid only if it has two colours. */
function choicesOf(symbol: ManaSymbol): readonly Choice[] {
  switch (symbol.kind) {
    case 'hybrid':
      return symbol.sides.map(sideOf);
    case 'phyrexian':
      return symbol.colours.map((colour) => single(`${colour}/P`));
    case 'generic':
      return [{ generic: symbol.amount }];
    case 'variable':
      return [single(symbol.letter)];
    case 'snow':
      return [single('S')];
    case 'colourless':
      return [single('C')];
    case 'coloured':
      return [single(symbol.colour)];
  }
}

const sideOf = (side: Side): Choice => (typeof side === 'number' ? { generic: side } : single(side));

const ORDER = 'X Y Z S C W U B R G W/P U/P B/P R/P G/P'.split(' ');
const FIRST = 'a'.charCodeAt(0);
const single = (symbol: string): Choice => ({ symbol: String.fromCharCode(FIRST + ORDER.indexOf(symbol)) });

function plus({ symbols, generic }: Sum, choice: Choice): Sum {
  if ('generic' in choice) return { symbols, generic: generic + choice.generic };
  let place = symbols.length;
  while (place > 0 && symbols.charAt(place - 1) > choice.symbol) place -= 1;
  return { symbols: symbols.slice(0, place) + choice.symbol + symbols.slice(place), generic };
}

/** `{0}` is written only if there is nothing else. */
function print({ symbols, generic }: Sum): string {
  let text = generic > 0 || symbols === '' ? `{${generic}}` : '';
  for (let place = 0; place < symbols.length; place += 1)
    text += `{${ORDER[symbols.charCodeAt(place) - FIRST] ?? ''}}`;
  return text;
}
