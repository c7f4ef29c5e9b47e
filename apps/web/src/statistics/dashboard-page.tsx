// What is played: all games, or those that the address chooses.
import { useState } from 'preact/hooks';
import { account } from '../state/account.js';
import { filterOf, type AskedGames } from '../state/asked.js';
import { go, pathOf } from '../state/routes.js';
import { ask } from '../state/server.js';
import type { DashboardQuery, NamesByCostQuery } from '../state/generated/operations.js';
import { words } from '../words/words.js';
import { Away } from './away.js';
import { Figure } from './figure.js';
import { FilterForm } from './filter-form.js';
import { DashboardDocument, NamesByCostDocument } from './generated/asking.js';
import { Lengths, Matchups, Mulligans, Names, ThinkingTime, Turns } from './shared-figures.js';
import { trendOf } from './series.js';
import type { Sheet } from './sheet.js';
import { shownCell, shownMonth } from './shown-cell.js';
import { useAnswer } from './use-answer.js';
import { statisticsWords } from './words/words.js';
import './statistics.css';

type Counted = DashboardQuery['statistics'];

export function DashboardPage({ asked }: { readonly asked: AskedGames }) {
  const said = statisticsWords();
  const filter = filterOf(asked);
  const { answer, trouble, isAsking } = useAnswer(JSON.stringify(filter), () =>
    ask(DashboardDocument, { filter }),
  );
  const empty = Object.keys(filter).length === 0 ? said.empty.none : said.empty.chosen;
  const counted = answer?.statistics;
  return (
    <main class="page statistics" tabIndex={-1} id="content">
      <h1>{said.title}</h1>
      <p class="faint">{said.what}</p>
      <FilterForm
        asked={asked}
        about="everyone"
        onAsk={(chosen) => go({ page: 'statistics', asked: chosen })}
      />
      <Away trouble={trouble} />
      {counted === undefined && trouble === null && <p role="status">{said.loading}</p>}
      {counted !== undefined && (
        <div aria-busy={isAsking}>
          <Summary games={counted.games} empty={empty} />
          {counted.games !== null && <Figures asked={asked} counted={counted} />}
        </div>
      )}
      <Elsewhere asked={asked} />
    </main>
  );
}

function Figures({ asked, counted }: { readonly asked: AskedGames; readonly counted: Counted }) {
  const { empty } = statisticsWords();
  return (
    <>
      <div class="figures">
        <Trend months={counted.months.nodes} empty={empty.few} />
        <Lengths rows={counted.lengths.nodes} empty={empty.few} />
        <Matchups rows={counted.matchups.nodes} empty={empty.few} />
        <Mulligans rows={counted.mulligans.nodes} empty={empty.few} />
        <Turns rows={counted.turns.nodes} empty={empty.few} />
        <Played rows={counted.played.nodes} empty={empty.few} />
      </div>
      <NamesByCost asked={asked} costs={counted.costs.nodes.map(({ cost }) => cost)} empty={empty.few} />
      <div class="figures">
        <Costs rows={counted.costs.nodes} empty={empty.few} />
        <ThinkingTime rows={counted.thinking.nodes} empty={empty.few} />
      </div>
    </>
  );
}

function Summary({ games, empty }: { readonly games: number | null; readonly empty: string }) {
  const said = statisticsWords();
  return (
    <p class={games === null ? 'notice' : 'sum'} role="status">
      {games === null ? empty : said.games(shownCell(games, 'number'))}
    </p>
  );
}

function Played({ rows, empty }: { readonly rows: Counted['played']['nodes']; readonly empty: string }) {
  const { played, filter } = statisticsWords();
  const { presets, bases } = words().newGame;
  const sheet: Sheet = {
    columns: [
      { title: played.ruleset, kind: 'text' },
      { title: played.base, kind: 'text' },
      { title: played.format, kind: 'text' },
      { title: played.games, kind: 'number' },
    ],
    rows: rows.map(({ ruleset, base, format, n }) => [
      presets[ruleset].name,
      bases[base],
      filter.formats[format],
      n,
    ]),
  };
  return <Figure title={played.title} sheet={sheet} empty={empty} />;
}

function Trend({ months, empty }: { readonly months: Counted['months']['nodes']; readonly empty: string }) {
  const { trend, rate } = statisticsWords();
  const drawn = trendOf(months, { ...rate, ...trend, named: shownMonth }, 'games');
  return <Figure title={trend.title} {...drawn} empty={empty} />;
}

function Costs({ rows, empty }: { readonly rows: Counted['costs']['nodes']; readonly empty: string }) {
  const { costs } = statisticsWords();
  const sheet: Sheet = {
    columns: [
      { title: costs.cost, kind: 'cost' },
      { title: costs.given, kind: 'number' },
      { title: costs.names, kind: 'number' },
      { title: costs.used, kind: 'number' },
      { title: costs.unused, kind: 'number' },
    ],
    rows: rows.map(({ cost, n, names, perGame, unusedPerGame }) => [cost, n, names, perGame, unusedPerGame]),
  };
  return <Figure title={costs.title} what={costs.what} sheet={sheet} empty={empty} />;
}

interface NamesByCostProps {
  readonly asked: AskedGames;
  readonly costs: readonly string[];
  readonly empty: string;
}

function NamesByCost({ asked, costs, empty }: NamesByCostProps) {
  const { names } = statisticsWords();
  const filter = filterOf(asked);
  const cost = asked.cost ?? null;
  const { answer, trouble } = useAnswer(JSON.stringify([filter, cost]), () =>
    ask(NamesByCostDocument, { filter, cost }),
  );
  const { cost: _, ...everyCost } = asked;
  const listed: NamesByCostQuery['statistics'] | undefined = answer?.statistics;
  return (
    <>
      <label class="cost">
        <span>{names.cost}</span>
        <select
          value={cost ?? ''}
          onChange={({ currentTarget: { value } }) =>
            go({ page: 'statistics', asked: value === '' ? everyCost : { ...everyCost, cost: value } })
          }
        >
          <option value="">{names.everyCost}</option>
          {[...new Set([...(cost === null ? [] : [cost]), ...costs])].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <Away trouble={trouble} />
      {listed !== undefined && (
        <div class="figures">
          <Names title={names.most} rows={listed.most.nodes} empty={empty} />
          <Names title={names.least} what={names.leastWhat} rows={listed.least.nodes} empty={empty} />
        </div>
      )}
    </>
  );
}

/** A card, oneself, and somebody else. */
function Elsewhere({ asked }: { readonly asked: AskedGames }) {
  const { names, player } = statisticsWords();
  const { cost: _, ...kept } = asked;
  const who = account.value;
  return (
    <section class="elsewhere">
      {who !== null && (
        <p>
          <a href={pathOf({ page: 'statistics-player', player: who.name, asked: {} })}>{player.own}</a>
        </p>
      )}
      <div class="pairs">
        <NameForm
          title={names.find}
          label={names.card}
          onLook={(card) => go({ page: 'statistics-card', card, asked: kept })}
        />
        <NameForm
          title={player.find}
          label={player.name}
          onLook={(name) => go({ page: 'statistics-player', player: name, asked: {} })}
        />
      </div>
    </section>
  );
}

interface NameFormProps {
  readonly title: string;
  readonly label: string;
  readonly onLook: (name: string) => void;
}

function NameForm({ title, label, onLook }: NameFormProps) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onLook(name.trim());
      }}
    >
      <h2>{title}</h2>
      <label>
        <span>{label}</span>
        <input type="text" value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <button type="submit">{statisticsWords().names.look}</button>
    </form>
  );
}
