import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalManaCost, parseManaCost, printManaCost, type ManaSymbol } from '../index.js';
import { manaCosts } from '../fixtures/mana-costs.fixture.js';

const parsed = (text: string) => {
  const result = parseManaCost(text);
  if (!result.ok) throw new Error(`${text} was refused: ${result.error.what}`);
  return result.value;
};
const canonical = (text: string) => canonicalManaCost(parsed(text));

describe('reading a mana cost', () => {
  it('cr 107.4: reads each kind of symbol', () => {
    expect(parsed('{X}{2}{S}{C}{W}{W/U}{2/R}{C/G}{B/P}{G/U/P}')).toEqual([
      { kind: 'variable', letter: 'X' },
      { kind: 'generic', amount: 2 },
      { kind: 'snow' },
      { kind: 'colourless' },
      { kind: 'coloured', colour: 'W' },
      { kind: 'hybrid', sides: ['W', 'U'] },
      { kind: 'hybrid', sides: [2, 'R'] },
      { kind: 'hybrid', sides: ['C', 'G'] },
      { kind: 'phyrexian', colours: ['B'] },
      { kind: 'phyrexian', colours: ['G', 'U'] },
    ]);
  });

  it('prints a cost as it was written', () => {
    fc.assert(
      fc.property(manaCosts, (symbols) => {
        const text = printManaCost(symbols);
        expect(parsed(text)).toEqual(symbols);
        expect(printManaCost(parsed(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['', 0, 'nothing'],
    ['2}', 0, '"2" where a symbol should begin'],
    ['{1}G', 3, '"G" where a symbol should begin'],
    ['{1} {G}', 3, '" " where a symbol should begin'],
    ['{1}{G', 3, 'a symbol that does not end'],
    ['{1}{}', 3, 'no symbol {}'],
    ['{hw}', 0, 'no symbol {hw}'],
    ['{w}', 0, 'no symbol {w}'],
    ['{T}', 0, 'no symbol {T}'],
    ['{01}', 0, 'no symbol {01}'],
    ['{-1}', 0, 'no symbol {-1}'],
    ['{1.5}', 0, 'no symbol {1.5}'],
    ['{W}{W/W}', 3, 'no symbol {W/W}'],
    ['{1/2}', 0, 'no symbol {1/2}'],
    ['{0/W}', 0, 'no symbol {0/W}'],
    ['{2/C}', 0, 'no symbol {2/C}'],
    ['{W/U/B}', 0, 'no symbol {W/U/B}'],
    ['{P}', 0, 'no symbol {P}'],
    ['{2/P}', 0, 'no symbol {2/P}'],
    ['{W/W/P}', 0, 'no symbol {W/W/P}'],
    ['{W/U/B/P}', 0, 'no symbol {W/U/B/P}'],
  ])('%j is refused at %i: %s', (text, at, what) => {
    expect(parseManaCost(text)).toEqual({ ok: false, error: { text, at, what } });
  });

  it('refuses any text at a place within it, or prints it as it was written', () => {
    const scraps = fc.constantFrom('{', '}', '/', 'P', 'W', 'U', 'X', '2', '10', ' ', 'é', '{R}', '{2/G}');
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        const result = parseManaCost(text);
        if (result.ok) expect(printManaCost(result.value)).toBe(text);
        else expect(result.error.at).toBeLessThan(Math.max(text.length, 1));
      }),
    );
  });
});

describe('the canonical form of a mana cost', () => {
  it('depends on the symbols and not on their order, and loses no symbol', () => {
    fc.assert(
      fc.property(
        manaCosts.chain((symbols) => fc.tuple(fc.constant(symbols), shuffledOf(symbols))),
        ([one, other]) => {
          expect(canonicalManaCost(other)).toBe(canonicalManaCost(one));
          expect(parsed(canonicalManaCost(one))).toHaveLength(one.length);
        },
      ),
    );
  });

  it('is its own canonical form', () => {
    fc.assert(
      fc.property(manaCosts, (symbols) => {
        expect(canonical(canonicalManaCost(symbols))).toBe(canonicalManaCost(symbols));
      }),
    );
  });

  it('puts the symbols and the sides of a symbol in the printed order', () => {
    expect(canonical('{G}{R}{W}{2}{X}')).toBe('{X}{2}{W}{R}{G}');
    expect(canonical('{R/W}{G/U/P}')).toBe('{W/R}{U/G/P}');
    expect(canonical('{W/C}{R/2}')).toBe('{2/R}{C/W}');
  });

  it.each([
    ['{X}{R}', '{X}{X}{R}'],
    ['{W}', '{W/P}'],
    ['{2/R}', '{2}'],
    ['{R/W}', '{R}'],
    ['{0}', '{1}'],
    ['{C}', '{1}'],
    ['{S}', '{1}'],
  ])('%s and %s remain two costs', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});

function shuffledOf(symbols: readonly ManaSymbol[]): fc.Arbitrary<ManaSymbol[]> {
  return fc.shuffledSubarray([...symbols], { minLength: symbols.length });
}
