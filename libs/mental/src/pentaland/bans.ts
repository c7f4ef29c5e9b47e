// What cannot be named under pentaland whatever the format (pentaland 706.2-4).
import { PENTALAND_BANS, type CardDefinition } from '#cards';

const RULES: ReadonlyMap<string, string> = new Map(
  PENTALAND_BANS.flatMap(({ rule, names }) => names.map((name) => [name, rule])),
);

/** The rule by which it is. */
export const bannedBy = ({ name }: Pick<CardDefinition, 'name'>): string | undefined => RULES.get(name);
