// What a replay shows wherever it comes from: the table at a moment, what was told until then, and the line to go along.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TroubleNotice } from '../parts/trouble.js';
import { StillSeats, StillSide, StillStatus, useShown } from '../table/still-table.js';
import { listed } from '../words/words.js';
import { Controls, Keys, pressed } from './controls.js';
import { MarksList } from './marks-list.js';
import { playerIn } from './outline.js';
import type { Replay } from './replay.js';
import { MomentLine, Scrubber } from './scrubber.js';
import { ToldLog } from './told-log.js';
import { replayWords } from './words/words.js';
import './replay.css';

interface Props {
  readonly replay: Replay;
  readonly note: string | undefined;
  readonly notedAt: readonly number[];
  readonly annotations: ComponentChildren;
  /** Beside the table, after the annotations. */
  readonly children?: ComponentChildren;
  /** Beside the controls. */
  readonly below?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

export function ReplayBody({ replay, note, notedAt, annotations, children, below, foot }: Props) {
  const said = replayWords();
  const { outline, seat } = replay.seen;
  const page = useRef<HTMLElement>(null);
  const shown = useShown();
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  const moment = replay.moment.value;
  const view = replay.view.value;
  const arrivals = replay.arrivals();
  const onGo = (at: number): void => replay.goTo(at);
  return (
    <main
      class="replay"
      tabIndex={-1}
      id="content"
      ref={page}
      onKeyDown={(event) => {
        if (pressed(replay, event)) event.preventDefault();
      }}
    >
      <header class="status">
        <h1 class="hidden">
          {said.title(listed(outline.seats.map((each) => playerIn(outline, each.seat))))}
        </h1>
        {note !== undefined && (
          <p class="notice" role="status">
            {note}
          </p>
        )}
        {view !== null && <StillStatus view={view} />}
        <TroubleNotice trouble={replay.trouble.value} />
      </header>
      {view === null ? (
        <p role="status">{said.loading}</p>
      ) : (
        <StillSeats
          view={view}
          seat={seat}
          onShow={(card) => (shown.value = card)}
          isNew={(object, controller) => arrivals.isNew(object, controller)}
        />
      )}
      <aside class="side">
        {view !== null && <StillSide view={view} seat={seat} shown={shown.value} />}
        <ToldLog replay={replay} />
        <MarksList outline={outline} moment={moment} onGo={onGo} />
        {annotations}
        {children}
        <Keys />
        {foot}
      </aside>
      <section class="prompt" aria-label={said.where}>
        <Scrubber outline={outline} moment={moment} notedAt={notedAt} onGo={onGo} />
        <div class="below">
          <Controls replay={replay} />
          <MomentLine outline={outline} moment={moment} />
          {below}
        </div>
      </section>
    </main>
  );
}
