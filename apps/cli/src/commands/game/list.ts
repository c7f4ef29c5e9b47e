// `pentaland game list`: the games that stand still, or all that are not over.
import { unfinishedGames } from '#matches';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, type Command } from '../../command/command.js';
import { withLog } from './workshop.js';

export const listGames: Command = {
  takes: '[--unfinished]',
  details: [
    'A line for each game that stands still: its id, how many events it has, and why. --unfinished lists the others too.',
    'Every game that is not over is read, so it also finds those whose log cannot be.',
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
      terminal.out(`${counted.standing} games stand still, of ${counted.unfinished} that are not over.`);
    });
    return EXIT.ok;
  },
};
