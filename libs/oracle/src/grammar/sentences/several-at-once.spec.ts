import { describe, expect, it } from '@jest/globals';
import { compiledLine, compiledLines, type Printed } from '../../index.js';

const creature: Printed = { name: 'Otter', types: ['creature'], subtypes: [], supertypes: [], text: '' };
const read = (text: string, printed = creature) => {
  const [line = compiledLine(text, printed)] = compiledLines({ ...printed, text });
  return 'failed' in line ? line.failed : line.abilities[0];
};

describe('cr 118.3: objects in a list of costs are separate costs', () => {
  it('creatures of several colors are several creatures', () => {
    expect(
      read('Sacrifice a green creature, a white creature, and a blue creature: Draw a card.'),
    ).toMatchObject({
      costs: [{ cause: 'sacrifice' }, { cause: 'sacrifice' }, { cause: 'sacrifice' }],
    });
  });
  it('counters are removed, and the object they were on is sacrificed', () => {
    expect(read('Remove three ore counters from Otter and sacrifice it: Draw a card.')).toMatchObject({
      costs: [
        { kind: 'remove-counters', count: 3 },
        { kind: 'move-this', cause: 'sacrifice' },
      ],
    });
  });
  it('cr 601.2b, 602.2b: one of two costs is paid', () => {
    expect(read('{3}, {T} or {U}, {T}: Draw a card.', { ...creature, types: ['artifact'] })).toMatchObject({
      costs: [{ kind: 'either', of: [{ cost: '{3}' }, { cost: '{U}' }] }, { kind: 'tap' }],
    });
  });
  it("cr 601.2h: 'the exiled card' and 'the revealed card' are what a cost exiled or revealed", () => {
    expect(
      read("Exile a creature card from your graveyard: You gain life equal to the exiled card's power."),
    ).toMatchObject({ body: { effect: { amount: { of: { kind: 'paid', cause: 'exile' } } } } });
    expect(read("{2}: You gain life equal to the exiled card's power.")).toHaveProperty('at');
    expect(read("{2}: You gain life equal to the revealed card's power.")).toHaveProperty('at');
  });
});

describe("cr 608.2d: any number of one's own objects", () => {
  it("is chosen on resolution, and 'that many' counts what was done", () => {
    const spell: Printed = { ...creature, types: ['sorcery'] };
    expect(
      read('Sacrifice any number of lands. Otter deals that much damage to target player.', spell),
    ).toMatchObject({
      body: {
        effect: {
          steps: [
            { steps: [{ kind: 'choose-objects', least: 0 }, { kind: 'sacrifice-these' }] },
            { kind: 'damage', amount: { kind: 'amount' } },
          ],
        },
      },
    });
    expect(read('Target player sacrifices any number of lands.', spell)).toHaveProperty('at');
  });
});

describe('cr 615.5: an effect that follows from prevented damage', () => {
  it('belongs to the shield, and has the amount that was prevented', () => {
    const text =
      'Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.';
    expect(read(text, { ...creature, types: ['instant'] })).toMatchObject({
      body: {
        effect: { kind: 'prevent-damage', then: { kind: 'add-counters', count: { kind: 'event-amount' } } },
      },
    });
  });
  it('is not read later, when the amount is lost', () => {
    const text =
      'Prevent the next 3 damage that would be dealt to target creature this turn. At the beginning of the next end step, put a +0/+1 counter on that creature for each 1 damage prevented this way.';
    expect(read(text, { ...creature, types: ['instant'] })).toHaveProperty('at');
  });
});
