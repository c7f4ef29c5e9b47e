// The runs of mana that can be added where there is a choice of types (cr 605.3b).
import { typesIn, type ManaType, type Sorts } from './bill.js';

/** In each of the ways there are: for every unit the types it may be. */
export type Outputs = readonly (readonly Sorts[])[];

/** Every run of mana it could add, by its symbols, in one order each. */
type Runs = ReadonlyMap<string, readonly ManaType[]>;

const known = new WeakMap<Outputs, Runs>();

export function wordsOf(outputs: Outputs): Runs {
  let found = known.get(outputs);
  if (found === undefined) known.set(outputs, (found = allOf(outputs)));
  return found;
}

function allOf(outputs: Outputs): Runs {
  const words = new Map<string, readonly ManaType[]>();
  for (const units of outputs) {
    let longest: ManaType[][] = [[]];
    for (const sorts of units) {
      const types = typesIn(sorts);
      const next = new Map<string, ManaType[]>();
      for (const run of longest)
        for (const type of types) {
          const longer = [...run, type];
          next.set([...longer].sort().join(''), longer);
        }
      longest = [...next.values()];
    }
    for (const run of longest) words.set(run.map((type) => `{${type}}`).join(''), run);
  }
  return words;
}

export const runsOf = (outputs: Outputs): readonly (readonly ManaType[])[] => [...wordsOf(outputs).values()];
