// What a text does that nobody could read, as its player proposes it: in the language of abilities, which is JSON.
import { useState } from 'preact/hooks';
import type { Answer } from '../state/actions.js';
import { words } from '../words/words.js';
import { BEGINNINGS, proposalIn, written, type Beginning } from './proposal-written.js';

interface Props {
  readonly text: string;
  readonly onAnswer: (given: Answer) => void;
}

export function ProposalForm({ text, onAnswer }: Props) {
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
      <blockquote>{text}</blockquote>
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
          <select onChange={({ currentTarget }) => type(written(currentTarget.value as Beginning))}>
            {Object.keys(BEGINNINGS).map((beginning) => (
              <option key={beginning} value={beginning}>
                {proposing.beginnings[beginning as Beginning]}
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
