// The names no card may have, with the rule that bans each (war-zone Special Rules on Cards, Optional Ante
// Rule).
import { nameKey, type CardDefinition } from '#cards';
import { ANTE_NAMES, PORTAL_NAMES } from './banned-names.js';

const RULES: ReadonlyMap<string, string> = new Map([
  ...PORTAL_NAMES.map((name) => [nameKey(name), 'war-zone Special Rules on Cards'] as const),
  ...ANTE_NAMES.map((name) => [nameKey(name), 'war-zone Optional Ante Rule'] as const),
]);

export const bannedBy = ({ name }: CardDefinition): string | undefined => RULES.get(nameKey(name));
