// The queue of the judges: who waits, for how long, and the way to each call.
import { useEffect, useState } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { TroubleNotice } from '../parts/trouble.js';
import { command, type Refusal } from '../state/actions.js';
import { isHeadJudge, isJudge } from '../state/roles.js';
import { go } from '../state/routes.js';
import { ask, troubleIn, type Trouble } from '../state/server.js';
import { disputeWords } from '../dispute/words/words.js';
import { atTime } from '../words/words.js';
import { StoppedDocument } from './generated/asking.js';
import { queue, type CallQueued } from './asking.js';
import { forget, keep, kept } from './kept-calls.js';
import { Referrals } from './referrals.js';
import './desk.css';

const EVERY_MS = 5000;

export function QueuePage() {
  const { desk } = disputeWords();
  const [calls, setCalls] = useState<readonly CallQueued[]>([]);
  const [appeals, setAppeals] = useState<readonly CallQueued[]>([]);
  const [mine, setMine] = useState(kept);
  const trouble = useSignal<Trouble | Refusal | null>(null);
  const isHead = isHeadJudge.value;
  useEffect(() => {
    const look = async (): Promise<void> => {
      try {
        setCalls(await queue('JUDGE'));
        if (isHead) setAppeals(await queue('HEAD_JUDGE'));
      } catch (error) {
        trouble.value = troubleIn(error);
      }
    };
    void look();
    const again = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(again);
  }, [isHead]);
  const take = async (dispute: string): Promise<void> => {
    trouble.value = await command('takeCall', '$disputeId: ID!', { disputeId: dispute });
    if (trouble.value !== null) return;
    keep(dispute);
    go({ page: 'desk', dispute });
  };
  const stop = async (said: string): Promise<void> => {
    const gameId = said.split(/[/?@]/).findLast((part) => /^[\w-]{30,}$/.test(part)) ?? said.trim();
    trouble.value = await command('stopGame', '$gameId: ID!', { gameId });
    if (trouble.value !== null) return;
    const { game } = await ask(StoppedDocument, { gameId });
    const dispute = game?.view.dispute?.id;
    if (dispute === undefined) return;
    keep(dispute);
    go({ page: 'desk', dispute });
  };
  if (!isJudge.value)
    return (
      <main class="page" tabIndex={-1} id="content">
        <h1>{desk.title}</h1>
        <p>{desk.notJudge}</p>
      </main>
    );
  return (
    <main class="page" tabIndex={-1} id="content">
      <h1>{desk.title}</h1>
      <p class="faint">{desk.recorded}</p>
      <TroubleNotice trouble={trouble.value} />
      <Calls title={desk.queue} calls={calls} button={desk.take} onChoose={(id) => void take(id)} />
      {isHead && (
        <Calls
          title={desk.appeals}
          calls={appeals}
          button={desk.open}
          onChoose={(dispute) => {
            keep(dispute);
            go({ page: 'desk', dispute });
          }}
        />
      )}
      <Referrals />
      {mine.length > 0 && (
        <section>
          <h2>{desk.mine}</h2>
          <ul class="games">
            {mine.map(({ dispute, since }) => (
              <li key={dispute}>
                <span class="what">
                  <time dateTime={since}>{atTime(since)}</time>
                </span>
                <a class="button" href={`/judge/${dispute}`}>
                  {desk.open}
                </a>
                <button
                  type="button"
                  class="plain"
                  onClick={() => {
                    forget(dispute);
                    setMine(kept());
                  }}
                >
                  {disputeWords().rule.drop}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details>
        <summary>{desk.stop}</summary>
        <p class="faint">{desk.stopHint}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void stop(String(new FormData(event.currentTarget).get('game')));
          }}
        >
          <label>
            <span>{desk.gameId}</span>
            <input type="text" name="game" required />
          </label>
          <button type="submit">{desk.stopIt}</button>
        </form>
      </details>
    </main>
  );
}

interface CallsProps {
  readonly title: string;
  readonly calls: readonly CallQueued[];
  readonly button: string;
  readonly onChoose: (dispute: string) => void;
}

function Calls({ title, calls, button, onChoose }: CallsProps) {
  const { desk, until: untilWord } = disputeWords();
  return (
    <section>
      <h2>{title}</h2>
      {calls.length === 0 && <p class="faint">{desk.none}</p>}
      <ul class="games">
        {calls.map(({ disputeId, openedBy, seat, openedAt, challenge, until }) => (
          <li key={disputeId} class="waits">
            <div class="what">
              <strong>{openedBy.name}</strong>
              {seat === null && ` · ${desk.byJudge}`}
              {challenge && ` · ${desk.challenge}`}
              <div class="faint">
                <time dateTime={openedAt}>{atTime(openedAt)}</time>
                {until !== null && ` · ${untilWord(atTime(until))}`}
              </div>
            </div>
            <button class="main" type="button" onClick={() => onChoose(disputeId)}>
              {button}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
