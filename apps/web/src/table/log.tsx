// What happened, as sentences in the language of whoever reads; screen readers hear each as it comes.
import { useEffect, useRef } from 'preact/hooks';
import type { LiveGame } from '../state/live-game.js';
import type { GameSeen } from '../state/view.js';
import { words } from '../words/words.js';
import { seatName } from './board.js';
import { said } from './said.js';

export function Log({ live, seen }: { readonly live: LiveGame; readonly seen: GameSeen }) {
  const { table } = words();
  const end = useRef<HTMLDivElement>(null);
  const lines = linesOf(live, seen);
  useEffect(() => {
    const box = end.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <section class="log">
      <h2>{table.log}</h2>
      <div ref={end} class="lines" role="log" aria-live="polite" tabIndex={0} aria-label={table.log}>
        {lines.map(({ key, line, isTurn }) => (
          <p key={key} class={isTurn ? 'turn' : ''}>
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}

interface Line {
  readonly key: number;
  readonly line: string;
  readonly isTurn: boolean;
}

const linesOf = (live: LiveGame, { view }: GameSeen): readonly Line[] =>
  live.log.value.flatMap(({ story, seq }) => {
    const line = said(story, {
      who: (seat) => (typeof seat === 'number' ? seatName(view, seat) : words().log.somebody),
      card: (id) => live.names.of(id) ?? words().log.aCard,
    });
    return line === undefined ? [] : [{ key: seq, line, isTurn: story.type === 'TurnBegan' }];
  });
