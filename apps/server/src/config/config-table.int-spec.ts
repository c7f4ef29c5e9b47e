import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configTable } from './config-table.js';

const ROOT = join(import.meta.dirname, '../../../..');
/** Where a document says that the table stands. */
const MARKED = /<!-- configuration -->\n\n([\s\S]*?)\n\n<!-- \/configuration -->/;

/** Prettier pads the cells of a table; the text in them is what counts. */
const cells = (table: string): readonly (readonly string[])[] =>
  table.split('\n').map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .map((cell) => (/^-+$/.test(cell) ? '---' : cell)),
  );

describe('the table of variables', () => {
  it('in docs/configuration.md is the one the server reads', () => {
    const table = MARKED.exec(readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8'))?.[1] ?? '';
    expect(cells(table)).toEqual(cells(configTable()));
  });
});
