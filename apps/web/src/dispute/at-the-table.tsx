// Judges as the people at a table have to do with them: calling one, stating a case, accepting or appealing a ruling, and
// asking the others to take something back.
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { TroubleNotice } from '../parts/trouble.js';
import { command, type Refusal } from '../state/actions.js';
import type { Trouble } from '../state/server.js';
import type { GameSeen } from '../state/view.js';
import { atTime } from '../words/words.js';
import { LiveDispute, type DisputeSeen } from './live-dispute.js';
import { Rulings } from './rulings.js';
import { TakeBack } from './take-back.js';
import { Talk } from './talk.js';
import { TextForm } from './text-form.js';
import { disputeWords } from './words/words.js';
import './dispute.css';

interface Props {
  readonly game: string;
  readonly seen: GameSeen;
  readonly who: (seat: number) => string;
}

export function JudgeAtTheTable({ game, seen, who }: Props) {
  const said = disputeWords().atTable;
  const { view, seat } = seen;
  const { dispute } = view;
  const canCall = seat !== null && dispute === null && view.result === null && view.turn !== null;
  if (dispute === null && !canCall && view.takeBack === null) return null;
  return (
    <section class="judge-at-table" aria-label={said.title}>
      {dispute === null ? (
        <>
          <TakeBack game={game} seen={seen} who={who} />
          {canCall && <Calling game={game} seen={seen} who={who} />}
        </>
      ) : seat === null ? (
        <p class="notice" role="status">
          {said.stopped} {dispute.seat === null ? said.stoppedBy : said.calledBy(who(dispute.seat))}{' '}
          {disputeWords().stages[dispute.taken ? 'TAKEN' : 'CALLED']}.
        </p>
      ) : (
        <OpenDispute key={dispute.id} id={dispute.id} seat={seat} who={who} />
      )}
    </section>
  );
}

function Calling({ game, seen, who }: Props) {
  const said = disputeWords().atTable;
  const trouble = useSignal<Refusal | Trouble | null>(null);
  const whom = useSignal('');
  const { view, seat } = seen;
  return (
    <details>
      <summary>{said.call}</summary>
      <p class="faint">{said.what}</p>
      <TroubleNotice trouble={trouble.value} />
      {view.terms.challenges && (
        <label>
          <span>{said.whom}</span>
          <select value={whom.value} onChange={(event) => (whom.value = event.currentTarget.value)}>
            <option value="">{said.nobody}</option>
            {view.seats
              .filter((other) => other.seat !== seat && other.lost === null)
              .map((other) => (
                <option key={other.seat} value={other.seat}>
                  {who(other.seat)}
                </option>
              ))}
          </select>
        </label>
      )}
      {whom.value !== '' && <p class="faint">{said.challengeHint}</p>}
      <TextForm
        label={said.sentence}
        button={whom.value === '' ? said.call : said.challenge}
        most={500}
        onSend={async (sentence) => {
          const challenged = whom.value === '' ? {} : { seat: Number(whom.value) };
          trouble.value = await command(
            whom.value === '' ? 'callJudge' : 'challenge',
            `$gameId: ID!, $sentence: String!${whom.value === '' ? '' : ', $seat: Int!'}`,
            { gameId: game, sentence, ...challenged },
          );
          return trouble.value === null;
        }}
      />
    </details>
  );
}

interface OpenProps {
  readonly id: string;
  readonly seat: number;
  readonly who: (seat: number) => string;
}

function OpenDispute({ id, seat, who }: OpenProps) {
  const said = disputeWords();
  const live = useMemo(() => new LiveDispute(id), [id]);
  useEffect(() => () => live.close(), [live]);
  const dispute = live.seen.value;
  return (
    <div class="open-dispute">
      <h2>{said.atTable.stopped}</h2>
      <TroubleNotice trouble={live.trouble.value} />
      {dispute !== null && <Stage dispute={dispute} live={live} seat={seat} who={who} />}
    </div>
  );
}

interface StageProps {
  readonly dispute: DisputeSeen;
  readonly live: LiveDispute;
  readonly seat: number;
  readonly who: (seat: number) => string;
}

function Stage({ dispute, live, seat, who }: StageProps) {
  const said = disputeWords();
  const { stage, rulings, judge } = dispute;
  const isBefore = stage === 'CALLED' || stage === 'TAKEN';
  const ruling = rulings.at(-1);
  const hasAccepted = ruling?.acceptedBy.includes(seat) === true;
  return (
    <>
      <p role="status">
        {dispute.seat === null ? said.atTable.stoppedBy : said.atTable.calledBy(who(dispute.seat))}{' '}
        <strong class="stage">{said.stages[stage]}</strong>
        {judge !== null && ` (${judge.name ?? ''})`}
        {dispute.until !== null && ` ${said.until(atTime(dispute.until))}`}
      </p>
      {dispute.penalties.map(({ grade, infraction, words: text }, place) => (
        <p key={place} class="notice">
          {said.atTable.penalty(said.penalties.grades[grade], said.penalties.infractions[infraction])} {text}
        </p>
      ))}
      <Rulings dispute={dispute} who={who} />
      {stage === 'CALLED' && dispute.seat === seat && (
        <button type="button" onClick={() => void live.act('withdrawCall')}>
          {said.atTable.withdraw}
        </button>
      )}
      {dispute.namesAsked.includes(seat) && (
        <TextForm
          label={said.atTable.name}
          button={said.send}
          most={200}
          onSend={(name) => live.act('writeName', '$name: String!', { name })}
        />
      )}
      {isBefore && (
        <TextForm
          label={said.atTable.state}
          button={said.send}
          most={2000}
          isLong
          onSend={(text) => live.act('stateCase', '$text: String!', { text })}
        />
      )}
      {dispute.statements.some((one) => one.seat === seat) && <p class="faint">{said.atTable.stated}</p>}
      {stage === 'RULED' && (
        <>
          <div class="row">
            {hasAccepted ? (
              <span>{said.atTable.accepted}</span>
            ) : (
              <button class="main" type="button" onClick={() => void live.act('acceptRuling')}>
                {said.atTable.accept}
              </button>
            )}
          </div>
          {!hasAccepted && dispute.appeal === null && (
            <details>
              <summary>{said.atTable.appeal}</summary>
              <TextForm
                label={said.atTable.reason}
                button={said.atTable.appeal}
                most={500}
                onSend={(reason) => live.act('appealRuling', '$reason: String!', { reason })}
              />
            </details>
          )}
        </>
      )}
      <Talk
        messages={dispute.messages}
        who={who}
        others={judge === null ? [] : [{ value: 'judge', label: said.atTable.judgeAlone }]}
        onSay={(text, to) =>
          live.act('say', '$text: String!, $privately: Boolean', { text, privately: to === 'judge' })
        }
      />
    </>
  );
}
