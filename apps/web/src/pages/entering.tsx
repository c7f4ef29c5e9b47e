// The first page: a name, a click, and one plays. Whoever has been here before brings the recovery secret.
import { useState } from 'preact/hooks';
import { KeepSecret } from '../parts/keep-secret.js';
import { TroubleNotice } from '../parts/trouble.js';
import { logIn, newSecret, register } from '../state/account.js';
import { troubleIn, type Trouble } from '../state/server.js';
import { words } from '../words/words.js';

export function Entering() {
  const { entering } = words();
  const [isKnown, setKnown] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [busy, setBusy] = useState(false);
  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const given = new FormData(event.currentTarget);
    const name = String(given.get('name')).trim();
    setBusy(true);
    setTrouble(null);
    (isKnown ? logIn(name, String(given.get('secret')).trim()) : register(name)).catch((error: unknown) => {
      setBusy(false);
      setTrouble(troubleIn(error));
    });
  };
  return (
    <main class="page enter" tabIndex={-1} id="content">
      <h1>{entering.title}</h1>
      <p>{entering.what}</p>
      <TroubleNotice trouble={trouble} />
      <form class="sheet" onSubmit={enter}>
        <label>
          <span>{entering.name}</span>
          <input type="text" name="name" required maxLength={40} autocomplete="username" autoFocus />
        </label>
        {isKnown && (
          <label>
            <span>{entering.secret}</span>
            <input type="password" name="secret" required autocomplete="current-password" />
          </label>
        )}
        <div class="row">
          <button class="main" type="submit" disabled={busy}>
            {isKnown ? entering.logIn : entering.play}
          </button>
          <button class="plain" type="button" onClick={() => setKnown(!isKnown)}>
            {isKnown ? entering.fresh : entering.known}
          </button>
        </div>
      </form>
    </main>
  );
}

/** Shown once, beside whatever else is on the page. */
export function NewSecret({ name }: { readonly name: string }) {
  const { entering } = words();
  const secret = newSecret.value;
  if (secret === null) return null;
  return (
    <section class="sheet secret-sheet" aria-labelledby="new-secret">
      <h2 id="new-secret">{entering.welcome(name)}</h2>
      <p>{entering.keepSecret}</p>
      <KeepSecret name={name} secret={secret}>
        <button class="main" type="button" onClick={() => (newSecret.value = null)}>
          {entering.kept}
        </button>
      </KeepSecret>
    </section>
  );
}
