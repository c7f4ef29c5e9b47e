// What happened, as sentences in the language of whoever reads; screen readers hear each as it comes.
import { useEffect, useRef } from 'preact/hooks';
import type { LiveGame } from '../state/live-game.js';
import type { GameSeen } from '../state/view.js';
import { words } from '../words/words.js';
import { seatName } from './board.js';
import { said } from './said.js';

interface Props {
  readonly live: LiveGame;
  readonly seen: GameSeen;
  /** A name in the log was clicked. */
  readonly onName: (name: string) => void;
}

/** Names stand between these in a sentence. */
const NAME = /\u0002([^\u0003]*)\u0003/;
const marked = (name: string): string => `\u0002${name}\u0003`;

export function Log({ live, seen, onName }: Props) {
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
            <Sentence line={line} onName={onName} />
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
      card: (id) => {
        const name = live.names.of(id);
        return name === undefined ? words().log.aCard : marked(name);
      },
      name: marked,
    });
    return line === undefined ? [] : [{ key: seq, line, isTurn: story.type === 'TurnBegan' }];
  });

/** Every other part is a name. */
function Sentence({ line, onName }: { readonly line: string; readonly onName: (name: string) => void }) {
  return (
    <>
      {line.split(NAME).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          <button key={place} type="button" class="name-link" onClick={() => onName(part)}>
            {part}
          </button>
        ),
      )}
    </>
  );
}
