import { expect, it } from '@jest/globals';
import { contradictionIn, type StatisticsFilter } from './filter.js';

const ann = { id: 'ann', kind: 'person' } as const;
const random = { id: 'bot-random', kind: 'bot' } as const;

it.each<[StatisticsFilter, string | undefined]>([
  [{}, undefined],
  [{ from: 2, to: 1 }, 'FROM_AFTER_TO'],
  [{ from: 1, to: 1 }, undefined],
  [{ who: 'people', player: random }, 'BOT_AMONG_PEOPLE'],
  [{ who: 'bots', player: ann }, 'PERSON_AMONG_BOTS'],
  [{ who: 'bots', player: random }, undefined],
  [{ who: 'people', player: ann }, undefined],
  [{ seats: 1 }, 'TOO_FEW_SEATS'],
  [{ seats: 2 }, undefined],
  [{ card: '  ' }, 'NO_NAME'],
])('the contradiction in %j is %s', (filter, found) => {
  expect(contradictionIn(filter)).toBe(found);
});
