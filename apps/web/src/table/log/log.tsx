// What happened, as sentences in the language of whoever reads; screen readers hear each as it comes. Each leads to the
// replay at its moment.
import { Component } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LiveGame } from '../../state/live-game.js';
import { pathOf } from '../../state/routes.js';
import type { GameSeen } from '../../state/view.js';
import { words } from '../../words/words.js';
import { seatName } from '../board/board.js';
import { said } from './said.js';
import { tableWords } from '../words/words.js';

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
        {live.hasEarlier.value && (
          <button type="button" onClick={() => void live.tellEarlier()}>
            {table.earlier}
          </button>
        )}
        {lines.map(({ key, ...told }) => (
          <Line key={key} {...told} game={live.id} onName={onName} />
        ))}
      </div>
    </section>
  );
}

interface Told {
  readonly key: number;
  readonly moment: number;
  readonly line: string;
  readonly isTurn: boolean;
}

const linesOf = (live: LiveGame, { view }: GameSeen): readonly Told[] =>
  live.log.value.flatMap(({ story, seq, moment }) => {
    const line = said(story, {
      who: (seat) => (typeof seat === 'number' ? seatName(view, seat) : words().log.somebody),
      card: (id) => {
        const name = live.names.of(id);
        return name === undefined ? words().log.aCard : marked(name);
      },
      beforeNaming: (id) => {
        const name = live.names.beforeNaming(id);
        return name === undefined ? undefined : marked(name);
      },
      name: marked,
    });
    return line === undefined ? [] : [{ key: seq, moment, line, isTurn: story.type === 'TurnBegan' }];
  });

interface LineProps extends Omit<Told, 'key'> {
  readonly game: string;
  readonly onName: (name: string) => void;
}

/** There are hundreds, and each entry brings one more: a line is drawn again only if it says something else. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate({ line }: LineProps): boolean {
    return line !== this.props.line;
  }

  override render({ line, isTurn, moment, game }: LineProps) {
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
        )}{' '}
        {/* The Tab key stops at turns alone, and a screen reader hears the sentence: there are hundreds of lines. */}
        <a
          class="to-replay"
          href={pathOf({ page: 'replay', game, at: moment })}
          {...(isTurn
            ? { 'aria-label': tableWords().replayFrom(moment) }
            : { 'aria-hidden': true, tabIndex: -1, title: tableWords().replayFrom(moment) })}
        >
          {moment}
        </a>
      </p>
    );
  }
}
