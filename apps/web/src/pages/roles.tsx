// The roles of an account: laying them down, and, for admins, giving them to others.
import { useState } from 'preact/hooks';
import { TroubleNotice } from '../parts/trouble.js';
import { changeRole, isAdmin, ownRoles, ROLES } from '../state/roles.js';
import type { Trouble } from '../state/server.js';
import type { GivenRole } from '../words/kinds.js';
import { words } from '../words/words.js';
import { pageWords } from './words/words.js';

export function Roles({ name }: { readonly name: string }) {
  const { roles } = pageWords();
  const { acting } = words();
  const [asked, setAsked] = useState<GivenRole | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  if (ownRoles.value.length === 0) return null;
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">{roles.title}</h2>
      <p class="faint">{roles.yours}</p>
      <TroubleNotice trouble={trouble} />
      <div class="row">
        {ownRoles.value.map((role) => (
          <button key={role} type="button" onClick={() => setAsked(role)}>
            {roles.layDown(roles.names[role])}
          </button>
        ))}
      </div>
      {asked !== null && (
        <div class="row">
          <span role="status">{roles.really(roles.names[asked])}</span>
          <button
            type="button"
            onClick={() =>
              void changeRole('take', name, asked).then((refused) => {
                setTrouble(refused);
                setAsked(null);
              })
            }
          >
            {acting.yes}
          </button>
          <button type="button" onClick={() => setAsked(null)}>
            {acting.no}
          </button>
        </div>
      )}
      {isAdmin.value && <OthersRoles />}
    </section>
  );
}

/** Only the operator makes admins. */
const GIVEN = ROLES.filter((role) => role !== 'ADMIN');

function OthersRoles() {
  const { roles } = pageWords();
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const change = async (form: HTMLFormElement, what: 'give' | 'take'): Promise<void> => {
    const given = new FormData(form);
    const name = String(given.get('name')).trim();
    const role = GIVEN.find((one) => one === given.get('role')) ?? 'JUDGE';
    setSaid('');
    const refused = await changeRole(what, name, role);
    setTrouble(refused);
    if (refused !== null) return;
    setSaid((what === 'give' ? roles.given : roles.taken)(name, roles.names[role]));
    form.reset();
  };
  return (
    <>
      <h3>{roles.others}</h3>
      <p class="faint">{roles.hint}</p>
      <TroubleNotice trouble={trouble} />
      <form
        class="sheet"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event;
          void change(event.currentTarget, submitter?.getAttribute('value') === 'take' ? 'take' : 'give');
        }}
      >
        <label>
          <span>{roles.name}</span>
          <input type="text" name="name" required maxLength={40} autocomplete="off" />
        </label>
        <label>
          <span>{roles.role}</span>
          <select name="role">
            {GIVEN.map((role) => (
              <option key={role} value={role}>
                {roles.names[role]}
              </option>
            ))}
          </select>
        </label>
        <div class="row">
          <button type="submit" value="give">
            {roles.give}
          </button>
          <button type="submit" value="take">
            {roles.take}
          </button>
        </div>
        <p role="status">{said}</p>
      </form>
    </>
  );
}
