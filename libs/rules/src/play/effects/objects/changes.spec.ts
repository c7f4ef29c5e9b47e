import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { word } from '#testkit/tables/effect-table';
import { aura, card, EACH_CREATURE, IT, ObjectTable, THAT, creature } from '#testkit/tables/object-table';

const bears = { battlefield: ['One', 'Two'] };
const equipment = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });

describe('tapping and untapping', () => {
  it('cr 701.26a: only an untapped permanent becomes tapped', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], { kind: 'tap', what: IT });
    expect(table.permanent('One').tapped).toBe(true);
    table.do({ kind: 'tap', what: EACH_CREATURE, bind: 'tapped' });
    expect(table.bound('tapped')?.objects).toEqual([table.id('Two')]);
  });

  it('cr 701.26b: only a tapped permanent untaps', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], { kind: 'tap', what: IT });
    table.do({ kind: 'untap', what: EACH_CREATURE, bind: 'untapped' });
    expect(table.bound('untapped')?.objects).toEqual([table.id('One')]);
  });
});

describe('damage', () => {
  it('cr 120.3: damage is marked on creatures, and makes players lose life', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], {
      kind: 'damage',
      to: IT,
      players: { kind: 'opponents' },
      amount: 3,
      bind: 'dealt',
    });
    expect(table.permanent('One').damage).toBe(3);
    expect(table.life(1)).toBe(17);
    expect(table.bound('dealt')?.amount).toBe(6);
  });

  it('cr 120.1, 120.1a: only a creature, planeswalker or battle is dealt damage', () => {
    const table = new ObjectTable([{ battlefield: ['Forest'] }, {}]).of(['Forest'], {
      kind: 'damage',
      to: IT,
      amount: 3,
    });
    expect(table.events('DamageDealt')).toEqual([]);
  });

  it('cr 120.8: 0 damage is no damage at all', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], { kind: 'damage', to: IT, amount: 0 });
    expect(table.events('DamageDealt')).toEqual([]);
  });

  it('cr 608.2d: damage is divided on resolution if it was not divided on announcement', () => {
    const table = new ObjectTable([bears, {}]).do(
      { kind: 'damage', to: EACH_CREATURE, amount: 4, divided: 'divided' },
      { answers: [{ kind: 'divide', amounts: [1, 3] }] },
    );
    expect([table.permanent('One').damage, table.permanent('Two').damage]).toEqual([1, 3]);
  });

  it('cr 701.14a: two creatures that fight deal damage equal to their power to each other', () => {
    const table = new ObjectTable([{ battlefield: ['Ox', 'Bear'] }, {}], {
      more: [creature('Ox', 1, 5)],
    });
    table.of(['Ox', 'Bear'], { kind: 'fight', one: IT, other: THAT });
    expect([table.permanent('Ox').damage, table.permanent('Bear').damage]).toEqual([2, 1]);
    expect(table.events('DamageDealt').every(({ combat }) => !combat)).toBe(true);
  });

  it('cr 701.14b: neither fights if one is no creature', () => {
    const table = new ObjectTable([{ battlefield: ['Forest', 'Bear'] }, {}]);
    table.of(['Forest', 'Bear'], { kind: 'fight', one: IT, other: THAT });
    expect(table.events('DamageDealt')).toEqual([]);
  });

  it('cr 701.14c: a creature that fights itself deals itself twice its power', () => {
    const table = new ObjectTable([bears, {}]).of(['One', 'One'], { kind: 'fight', one: IT, other: THAT });
    expect(table.permanent('One').damage).toBe(4);
  });

  it('cr 120.6: an effect removes all damage marked on a creature', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], { kind: 'damage', to: IT, amount: 1 });
    table.of(['One'], { kind: 'remove-damage', from: IT });
    expect(table.permanent('One').damage).toBe(0);
  });
});

describe('counters', () => {
  const add = (counter: string, count: number): Effect => ({ kind: 'add-counters', on: IT, counter, count });

  it('cr 122.1a: counters are put on and removed, never more than there are', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], add('+1/+1', 2));
    expect(table.known('One').power).toBe(4);
    table.of(['One'], { kind: 'remove-counters', from: IT, counter: '+1/+1', count: 5, bind: 'removed' });
    expect(table.permanent('One').counters).toEqual({});
    expect(table.bound('removed')?.amount).toBe(2);
  });

  it('cr 122.1: a player chooses which kind is removed if there are several', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], add('+1/+1', 1)).of(['One'], add('charge', 2));
    table.of(['One'], { kind: 'remove-counters', from: IT, count: 1 }, { answers: [word('charge')] });
    expect(table.permanent('One').counters).toEqual({ '+1/+1': 1, charge: 1 });
  });

  it('cr 122.5: a counter moves from one object to the other', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], add('+1/+1', 3));
    table.of(['One', 'Two'], { kind: 'move-counters', from: IT, to: THAT, counter: '+1/+1', count: 2 });
    expect(table.permanent('One').counters).toEqual({ '+1/+1': 1 });
    expect(table.permanent('Two').counters).toEqual({ '+1/+1': 2 });
  });

  it('cr 122.5: no counter moves onto the same object, or of a kind the object does not have', () => {
    const table = new ObjectTable([bears, {}]).of(['One'], add('+1/+1', 1));
    table.of(['One', 'One'], { kind: 'move-counters', from: IT, to: THAT });
    table.of(['One', 'Two'], { kind: 'move-counters', from: IT, to: THAT, counter: 'charge' });
    expect(table.permanent('One').counters).toEqual({ '+1/+1': 1 });
    expect(table.permanent('Two').counters).toEqual({});
  });

  it('cr 701.37a: monstrosity happens once', () => {
    const monstrosity: Effect = { kind: 'monstrosity', what: IT, count: 3 };
    const table = new ObjectTable([bears, {}]).of(['One'], monstrosity).of(['One'], monstrosity);
    expect(table.permanent('One').counters).toEqual({ '+1/+1': 3 });
    expect(table.permanent('One').marks).toEqual(['monstrous']);
  });
});

