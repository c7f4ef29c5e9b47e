// What the benches found, as a table for people and as JSON for machines.
import { judged, meetsTarget, type Figure } from './figure.js';
import type { Outcome } from './run.js';

/** The machine the figures are from: only figures of one run can be compared. */
export interface Circumstances {
  readonly at: string;
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
}

const WORDS = { absent: 'no bench yet', skipped: 'not measured: what it needs is not here' } as const;

export function tableOf(outcomes: readonly Outcome[], { node, cpu, cores, at }: Circumstances): string {
  const rows = [['figure', 'ours', 'held against', 'ratio', 'target', '']];
  const notes: string[] = [];
  const without: string[] = [];
  for (const outcome of outcomes) {
    if (outcome.kind === 'measured') {
      rows.push(rowOf(outcome.figure));
      if (outcome.figure.note !== undefined) notes.push(`${outcome.figure.name}: ${outcome.figure.note}`);
    } else {
      const why = outcome.kind === 'failed' ? `FAILED: ${outcome.why}` : WORDS[outcome.kind];
      without.push(`${outcome.line.what} (${outcome.line.promise}): ${why}`);
    }
  }
  const measured = rows.length - 1;
  return [
    ...(measured > 0 ? [aligned(rows), ''] : []),
    ...notes.map((note) => `  ${note}`),
    `${String(measured)} of ${String(outcomes.length)} figures of the budget measured, ${at}, Node ${node}, ${String(cores)} x ${cpu}`,
    ...without.map((line) => `  ${line}`),
  ].join('\n');
}

export const jsonOf = (outcomes: readonly Outcome[], circumstances: Circumstances): string =>
  JSON.stringify({ ...circumstances, figures: outcomes.map(entryOf) }, undefined, 2);

function entryOf(outcome: Outcome): object {
  const { line, kind } = outcome;
  const head = { module: line.module, what: line.what, promise: line.promise, kind };
  if (outcome.kind === 'failed') return { ...head, why: outcome.why };
  if (outcome.kind !== 'measured') return head;
  return { ...head, ...outcome.figure, meetsTarget: meetsTarget(outcome.figure) };
}

export const missesTarget = (outcome: Outcome): boolean =>
  outcome.kind === 'measured' && !meetsTarget(outcome.figure);

function rowOf(figure: Figure): string[] {
  const number = figure.ratio === null ? amount(figure, figure.target) : percent(figure.target);
  return [
    figure.name,
    amount(figure, figure.ours),
    figure.baseline === null ? '-' : amount(figure, figure.baseline),
    figure.ratio === null ? '-' : percent(judged(figure)),
    `${figure.bound === 'at-most' ? '<=' : '>='} ${number}`,
    meetsTarget(figure) ? 'met' : 'MISSED',
  ];
}

const amount = ({ unit }: Figure, value: number): string => `${rounded(value)} ${unit}`;
const rounded = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });
const percent = (ratio: number): string => `${(ratio * 100).toFixed(1).replace(/\.0$/, '')} %`;

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows;
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}
