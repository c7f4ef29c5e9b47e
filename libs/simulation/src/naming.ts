// The one command that plays a game again.
import type { Terms } from '#rules';
import type { Bot } from './bots.js';
import type { Pace } from './lockstep.js';

export interface Repeating {
  readonly seed: string;
  readonly base: Terms['base'];
  readonly bots: readonly Bot[];
  readonly pace?: Pace | undefined;
}

export const repeatingCommand = ({ seed, base, bots, pace }: Repeating): string =>
  [
    'pentaland simulate --games 1',
    `--seed ${seed}`,
    `--base ${base}`,
    `--bots ${bots.map(({ name }) => name).join(',')}`,
    ...(pace === undefined ? [] : [`--lockstep ${pace}`]),
  ].join(' ');
