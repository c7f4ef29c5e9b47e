// `pentaland game list`: the stopped games, or all that are not over.
import { unfinishedGames } from '#matches';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, type Command } from '../../command/command.js';
import { withLog } from './workshop.js';

export const listGames: Command = {
  takes: '[--unfinished]',
  details: [
    'One line per stopped game: its id, its number of events, and why. --unfinished lists the other unfinished games too.',
    'It reads every unfinished game, so it also finds games whose log cannot be read.',
  ],
  async run(args, terminal) {
    const { flags } = parseArguments(args, [], ['unfinished']);
    await withLog(terminal.environment, async (_, store) => {
      const counted = { unfinished: 0, standing: 0 };
      for await (const { game, events, why } of unfinishedGames(store)) {
        counted.unfinished += 1;
        if (why !== undefined) counted.standing += 1;
        if (why !== undefined || flags.unfinished)
          terminal.out(`${game}  ${String(events)} events  ${why ?? 'goes on'}`);
      }
      terminal.out(`${counted.standing} of ${counted.unfinished} unfinished games are stopped.`);
    });
    return EXIT.ok;
  },
};
