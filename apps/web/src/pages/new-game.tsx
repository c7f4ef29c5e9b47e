// A new table: a preset, and every term under 'more'.
import { useEffect, useState } from 'preact/hooks';
import { TroubleNotice } from '../parts/trouble.js';
import { go } from '../state/routes.js';
import { createGame } from '../state/creating.js';
import { OfferedDocument } from '../state/generated/beside.js';
import { ask, quietly, type Trouble } from '../state/server.js';
import type { Refusal } from '../state/actions.js';
import type { Ruleset } from '../words/kinds.js';
import { words } from '../words/words.js';
import { MoreTerms, type Offered } from './more-terms.js';
import { RULESETS } from './term-options.js';
import { termsOf } from './terms.js';

export function NewGame() {
  const { newGame } = words();
  const [ruleset, setRuleset] = useState<Ruleset>('PENTALAND');
  const [isMore, setMore] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | Refusal | null>(null);
  const [offer, setOffer] = useState<Offered | null>(null);
  useEffect(() => void quietly(ask(OfferedDocument, {})).then((known) => setOffer(known?.offer ?? null)), []);
  const create = async (form: HTMLFormElement): Promise<void> => {
    const given = new FormData(form);
    const seats = Number(given.get('seats') ?? 2);
    setBusy(true);
    setTrouble(null);
    const made = await createGame(termsOf(given, ruleset), given.get('against') === 'bot' ? seats - 1 : 0);
    setBusy(false);
    if ('game' in made) go({ page: 'game', game: made.game });
    else setTrouble(made);
  };
  return (
    <main class="page" tabIndex={-1} id="content">
      <h1>{newGame.title}</h1>
      <TroubleNotice trouble={trouble} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void create(event.currentTarget);
        }}
      >
        <fieldset>
          <legend>{newGame.preset}</legend>
          <div class="presets">
            {RULESETS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="ruleset"
                  value={each}
                  checked={each === ruleset}
                  disabled={offer?.rulesets.includes(each) === false}
                  onChange={() => setRuleset(each)}
                />
                <span>
                  {newGame.presets[each].name}
                  <small>{newGame.presets[each].hint}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset class="presets">
          <label>
            <input type="radio" name="against" value="bot" defaultChecked />
            <span>
              {newGame.bot}
              <small>{newGame.botHint}</small>
            </span>
          </label>
          <label>
            <input type="radio" name="against" value="people" />
            <span>{newGame.people}</span>
          </label>
        </fieldset>
        <button class="plain" type="button" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {isMore ? newGame.fewer : newGame.more}
        </button>
        <div hidden={!isMore}>
          <MoreTerms ruleset={ruleset} offer={offer} />
        </div>
        <button class="main" type="submit" disabled={busy}>
          {newGame.create}
        </button>
      </form>
    </main>
  );
}
