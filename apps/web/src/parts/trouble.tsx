// What went wrong, in plain words: what to do next, and the rule where a rule refused.
import type { Trouble } from '../state/server.js';
import type { Refusal } from '../state/actions.js';
import { words } from '../words/words.js';
import { RuleText } from './rule-text.js';
import { TroubleSaid } from './trouble-line.js';

export function TroubleNotice({ trouble }: { readonly trouble: Trouble | Refusal | null }) {
  if (trouble === null) return null;
  return (
    <div class="notice" role="alert">
      <TroubleSaid trouble={trouble} />
      {trouble.code === 'GRAPHQL_VALIDATION_FAILED' && (
        <button type="button" onClick={() => location.reload()}>
          {words().playing.trouble.reload}
        </button>
      )}
      {trouble.code === 'UNAUTHENTICATED' && <a href="/account">{words().shell.account}</a>}
      {'rule' in trouble &&
        [trouble.rule, ...trouble.also].map((rule) => <RuleText key={rule} rule={rule} />)}
    </div>
  );
}
