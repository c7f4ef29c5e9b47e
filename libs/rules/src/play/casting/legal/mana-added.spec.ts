// Which mana each ability of a permanent can add, as a client is told it.
import { expect, it } from '@jest/globals';
import {
  activated,
  adds,
  CastTable,
  does,
  gain,
  mana,
  permanent,
  sorcery,
  TAP,
  tapFor,
} from '#testkit/tables/cast-table';
import { ToyTable } from '#testkit/tables/toy-table';
import { manaAdded } from './mana-added.js';

const CARDS = [
  permanent('Dual', ['land'], tapFor('{W}'), tapFor('{U}')),
  permanent('Any', ['land'], activated([TAP], adds({ kind: 'any-colour' }))),
  permanent('Filter', ['land'], activated([mana('{1}'), TAP], adds({ kind: 'exactly', symbols: '{W}{B}' }))),
  permanent('Healer', ['artifact'], activated([TAP], gain(1)), tapFor('{C}{C}')),
  sorcery('Rest', '{W}', does(gain(1))),
];

it('cr 605.1a: a mana ability says which types it can add, each once; what adds none says none', () => {
  const table = new CastTable(
    [{ hand: ['Rest'], battlefield: ['Dual', 'Any', 'Filter', 'Healer'] }, {}],
    CARDS,
  );
  const added = (name: string, ability = 0): string =>
    manaAdded(table.state, table.activating(name, ability)).join('');
  expect([added('Dual'), added('Dual', 1)]).toEqual(['W', 'U']);
  expect([added('Any'), added('Filter')]).toEqual(['WUBRG', 'WB']);
  expect([added('Healer'), added('Healer', 1), added('Healer', 2)]).toEqual(['', 'C', '']);
  expect(manaAdded(table.state, table.casting('Rest'))).toEqual([]);
});

it('pentaland 705.1: a card without a name says no mana, whatever it could be used as', () => {
  const table = new ToyTable();
  const object = table.inHand('Elf');
  table.begin();
  expect(manaAdded(table.state, { do: 'activate', object, ability: 0 })).toEqual([]);
  expect(table.offered.flatMap((action) => manaAdded(table.state, action))).toEqual([]);
});
