// The table while a game is played, and when it is over: the board, what is asked, what can be done, and the log.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { CardText } from '../parts/card.js';
import { TroubleNotice } from '../parts/trouble.js';
import type { LiveGame } from '../state/live-game.js';
import type { Trouble } from '../state/server.js';
import type { CardSeen, GameSeen, PlaySeen } from '../state/view.js';
import { words } from '../words/words.js';
import { answer, Builder, type Answer, type Refusal } from '../state/actions.js';
import { Announcing } from './announcing.js';
import { Asked } from './asked.js';
import { SeatArea } from './seat-area.js';
import { choosing } from './choosing.js';
import { Log } from './log.js';
import { Stack } from './stack.js';
import { StatusBar } from './status-bar.js';
import { Zones } from './zones.js';

export function Played({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { view } = seen;
  const builder = useMemo(() => new Builder(live.id), [live]);
  const shown = useSignal<CardSeen | null>(null);
  const menu = useSignal<readonly PlaySeen[]>([]);
  const refusal = useSignal<Refusal | Trouble | null>(null);
  const decision = view.decision;
  const isMine = decision !== null && decision.question !== null && decision.seat === seen.seat;

  // Another question is asked: what was being put together belongs to the last one.
  useEffect(() => {
    builder.cancel();
    menu.value = [];
    choosing.value = null;
    refusal.value = null;
  }, [decision?.id]);
  useEffect(() => {
    document.title = isMine ? `● ${words().table.yourMove}` : words().appName;
  }, [isMine]);

  const say = async (given: Answer): Promise<void> => {
    if (decision === null) return;
    refusal.value = await answer(live.id, decision.id, given);
  };
  const begin = (plays: readonly PlaySeen[]): void => {
    const [only] = plays;
    menu.value = plays.length > 1 ? plays : [];
    if (only !== undefined && plays.length === 1) void builder.begin(only);
  };
  const board = {
    view,
    mine: seen.seat,
    plays: isMine ? seen.legalActions.plays : [],
    onBegin: begin,
    onShow: (card: CardSeen) => (shown.value = card),
  };
  const order = seatsAround(view.seats.length, seen.seat ?? 0);
  return (
    <main class="table" tabIndex={-1} id="content">
      <StatusBar live={live} seen={seen} />
      <div class="board">
        {order.map((seat) => {
          const area = view.seats.find((one) => one.seat === seat);
          return area === undefined ? null : <SeatArea key={seat} area={area} board={board} />;
        })}
      </div>
      <aside class="side">
        <Stack board={board} />
        <div class="shown" aria-live="off">
          {shown.value !== null && <CardText card={shown.value} />}
        </div>
        <Zones board={board} />
        <Log live={live} seen={seen} />
      </aside>
      <section class={`prompt ${isMine ? 'pulse' : ''}`} aria-label={words().table.yourMove}>
        <TroubleNotice trouble={refusal.value} />
        <Announcing
          builder={builder}
          menu={menu.value}
          view={view}
          live={live}
          onPick={begin}
          onSay={say}
          onCancel={() => (menu.value = [])}
        />
        {builder.now.value === null && menu.value.length === 0 && (
          <Asked live={live} seen={seen} isMine={isMine} onSay={say} />
        )}
      </section>
    </main>
  );
}

/** The others in their order, the viewer last: they sit below. */
const seatsAround = (count: number, own: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => (own + 1 + place) % count);
