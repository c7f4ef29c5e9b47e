// `pentaland verify`: every chain of every stream of the log.
import { everyEvent, STORE_FAMILIES, verifyStore } from '#matches';
import { keysOf, openStore, readConfig } from '../../../server/src/installation/index.js';
import { parseArguments } from '../arguments.js';
import { EXIT, type Command } from '../command.js';
import { inWords } from '../faults.js';

export const verify: Command = {
  words: ['verify'],
  takes: '',
  summary: 'Checks the hash chains of every stream of the log; the server may run meanwhile.',
  details: ['Names the first fault of each stream that has one, and then ends with 1.'],
  async run(args, terminal) {
    parseArguments(args, []);
    const config = readConfig(terminal.environment);
    const keys = keysOf(config, 'must-be-there');
    const store = await openStore(config);
    try {
      const { streams, events, faults } = await verifyStore(everyEvent(store), keys, STORE_FAMILIES);
      for (const fault of faults) terminal.err(inWords(fault));
      terminal.out(`${streams} streams, ${events} events, ${faults.length} faults.`);
      return faults.length === 0 ? EXIT.ok : EXIT.failed;
    } finally {
      await store.close();
    }
  },
};
