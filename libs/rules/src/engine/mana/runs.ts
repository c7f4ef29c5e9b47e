// The runs of mana that an ability with a choice of types can add (cr 605.3b).
import { memoByIdentity } from '#kernel';
import { typesIn, type ManaType, type ManaTypeSet } from './bill.js';

/** For each way, and each unit in it, the possible types. */
export type Outputs = readonly (readonly ManaTypeSet[])[];

/** Every run of mana it could add, keyed by its symbols, in one order each. */
type Runs = ReadonlyMap<string, readonly ManaType[]>;

const known = memoByIdentity<Outputs, Runs>();

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
