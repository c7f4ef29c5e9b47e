// A game that opens by consent: those who played say so after it is over, each once.
import { describe, expect, it } from '@jest/globals';
import { anna, boris, chloe, dario, expectRefusal, happening } from '#testkit/tables/looking';
import { TestTable, type TableOptions } from '#testkit/tables/test-table';
import { legalCommands } from './index.js';

const AGREE = { type: 'agree-to-open' } as const;
const CONCEDE = { type: 'concede' } as const;
const BY_CONSENT: TableOptions = { terms: { opens: 'by-consent' } };
const agreed = ({ state }: TestTable) => state.seats.map(({ agreesToOpen }) => agreesToOpen);
const legal = (table: TestTable, player = anna) => legalCommands(table.state, player, table.inputs.now);

describe('terms opens', () => {
  it('every player agrees when the game is over, even those who lost early', () => {
    const table = new TestTable(BY_CONSENT).play(3).act(chloe, CONCEDE).act(boris, CONCEDE);
    for (const player of [chloe, anna, boris]) {
      expect(legal(table, player)).toEqual(['agree-to-open']);
      expect(happening(table, () => table.act(player, AGREE)).map(({ type }) => type)).toEqual([
        'CommandAccepted',
        'OpeningAgreed',
      ]);
      expect(legal(table, player)).toEqual([]);
    }
    expect(agreed(table)).toEqual([true, true, true]);
  });

  it('agreeing twice, before the end, or without a seat is refused', () => {
    const table = new TestTable(BY_CONSENT).play(2);
    expectRefusal(table, anna, AGREE, { code: 'not-over', rule: 'terms opens' });
    expect(legal(table)).not.toContain('agree-to-open');
    table.act(boris, CONCEDE).act(anna, AGREE);
    expectRefusal(table, anna, AGREE, { code: 'already-agreed', rule: 'terms opens' });
    expectRefusal(table, dario, AGREE, { code: 'not-seated', rule: 'table seats' });
    expect(agreed(table)).toEqual([true, undefined]);
  });

  it.each(['at-end', 'judges-only'] as const)('nobody is asked if the log opens %s', (opens) => {
    const table = new TestTable({ terms: { opens } }).play(2).act(boris, CONCEDE);
    expectRefusal(table, anna, AGREE, { code: 'not-by-consent', rule: 'terms opens' });
    expect(legal(table)).toEqual([]);
  });
});
