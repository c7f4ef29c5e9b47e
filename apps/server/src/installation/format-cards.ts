// The cards games are played with here: what sessions decide with, and what a log is verified with.
import type { FormatCards } from '#matches';
import { gameCards } from '../cards/game-cards.js';
import { openCardsIn, type Watching } from '../cards/open-cards.js';

export const formatCardsIn = async (dataDir: string, watching?: Watching): Promise<FormatCards> =>
  gameCards(await openCardsIn(dataDir, watching));
