// The table while a game is played, and when it is over: the board, what is asked, what can be done, and the log.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { CardText } from '../parts/card.js';
import { CatalogueText } from '../parts/catalogue-text.js';
import { later } from '../parts/later.js';
import { TroubleNotice } from '../parts/trouble.js';
import type { LiveGame } from '../state/live-game.js';
import type { Trouble } from '../state/server.js';
import type { CardSeen, GameSeen, PlaySeen } from '../state/view.js';
import { Terms } from '../terms/terms.js';
import { words } from '../words/words.js';
import { answer, type Answer, type Refusal } from '../state/actions.js';
import { Builder, type Announcement } from '../state/builder.js';
import { passingOf, setPassing } from '../state/passing.js';
import { Announcing } from './asked/announcing.js';
import { Arrows } from './board/arrows.js';
import { OpenQuestion } from './asked/asked.js';
import { useAttention } from './around/attention.js';
import { Notes } from './around/notes.js';
import { Proposed } from './around/proposed.js';
import { isStopped } from '#client';
import { seatName } from './board/board.js';
import { Hand, SeatArea } from './board/seat-area.js';
import { Chat } from './around/chat.js';
import { choosing } from './board/choosing.js';
import { Halted } from './around/halted.js';
import { held, useKeys } from './around/keys.js';
import { Log } from './log/log.js';
import { Stack } from './board/stack.js';
import { StatusBar } from './around/status-bar.js';
import { Zones } from './board/zones.js';
import { yieldingFor } from './board/yields.js';

/** So long one can still stop a pass that is made automatically. */
const YIELD_MS = 600;

const JudgeAtTheTable = later(
  () => import('../dispute/at-the-table.js').then((part) => part.JudgeAtTheTable),
  'part',
);

