import { describe, expect, it } from '@jest/globals';
import { lastStanding, standing } from './course.js';

const places = (...all: number[]) => all.map((place) => ({ place }));
const rewind = (place: number, to: number) => ({ place, to });

describe('what stands of the course of a game', () => {
  it('is all of it where nothing was taken back', () => {
    expect(standing(places(1, 5, 9), [])).toEqual(places(1, 5, 9));
  });

  it('is what was before the target of a rewind, and what came after the rewind', () => {
    expect(standing(places(3, 5, 6, 9, 11), [rewind(10, 5)])).toEqual(places(3, 5, 11));
    expect(lastStanding(places(3, 6), [rewind(10, 5)])).toEqual({ place: 3 });
    expect(lastStanding(places(6), [rewind(10, 5)])).toBeUndefined();
  });

  it('is found across rewinds: to before one, to after one, and into what one had taken back', () => {
    const facts = places(2, 4, 6, 8, 12, 14);
    expect(standing(facts, [rewind(10, 5), rewind(13, 3)])).toEqual(places(2, 14));
    expect(standing(facts, [rewind(10, 5), rewind(13, 12)])).toEqual(places(2, 4, 12, 14));
    expect(standing(facts, [rewind(10, 5), rewind(13, 7)])).toEqual(places(2, 4, 6, 14));
  });

  it('ends for a target that no log can have', () => {
    expect(standing(places(1, 3), [rewind(2, 2), rewind(4, 9)])).toEqual(places(1, 3));
  });
});
