// Folds a game a second time from its events alone, read through JSON, and compares it with the played game.
import { instant } from '#kernel';
import {
  decideAndEvolve,
  LogFold,
  initialState,
  type GameEvent,
  type GameState,
  type Inputs,
  type Proposed,
} from '#rules';

/** How often the two are compared. */
export const PACES = ['turn', 'command'] as const;
export type Pace = (typeof PACES)[number];

const bytesOf = ({ definitions, ...state }: GameState): string =>
  JSON.stringify({ ...state, definitions: Object.keys(definitions) });

export class Lockstep {
  private turn = 0;

  constructor(
    private readonly pace: Pace,
    /** The second game; nobody else folds events into it. */
    private readonly second = new LogFold(),
  ) {}

  /** The differences; `state` is the one after these events. */
  follow(state: GameState, events: readonly GameEvent[]): string[] {
    for (const event of JSON.parse(JSON.stringify(events)) as GameEvent[]) this.second.take(event);
    const turn = state.turn?.number ?? 0;
    const isDue = this.pace === 'command' || turn !== this.turn || state.stage.kind === 'over';
    this.turn = turn;
    if (!isDue || bytesOf(state) === bytesOf(this.second.state)) return [];
    const place = firstDifference(state, this.second.state, []);
    return [`the state folded from the log differs at ${place ?? 'the order of its members'}`];
  }
}

type Members = Readonly<Record<string, unknown>>;
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** The path to the first difference. */
export function firstDifference(one: unknown, other: unknown, path: readonly string[]): string | undefined {
  if (!isMembers(one) || !isMembers(other))
    return one === other ? undefined : `${path.join('.')} (${shown(one)} and ${shown(other)})`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An accepted command with its events. */
export interface Recorded {
  readonly proposed: Proposed;
  readonly events: readonly GameEvent[];
}

/** Decides the recorded commands again; reports each that gives other events, with its number. */
export function decideAgain(
  recorded: readonly Recorded[],
  inputs: Pick<Inputs, 'seed' | 'cards' | 'variants'>,
): string[] {
  const state = initialState();
  for (const [nth, { proposed, events }] of recorded.entries()) {
    const [first] = events;
    const now = instant(first?.type === 'CommandAccepted' ? first.at : 0);
    const result = decideAndEvolve(state, proposed, { now, ...inputs });
    if (!result.ok)
      return [`command ${String(nth)} is refused when it is decided again: ${result.error.message}`];
    if (JSON.stringify(result.value) !== JSON.stringify(events))
      return [
        `command ${String(nth)} is decided to other events: ${firstDifference(events, result.value, []) ?? 'in order'}`,
      ];
  }
  return [];
}
