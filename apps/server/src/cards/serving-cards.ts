// The cards a server plays with. Where the imported ones cannot be used any more it plays with the embedded ones, and says
// so in its readiness until somebody has imported them again; but not if a game that is not over needs the others.
import { CardFileError, ImportedCardsError } from '#cards/importers';
import { gamesOfOtherCards, type FormatCards } from '#matches';
import type { Installation } from '../installation/installation.js';
import { gameCards } from './game-cards.js';
import { openCardsIn, type KnownCards, type Watching } from './open-cards.js';

type Needed = Pick<Installation, 'config' | 'log' | 'store' | 'readiness'>;

export async function servingCards(installation: Needed, watching: Watching): Promise<FormatCards> {
  try {
    return gameCards(await openCardsIn(installation.config.dataDir, watching));
  } catch (error) {
    if (!(error instanceof ImportedCardsError)) throw error;
    return gameCards(await embeddedInstead(installation, watching, error));
  }
}

async function embeddedInstead(
  { config, log, store, readiness }: Needed,
  watching: Watching,
  { file, fault, message }: ImportedCardsError,
): Promise<KnownCards> {
  const cards = await openCardsIn(config.dataDir, watching, 'embedded');
  const games = await gamesOfOtherCards(store, cards.compiled.version);
  if (games.length > 0)
    throw new CardFileError(
      file,
      `${fault}, and unfinished games use other cards than the embedded ones (${inShort(games)}): import the card data again`,
    );
  log.error('imported-cards-unusable', { detail: message });
  readiness.add('cards', () => ({
    status: 'down',
    detail: `the embedded cards are used instead of the imported ones: ${message}; then start again`,
  }));
  return cards;
}

const NAMED = 5;

function inShort(games: readonly string[]): string {
  const rest = games.length - NAMED;
  return [...games.slice(0, NAMED), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
