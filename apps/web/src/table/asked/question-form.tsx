// A question as a form: one for each kind. What is chosen from lies on the board as well, and can be picked there.
import { useEffect, useState } from 'preact/hooks';
import { Card } from '../../parts/card.js';
import type { LiveGame } from '../../state/live-game.js';
import type { CardSeen, OptionSeen, Question, ViewSeen } from '../../state/view.js';
import type { Prompt } from '../../words/kinds.js';
import { words } from '../../words/words.js';
import type { Answer } from '../../state/actions.js';
import { cardIn, nameOf } from '../../state/card-names.js';
import { seatName, targetName } from '../board/board.js';
import { choosing } from '../board/choosing.js';
import { AttackForm, BlockForm } from './combat-forms.js';
import { DivideForm } from './divide-form.js';
import { modeText } from './mode-texts.js';
import { NameForm } from './name-form.js';
import { piled } from '../board/piles.js';
import { ProposalForm } from './proposal-form.js';

interface Props {
  readonly question: Question;
  readonly prompt?: Prompt;
  /** The object that it is about, if there is one. */
  readonly of?: string | undefined;
  /** The text of the card that it is named while it is announced. */
  readonly named?: string | undefined;
  readonly view: ViewSeen;
  readonly live: LiveGame;
  readonly onAnswer: (given: Answer) => void;
}

export function QuestionForm({ question, prompt, of, named, view, live, onAnswer }: Props) {
  const { acting, prompts } = words();
  const title = prompt === undefined ? undefined : prompts[prompt];
  return (
    <div class="question">
      {title !== undefined && <strong>{title}</strong>}
      {form()}
    </div>
  );

  /** The server calls a card no more than that: its name is for those who know it. */
  function orderedName({ label, object }: OptionSeen): string {
    const card = prompt === 'ORDER_CARDS' && object !== null ? cardIn(view, object) : undefined;
    return card === undefined ? label : nameOf(card) || label;
  }

  function form() {
    switch (question.__typename) {
      case 'YesNo':
        return (
          <div class="row">
            <button class="main" type="button" onClick={() => onAnswer({ yes: true })}>
              {prompt === 'TAKE_A_MULLIGAN' ? acting.mulligan : acting.yes}
            </button>
            <button class="main" type="button" onClick={() => onAnswer({ yes: false })}>
              {prompt === 'TAKE_A_MULLIGAN' ? acting.keep : acting.no}
            </button>
            {question.instead.map((card) => (
              <Card
                key={card.objectId}
                card={card}
                may={acting.confirm}
                onAct={() => onAnswer({ objects: [card.objectId] })}
              />
            ))}
          </div>
        );
      case 'ChoosePlayers':
        return (
          <Picking
            seats={question.seats}
            cards={[]}
            least={question.least}
            most={question.count}
            view={view}
            onDone={(picked) => onAnswer({ players: picked.filter((one) => typeof one === 'number') })}
          />
        );
      case 'ChooseObjects':
        return (
          <Picking
            seats={[]}
            cards={question.cards}
            least={question.least}
            most={question.count}
            view={view}
            onDone={(picked) => onAnswer({ objects: picked.filter((one) => typeof one === 'string') })}
          />
        );
      case 'ChooseTargets':
        return (
          <Picking
            seats={question.seats}
            cards={question.cards}
            least={question.least}
            most={question.most}
            view={view}
            onDone={(picked) =>
              onAnswer({
                targets: picked.map((one) => (typeof one === 'number' ? { seat: one } : { object: one })),
              })
            }
          />
        );
      case 'ChooseModes':
        return (
          <Modes
            question={question}
            textOf={(option) => modeText(view, of, named, option)}
            onAnswer={onAnswer}
          />
        );
      case 'ChooseNumber':
        return <NumberForm lowest={question.lowest} highest={question.highest} onAnswer={onAnswer} />;
      case 'ChooseWord':
        return <NameForm question={question} live={live} onAnswer={onAnswer} />;
      case 'ChooseOrder':
        return <OrderForm labels={question.options.map(orderedName)} onAnswer={onAnswer} />;
      case 'Divide':
        return <DivideForm question={question} label={(to) => targetName(view, to)} onAnswer={onAnswer} />;
      case 'DeclareAttackers':
        return <AttackForm question={question} view={view} onAnswer={onAnswer} />;
      case 'DeclareBlockers':
        return <BlockForm question={question} view={view} onAnswer={onAnswer} />;
      case 'Propose':
        return <ProposalForm question={question} onAnswer={onAnswer} />;
      case 'Priority':
        return null;
    }
  }
}

interface PickingProps {
  readonly seats: readonly number[];
  readonly cards: readonly CardSeen[];
  readonly least: number;
  readonly most: number;
  readonly view: ViewSeen;
  readonly onDone: (picked: readonly (string | number)[]) => void;
}

