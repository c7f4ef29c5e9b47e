// A player who has left a question unanswered for as long as the terms allow: the others can concede for that player.
import { useEffect, useState } from 'preact/hooks';
import { Sure } from '../../parts/sure.js';
import { TroubleNotice } from '../../parts/trouble.js';
import { command, type Refusal } from '../../state/actions.js';
import type { Trouble } from '../../state/server.js';
import type { GameSeen } from '../../state/view.js';
import { seatName } from '../board/board.js';
import { tableWords } from '../words/words.js';

/** The longest that a browser waits at once. */
const LONGEST_MS = 2 ** 31 - 1;

export function Absent({ game, seen }: { readonly game: string; readonly seen: GameSeen }) {
  const { absent } = tableWords();
  const { view, seat } = seen;
  const { decision } = view;
  const [trouble, setTrouble] = useState<Refusal | Trouble | null>(null);
  const isOver = useIsOver(decision?.absentFrom);
  const canConcede =
    decision !== null && seat !== null && decision.seat !== seat && view.seats[seat]?.lost === null;
  if (!isOver || !canConcede || view.dispute !== null) return null;
  const who = seatName(view, decision.seat);
  return (
    <div class="row">
      <span role="status">{absent.since(who)}</span>
      <Sure
        label={absent.concede(who)}
        question={absent.really(who)}
        onYes={() =>
          command('concedeAbsent', '$gameId: ID!, $seat: Int!', { gameId: game, seat: decision.seat }).then(
            setTrouble,
          )
        }
      />
      <TroubleNotice trouble={trouble} />
    </div>
  );
}

/** True from that instant on, by the clock of this device; the server has the last word. */
function useIsOver(instant: string | undefined): boolean {
  const left = instant === undefined ? Infinity : Date.parse(instant) - Date.now();
  const [, wake] = useState(0);
  useEffect(() => {
    if (left <= 0 || left === Infinity) return;
    const later = setTimeout(() => wake((before) => before + 1), Math.min(left + 1, LONGEST_MS));
    return () => clearTimeout(later);
  });
  return left <= 0;
}
