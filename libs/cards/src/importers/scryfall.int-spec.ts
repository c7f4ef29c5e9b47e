// Files of invented cards in the shapes of Scryfall; the test writes them itself.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { scryfall, face, pair, SCRYFALL } from '#testkit/cards/scryfall-files';
import { ImportFolder } from '../fixtures/import-folder.js';
import type { Catalogue } from '../index.js';

const at = new ImportFolder();
beforeEach(() => at.make());
afterEach(() => at.remove());

const imported = (name: string, content: unknown) => at.imported(name, content);

const namesOf = (catalogue: Catalogue) =>
  catalogue.names.map(({ name, manaCost }) => `${name} ${manaCost ?? 'none'}`);

describe('the bulk files of Scryfall', () => {
  it('give the cards with their printings merged', () => {
    const { catalogue, kind } = imported('default-cards.json', SCRYFALL);
    expect(kind).toBe('cards of Scryfall');
    expect(namesOf(catalogue)).toEqual([
      'Digit {1}{W}',
      'Door {2}',
      'Knight {1}{W}',
      'Left {R}',
      'Right {U}',
      'Meadow none',
      'Moth {1}{W}',
      'One {1}{W}',
      'Paper Lions {1}{W}',
      'Siege {2}',
      'Two {W}',
      'Up {1}{W}',
    ]);
    const second = (name: string) => {
      const { layout, faces } = catalogue.card(name)!;
      return [layout, faces[1]?.name, faces[1]?.manaCost];
    };
    expect(second('Door')).toEqual(['modal', 'Wall', '{3}']);
    expect(second('One')).toEqual(['meld', 'Both', null]);
    expect(second('Two')).toEqual(['meld', 'Both', null]);
    expect(second('Siege')).toEqual(['transform', 'Sieged', null]);
    expect(catalogue.card('Siege')!.faces[0].defense).toBe('5');
    expect(catalogue.card('Moth')!.faces[1]).toMatchObject({
      types: ['Planeswalker'],
      subtypes: ['Husk'],
      loyalty: '3',
      colourIndicator: ['W'],
    });
    expect(catalogue.card('Paper Lions')!.printings).toEqual([
      { set: 'LEA', date: '1993-08-05' },
      { set: 'NEW', date: '2025-11-01' },
    ]);
    expect(catalogue.sets.get('ARENA')?.digital).toBe(true);
    expect(catalogue.namesIn('fr')).toEqual({ 'Paper Lions': 'Lions de papier' });
    expect(catalogue.card('Paper Lions')!.ids?.scryfall).toMatch(/^[0-9a-f-]{36}$/);
    expect(catalogue.card('Paper Lions')!.legalities).toEqual({
      modern: 'banned',
      standard: 'not_legal',
      vintage: 'legal',
    });
  });

  it('leave out tokens, jokes, rebalanced cards and cards of separate decks', () => {
    const { catalogue, leftOut } = imported('default-cards.json', SCRYFALL);
    expect(catalogue.beside.map(({ kind, name, faces }) => [kind, name, faces[0].subtypes])).toEqual([
      ['plane', 'Somewhere', ['Nowhere Land']],
    ]);
    expect([...leftOut]).toEqual([
      ['silver border and the like', 4],
      ['tokens and the like', 4],
    ]);
  });
});

describe('cards of challenge decks', () => {
  it('are left out: they have no cost and are in no format', () => {
    const nowhere = { mana_cost: '', legalities: { vintage: 'not_legal' } };
    const { catalogue, leftOut } = imported('cards.json', [
      scryfall('Head of the Hydra', nowhere),
      scryfall('Meadow', { ...nowhere, type_line: 'Land' }),
      scryfall('Timeless', { mana_cost: '' }),
      { ...pair('transform', face('Moth', '{W}', 'Creature'), face('Husk', '', 'Creature')), ...nowhere },
    ]);
    expect(catalogue.names.map(({ name }) => name)).toEqual(['Meadow', 'Moth', 'Timeless']);
    expect([...leftOut]).toEqual([['silver border and the like', 1]]);
  });
});

describe('two cards with one name', () => {
  it('leave one: a split card gives way to a card named like its half', () => {
    const { catalogue, leftOut } = imported('cards.json', [
      pair('split', face('Left', '{R}', 'Instant'), face('Right', '{U}', 'Instant')),
      scryfall('Left', { mana_cost: '{G}' }),
      scryfall('Left', { mana_cost: '{B}' }),
    ]);
    expect(namesOf(catalogue)).toEqual(['Left {G}']);
    expect([...leftOut]).toEqual([['another card named Left', 2]]);
  });
});

describe('the ids of a card', () => {
  const id = (digit: string): string =>
    `${digit.repeat(8)}-${`${digit.repeat(4)}-`.repeat(3)}${digit.repeat(12)}`;

  it('are its own and those of its first printing, and odd ones are as good as none', () => {
    const { catalogue } = imported('cards.json', [
      scryfall('Paper Lions', { oracle_id: id('a'), id: id('1') }),
      scryfall('Paper Lions', { oracle_id: id('a'), id: id('2'), set: 'old', released_at: '2001-01-01' }),
      scryfall('Ring', { oracle_id: 'x', id: undefined }),
    ]);
    expect(catalogue.card('Paper Lions')!.ids).toEqual({ oracle: id('a'), scryfall: id('1') });
    expect(catalogue.card('Ring')).not.toHaveProperty('ids');
  });
});

describe('an import accepts', () => {
  const names = (content: unknown) => namesOf(imported('cards.json', content).catalogue);

  it.each([
    ['a file with a byte-order mark', `\ufeff${JSON.stringify(SCRYFALL)}`],
    ['the only page of an answer of Scryfall', { object: 'list', has_more: false, data: SCRYFALL }],
    ['the same, told at its end', { object: 'list', data: SCRYFALL, has_more: false }],
  ])('%s', (_what, content) => {
    expect(names(content)).toEqual(names(SCRYFALL));
  });
});
