// Your account: the secret again, and the ways out.
import { useState } from 'preact/hooks';
import { KeepSecret } from '../parts/keep-secret.js';
import { TroubleNotice } from '../parts/trouble.js';
import { go, pathOf } from '../state/routes.js';
import { logOut, revokeAll, type Account } from '../state/account.js';
import { troubleIn, type Trouble } from '../state/server.js';
import { words } from '../words/words.js';
import { Roles } from './roles.js';

export function AccountPage({ account }: { readonly account: Account }) {
  const { account: said } = words();
  const [isShown, setShown] = useState(false);
  const [isRevoked, setRevoked] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const revoke = (): Promise<void> =>
    revokeAll().then(
      () => {
        setTrouble(null);
        setRevoked(true);
      },
      (error: unknown) => setTrouble(troubleIn(error)),
    );
  return (
    <main class="page enter" tabIndex={-1} id="content">
      <h1>{said.title(account.name)}</h1>
      <p>
        <a href={pathOf({ page: 'statistics-player', player: account.name, asked: {} })}>{said.statistics}</a>
      </p>
      <p>{said.secretOnDevice}</p>
      {isShown ? (
        <KeepSecret name={account.name} secret={account.secret} />
      ) : (
        <p>
          <button type="button" onClick={() => setShown(true)}>
            {said.showSecret}
          </button>
        </p>
      )}
      <p>
        <button type="button" onClick={() => void revoke()}>
          {said.revoke}
        </button>
      </p>
      <TroubleNotice trouble={trouble} />
      {isRevoked && <p role="status">{said.revoked}</p>}
      <Roles name={account.name} />
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
