// Reads scenarios that tables begin with. The app knows their format.
import type { Result } from '#kernel';
import type { Beginning, Terms } from '#rules';

export interface ScenarioPosition {
  readonly name: string;
  readonly beginning: Beginning;
  readonly terms: Terms;
}

export interface ScenarioPositions {
  /** The position, or what is wrong with the text. */
  readonly read: (text: string) => Result<ScenarioPosition, string>;
}

/** If nothing is provided, no table begins with a scenario. */
export const SCENARIO_POSITIONS = Symbol('ScenarioPositions');
