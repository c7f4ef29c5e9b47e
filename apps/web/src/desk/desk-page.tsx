// One dispute before its judge: the call and the talk on one side; the game, who knew what, a what-if, the ruling and the
// penalties on the other.
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { TroubleNotice } from '../parts/trouble.js';
import { account } from '../state/account.js';
import { isHeadJudge } from '../state/roles.js';
import { pathOf } from '../state/routes.js';
import { LiveDispute, type DisputeSeen } from '../dispute/live-dispute.js';
import { Rulings } from '../dispute/rulings.js';
import { Talk } from '../dispute/talk.js';
import { TextForm } from '../dispute/text-form.js';
import { disputeWords } from '../dispute/words/words.js';
import { tableWords } from '../table/words/words.js';
import { atTime } from '../words/words.js';
import { AllEyes } from './all-eyes.js';
import { DeskGame } from './desk-game.js';
import { Knowledge } from './knowledge.js';
import { Penalties } from './penalties.js';
import { RulingForm } from './ruling-form.js';
import { RulingDraft } from './ruling-draft.js';
import { WhatIfBoard } from './what-if-board.js';
import '../dispute/dispute.css';
import './desk.css';

const SECTIONS = ['table', 'knew', 'whatIf', 'rule', 'penalties'] as const;
type Section = (typeof SECTIONS)[number];

export function DeskPage({ dispute: id }: { readonly dispute: string }) {
  const { desk } = disputeWords();
  const live = useMemo(() => new LiveDispute(id), [id]);
  useEffect(() => () => live.close(), [live]);
  const dispute = live.seen.value;
  if (dispute === null)
    return (
      <main class="page" tabIndex={-1} id="content">
        <h1>{desk.title}</h1>
        <TroubleNotice trouble={live.trouble.value} />
      </main>
    );
  return <Open key={dispute.gameId} dispute={dispute} live={live} />;
}

function Open({ dispute, live }: { readonly dispute: DisputeSeen; readonly live: LiveDispute }) {
  const said = disputeWords();
  const section = useSignal<Section>('table');
  const game = useMemo(() => new DeskGame(dispute.gameId, dispute.moment), [dispute.gameId]);
  const draft = useMemo(() => new RulingDraft(), [dispute.id]);
  const isMine = dispute.judge?.id === account.value?.player;
  const isAppealed = dispute.stage === 'APPEALED';
  const ask = (object: string): void => {
    game.asked.value = object;
    section.value = 'knew';
  };
  return (
    <main class="desk" tabIndex={-1} id="content">
      <section class="the-call" aria-label={said.desk.sections.call}>
        <h1>{said.desk.title}</h1>
        <TroubleNotice trouble={live.trouble.value} />
        <Call dispute={dispute} live={live} game={game} isMine={isMine} />
      </section>
      <div class="work">
        <nav class="row" aria-label={said.desk.title}>
          {SECTIONS.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={section.value === each ? 'true' : undefined}
              onClick={() => (section.value = each)}
            >
              {said.desk.sections[each]}
            </button>
          ))}
        </nav>
        <TroubleNotice trouble={game.trouble.value} />
        {section.value === 'table' && <AllEyes game={game} onAsk={ask} />}
        {section.value === 'knew' && <Knowledge game={game} />}
        <div hidden={section.value !== 'whatIf'}>
          <WhatIfBoard game={game} />
        </div>
        {section.value === 'rule' && (
          <RulingForm
            dispute={dispute}
            live={live}
            game={game}
            draft={draft}
            may={
              isAppealed && isHeadJudge.value
                ? 'overturn'
                : isMine && dispute.stage === 'TAKEN'
                  ? 'give'
                  : 'nothing'
            }
          />
        )}
        {section.value === 'penalties' && <Penalties dispute={dispute} live={live} game={game} />}
      </div>
    </main>
  );
}

interface CallProps {
  readonly dispute: DisputeSeen;
  readonly live: LiveDispute;
  readonly game: DeskGame;
  readonly isMine: boolean;
}

function Call({ dispute, live, game, isMine }: CallProps) {
  const said = disputeWords();
  const { stage, challenge } = dispute;
  const { who } = game;
  return (
    <>
      <p role="status">
        <strong class="stage">{said.stages[stage]}</strong>
        {dispute.judge !== null && ` (${dispute.judge.name ?? ''})`}
        {dispute.until !== null && ` ${said.until(atTime(dispute.until))}`}
      </p>
      <p>
        {dispute.seat === null ? said.atTable.stoppedBy : said.atTable.calledBy(dispute.openedBy.name ?? '')}{' '}
        <time dateTime={dispute.openedAt}>{atTime(dispute.openedAt)}</time>
        {challenge !== null && ` · ${said.desk.challenge}: ${who(challenge.by)} → ${who(challenge.against)}`}
      </p>
      {dispute.sentence !== null && (
        <>
          <h2>{said.desk.sentence}</h2>
          <blockquote>{dispute.sentence.text ?? said.deleted}</blockquote>
        </>
      )}
      {dispute.statements.length > 0 && <h2>{said.desk.statements}</h2>}
      {dispute.statements.map((one, place) => (
        <p key={place}>
          <strong>{one.seat === null ? '' : who(one.seat)}</strong>: {one.text ?? said.deleted}
        </p>
      ))}
      {dispute.names.length > 0 && <h2>{said.desk.namesWritten}</h2>}
      {dispute.names.map((one, place) => (
        <p key={place}>
          <strong>{one.seat === null ? '' : who(one.seat)}</strong>: {one.text ?? said.deleted}
        </p>
      ))}
      {dispute.namesAsked.map((seat) => (
        <p key={seat} class="faint">
          {said.desk.asked(who(seat))}
        </p>
      ))}
      <Rulings dispute={dispute} who={who} />
      <Talk
        messages={dispute.messages}
        who={who}
        others={game.seats.value.map((seat) => ({ value: String(seat), label: said.privately(who(seat)) }))}
        onSay={(text, to) =>
          live.act('say', '$text: String!, $to: Int', { text, to: to === '' ? null : Number(to) })
        }
      />
      <div class="row">
        {stage === 'CALLED' && (
          <button class="main" type="button" onClick={() => void live.act('takeCall')}>
            {said.desk.take}
          </button>
        )}
        {isMine && stage === 'TAKEN' && (
          <>
            {game.seats.value
              .filter((seat) => !dispute.namesAsked.includes(seat))
              .map((seat) => (
                <button
                  key={seat}
                  type="button"
                  onClick={() => void live.act('askName', '$seat: Int!', { seat })}
                >
                  {said.desk.askName(who(seat))}
                </button>
              ))}
            <button type="button" onClick={() => void live.act('handBackCall')}>
              {said.desk.handBack}
            </button>
          </>
        )}
        {isMine && stage === 'DONE' && (
          <button class="main" type="button" onClick={() => void live.act('closeDispute')}>
            {said.desk.close}
          </button>
        )}
        <a class="button" href={`/replay/${dispute.gameId}?at=${dispute.moment}`}>
          {said.desk.replay}
        </a>
        <a class="button" href={pathOf({ page: 'looks', game: dispute.gameId })}>
          {tableWords().whoLooked}
        </a>
      </div>
      {stage === 'APPEALED' && isHeadJudge.value && (
        <TextForm
          label={said.rule.upholdWords}
          button={said.rule.uphold}
          most={1000}
          onSend={(words) => live.act('upholdRuling', '$words: String!', { words })}
        />
      )}
    </>
  );
}
