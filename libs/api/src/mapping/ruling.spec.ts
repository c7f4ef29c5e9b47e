// A ruling as a judge sends it, in the words of the contract, is the one that the desk understands.
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../errors/api-error.js';
import type { RemedyInput, RepairInput } from '../generated/schema.js';
import { givenRepair, givenRuling } from './ruling.js';

const RULING = {
  question: 'How many cards?',
  findings: 'Two.',
  rules: ['cr 121.1'],
  words: 'It was one draw.',
} as const;

const given = (remedy: object): unknown =>
  givenRuling({ ...RULING, remedies: [remedy as RemedyInput] }).remedies[0];
const repair = (input: object): unknown => givenRepair(input as RepairInput);

describe('a given ruling', () => {
  it('has what was said, and no loser unless one is named', () => {
    expect(givenRuling({ ...RULING, remedies: [] })).toEqual({ ...RULING, remedies: [], loser: null });
    expect(givenRuling({ ...RULING, remedies: [], loser: 1 }).loser).toBe(1);
  });

  it.each([
    [true, true, 'keep-known', 'free'],
    [true, false, 'keep-known', 'used'],
    [false, true, 'shuffle', 'free'],
    [false, false, 'shuffle', 'used'],
  ])('rewinds: keepKnown %s, freeNames %s', (keepKnown, freeNames, positions, names) => {
    const rewind = { moment: 12, keepKnown, freeNames };
    expect(given({ rewind })).toEqual({ kind: 'rewind', moment: 12, positions, names });
  });

  it.each([
    [
      { repair: { life: { seat: 1, total: 7 } } },
      { kind: 'repair', repair: { what: 'life', seat: 1, total: 7 } },
    ],
    [
      { answer: { seat: 1, decisionId: 'd9', answer: { action: 'PASS' } } },
      { kind: 'answer', seat: 1, decision: 'd9', answer: { kind: 'priority', action: 'pass' } },
    ],
    [
      { answer: { seat: 0, decisionId: 'd9', answer: { yes: false } } },
      { kind: 'answer', seat: 0, decision: 'd9', answer: { kind: 'yes-no', yes: false } },
    ],
    [{ time: { seat: 0, seconds: 90 } }, { kind: 'time', seat: 0, milliseconds: 90_000 }],
    [{ result: { winners: [0, 2] } }, { kind: 'result', winners: [0, 2] }],
    [{ result: { winners: [] } }, { kind: 'result', winners: [] }],
  ])('has the remedy %j', (input, remedy) => {
    expect(given(input)).toEqual(remedy);
  });
});

describe('a given repair', () => {
  const move = { what: 'move', object: 'c8', place: null, under: null, triggers: false };
  it.each([
    [{ zone: 'EXILE' }, { ...move, to: { kind: 'exile', seat: null, index: 0 } }],
    [{ zone: 'COMMAND' }, { ...move, to: { kind: 'command', seat: null, index: 0 } }],
    [
      { zone: 'HAND', seat: 1 },
      { ...move, to: { kind: 'hand', seat: 1, index: 0 } },
    ],
    [
      { zone: 'GRAVEYARD', seat: 0, index: 1 },
      { ...move, to: { kind: 'graveyard', seat: 0, index: 1 } },
    ],
    [
      { zone: 'BATTLEFIELD', under: 1, triggers: true },
      { ...move, to: { kind: 'battlefield', seat: null, index: 0 }, under: 1, triggers: true },
    ],
    [
      { zone: 'LIBRARY', seat: 0, place: { top: true } },
      { ...move, to: { kind: 'library', seat: 0, index: 0 }, place: { at: 'top' } },
    ],
    [
      { zone: 'LIBRARY', place: { bottom: true } },
      { ...move, to: { kind: 'library', seat: null, index: 0 }, place: { at: 'bottom' } },
    ],
    [
      { zone: 'LIBRARY', place: { nth: 3 } },
      { ...move, to: { kind: 'library', seat: null, index: 0 }, place: { at: 'nth', nth: 3 } },
    ],
    [
      { zone: 'LIBRARY', place: { random: true } },
      { ...move, to: { kind: 'library', seat: null, index: 0 }, place: { at: 'random' } },
    ],
  ])('moves: %j', (input, meant) => {
    expect(repair({ move: { object: 'c8', ...input } })).toEqual(meant);
  });

  it.each(['top', 'bottom', 'random'])('has no place where %s is false', (member) => {
    const place = { [member]: false };
    expect(() => repair({ move: { object: 'c8', zone: 'LIBRARY', place } })).toThrow(ApiError);
  });

  it.each([
    [
      { counters: { object: 'c8', counter: '+1/+1', count: 2 } },
      { what: 'counters', on: 'c8', counter: '+1/+1', count: 2 },
    ],
    [
      { counters: { seat: 0, counter: 'poison', count: 3 } },
      { what: 'counters', on: 0, counter: 'poison', count: 3 },
    ],
    [
      { counters: { counter: 'poison', count: 3 } },
      { what: 'counters', on: null, counter: 'poison', count: 3 },
    ],
    [{ tapped: { object: 'c8', tapped: false } }, { what: 'tapped', object: 'c8', tapped: false }],
    [{ control: { object: 'c8', seat: 1 } }, { what: 'control', object: 'c8', seat: 1 }],
    [{ reveal: { objects: ['c8', 'c9'] } }, { what: 'reveal', objects: ['c8', 'c9'], to: null }],
    [{ reveal: { objects: ['c8'], to: 0 } }, { what: 'reveal', objects: ['c8'], to: 0 }],
    [
      { mark: { name: 'Storm Crow', seat: 0, object: 'c8' } },
      { what: 'mark', name: 'Storm Crow', seat: 0, object: 'c8' },
    ],
    [{ free: { name: 'Storm Crow' } }, { what: 'free', name: 'Storm Crow' }],
    [
      { word: { object: 'c8', of: 'NAME', word: 'Storm Crow', frees: true } },
      { what: 'answer', object: 'c8', of: 'name', word: 'Storm Crow', frees: true },
    ],
    [
      { word: { object: 'c8', of: 'CHOICE', word: 'red' } },
      { what: 'answer', object: 'c8', of: 'choice', word: 'red', frees: false },
    ],
  ])('puts right: %j', (input, meant) => {
    expect(repair(input)).toEqual(meant);
  });
});
