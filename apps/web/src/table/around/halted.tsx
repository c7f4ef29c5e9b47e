// A game that the server has stopped: it cannot go on until its operator sees to it.
import type { ViewSeen } from '../../state/view.js';
import { atTime } from '../../words/words.js';
import { tableWords } from '../words/words.js';

export function Halted({ view: { quarantine } }: { readonly view: ViewSeen }) {
  if (quarantine === null) return null;
  const { halted } = tableWords();
  return (
    <p class="notice" role="status">
      {halted.since(atTime(quarantine.since))} {halted.why[quarantine.why]}
    </p>
  );
}
