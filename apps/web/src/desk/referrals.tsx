// Texts on which a table does not agree, and that wait for a judge: what was proposed, and the ruling on it.
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { TroubleNotice } from '../parts/trouble.js';
import { command, type Refusal } from '../state/actions.js';
import { ask, troubleIn, type Trouble } from '../state/server.js';
import type { ReferredFragment } from '../state/generated/operations.js';
import { disputeWords } from '../dispute/words/words.js';
import { atTime, listed, words } from '../words/words.js';
import { ReferralsDocument } from './generated/asking.js';

const EVERY_MS = 5000;
const NOTHING = 'NOTHING';

export function Referrals() {
  const { referrals, desk } = disputeWords();
  const [games, setGames] = useState<readonly ReferredFragment[]>([]);
  const trouble = useSignal<Trouble | null>(null);
  const look = async (): Promise<void> => {
    try {
      setGames((await ask(ReferralsDocument, {})).referrals?.nodes ?? []);
      trouble.value = null;
    } catch (error) {
      trouble.value = troubleIn(error);
    }
  };
  useEffect(() => {
    void look();
    const again = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(again);
  }, []);
  return (
    <section>
      <h2>{referrals.title}</h2>
      <p class="faint">{referrals.hint}</p>
      <TroubleNotice trouble={trouble.value} />
      {games.length === 0 && <p class="faint">{desk.none}</p>}
      <ul class="games">
        {games.map((game) => (
          <li key={`${game.id} ${game.referral.referralId}`} class="waits">
            <Referred game={game} onRuled={() => void look()} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly game: ReferredFragment;
  readonly onRuled: () => void;
}

function Referred({ game, onRuled }: Props) {
  const { referrals, desk, until } = disputeWords();
  const [trouble, setTrouble] = useState<Trouble | Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { referral } = game;
  const who = (seat: number): string =>
    game.seats.find((one) => one.seat === seat)?.player?.name ?? `${seat + 1}`;
  const rule = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    const outcome = String(given.get('outcome'));
    const stands = outcome === NOTHING ? {} : { attempt: Number(outcome) };
    setBusy(true);
    const refusal = await command(
      'rule',
      `$gameId: ID!, $referral: ID!, $outcome: RulingOutcome!, $reason: String!${outcome === NOTHING ? '' : ', $attempt: Int'}`,
      {
        ...{ gameId: game.id, referral: referral.referralId },
        outcome: outcome === NOTHING ? NOTHING : 'LET_STAND',
        reason: String(given.get('reason')).trim(),
        ...stands,
      },
    );
    setBusy(false);
    setTrouble(refusal);
    if (refusal === null) onRuled();
  };
  return (
    <div class="what referred">
      <strong>{words().newGame.presets[game.terms.ruleset].name}</strong> ·{' '}
      {listed(game.seats.map(({ seat }) => who(seat)))} · {until(atTime(referral.until))}
      <blockquote>{referral.text}</blockquote>
      <p class="faint">{referrals.parts[referral.part]}</p>
      <TroubleNotice trouble={trouble} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rule(event.currentTarget);
        }}
      >
        <fieldset>
          <legend>{referrals.outcome}</legend>
          {referral.proposals.map(({ seat, attempt, does, inWords, names }) => (
            <div key={attempt}>
              <label class="tick">
                <input
                  type="radio"
                  name="outcome"
                  value={attempt}
                  required
                  aria-describedby={`${game.id}-${attempt}`}
                />{' '}
                {referrals.proposal(attempt, who(seat))}
              </label>
              <div id={`${game.id}-${attempt}`}>
                {inWords !== null && <strong lang="en">{inWords}</strong>}
                <pre>{JSON.stringify(names.length === 0 ? does : { does, names }, null, 1)}</pre>
              </div>
            </div>
          ))}
          <label class="tick">
            <input type="radio" name="outcome" value={NOTHING} required /> {referrals.nothing}
          </label>
        </fieldset>
        {referral.votesForNothing.length > 0 && (
          <p class="faint">{referrals.wantNothing(listed(referral.votesForNothing.map(who)))}</p>
        )}
        {referral.votesToStand.length > 0 && (
          <p class="faint">{referrals.wantLast(listed(referral.votesToStand.map(who)))}</p>
        )}
        <label>
          <span>{referrals.reason}</span>
          <input type="text" name="reason" required maxLength={500} />
        </label>
        <div class="row">
          <button class="main" type="submit" disabled={isBusy}>
            {referrals.rule}
          </button>
          <a class="button" href={`/replay/${game.id}`}>
            {desk.replay}
          </a>
        </div>
      </form>
    </div>
  );
}
