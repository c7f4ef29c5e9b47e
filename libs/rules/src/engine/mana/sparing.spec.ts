import { describe, expect, it } from '@jest/globals';
import { sortsOf, type Bill, type ManaType } from './bill.js';
import { sparing } from './sparing.js';

const GENERIC = { sorts: sortsOf(['W', 'U', 'B', 'R', 'G', 'C']), snow: false };
const of = (...types: ManaType[]): Bill[number] => ({ sorts: sortsOf(types), snow: false });
const land = (name: string, ...types: ManaType[]) => ({
  name,
  rank: 0,
  freedom: types.length,
  sorts: sortsOf(types),
});
const order = (sources: readonly ReturnType<typeof land>[], bill: Bill): string =>
  sparing(sources, bill)
    .map(({ name }) => name)
    .join(' ');

describe('what is used first of what is alike', () => {
  it('colourless mana, then the colours of the cost, then others', () => {
    const lands = [land('G', 'G'), land('U', 'U'), land('C', 'C')];
    expect(order(lands, [GENERIC, of('U')])).toBe('C U G');
  });

  it('each time what there is most of', () => {
    const lands = [land('G', 'G'), land('U1', 'U'), land('U2', 'U'), land('U3', 'U')];
    expect(order(lands, [GENERIC])).toBe('U1 U2 G U3');
    expect(order(lands.toReversed(), [GENERIC])).toBe('U3 U2 U1 G');
  });

  it('a cost of every colour asks for none', () => {
    expect(order([land('G', 'G'), land('R', 'R')], [of('W', 'U', 'B', 'R', 'G')])).toBe('G R');
  });

  it('what can do more comes after what can do less, whatever the cost asks for', () => {
    const lands = [land('G', 'G'), land('R', 'R'), land('UR', 'U', 'R')];
    expect(order(lands, [GENERIC, of('U')])).toBe('G R UR');
  });
});
