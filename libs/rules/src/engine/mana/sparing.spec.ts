import { describe, expect, it } from '@jest/globals';
import { setOfTypes, type Bill, type ManaType } from './bill.js';
import { sparing } from './sparing.js';

const GENERIC = { sorts: setOfTypes(['W', 'U', 'B', 'R', 'G', 'C']), snow: false };
const of = (...types: ManaType[]): Bill[number] => ({ sorts: setOfTypes(types), snow: false });
const land = (name: string, ...types: ManaType[]) => ({
  name,
  rank: 0,
  freedom: types.length,
  sorts: setOfTypes(types),
});
const order = (sources: readonly ReturnType<typeof land>[], bill: Bill): string =>
  sparing(sources, bill)
    .map(({ name }) => name)
    .join(' ');

describe('the order of equal sources', () => {
  it('puts colourless mana first, then the colours of the cost, then others', () => {
    const lands = [land('G', 'G'), land('U', 'U'), land('C', 'C')];
    expect(order(lands, [GENERIC, of('U')])).toBe('C U G');
  });

  it('takes each time from the largest group', () => {
    const lands = [land('G', 'G'), land('U1', 'U'), land('U2', 'U'), land('U3', 'U')];
    expect(order(lands, [GENERIC])).toBe('U1 U2 G U3');
    expect(order(lands.toReversed(), [GENERIC])).toBe('U3 U2 U1 G');
  });

  it('ignores a cost of every colour', () => {
    expect(order([land('G', 'G'), land('R', 'R')], [of('W', 'U', 'B', 'R', 'G')])).toBe('G R');
  });

  it('puts more flexible sources last, whatever the cost', () => {
    const lands = [land('G', 'G'), land('R', 'R'), land('UR', 'U', 'R')];
    expect(order(lands, [GENERIC, of('U')])).toBe('G R UR');
  });
});
