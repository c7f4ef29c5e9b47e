import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import type { Seat } from '../../../model/basics/ids.js';
import { aura, card, EACH_CREATURE, IT, ObjectTable, THAT } from '#testkit/tables/object-table';

describe('combat', () => {
  const sides = [{ battlefield: ['One', 'Two', 'Forest'] }, { battlefield: ['Foe'] }];

  it('cr 506.4: removed from combat it attacks no more', () => {
    const table = new ObjectTable(sides)
      .attack('One', 'Two')
      .of(['One'], { kind: 'remove-from-combat', what: IT });
    expect(table.attackers()).toEqual(['Two']);
  });

  it('cr 508.4: said to be attacking it attacks, without having been declared', () => {
    const table = new ObjectTable(sides).attack('One').of(['Two'], { kind: 'becomes-attacker', what: IT });
    expect(table.attackers()).toEqual(['One', 'Two']);
    expect(table.state.combat?.attacks[1]).toMatchObject({ defender: 1, blocked: false });
  });

  it('cr 506.3: only a creature attacks', () => {
    const table = new ObjectTable(sides).attack('One').of(['Forest'], { kind: 'becomes-attacker', what: IT });
    expect(table.attackers()).toEqual(['One']);
  });

  it('cr 506.3b: nor one of a player who is not attacking', () => {
    const table = new ObjectTable(sides).attack('One').of(['Foe'], { kind: 'becomes-attacker', what: IT });
    expect(table.attackers()).toEqual(['One']);
  });

  it('cr 508.4: put onto the battlefield attacking, it attacks what its controller chooses', () => {
    const table = new ObjectTable([{ battlefield: ['One'], hand: ['Two'] }, {}]).attack('One').of(['Two'], {
      kind: 'move',
      what: IT,
      to: 'battlefield',
      cause: 'put',
      enters: [{ kind: 'tapped' }, { kind: 'attacking' }],
    });
    expect(table.attackers()).toEqual(['One', 'Two']);
  });

  it('cr 702.49c: or the same as another attacked', () => {
    const table = new ObjectTable([{ battlefield: ['One'], hand: ['Two'] }, {}, {}]).attack('One');
    const was = table.bindIds('One');
    table.of(['One'], { kind: 'move', what: IT, to: 'hand', cause: 'return' });
    table.of(
      ['Two'],
      {
        kind: 'move',
        what: IT,
        to: 'battlefield',
        cause: 'put',
        enters: [{ kind: 'attacking', like: THAT }],
      },
      { bindings: { that: was } },
    );
    expect(table.state.combat?.attacks.map(({ defender }) => defender)).toEqual([1] as Seat[]);
    expect(table.attackers()).toEqual(['Two']);
  });

  it('cr 509.1h: an effect makes it blocked', () => {
    const table = new ObjectTable(sides).attack('One').of(['One'], { kind: 'becomes-blocked', what: IT });
    expect(table.state.combat?.attacks[0]?.blocked).toBe(true);
  });
});

describe('phasing', () => {
  const out: Effect = { kind: 'phase-out', what: IT };
  const veil = aura('Veil');

  it('cr 702.26b: what is phased out is not there for the game', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}]);
    table.of(['One'], out);
    expect(table.permanent('One').phasedOut).toBe('directly');
    table.do({ kind: 'destroy', what: EACH_CREATURE });
    expect(table.battlefield()).toEqual(['One']);
  });

  it('cr 702.26g: what is attached to it goes along, and comes back along', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Veil'] }, {}], { more: [veil] }).attach(
      'Veil',
      'One',
    );
    table.of(['One'], out);
    expect(table.permanent('Veil').phasedOut).toBe('with-host');
    table.of(['Veil'], { kind: 'phase-in', what: IT });
    expect(table.permanent('Veil').phasedOut).toBe('with-host');
    table.of(['One'], { kind: 'phase-in', what: IT });
    expect([table.permanent('One').phasedOut, table.permanent('Veil').phasedOut]).toEqual(['no', 'no']);
    expect(table.permanent('Veil').attachedTo).toBe(table.id('One'));
  });

  it('cr 702.26h: indirectly, where both would be', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Veil'] }, {}], { more: [veil] }).attach(
      'Veil',
      'One',
    );
    table.of(['One', 'Veil'], { kind: 'phase-out', what: { kind: 'union', of: [IT, THAT] } });
    expect(table.permanent('Veil').phasedOut).toBe('with-host');
  });

  it('cr 702.26i: what it was attached to is gone: it phases in unattached', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Sword'] }, {}], {
      more: [card('Sword', { types: ['artifact'], subtypes: ['Equipment'] })],
    }).attach('Sword', 'One');
    table.of(['Sword'], out).of(['One'], { kind: 'destroy', what: IT });
    table.of(['Sword'], { kind: 'phase-in', what: IT });
    expect(table.permanent('Sword')).toMatchObject({ phasedOut: 'no', attachedTo: null });
  });

  it('cr 702.26b: what phases out is removed from combat', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}])
      .attack('One', 'Two')
      .of(['One'], out);
    expect(table.attackers()).toEqual(['Two']);
  });
});
