// The cards games are played with here: what sessions decide with, and what a log is verified with.
import { loreOf, type Lore } from '#bots';
import { DEFAULT_TERMS } from '#rules';
import type { FormatCards } from '#matches';
import { gameCards } from './game-cards.js';
import { openCardsIn, type Watching } from './open-cards.js';

export const formatCardsIn = async (dataDir: string, watching?: Watching): Promise<FormatCards> =>
  gameCards(await openCardsIn(dataDir, watching));

/** What a bot outside the server knows of these cards, as they are read today. */
export async function loreIn(dataDir: string): Promise<Lore> {
  const { cardsFor, understood } = await formatCardsIn(dataDir);
  return loreOf(cardsFor(DEFAULT_TERMS), (name) => understood?.(name, DEFAULT_TERMS) ?? true);
}
