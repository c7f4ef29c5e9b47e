// How a game stands, but for names and counts: what is the same in two rounds of a loop (cr 104.4b) has one hash.
import { hashText, type Hash } from '#kernel';
import type { GameState } from './game-state.js';
import { objectNumber, type ObjectId } from '../basics/ids.js';

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
      .map(([key, ids]) => [key, ids.map((id) => ranked(state.objects[objectNumber(id)], stamps))]),
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
      .map((effect) => ranked(effect, stamps)),
    future,
    orderAt,
    reversed,
    monarch,
    initiative,
  };
}

export const hashOf = (standing: unknown): Hash => hashText(renamed(textOf(standing)));

/**
 * One text for equal values, however their members came to be in order: a state read back from a log, or a command as
 * a store keeps it, has the members it had, but not where it had them. Members called by ids stand in the ids' order.
 */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'null' : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  let text = '';
  for (const key of Object.keys(value).sort(byIds)) {
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member !== undefined) text += `${text === '' ? '' : ','}"${key}":${textOf(member)}`;
  }
  return `{${text}}`;
}

const ID = /^[oe]\d/;

/** Which of two ids was made first does not change as they grow longer. */
function byIds(one: string, other: string): number {
  if (one.length !== other.length && ID.test(one) && ID.test(other)) return one.length - other.length;
  return one < other ? -1 : 1;
}

/** cr 400.7: what it speaks of alone is gone for good. */
const isThere =
  ({ objects }: GameState) =>
  (id: ObjectId): boolean =>
    objects[objectNumber(id)] !== undefined;

interface Stamped {
  readonly timestamp?: number | undefined;
  readonly permanent?: { readonly timestamp: number } | undefined;
}

/** cr 613.7: only which of two timestamps is earlier matters. */
function ranks({ objects, lasting }: GameState): ReadonlyMap<number, number> {
  const all = [...Object.values(objects), ...lasting].flatMap(({ timestamp, ...rest }: Stamped) => [
    timestamp ?? 0,
    rest.permanent?.timestamp ?? 0,
  ]);
  const sorted = [...new Set(all)].sort((one, other) => one - other);
  return new Map(sorted.map((stamp, rank) => [stamp, rank]));
}

function ranked(of: Stamped | undefined, stamps: ReadonlyMap<number, number>): unknown {
  if (of === undefined) return null;
  const { timestamp, permanent } = of;
  return {
    ...of,
    ...(timestamp === undefined ? {} : { timestamp: stamps.get(timestamp) }),
    ...(permanent === undefined
      ? {}
      : { permanent: { ...permanent, timestamp: stamps.get(permanent.timestamp) } }),
  };
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
