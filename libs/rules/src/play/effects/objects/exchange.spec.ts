import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { aura, IT, ObjectTable, THAT, creature } from '#testkit/tables/object-table';

const exchange = (of: Extract<Effect, { kind: 'exchange' }>['of']): Effect => ({
  kind: 'exchange',
  one: IT,
  other: THAT,
  of,
});

describe('exchanging', () => {
  it('cr 701.12b: two permanents change controllers', () => {
    const table = new ObjectTable([{ battlefield: ['Mine'] }, { battlefield: ['Theirs'] }]);
    table.of(['Mine', 'Theirs'], exchange('control'));
    expect([table.known('Mine').controller, table.known('Theirs').controller]).toEqual([1, 0]);
  });

  it('cr 701.12b: nothing happens if the same player controls both', () => {
    const table = new ObjectTable([{ battlefield: ['Mine', 'Too'] }, {}]).of(
      ['Mine', 'Too'],
      exchange('control'),
    );
    expect(table.events('EffectBegan')).toEqual([]);
  });

  it('cr 701.12a: nothing happens if one of them is gone', () => {
    const table = new ObjectTable([{ battlefield: ['Mine'] }, { battlefield: ['Theirs'] }]);
    const that = table.bindIds('Theirs');
    table.of(['Theirs'], { kind: 'destroy', what: IT });
    table.of(['Mine'], exchange('control'), { bindings: { that } });
    expect(table.known('Mine').controller).toBe(0);
  });

  it('cr 701.12g: each power becomes what the other was', () => {
    const table = new ObjectTable([{ battlefield: ['Ox', 'Bear'] }, {}], {
      more: [creature('Ox', 5, 5)],
    });
    table.of(['Ox', 'Bear'], exchange('power'));
    expect([table.known('Ox').power, table.known('Bear').power]).toEqual([2, 5]);
    expect([table.known('Ox').toughness, table.known('Bear').toughness]).toEqual([5, 2]);
  });

  it('cr 701.12h: each text gets the abilities of the other', () => {
    const bird = creature('Bird', 2, 2, [{ kind: 'keyword', name: 'flying' }]);
    const cat = creature('Cat', 2, 2, [{ kind: 'keyword', name: 'haste' }]);
    const table = new ObjectTable([{ battlefield: ['Bird', 'Cat'] }, {}], { more: [bird, cat] });
    table.of(['Bird', 'Cat'], exchange('text'));
    expect([...table.known('Bird').keywords]).toEqual(['haste']);
    expect([...table.known('Cat').keywords]).toEqual(['flying']);
  });

  it('cr 701.12a: each gets the counters of the other', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}]).of(['One'], {
      kind: 'add-counters',
      on: IT,
      counter: '+1/+1',
      count: 3,
    });
    table.of(['One', 'Two'], exchange('counters'));
    expect(table.permanent('One').counters).toEqual({});
    expect(table.permanent('Two').counters).toEqual({ '+1/+1': 3 });
  });

  it('cr 701.12e: cards change zones, and the new one is attached where the old one was', () => {
    const table = new ObjectTable([{ battlefield: ['Bear', 'Veil'], hand: ['Shroud'] }, {}], {
      more: [aura('Veil'), aura('Shroud')],
    }).attach('Veil', 'Bear');
    table.of(['Veil', 'Shroud'], exchange('zones'));
    expect(table.hand(0)).toEqual(['Veil']);
    expect(table.permanent('Shroud').attachedTo).toBe(table.id('Bear'));
  });

  it('cr 701.12a: nothing happens if the other could not be attached there', () => {
    const table = new ObjectTable([{ battlefield: ['Bear', 'Veil'], hand: ['Field'] }, {}], {
      more: [aura('Veil'), aura('Field', { kind: 'type', is: 'land' })],
    }).attach('Veil', 'Bear');
    table.of(['Veil', 'Field'], exchange('zones'));
    expect(table.hand(0)).toEqual(['Field']);
  });

  it('cr 701.12d: cards of different owners are not exchanged', () => {
    const table = new ObjectTable([{ battlefield: ['One'] }, { graveyard: ['Two'] }]).of(
      ['One', 'Two'],
      exchange('zones'),
    );
    expect(table.battlefield()).toEqual(['One']);
  });
});
