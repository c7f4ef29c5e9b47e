// What cannot be named under pentaland whatever the format (pentaland 706.2-4), and what is watched (706.4a).
import { PENTALAND_BANS, PENTALAND_WATCHED, type CardDefinition } from '#cards';

const RULES: ReadonlyMap<string, string> = new Map(
  PENTALAND_BANS.flatMap(({ rule, names }) => names.map((name) => [name, rule])),
);
const WATCHED: ReadonlySet<string> = new Set(PENTALAND_WATCHED);

/** The rule by which it is. */
export const bannedBy = ({ name }: Pick<CardDefinition, 'name'>): string | undefined => RULES.get(name);

export const isWatched = ({ name }: Pick<CardDefinition, 'name'>): boolean => WATCHED.has(name);
