// The hash of a position without names and counts: two equal rounds of a loop (cr 104.4b) have the same hash.
import { hashBegunWith, hashText, type Hash } from '#kernel';
import { abridgedEffect, abridgedObject } from './abridged.js';
import type { GameState } from './game-state.js';
import { objectNumber, type ObjectId, type Seat } from '../basics/ids.js';
import { textByNames } from './same-text.js';

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

export const hashOf = (standing: unknown): Hash => hashText(renamed(standing));

/**
 * Hashes a choice and what stands when it is made, like `hashOf([seat, standing, answer])`. What stands is written
 * once, and its digest begun once for a seat.
 */
export function choicesIn(standing: unknown): (seat: Seat, answer: unknown) => Hash {
  const names: Names = new Map();
  const text = renamed(standing, names);
  const begun = new Map<Seat, (rest: string) => Hash>();
  return (seat, answer) => {
    let hash = begun.get(seat);
    if (hash === undefined) begun.set(seat, (hash = hashBegunWith(`[${String(seat)},${text},`)));
    return hash(`${renamed(answer, new Map(), names)}]`);
  };
}

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
  const ranked = new Map<number, number>();
  for (const stamp of [...all].sort((one, other) => one - other)) ranked.set(stamp, ranked.size);
  return ranked;
}

type Names = Map<string, string>;
const NOBODY: ReadonlyMap<string, string> = new Map();

/** Writes it with objects and effects renumbered in the order in which it, or the text before it, first names them. */
function renamed(
  value: unknown,
  names: Names = new Map(),
  before: ReadonlyMap<string, string> = NOBODY,
): string {
  return textByNames(value, (id) => {
    const known = before.get(id) ?? names.get(id);
    if (known !== undefined) return known;
    const name = `"#${String(before.size + names.size)}"`;
    names.set(id, name);
    return name;
  });
}
