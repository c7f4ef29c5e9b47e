import { describe, expect, it } from '@jest/globals';
import { compiledLine, type Printed } from '../../index.js';

const creature: Printed = { name: 'Otter', types: ['creature'], subtypes: [], supertypes: [], text: '' };
const spell: Printed = { ...creature, types: ['instant'] };
const read = (text: string, printed = creature) => {
  const line = compiledLine(text, printed);
  return 'failed' in line ? line.failed : line.abilities[0];
};

describe("cr 608.2c: 'if you do' after an order", () => {
  it('checks whether the order was carried out, and offers no choice', () => {
    expect(read('When an Otter enters, discard a card. If you do, draw two cards.')).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'discard', bind: 'done' },
            { kind: 'if', condition: { kind: 'did', name: 'done' }, then: { kind: 'draw', count: 2 } },
          ],
        },
      },
    });
  });
  it("is not read for another player's action, or for the creature a sacrificed creature fought", () => {
    expect(read('Target player discards a card. If you do, draw a card.', spell)).toHaveProperty('at');
    expect(
      read('When this creature becomes blocked, sacrifice it. If you do, destroy all creatures blocking it.'),
    ).toHaveProperty('at');
  });
  it('cr 608.2h: uses last known information about an object sacrificed as a cost', () => {
    const line = 'Sacrifice a creature: If the sacrificed creature is a Human, draw a card.';
    expect(read(line)).toMatchObject({
      body: { effect: { condition: { kind: 'matches', what: { kind: 'paid', cause: 'sacrifice' } } } },
    });
  });
});

describe('cr 101.4: an offer to any player', () => {
  it('asks every player before it happens to any', () => {
    expect(
      read('Any player may have this spell deal 6 damage to them. If no one does, draw a card.', spell),
    ).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'may', who: { kind: 'all' }, each: 'each', effect: { kind: 'damage', amount: 6 } },
            { kind: 'if', condition: { kind: 'not', of: { kind: 'did' } } },
          ],
        },
      },
    });
  });
});

describe('cr 612.1: a text-changing effect', () => {
  it('replaces a word with another of its kind', () => {
    const line =
      'Change the text of target permanent by replacing all instances of one color word with another.';
    expect(read(line, spell)).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'choose-colour', bind: 'word' },
            { kind: 'choose-colour', other: 'word' },
            { kind: 'continuous', until: { kind: 'forever' } },
          ],
        },
      },
    });
  });
});
