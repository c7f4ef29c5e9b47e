// What cannot be taken back is asked for once more. The focus goes to the answer that changes nothing, and comes back with it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/words.js';

interface Props {
  readonly label: string;
  readonly question: string;
  readonly look?: 'plain';
  /** Until it has been tried, the question stays. */
  readonly onYes: () => Promise<unknown>;
}

export function Sure({ label, question, look, onYes }: Props) {
  const { acting } = words();
  const [asked, setAsked] = useState<'not yet' | 'now' | 'no more'>('not yet');
  const stop = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asked !== 'not yet') stop.current?.focus();
  }, [asked]);
  if (asked !== 'now')
    return (
      <button ref={stop} class={look} type="button" onClick={() => setAsked('now')}>
        {label}
      </button>
    );
  return (
    <span
      class="row"
      role="group"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setAsked('no more');
      }}
    >
      {question}
      <button type="button" onClick={() => void onYes().then(() => setAsked('no more'))}>
        {acting.yes}
      </button>
      <button ref={stop} type="button" onClick={() => setAsked('no more')}>
        {acting.no}
      </button>
    </span>
  );
}
