// `pentaland cards info`: what the catalogue holds and where it is from.
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { readCatalogueFile } from '#cards/importers';
import { readConfig } from '../../../../server/src/config/config.js';
import { IMPORTED_CATALOGUE_FILE } from '../../../../server/src/config/files.js';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, type Command } from '../../command/command.js';
import { openCards, orFailure } from './open.js';
import { summary } from './summary.js';

export const cardsInfo: Command = {
  takes: '',
  details: [],
  run(args, terminal) {
    parseArguments(args, []);
    const catalogue = openCards(terminal);
    terminal.out(origin(join(readConfig(terminal.environment).dataDir, IMPORTED_CATALOGUE_FILE)));
    for (const line of summary(catalogue)) terminal.out(line);
    return Promise.resolve(EXIT.ok);
  },
};

function origin(importedFile: string): string {
  if (!existsSync(importedFile)) return 'The embedded catalogue.';
  const { source } = orFailure(() => readCatalogueFile(importedFile));
  return source.kind === 'imported'
    ? `Imported from ${source.file}: ${source.of}.`
    : 'The embedded catalogue.';
}
