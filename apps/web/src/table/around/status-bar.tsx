// Whose turn it is, which step, and whose move, in large type; and whether the connection stands.
import { Sure } from '../../parts/sure.js';
import type { LiveGame } from '../../state/live-game.js';
import type { GameSeen } from '../../state/view.js';
import { listed, words } from '../../words/words.js';
import { onGame } from '../../state/actions.js';
import { isStopped } from '#client';
import { awaited, seatName } from '../board/board.js';
import { Options } from './options.js';
import { PhaseBar } from './phase-bar.js';

export function StatusBar({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { table } = words();
  const { view, seat } = seen;
  const { turn, decision, result } = view;
  const connection = live.connection.value;
  const isMine = decision !== null && decision.seat === seat && !isStopped(view);
  return (
    <header class="status">
      <div class="now">
        {result !== null ? (
          <strong class="big">{outcome(seen)}</strong>
        ) : (
          <>
            <strong class="big">{whoseTurn(seen)}</strong>
            {turn !== null && <span class="faint">{table.turn(turn.number)}</span>}
            <strong class={`big ${isMine ? 'yours' : ''}`} role="status">
              {isMine ? table.yourMove : awaited(view)}
            </strong>
          </>
        )}
        {connection !== 'live' && (
          <span class={connection === 'offline' ? 'warn' : 'faint'}>{table.connection[connection]}</span>
        )}
        {seat !== null && result === null && <Options />}
        <Concede live={live} seen={seen} />
      </div>
      {result === null && <PhaseBar live={live} seen={seen} />}
    </header>
  );
}

function whoseTurn({ view, seat }: GameSeen): string {
  const { table, newGame } = words();
  if (view.turn === null) return newGame.presets[view.terms.ruleset].name;
  return view.turn.active === seat ? table.yourTurn : table.turnOf(seatName(view, view.turn.active));
}

function outcome({ view, seat }: GameSeen): string {
  const { table } = words();
  const winners = view.result?.winners ?? [];
  if (winners.length === 0) return `${table.over} ${table.drawn}`;
  if (seat !== null) return `${table.over} ${winners.includes(seat) ? table.youWon : table.youLost}`;
  return `${table.over} ${table.won(listed(winners.map((winner) => seatName(view, winner))))}`;
}

function Concede({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { table } = words();
  if (!seen.legalActions.commands.includes('CONCEDE')) return null;
  return (
    <Sure
      label={table.concede}
      question={table.reallyConcede}
      look="plain"
      onYes={() => onGame('concede', live.id)}
    />
  );
}
