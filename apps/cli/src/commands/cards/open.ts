// The installation's catalogue, for the commands that look into it.
import type { Catalogue } from '#cards';
import { CardFileError } from '#cards/importers';
import { openCardsIn, openCatalogueIn, type KnownCards } from '../../../../server/src/cards/open-cards.js';
import { readConfig } from '../../../../server/src/config/config.js';
import { Failure, type Terminal } from '../../command/command.js';

export function openCards({ environment, err }: Terminal): Catalogue {
  const { dataDir } = readConfig(environment);
  return orFailure(() => openCatalogueIn(dataDir, (why) => err(`Building the catalogue: ${why}.`)));
}

/** With all its cards compiled, by what was kept of it or anew. */
export function openCompiled(terminal: Terminal): Promise<KnownCards> {
  openCards(terminal);
  const onCompile = (why: string): void => terminal.err(`Compiling the cards: ${why}.`);
  return openCardsIn(readConfig(terminal.environment).dataDir, { onCompile });
}

/** A file that cannot be used is the operator's to mend. */
export function orFailure<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof CardFileError) throw new Failure(error.message);
    throw error;
  }
}
