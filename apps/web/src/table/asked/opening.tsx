// After a game that opens by consent: who has agreed that everything is shown, and agreeing oneself.
import { useState } from 'preact/hooks';
import { TroubleNotice } from '../../parts/trouble.js';
import { onGame, type Refusal } from '../../state/actions.js';
import type { Trouble } from '../../state/server.js';
import type { GameSeen } from '../../state/view.js';
import { listed } from '../../words/words.js';
import { seatName } from '../board/board.js';
import { tableWords } from '../words/words.js';

export function Opening({ game, seen }: { readonly game: string; readonly seen: GameSeen }) {
  const { opening } = tableWords();
  const [trouble, setTrouble] = useState<Refusal | Trouble | null>(null);
  const { view, seat } = seen;
  if (view.terms.opens !== 'BY_CONSENT' || view.result === null) return null;
  const missing = view.seats.filter(({ agreesToOpen }) => agreesToOpen === false);
  const canAgree = seen.legalActions.commands.includes('AGREE_TO_OPEN');
  if (missing.length === 0) return <p role="status">{opening.isOpen}</p>;
  return (
    <div>
      <TroubleNotice trouble={trouble} />
      {canAgree && (
        <>
          <p>{opening.what}</p>
          <button type="button" onClick={() => void onGame('agreeToOpen', game).then(setTrouble)}>
            {opening.agree}
          </button>
        </>
      )}
      <p role="status">
        {seat !== null && view.seats[seat]?.agreesToOpen === true && `${opening.youAgreed} `}
        {opening.waitsFor(listed(missing.map((one) => seatName(view, one.seat))))}
      </p>
    </div>
  );
}
