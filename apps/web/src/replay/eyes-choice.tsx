// Through whose eyes the game is seen: those that one has, and the others once it has opened.
import { useState } from 'preact/hooks';
import type { ViewerKind } from '../words/kinds.js';
import { eyesWord, type Eyes } from './eyes.js';
import type { OutlineSeen } from './outline.js';
import { playerIn } from './outline.js';
import { replayWords } from './words/words.js';

interface Props {
  readonly outline: OutlineSeen;
  readonly eyes: Eyes;
  /** What one is to this game, and whether everything in it may be seen. */
  readonly standing: { readonly viewer: ViewerKind; readonly mayAll: boolean };
  readonly onChoose: (eyes: string | undefined) => void;
}

export function EyesChoice({ outline, eyes, standing, onChoose }: Props) {
  const said = replayWords();
  const { viewer, mayAll } = standing;
  const [chosen, setChosen] = useState(eyesWord(eyes) ?? 'own');
  return (
    <>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(chosen === 'own' ? undefined : chosen);
        }}
      >
        {/* The arrow keys go through the others on the way to one: nothing is looked at before it is asked for. */}
        <label class="bare">
          <span>{said.eyes}</span>
          <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            <option value="own">{said.own[viewer]}</option>
            {viewer !== 'SPECTATOR' && <option value="spectator">{said.spectator}</option>}
            {outline.seats.map(({ seat }) => (
              <option key={seat} value={String(seat)} disabled={!mayAll}>
                {playerIn(outline, seat)}
              </option>
            ))}
            <option value="everything" disabled={!mayAll}>
              {said.everything}
            </option>
          </select>
        </label>
        <button type="submit">{said.see}</button>
      </form>
      {!mayAll && <p class="faint">{said.locked}</p>}
      {viewer === 'JUDGE' && <p class="faint">{said.recorded}</p>}
    </>
  );
}
