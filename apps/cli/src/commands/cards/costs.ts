// `pentaland cards costs`: every mana cost of the catalogue, and how much a card of it can be named.
import { FIT_OF_RULESET, knownCost, makeCostIndex } from '#cards';
import { parseArguments } from '../../command/arguments.js';
import { EXIT, type Command } from '../../command/command.js';
import { openCards } from './open.js';

export const cardsCosts: Command = {
  takes: '',
  details: [
    'For each cost: the names with that cost (utopia and war-zone allow these), and the names that fit when hybrid',
    'symbols are instantiated (pentaland).',
  ],
  run(args, terminal) {
    parseArguments(args, []);
    const index = makeCostIndex(openCards(terminal).names, FIT_OF_RULESET.pentaland);
    const rows = [...index.costs]
      .sort(([, one], [, other]) => other - one)
      .map(([cost, names]) => [
        cost ?? 'no cost',
        String(names),
        String(index.namesFor(cost === null ? null : knownCost(cost)).length),
      ]);
    const width = Math.max(...rows.map(([cost = '']) => cost.length));
    const line = (cost: string, names: string, fitting: string): string =>
      `${cost.padEnd(width)}  ${names.padStart(6)}  ${fitting.padStart(6)}`;
    terminal.out(line('cost', 'names', 'fit'));
    for (const [cost = '', names = '', fitting = ''] of rows) terminal.out(line(cost, names, fitting));
    terminal.out(`${rows.length} costs, no cost counted as one.`);
    return Promise.resolve(EXIT.ok);
  },
};
