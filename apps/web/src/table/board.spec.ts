// What the table works out by itself: piles, payments with another land, crowds, notes.
import { afterEach, describe, expect, it } from '@jest/globals';
import { partOf } from '../../../../libs/testkit/src/values/part-of.js';
import { columnsOf, inColumn, shortCost } from '../state/notes.js';
import type { CardSeen, PlaySeen } from '../state/view.js';
import { choosing } from './choosing.js';
import { counted, inFull } from './crowd.js';
import { paidOtherwise, sourcesOf } from './mana-sources.js';
import { groupedAlike, piled, spread, toggleSpread } from './piles.js';

const token = (id: string, more: object = {}): CardSeen =>
  partOf<CardSeen>({ id, name: 'Saproling', typeLine: 'Creature', attachedTo: null, tapped: false, ...more });
const crowd = (count: number): readonly CardSeen[] =>
  Array.from({ length: count }, (_, nth) => token(`t${nth}`, { tapped: nth === 0 }));

afterEach(() => {
  choosing.value = null;
  spread.value = new Set();
});

describe('a hundred tokens', () => {
  const sizes = (cards: readonly CardSeen[]) => piled(cards).map(({ ids }) => ids.length);

  it('lie in piles of what looks alike, which can be spread out and laid together', () => {
    const cards = crowd(100);
    expect(sizes(cards)).toEqual([1, 99]);
    const looks = piled(cards)[1]!.looks;
    toggleSpread(looks);
    expect(sizes(cards)).toHaveLength(100);
    toggleSpread(looks);
    expect(sizes(cards)).toEqual([1, 99]);
  });

  it('are picked one by one from their pile, and lie apart once they are', () => {
    const cards = crowd(100);
    const objects = new Set(cards.map(({ id }) => id));
    choosing.value = { objects, seats: new Set(), picked: ['t1', 't2', 't3'], pick: () => undefined };
    expect(piled(cards).map(({ ids }) => [ids[0], ids.length])).toEqual([
      ['t0', 1],
      ['t1', 3],
      ['t4', 96],
    ]);
  });

  it('are one line of a declaration; what something is attached to stands by itself', () => {
    const cards = [...crowd(5), token('x', { attachedTo: { object: 'p1', seat: null } })];
    const groups = groupedAlike(
      cards,
      cards.map(({ id }) => id),
    );
    expect(groups).toEqual([['t0'], ['t1', 't2', 't3', 't4'], ['x']]);
  });
});

describe('a payment with another land', () => {
  const land = (object: string, text: string, ability = 0): PlaySeen =>
    partOf<PlaySeen>({ kind: 'ACTIVATE', object, ability, text });
  const plays = [
    land('f', 'Activate {T}: Add {G}.'),
    land('i', 'Activate {T}: Add {U}.'),
    land('d', 'Activate {T}: Add {U}.', 1),
    land('d', 'Activate {T}: Add {G}.', 2),
    land('a', 'Activate {T}: Add one mana of any color.'),
    land('w', 'Activate {T}: Draw a card.'),
  ];
  const sources = sourcesOf(plays, 'w');
  const payment = {
    makes: [
      { object: 'f', mana: 'G' },
      { object: 'i', mana: 'U' },
    ],
    pool: '',
    left: '',
  };

  it('puts a land that is clicked in the place of one that makes the same', () => {
    expect(paidOtherwise(payment, sources, 'd')).toEqual([
      { object: 'f', ability: 0, mana: 'G' },
      { object: 'd', ability: 1, mana: 'U' },
    ]);
    expect(paidOtherwise(payment, sources, 'a')).toEqual([
      { object: 'f', ability: 0, mana: 'G' },
      { object: 'a', ability: 0, mana: 'U' },
    ]);
  });

  it('keeps a land that pays and is clicked, if another one makes the same', () => {
    expect(paidOtherwise(payment, sources, 'f')).toEqual([
      { object: 'i', ability: 0, mana: 'U' },
      { object: 'd', ability: 2, mana: 'G' },
    ]);
  });

  it('offers what adds mana alone', () => {
    expect([...sources.keys()]).toEqual(['f', 'i', 'd', 'a']);
    expect(sourcesOf(plays, 'f').has('f')).toBe(false);
  });
});

describe('the log of a crowd', () => {
  it('tells each story in full, and equal sentences once', () => {
    const rows = [
      { type: 'ObjectMoved', object: 'a', to: { kind: 'graveyard', seat: 0 } },
      { like: 0, object: 'b', 'to.seat': 1 },
    ];
    expect(inFull(rows)[1]).toEqual({
      type: 'ObjectMoved',
      object: 'b',
      to: { kind: 'graveyard', seat: 1 },
    });
    expect(counted(['A.', 'B.', 'A.'])).toEqual(['A. (×2)', 'B.']);
  });
});

describe('private notes', () => {
  it('stand in a column for each player, with the cost as players write it', () => {
    const notes = ['B1: Demonic Tutor', inColumn('Boris', 'W1: Balance')];
    expect(columnsOf(notes, ['Anna', 'Boris'])).toEqual([['B1: Demonic Tutor'], ['W1: Balance']]);
    expect([shortCost('{1}{B}'), shortCost('{2}{U}{U}'), shortCost(null)]).toEqual(['B1', 'UU2', '']);
  });
});
