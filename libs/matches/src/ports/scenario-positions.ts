// Reads scenarios that tables begin with, and writes positions of games as scenarios. The app knows their format.
import type { GameId, Result } from '#kernel';
import type { RecordedBeginning, GameEvent, GameState, Terms } from '#rules';
import type { Projector } from '#visibility';

export interface ScenarioPosition {
  readonly name: string;
  readonly beginning: RecordedBeginning;
  readonly terms: Terms;
}

/** Why there is no scenario of a position: the format cannot say what the game is in the middle of. */
export type NoScenario = 'not-in-turns' | 'not-played' | 'stack' | 'combat' | 'question' | 'controlled';

/** What led to a position from an earlier one: the game as it was then, and the events of each command since. */
export interface Approach {
  readonly state: GameState;
  readonly eyes: Projector;
  readonly batches: readonly (readonly GameEvent[])[];
}

export interface SeenPosition {
  readonly game: GameId;
  readonly moment: number;
  readonly state: GameState;
  /** What they do not know stays unknown. */
  readonly eyes: Projector;
  /** From the last position before it that can be laid; undefined if there is none near. */
  readonly passage?: Approach | undefined;
}

export interface ScenarioPositions {
  /** The position, or what is wrong with the text. */
  readonly read: (text: string) => Result<ScenarioPosition, string>;
  /** Whether a position can be written by itself, without what led to it. */
  readonly canBeLaid: (state: GameState) => boolean;
  /** The scenario of a position, as JSON. */
  readonly write: (position: SeenPosition) => Result<string, NoScenario>;
}

/** If nothing is provided, no table begins with a scenario, and no position is written as one. */
export const SCENARIO_POSITIONS = Symbol('ScenarioPositions');
