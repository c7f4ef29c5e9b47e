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
