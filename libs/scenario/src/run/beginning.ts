// The position of a scenario as one that a game can begin with. Its script and what it expects do not count.
import { err, ok, type Result } from '#kernel';
import { beginningAt, type RecordedBeginning, type Terms } from '#rules';
import type { Described, Side } from '../format/position.js';
import type { Scenario } from '../format/scenario.js';
import { Unplayable, type Cards } from '../position/lay.js';
import { Table } from './table.js';

export interface ScenarioBeginning {
  readonly name: string;
  readonly beginning: RecordedBeginning;
  /** What is played. */
  readonly terms: Terms;
}

/** A position with more does not fit into one append. */
const MOST_OBJECTS = 3_000;
/** It is laid in one go, and effects that depend on each other take long to put in order (cr 613.8). */
const MOST_PERMANENTS = 100;
const MOST_SEATS = 8;

export function beginningOf(scenario: Scenario, cards: Cards): Result<ScenarioBeginning, string> {
  const seats = Object.keys(scenario.players).length;
  if (seats < 2 || seats > MOST_SEATS) return err(`a table has 2 to ${String(MOST_SEATS)} players`);
  if (objectsIn(scenario) > MOST_OBJECTS)
    return err(`a table begins with at most ${String(MOST_OBJECTS)} cards and permanents`);
  if (permanentsIn(scenario) > MOST_PERMANENTS)
    return err(`a table begins with at most ${String(MOST_PERMANENTS)} permanents`);
  try {
    const { state } = new Table(scenario, cards);
    if (state.terms === null || state.decision === null) return err('nobody is asked anything in it');
    return ok({ name: scenario.scenario, beginning: beginningAt(state, []), terms: state.terms });
  } catch (thrown) {
    if (thrown instanceof Unplayable) return err(thrown.message);
    throw thrown;
  }
}

const SIZES = ['librarySize', 'utopiaLibrary', 'utopiaGraveyard'] as const;
const ZONES = ['hand', 'battlefield', 'graveyard', 'exile', 'command', 'library', 'sideboard'] as const;

const countIn = (zone: readonly Described[] = []): number =>
  zone.reduce((sum, { count = 1 }) => sum + count, 0);

const ofSide = (side: Side): number =>
  ZONES.reduce((sum, zone) => sum + countIn(side[zone]), 0) +
  SIZES.reduce((sum, size) => sum + (side[size] ?? 0), 0);

/** All that is listed, and what libraries are filled up to. */
const objectsIn = ({ players, library, librarySize = 0 }: Scenario): number =>
  Object.values(players).reduce((sum, side) => sum + ofSide(side), countIn(library) + librarySize);

const permanentsIn = ({ players }: Scenario): number =>
  Object.values(players).reduce((sum, { battlefield }) => sum + countIn(battlefield), 0);
