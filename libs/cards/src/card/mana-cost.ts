// A mana cost as its symbols (cr 107.4): read from the printed form `{2}{W/U}{R}` and printed back.
import { err, memoByText, ok, type Result } from '#kernel';

export type Colour = 'W' | 'U' | 'B' | 'R' | 'G';
export type Variable = 'X' | 'Y' | 'Z';
/** One side of a hybrid symbol: a colour, colourless, or an amount of generic mana (cr 107.4e). */
export type Side = Colour | 'C' | number;

export type ManaSymbol =
  | { readonly kind: 'variable'; readonly letter: Variable }
  | { readonly kind: 'generic'; readonly amount: number }
  | { readonly kind: 'snow' }
  | { readonly kind: 'colourless' }
  | { readonly kind: 'coloured'; readonly colour: Colour }
  | { readonly kind: 'hybrid'; readonly sides: readonly [Side, Side] }
  /** One colour, or either of two (cr 107.4f). */
  | { readonly kind: 'phyrexian'; readonly colours: readonly Colour[] };

/** In printed order and never empty: a card without a mana cost has null, and `{0}` is a cost. */
export type ManaCost = readonly ManaSymbol[];

/** Why a text is not a mana cost, and where: `at` counts from 0 in UTF-16 units. */
export interface ManaCostFault {
  readonly text: string;
  readonly at: number;
  readonly what: string;
}

export const describeFault = ({ text, at, what }: ManaCostFault): string =>
  `${JSON.stringify(text)} is no mana cost: ${what} at ${String(at)}`;

/** In the order of the colour wheel, which is also the order of the canonical form. */
const COLOURS: readonly Colour[] = ['W', 'U', 'B', 'R', 'G'];
const VARIABLES: readonly Variable[] = ['X', 'Y', 'Z'];
const AMOUNT = /^(?:0|[1-9][0-9]{0,8})$/;

export function parseManaCost(text: string): Result<ManaCost, ManaCostFault> {
  const fault = (at: number, what: string): Result<ManaCost, ManaCostFault> => err({ text, at, what });
  if (text === '') return fault(0, 'nothing');
  const symbols: ManaSymbol[] = [];
  for (let at = 0; at < text.length;) {
    if (text[at] !== '{') return fault(at, `${JSON.stringify(text[at])} where a symbol should begin`);
    const end = text.indexOf('}', at);
    if (end === -1) return fault(at, 'a symbol that does not end');
    const symbol = parseSymbol(text.slice(at + 1, end));
    if (symbol === undefined) return fault(at, `no symbol ${text.slice(at, end + 1)}`);
    symbols.push(symbol);
    at = end + 1;
  }
  return ok(symbols);
}

export const printManaCost = (cost: ManaCost): string => cost.map(printSymbol).join('');

/** The text shared by all costs with the same symbols, in any order of symbols and of a symbol's sides. */
export const canonicalManaCost = (cost: ManaCost): string =>
  cost.map(canonicalSymbol).toSorted(bySymbol).map(printSymbol).join('');

function parseSymbol(inside: string): ManaSymbol | undefined {
  if (inside === 'S') return { kind: 'snow' };
  if (inside === 'C') return { kind: 'colourless' };
  if (isColour(inside)) return { kind: 'coloured', colour: inside };
  if (isVariable(inside)) return { kind: 'variable', letter: inside };
  if (AMOUNT.test(inside)) return { kind: 'generic', amount: Number(inside) };
  const parts = inside.split('/');
  return parts.at(-1) === 'P' ? phyrexian(parts.slice(0, -1)) : hybrid(parts);
}

function phyrexian(parts: readonly string[]): ManaSymbol | undefined {
  const colours = parts.filter(isColour);
  const fits = colours.length === parts.length && new Set(colours).size === parts.length;
  return fits && (parts.length === 1 || parts.length === 2) ? { kind: 'phyrexian', colours } : undefined;
}

