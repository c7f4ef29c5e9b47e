// Graveyards, exile and the command zone: closed until somebody wants to look, with their counts.
import { Card } from '../parts/card.js';
import type { CardSeen } from '../state/view.js';
import { words } from '../words/words.js';
import { actionsOf, playerName, type Board } from './board.js';

export function Zones({ board }: { readonly board: Board }) {
  const { table } = words();
  const { view } = board;
  return (
    <section class="zones">
      {view.library !== null && <p class="faint">{table.library(view.library.size)}</p>}
      {view.seats.map((area) => (
        <Zone
          key={area.seat}
          title={`${table.graveyard}: ${playerName(area)}`}
          cards={area.graveyard ?? []}
          board={board}
        />
      ))}
      {byCause(board).map(([cause, cards]) => (
        <Zone
          key={cause}
          title={cause === '' ? table.exile : `${table.exile}: ${words().playing.board.exiledBy(cause)}`}
          cards={cards}
          board={board}
        />
      ))}
      <Zone title={table.command} cards={view.command ?? []} board={board} />
    </section>
  );
}

function Zone({
  title,
  cards,
  board,
}: {
  readonly title: string;
  readonly cards: readonly CardSeen[];
  readonly board: Board;
}) {
  if (cards.length === 0) return null;
  const canAct = cards.some((card) => actionsOf(board, card).may !== undefined);
  return (
    <details open={canAct}>
      <summary>
        {title} <span class="badge">{cards.length}</span>
      </summary>
      <div class="cards">
        {cards.toReversed().map((card) => (
          <Card key={card.objectId} card={card} {...actionsOf(board, card)} />
        ))}
      </div>
    </details>
  );
}

/** What is in exile, by what exiled it; what nobody told of comes first. */
function byCause({ view, exiledBy }: Board): readonly (readonly [string, readonly CardSeen[]])[] {
  const groups = new Map<string, CardSeen[]>([['', []]]);
  for (const card of view.exile ?? []) {
    const cause = exiledBy?.(card.objectId) ?? '';
    groups.set(cause, [...(groups.get(cause) ?? []), card]);
  }
  return [...groups];
}
