// How much of the processor large boards take as they grow: the fitted exponent of each case over its sizes and over its
// events, and the slowest decision; held to the target is that of the board of 400 permanents. Of boards of tokens, shown
// to both players, what a command takes and how long the patches are, and the same of a sweep.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cards } from '#scenario';
import { knownCards } from '../apps/cli/src/installation/known-cards.js';
import { CASES, LARGE, type BoardCase } from './boards/cases.js';
import { exponentOf } from './boards/exponent.js';
import { BoardTable } from './boards/table.js';
import { playThousandTokens, sweepTokens, type Shown, type Swept } from './boards/tokens.js';
import type { Figure } from './figure.js';

const TARGET_MS = 50;
/**
 * The least of some rounds counts: what else the machine does makes a round slower. As many rounds again tell the
 * decisions apart.
 */
const ROUNDS = 2;
const SWEEPS = [100, 400, 1000];

interface Measured {
  readonly size: number;
  readonly events: number;
  readonly total: number;
  readonly slowest: number;
}

export function measure(): Promise<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-boards-'));
  try {
    const cards = knownCards({ PENTALAND_DATA_DIR: folder })('cr');
    const found = CASES.map((one) => {
      measureCase(one, one.sizes[0] ?? 0, cards);
      return { one, measured: one.sizes.map((size) => measureCase(one, size, cards)) };
    });
    const large = found.find(({ one }) => one === LARGE)?.measured.at(-1);
    if (large === undefined) throw new Error('the large board was not played');
    return Promise.resolve({
      name: 'the slowest decision on a board of 400 permanents, legal actions after it included',
      unit: 'ms',
      ours: Number(large.slowest.toFixed(1)),
      baseline: null,
      ratio: null,
      target: TARGET_MS,
      bound: 'at-most',
      note: [
        ...found.map(({ one, measured }) => told(one, measured)),
        toldOf(Array.from({ length: ROUNDS + 1 }, () => playThousandTokens(cards))),
        ...SWEEPS.map((tokens) =>
          sweepOf(Array.from({ length: ROUNDS + 2 }, () => sweepTokens(cards, tokens))),
        ),
      ].join('; '),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measureCase({ position, plan }: BoardCase, size: number, cards: Cards): Measured {
  const table = (): BoardTable => new BoardTable(position(size), cards);
  const rounds = Array.from({ length: ROUNDS }, () => table().playRound(plan(size)));
  const decisions = Array.from({ length: ROUNDS }, () => table().playEach(plan(size)));
  return {
    size,
    events: rounds[0]?.events ?? 0,
    total: Math.min(...rounds.map(({ total }) => total)),
    slowest: Math.min(...decisions.map(({ times }) => Math.max(...times))),
  };
}

function told({ name }: BoardCase, measured: readonly Measured[]): string {
  const over = (by: 'size' | 'events'): string => {
    const grows = new Set(measured.map((one) => one[by])).size > 1;
    return grows ? exponentOf(measured.map((one) => [one[by], one.total])).toFixed(2) : 'none';
  };
  const last = measured.at(-1);
  if (last === undefined) throw new Error('a case without sizes');
  const { size, total, events, slowest } = last;
  return (
    `${name}: n^${over('size')}, events^${over('events')}, at ${size} ${total.toFixed(0)} ms for ` +
    `${events} events, slowest decision ${slowest.toFixed(1)} ms`
  );
}

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;

function toldOf(rounds: readonly Shown[]): string {
  const least = (of: (times: readonly number[]) => number): string =>
    Math.min(...rounds.map(({ times }) => of(times))).toFixed(1);
  const [{ view, patches, list }] = rounds as readonly [Shown];
  return (
    `a thousand tokens shown to both players: a command ${least(middleOf)} ms in the middle, ` +
    `${least((times) => Math.max(...times))} at the most; the view ${String(view)} characters, a patch ` +
    `${String(middleOf(patches))} in the middle and ${String(Math.max(...patches))} at the most, ` +
    `the list of what lies on the battlefield ${String(list)}`
  );
}

function sweepOf(rounds: readonly Swept[]): string {
  const [{ tokens, batch, feeds }] = rounds as readonly [Swept];
  const slowest = Math.min(...rounds.map((one) => one.slowest)).toFixed(1);
  return (
    `${String(tokens)} tokens swept: ${slowest} ms, shown to both players; the batch ${String(batch)} characters, ` +
    `the entries of both feeds ${String(feeds)}`
  );
}
