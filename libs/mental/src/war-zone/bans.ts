// What no card may be named (war-zone Special Rules on Cards, Optional Ante Rule), by the rule that says so.
import { nameKey, type CardDefinition } from '#cards';
import { ANTE_NAMES, PORTAL_NAMES } from './banned-names.js';

const RULES: ReadonlyMap<string, string> = new Map([
  ...PORTAL_NAMES.map((name) => [nameKey(name), 'war-zone Special Rules on Cards'] as const),
  ...ANTE_NAMES.map((name) => [nameKey(name), 'war-zone Optional Ante Rule'] as const),
]);

export const bannedBy = ({ name }: CardDefinition): string | undefined => RULES.get(nameKey(name));
