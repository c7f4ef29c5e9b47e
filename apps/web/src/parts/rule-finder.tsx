// Finding rules by number or by words, wherever somebody wants to read or to cite one.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { findRules, type RuleSeen } from '../state/rules.js';
import { troubleIn, type Trouble } from '../state/server.js';
import { words } from '../words/words.js';
import { TroubleLine } from './trouble-line.js';

interface Props {
  /** Beside what is found: what can be done with it. */
  readonly beside?: (rule: RuleSeen) => ComponentChildren;
  /** Beside the field: what can be done with what stands in it. */
  readonly besideField?: (asked: string) => ComponentChildren;
}

export function RuleFinder({ beside, besideField }: Props) {
  const { rules } = words().playing;
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<readonly RuleSeen[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const find = async (): Promise<void> => {
    try {
      setFound(await findRules(asked));
      setTrouble(null);
    } catch (error) {
      setTrouble(troubleIn(error));
    }
  };
  return (
    <div class="rule-finder">
      <div class="row">
        <label class="bare">
          <span>{rules.find}</span>
          <input
            type="search"
            value={asked}
            maxLength={200}
            placeholder="cr 601.2c"
            onInput={(event) => setAsked(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It may stand in a form that is about something else.
              event.preventDefault();
              void find();
            }}
          />
        </label>
        <button type="button" onClick={() => void find()}>
          {rules.look}
        </button>
        {besideField?.(asked.trim())}
      </div>
      <TroubleLine trouble={trouble} />
      <div role="status" class="found-rules" tabIndex={found === null ? undefined : 0}>
        {found?.length === 0 && <p class="faint">{rules.none}</p>}
        {found?.map((rule) => (
          <article key={rule.citation}>
            <p>
              <strong>{rule.citation}</strong> {rule.text}
            </p>
            {beside?.(rule)}
          </article>
        ))}
      </div>
    </div>
  );
}
