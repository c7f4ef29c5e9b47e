// The cut by itself, over libraries small enough that every cut point can be checked.
import { describe, expect, it } from '@jest/globals';
import { definitionHash } from '#cards';
import { hashText, instant } from '#kernel';
import { FRAME_LOOP } from '../../play/loop.js';
import { cardPool } from '#testkit/tables/test-table';
import {
  cardsIn,
  COMMON_LIBRARY,
  evolve,
  initialState,
  type GameEvent,
  type GameState,
  type ObjectId,
} from '../../index.js';
import { cutLibrary } from './library.js';
import { Proposal } from '../proposal/proposal.js';

const POOL = cardPool(6);

function withLibrary(size: number): GameState {
  const state = initialState();
  const cards = POOL.slice(0, size).map((definition, place) => ({
    object: `o${place + 1}` as ObjectId,
    printed: definitionHash(definition),
  }));
  const catalogue = hashText('pool');
  evolve(state, { type: 'LibraryMade', zone: COMMON_LIBRARY, count: size, catalogue, cards, drawn: 0 });
  return state;
}

/** The points where the cut was made and the resulting libraries, bottom first, over many seeds. */
function cuts(size: number, seeds: number): { at: number; left: string }[] {
  return Array.from({ length: seeds }, (_, nth) => {
    const state = withLibrary(size);
    const cards = { catalogue: hashText('pool'), definitions: POOL };
    const proposal = new Proposal(state, { now: instant(0), seed: `cut ${nth}`, cards }, FRAME_LOOP);
    cutLibrary(proposal, COMMON_LIBRARY);
    const [event] = proposal.events as GameEvent<'LibraryCut'>[];
    if (event === undefined) throw new Error('nothing was cut');
    return { at: event.at, left: cardsIn(state, COMMON_LIBRARY).join(' ') };
  });
}

describe('pentaland 701.1b: the cut', () => {
  it('of two cards always swaps them', () => {
    for (const { at, left } of cuts(2, 50)) expect([at, left]).toEqual([1, 'o2 o1']);
  });

  it('is made anywhere between two cards, each point about as often', () => {
    const seen = new Map<number, number>();
    for (const { at } of cuts(6, 1000)) seen.set(at, (seen.get(at) ?? 0) + 1);
    expect([...seen.keys()].sort()).toEqual([1, 2, 3, 4, 5]);
    // The mean is 200, the standard deviation 12.6.
    for (const times of seen.values()) expect(Math.abs(times - 200)).toBeLessThan(65);
  });

  it('puts the cards above the point under the others, in the same order', () => {
    const left = new Map(cuts(4, 60).map((cut) => [cut.at, cut.left]));
    expect(Object.fromEntries(left)).toEqual({
      1: 'o4 o1 o2 o3',
      2: 'o3 o4 o1 o2',
      3: 'o2 o3 o4 o1',
    });
  });

  it.each([0, 1])('of %i cards does not happen', (size) => {
    const state = withLibrary(size);
    const inputs = {
      now: instant(0),
      seed: 'cut',
      cards: { catalogue: hashText('pool'), definitions: POOL },
    };
    const proposal = new Proposal(state, inputs, FRAME_LOOP);
    cutLibrary(proposal, COMMON_LIBRARY);
    expect(proposal.events).toEqual([]);
    expect(state.drawn).toBe(0);
  });
});
