// The cards games are played with here: what sessions decide with, and what a log is verified with.
import { libraryCards } from '#cards';
import type { FormatCards } from '#matches';
import { openCatalogueIn } from './catalogue.js';

export function formatCardsIn(dataDir: string, onBuild?: (why: string) => void): FormatCards {
  const catalogue = openCatalogueIn(dataDir, onBuild);
  return { catalogue: catalogue.version, definitions: libraryCards(catalogue) };
}
