// What one seat is asked in a what-if, and what it could begin: a click tries it. Anything else is written as an answer.
import { useState } from 'preact/hooks';
import { words } from '../words/words.js';
import { begunPlay } from '../state/builder.js';
import type { ViewSeen } from '../state/view.js';
import { AttackForm, BlockForm } from '../table/asked/combat-forms.js';
import { disputeWords } from '../dispute/words/words.js';
import type { SeatCouldDoSeen } from './asking.js';

interface Props {
  readonly could: SeatCouldDoSeen;
  readonly view: ViewSeen;
  readonly name: string;
  readonly onAct: (answer: unknown) => void;
}

export function SeatInWhatIf({ could: { decision, plays }, view, name, onAct }: Props) {
  const { whatIf } = disputeWords();
  const { prompts, acting } = words();
  if (decision === null) return null;
  return (
    <section class="in-what-if">
      <h3>{whatIf.asked(name, prompts[decision.prompt])}</h3>
      <Usual question={decision.question} view={view} onAct={onAct} />
      <div class="row">
        {plays.map((play, place) => (
          <button key={place} type="button" onClick={() => onAct({ act: begunPlay(play) })}>
            {acting.plays[play.kind]}: {play.text}
            {play.as !== null && ` ${acting.anyLand}`}
          </button>
        ))}
      </div>
      <AnyAnswer onAct={onAct} />
    </section>
  );
}

type UsualProps = Pick<Props, 'view' | 'onAct'> & {
  readonly question: NonNullable<SeatCouldDoSeen['decision']>['question'];
};

function Usual({ question, view, onAct }: UsualProps) {
  const { acting } = words();
  const { whatIf } = disputeWords();
  const [picked, setPicked] = useState<readonly string[]>([]);
  switch (question?.__typename) {
    case 'Priority':
      return (
        <button class="main" type="button" onClick={() => onAct({ action: 'PASS' })}>
          {whatIf.pass}
        </button>
      );
    case 'YesNo':
      return (
        <div class="row">
          <button type="button" onClick={() => onAct({ yes: true })}>
            {acting.yes}
          </button>
          <button type="button" onClick={() => onAct({ yes: false })}>
            {acting.no}
          </button>
        </div>
      );
    case 'ChooseObjects':
    case 'ChooseTargets':
      return (
        <div class="row">
          {question.cards.map((card) => (
            <button
              key={card.objectId}
              type="button"
              aria-pressed={picked.includes(card.objectId)}
              onClick={() =>
                setPicked(
                  picked.includes(card.objectId)
                    ? picked.filter((one) => one !== card.objectId)
                    : [...picked, card.objectId],
                )
              }
            >
              {card.name || card.printed}
            </button>
          ))}
          <button
            class="main"
            type="button"
            onClick={() =>
              onAct(
                question.__typename === 'ChooseObjects'
                  ? { objects: picked }
                  : { targets: picked.map((object) => ({ object })) },
              )
            }
          >
            {acting.done}
          </button>
        </div>
      );
    case 'ChoosePlayers':
      return (
        <div class="row">
          {question.seats.map((seat) => (
            <button key={seat} type="button" onClick={() => onAct({ players: [seat] })}>
              {view.seats[seat]?.player?.name ?? seat + 1}
            </button>
          ))}
        </div>
      );
    case 'ChooseModes':
      return (
        <div class="row">
          {question.options.map(({ label }, place) => (
            <button key={place} type="button" onClick={() => onAct({ modes: [place] })}>
              {label}
            </button>
          ))}
        </div>
      );
    case 'ChooseNumber':
    case 'ChooseWord':
      return (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            const given = String(new FormData(event.currentTarget).get('given'));
            onAct(question.__typename === 'ChooseNumber' ? { number: Number(given) } : { word: given });
          }}
        >
          <label class="bare">
            <span>{question.__typename === 'ChooseNumber' ? acting.number : whatIf.word}</span>
            {question.__typename === 'ChooseNumber' ? (
              <input type="number" name="given" required />
            ) : (
              <input type="text" name="given" required />
            )}
          </label>
          <button type="submit">{whatIf.answer}</button>
        </form>
      );
    case 'DeclareAttackers':
      return <AttackForm question={question} view={view} onAnswer={onAct} />;
    case 'DeclareBlockers':
      return <BlockForm question={question} view={view} onAnswer={onAct} />;
    case 'ChooseOrder':
    case 'Divide':
    case 'Propose':
    case undefined:
      return null;
  }
}

function AnyAnswer({ onAct }: Pick<Props, 'onAct'>) {
  const { whatIf } = disputeWords();
  const [isBad, setBad] = useState(false);
  return (
    <details>
      <summary>{whatIf.json}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          try {
            const answer: unknown = JSON.parse(String(new FormData(event.currentTarget).get('json')));
            setBad(false);
            onAct(answer);
          } catch {
            setBad(true);
          }
        }}
      >
        <label>
          <span>{whatIf.answer}</span>
          <textarea name="json" rows={2} required placeholder='{"action": "PASS"}' />
        </label>
        {isBad && <p role="alert">{words().acting.noJson}</p>}
        <button type="submit">{whatIf.answer}</button>
      </form>
    </details>
  );
}
