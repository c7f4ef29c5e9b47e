// The hash of a position without names and counts: two equal rounds of a loop (cr 104.4b) have the same hash.
import { hashText, type Hash } from '#kernel';
import { abridgedEffect, abridgedObject } from './abridged.js';
import type { GameState } from './game-state.js';
import { objectNumber, type ObjectId } from '../basics/ids.js';
import { comparableText } from './same-text.js';

/** Members that only count up, describe the past, or are constant for the whole game. */
type Left =
  | 'version'
  | 'game'
  | 'terms'
  | 'host'
  | 'commitment'
  | 'createdAt'
  | 'beganAt'
  | 'now'
  | 'catalogue'
  | 'invited'
  | 'stage'
  | 'startingSeat'
  | 'range'
  | 'decision'
  | 'decisionsAsked'
  | 'drawn'
  | 'definitions'
  | 'graveyards'
  | 'objectsMade'
  | 'objects'
  | 'effectsMade'
  | 'epoch'
  | 'shape'
  | 'gone'
  | 'history'
  | 'result'
  | 'quarantine'
  | 'dispute'
  | 'origin'
  | 'beginning'
  | 'calls'
  | 'takeBack'
  | 'takeBacks'
  | 'loop'
  | 'assisted'
  | 'deeds'
  | 'choices'
  | 'shown'
  | 'lyingOpen';

type Standing = { readonly [K in Exclude<keyof GameState, Left>]: unknown };

export const positionOf = (state: GameState): Hash => hashOf(standingOf(state));

export function standingOf(state: GameState): Standing {
  const {
    naming,
    seats,
    sharedLife,
    priority,
    combat,
    agenda,
    future,
    orderAt,
    reversed,
    monarch,
    initiative,
  } = state;
  const stamps = ranks(state);
  return {
    zones: Object.entries(state.zones)
      .filter(([, ids]) => ids.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, ids]) => [key, ids.map((id) => abridgedObject(state.objects[objectNumber(id)], stamps))]),
    naming,
    // Clocks and automatic passing do not affect the position.
    seats: seats.map((seat) => ({ ...seat, clock: 0, passing: null })),
    sharedLife,
    turn: state.turn === null ? null : { ...state.turn, stepFrom: 0 },
    priority,
    combat,
    agenda: { ...agenda, made: 0 },
    lasting: state.lasting
      .filter(({ affects }) => affects === null || affects.length === 0 || affects.some(isThere(state)))
      .map((effect) => abridgedEffect(effect, stamps)),
    future,
    orderAt,
    reversed,
    monarch,
    initiative,
  };
}

export const hashOf = (standing: unknown): Hash => hashText(renamed(comparableText(standing)));

/** cr 400.7: an effect on nothing but objects that are gone has no effect any more. */
const isThere =
  ({ objects }: GameState) =>
  (id: ObjectId): boolean =>
    objects[objectNumber(id)] !== undefined;

/** cr 613.7: only the order of timestamps matters. */
function ranks({ objects, lasting }: GameState): ReadonlyMap<number, number> {
  const all = new Set<number>();
  for (const number in objects) {
    const { timestamp, permanent } = objects[number] ?? {};
    all.add(timestamp ?? 0);
    all.add(permanent?.timestamp ?? 0);
  }
  for (const { timestamp } of lasting) all.add(timestamp);
  return new Map([...all].sort((one, other) => one - other).map((stamp, rank) => [stamp, rank]));
}

/** Renumbers objects and effects in the order in which the text first names them. */
function renamed(text: string): string {
  const names = new Map<string, string>();
  return text.replace(/"[oe]\d+"/g, (name) => {
    const known = names.get(name) ?? `"#${String(names.size)}"`;
    names.set(name, known);
    return known;
  });
}
