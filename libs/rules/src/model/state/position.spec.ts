// A position has one hash, wherever the state and the answer were read from.
import { describe, expect, it } from '@jest/globals';
import { canonicalJson, type Json } from '#kernel';
import { TestTable } from '#testkit/tables/test-table';
import { choiceNow } from '../../play/repeating/fragmented.js';
import type { Answer } from '../decisions/answer.js';
import { outlineOf } from './outline.js';
import { hashOf, positionOf } from './position.js';
import type { GameState } from './game-state.js';
import type { NodeRef, ObjectId, Seat } from '../basics/ids.js';
import { contextOf } from './context.js';
import type { Lasting } from './lasting.js';

/** As returned by a store that sorts members. */
const sorted = <T>(value: T): T => JSON.parse(canonicalJson(value as Json)) as T;

describe('the hash of a position', () => {
  const state: GameState = new TestTable().gather(2).state;

  it('cr 104.4b: depends on the values, not on the order of their members', () => {
    expect(JSON.stringify(sorted(state))).not.toBe(JSON.stringify(state));
    expect(positionOf(sorted(state))).toBe(positionOf(state));
    expect(outlineOf(sorted(state)).hash).toBe(outlineOf(state).hash);
  });

  it('cr 731.3: depends on the answer of a choice, not on the order of its members', () => {
    const object = 'o7' as ObjectId;
    const answer: Answer = { kind: 'priority', action: { do: 'activate', object, ability: 1, targets: [] } };
    const turned = sorted(answer);
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify(answer));
    const seat = 0 as Seat;
    expect(choiceNow(sorted(state), seat, turned)).toBe(choiceNow(state, seat, answer));
    expect(choiceNow(state, 1 as Seat, answer)).not.toBe(choiceNow(state, seat, answer));
  });

  it('cr 104.4b: changes when any part of an effect changes', () => {
    const copy = structuredClone(state);
    const effect: Lasting = {
      id: 'e1',
      kind: 'prevention',
      at: 'x#/0/abilities/0' as NodeRef,
      source: 'o1' as ObjectId,
      controller: 0 as Seat,
      context: contextOf('o1' as ObjectId, 0 as Seat),
      timestamp: 1,
      affects: null,
      changes: [],
      until: { kind: 'end-of-turn' },
      since: { turn: 1, active: 0 as Seat },
      left: 3,
    };
    copy.lasting.push(effect);
    const hashes = new Set([positionOf(copy)]);
    Object.assign(effect, { left: 2 });
    hashes.add(positionOf(copy));
    Object.assign(effect, { affects: [] });
    hashes.add(positionOf(copy));
    Object.assign(effect, { context: contextOf('o1' as ObjectId, 1 as Seat) });
    hashes.add(positionOf(copy));
    expect(hashes.size).toBe(4);
    expect([...hashes].at(-1)).toBe(positionOf(structuredClone(copy)));
  });

  it('cr 400.7: is the same for objects that came in the same order, even if their ids got longer', () => {
    const standing = (one: string, other: string) => ({ orders: { [one]: [], [other]: [one] } });
    expect(hashOf(standing('o9', 'o10'))).toBe(hashOf(standing('o99', 'o100')));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  });
});