/** Objects and players: on the board, and here as well. One that is the only one needed is taken by one click. */
function Picking({ seats, cards, least, most, view, onDone }: PickingProps) {
  const { acting } = words();
  const [picked, setPicked] = useState<readonly (string | number)[]>([]);
  const pick = (one: string | number): void => {
    if (least === 1 && most === 1) return onDone([one]);
    setPicked((before) =>
      before.includes(one) ? before.filter((each) => each !== one) : [...before, one].slice(-most),
    );
  };
  useEffect(() => {
    choosing.value = {
      objects: new Set(cards.map(({ objectId }) => objectId)),
      seats: new Set(seats),
      picked,
      pick,
    };
    return () => {
      choosing.value = null;
    };
  }, [picked, cards, seats]);
  const place = (one: string | number): string =>
    most > 1 && picked.includes(one) ? ` ${picked.indexOf(one) + 1}` : '';
  return (
    <>
      <span class="faint">
        {acting.choose(least, most)} · {acting.chosen(picked.length)}
      </span>
      <div class="choices">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            class={picked.includes(seat) ? 'picked' : ''}
            aria-pressed={picked.includes(seat)}
            onClick={() => pick(seat)}
          >
            {seatName(view, seat)}
            {place(seat)}
          </button>
        ))}
        {piled(cards).map(({ card, ids }) => (
          <Card
            key={card.objectId}
            card={card}
            ids={ids}
            may={acting.choose(least, most)}
            picked={picked.includes(card.objectId)}
            onAct={() => pick(card.objectId)}
          />
        ))}
      </div>
      {!(least === 1 && most === 1) && (
        <button
          class="main"
          type="button"
          disabled={picked.length < least || picked.length > most}
          onClick={() => onDone(picked)}
        >
          {picked.length === 0 ? acting.none : acting.done}
        </button>
      )}
    </>
  );
}

type Answered = { readonly onAnswer: (given: Answer) => void };

function Modes({
  question,
  textOf,
  onAnswer,
}: {
  readonly question: Extract<Question, { __typename: 'ChooseModes' }>;
  readonly textOf: (option: OptionSeen) => string;
} & Answered) {
  const { acting } = words();
  const { options, least, most, repeat } = question;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const pick = (mode: number): void => {
    if (least === 1 && most === 1) return onAnswer({ modes: [mode] });
    setPicked((before) =>
      !repeat && before.includes(mode)
        ? before.filter((each) => each !== mode)
        : [...before, mode].slice(-most),
    );
  };
  return (
    <>
      <span class="faint">{acting.choose(least, most)}</span>
      <div class="column">
        {options.map((option, mode) => (
          <button key={mode} type="button" aria-pressed={picked.includes(mode)} onClick={() => pick(mode)}>
            {textOf(option)}{' '}
            {picked.filter((each) => each === mode).length > 1 &&
              `×${picked.filter((each) => each === mode).length}`}
          </button>
        ))}
      </div>
      {!(least === 1 && most === 1) && (
        <button
          class="main"
          type="button"
          disabled={picked.length < least}
          onClick={() => onAnswer({ modes: picked.toSorted((a, b) => a - b) })}
        >
          {acting.done}
        </button>
      )}
    </>
  );
}

function NumberForm({
  lowest,
  highest,
  onAnswer,
}: { readonly lowest: number; readonly highest: number | null } & Answered) {
  const { acting } = words();
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ number: Number(new FormData(event.currentTarget).get('number')) });
      }}
    >
      <label class="bare">
        <span class="hidden">{acting.number}</span>
        <input
          type="number"
          name="number"
          required
          autoFocus
          min={lowest}
          {...(highest === null ? {} : { max: highest })}
          defaultValue={lowest}
        />
      </label>
      <span class="faint">
        {lowest}–{highest ?? '∞'}
      </span>
      <button class="main" type="submit">
        {acting.done}
      </button>
    </form>
  );
}

function OrderForm({ labels, onAnswer }: { readonly labels: readonly string[] } & Answered) {
  const { acting } = words();
  const [order, setOrder] = useState<readonly number[]>(labels.map((_, place) => place));
  const earlier = (place: number): void =>
    setOrder((before) => {
      const after = [...before];
      const [moved] = after.splice(place, 1);
      if (moved !== undefined) after.splice(place - 1, 0, moved);
      return after;
    });
  return (
    <>
      <ol class="ordering">
        {order.map((option, place) => (
          <li key={option}>
            {labels[option]}
            {place > 0 && (
              <button
                type="button"
                class="plain"
                aria-label={`${labels[option] ?? ''} ↑`}
                onClick={() => earlier(place)}
              >
                ↑
              </button>
            )}
          </li>
        ))}
      </ol>
      <button class="main" type="button" onClick={() => onAnswer({ order })}>
        {acting.done}
      </button>
    </>
  );
}
