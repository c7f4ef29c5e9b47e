import { describe, expect, it } from '@jest/globals';
import { NAMES } from '#testkit/mental/pentaland-table';
import { loreOf } from './lore.js';

const namesIn =
  (...known: Parameters<typeof loreOf>) =>
  (printed: string) =>
    loreOf(...known)
      .namesFor(printed, 'pentaland')
      .map(({ name }) => name)
      .sort();

describe('the names a bot knows for a card', () => {
  it('pentaland 704.1: have the same cost, for either half of a split card, and never include its own', () => {
    const names = namesIn({ definitions: NAMES });
    expect(names('Bauble')).toEqual(['Charm', 'Husk', 'Trinket']);
    expect(names('Blaze // Frost')).toEqual(['Drake', 'Piker']);
    expect(names('Piker')).toEqual(['Blaze']);
  });

  it('include no card it is told not to understand; an unknown card has no names', () => {
    const names = namesIn({ definitions: NAMES }, (name) => name !== 'Husk');
    expect(names('Bauble')).toEqual(['Charm', 'Trinket']);
    expect(names('Nobody Prints This')).toEqual([]);
    expect(loreOf({ definitions: NAMES }).namesFor('Bauble', 'magic')).toEqual([]);
  });

  it('are computed a few cards at a time, once, with the same result', () => {
    const definitions = Array.from({ length: 1200 }, (_, nth) => ({
      ...NAMES[nth % NAMES.length]!,
      name: String(nth),
    }));
    const [slowly, atOnce] = [loreOf({ definitions }), loreOf({ definitions: [...definitions] })];
    expect([...slowly.preparing('pentaland')]).toHaveLength(3);
    expect([...slowly.preparing('pentaland')]).toHaveLength(0);
    expect([...slowly.preparing('magic')]).toHaveLength(0);
    expect(slowly.namesFor('5', 'pentaland')).toEqual(atOnce.namesFor('5', 'pentaland'));
    expect(atOnce.namesFor('5', 'pentaland').length).toBeGreaterThan(1);
  });

  it('say which of them are creatures', () => {
    const creatures = loreOf({ definitions: NAMES }).namesFor('Bauble', 'pentaland');
    expect(creatures.find(({ name }) => name === 'Charm')?.isCreature).toBe(false);
  });
});
