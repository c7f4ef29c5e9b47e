// The position that a game goes on from: all of a state except what belongs to the table.
import type { CardDefinition } from '#cards';
import { hashJson, plainData, type Hash } from '#kernel';
import { STATE_VERSION, type GameState, type SeatState } from './game-state.js';
import type { RecordedBeginning, Position, Shown } from './recorded-position.js';

/** What a new game has of its own. */
const OF_THE_TABLE: ReadonlySet<string> = new Set<keyof GameState>([
  'version',
  'game',
  'terms',
  'host',
  'commitment',
  'createdAt',
  'beganAt',
  'now',
  'catalogue',
  'invited',
  'definitions',
  'drawn',
  'quarantine',
  'dispute',
  'calls',
  'result',
  'takeBack',
  'takeBacks',
  'origin',
  'beginning',
]);

/** Whoever played there before is nobody in the new game. */
function withoutPlayer({
  player: _player,
  ready: _ready,
  commitment: _commitment,
  entropy: _entropy,
  passing: _passing,
  clock: _clock,
  agreesToOpen: _agrees,
  ...seat
}: SeatState): Omit<SeatState, 'player' | 'ready' | 'commitment' | 'entropy'> {
  return seat;
}

export function beginningAt(state: GameState, shown: readonly Shown[]): RecordedBeginning {
  const members = Object.entries(state).filter(([name]) => !OF_THE_TABLE.has(name));
  const text = JSON.stringify({ ...Object.fromEntries(members), seats: state.seats.map(withoutPlayer) });
  const position = JSON.parse(text) as Position;
  const definitions = Object.fromEntries(
    Object.keys(state.definitions)
      .filter((hash) => text.includes(hash))
      .sort()
      .map((hash) => [hash, state.definitions[hash] as CardDefinition]),
  );
  return { state: STATE_VERSION, position, shown, definitions };
}

/** What a command names it by. */
export const beginningHash = ({ state, position, shown, definitions }: RecordedBeginning): Hash =>
  hashJson(plainData({ state, position, shown, definitions: Object.keys(definitions).sort() }));

/** How a position of each earlier version becomes one of the next. A test demands one for each version. */
const LATER: Readonly<Record<number, (position: Position) => Position>> = {};

/** The first version of the state that positions were recorded of. */
export const FIRST_RECORDED = 12;

export function positionNow(version: number, position: Position): Position {
  let now = position;
  for (let at = version; at < STATE_VERSION; at += 1) {
    const step = LATER[at];
    if (step === undefined) throw new Error(`a position of state version ${String(at)} cannot be read`);
    now = step(now);
  }
  return now;
}

/** A position is part of a state. */
export const asState = (position: unknown): Partial<GameState> => position as Partial<GameState>;

/** And so are its seats. */
export const seatsIn = ({ seats }: { readonly seats?: unknown }): readonly SeatState[] =>
  seats as SeatState[];
