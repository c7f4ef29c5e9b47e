// One card of the battlefield, or a pile of alike ones that can be spread out and laid together again.
import { Card } from '../parts/card.js';
import { words } from '../words/words.js';
import { actionsOf, type Board } from './board.js';
import { toggleSpread, type Pile } from './piles.js';

interface Props {
  readonly pile: Pile;
  readonly board: Board;
  /** Whether the one before it belongs to the same pile. */
  readonly isFirst: boolean;
}

export function PileCard({ pile, board, isFirst }: Props) {
  const { board: said } = words().playing;
  const { card, ids, looks, isSpread } = pile;
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
