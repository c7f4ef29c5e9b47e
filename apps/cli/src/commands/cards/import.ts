// `pentaland cards import`: a newer catalogue out of a file of card data.
import { join } from 'node:path';
import { importCatalogue } from '#cards/importers';
import { readConfig } from '../../../../server/src/config/config.js';
import { IMPORTED_CATALOGUE_FILE } from '../../../../server/src/config/files.js';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, type Command } from '../../command/command.js';
import { progressBar } from './progress-bar.js';
import { orFailure } from './open.js';
import { summary } from './summary.js';

export const cardsImport: Command = {
  takes: 'FILE',
  details: [
    'FILE is AtomicCards.json or AllPrintings.json of MTGJSON 5, or a bulk file of cards of Scryfall (oracle-cards,',
    'default-cards, all-cards), unpacked. AllPrintings and default-cards know every printing and its date, MTGJSON and',
    'all-cards the names in other languages. A damaged or different file is refused, and the catalogue stays',
    'as it was. Restart a running server to use the new catalogue. To return to the embedded',
    `catalogue, delete ${IMPORTED_CATALOGUE_FILE} in the data folder.`,
  ],
  run(args, terminal) {
    const { operands } = parseArguments(args, ['FILE']);
    const { dataDir } = readConfig(terminal.environment);
    const to = join(dataDir, IMPORTED_CATALOGUE_FILE);
    const bar = progressBar(process.stderr);
    const { kind, catalogue, leftOut } = orFailure(() => {
      try {
        return importCatalogue(operands.FILE, to, bar.show);
      } finally {
        bar.end();
      }
    });
    terminal.out(`${operands.FILE}: ${kind}.`);
    for (const line of summary(catalogue)) terminal.out(line);
    for (const [why, count] of leftOut) terminal.out(`Left out: ${count} of ${why}.`);
    return Promise.resolve(EXIT.ok);
  },
};
