import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import type { Seat } from '../../../model/basics/ids.js';
import { aura, card, EACH_CREATURE, IT, ObjectTable, THAT } from '#testkit/tables/object-table';

describe('combat', () => {
  const sides = [{ battlefield: ['One', 'Two', 'Forest'] }, { battlefield: ['Foe'] }];

  it('cr 506.4: a creature removed from combat no longer attacks', () => {
    const table = new ObjectTable(sides)
      .attack('One', 'Two')
      .of(['One'], { kind: 'remove-from-combat', what: IT });
    expect(table.attackers()).toEqual(['Two']);
  });

  it('cr 508.4: a creature that an effect makes attack was not declared', () => {
    const table = new ObjectTable(sides).attack('One').of(['Two'], { kind: 'becomes-attacker', what: IT });
    expect(table.attackers()).toEqual(['One', 'Two']);
    expect(table.state.combat?.attacks[1]).toMatchObject({ defender: 1, blocked: false });
  });

  it('cr 506.3: only a creature attacks', () => {
    const table = new ObjectTable(sides).attack('One').of(['Forest'], { kind: 'becomes-attacker', what: IT });
    expect(table.attackers()).toEqual(['One']);
  });

  it('cr 506.3b: a creature of a player who is not attacking does not attack', () => {
    const table = new ObjectTable(sides).attack('One').of(['Foe'], { kind: 'becomes-attacker', what: IT });
    expect(table.attackers()).toEqual(['One']);
  });

  it('cr 508.4: a creature put onto the battlefield attacking attacks what its controller chooses', () => {
    const table = new ObjectTable([{ battlefield: ['One'], hand: ['Two'] }, {}]).attack('One').of(['Two'], {
      kind: 'move',
      what: IT,
      to: 'battlefield',
      cause: 'put',
      enters: [{ kind: 'tapped' }, { kind: 'attacking' }],
    });
    expect(table.attackers()).toEqual(['One', 'Two']);
  });

  it('cr 702.49c: a creature may attack the same player as another did', () => {
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

  it('cr 509.1h: an effect makes an attacker blocked', () => {
    const table = new ObjectTable(sides).attack('One').of(['One'], { kind: 'becomes-blocked', what: IT });
    expect(table.state.combat?.attacks[0]?.blocked).toBe(true);
  });
});

describe('phasing', () => {
  const out: Effect = { kind: 'phase-out', what: IT };
  const veil = aura('Veil');

  it('cr 702.26b: a phased-out permanent does not exist for the game', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}]);
    table.of(['One'], out);
    expect(table.permanent('One').phasedOut).toBe('directly');
    table.do({ kind: 'destroy', what: EACH_CREATURE });
    expect(table.battlefield()).toEqual(['One']);
  });

  it('cr 702.26g: an attached permanent phases out and in along with its host', () => {
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

  it('cr 702.26h: a permanent phases out indirectly if it would do so both ways', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Veil'] }, {}], { more: [veil] }).attach(
      'Veil',
      'One',
    );
    table.of(['One', 'Veil'], { kind: 'phase-out', what: { kind: 'union', of: [IT, THAT] } });
    expect(table.permanent('Veil').phasedOut).toBe('with-host');
  });

  it('cr 702.26i: a permanent whose host is gone phases in unattached', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Sword'] }, {}], {
      more: [card('Sword', { types: ['artifact'], subtypes: ['Equipment'] })],
    }).attach('Sword', 'One');
    table.of(['Sword'], out).of(['One'], { kind: 'destroy', what: IT });
    table.of(['Sword'], { kind: 'phase-in', what: IT });
    expect(table.permanent('Sword')).toMatchObject({ phasedOut: 'no', attachedTo: null });
  });

  it('cr 702.26b: a permanent that phases out is removed from combat', () => {
    const table = new ObjectTable([{ battlefield: ['One', 'Two'] }, {}])
      .attack('One', 'Two')
      .of(['One'], out);
    expect(table.attackers()).toEqual(['Two']);
  });
});
