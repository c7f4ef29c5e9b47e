// An ability in quotation marks, which an object has or gains: 'with "{T}: Add {G}."'.
import type { Ability } from '#abilities';
import { either, rule } from '../../parsing/parser.js';
import type { Parser } from '../../parsing/scan.js';
import { ability } from '../words/nonterminals.js';

export const quoted: Parser<Ability> = either<Ability>(
  rule(['"', ability, '"'], (said) => said),
  // Quotation marks inside quotation marks are single.
  rule(["'", ability, "'"], (said, scan, at) => (scan.isQuoted(at) ? said : undefined)),
);
