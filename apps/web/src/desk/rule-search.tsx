// Finding the rules that a ruling rests on, by number or by words.
import { useState } from 'preact/hooks';
import { disputeWords } from '../dispute/words/words.js';
import { RequestFailed, type Trouble } from '../state/server.js';
import { TroubleNotice } from '../parts/trouble.js';
import { findRules, type RuleSeen } from './asking.js';

interface Props {
  readonly cited: readonly string[];
  readonly onCite: (rules: readonly string[]) => void;
}

export function RuleSearch({ cited, onCite }: Props) {
  const { rule } = disputeWords();
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<readonly RuleSeen[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const find = async (text: string): Promise<void> => {
    try {
      setFound(await findRules(text));
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setTrouble(error.trouble);
    }
  };
  const cite = (citation: string): void => {
    if (!cited.includes(citation)) onCite([...cited, citation]);
  };
  return (
    <fieldset>
      <legend>{rule.rules}</legend>
      <div class="row">
        {cited.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={rule.uncite(each)}
            onClick={() => onCite(cited.filter((other) => other !== each))}
          >
            {each} ×
          </button>
        ))}
      </div>
      <div class="row">
        <label class="bare">
          <span>{rule.find}</span>
          <input
            type="search"
            value={asked}
            placeholder="cr 601.2c"
            onInput={(event) => setAsked(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void find(asked.trim());
            }}
          />
        </label>
        <button type="button" onClick={() => void find(asked.trim())}>
          {disputeWords().knew.ask}
        </button>
        <button type="button" disabled={asked.trim() === ''} onClick={() => cite(asked.trim())}>
          {rule.add}
        </button>
      </div>
      <TroubleNotice trouble={trouble} />
      <div role="status" class="found-rules">
        {found?.length === 0 && <p class="faint">{rule.noRule}</p>}
        {found?.map(({ citation, text }) => (
          <article key={citation}>
            <p>
              <strong>{citation}</strong> {text}
            </p>
            <button type="button" aria-label={`${rule.cite} ${citation}`} onClick={() => cite(citation)}>
              {rule.cite}
            </button>
          </article>
        ))}
      </div>
    </fieldset>
  );
}
