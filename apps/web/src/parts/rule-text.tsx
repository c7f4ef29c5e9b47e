// A rule by its number, and its words when somebody wants to read them.
import { useState } from 'preact/hooks';
import { request, RequestFailed } from '../state/server.js';
import { words } from '../words/words.js';

interface RuleSeen {
  readonly rule: { readonly text: string; readonly citation: string } | null;
}

export function RuleText({ rule }: { readonly rule: string }) {
  const { rules } = words().playing;
  const [text, setText] = useState<string | null>(null);
  const look = (isOpen: boolean): void => {
    if (!isOpen || text !== null) return;
    request<RuleSeen>('query Rule($number: String!) { rule(number: $number) { text citation } }', {
      number: rule,
    }).then(
      (found) => setText(found.rule?.text ?? rules.unknown),
      (error: unknown) => {
        if (!(error instanceof RequestFailed)) throw error;
        setText(rules.unknown);
      },
    );
  };
  return (
    <details class="rule" onToggle={(event) => look(event.currentTarget.open)}>
      <summary>{rule}</summary>
      {text !== null && <p>{text}</p>}
    </details>
  );
}
