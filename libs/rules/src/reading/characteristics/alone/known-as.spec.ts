import { expect, it } from '@jest/globals';
import { Board, creature, keyword } from '#testkit/tables/board';
import { draftOf, knownAs } from './known-as.js';

it('builds member by member what spreading builds', () => {
  const board = new Board();
  const now = board.known(board.lay(creature('Bear', 2, 2, keyword('flying'))));
  const other = {
    manaValue: 7,
    controller: null,
    owner: null,
    copiable: { ...now.copiable, face: 1 },
    effects: [],
  };
  expect(Object.keys(knownAs(now, now))).toEqual(Object.keys(now));
  expect(knownAs(now, other)).toEqual({ ...now, ...other });
  expect(draftOf(now, ['flying'])).toEqual({ ...now, barred: ['flying'] });
});
