// After a game: the offer to check that chance was fair, and what came of it, in one line.
import { useState } from 'preact/hooks';
import { TroubleNotice } from '../../parts/trouble.js';
import { checkFairness, type Checked } from '../../state/fairness.js';
import type { Trouble } from '../../state/server.js';
import { words } from '../../words/words.js';

export function FairnessCheck({ game }: { readonly game: string }) {
  const { fairness } = words().playing;
  const [found, setFound] = useState<Checked | Trouble | 'checking' | null>(null);
  if (found === null || found === 'checking')
    return (
      <button
        type="button"
        disabled={found === 'checking'}
        onClick={() => {
          setFound('checking');
          void checkFairness(game).then(setFound);
        }}
      >
        {found === null ? fairness.check : fairness.checking}
      </button>
    );
  if ('code' in found) return <TroubleNotice trouble={found} />;
  switch (found.outcome) {
    case 'closed':
      return <span role="status">{fairness.closed}</span>;
    case 'broken':
      return (
        <strong class="warn" role="alert">
          {fairness.broken}
        </strong>
      );
    case 'holds':
      return (
        <span role="status">
          {fairness.holds(found.draws)} {found.own && fairness.own}
        </span>
      );
  }
}
