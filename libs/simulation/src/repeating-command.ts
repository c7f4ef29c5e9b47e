// The command line that repeats a game.
import type { Bot } from '#bots';
import type { Terms } from '#rules';
import type { Pace } from './lockstep.js';

export interface Repeating {
  readonly seed: string;
  /** Plain Magic where absent. */
  readonly ruleset?: Terms['ruleset'];
  readonly base: Terms['base'];
  readonly bots: readonly Bot[];
  readonly pace?: Pace | undefined;
}

export const repeatingCommand = ({ seed, ruleset, base, bots, pace }: Repeating): string =>
  [
    'pentaland simulate --games 1',
    `--seed ${seed}`,
    ...(ruleset === undefined || ruleset === 'magic' ? [] : [`--ruleset ${ruleset}`]),
    `--base ${base}`,
    `--bots ${bots.map(({ name }) => name).join(',')}`,
    ...(pace === undefined ? [] : [`--lockstep ${pace}`]),
  ].join(' ');
