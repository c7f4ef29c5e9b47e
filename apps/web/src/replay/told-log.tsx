// What happened until the moment that is shown, as sentences. Each leads to its moment.
import { Component } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { said } from '../table/log/said.js';
import { language, words } from '../words/words.js';
import type { SeenEntry, FramedEntry } from './frames.js';
import { playerIn } from './outline.js';
import type { Replay } from './replay.js';
import { nameIn } from './object-names.js';
import { replayWords } from './words/words.js';

export function ToldLog({ replay }: { readonly replay: Replay }) {
  const box = useRef<HTMLDivElement>(null);
  const lines = replay.told().flatMap((told) => {
    const line = lineOf(told, replay);
    return line === undefined ? [] : [{ line, told }];
  });
  const last = lines.at(-1)?.told.entry.seq;
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <section class="log">
      <h2>{replayWords().log}</h2>
      <div ref={box} class="lines" role="log" aria-live="polite" tabIndex={0} aria-label={replayWords().log}>
        {lines.map(({ line, told: { entry } }) => (
          <Line key={entry.seq} entry={entry} line={line} replay={replay} />
        ))}
      </div>
    </section>
  );
}

interface LineProps {
  readonly entry: SeenEntry;
  readonly line: string;
  readonly replay: Replay;
}

/** Of those that stay while one drags, nothing is drawn again. */
class Line extends Component<LineProps> {
  override shouldComponentUpdate({ line }: LineProps): boolean {
    return line !== this.props.line;
  }

  override render({ entry: { story, moment }, line, replay }: LineProps) {
    return (
      <p class={story.type === 'TurnBegan' ? 'turn' : ''}>
        {line}{' '}
        <button type="button" class="plain to-moment" onClick={() => replay.goTo(moment)}>
          {moment}
        </button>
      </p>
    );
  }
}

const lines = new WeakMap<FramedEntry, { readonly language: string; readonly line: string | undefined }>();

/** A sentence stays as it is while the language does. */
function lineOf(told: FramedEntry, { seen }: Replay): string | undefined {
  const known = lines.get(told);
  if (known?.language === language.value) return known.line;
  const line = said(told.entry.story, {
    who: (seat) => (typeof seat === 'number' ? playerIn(seen.outline, seat) : words().log.somebody),
    card: (id) =>
      (typeof id === 'string' ? (nameIn(told.after, id) ?? nameIn(told.before, id)) : undefined) ??
      words().log.aCard,
    beforeNaming: (id) => (typeof id === 'string' ? nameIn(told.before, id) : undefined),
  });
  lines.set(told, { language: language.value, line });
  return line;
}
