// What is worth jumping to, as a list: for keyboards, for screen readers, and for whoever looks for a card.
import { useState } from 'preact/hooks';
import { listed } from '../words/words.js';
import { lastBy, playerIn, type MarkSeen, type OutlineSeen } from './outline.js';
import { replayWords } from './words/words.js';

interface Props {
  readonly outline: OutlineSeen;
  readonly moment: number;
  readonly onGo: (moment: number) => void;
}

export function MarksList({ outline, moment, onGo }: Props) {
  const said = replayWords();
  const current = lastBy(outline.marks, moment);
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="marks" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {said.marks} <span class="badge">{outline.marks.length}</span>
      </summary>
      {outline.marks.length === 0 && <p class="faint">{said.noMarks}</p>}
      <ol>
        {(isOpen ? outline.marks : []).map((mark) => (
          <li key={`${mark.moment} ${mark.kind} ${mark.seat ?? ''}`}>
            <button
              type="button"
              class="plain"
              aria-current={mark === current ? 'true' : undefined}
              onClick={() => onGo(mark.moment)}
            >
              {markLine(outline, mark)}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function markLine(outline: OutlineSeen, { moment, kind, seat, names, count }: MarkSeen): string {
  const turn = lastBy(outline.turns, moment);
  const who = seat === null ? '' : `, ${playerIn(outline, seat)}`;
  const what = names.length > 0 ? `: ${listed(names)}` : count > 1 ? `: ${count}` : '';
  return `${turn?.number ?? 0} · ${replayWords().kinds[kind]}${who}${what}`;
}
