// Your account: the secret again, and the ways out.
import { useState } from 'preact/hooks';
import { go } from '../state/routes.js';
import { logOut, revokeAll, type Account } from '../state/account.js';
import { words } from '../words/words.js';

export function AccountPage({ account }: { readonly account: Account }) {
  const { account: said } = words();
  const [isShown, setShown] = useState(false);
  const [isRevoked, setRevoked] = useState(false);
  return (
    <main class="page enter" tabIndex={-1} id="content">
      <h1>{said.title(account.name)}</h1>
      <p>{said.secretOnDevice}</p>
      {isShown ? (
        <code class="secret">{account.secret}</code>
      ) : (
        <p>
          <button type="button" onClick={() => setShown(true)}>
            {said.showSecret}
          </button>
        </p>
      )}
      <p>
        <button type="button" onClick={() => void revokeAll().then(() => setRevoked(true))}>
          {said.revoke}
        </button>
      </p>
      {isRevoked && <p role="status">{said.revoked}</p>}
      <p class="faint">{said.leaveWarning}</p>
      <button
        type="button"
        onClick={() => {
          logOut();
          go({ page: 'lobby' });
        }}
      >
        {said.leave}
      </button>
    </main>
  );
}
