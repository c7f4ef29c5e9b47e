// An amount that is divided: a number for each, and what is left to give.
import { useState } from 'preact/hooks';
import type { Question, Target } from '../../state/view.js';
import { words } from '../../words/words.js';
import type { Answer } from '../../state/actions.js';
import { tableWords } from '../words/words.js';

interface Props {
  readonly question: Extract<Question, { __typename: 'Divide' }>;
  readonly label: (to: Target) => string;
  readonly onAnswer: (given: Answer) => void;
}

export function DivideForm({ question, label, onAnswer }: Props) {
  const { acting } = words();
  const { total, least, among, limits, source, tiers } = question;
  const { asked } = tableWords();
  const [shares, setShares] = useState<readonly number[]>(() => firstShares(total, least, among.length));
  const sum = shares.reduce((all, share) => all + share, 0);
  const set = (place: number, share: number): void =>
    setShares((before) => before.map((each, at) => (at === place ? share : each)));
  return (
    <>
      {source !== null && <span class="faint">{label({ object: source, seat: null })}</span>}
      <div class="column">
        {among.map((to, place) => (
          <label key={place} class="row">
            <span class="what">{label(to)}</span>
            <input
              type="number"
              min={least}
              max={limits?.[place] ?? total}
              value={shares[place]}
              onInput={(event) => set(place, Number(event.currentTarget.value))}
            />
            {tiers?.[place] !== undefined && <span class="faint">{asked.enough(tiers[place].enough)}</span>}
          </label>
        ))}
      </div>
      <div class="row">
        <span class={sum === total ? 'faint' : 'warn'}>{acting.total(sum, total)}</span>
        <button
          class="main"
          type="button"
          disabled={sum !== total}
          onClick={() => onAnswer({ divide: shares })}
        >
          {acting.done}
        </button>
      </div>
    </>
  );
}

/** Everyone has the least, the first has the rest. */
function firstShares(total: number, least: number, count: number): readonly number[] {
  const rest = total - least * count;
  return Array.from({ length: count }, (_, place) => (place === 0 ? least + rest : least));
}
