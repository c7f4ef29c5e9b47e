// A search of a zone reads only the new objects, and finds the same as a full search.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cloned } from '#kernel';
import { ANNA, Board, creature, keyword } from '#testkit/tables/board';
import { countingLooks } from '../../../fixtures/looks.fixture.js';
import { evolve } from '../../../fold/evolve/evolve.js';
import { forgetEpoch, holdEpoch } from '../../../fold/journal/epoch.js';
import { Journal } from '../../../fold/journal/journal.js';
import { BATTLEFIELD, STACK, zoneKey, type ObjectId } from '../../../model/basics/ids.js';
import type { GameEvent } from '../../../model/events/events.js';
import type { GameState } from '../../../model/state/game-state.js';
import { changingByThemselves } from './elsewhere.js';
import { zoneContents, allZoneContents, filteredPerZone, type ZonedObject } from './zone-contents.js';

const PLAIN = creature('Cub', 1, 1);
const FLYING = { ...creature('Bird', 1, 1), abilities: [keyword('flying')] };

/**
 * The possible steps: an object is added, with or without an ability; the nth leaves; or nobody reads in
 * between.
 */
const step = fc.oneof(
  fc.record({ comes: fc.constantFrom(PLAIN, FLYING), asked: fc.boolean() }),
  fc.record({ goes: fc.nat(9), asked: fc.boolean() }),
);

const bears = ({ plain }: ZonedObject): boolean => plain.abilities.length > 0;

describe('a search through a zone', () => {
  it('looks only at new cards', () => {
    let looked = 0;
    const bearing = filteredPerZone((lying) => {
      looked += 1;
      return bears(lying);
    });
    const board = new Board();
    for (let nth = 0; nth < 100; nth += 1) {
      board.lay(PLAIN);
      expect(bearing(zoneContents(board.state, BATTLEFIELD)!)).toEqual([]);
    }
    expect(looked).toBe(100);
  });

  it('finds the same as a full search, whatever enters and leaves', () => {
    const bearing = filteredPerZone(bears);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const board = new Board();
        let there: readonly ObjectId[] = [];
        for (const one of steps) {
          if ('comes' in one) there = [...there, board.lay(one.comes)];
          else if (there.length > 0) {
            const [gone] = there.slice(one.goes % there.length);
            board.move(gone!, 'graveyard');
            there = there.filter((id) => id !== gone);
          }
          const contents = zoneContents(board.state, BATTLEFIELD);
          if (one.asked && contents !== undefined)
            expect(bearing(contents)).toEqual(contents.all.filter(bears));
        }
      }),
      { numRuns: 200 },
    );
  });
});

const stacked = (board: Board, source: ObjectId): GameEvent => ({
  type: 'AbilityStacked',
  object: board.next,
  item: board.itemOf(source, ANNA, { kind: 'triggered' }),
});

/**
 * How many objects are read while this many abilities are put on the stack, with every reading asked after
 * each.
 */
function looksAt(abilities: number): number {
  const board = new Board();
  const source = board.lay(FLYING);
  const looks = countingLooks(board.state);
  for (let nth = 0; nth < abilities; nth += 1) {
    board.emit(stacked(board, source));
    changingByThemselves(board.state);
  }
  return looks();
}

const seen = (state: GameState): object =>
  allZoneContents(state).map(({ key, all }) => [
    key,
    all.map(({ object, item, plain }) => [object.id, item?.kind, item?.source, plain.name]),
  ]);

/**
 * The possible steps of a stack: an ability is added, the top leaves, a permanent enters, or some of it is
 * taken back.
 */
const happening = fc.record({
  does: fc.constantFrom('stack', 'other', 'leave', 'lay', 'last'),
  tried: fc.constantFrom('no', 'held', 'forgotten'),
  asked: fc.boolean(),
});

function happens(board: Board, does: string, sources: readonly [ObjectId, ObjectId]): readonly GameEvent[] {
  const top = board.state.zones[zoneKey(STACK)]?.at(-1);
  if (does === 'leave') return top === undefined ? [] : [{ type: 'ObjectCeased', object: top, was: null }];
  if (does === 'stack' || does === 'other') return [stacked(board, sources[does === 'stack' ? 0 : 1])];
  return [];
}

describe('a search through the stack', () => {
  it('looks only at new objects', () => {
    const [some, more, most] = [looksAt(100), looksAt(200), looksAt(300)] as const;
    expect(most - more).toBe(more - some);
  });

  it('finds the same as a full search, whatever enters, leaves and is taken back', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (all) => {
        const board = new Board();
        const sources = [board.lay(FLYING), board.lay(PLAIN)] as const;
        const { state } = board;
        for (const { does, tried, asked } of all) {
          const events = happens(board, does, sources);
          if (tried === 'no') {
            for (const event of events) board.emit(event);
            if (does === 'lay') board.lay(PLAIN);
            if (does === 'last') board.lasts([sources[0]], []);
          } else {
            const restoreMemos = holdEpoch(state);
            const journal = new Journal();
            for (const event of events) evolve(state, event, journal);
            if (asked) expect(seen(state)).toEqual(seen(cloned(state)));
            journal.undo();
            forgetEpoch(state);
            if (tried === 'held') restoreMemos();
          }
          if (asked) expect(seen(state)).toEqual(seen(cloned(state)));
        }
      }),
      { numRuns: 300 },
    );
  });
});
