// A player's part of the table: name, life and counts, permanents in rows, and the hand where it is seen.
import { Card } from '../../parts/card.js';
import { Mana } from '../../parts/mana.js';
import { Heart } from '../../parts/signs.js';
import type { CardSeen, SeatSeen, ViewSeen } from '../../state/view.js';
import { words } from '../../words/words.js';
import { attachedIn } from './attached.js';
import { actionsOf, marksOf, playerName, type Board } from './board.js';
import { choosing } from './choosing.js';
import { Clock } from './clock.js';
import { PileCard } from './pile-card.js';
import { piled } from './piles.js';
import { tableWords } from '../words/words.js';

const isLand = ({ typeLine, faceDown }: CardSeen): boolean =>
  typeLine.includes('Land') || faceDown === 'any-land';
/** From so many on they are drawn smaller. */
const MANY = 8;
const isCreature = ({ typeLine }: CardSeen): boolean => typeLine.includes('Creature');

interface Props {
  readonly area: SeatSeen;
  readonly board: Board;
}

/** `isHandApart`: the hand is drawn elsewhere. */
export function SeatArea({ area, board, isHandApart }: Props & { readonly isHandApart?: boolean }) {
  const { table } = words();
  const isMine = area.seat === board.mine;
  const { isBelow, to } = attachedIn(board.view);
  const permanents = (board.view.battlefield ?? []).filter(
    (card) => card.controller === area.seat && !isBelow(card),
  );
  // What something is attached to lies by itself.
  const marked = (card: CardSeen): string =>
    `${marksOf(board, card).join()} ${to.has(card.objectId) ? card.objectId : ''}`;
  const creatures = permanents.filter((card) => isCreature(card));
  const lands = permanents.filter((card) => !isCreature(card) && isLand(card));
  const others = permanents.filter((card) => !isCreature(card) && !isLand(card));
  const rows = [creatures, others, lands];
  if (!isMine) rows.reverse();
  return (
    <section
      class={`seat ${isMine ? 'mine' : ''} ${board.view.turn?.active === area.seat ? 'active' : ''}`}
      aria-label={table.battlefield(playerName(area))}
    >
      <SeatHead area={area} board={board} />
      <div class="rows">
        {rows.map((row, place) =>
          row.length === 0 ? null : (
            <div key={place} class="cards">
              {piled(row, marked).map((pile, nth, all) => (
                <PileCard
                  key={pile.card.objectId}
                  pile={pile}
                  board={board}
                  isFirst={all[nth - 1]?.looks !== pile.looks}
                />
              ))}
            </div>
          ),
        )}
      </div>
      {!isHandApart && <Hand area={area} board={board} />}
      <SeenOfHand area={area} board={board} />
    </section>
  );
}

/** A hand whose cards are seen. */
export function Hand({ area: { seat, hand, handSize }, board }: Props) {
  const { table } = words();
  if (hand === null) return null;
  return (
    <div
      class={`hand ${hand.length > MANY ? 'many' : ''}`}
      aria-label={seat === board.mine ? table.hand : table.handOf(handSize)}
      role="group"
    >
      <Cards cards={hand} board={board} />
    </div>
  );
}

function Cards({ cards, board }: { readonly cards: readonly CardSeen[]; readonly board: Board }) {
  return (
    <div class="cards">
      {cards.map((card) => (
        <Card key={card.objectId} card={card} {...actionsOf(board, card)} />
      ))}
    </div>
  );
}

/** Cards of a hand that one has been shown and that are still there, as far as one can tell. */
function SeenOfHand({ area, board }: Props) {
  const seen = board.view.shown.filter(({ zone, owner }) => zone === 'HAND' && owner === area.seat);
  if (area.hand !== null || seen.length === 0) return null;
  const title = tableWords().seats.seen(playerName(area));
  return (
    <div class="hand seen" aria-label={title} role="group">
      <p class="faint">{title}</p>
      <Cards cards={seen} board={board} />
    </div>
  );
}

function SeatHead({ area, board }: Props) {
  const { table } = words();
  const now = choosing.value;
  const canPick = now?.seats.has(area.seat) === true;
  const name = playerName(area);
  const asked = board.view.decision?.seat === area.seat;
  const { seats: said } = tableWords();
  const libraries = area.libraries ?? [];
  return (
    <header class={`seat-head ${asked ? 'asked' : ''}`}>
      {canPick ? (
        <button
          type="button"
          data-seat={area.seat}
          class={`may ${now.picked.includes(area.seat) ? 'picked' : ''}`}
          aria-pressed={now.picked.includes(area.seat)}
          onClick={() => now.pick(area.seat)}
        >
          {name}
        </button>
      ) : (
        <strong data-seat={area.seat}>{name}</strong>
      )}
      {area.life !== null && (
        <span class="life" aria-label={`${table.life} ${area.life}`}>
          <Heart /> {area.life}
        </span>
      )}
      <span class="faint">{table.handOf(area.handSize)}</span>
      {libraries.map(({ size }, place) => (
        <span key={place} class="faint">
          {(libraries.length === 1 ? undefined : said.libraries[place])?.(size) ?? table.library(size)}
        </span>
      ))}
      {area.mana !== null && area.mana !== '' && <Mana cost={area.mana} />}
      {area.counters.map(({ name: counter, count }) => (
        <span key={counter} class="badge">
          {count} {counter}
        </span>
      ))}
      {[...becomeOf(board.view, area), ...startedWith(board.view, area)].map((what) => (
        <span key={what} class="badge">
          {what}
        </span>
      ))}
      <Clock clocks={board.view.clocks} seat={area.seat} now={board.now} />
      {area.lost !== null && <span class="warn">{table.lost}</span>}
    </header>
  );
}

/** What the player has become, and the team. */
function becomeOf({ monarch, initiative, seats }: ViewSeen, area: SeatSeen): readonly string[] {
  const { seats: said } = tableWords();
  const others = area.designations.filter((one) => one !== 'monarch' && one !== 'initiative');
  const isInTeams = seats.some(({ seat, team }) => seat !== area.seat && team === area.team);
  return [
    ...(monarch === area.seat ? [said.monarch] : []),
    ...(initiative === area.seat ? [said.initiative] : []),
    ...others.map((one) => said.designations[one] ?? one),
    ...(isInTeams ? [said.team(area.team + 1)] : []),
  ];
}

/** While opening hands are kept or given back. */
function startedWith({ status }: ViewSeen, { mulligans, keptHand }: SeatSeen): readonly string[] {
  const { seats: said } = tableWords();
  if (status !== 'MULLIGANS') return [];
  return [...(mulligans === 0 ? [] : [said.mulligans(mulligans)]), ...(keptHand ? [said.kept] : [])];
}
