// The game as everyone sees it at one moment, side by side.
import { useState } from 'preact/hooks';
import { StillSeats, StillSide, StillStatus, useShown } from '../table/still-table.js';
import { disputeWords } from '../dispute/words/words.js';
import type { SeatLook } from './asking.js';
import type { DeskGame } from './desk-game.js';

interface Props {
  readonly game: DeskGame;
  /** Who knew this card? The id is the judge's. */
  readonly onAsk: (object: string) => void;
}

export function AllEyes({ game, onAsk }: Props) {
  const { eyes } = disputeWords();
  const seen = game.seen.value;
  return (
    <>
      <MomentForm game={game} />
      <p class="faint">{eyes.hint}</p>
      <div class="all-eyes">
        {seen?.sights.map((sight) => (
          <OneSight
            key={`${sight.viewer} ${sight.seat ?? ''}`}
            sight={sight}
            name={
              sight.viewer === 'JUDGE'
                ? eyes.judge
                : sight.seat === null
                  ? eyes.spectators
                  : game.who(sight.seat)
            }
            {...(sight.viewer === 'JUDGE' ? { onAsk } : {})}
          />
        ))}
      </div>
    </>
  );
}

export function MomentForm({ game }: { readonly game: DeskGame }) {
  const { eyes } = disputeWords();
  const [moment, setMoment] = useState(String(game.moment));
  const look = (at: number): void => {
    setMoment(String(at));
    void game.look(at);
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        look(Number(moment));
      }}
    >
      <label class="bare">
        <span>{eyes.moment}</span>
        <input
          type="number"
          min={1}
          required
          value={moment}
          onInput={(event) => setMoment(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{eyes.look}</button>
      <button
        type="button"
        aria-label={`${eyes.moment} ${game.moment - 1}`}
        disabled={game.moment <= 1}
        onClick={() => look(game.moment - 1)}
      >
        ‹
      </button>
      <button
        type="button"
        aria-label={`${eyes.moment} ${game.moment + 1}`}
        onClick={() => look(game.moment + 1)}
      >
        ›
      </button>
      <button type="button" onClick={() => look(game.ofCall)}>
        {eyes.ofCall}
      </button>
    </form>
  );
}

interface SightProps {
  readonly sight: SeatLook;
  readonly name: string;
  readonly onAsk?: (object: string) => void;
}

function OneSight({ sight: { view, seat, summoningSick }, name, onAsk }: SightProps) {
  const shown = useShown();
  return (
    <section
      class="one-sight small-table"
      aria-label={name}
      onClick={(event) => {
        const card = event.target instanceof Element ? event.target.closest('[data-object]') : null;
        const object = card?.getAttribute('data-object');
        if (object !== null && object !== undefined) onAsk?.(object);
      }}
    >
      <h2>{name}</h2>
      <StillStatus view={view} />
      <StillSeats
        view={view}
        seat={seat}
        onShow={(card) => (shown.value = card)}
        isNew={(object) => summoningSick.has(object)}
      />
      <StillSide view={view} seat={seat} shown={shown.value} />
    </section>
  );
}
