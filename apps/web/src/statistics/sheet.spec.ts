// Sheets as files: what a spreadsheet and a program read of them.
import { describe, expect, it } from '@jest/globals';
import { csvOf, inFileName, type Cell } from './sheet.js';

const columns = [
  { title: 'Name', kind: 'card' },
  { title: 'Rate, in all', kind: 'share' },
] as const;
const csv = (...rows: readonly (readonly Cell[])[]): string => csvOf({ columns, rows });

describe('a sheet as a file', () => {
  it('has a heading, a line for each row, and figures as they are', () => {
    expect(csv(['Opt', 0.125], ['Shock', null])).toBe('Name,"Rate, in all"\r\nOpt,0.125\r\nShock,\r\n');
  });

  it('quotes what would end a cell or a line', () => {
    expect(csv(['Fire, "Ice"\n', 1])).toBe('Name,"Rate, in all"\r\n"Fire, ""Ice""\n",1\r\n');
  });

  it('keeps a text from being run as a formula, and numbers below zero as they are', () => {
    for (const text of ['=1+1', '+2 Mace', '-x', '@sum', '\tx'])
      expect(csv([text, -1]).split('\r\n')[1]).toBe(`'${text},-1`);
    expect(csv(['=HYPERLINK("a","b")', 1])).toContain(`"'=HYPERLINK(""a"",""b"")",1`);
  });

  it('has a plain name', () => {
    expect(inFileName('Statistics: Æther Vial, été (2)')).toBe('statistics-ther-vial-ete-2');
  });
});
