// The coverage report that is committed: figures only, no card text.
import type { CompiledCard } from '../cards/card.js';
import { WRITTEN } from '../written/index.js';
import { blockers } from './blockers.js';
import { tallied, talliedBy, type Covered, type Kind, type Tally } from './tally.js';

export const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1)} %`;

export interface Totals extends Tally {
  /** How many of the complete cards were written by hand. */
  readonly handWritten: number;
}
export const totals = (covered: readonly Covered[]): Totals => ({
  ...tallied(covered),
  handWritten: tallied(covered.filter(({ card }) => card.faces.some(({ name }) => WRITTEN.has(name))))
    .complete,
});

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export function table(head: string, groups: ReadonlyMap<string, Tally>): readonly string[] {
  return [
    row([head, 'names', 'complete', '', 'assisted', 'untouched']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
    ...[...groups].map(([word, { total, complete, assisted, untouched }]) =>
      row([word, total, complete, percent(complete, total), assisted, untouched]),
    ),
  ];
}

const KINDS: readonly (readonly [Kind, string])[] = [
  ['type', 'Type'],
  ['year', 'First printed'],
  ['mechanic', 'Mechanic'],
];

/** `incomplete`: the compiled cards that are not complete. */
export function report(
  covered: readonly Covered[],
  incomplete: readonly CompiledCard[],
  version: number,
): string {
  const { handWritten, ...all } = totals(covered);
  const stuck = blockers(incomplete);
  const waiting = incomplete.filter(
    ({ faces }) => faces.flatMap(({ lines }) => lines.filter((line) => 'failed' in line)).length === 1,
  ).length;
  return [
    '# Coverage',
    '',
    'What the compiler understands of the embedded catalogue. Made by `pentaland coverage --write`; what is meant by complete is told in [the compiler](compiler.md).',
    '',
    ...table('', new Map([['all names', all]])),
    '',
    `Version ${version} of the compiler; ${handWritten} of the complete names are written by hand. ${waiting} cards wait for one line only; what is not understood begins in ${stuck.length} ways, the ten most frequent of which keep ${stuck.slice(0, 10).reduce((sum, { cards }) => sum + cards, 0)} lines of cards from being read.`,
    ...KINDS.flatMap(([kind, title]) => ['', `## ${title}`, '', ...table(title, talliedBy(covered, kind))]),
    '',
  ].join('\n');
}
