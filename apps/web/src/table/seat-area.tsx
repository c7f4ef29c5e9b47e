// A player's part of the table: name, life and counts, permanents in rows, and the hand where it is seen.
import { Card } from '../parts/card.js';
import { Mana } from '../parts/mana.js';
import { Heart } from '../parts/signs.js';
import type { CardSeen, SeatSeen } from '../state/view.js';
import { words } from '../words/words.js';
import { actionsOf, marksOf, playerName, type Board } from './board.js';
import { choosing } from './choosing.js';
import { PileCard } from './pile-card.js';
import { piled } from './piles.js';

const isLand = ({ typeLine, faceDown }: CardSeen): boolean =>
  typeLine.includes('Land') || faceDown === 'any-land';
/** From so many on they are drawn smaller. */
const MANY = 8;
const isCreature = ({ typeLine }: CardSeen): boolean => typeLine.includes('Creature');

export function SeatArea({ area, board }: { readonly area: SeatSeen; readonly board: Board }) {
  const { table } = words();
  const isMine = area.seat === board.mine;
  const permanents = (board.view.battlefield ?? []).filter(
    ({ controller, phasedOut }) => controller === area.seat && phasedOut !== true,
  );
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
              {piled(row, (card) => marksOf(board, card).join()).map((pile, nth, all) => (
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
      {area.hand !== null && (
        <div
          class={`hand ${area.hand.length > MANY ? 'many' : ''}`}
          aria-label={isMine ? table.hand : table.handOf(area.handSize)}
          role="group"
        >
          <div class="cards">
            {area.hand.map((card) => (
              <Card key={card.objectId} card={card} {...actionsOf(board, card)} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

function SeatHead({ area, board }: { readonly area: SeatSeen; readonly board: Board }) {
  const { table } = words();
  const now = choosing.value;
  const canPick = now?.seats.has(area.seat) === true;
  const name = playerName(area);
  const asked = board.view.decision?.seat === area.seat;
  const clock = board.view.clocks?.players.find(({ seat }) => seat === area.seat);
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
      {area.libraries?.map(({ size }, place) => (
        <span key={place} class="faint">
          {table.library(size)}
        </span>
      ))}
      {area.mana !== null && area.mana !== '' && <Mana cost={area.mana} />}
      {area.counters.map(({ name: counter, count }) => (
        <span key={counter} class="badge">
          {count} {counter}
        </span>
      ))}
      {clock !== undefined && <span class="clock">{minutes(clock.left)}</span>}
      {area.lost !== null && <span class="warn">{table.lost}</span>}
    </header>
  );
}

const minutes = (left: number): string => {
  const seconds = Math.max(0, Math.floor(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
