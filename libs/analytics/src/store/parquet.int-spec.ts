// The example analysis reads an export, and finds what was counted by hand.
import { afterAll, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNTED } from '../fixtures/counted-games.js';
import { exportParquet, FactsFile, TABLE_NAMES } from '../index.js';

const ROOT = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'pentaland-parquet-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('docs/analysis/first-names.mjs finds the first names of each month and their results', async () => {
  const file = join(folder, 'facts.duckdb');
  const facts = await FactsFile.open(file);
  await facts.add([COUNTED]);
  facts.close();
  const into = join(folder, 'export');
  const { written } = await exportParquet(file, into);
  const months = TABLE_NAMES.map((name) => {
    const games = new Set(COUNTED[name].map(({ game }) => game));
    return new Set(
      COUNTED.games.filter(({ game }) => games.has(game)).map(({ ended_at: at }) => new Date(at).getMonth()),
    );
  });
  expect(written).toHaveLength(months.reduce((sum, { size }) => sum + size, 0));
  const said = execFileSync(process.execPath, [join(ROOT, 'docs/analysis/first-names.mjs'), into], {
    encoding: 'utf8',
  });
  expect(said.trim().split('\n')).toEqual([
    '2026-01  Grizzly Bears        n 1  won 0 % ± 0',
    '2026-01  Shock                n 1  won 100 % ± 0',
    '2026-02  Shock                n 2  won 100 % ± 0',
    '2026-02  Grizzly Bears        n 1  won 0 % ± 0',
    '2026-02  Opt                  n 1  won 0 % ± 0',
    '2026-03  Ornithopter          n 1  won 100 % ± 0',
  ]);
});
