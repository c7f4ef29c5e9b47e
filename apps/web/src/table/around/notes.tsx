// Private notes in a column for each player, and the names that were given last, to be noted by one click.
import { useEffect, useState } from 'preact/hooks';
import { TroubleNotice } from '../../parts/trouble.js';
import type { Refusal } from '../../state/actions.js';
import { useDraft } from '../../state/draft.js';
import type { LiveGame } from '../../state/live-game.js';
import { columnsOf, inColumn, shortCost } from '../../state/note-columns.js';
import { notesOf, writeNote } from '../../state/notes.js';
import type { Trouble } from '../../state/server.js';
import type { GameSeen } from '../../state/view.js';
import { words } from '../../words/words.js';
import { playerName } from '../board/board.js';

const LATELY = 4;

export function Notes({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { notes: said } = words().playing;
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [typed, setTyped] = useDraft(`note.${live.id}`);
  const [whose, setWhose] = useState(0);
  const [trouble, setTrouble] = useState<Refusal | Trouble | null>(null);
  const look = (): void => void notesOf(live.id).then((kept) => setNotes(kept ?? []));
  useEffect(look, [live]);
  const players = seen.view.seats.map(playerName);
  const write = async (text: string): Promise<boolean> => {
    const refusal = await writeNote(live.id, text);
    setTrouble(refusal);
    look();
    return refusal === null;
  };
  const columns = columnsOf(notes, players);
  const suggested = namedLately(live, seen).filter((note) => !notes.includes(note));
  return (
    <details class="notes">
      <summary>
        {said.title} {notes.length > 0 && <span class="badge">{notes.length}</span>}
      </summary>
      <TroubleNotice trouble={trouble} />
      <div class="columns">
        {players.map((player, seat) => (
          <section key={seat} aria-label={said.of(player)}>
            <h3>{player}</h3>
            <ul>
              {columns[seat]?.map((note, place) => (
                <li key={place}>{note}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {suggested.length > 0 && (
        <div class="row">
          {suggested.map((note) => (
            <button key={note} type="button" class="chip" onClick={() => void write(note)}>
              {said.note} {note}
            </button>
          ))}
        </div>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '')
            void write(inColumn(players[whose] ?? '', typed.trim())).then((isKept) => {
              if (isKept) setTyped('');
            });
        }}
      >
        <label class="bare">
          <span class="hidden">{said.whose}</span>
          <select value={whose} onChange={(event) => setWhose(Number(event.currentTarget.value))}>
            {players.map((player, seat) => (
              <option key={seat} value={seat}>
                {player}
              </option>
            ))}
          </select>
        </label>
        <label class="bare grow">
          <span class="hidden">{said.text}</span>
          <input
            type="text"
            value={typed}
            maxLength={900}
            placeholder={said.example}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{said.keep}</button>
      </form>
    </details>
  );
}

/** The names that were given last, as notes: whose, cost and name. */
function namedLately(live: LiveGame, { view }: GameSeen): readonly string[] {
  const named = live.log.value.flatMap(({ story }) => {
    if (story.type !== 'CardNamed') return [];
    const { seat, name } = story;
    const area = view.seats.find((one) => one.seat === seat);
    const short = shortCost(live.names.costOf(name) ?? null);
    return area === undefined ? [] : [inColumn(playerName(area), short === '' ? name : `${short}: ${name}`)];
  });
  return [...new Set(named)].slice(-LATELY);
}
