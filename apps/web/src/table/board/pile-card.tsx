// One card of the battlefield with what is attached to it, or a pile of alike ones that can be spread out and laid together
// again.
import { Card } from '../../parts/card.js';
import { nameOf } from '../../state/card-names.js';
import type { CardSeen } from '../../state/view.js';
import { listed, words } from '../../words/words.js';
import { attachedIn } from './attached.js';
import { actionsOf, type Board } from './board.js';
import { toggleSpread, type Pile } from './piles.js';
import { tableWords } from '../words/words.js';

interface Props {
  readonly pile: Pile;
  readonly board: Board;
  /** Whether the one before it belongs to the same pile. */
  readonly isFirst: boolean;
}

export function PileCard({ pile, board, isFirst }: Props) {
  const { board: said } = words().playing;
  const { card, ids, looks, isSpread } = pile;
  if (attachedIn(board.view).to.has(card.objectId)) return <WithAttached card={card} board={board} />;
  const shown = <Card card={card} ids={ids} {...actionsOf(board, card)} />;
  if (ids.length === 1 && !(isSpread && isFirst)) return shown;
  return (
    <span class="pile-of">
      {shown}
      <button type="button" class="small plain" onClick={() => toggleSpread(looks)}>
        {isSpread ? said.together : said.spread(ids.length)}
      </button>
    </span>
  );
}

/** A permanent, and below it what is attached to it. */
function WithAttached({ card, board }: { readonly card: CardSeen; readonly board: Board }) {
  const attached = attachedIn(board.view).to.get(card.objectId);
  const shown = <Card card={card} {...actionsOf(board, card)} />;
  if (attached === undefined) return shown;
  const called = (one: CardSeen): string => nameOf(one) || words().table.faceDown;
  return (
    <span
      class="with-attached"
      role="group"
      aria-label={tableWords().board.together(called(card), listed(attached.map((one) => called(one))))}
    >
      {shown}
      {attached.map((one) => (
        <WithAttached key={one.objectId} card={one} board={board} />
      ))}
    </span>
  );
}
