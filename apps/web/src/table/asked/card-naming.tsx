// Naming a card, the heart of the game. As far as the terms allow, names that fit are offered as one types, in the language
// of the page as well, and one sees which are used up. The text of the name that is looked at stands beside.
import { useEffect, useId, useState } from 'preact/hooks';
import { CatalogueText } from '../../parts/catalogue-text.js';
import { useCard } from '../../parts/use-card.js';
import type { Answer } from '../../state/actions.js';
import { localNames, namesThatFit, usedNames, type UsedName } from '../../state/catalogue.js';
import type { LiveGame } from '../../state/live-game.js';
import { cardIn } from '../../state/card-names.js';
import { language, words } from '../../words/words.js';
import { seatName } from '../board/board.js';
import { SayWord } from './say-word.js';

interface Props {
  readonly object: string;
  /** Whether the empty word is an answer. */
  readonly none: boolean;
  readonly live: LiveGame;
  readonly onAnswer: (given: Answer) => void;
}

const TYPING_MS = 180;
const LONG_ENOUGH = 3;

export function CardNaming({ object, none, live, onAnswer }: Props) {
  const { acting, playing } = words();
  const [typed, setTyped] = useState('');
  const [looked, setLooked] = useState('');
  const settled = useSettled(typed.trim());
  const fitting = useFitting(live, object, settled);
  const used = useUsed(live);
  const list = useId();
  const meant = useCard(settled.length < LONG_ENOUGH ? '' : settled);
  const isUsed = used?.find(({ name }) => name === meant?.name);
  const say = (word: string): void => onAnswer({ word });
  return (
    <form
      class="naming"
      onSubmit={(event) => {
        event.preventDefault();
        say(typed.trim());
      }}
    >
      <div class="row">
        <label class="bare">
          <span>{acting.castAs}</span>
          <input
            type="text"
            name="word"
            value={typed}
            autocomplete="off"
            autocapitalize="words"
            spellcheck={false}
            autoFocus
            maxLength={200}
            aria-controls={list}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setLooked('');
            }}
          />
        </label>
        <SayWord typed={typed} none={none} onNone={() => say('')} />
      </div>
      <p class="warn" role="status">
        {isUsed !== undefined &&
          playing.naming.isUsed(isUsed.name, seatName(live.seen.value!.view, isUsed.seat), isUsed.turn)}
        {isUsed === undefined && fitting?.length === 0 && playing.naming.noneFits}
      </p>
      <div class="beside">
        <ul id={list} class="offered" aria-live="polite">
          {fitting?.slice(0, 20).map(({ name, local }) => (
            <li key={name}>
              <button
                type="button"
                class="plain"
                onClick={() => say(name)}
                onFocus={() => setLooked(name)}
                onMouseEnter={() => setLooked(name)}
              >
                {name}
                {local !== undefined && local !== name && <span class="faint"> {local}</span>}
              </button>
            </li>
          ))}
        </ul>
        <CatalogueText name={looked !== '' ? looked : (meant?.name ?? '')} />
      </div>
      {used !== null && used.length > 0 && (
        <details class="used">
          <summary>
            {playing.naming.used} <span class="badge">{used.length}</span>
          </summary>
          <p>{used.map(({ name }) => name).join(' · ')}</p>
        </details>
      )}
    </form>
  );
}

/** What was typed, once nothing more is for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const later = setTimeout(() => setSettled(typed), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed]);
  return settled;
}

interface Offered {
  readonly name: string;
  readonly local: string | undefined;
}

/** `null`: the terms allow no help, or the server has not answered yet. */
function useFitting(live: LiveGame, object: string, text: string): readonly Offered[] | null {
  const [offered, setOffered] = useState<readonly Offered[] | null>(null);
  const help = live.seen.value?.view.terms.naming?.help;
  useEffect(() => {
    if (help !== 'SEARCH') return;
    let isWanted = true;
    const view = live.seen.value?.view;
    const cost = view === undefined ? null : (cardIn(view, object)?.cost ?? null);
    void namesThatFit(live.id, object, text, cost).then(async (names) => {
      if (names === undefined || !isWanted) return;
      const locals = await localNames(names, language.value);
      if (isWanted) setOffered(names.map((name) => ({ name, local: locals.get(name) })));
    });
    return () => {
      isWanted = false;
    };
  }, [text, object, help]);
  return offered;
}

function useUsed(live: LiveGame): readonly UsedName[] | null {
  const [used, setUsed] = useState<readonly UsedName[] | null>(null);
  const help = live.seen.value?.view.terms.naming?.help;
  useEffect(() => {
    if (help === 'USED' || help === 'SEARCH') void usedNames(live.id).then(setUsed);
  }, [live, help]);
  return used;
}
