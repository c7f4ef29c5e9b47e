// Objects put onto the battlefield attached to something, legally or not (cr 301.5e, 303.4h-i).
import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#abilities';
import { aura, card, IT, ObjectTable, THAT } from '#testkit/tables/object-table';

const ATTACHED: Effect = {
  kind: 'move',
  what: IT,
  to: 'battlefield',
  cause: 'put',
  enters: [{ kind: 'attached', to: THAT }],
  bind: 'came',
};
const SWORD = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });
const ON_LANDS = aura('Growth', { kind: 'type', is: 'land' });
const ON_CREATURES = aura('Strength');

const table = () =>
  new ObjectTable(
    [{ graveyard: ['Sword', 'Growth', 'Strength', 'Wolf'], battlefield: ['Bear', 'Forest'] }, {}],
    {
      more: [SWORD, ON_LANDS, ON_CREATURES],
    },
  );
const hostOf = (at: ObjectTable, name: string) => at.object(name).permanent?.attachedTo;

describe('a permanent put onto the battlefield attached to something', () => {
  it('cr 303.4i, 301.5e: enters attached if it can be attached there', () => {
    const at = table().of(['Strength', 'Bear'], ATTACHED).of(['Sword', 'Bear'], ATTACHED);
    expect([hostOf(at, 'Strength'), hostOf(at, 'Sword')]).toEqual([at.id('Bear'), at.id('Bear')]);
  });

  it('cr 301.5e: enters unattached if it is an Equipment that cannot be attached there', () => {
    const at = table().of(['Sword', 'Forest'], ATTACHED);
    expect(hostOf(at, 'Sword')).toBeNull();
  });

  it('cr 301.5e: enters unattached if it is an Equipment and the other permanent is gone', () => {
    const at = table().of(['Sword'], ATTACHED);
    expect(hostOf(at, 'Sword')).toBeNull();
  });

  it('cr 303.4h: enters unattached if it is no Aura, Equipment or Fortification', () => {
    const at = table().of(['Wolf', 'Bear'], ATTACHED);
    expect(hostOf(at, 'Wolf')).toBeNull();
  });

  it('cr 303.4i: stays where it is if it is an Aura that cannot enchant the permanent', () => {
    const at = table().of(['Growth', 'Bear'], ATTACHED);
    expect(at.graveyard(0)).toContain('Growth');
    expect(at.bound('came')?.objects).toEqual([]);
  });

  it('cr 303.4i: stays where it is if it is an Aura and the permanent is gone', () => {
    const at = table().of(['Strength'], ATTACHED);
    expect(at.graveyard(0)).toContain('Strength');
    expect(at.asked).toEqual([]);
  });
});
