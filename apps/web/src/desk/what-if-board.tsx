// A private copy of the game in which the judge plays all seats: what would have happened, tried out.
import { useSignal } from '@preact/signals';
import { TroubleNotice } from '../parts/trouble.js';
import type { Story } from '../table/log/said.js';
import { StillSeats, StillSide, StillStatus, useShown } from '../table/still-table.js';
import { disputeWords } from '../dispute/words/words.js';
import { actInWhatIf, askWhatIf, type Refused, type WhatIfSeen } from './asking.js';
import type { DeskGame } from './desk-game.js';
import { lineOf } from './foreseen.js';
import { SeatInWhatIf } from './seat-in-what-if.js';

export function WhatIfBoard({ game }: { readonly game: DeskGame }) {
  const { whatIf, eyes: seers } = disputeWords();
  const open = useSignal<WhatIfSeen | null>(null);
  const eyes = useSignal<number | null>(null);
  const told = useSignal<readonly Story[]>([]);
  const shown = useShown();
  const now = open.value;
  const show = async (ask: () => Promise<WhatIfSeen | Refused>): Promise<void> => {
    const came = await game.tried(ask);
    if (came !== undefined) open.value = came;
  };
  const begin = (): Promise<void> =>
    show(() =>
      askWhatIf(
        'mutation',
        'openWhatIf',
        '$gameId: ID!, $moment: Int',
        { gameId: game.id, moment: game.moment },
        eyes.value,
      ),
    );
  const act = async (seat: number, answer: unknown): Promise<void> => {
    if (now === null) return;
    const came = await game.tried(() => actInWhatIf(now.id, seat, answer, eyes.value));
    if (came === undefined) return;
    open.value = came.whatIf;
    told.value = came.entries.map(({ story }) => story);
  };
  if (now === null)
    return (
      <>
        <p>{whatIf.what}</p>
        <button class="main" type="button" onClick={() => void begin()}>
          {whatIf.open}
        </button>
      </>
    );
  return (
    <>
      <p role="status">
        {whatIf.at(now.from)} {whatIf.steps(now.steps)}
      </p>
      <TroubleNotice trouble={game.trouble.value} />
      <div class="row">
        <button
          type="button"
          disabled={now.steps === 0}
          onClick={() =>
            void show(() =>
              askWhatIf('mutation', 'goBackInWhatIf', '$id: ID!', { id: now.id }, eyes.value),
            ).then(() => (told.value = []))
          }
        >
          {whatIf.back}
        </button>
        <button
          type="button"
          onClick={() => {
            // It closes by itself if this does not arrive.
            void game.tried(() => askWhatIf('mutation', 'closeWhatIf', '$id: ID!', { id: now.id }, null));
            open.value = null;
            told.value = [];
          }}
        >
          {whatIf.close}
        </button>
        <label class="bare">
          <span class="hidden">{whatIf.eyes}</span>
          <select
            value={eyes.value ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              eyes.value = value === '' ? null : Number(value);
              void show(() => askWhatIf('query', 'whatIf', '$id: ID!', { id: now.id }, eyes.value));
            }}
          >
            <option value="">{seers.judge}</option>
            {game.seats.value.map((seat) => (
              <option key={seat} value={seat}>
                {game.who(seat)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {now.couldDo
        .filter(({ decision }) => decision !== null)
        .map((seat) => (
          <SeatInWhatIf
            key={`${seat.seat} ${seat.decision?.decisionId ?? ''} ${now.steps}`}
            could={seat}
            view={now.view}
            name={game.who(seat.seat)}
            onAct={(answer) => void act(seat.seat, answer)}
          />
        ))}
      {told.value.length > 0 && (
        <section aria-label={whatIf.happened}>
          <h3>{whatIf.happened}</h3>
          <ul>
            {told.value.map((story, place) => (
              <li key={place}>{lineOf(story, eyes.value, game)}</li>
            ))}
          </ul>
        </section>
      )}
      <section class="one-sight small-table" aria-label={whatIf.open}>
        <StillStatus view={now.view} />
        <StillSeats view={now.view} seat={eyes.value} onShow={(card) => (shown.value = card)} />
        <StillSide view={now.view} seat={eyes.value} shown={shown.value} />
      </section>
    </>
  );
}
