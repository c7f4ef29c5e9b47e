// Mana symbols and mana costs: '{G}', '{2}{W}'.
import { given, map, several, token } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';

export const symbol: Parser<string> = token(({ text }) => (/^\{[^}]+\}$/.test(text) ? text : undefined));
/** '{R}{R}' */
export const symbols: Parser<string> = map(several(symbol, given(undefined)), (all) => all.join(''));
export const manaCost: Parser<string> = map(symbols, (all) =>
  /\{(?:T|Q|E|CHAOS)\}/.test(all) ? undefined : all,
);
