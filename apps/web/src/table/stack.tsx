// The stack, the next to resolve on top, with what each thing is aimed at.
import { Card } from '../parts/card.js';
import { words } from '../words/words.js';
import { actionsOf, objectName, seatName, type Board } from './board.js';

export function Stack({ board }: { readonly board: Board }) {
  const { table } = words();
  const stack = board.view.stack ?? [];
  if (stack.length === 0) return null;
  return (
    <section class="stack" aria-label={table.stack}>
      <h2>
        {table.stack} <span class="faint">{stack.length}</span>
      </h2>
      <ol>
        {stack.toReversed().map((card) => {
          const aims = (card.item?.targets ?? []).flatMap(({ objects, players }) => [
            ...objects.map((object) => objectName(board.view, object)),
            ...players.map((seat) => seatName(board.view, seat)),
          ]);
          return (
            <li key={card.id}>
              <Card card={card} {...actionsOf(board, card)} />
              <div class="faint">
                {card.item !== null && seatName(board.view, card.item.controller)}
                {card.item?.x !== null && card.item?.x !== undefined && ` · X = ${card.item.x}`}
                {aims.length > 0 && ` → ${aims.join(', ')}`}
              </div>
              {card.item?.text !== null && <div class="ability">{card.item?.text}</div>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
