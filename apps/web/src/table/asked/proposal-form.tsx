// What a text does that nobody could read, as its player proposes it: in the language of abilities, which is JSON.
import { useState } from 'preact/hooks';
import type { Answer } from '../../state/actions.js';
import type { Question } from '../../state/view.js';
import { words } from '../../words/words.js';
import { tableWords } from '../words/words.js';
import { BEGINNINGS, proposalIn, written, type ProposalBeginning } from './proposal-written.js';

interface Props {
  readonly question: Extract<Question, { __typename: 'Propose' }>;
  readonly onAnswer: (given: Answer) => void;
}

export function ProposalForm({ question: { text, part, attempt, attempts }, onAnswer }: Props) {
  const { asked } = tableWords();
  const { acting } = words();
  const { proposing } = acting;
  const [typed, setTyped] = useState(written('nothing'));
  const [isBad, setBad] = useState(false);
  const type = (next: string): void => {
    setTyped(next);
    setBad(false);
  };
  return (
    <>
      <span class="faint">{asked.nth(attempt, attempts)}</span>
      <blockquote lang="en">{text}</blockquote>
      <span>{asked.parts[part]}:</span>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const read = proposalIn(typed);
          if (read.kind === 'proposal') onAnswer({ propose: read.proposal });
          else setBad(true);
        }}
      >
        <label>
          <span>{proposing.begin}</span>
          <select onChange={({ currentTarget }) => type(written(currentTarget.value as ProposalBeginning))}>
            {Object.keys(BEGINNINGS).map((beginning) => (
              <option key={beginning} value={beginning}>
                {proposing.beginnings[beginning as ProposalBeginning]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{acting.effect}</span>
          <textarea
            required
            rows={8}
            value={typed}
            aria-invalid={isBad}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
        </label>
        {isBad && <p role="alert">{acting.noJson}</p>}
        <button class="main" type="submit">
          {acting.done}
        </button>
      </form>
    </>
  );
}
