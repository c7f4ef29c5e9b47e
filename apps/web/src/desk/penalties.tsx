// Penalties: those of the dispute, and a new one, with what the player was penalised for before.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { troubleIn } from '../state/server.js';
import { TroubleNotice } from '../parts/trouble.js';
import type { DisputeSeen, LiveDispute } from '../dispute/live-dispute.js';
import { disputeWords } from '../dispute/words/words.js';
import type { Infraction, PenaltyGrade } from '../words/kinds.js';
import { listed } from '../words/words.js';
import { penaltiesBefore, type PenaltyHistorySeen } from './asking.js';
import type { DeskGame } from './desk-game.js';

interface Props {
  readonly dispute: DisputeSeen;
  readonly live: LiveDispute;
  readonly game: DeskGame;
}

export function Penalties({ dispute, live, game }: Props) {
  const { penalties: said } = disputeWords();
  const seat = useSignal(0);
  const infraction = useSignal<Infraction>('GAME_RULE_VIOLATION');
  const grade = useSignal<PenaltyGrade>('WARNING');
  const event = useSignal('');
  const text = useSignal('');
  const before = useSignal<PenaltyHistorySeen | null>(null);
  const player = game.view.value?.seats.find((one) => one.seat === seat.value)?.player?.id;
  useEffect(() => {
    if (player === undefined) return;
    penaltiesBefore(player, event.value === '' ? dispute.gameId : event.value, infraction.value).then(
      (history) => {
        before.value = history;
        if (history?.proposed !== null && history?.proposed !== undefined) grade.value = history.proposed;
      },
      (error: unknown) => {
        troubleIn(error);
      },
    );
  }, [player, infraction.value, dispute.version]);
  return (
    <>
      {dispute.penalties.length === 0 && <p class="faint">{said.none}</p>}
      <ul>
        {dispute.penalties.map((one, place) => (
          <li key={place}>
            <strong>{one.player.name}</strong>: {said.grades[one.grade]}, {said.infractions[one.infraction]}.{' '}
            {one.words}
          </li>
        ))}
      </ul>
      <TroubleNotice trouble={live.trouble.value} />
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void live
            .act(
              'givePenalty',
              '$seat: Int!, $infraction: Infraction!, $grade: PenaltyGrade!, $event: String, $words: String!',
              {
                seat: seat.value,
                infraction: infraction.value,
                grade: grade.value,
                event: event.value === '' ? null : event.value,
                words: text.value,
              },
            )
            .then((isGiven) => {
              if (isGiven) text.value = '';
            });
        }}
      >
        <label>
          <span>{said.player}</span>
          <select value={seat.value} onChange={(chosen) => (seat.value = Number(chosen.currentTarget.value))}>
            {game.seats.value.map((each) => (
              <option key={each} value={each}>
                {game.who(each)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{said.infraction}</span>
          <select
            value={infraction.value}
            onChange={(chosen) => (infraction.value = chosen.currentTarget.value as Infraction)}
          >
            {Object.entries(said.infractions).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p class="faint" role="status">
          {before.value === null || before.value.earlier.length === 0
            ? said.noEarlier
            : said.earlier(listed(before.value.earlier.map((one) => said.infractions[one])))}{' '}
          {before.value?.proposed !== null &&
            before.value?.proposed !== undefined &&
            said.proposed(said.grades[before.value.proposed])}
        </p>
        <label>
          <span>{said.grade}</span>
          <select
            value={grade.value}
            onChange={(chosen) => (grade.value = chosen.currentTarget.value as PenaltyGrade)}
          >
            {Object.entries(said.grades).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{said.event}</span>
          <input
            type="text"
            maxLength={64}
            value={event.value}
            onInput={(typed) => (event.value = typed.currentTarget.value)}
          />
        </label>
        <label>
          <span>{said.words}</span>
          <input
            type="text"
            required
            maxLength={1000}
            value={text.value}
            onInput={(typed) => (text.value = typed.currentTarget.value)}
          />
        </label>
        <p class="faint">{said.hint}</p>
        <button class="main" type="submit">
          {said.give}
        </button>
      </form>
    </>
  );
}