export function Played({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { view } = seen;
  const builder = useMemo(() => new Builder(live.id), [live]);
  const shown = useSignal<CardSeen | null>(null);
  /** A name of the catalogue that is looked up, from the log. */
  const looked = useSignal('');
  const menu = useSignal<readonly PlaySeen[]>([]);
  const refusal = useSignal<Refusal | Trouble | null>(null);
  const decision = view.decision;
  /** The question that an answer is on its way to: until there is another, there is nothing to press. */
  const answered = useSignal<string | null>(null);
  const isAnswered = decision !== null && decision.decisionId === answered.value;
  // What may be done comes a moment after the question: until then there is nothing to press.
  const isMine =
    decision !== null &&
    decision.question !== null &&
    decision.seat === seen.seat &&
    !isStopped(view) &&
    seen.legalActions.decision?.decisionId === decision.decisionId &&
    !isAnswered;

  // Another question is asked: what was being put together belongs to the last one.
  useEffect(() => {
    builder.cancel();
    menu.value = [];
    choosing.value = null;
    refusal.value = null;
  }, [decision?.decisionId]);
  const acted = useRef(0);
  useAttention(isMine ? decision.decisionId : null, () => acted.current);

  const say = async (given: Answer): Promise<'done' | 'refused'> => {
    if (decision === null) return 'refused';
    acted.current = Date.now();
    answered.value = decision.decisionId;
    const trouble = await answer(live.id, decision.decisionId, given);
    if (trouble !== null) answered.value = null;
    refusal.value = trouble;
    acted.current = Date.now();
    return trouble === null ? 'done' : 'refused';
  };
  const begin = (plays: readonly PlaySeen[]): void => {
    const [only] = plays;
    if (plays.length > 1) menu.value = plays;
    // The menu stays until the action is there: in between, a second click would pass.
    else if (only !== undefined)
      void builder.begin(only).then(() => {
        menu.value = [];
        doPlain(only);
      });
  };
  /** Playing a land leaves nothing to choose and costs nothing: the click that said so was enough. */
  const doPlain = (only: PlaySeen): void => {
    const now = builder.now.value;
    if (now === null || now.of !== only || !isPlain(now)) return;
    void say({ act: now.play }).then(() => {
      if (builder.now.value === now) builder.cancel();
    });
  };
  const canPass = isMine && decision.question?.__typename === 'Priority';
  const passing = passingOf(seen);
  const passUntil = (until: 'SOMETHING_HAPPENS' | 'MY_TURN'): void => {
    if (seen.legalActions.commands.includes('SET_PASSING'))
      void setPassing(live.id, { until, stops: passing.stops });
  };
  const isBusy = builder.now.value !== null || menu.value.length > 0;
  useKeys({
    pass: () => void (canPass && !isBusy && say({ action: 'PASS' })),
    untilSomething: () => passUntil('SOMETHING_HAPPENS'),
    untilMine: () => passUntil('MY_TURN'),
    cancel: () => {
      if (isBusy) {
        builder.cancel();
        menu.value = [];
      } else if (passing.until !== null) void setPassing(live.id, { until: null, stops: passing.stops });
    },
  });
  // Held while the server passes by itself: it asks again.
  useEffect(() => {
    if (held.value && passing.until !== null) void setPassing(live.id, { until: null, stops: passing.stops });
  }, [held.value]);
  const yielding = canPass && !isBusy && !held.value ? yieldingFor(view) : undefined;
  useEffect(() => {
    if (yielding === undefined) return;
    const later = setTimeout(() => void say({ action: 'PASS' }), YIELD_MS);
    return () => clearTimeout(later);
  }, [yielding, decision?.decisionId]);
  const board = {
    view,
    mine: seen.seat,
    plays: isMine ? seen.legalActions.plays : [],
    onBegin: begin,
    exiledBy: (object: string) => live.names.exiledBy(object),
    isNew: (object: string, controller: number) => live.arrivals.isNew(object, controller),
    now: live.now,
    onShow: (card: CardSeen) => {
      shown.value = card;
      looked.value = '';
    },
  };
  const own = view.seats.find(({ seat }) => seat === seen.seat);
  const order = seatsAround(view.seats.length, seen.seat ?? 0);
  return (
    <main class="table" tabIndex={-1} id="content">
      <Arrows view={view} />
      <StatusBar live={live} seen={seen} />
      <div class="board">
        {order.map((seat) => {
          const area = view.seats.find((one) => one.seat === seat);
          return area === undefined ? null : (
            <SeatArea key={seat} area={area} board={board} isHandApart={area === own} />
          );
        })}
      </div>
      <div class="near">
        {own !== undefined && <Hand area={own} board={board} />}
        <section
          class={`prompt ${isMine ? 'pulse' : ''}`}
          aria-label={words().table.yourMove}
          data-decision={isMine ? decision.decisionId : undefined}
          aria-busy={isAnswered}
        >
          <TroubleNotice trouble={refusal.value ?? live.trouble.value} />
          {!isAnswered && !isPlain(builder.now.value) && (
            <Announcing
              builder={builder}
              menu={menu.value}
              plays={board.plays}
              view={view}
              live={live}
              onPick={begin}
              onSay={say}
              onCancel={() => (menu.value = [])}
            />
          )}
          {yielding !== undefined && <p role="status">{words().playing.passing.yielding(yielding)}</p>}
          {held.value && <p class="faint">{words().playing.passing.held}</p>}
          <Halted view={view} />
          <Proposed view={view} />
          {!isBusy && <OpenQuestion live={live} seen={seen} isMine={isMine} onSay={say} />}
        </section>
      </div>
      <aside class="side">
        <JudgeAtTheTable game={live.id} seen={seen} who={(seat) => seatName(view, seat)} />
        <Stack board={board} />
        <div class="shown" aria-live="off">
          {looked.value !== '' ? (
            <CatalogueText name={looked.value} />
          ) : (
            shown.value !== null && <CardText card={shown.value} />
          )}
        </div>
        <Zones board={board} />
        {seen.seat !== null && <Notes live={live} seen={seen} />}
        <Chat game={live.id} seen={seen} />
        <Terms agreed={view.terms} />
        <Log live={live} seen={seen} onName={(name) => (looked.value = name)} />
      </aside>
    </main>
  );
}

/** There was nothing to choose and is nothing to pay: it is done without another click, so there is nothing to show. */
const isPlain = (now: Announcement | null): boolean =>
  now !== null &&
  now.of.kind === 'PLAY' &&
  now.chosen.length === 0 &&
  now.question === null &&
  now.refusal === null;

/** The others in their order, the viewer last: they sit below. */
const seatsAround = (count: number, own: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => (own + 1 + place) % count);
