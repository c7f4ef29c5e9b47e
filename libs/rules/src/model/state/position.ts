// How a game stands, but for names and counts: what is the same in two rounds of a loop (cr 104.4b) has one hash.
import { hashText, type Hash } from '#kernel';
import { abridgedEffect, abridgedObject } from './abridged.js';
import type { GameState } from './game-state.js';
import { objectNumber, type ObjectId } from '../basics/ids.js';
import { textOf } from './same-text.js';

/** What only counts up, says what was, or is the same all game long. */
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
    // What is left on a clock, and what is passed by itself, changes nothing.
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

export const hashOf = (standing: unknown): Hash => hashText(renamed(textOf(standing)));

/** cr 400.7: what it speaks of alone is gone for good. */
const isThere =
  ({ objects }: GameState) =>
  (id: ObjectId): boolean =>
    objects[objectNumber(id)] !== undefined;

/** cr 613.7: only which of two timestamps is earlier matters. */
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

/** Objects and effects by the order in which they are first named. */
function renamed(text: string): string {
  const names = new Map<string, string>();
  return text.replace(/"[oe]\d+"/g, (name) => {
    const known = names.get(name) ?? `"#${String(names.size)}"`;
    names.set(name, known);
    return known;
  });
}
