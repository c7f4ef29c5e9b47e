// Every figure that the server keeps of its own stands in the table of docs/monitoring.md, in the words of the code.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerMetrics } from './metrics.js';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/monitoring.md');
const MARKED = /<!-- metrics -->\n\n([\s\S]*?)\n\n<!-- \/metrics -->/;

describe('the table of figures', () => {
  it('in docs/monitoring.md is the one that is served', async () => {
    const text = await new ServerMetrics().text();
    const served = [...text.matchAll(/^# HELP (pentaland_\w+) (.*)\n# TYPE \w+ (\w+)$/gm)].map(
      ([, name, help, type]) => [`\`${String(name)}\``, type, help],
    );
    const table = MARKED.exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? '';
    const rows = table.split('\n').slice(2);
    const told = rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    expect(served.length).toBeGreaterThan(20);
    expect(told.sort()).toEqual(served.sort());
  });
});
