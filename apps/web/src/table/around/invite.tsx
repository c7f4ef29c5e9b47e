// Who is to come to a table: invited by name, or by the link.
import { useState } from 'preact/hooks';
import { TroubleNotice } from '../../parts/trouble.js';
import { command, type Refusal } from '../../state/actions.js';
import { PlayerNamedDocument } from '../../state/generated/beside.js';
import { ask, troubleIn, type Trouble } from '../../state/server.js';
import { words } from '../../words/words.js';

export function Invite({ game }: { readonly game: string }) {
  const { invite } = words().playing;
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState<Refusal | Trouble | null>(null);
  const send = async (form: HTMLFormElement, name: string): Promise<void> => {
    setSaid('');
    setTrouble(null);
    try {
      const { player } = await ask(PlayerNamedDocument, { name });
      if (player === null) return setSaid(invite.unknown(name));
      const refusal = await command('invite', '$gameId: ID!, $playerId: ID!', {
        gameId: game,
        playerId: player.id,
      });
      setTrouble(refusal);
      if (refusal !== null) return;
      setSaid(invite.sent(name));
      form.reset();
    } catch (error) {
      setTrouble(troubleIn(error));
    }
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const name = String(new FormData(form).get('name') ?? '').trim();
        if (name !== '') void send(form, name);
      }}
    >
      <label class="bare">
        <span>{invite.label}</span>
        <input type="text" name="name" maxLength={40} autocomplete="off" />
      </label>
      <button type="submit">{invite.send}</button>
      <span role="status">{said}</span>
      <TroubleNotice trouble={trouble} />
    </form>
  );
}

export function CopyLink() {
  const { invite } = words().playing;
  const [isCopied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
    >
      {isCopied ? invite.copied : invite.copy}
    </button>
  );
}
