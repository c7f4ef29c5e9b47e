// The modes of a card, out of its text.
import { expect, it } from '@jest/globals';
import { modeIn, modesIn } from './modes.js';

const COMMAND = 'Choose two —\n• One thing.\n• Another.';

it('are the lines of its one list, whether its paragraphs come apart or together', () => {
  expect(modesIn([COMMAND])).toEqual(['One thing.', 'Another.']);
  expect(modesIn(['Flying', COMMAND])).toEqual(['One thing.', 'Another.']);
  expect(modesIn([`Flying\n${COMMAND}\nA last line.`])).toEqual(['One thing.', 'Another.']);
});

it('are not known of a card without a list, or with two', () => {
  expect(modesIn(['Flying', 'A line.'])).toEqual([]);
  expect(modesIn([COMMAND, COMMAND])).toEqual([]);
  expect(modesIn([`${COMMAND}\n${COMMAND}`])).toEqual([]);
});

it('are said in its words, and where they are not known as they are labelled', () => {
  expect(modeIn([COMMAND], 'mode 2')).toBe('Another.');
  expect(modeIn([COMMAND], 'mode 3')).toBe('mode 3');
  expect(modeIn([COMMAND], 'Jeskai')).toBe('Jeskai');
  expect(modeIn([], 'mode 1')).toBe('mode 1');
});
