import { describe, expect, it } from '@jest/globals';
import { compiledLine, type Printed } from '../../index.js';

const spell: Printed = { name: 'Deep Query', types: ['sorcery'], subtypes: [], supertypes: [], text: '' };
const land: Printed = { ...spell, name: 'Deep Lake', types: ['land'] };
const bodyOf = (text: string): unknown => {
  const line = compiledLine(text, spell);
  if (!('abilities' in line)) return line;
  const [ability] = line.abilities;
  return ability?.kind === 'spell' ? ability.body : ability;
};
const X = { kind: 'amount', name: 'x' };
const T0 = { kind: 'target', slot: 0 };

describe("'where X is …'", () => {
  it('is computed once, before anything uses X', () => {
    expect(
      bodyOf('You gain X life and draw X cards, where X is the number of Otters you control.'),
    ).toMatchObject({
      effect: {
        steps: [
          { kind: 'let-value', bind: 'x', value: { kind: 'count' } },
          {
            steps: [
              { kind: 'gain-life', amount: X },
              { kind: 'draw', count: X },
            ],
          },
        ],
      },
    });
  });
  it('can refer to the target', () => {
    expect(
      bodyOf('Counter target spell unless its controller pays {X}, where X is its mana value.'),
    ).toMatchObject({
      effect: {
        steps: [
          { value: { kind: 'stat', of: T0, stat: 'mana-value' } },
          { kind: 'pay', costs: [{ kind: 'mana-value', amount: X }], unpaid: { kind: 'counter', what: T0 } },
        ],
      },
    });
  });
  it('is not read if nothing uses X, or a target does', () => {
    for (const text of [
      'Draw two cards, where X is the number of Otters you control.',
      'Destroy target creature with mana value X, where X is the number of Otters you control.',
    ])
      expect(compiledLine(text, spell)).toHaveProperty('failed');
  });
});

describe('divided damage and counters (cr 601.2d)', () => {
  it('says among how many targets, and the amount', () => {
    expect(
      bodyOf('This spell deals 3 damage divided as you choose among one, two, or three targets.'),
    ).toMatchObject({
      targets: [{ least: 1, most: 3, divides: 3 }],
      effect: { kind: 'damage', amount: 3, divided: 'divided' },
    });
    expect(bodyOf('Distribute two +1/+1 counters among one or two target creatures.')).toMatchObject({
      targets: [{ least: 1, most: 2, divides: 2 }],
      effect: { kind: 'add-counters', divided: 'divided' },
    });
  });
});

describe('clauses at the end of a sentence', () => {
  it('a condition is checked on resolution, and the target is chosen in any case', () => {
    expect(bodyOf("Counter target spell if it's blue.")).toMatchObject({
      targets: [{ filter: { kind: 'spell' } }],
      effect: { kind: 'if', condition: { kind: 'matches', what: T0 }, then: { kind: 'counter', what: T0 } },
    });
  });
  it('an amount', () => {
    expect(
      bodyOf('This spell deals damage to any target equal to the number of Swamps you control.'),
    ).toMatchObject({
      effect: { kind: 'damage', to: T0, players: T0, amount: { kind: 'count' } },
    });
  });
  it('cr 603.7: a trigger for each occurrence this turn, with nothing after it', () => {
    expect(bodyOf('Whenever you cast a creature spell this turn, draw a card.')).toMatchObject({
      effect: { kind: 'delayed', repeats: 'each-time', until: { kind: 'end-of-turn' } },
    });
    expect(
      compiledLine('Whenever you cast a creature spell this turn, draw a card. You gain 2 life.', spell),
    ).toHaveProperty('failed');
  });
});

describe('a land that may enter untapped', () => {
  it('cr 614.12a: for a cost paid before it enters', () => {
    const line = compiledLine(
      "As this land enters, you may pay 2 life. If you don't, this land enters tapped.",
      land,
    );
    expect(line).toMatchObject({
      abilities: [
        {
          effects: [
            {
              kind: 'enters',
              outcomes: [
                {
                  kind: 'choosing',
                  effect: { kind: 'pay', costs: [{ kind: 'life', amount: 2 }], bind: 'paid' },
                },
                { kind: 'tapped', if: { kind: 'not', of: { kind: 'did', name: 'paid' } } },
              ],
            },
          ],
        },
      ],
    });
  });
  it('if you control one of two kinds of land', () => {
    expect(
      compiledLine('This land enters tapped unless you control a Plains or an Island.', land),
    ).toMatchObject({ abilities: [{ effects: [{ if: { kind: 'not', of: { kind: 'any' } } }] }] });
  });
});
