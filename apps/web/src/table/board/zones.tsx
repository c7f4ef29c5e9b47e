// Graveyards, exile, the command zone, what is outside the game, and what one knows of libraries: closed until somebody wants
// to look, with their counts.
import { Card } from '../../parts/card.js';
import type { CardSeen, SeatSeen, ViewSeen } from '../../state/view.js';
import { words } from '../../words/words.js';
import { actionsOf, playerName, type Board } from './board.js';
import { tableWords } from '../words/words.js';

export function Zones({ board }: { readonly board: Board }) {
  const { table } = words();
  const { lying } = tableWords();
  const { view } = board;
  return (
    <section class="zones">
      {view.library !== null && <p class="faint">{table.library(view.library.size)}</p>}
      <Zone title={lying.known} cards={knownIn(view.library)} board={board} marks={depths(view.library)} />
      {view.seats.map((area) => (
        <OfSeat key={area.seat} area={area} board={board} />
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
      <Zone title={lying.shown} cards={view.shown.filter((card) => !liesInHand(view, card))} board={board} />
    </section>
  );
}

/** The graveyard of a player, or both; what one knows of the libraries; and what is outside the game. */
function OfSeat({ area, board }: { readonly area: SeatSeen; readonly board: Board }) {
  const { table } = words();
  const { lying } = tableWords();
  const name = playerName(area);
  const graveyard = area.graveyard ?? [];
  return (
    <>
      {area.graveyards === null ? (
        <Zone title={`${table.graveyard}: ${name}`} cards={graveyard} board={board} />
      ) : (
        area.graveyards.map(({ objects }, place) => (
          <Zone
            key={place}
            title={`${lying.graveyards[place] ?? table.graveyard}: ${name}`}
            cards={graveyard.filter(({ objectId }) => objects.includes(objectId))}
            board={board}
            isAlwaysThere
          />
        ))
      )}
      {(area.libraries ?? []).map((library, place) => (
        <Zone
          key={`library ${place}`}
          title={`${lying.known}: ${name}`}
          cards={knownIn(library)}
          board={board}
          marks={depths(library)}
        />
      ))}
      <Zone
        title={`${lying.outside}: ${name}`}
        cards={area.sideboard ?? []}
        count={area.sideboardSize ?? 0}
        board={board}
      />
    </>
  );
}

type LibrarySeen = ViewSeen['library'];

const knownIn = (library: LibrarySeen): readonly CardSeen[] =>
  // The last is drawn first.
  (library?.known ?? []).map(({ card }) => card).toReversed();

const depths = (library: LibrarySeen): ReadonlyMap<string, string> =>
  new Map(
    (library?.known ?? []).map(({ card, fromTop }) => [card.objectId, tableWords().lying.fromTop(fromTop)]),
  );

/** It is drawn beside the hand. */
const liesInHand = ({ seats }: ViewSeen, { zone, owner }: CardSeen): boolean =>
  zone === 'HAND' && seats.some(({ seat, hand }) => seat === owner && hand === null);

interface ZoneProps {
  readonly title: string;
  /** The topmost last. */
  readonly cards: readonly CardSeen[];
  readonly board: Board;
  /** How many there are, where one does not see them. */
  readonly count?: number;
  readonly isAlwaysThere?: boolean;
  /** What is said of single ones, by their ids. */
  readonly marks?: ReadonlyMap<string, string>;
}

function Zone({ title, cards, board, count = cards.length, isAlwaysThere = false, marks }: ZoneProps) {
  if (count === 0 && !isAlwaysThere) return null;
  if (cards.length === 0)
    return (
      <p class="faint">
        {title} <span class="badge">{count}</span>
      </p>
    );
  const canAct = cards.some((card) => actionsOf(board, card).may !== undefined);
  return (
    <details open={canAct}>
      <summary>
        {title} <span class="badge">{count}</span>
      </summary>
      <div class="cards">
        {cards.toReversed().map((card) => {
          const actions = actionsOf(board, card);
          const said = marks?.get(card.objectId);
          return (
            <Card
              key={card.objectId}
              card={card}
              {...actions}
              marks={said === undefined ? (actions.marks ?? []) : [said, ...(actions.marks ?? [])]}
            />
          );
        })}
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
