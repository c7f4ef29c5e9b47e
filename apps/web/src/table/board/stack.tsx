// The stack, the next to resolve on top, with what each thing is aimed at.
import { modesIn } from '#client';
import { Card } from '../../parts/card.js';
import { Arrow } from '../../parts/signs.js';
import { listed, words } from '../../words/words.js';
import type { CardSeen } from '../../state/view.js';
import { actionsOf, objectName, seatName, targetName, type Board } from './board.js';
import { tableWords } from '../words/words.js';
import { toggleYield, yielded, yieldKey } from './yields.js';

export function Stack({ board }: { readonly board: Board }) {
  const { table } = words();
  const stack = board.view.stack ?? [];
  const assigned = board.view.combat?.assigned ?? [];
  if (stack.length === 0 && assigned.length === 0) return null;
  return (
    <section class="stack" aria-label={table.stack}>
      <h2>
        {table.stack} <span class="faint">{stack.length}</span>
      </h2>
      <ol>
        {stack.toReversed().map((card) => {
          const aims = (card.item?.targets ?? []).flatMap(({ objects, players, amounts }) =>
            [
              ...objects.map((object) => objectName(board.view, object)),
              ...players.map((seat) => seatName(board.view, seat)),
            ].map((aim, nth) => (amounts?.[nth] === undefined ? aim : `${aim} (${amounts[nth]})`)),
          );
          return (
            <li key={card.objectId}>
              <Card card={card} {...actionsOf(board, card)} />
              <div class="faint">
                {card.item !== null && seatName(board.view, card.item.controller)}
                {card.item?.x !== null && card.item?.x !== undefined && ` · X = ${card.item.x}`}
                {aims.length > 0 && (
                  <>
                    {' '}
                    <Arrow /> {aims.join(', ')}
                  </>
                )}
              </div>
              {card.item?.text !== null && <div class="ability">{card.item?.text}</div>}
              {choicesOf(board, card).map((said) => (
                <div key={said} class="ability faint">
                  {said}
                </div>
              ))}
              <Yield board={board} card={card} />
            </li>
          );
        })}
      </ol>
      {assigned.length > 0 && (
        <>
          <h3>{tableWords().board.assigned}</h3>
          <ul class="lines">
            {assigned.map(({ source, to, amount }) => (
              <li key={`${source} ${to.object ?? to.seat}`}>
                {objectName(board.view, source)} <Arrow /> {targetName(board.view, to)}: {amount}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What was chosen as it was announced, beside its targets. */
function choicesOf({ view }: Board, { item, text }: CardSeen): readonly string[] {
  if (item === null) return [];
  const { board: said, lying } = tableWords();
  const modes = modesIn(item.text === null ? (text ?? []) : [item.text]);
  const paid = [
    ...(item.alternative === null ? [] : [item.alternative]),
    ...item.paid.map(({ label, times }) => (times === 1 ? label : `${label} ×${times}`)),
  ];
  return [
    ...(item.modes.length === 0
      ? []
      : [said.modes(listed(item.modes.map((mode) => modes[mode] ?? said.mode(mode + 1))))]),
    ...(paid.length === 0 ? [] : [said.paid(listed(paid))]),
    ...item.zones.map(
      ({ seat, kind, index }) =>
        `${lying[kind === 'LIBRARY' ? 'libraries' : 'graveyards'][index] ?? ''}: ${seatName(view, seat)}`,
    ),
  ];
}

/** What comes again and again need not be passed by hand each time. */
function Yield({ board, card }: { readonly board: Board; readonly card: CardSeen }) {
  const key = board.mine === null ? undefined : yieldKey(board.view, card);
  if (key === undefined) return null;
  return (
    <button
      type="button"
      class="small"
      aria-pressed={yielded.value.has(key)}
      onClick={() => toggleYield(key)}
    >
      {words().playing.passing.always}
    </button>
  );
}
