// A table that is only looked at: the board of a replay, of a judge, of somebody who watches.
import { useSignal } from '@preact/signals';
import { CardText } from '../parts/card.js';
import type { CardSeen, ViewSeen } from '../state/view.js';
import { words } from '../words/words.js';
import { awaited, seatName, type Board } from './board/board.js';
import { Halted } from './around/halted.js';
import { Proposed } from './around/proposed.js';
import { SeatArea } from './board/seat-area.js';
import { Stack } from './board/stack.js';
import { Zones } from './board/zones.js';
import './still-table.css';

interface Props {
  readonly view: ViewSeen;
  /** Whose part lies below; null: seat 0's. */
  readonly seat: number | null;
  readonly onShow?: (card: CardSeen) => void;
  /** Whether a permanent has come since its controller's last turn began. */
  readonly isNew?: (object: string, controller: number) => boolean;
  /** What the server's clock says, at a table that goes on. */
  readonly now?: () => number;
}

const stillBoard = (view: ViewSeen, seat: number | null, onShow: (card: CardSeen) => void): Board => ({
  view,
  mine: seat,
  plays: [],
  onBegin: () => undefined,
  onShow,
});

/** The seats, one under the other, the one that looks below. */
export function StillSeats({ view, seat, onShow = () => undefined, isNew, now }: Props) {
  const board: Board = {
    ...stillBoard(view, seat, onShow),
    ...(isNew === undefined ? {} : { isNew }),
    ...(now === undefined ? {} : { now }),
  };
  const below = seat ?? 0;
  const count = view.seats.length;
  return (
    <div class="board">
      {Array.from({ length: count }, (_, place) => (below + 1 + place) % count).map((each) => {
        const area = view.seats.find((one) => one.seat === each);
        return area === undefined ? null : <SeatArea key={each} area={area} board={board} />;
      })}
    </div>
  );
}

/** What lies beside them: the stack, the card that is looked at, and the other zones. */
export function StillSide({ view, seat, shown }: Props & { readonly shown: CardSeen | null }) {
  const board = stillBoard(view, seat, () => undefined);
  return (
    <>
      <Halted view={view} />
      <Proposed view={view} />
      <Stack board={board} />
      <div class="shown" aria-live="off">
        {shown !== null && <CardText card={shown} />}
      </div>
      <Zones board={board} />
    </>
  );
}

/** Whose turn it is, which step, and who is asked. */
export function StillStatus({ view }: { readonly view: ViewSeen }) {
  const { table, newGame } = words();
  const { turn, result } = view;
  return (
    <p class="still-status">
      <strong class="big">
        {turn === null ? newGame.presets[view.terms.ruleset].name : table.turnOf(seatName(view, turn.active))}
      </strong>
      {turn !== null && <span class="faint">{table.turn(turn.number)}</span>}
      {turn?.step !== null && turn?.step !== undefined && <span>{table.steps[turn.step]}</span>}
      {result !== null ? (
        <strong>{table.reasons[result.reason]}</strong>
      ) : (
        <span class="faint">{awaited(view)}</span>
      )}
    </p>
  );
}

export const useShown = () => useSignal<CardSeen | null>(null);
