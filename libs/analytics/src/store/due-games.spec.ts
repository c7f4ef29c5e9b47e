import { expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventId, streamName } from '#kernel';
import type { Position, Revision } from '#event-store';
import { DueGames, type DueGame } from './due-games.js';

const placeOf = (nth: number): DueGame['place'] => ({
  stream: streamName(`game-${String(nth)}`),
  revision: 7 as Revision,
  id: eventId(`00000000-0000-5000-8000-00000000000${String(nth)}`),
  position: String(nth).padStart(16, '0') as Position,
});

it('says since when the first game waits, which is later when that one is done', async () => {
  const due = new DueGames(undefined, () => undefined);
  const ends = (nth: number): void => {
    const place = placeOf(nth);
    const after = nth === 1 ? undefined : placeOf(nth - 1).position;
    due.apply({ after, events: [place], reached: { version: '1', place } }, (shelf) =>
      shelf.push({ stream: place.stream, place }),
    );
  };
  expect(due.waitingSince).toBeUndefined();
  ends(1);
  const first = due.waitingSince!;
  await sleep(5);
  ends(2);
  expect(due.waitingSince).toBe(first);
  due.done(1);
  expect(due.waitingSince).toBeGreaterThan(first);
  due.done(1);
  expect(due.waitingSince).toBeUndefined();
});
