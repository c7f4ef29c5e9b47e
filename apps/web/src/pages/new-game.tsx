// A new table: a preset, and every term under 'more'.
import { useState } from 'preact/hooks';
import { TroubleNotice } from '../parts/trouble.js';
import { go } from '../state/routes.js';
import { createGame } from '../state/creating.js';
import type { Trouble } from '../state/server.js';
import type { Refusal } from '../state/actions.js';
import type { Access, Base, Opens, Ruleset } from '../words/kinds.js';
import { words } from '../words/words.js';
import { furtherTerms, MoreTerms } from './more-terms.js';
import { Choice, Count } from './term-fields.js';

const RULESETS: readonly Ruleset[] = ['PENTALAND', 'UTOPIA', 'WAR_ZONE', 'MAGIC'];
const BASES: readonly Base[] = ['CR', 'CR2011', 'NINTH'];
const ACCESSES: readonly Access[] = ['OPEN', 'PRIVATE', 'INVITATION'];
const OPENINGS: readonly Opens[] = ['AT_END', 'BY_CONSENT', 'JUDGES_ONLY'];
const HELPS = ['NONE', 'USED', 'SEARCH'] as const;

export function NewGame() {
  const { newGame } = words();
  const [ruleset, setRuleset] = useState<Ruleset>('PENTALAND');
  const [isMore, setMore] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | Refusal | null>(null);
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
        <fieldset hidden={!isMore}>
          <div class="pairs">
            <Choice name="base" label={newGame.base} options={BASES} words={newGame.bases} />
            <Count name="seats" label={newGame.seats} least={2} most={8} value={2} />
            <Count name="startingLife" label={newGame.life} least={1} most={200} value={20} />
            <Count name="librarySize" label={newGame.librarySize} least={1} most={1000} />
            <Choice name="access" label={newGame.access} options={ACCESSES} words={newGame.accesses} />
            <Choice name="opens" label={newGame.opens} options={OPENINGS} words={newGame.openings} />
            {ruleset !== 'MAGIC' && (
              <Choice
                name="help"
                label={newGame.help}
                options={HELPS}
                words={newGame.helps}
                chosen="SEARCH"
              />
            )}
            <MoreTerms ruleset={ruleset} />
          </div>
          <label class="tick">
            <input type="checkbox" name="spectators" defaultChecked /> {newGame.spectators}
          </label>
          <label class="tick">
            <input type="checkbox" name="takeBack" /> {newGame.takeBack}
          </label>
        </fieldset>
        <button class="main" type="submit" disabled={busy}>
          {newGame.create}
        </button>
      </form>
    </main>
  );
}

function termsOf(given: FormData, ruleset: Ruleset): Readonly<Record<string, unknown>> {
  const librarySize = String(given.get('librarySize') ?? '');
  return {
    ruleset,
    base: given.get('base'),
    seats: Number(given.get('seats')),
    startingLife: Number(given.get('startingLife')),
    access: given.get('access'),
    opens: given.get('opens'),
    spectators: given.get('spectators') !== null,
    takeBack: given.get('takeBack') === null ? 'NEVER' : 'BY_CONSENT',
    ...(librarySize === '' ? {} : { librarySize: Number(librarySize) }),
    ...furtherTerms(given, ruleset),
  };
}
