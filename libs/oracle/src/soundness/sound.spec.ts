// Readings the compiler once accepted although they were wrong. Each is read correctly now, or the line is left
// unread.
import { describe, expect, it } from '@jest/globals';
import { compiledLine, type Printed } from '../index.js';

const creature: Printed = { name: 'Otter', types: ['creature'], subtypes: [], supertypes: [], text: '' };
const spell: Printed = { ...creature, types: ['instant'] };
const enchantment: Printed = { ...creature, types: ['enchantment'] };
const read = (text: string, printed = creature) => {
  const line = compiledLine(text, printed);
  return 'failed' in line ? line.failed : line.abilities[0];
};

describe('the zone in which an ability functions (cr 113.6b)', () => {
  it('is the graveyard if the ability asks whether its card is there (genesis, anger)', () => {
    const asks = {
      kind: 'matches',
      what: { kind: 'this' },
      filter: { kind: 'in', zone: 'graveyard', whose: { kind: 'you' } },
    };
    expect(
      read('At the beginning of your upkeep, if this card is in your graveyard, you gain 1 life.'),
    ).toMatchObject({ zone: 'graveyard', if: asks });
    expect(
      read(
        'As long as this card is in your graveyard and you control an Otter, creatures you control have haste.',
      ),
    ).toMatchObject({ zone: 'graveyard', while: { kind: 'exists' } });
  });

  it('is the battlefield if the ability waits for its host (screams-from-within)', () => {
    const aura: Printed = { ...enchantment, subtypes: ['Aura'], text: 'Enchant creature' };
    const line = 'When enchanted creature dies, return this card from your graveyard to the battlefield.';
    expect(read(line, aura)).toMatchObject({ kind: 'triggered' });
    expect(read(line, aura)).not.toHaveProperty('zone');
  });
});

describe('the object meant', () => {
  it('is never a chosen colour, nor a spell where a creature was named (pristine-skywise)', () => {
    const line =
      'Whenever you cast a noncreature spell, untap this creature. It gains protection from the color of your choice until end of turn.';
    expect(JSON.stringify(read(line))).toContain('"kind":"continuous","what":{"kind":"this"');
  });

  it('is the new object after it returned (essence-flux)', () => {
    const line =
      "Exile target creature you control, then return that card to the battlefield under its owner's control. If it's a Spirit, put a +1/+1 counter on it.";
    const back = { kind: 'bound', name: 'it2' };
    expect(read(line, spell)).toMatchObject({
      body: {
        effect: {
          steps: [
            { steps: [{ bind: 'it' }, { to: 'battlefield', bind: 'it2' }] },
            { condition: { what: back }, then: { on: back } },
          ],
        },
      },
    });
  });

  it('is a card, and a token is not a card (cr 111.6: compost)', () => {
    expect(
      read("Whenever a black card is put into an opponent's graveyard from anywhere, you gain 1 life."),
    ).toMatchObject({
      when: { what: { of: [{}, {}, { kind: 'not', of: { kind: 'status', is: 'token' } }] } },
    });
  });
});

describe('a line that is not understood stays unread', () => {
  it.each([
    ['return-to-the-earth', 'Destroy target artifact, enchantment, or creature with flying.', spell],
    [
      'nissas-judgment',
      'Choose up to one target creature an opponent controls. Each creature you control deals damage equal to its power to that creature.',
      spell,
    ],
    [
      'relentless-dead',
      'When this creature dies, you may pay {X}. If you do, return another target Otter creature card with mana value X from your graveyard to the battlefield.',
      creature,
    ],
  ])('%s', (_, line, printed) => {
    expect(read(line, printed)).toHaveProperty('at');
  });
});

describe('a change of what enters (cr 611.2e)', () => {
  it('applies as it enters', () => {
    expect(
      read(
        'Put target creature card from a graveyard onto the battlefield under your control. That creature is a black Zombie in addition to its other colors and types.',
        spell,
      ),
    ).toMatchObject({ body: { effect: { kind: 'move', enters: [{ kind: 'changed' }] } } });
  });
});

