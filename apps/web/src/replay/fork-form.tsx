// 'Continue from here': a new table that goes on from the position that is shown.
import { useState } from 'preact/hooks';
import { createdBy, seatBotsAndStart } from '../state/creating.js';
import type { Refusal } from '../state/actions.js';
import { go } from '../state/routes.js';
import type { Trouble } from '../state/server.js';
import { TroubleNotice } from '../parts/trouble.js';
import { playerIn, type OutlineSeen } from './outline.js';
import { replayWords } from './words/words.js';

interface Props {
  readonly game: string;
  readonly moment: number;
  readonly outline: OutlineSeen;
  /** The seats that are still in the game at that moment. */
  readonly seats: readonly number[];
}

export function ForkForm({ game, moment, outline, seats }: Props) {
  const { fork } = replayWords();
  const [trouble, setTrouble] = useState<Trouble | Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    const seat = Number(given.get('seat'));
    const withBots = given.get('against') === 'bots';
    setBusy(true);
    const made = await createdBy(
      `mutation Fork($id: ID!, $game: ID!, $moment: Int!, $seat: Int!, $terms: TermsInput) {
        created: forkGame(commandId: $id, gameId: $game, moment: $moment, seat: $seat, terms: $terms) { __typename
          ... on Accepted { gameId } ... on Refused { code message rule retriable } } }`,
      { game, moment, seat, terms: { access: withBots ? 'PRIVATE' : 'OPEN' } },
    );
    const done = 'game' in made && withBots ? await seatBotsAndStart(made.game, seats.length - 1) : made;
    setBusy(false);
    if ('game' in done) go({ page: 'game', game: done.game });
    else setTrouble(done);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void begin(event.currentTarget);
      }}
    >
      <p>{fork.what}</p>
      <TroubleNotice trouble={trouble} />
      <label>
        <span>{fork.seat}</span>
        <select name="seat">
          {seats.map((seat) => (
            <option key={seat} value={seat}>
              {playerIn(outline, seat)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{fork.against}</span>
        <select name="against">
          <option value="bots">{fork.bots}</option>
          <option value="people">{fork.people}</option>
        </select>
      </label>
      <button class="main" type="submit" disabled={busy}>
        {fork.go}
      </button>
    </form>
  );
}
