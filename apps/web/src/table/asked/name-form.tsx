// Saying a word: a colour, a type, a name. A card is named with more help.
import { useId, useState } from 'preact/hooks';
import { Mana } from '../../parts/mana.js';
import type { LiveGame } from '../../state/live-game.js';
import type { Question } from '../../state/view.js';
import { words } from '../../words/words.js';
import type { Answer } from '../../state/actions.js';
import { CardNaming } from './card-naming.js';
import { SayWord } from './say-word.js';

interface Props {
  readonly question: Extract<Question, { __typename: 'ChooseWord' }>;
  readonly live: LiveGame;
  readonly onAnswer: (given: Answer) => void;
}

/** So many words are buttons; among more one searches by typing. */
const FEW = 12;

export function NameForm({ question, live, onAnswer }: Props) {
  const { acting } = words();
  const { of, from, object, none } = question;
  const [typed, setTyped] = useState('');
  const list = useId();
  if (of === 'card' && object !== null)
    return <CardNaming object={object} none={none} live={live} onAnswer={onAnswer} />;
  const offered = (from ?? []).filter((word) => word.toLowerCase().includes(typed.toLowerCase()));
  const say = (word: string): void => onAnswer({ word });
  if (from !== null && from.length <= FEW)
    return (
      <div class="row">
        {from.map((word) => (
          <button key={word} type="button" onClick={() => say(word)}>
            {word.startsWith('{') ? <Mana cost={word} /> : word}
          </button>
        ))}
        {none && (
          <button type="button" onClick={() => say('')}>
            {acting.none}
          </button>
        )}
      </div>
    );
  return (
    <form
      class="naming"
      onSubmit={(event) => {
        event.preventDefault();
        say(typed.trim());
      }}
    >
      <label>
        <span>{acting.word}</span>
        <input
          type="text"
          name="word"
          value={typed}
          autocomplete="off"
          autoFocus
          maxLength={200}
          aria-controls={list}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <SayWord typed={typed} none={none} onNone={() => say('')} />
      </div>
      <ul id={list} class="offered" aria-live="polite">
        {offered.slice(0, 20).map((word) => (
          <li key={word}>
            <button type="button" class="plain" onClick={() => say(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
