// Chooses which mana an ability adds, if there is a choice (cr 605.3b).
import type { ManaType } from '../../../engine/mana/bill.js';
import { wordsOf, type Outputs } from '../../../engine/mana/runs.js';
import { typesFor } from './explicit-mana.js';
import { fault } from '../ways/fault.js';
import { asAnswer, type Pick } from '../choices/pick.js';

export function chooseMana(pick: Pick, outputs: Outputs): readonly ManaType[] {
  const runs = wordsOf(outputs);
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
  return runs.get(said) ?? typesFor(outputs, said) ?? fault('cr 605.3b', 'It cannot produce that mana.');
}