describe('an amount for several players', () => {
  it('is computed for each player', () => {
    expect(read('Each player loses 1 life for each creature they control.', spell)).toMatchObject({
      body: { effect: { kind: 'for-each-player', effect: { who: { kind: 'bound', name: 'each' } } } },
    });
  });

  it('cr 608.2h: a sacrificed object is asked about by last known information', () => {
    expect(
      read("Sacrifice a creature. You gain life equal to that creature's toughness.", spell),
    ).toMatchObject({
      body: {
        effect: { steps: [{ bind: 'it' }, { amount: { of: { kind: 'former', of: { name: 'it' } } } }] },
      },
    });
  });

  it('belongs to the controller of the countered spell, not of its target', () => {
    const line =
      'Whenever a creature you control becomes the target of a spell an opponent controls, counter that spell unless its controller pays {2}.';
    expect(read(line, creature)).toMatchObject({
      body: {
        effect: { who: { kind: 'controller', of: { kind: 'agent' } }, unpaid: { what: { kind: 'agent' } } },
      },
    });
  });
});

describe('the object a card became (cr 400.7)', () => {
  it('is what a delayed trigger watches, not the targeted card', () => {
    expect(
      read(
        'Return target creature card from your graveyard to the battlefield. If it would leave the battlefield, exile it instead.',
        spell,
      ),
    ).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'move', bind: 'it' },
            { replacement: { event: { what: { of: { kind: 'bound', name: 'it' } } } } },
          ],
        },
      },
    });
  });

  it("is 'that creature' if it returned as a creature", () => {
    expect(
      read(
        'Return target creature card from your graveyard to the battlefield. That creature gains haste.',
        spell,
      ),
    ).toMatchObject({
      body: {
        effect: {
          steps: [
            { kind: 'move', bind: 'it' },
            { kind: 'continuous', what: { kind: 'bound', name: 'it' } },
          ],
        },
      },
    });
  });

  it('has every creature type in every zone, and a conditional colour only on the battlefield', () => {
    expect(read('This creature is every creature type.')).toMatchObject({ effects: [{ kind: 'defines' }] });
    expect(read('This creature is white and has flying.')).toMatchObject({
      effects: [{ kind: 'modify-this' }],
    });
  });
});

describe('a line about several players or objects', () => {
  it('is not read if it would add up their numbers: each draws as many cards as they discarded (incendiary-command)', () => {
    expect(read('Each player discards their hand, then draws that many cards.', spell)).not.toHaveProperty(
      'kind',
    );
    expect(read('Discard your hand, then draw that many cards.', spell)).toHaveProperty('kind', 'spell');
  });

  it("is not read if 'other' means other than the triggering creature, not other than this (shared-animosity)", () => {
    const line =
      'Whenever a creature you control attacks, it gets +1/+0 until end of turn for each other attacking creature that shares a creature type with it.';
    expect(read(line, enchantment)).not.toHaveProperty('kind');
  });

  it('is not read if each of them gets a separate shield, cr 615.7 (wojek-apothecary)', () => {
    const line =
      'Prevent the next 1 damage that would be dealt to target creature and each other creature that shares a color with it this turn.';
    expect(read(line, spell)).not.toHaveProperty('kind');
  });
});

describe('the amount meant', () => {
  it('is nothing if the event has no amount (forgotten-creation)', () => {
    const line =
      'At the beginning of your upkeep, you may discard your hand. If you do, draw that many cards.';
    expect(read(line)).not.toHaveProperty('kind');
    expect(read('Whenever you gain life, draw that many cards.')).toHaveProperty('kind', 'triggered');
  });

  it('only a card in exile may be cast this way, not a target (silas-renn)', () => {
    const line = 'Choose target artifact card in your graveyard. You may cast that card this turn.';
    expect(read(line, spell)).not.toHaveProperty('kind');
  });
});
