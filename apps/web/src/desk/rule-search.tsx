// Finding the rules that a ruling rests on, by number or by words.
import { disputeWords } from '../dispute/words/words.js';
import { RuleFinder } from '../parts/rule-finder.js';

interface Props {
  readonly cited: readonly string[];
  readonly onCite: (rules: readonly string[]) => void;
}

export function RuleSearch({ cited, onCite }: Props) {
  const { rule } = disputeWords();
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
      <RuleFinder
        besideField={(asked) => (
          <button type="button" disabled={asked === ''} onClick={() => cite(asked)}>
            {rule.add}
          </button>
        )}
        beside={({ citation }) => (
          <button type="button" aria-label={`${rule.cite} ${citation}`} onClick={() => cite(citation)}>
            {rule.cite}
          </button>
        )}
      />
    </fieldset>
  );
}
