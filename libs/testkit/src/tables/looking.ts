// What a player sitting at a test table would look at: hands and the library as names, and what just happened.
import { expect } from '@jest/globals';
import type { PlayerId } from '#kernel';
import {
  cardsIn,
  COMMON_LIBRARY,
  handOf,
  loggedObject,
  type EventType,
  type GameEvent,
  type GameState,
  type ObjectId,
  type PlayerCommand,
  type Proposed,
  type RefusalCode,
  type TimerCommand,
} from '#rules';
import { EIGHT_PLAYERS, type TestTable } from './test-table.js';
import { ofType, type EventOf } from './events.js';
import { seat } from './seats.js';

export const [anna, boris, chloe, dario, elena, farid, greta, hugo] = EIGHT_PLAYERS;

export { seat };

const nameOf = (state: GameState, id: ObjectId): string => {
  const definition = state.definitions[loggedObject(state, id).identity.definition ?? ''];
  if (definition === undefined) throw new Error(`${id} is of a card the log never described`);
  return definition.name;
};

/** The printed names, as the server knows them. */
export const handNames = ({ state }: TestTable, at: number): string[] =>
  cardsIn(state, handOf(seat(at))).map((id) => nameOf(state, id));
/** From the top down. */
export const libraryNames = ({ state }: TestTable): string[] =>
  cardsIn(state, COMMON_LIBRARY)
    .map((id) => nameOf(state, id))
    .reverse();
export const handIds = ({ state }: TestTable, at: number): ObjectId[] => [
  ...cardsIn(state, handOf(seat(at))),
];
export const handSizes = (table: TestTable): number[] =>
  table.state.seats.map(({ seat: at }) => handIds(table, at).length);

/** Every object there is. */
export const objectIds = ({ state }: TestTable): ObjectId[] =>
  Object.values(state.objects).map(({ id }) => id);

export const eventsOf = <K extends EventType>(
  { events }: { readonly events: readonly GameEvent[] },
  type: K,
): readonly EventOf<K>[] => ofType(events, type);

/** What came of `act`, and nothing earlier. */
export function happening(table: TestTable, act: () => unknown): GameEvent[] {
  const before = table.events.length;
  act();
  return table.events.slice(before);
}

/** Refused for that reason by that rule, and nothing changed: not a byte of the state, not an event. */
export function expectRefusal(
  table: TestTable,
  actor: PlayerId | 'timer',
  command: PlayerCommand | TimerCommand,
  reason: { readonly code: RefusalCode; readonly rule: string },
): void {
  const state = JSON.stringify(table.state);
  const events = table.events.length;
  const refusal = table.give({ actor, command } as Proposed);
  expect(refusal).toEqual({ ...reason, message: expect.stringMatching(/\S/) });
  expect(JSON.stringify(table.state)).toBe(state);
  expect(table.events).toHaveLength(events);
}

export const KEEP = { kind: 'yes-no', yes: false } as const;
export const MULLIGAN = { kind: 'yes-no', yes: true } as const;

/** The player of the open question puts that many cards of the hand on the bottom, the first ones first. */
export function bottomFirst(table: TestTable): string[] {
  const question = table.state.decision?.question;
  if (question?.kind !== 'choose-objects') throw new Error('nobody is asked for cards');
  const objects = question.candidates.slice(0, question.count);
  const names = objects.map((id) => nameOf(table.state, id));
  table.answer({ kind: 'choose-objects', objects });
  return names;
}

/** At the first declaration of mulligans, `first` on the play. */
export function deal(table: TestTable, players: number, first = 0): TestTable {
  return table.start(players).answer({ kind: 'choose-players', players: [seat(first)] });
}
