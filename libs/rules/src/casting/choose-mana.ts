// Which mana an ability adds, where there is a choice (cr 605.3b).
import { typesIn, type ManaType, type Sorts } from '../mana/bill.js';
import { typesFor } from './explicit-mana.js';
import { fault } from './fault.js';
import { asAnswer, type Pick } from './pick.js';

type Outputs = readonly (readonly Sorts[])[];

export function chooseMana(pick: Pick, outputs: Outputs): readonly ManaType[] {
  const runs = runsOf(outputs);
  const [first = ''] = runs.keys();
  const said = pick.choose<string>({
    into: 'mana',
    prompt: 'mana',
    given: ({ mana }) => mana,
    filled: (choices, mana) => ({ ...choices, mana }),
    options: () => [...runs.keys()],
    question: () => ({ kind: 'word', of: 'mana', from: [...runs.keys()] }),
    read: (answer) => asAnswer('word', answer).word,
    only: runs.size <= 1 ? first : undefined,
  });
  if (said === '') return [];
  return runs.get(said) ?? typesFor(outputs, said) ?? fault('cr 605.3b', 'It cannot add that mana.');
}

/** Every run of mana it could add, by its symbols, in one order each. */
type Runs = ReadonlyMap<string, readonly ManaType[]>;

const known = new WeakMap<Outputs, Runs>();

function runsOf(outputs: Outputs): Runs {
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
