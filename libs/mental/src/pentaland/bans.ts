// The names that pentaland bans in every format (pentaland 706.2-4).
import { PENTALAND_BANS, type CardDefinition } from '#cards';

const RULES: ReadonlyMap<string, string> = new Map(
  PENTALAND_BANS.flatMap(({ rule, names }) => names.map((name) => [name, rule])),
);

/** The rule that bans the name. */
export const bannedBy = ({ name }: Pick<CardDefinition, 'name'>): string | undefined => RULES.get(name);