function hybrid(parts: readonly string[]): ManaSymbol | undefined {
  const [left, right] = parts.map(parseSide);
  if (parts.length !== 2 || left === undefined || right === undefined || left === right) return undefined;
  return isColour(left) || isColour(right) ? { kind: 'hybrid', sides: [left, right] } : undefined;
}

function parseSide(part: string): Side | undefined {
  if (part === 'C' || isColour(part)) return part;
  return AMOUNT.test(part) && part !== '0' ? Number(part) : undefined;
}

const isColour = (value: unknown): value is Colour => COLOURS.some((colour) => colour === value);
const isVariable = (value: string): value is Variable => VARIABLES.some((letter) => letter === value);

function printSymbol(symbol: ManaSymbol): string {
  switch (symbol.kind) {
    case 'variable':
      return `{${symbol.letter}}`;
    case 'generic':
      return `{${String(symbol.amount)}}`;
    case 'snow':
      return '{S}';
    case 'colourless':
      return '{C}';
    case 'coloured':
      return `{${symbol.colour}}`;
    case 'hybrid':
      return `{${symbol.sides.join('/')}}`;
    case 'phyrexian':
      return `{${symbol.colours.join('/')}/P}`;
  }
}

function canonicalSymbol(symbol: ManaSymbol): ManaSymbol {
  if (symbol.kind === 'hybrid') {
    const [left, right] = symbol.sides;
    return rankOfSide(left) <= rankOfSide(right) ? symbol : { kind: 'hybrid', sides: [right, left] };
  }
  if (symbol.kind !== 'phyrexian') return symbol;
  return { kind: 'phyrexian', colours: symbol.colours.toSorted((a, b) => rankOfSide(a) - rankOfSide(b)) };
}

const SIDES: readonly Side[] = ['C', ...COLOURS];
const rankOfSide = (side: Side): number => SIDES.indexOf(side);

const KINDS: readonly ManaSymbol['kind'][] = [
  'variable',
  'generic',
  'snow',
  'colourless',
  'coloured',
  'hybrid',
  'phyrexian',
];

function bySymbol(a: ManaSymbol, b: ManaSymbol): number {
  if (a.kind === 'coloured' && b.kind === 'coloured') return rankOfSide(a.colour) - rankOfSide(b.colour);
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  const [left, right] = [printSymbol(a), printSymbol(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** cr 202.3: the sum of the symbols' values; a hybrid counts its larger side, X is 0. */
export function manaValue(cost: ManaCost): number {
  return cost.reduce((sum, symbol) => sum + worthOf(symbol), 0);
}

function worthOf(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case 'variable':
      return 0;
    case 'generic':
      return symbol.amount;
    case 'hybrid':
      return Math.max(...symbol.sides.map((side) => (typeof side === 'number' ? side : 1)));
    case 'snow':
    case 'colourless':
    case 'coloured':
    case 'phyrexian':
      return 1;
  }
}

/** cr 202.2: the colours of its symbols. */
export function coloursOfCost(cost: ManaCost): readonly Colour[] {
  const found = new Set(cost.flatMap(coloursOfSymbol));
  return COLOURS.filter((colour) => found.has(colour));
}

function coloursOfSymbol(symbol: ManaSymbol): readonly Colour[] {
  switch (symbol.kind) {
    case 'coloured':
      return [symbol.colour];
    case 'hybrid':
      return symbol.sides.filter(isColour);
    case 'phyrexian':
      return symbol.colours;
    case 'variable':
    case 'generic':
    case 'snow':
    case 'colourless':
      return [];
  }
}

const parsed = memoByText<ManaCost>(10_000);

/** A cost of a validated definition, parsed once. */
export function knownCost(text: string): ManaCost {
  let cost = parsed.get(text);
  if (cost === undefined) {
    const result = parseManaCost(text);
    if (!result.ok) throw new RangeError(describeFault(result.error));
    parsed.set(text, (cost = result.value));
  }
  return cost;
}

export const manaValueOf = (text: string): number => manaValue(knownCost(text));
export const colourLetters = (text: string): readonly Colour[] => coloursOfCost(knownCost(text));
