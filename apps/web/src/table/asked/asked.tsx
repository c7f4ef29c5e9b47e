// The open question: its form if it is mine, whom the game waits for if it is not, and how the game ended.
import type { LiveGame } from '../../state/live-game.js';
import type { GameSeen } from '../../state/view.js';
import { pathOf } from '../../state/routes.js';
import { words } from '../../words/words.js';
import type { Answer } from '../../state/actions.js';
import { seatName } from '../board/board.js';
import { Absent } from './absent.js';
import { FairnessCheck } from './fairness-check.js';
import { Opening } from './opening.js';
import { PassingButtons } from './passing-buttons.js';
import { QuestionForm } from './question-form.js';
import { ShortcutForm } from './shortcut-form.js';
import { tableWords } from '../words/words.js';

interface Props {
  readonly live: LiveGame;
  readonly seen: GameSeen;
  readonly isMine: boolean;
  readonly onSay: (given: Answer) => Promise<unknown>;
}

export function OpenQuestion({ live, seen, isMine, onSay }: Props) {
  const { table, acting, log } = words();
  const { view } = seen;
  if (view.result !== null)
    return (
      <>
        <div class="row">
          <strong>{table.reasons[view.result.reason]}</strong>
          <a class="button main" href="/">
            {table.lobby}
          </a>
          <a class="button" href={pathOf({ page: 'replay', game: live.id })}>
            {table.watchAgain}
          </a>
          {view.turn !== null && (
            <a class="button" href={pathOf({ page: 'statistics-game', game: live.id })}>
              {table.figures}
            </a>
          )}
          <FairnessCheck game={live.id} />
        </div>
        <Opening game={live.id} seen={seen} />
        {seen.seat !== null && (
          <p>
            <a href={pathOf({ page: 'looks', game: live.id })}>{tableWords().whoLooked}</a>
          </p>
        )}
      </>
    );
  const { decision } = view;
  if (!isMine || decision?.question === null || decision === null)
    return (
      <>
        <div class="row">
          <span class="faint">
            {seen.seat === null && `${table.spectator} `}
            {view.dispute !== null
              ? log.stopped
              : decision === null || decision.seat === seen.seat
                ? ''
                : table.waitsFor(seatName(view, decision.seat))}
          </span>
          <PassingButtons live={live} seen={seen} />
        </div>
        <Absent key={decision?.decisionId} game={live.id} seen={seen} />
      </>
    );
  const { question } = decision;
  if (question.__typename === 'Priority')
    return (
      <>
        <PassingButtons live={live} seen={seen} onPass={() => void onSay({ action: 'PASS' })} />
        {seen.legalActions.plays.length === 0 && <p class="faint">{acting.nothing}</p>}
        {seen.legalActions.commands.includes('SHORTCUT') && (
          <ShortcutForm game={live.id} decision={decision.decisionId} />
        )}
      </>
    );
  return (
    <QuestionForm
      key={decision.decisionId}
      question={question}
      prompt={decision.prompt}
      of={decision.source ?? undefined}
      view={view}
      live={live}
      onAnswer={(given) => void onSay(given)}
    />
  );
}
