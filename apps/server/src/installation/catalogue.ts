// The catalogue of an installation: what was imported into it, else the embedded one.
import { join } from 'node:path';
import type { Catalogue } from '#cards';
import { openCatalogue } from '#cards/importers';
import { CATALOGUE_FILE, IMPORTED_CATALOGUE_FILE } from './files.js';

export const openCatalogueIn = (dataDir: string, onBuild?: (why: string) => void): Catalogue =>
  openCatalogue({
    cacheFile: join(dataDir, CATALOGUE_FILE),
    importedFile: join(dataDir, IMPORTED_CATALOGUE_FILE),
    ...(onBuild === undefined ? {} : { onBuild }),
  });
