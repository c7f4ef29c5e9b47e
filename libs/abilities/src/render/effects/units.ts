// Steps that are written as one: a search with what is done with what it found, a choice with what is done with what
// was chosen.
import type { Effect } from '../../nodes/sorts.js';
import type { Clause } from '../english/grammar.js';
import { chosenAt, chosenHere } from './chosen.js';
import { revealedAt } from './until-revealed.js';
import { searchAt } from './searches.js';
import { textChangeAt } from './text-changes.js';
import type { Unit } from './unit.js';

/** The clause of a unit, with its first step. */
export interface ToldUnit {
  readonly step: Effect;
  readonly clause: Clause;
}

const UNITS: readonly ((steps: readonly Effect[]) => Unit | undefined)[] = [
  searchAt,
  revealedAt,
  chosenAt,
  chosenHere,
  textChangeAt,
];

/** The clauses of steps, with one clause for each unit. */
export function unitsOf(steps: readonly Effect[], clauses: readonly Clause[]): readonly ToldUnit[] {
  const all: ToldUnit[] = [];
  for (let index = 0; index < steps.length;) {
    const rest = steps.slice(index);
    const unit = UNITS.map((found) => found(rest)).find((found) => found !== undefined);
    const length = unit?.length ?? 1;
    const own = clauses.slice(index, index + length);
    const [step] = rest;
    const clause = unit === undefined ? own[0] : unit.told(own);
    if (step !== undefined && clause !== undefined) all.push({ step, clause });
    index += length;
  }
  return all;
}
