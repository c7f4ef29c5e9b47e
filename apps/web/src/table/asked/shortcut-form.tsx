// A loop: a player proposes to do their last things again so many times (cr 731.2a).
import { useState } from 'preact/hooks';
import { TroubleNotice } from '../../parts/trouble.js';
import { command, type Refusal } from '../../state/actions.js';
import type { Trouble } from '../../state/server.js';
import { tableWords } from '../words/words.js';

const MOST_CHOICES = 100;
const MOST_TIMES = 1_000_000;

export function ShortcutForm({ game, decision }: { readonly game: string; readonly decision: string }) {
  const { shortcut } = tableWords();
  const [trouble, setTrouble] = useState<Refusal | Trouble | null>(null);
  const propose = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    setTrouble(
      await command('shortcut', '$gameId: ID!, $decisionId: ID!, $choices: Int!, $times: Int!', {
        gameId: game,
        decisionId: decision,
        choices: Number(given.get('choices')),
        times: Number(given.get('times')),
      }),
    );
  };
  return (
    <details>
      <summary>{shortcut.title}</summary>
      <p class="faint">{shortcut.what}</p>
      <TroubleNotice trouble={trouble} />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void propose(event.currentTarget);
        }}
      >
        <label>
          <span>{shortcut.choices}</span>
          <small>{shortcut.choicesHint}</small>
          <input type="number" name="choices" min={1} max={MOST_CHOICES} required />
        </label>
        <label>
          <span>{shortcut.times}</span>
          <input type="number" name="times" min={1} max={MOST_TIMES} required />
        </label>
        <button type="submit">{shortcut.propose}</button>
      </form>
    </details>
  );
}
