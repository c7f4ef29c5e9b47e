// What happened, as sentences in the language of whoever reads; screen readers hear each as it comes.
import { Component } from 'preact';
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
  }, [lines.at(-1)?.key]);
  return (
    <section class="log">
      <h2>{table.log}</h2>
      <div ref={end} class="lines" role="log" aria-live="polite" tabIndex={0} aria-label={table.log}>
        {lines.map(({ key, line, isTurn }) => (
          <Line key={key} line={line} isTurn={isTurn} onName={onName} />
        ))}
      </div>
    </section>
  );
}

interface Told {
  readonly key: number;
  readonly line: string;
  readonly isTurn: boolean;
}

const linesOf = (live: LiveGame, { view }: GameSeen): readonly Told[] =>
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

interface LineProps {
  readonly line: string;
  readonly isTurn: boolean;
  readonly onName: (name: string) => void;
}

/** There are hundreds, and each entry brings one more: a line is drawn again only if it says something else. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate({ line }: LineProps): boolean {
    return line !== this.props.line;
  }

  override render({ line, isTurn }: LineProps) {
    return (
      <p class={isTurn ? 'turn' : ''}>
        {/* Every other part is a name. */}
        {line.split(NAME).map((part, place) =>
          place % 2 === 0 ? (
            part
          ) : (
            <button key={place} type="button" class="name-link" onClick={() => this.props.onName(part)}>
              {part}
            </button>
          ),
        )}
      </p>
    );
  }
}
