// What went wrong, as a sentence: what to do next.
import type { Refusal } from '../state/actions.js';
import type { Trouble } from '../state/server.js';
import type { ErrorCode } from '../refusals/error-codes.js';
import { said, type Said } from '../refusals/said.js';
import type { AccountRefusalCode, RefusalCode } from '../words/kinds.js';
import { words } from '../words/words.js';

export function TroubleLine({ trouble }: { readonly trouble: Trouble | null }) {
  return trouble === null ? null : (
    <p class="notice" role="alert">
      <TroubleSaid trouble={trouble} />
    </p>
  );
}

/** The sentence, and the server's own words where they say more. */
export function TroubleSaid({ trouble }: { readonly trouble: Trouble | Refusal }) {
  const { sentence, detail } = troubleInWords(trouble);
  return (
    <>
      {sentence}
      {detail !== undefined && (
        <span lang="en" class="faint">
          {' '}
          {detail}
        </span>
      )}
    </>
  );
}

function troubleInWords(trouble: Trouble | Refusal): Said {
  const plain = plainly(trouble);
  return plain === undefined ? byCode(trouble) : { sentence: plain };
}

/** A newer server can have others. `DISCONNECTED` is the library's own. */
type KnownCode = ErrorCode | RefusalCode | AccountRefusalCode | 'DISCONNECTED';

/** What has nothing to do with what was wanted. */
function plainly(trouble: Trouble | Refusal): string | undefined {
  const { trouble: texts } = words();
  if ('rule' in trouble) return undefined;
  switch (trouble.code as KnownCode) {
    case 'DISCONNECTED':
      return texts.unreachable;
    case 'UNAVAILABLE':
    case 'STORE_UNAVAILABLE':
    case 'TRY_LATER':
    case 'SHUTTING_DOWN':
      return texts.unavailable;
    case 'RATE_LIMITED':
    case 'TOO_MANY_ATTEMPTS':
      return texts.tooMany(trouble.retryAfter ?? 60);
    case 'UNKNOWN_GAME':
      return texts.noGame;
    case 'CREDENTIALS_WRONG':
      return texts.wrongSecret;
    case 'UNAUTHENTICATED':
      return texts.sessionEnded;
    case 'GRAPHQL_VALIDATION_FAILED':
      return texts.oldPage;
    case 'INTERNAL':
      return texts.failed;
    default:
      return undefined;
  }
}

function byCode(trouble: Trouble | Refusal): Said {
  const { trouble: texts } = words();
  const told = said(trouble) ?? { sentence: texts.refused };
  const wait = trouble.retryAfter ?? 0;
  return wait > 0 ? { ...told, sentence: `${told.sentence} ${texts.wait(wait)}` } : told;
}
