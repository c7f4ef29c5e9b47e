// What went wrong, as a sentence: what to do next.
import type { Refusal } from '../state/actions.js';
import type { Trouble } from '../state/server.js';
import { words } from '../words/words.js';

export function TroubleLine({ trouble }: { readonly trouble: Trouble | null }) {
  return trouble === null ? null : (
    <p class="notice" role="alert">
      {troubleInWords(trouble)}
    </p>
  );
}

export function troubleInWords(trouble: Trouble | Refusal): string {
  const { trouble: said } = words();
  if ('rule' in trouble) return trouble.message;
  switch (trouble.code) {
    case 'DISCONNECTED':
      return said.unreachable;
    case 'UNAVAILABLE':
    case 'STORE_UNAVAILABLE':
    case 'TRY_LATER':
    case 'SHUTTING_DOWN':
      return said.unavailable;
    case 'RATE_LIMITED':
    case 'TOO_MANY_ATTEMPTS':
      return said.tooMany(trouble.retryAfter ?? 60);
    case 'UNKNOWN_GAME':
    case 'UNKNOWN_DISPUTE':
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
