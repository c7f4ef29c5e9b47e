// What went wrong, in plain words: what to do next, and the rule where a rule refused.
import type { Trouble } from '../state/server.js';
import type { Refusal } from '../state/actions.js';
import { words } from '../words/words.js';
import { RuleText } from './rule-text.js';

export function TroubleNotice({ trouble }: { readonly trouble: Trouble | Refusal | null }) {
  if (trouble === null) return null;
  return (
    <div class="notice" role="alert">
      {sentence(trouble)}
      {trouble.code === 'GRAPHQL_VALIDATION_FAILED' && (
        <button type="button" onClick={() => location.reload()}>
          {words().playing.trouble.reload}
        </button>
      )}
      {'rule' in trouble && <RuleText rule={trouble.rule} />}
    </div>
  );
}

function sentence(trouble: Trouble | Refusal): string {
  const { trouble: said } = words();
  if ('rule' in trouble) return trouble.message;
  switch (trouble.code) {
    case 'UNREACHABLE':
      return said.unreachable;
    case 'UNAVAILABLE':
    case 'TRY_LATER':
    case 'SHUTTING_DOWN':
      return said.unavailable;
    case 'RATE_LIMITED':
    case 'TOO_MANY_ATTEMPTS':
      return said.tooMany(trouble.retryAfter ?? 60);
    case 'UNKNOWN_GAME':
      return said.noGame;
    case 'CREDENTIALS_WRONG':
      return said.wrongSecret;
    case 'UNAUTHENTICATED':
      return said.sessionEnded;
    case 'GRAPHQL_VALIDATION_FAILED':
      return said.oldPage;
    case 'INTERNAL':
      return said.failed;
    default:
      return `${said.refused} ${trouble.message}`;
  }
}
