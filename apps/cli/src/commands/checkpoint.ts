// `pentaland checkpoint`: the length and the Merkle root of the log, signed: for whoever wants to know later that nothing
// was taken out of it.
import { instant } from '#kernel';
import { checkpointOf } from '#matches';
import { keysOf, openStore, readConfig } from '../../../server/src/installation/index.js';
import { parseArguments } from '../arguments.js';
import { EXIT, type Command } from '../command.js';
import { ownEvents } from '../own-events.js';

export const checkpoint: Command = {
  takes: '',
  details: [
    'Writes it to standard output, as one line of JSON. Keep it where the log is not: `pentaland verify --against FILE`',
    'then finds whether anything that was in the log has been removed or changed since.',
  ],
  async run(args, terminal) {
    parseArguments(args, [], []);
    const config = readConfig(terminal.environment);
    const keys = keysOf(config, 'must-be-there');
    const store = await openStore(config);
    try {
      const made = await checkpointOf(ownEvents(config, store), keys, instant(Date.now()));
      terminal.out(JSON.stringify(made));
      return EXIT.ok;
    } finally {
      await store.close();
    }
  },
};
