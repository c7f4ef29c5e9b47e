// The names that have been used up in a game.
import type { CardDefinition } from '#cards';
import type { GameState } from '#rules';

export const isUsed = ({ naming }: GameState, { name }: CardDefinition): boolean =>
  naming?.names.some((given) => given.name === name) ?? false;
