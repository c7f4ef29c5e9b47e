// Lines for a terminal of a given width.
import { expect, it } from '@jest/globals';
import { fitted } from './wrapped.js';

it('breaks a line between words, moves in what follows, and keeps the spaces inside', () => {
  const line = '  do 1: activate Heron [4]: {T}: Add {W}.';
  expect(fitted(line, 20)).toEqual(['  do 1: activate', '    Heron [4]: {T}:', '    Add {W}.']);
  expect(fitted('You:  life 20  hand 7', 30)).toEqual(['You:  life 20  hand 7']);
  expect(fitted(`Heron\n      ${'Flying '.repeat(5)}here`, 30)).toEqual([
    'Heron',
    '      Flying Flying Flying',
    '        Flying Flying here',
  ]);
});

it('leaves a line alone that fits, that is one word, or that nobody sees at a width', () => {
  expect(fitted('x'.repeat(90), 80)).toEqual(['x'.repeat(90)]);
  expect(fitted(`a ${'x'.repeat(90)}`, 80)).toEqual([`a ${'x'.repeat(90)}`]);
  expect(fitted('a b '.repeat(40))).toEqual(['a b '.repeat(40)]);
  expect(fitted('')).toEqual(['']);
  expect(fitted('', 80)).toEqual(['']);
});

it('loses no word, whatever the width', () => {
  const text = 'Whenever this creature deals combat damage to a player, draw a card (cr 120.1).';
  for (let width = 1; width < 90; width += 1)
    expect(fitted(text, width).join(' ').split(/\s+/)).toEqual(text.split(' '));
});
