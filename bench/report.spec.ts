import { describe, expect, it } from '@jest/globals';
import { BUDGET } from './budget.js';
import { figureSchema, meetsTarget, type Figure } from './figure.js';
import { parseOptions } from './options.js';
import { jsonOf, missesTarget, tableOf } from './report.js';
import type { Outcome } from './run.js';

const here = { at: '2026-01-01T00:00:00.000Z', node: '20.19.0', cpu: 'some processor', cores: 2 };
const line = (module: string) => BUDGET.find((entry) => entry.module === module)!;

const append: Figure = {
  name: 'append through the SQLite adapter',
  unit: 'events/s',
  ours: 12_400.4,
  baseline: 20_000,
  ratio: 0.62,
  target: 0.6,
  note: '31 events a transaction',
};
const folding: Figure = {
  name: 'folding',
  unit: 'events/s',
  ours: 412_345,
  baseline: null,
  ratio: null,
  target: 500_000,
};
const memory: Figure = {
  ...folding,
  name: 'a live game',
  unit: 'KB',
  ours: 99.5,
  target: 200,
  bound: 'at-most',
};

const outcomes: Outcome[] = [
  { line: line('append-sqlite'), kind: 'measured', figure: append },
  { line: line('append-eventstoredb'), kind: 'skipped' },
  { line: line('fold'), kind: 'measured', figure: folding },
  { line: line('self-play'), kind: 'absent' },
  { line: line('command-http'), kind: 'failed', why: 'ended with exit code 7 and no figure' },
  { line: line('game-memory'), kind: 'measured', figure: memory },
];

describe('a figure', () => {
  it('meets its target by its ratio where it has one, else by its own number', () => {
    expect([append, folding, memory].map(meetsTarget)).toEqual([true, false, true]);
    expect(meetsTarget({ ...append, ratio: 0.59 })).toBe(false);
    expect(meetsTarget({ ...memory, ours: 201 })).toBe(false);
    expect(meetsTarget({ ...folding, ours: 500_000 })).toBe(true);
  });

  it('has a ratio exactly if it has a baseline, and real numbers throughout', () => {
    expect(figureSchema.safeParse(append).success).toBe(true);
    expect(figureSchema.safeParse({ ...append, ratio: null }).success).toBe(false);
    expect(figureSchema.safeParse({ ...append, baseline: null }).success).toBe(false);
    expect(figureSchema.safeParse({ ...append, baseline: 0 }).success).toBe(false);
    expect(figureSchema.safeParse({ ...append, ours: NaN }).success).toBe(false);
  });
});

describe('the report', () => {
  const lines = tableOf(outcomes, here).split('\n');

  it('is a table of the measured figures, each against its target', () => {
    expect(lines.slice(0, 5).map((row) => row.split(/ {2,}/))).toEqual([
      ['figure', 'ours', 'held against', 'ratio', 'target'],
      [expect.stringMatching(/^-+$/), ...Array.from({ length: 5 }, () => expect.stringMatching(/^-+$/))],
      ['append through the SQLite adapter', '12,400 events/s', '20,000 events/s', '62 %', '>= 60 %', 'met'],
      ['folding', '412,345 events/s', '-', '-', '>= 500,000 events/s', 'MISSED'],
      ['a live game', '99.5 KB', '-', '-', '<= 200 KB', 'met'],
    ]);
  });

  it('says which figures of the budget are missing, and why', () => {
    const text = lines.join('\n');
    expect(text).toContain('3 of 6 figures of the budget measured');
    expect(text).toMatch(/EventStoreDB adapter .*: not measured: what it needs is not here/);
    expect(text).toMatch(/self-play .*: no bench yet/);
    expect(text).toMatch(/over HTTP.*: FAILED: ended with exit code 7/);
    expect(text).toContain('append through the SQLite adapter: 31 events a transaction');
  });

  it('says the same as JSON', () => {
    const json = JSON.parse(jsonOf(outcomes, here)) as { figures: Record<string, unknown>[] };
    expect(json).toMatchObject(here);
    expect(json.figures.map(({ module, kind }) => [module, kind])).toEqual([
      ['append-sqlite', 'measured'],
      ['append-eventstoredb', 'skipped'],
      ['fold', 'measured'],
      ['self-play', 'absent'],
      ['command-http', 'failed'],
      ['game-memory', 'measured'],
    ]);
    expect(json.figures[0]).toMatchObject({ ...append, meetsTarget: true });
    expect(json.figures[2]).toMatchObject({ ...folding, meetsTarget: false });
  });

  it('only a measured figure can miss its target', () => {
    expect(outcomes.filter(missesTarget).map((outcome) => outcome.line.module)).toEqual(['fold']);
  });
});

describe('the command line', () => {
  it.each([
    [[], { strict: false, only: [] }],
    [['--json'], { strict: false, only: [], json: 'stdout' }],
    [['--json', 'out.json'], { strict: false, only: [], json: { file: 'out.json' } }],
    [['--json', 'fold'], { strict: false, only: ['fold'], json: 'stdout' }],
    [['--json', '--strict'], { strict: true, only: [], json: 'stdout' }],
    [['--strict', 'fold', '--json'], { strict: true, only: ['fold'], json: 'stdout' }],
    [['fold', 'self-play'], { strict: false, only: ['fold', 'self-play'] }],
  ])('%j', (args, options) => {
    expect(parseOptions(args)).toEqual({ ok: true, value: options });
  });

  it('refuses what it does not know', () => {
    expect(parseOptions(['--fast']).ok).toBe(false);
    expect(parseOptions(['folding'])).toEqual({ ok: false, error: 'no bench is called folding' });
  });
});
