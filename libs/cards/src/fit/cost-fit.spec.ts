import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  costsFit,
  FIT_OF_RULESET,
  instantiations,
  knownCost,
  manaValue,
  parseManaCost,
  type CostFit,
  type ManaCost,
} from '../index.js';
import { manaCosts } from '../fixtures/mana-costs.fixture.js';

const cost = (text: string | null): ManaCost | null => (text === null ? null : knownCost(text));
const fit = (one: string | null, other: string | null, how: CostFit): boolean => {
  const there = costsFit(cost(one), cost(other), how);
  expect(costsFit(cost(other), cost(one), how)).toBe(there);
  return there;
};
const pentaland = (one: string | null, other: string | null) => fit(one, other, FIT_OF_RULESET.pentaland);
const others = ['utopia', 'war-zone'] as const;

describe('pentaland 704.1: what a cost can be instantiated as', () => {
  it.each([
    ['{1}{W}', ['{1}{W}']],
    ['{0}', ['{0}']],
    ['{R/W}', ['{R}', '{W}']],
    ['{R/W}{R/W}', ['{R}{R}', '{W}{R}', '{W}{W}']],
    ['{2/R}', ['{2}', '{R}']],
    ['{2/R}{2/R}{2/R}', ['{6}', '{4}{R}', '{2}{R}{R}', '{R}{R}{R}']],
    ['{1}{2/R}', ['{3}', '{1}{R}']],
    ['{2}{3}', ['{5}']],
    ['{C/G}', ['{C}', '{G}']],
    ['{W/P}', ['{W/P}']],
    ['{G/U/P}', ['{U/P}', '{G/P}']],
    ['{X}{X}{R}', ['{X}{X}{R}']],
    ['{S}{S}', ['{S}{S}']],
  ])('%s can be %j', (text, expected) => {
    expect([...instantiations(knownCost(text))].sort()).toEqual([...expected].sort());
  });

  it('each instance is a cost without hybrid symbols, worth no more than the whole, and occurs once', () => {
    fc.assert(
      fc.property(manaCosts, (symbols) => {
        const found = instantiations(symbols);
        expect(new Set(found).size).toBe(found.length);
        for (const text of found) {
          const read = parseManaCost(text);
          if (!read.ok) throw new Error(read.error.what);
          expect(manaValue(read.value)).toBeLessThanOrEqual(manaValue(symbols));
          expect(instantiations(read.value)).toEqual([text]);
        }
      }),
    );
  });

  it('a cost fits itself under every ruleset, in any order of its symbols', () => {
    fc.assert(
      fc.property(manaCosts, (symbols) => {
        for (const how of Object.values(FIT_OF_RULESET))
          expect(costsFit(symbols, symbols.toReversed(), how)).toBe(true);
      }),
    );
  });
});

describe('pentaland 704.1: when two costs fit', () => {
  it.each([
    ['example 1', '{W}', '{R/W}'],
    ['example 2, Serra Avenger', '{R/W}{R/W}', '{W}{W}'],
    ['example 2, Slith Firewalker', '{R/W}{R/W}', '{R}{R}'],
    ['example 2, itself', '{R/W}{R/W}', '{W/R}{W/R}'],
    ['example 2, Vexing Shusher: both can be {R}{R}', '{R/W}{R/W}', '{R/G}{R/G}'],
    ['example 3, Flame Javelin', '{6}', '{2/R}{2/R}{2/R}'],
    ['Flame Javelin as {4}{R}', '{4}{R}', '{2/R}{2/R}{2/R}'],
    ['generic mana is added up', '{3}', '{1}{2/B}'],
    ['pentaland 705.11, Snakeform', '{2}{G/U}', '{2}{U}'],
    ['pentaland 705.11, Snakeform and a hybrid', '{2}{G/U}', '{2}{B/G}'],
    ['cr 107.4f: a Phyrexian symbol of two colours is either', '{G/U/P}', '{U/P}'],
    ['cr 107.4e: colourless or a colour', '{C/G}', '{C}'],
    ['order aside', '{2}{W}{U}', '{U}{W}{2}'],
    ['no cost is one class', null, null],
  ])('%s: %s and %s do', (_why, one, other) => {
    expect(pentaland(one, other)).toBe(true);
  });

  it.each([
    ['one colour is not another', '{W}', '{R}'],
    ['the number counts', '{W}', '{W}{W}'],
    ['what cannot be the same', '{R/W}{R/W}', '{B/G}{B/G}'],
    ['half of it is not all of it', '{R/W}{R/W}', '{W}{B}'],
    ['cr 107.4f: Phyrexian is not hybrid', '{W/P}', '{W}'],
    ['cr 107.4f: nor is one of two colours', '{G/U/P}', '{G}'],
    ['{X} is a symbol', '{X}{R}', '{X}{X}{R}'],
    ['{X} is not an amount', '{X}', '{0}'],
    ['no cost is not {0}', null, '{0}'],
    ['snow is not generic', '{S}', '{1}'],
    ['colourless is not generic', '{C}', '{1}'],
  ])('%s: %s and %s do not', (_why, one, other) => {
    expect(pentaland(one, other)).toBe(false);
  });
});

describe.each(others)('%s: the same symbols in any order, nothing instantiated', (ruleset) => {
  const fits = (one: string | null, other: string | null) => fit(one, other, FIT_OF_RULESET[ruleset]);

  it.each([
    ['{2}{W}{U}', '{U}{2}{W}'],
    ['{R/W}', '{W/R}'],
    ['{2/R}{2/R}{2/R}', '{2/R}{2/R}{2/R}'],
    ['{X}{R}', '{R}{X}'],
    [null, null],
  ])('%s and %s fit', (one, other) => {
    expect(fits(one, other)).toBe(true);
  });

  it.each([
    ['{W}', '{R/W}'],
    ['{R/W}{R/W}', '{R/G}{R/G}'],
    ['{6}', '{2/R}{2/R}{2/R}'],
    ['{G/U/P}', '{U/P}'],
    ['{X}{R}', '{X}{X}{R}'],
    [null, '{0}'],
  ])('%s and %s do not', (one, other) => {
    expect(fits(one, other)).toBe(false);
  });
});
