// Names that can be given once per game.
import type { CardDefinition } from '#cards';
import type { GameState } from '#rules';

export const isUsed = ({ naming }: Pick<GameState, 'naming'>, { name }: CardDefinition): boolean =>
  naming?.names.some((given) => given.name === name) === true;