describe('attaching', () => {
  const attach: Effect = { kind: 'attach', what: IT, to: THAT };

  it('cr 701.3a: a permanent attached to something else gets a new timestamp (cr 701.3c)', () => {
    const table = new ObjectTable([{ battlefield: ['Sword', 'One', 'Two'] }, {}], { more: [equipment] });
    table.of(['Sword', 'One'], attach);
    const { timestamp } = table.permanent('Sword');
    table.of(['Sword', 'Two'], attach);
    expect(table.permanent('Sword').attachedTo).toBe(table.id('Two'));
    expect(table.permanent('Sword').timestamp).toBeGreaterThan(timestamp);
  });

  it('cr 701.3b: nothing happens if it is attached there already', () => {
    const table = new ObjectTable([{ battlefield: ['Sword', 'One'] }, {}], { more: [equipment] });
    table.of(['Sword', 'One'], attach).of(['Sword', 'One'], attach);
    expect(table.events('AttachmentChanged')).toHaveLength(1);
  });

  it('cr 301.5: an Equipment is attached to nothing but a creature', () => {
    const table = new ObjectTable([{ battlefield: ['Sword', 'Forest'] }, {}], { more: [equipment] });
    table.of(['Sword', 'Forest'], attach);
    expect(table.permanent('Sword').attachedTo).toBeNull();
  });

  it('cr 301.5c: an Equipment that is a creature is not attached', () => {
    const golem = creature('Golem', 2, 2, [], { types: ['artifact', 'creature'], subtypes: ['Equipment'] });
    const table = new ObjectTable([{ battlefield: ['Golem', 'One'] }, {}], { more: [golem] });
    table.of(['Golem', 'One'], attach);
    expect(table.permanent('Golem').attachedTo).toBeNull();
  });

  it('cr 303.4j: an Aura does not move to what it cannot enchant', () => {
    const table = new ObjectTable([{ battlefield: ['Veil', 'One', 'Forest'] }, {}], { more: [aura('Veil')] });
    table.attach('Veil', 'One').of(['Veil', 'Forest'], attach);
    expect(table.permanent('Veil').attachedTo).toBe(table.id('One'));
  });

  it('cr 702.16c: an Aura does not move to an object with protection from it', () => {
    const saint = creature('Saint', 2, 2, [
      { kind: 'keyword', name: 'protection', filter: { kind: 'type', is: 'enchantment' } },
    ]);
    const table = new ObjectTable([{ battlefield: ['Veil', 'One', 'Saint'] }, {}], {
      more: [aura('Veil'), saint],
    });
    table.attach('Veil', 'One').of(['Veil', 'Saint'], attach);
    expect(table.permanent('Veil').attachedTo).toBe(table.id('One'));
  });

  it('cr 301.6: a Fortification is attached to a land', () => {
    const fort = card('Fort', { types: ['artifact'], subtypes: ['Fortification'] });
    const table = new ObjectTable([{ battlefield: ['Fort', 'Forest', 'One'] }, {}], { more: [fort] });
    table.of(['Fort', 'One'], attach);
    expect(table.permanent('Fort').attachedTo).toBeNull();
    table.of(['Fort', 'Forest'], attach);
    expect(table.permanent('Fort').attachedTo).toBe(table.id('Forest'));
  });

  it('cr 701.3d: a permanent that becomes unattached stays on the battlefield', () => {
    const table = new ObjectTable([{ battlefield: ['Sword', 'One'] }, {}], { more: [equipment] });
    table.attach('Sword', 'One').of(['Sword'], { kind: 'unattach', what: IT });
    expect(table.permanent('Sword').attachedTo).toBeNull();
  });

  it('cr 301.5c: its controller chooses among several', () => {
    const table = new ObjectTable([{ battlefield: ['Sword', 'One', 'Two'] }, {}], { more: [equipment] });
    table.of(['Sword', 'One', 'Two'], attach, {
      answers: [{ kind: 'choose-targets', targets: [{ object: table.id('Two') }] }],
    });
    expect(table.permanent('Sword').attachedTo).toBe(table.id('Two'));
  });
});
