// The modes of a card, out of its text.
import { expect, it } from '@jest/globals';
import { modesIn } from './mode-texts.js';

const COMMAND = 'Choose two —\n• Counter target spell.\n• Draw a card.';

it('are the lines of its one list', () => {
  expect(modesIn([COMMAND])).toEqual(['Counter target spell.', 'Draw a card.']);
  expect(modesIn(['Flying', COMMAND])).toHaveLength(2);
});

it('are not known of a card without a list, or with two', () => {
  expect(modesIn(['Flying', 'Draw a card.'])).toEqual([]);
  expect(modesIn([COMMAND, COMMAND])).toEqual([]);
});
