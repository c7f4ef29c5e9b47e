// A new table that begins in a position: which seat one takes, and against whom.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Refusal } from '../state/actions.js';
import { createdBy, seatBotsAndStart } from '../state/creating.js';
import { go } from '../state/routes.js';
import type { Trouble } from '../state/server.js';
import { TroubleNotice } from '../parts/trouble.js';
import { replayWords } from './words/words.js';

interface Props {
  /** A mutation `created`, with the variables `$id`, `$seat` and `$terms` besides its own. */
  readonly mutation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  /** How many bots sit down if one plays against bots; with none the table waits for them. */
  readonly others: number;
  readonly button: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function TableForm({ mutation, variables, seats, others, button, class: look, children }: Props) {
  const { fork } = replayWords();
  const [trouble, setTrouble] = useState<Trouble | Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    const withBots = given.get('against') === 'bots';
    setBusy(true);
    const made = await createdBy(mutation, {
      ...variables,
      seat: Number(given.get('seat')),
      terms: { access: withBots ? 'PRIVATE' : 'OPEN' },
    });
    const done = 'game' in made && withBots && others > 0 ? await seatBotsAndStart(made.game, others) : made;
    setBusy(false);
    if ('game' in done) go({ page: 'game', game: done.game });
    else setTrouble(done);
  };
  return (
    <form
      class={look}
      onSubmit={(event) => {
        event.preventDefault();
        void begin(event.currentTarget);
      }}
    >
      {children}
      <TroubleNotice trouble={trouble} />
      <label>
        <span>{fork.seat}</span>
        <select name="seat">
          {seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{fork.against}</span>
        <select name="against">
          <option value="bots">{fork.bots}</option>
          <option value="people">{fork.people}</option>
        </select>
      </label>
      <button class="main" type="submit" disabled={busy}>
        {button}
      </button>
    </form>
  );
}
