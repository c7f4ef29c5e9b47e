// Golden files: what was once written must be readable, and must fold to what it once meant, in every later version.
// fixtures/golden/events.json: {"<type>": {"<version>": <data as it was written then>}}, one sample each.
// fixtures/golden/game.v1.jsonl: a whole small game, an event a line, [type, version, data]; beside it, what came of it.
// A type whose version rises gets a new sample beside the old ones; neither the samples nor the game are written anew.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '#kernel';
import { handSizes, libraryNames } from '#testkit/tables/looking';
import type { TestTable } from '#testkit/tables/test-table';
import {
  EVENT_TYPES,
  EVENTS,
  evolve,
  initialState,
  type EventType,
  type GameEvent,
  type GameState,
} from './index.js';

const read = (file: string): string =>
  readFileSync(new URL(`./fixtures/golden/${file}`, import.meta.url), 'utf8');

type Stored = readonly [type: EventType, version: number, data: object];
const SAMPLES = JSON.parse(read('events.json')) as Record<string, Record<string, object>>;
const GAME = read('game.v1.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Stored);

/** As it is written today, whichever version it was written in. */
function today(type: EventType, version: number, data: object): object {
  const { version: now, upcasts } = EVENTS[type];
  let upcast = data as JsonObject;
  for (let at = version; at < now; at += 1) upcast = upcasts![at]!(upcast);
  return upcast;
}

/** What is looked at of a game that was folded: what its players would remember. */
const outcomeOf = (state: GameState): object => ({
  result: state.result,
  players: state.seats.map(({ player }) => player),
  lost: state.seats.map(({ lost }) => lost),
  mulligans: state.seats.map(({ mulligans }) => mulligans),
  startingSeat: state.startingSeat,
  turns: state.turn?.number,
  drawn: state.drawn,
  objectsMade: state.objectsMade,
  hands: handSizes({ state } as TestTable),
  library: libraryNames({ state } as TestTable).length,
  definitions: Object.keys(state.definitions).length,
  asked: state.decisionsAsked,
  endedAt: state.now,
});

describe('the golden samples', () => {
  it('exist for every version of every event type, and for nothing else', () => {
    const versions = Object.fromEntries(
      EVENT_TYPES.map((type) => [
        type,
        Array.from({ length: EVENTS[type].version }, (_, index) => String(index + 1)),
      ]),
    );
    expect(
      Object.fromEntries(Object.entries(SAMPLES).map(([type, samples]) => [type, Object.keys(samples)])),
    ).toEqual(versions);
  });

  it.each(EVENT_TYPES)('%s: those of every version have the shape that is written today', (type) => {
    for (const [version, sample] of Object.entries(SAMPLES[type]!)) {
      const data = today(type, Number(version), sample);
      expect(EVENTS[type].schema.safeParse(data)).toEqual({ success: true, data });
    }
  });
});

describe('the golden game', () => {
  it('has events of their declared shape', () => {
    for (const [type, version, stored] of GAME) {
      const data = today(type, version, stored);
      expect(EVENTS[type].schema.safeParse(data)).toEqual({ success: true, data });
    }
  });

  it('contains every kind of event of a game in which no card is played', () => {
    const types = new Set(GAME.map(([type]) => type));
    expect(types.size).toBe(30);
    for (const type of ['LibraryMade', 'LibraryCut', 'HandsReturned', 'CardDrawn', 'GameEnded'] as const)
      expect(types).toContain(type);
  });

  it('folds to the outcome it had when it was played', () => {
    const state = initialState();
    for (const [type, version, data] of GAME)
      evolve(state, { type, ...today(type, version, data) } as GameEvent);
    expect(outcomeOf(state)).toEqual(JSON.parse(read('game.v1.outcome.json')));
  });
});
