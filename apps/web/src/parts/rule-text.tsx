// A rule by its number: its words when somebody wants to read them, and others that are looked for.
import { useState } from 'preact/hooks';
import { ruleOf } from '../state/rules.js';
import { troubleIn } from '../state/server.js';
import { words } from '../words/words.js';
import { RuleFinder } from './rule-finder.js';

export function RuleText({ rule }: { readonly rule: string }) {
  const { rules } = words().playing;
  const [text, setText] = useState<string | null>(null);
  const look = (isOpen: boolean): void => {
    if (!isOpen || text !== null) return;
    ruleOf(rule).then(
      (found) => setText(found?.text ?? rules.unknown),
      (error: unknown) => {
        troubleIn(error);
        setText(rules.unknown);
      },
    );
  };
  return (
    <details class="rule" onToggle={(event) => look(event.currentTarget.open)}>
      <summary>{rule}</summary>
      {text !== null && (
        <>
          <p>{text}</p>
          <RuleFinder />
        </>
      )}
    </details>
  );
}
