// What happened until the moment that is shown, as sentences. Each leads to its moment.
import { useEffect, useRef } from 'preact/hooks';
import { said } from '../table/said.js';
import { language, words } from '../words/words.js';
import type { Told } from './frames.js';
import { playerIn } from './outline.js';
import type { Replay } from './replay.js';
import { nameIn } from './seen-of.js';
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
          <p key={entry.seq} class={entry.story.type === 'TurnBegan' ? 'turn' : ''}>
            {line}{' '}
            <button type="button" class="plain to-moment" onClick={() => replay.goTo(entry.moment)}>
              {entry.moment}
            </button>
          </p>
        ))}
      </div>
    </section>
  );
}

const lines = new WeakMap<Told, { readonly language: string; readonly line: string | undefined }>();

/** A sentence stays as it is while the language does. */
function lineOf(told: Told, { seen }: Replay): string | undefined {
  const known = lines.get(told);
  if (known?.language === language.value) return known.line;
  const line = said(told.entry.story, {
    who: (seat) => (typeof seat === 'number' ? playerIn(seen.outline, seat) : words().log.somebody),
    card: (id) =>
      (typeof id === 'string' ? (nameIn(told.after, id) ?? nameIn(told.before, id)) : undefined) ??
      words().log.aCard,
  });
  lines.set(told, { language: language.value, line });
  return line;
}
