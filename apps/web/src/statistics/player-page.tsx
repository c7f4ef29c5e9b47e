// One player: results, habits and thinking time. Others see it only if the player lets them.
import { useState } from 'preact/hooks';
import { TroubleNotice } from '../parts/trouble.js';
import { account } from '../state/account.js';
import { filterOf, type AskedGames } from '../state/asked.js';
import type { OnePlayerQuery } from '../state/generated/operations.js';
import { go, pathOf } from '../state/routes.js';
import { ask, troubleIn, type Trouble } from '../state/server.js';
import { Away } from './away.js';
import { Figure } from './figure.js';
import { FilterForm } from './filter-form.js';
import { OnePlayerDocument, ShareStatisticsDocument, SharingDocument } from './generated/asking.js';
import { Lengths, Matchups, Mulligans, Names, ThinkingTime, Turns } from './shared-figures.js';
import { rateCells, rateColumns, trendOf } from './series.js';
import type { Sheet } from './sheet.js';
import { shownCell, shownMonth } from './shown-cell.js';
import { useAnswer } from './use-answer.js';
import { statisticsWords } from './words/words.js';
import './statistics.css';

interface Props {
  readonly player: string;
  readonly asked: AskedGames;
}

export function PlayerPage({ player, asked }: Props) {
  const said = statisticsWords();
  const { who: _, cost: __, ...chosen } = asked;
  const filter = { ...filterOf(chosen), player: { name: player } };
  const isOwn = account.value?.name.toLowerCase() === player.toLowerCase();
  const { answer, trouble, isAsking } = useAnswer(JSON.stringify(filter), () =>
    ask(OnePlayerDocument, { filter, player: { name: player } }),
  );
  const counted = answer?.statistics;
  const isPrivate = trouble?.code === 'NOT_SHARED';
  return (
    <main class="page statistics" tabIndex={-1} id="content">
      <h1>{isOwn ? said.player.own : said.player.title(player)}</h1>
      {isOwn && <Sharing />}
      {isPrivate ? (
        <p class="notice" role="alert">
          {said.player.private(player)}
        </p>
      ) : (
        <>
          <FilterForm
            asked={chosen}
            about="a player"
            onAsk={(next) => go({ page: 'statistics-player', player, asked: next })}
          />
          <Away trouble={trouble} />
        </>
      )}
      {counted === undefined && trouble === null && <p role="status">{said.loading}</p>}
      {counted !== undefined && (
        <div aria-busy={isAsking}>
          <Results counted={counted} />
          {counted.months.nodes.length > 0 && <Habits counted={counted} />}
        </div>
      )}
      <p>
        <a href={pathOf({ page: 'statistics', asked: {} })}>{said.card.back}</a>
      </p>
    </main>
  );
}

/** The switch by which others may see the page. */
function Sharing() {
  const { player: said } = statisticsWords();
  const known = useAnswer('', () => ask(SharingDocument, {}));
  const [set, setSet] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isShared = set ?? known.answer?.me?.sharesStatistics;
  const share = (shared: boolean): Promise<void> =>
    ask(ShareStatisticsDocument, { id: crypto.randomUUID(), shared }).then(
      ({ shareStatistics: result }) => {
        setTrouble(result.__typename === 'AccountRefused' ? result : null);
        if (result.__typename === 'StatisticsSharing') setSet(result.sharesStatistics);
      },
      (error: unknown) => setTrouble(troubleIn(error)),
    );
  return (
    <div class="sharing sheet">
      <label class="tick">
        <input
          type="checkbox"
          checked={isShared === true}
          disabled={isShared === undefined}
          onChange={({ currentTarget }) => void share(currentTarget.checked)}
        />
        <span>{said.share}</span>
      </label>
      <p class="faint">{said.shareHint}</p>
      <TroubleNotice trouble={trouble ?? known.trouble} />
      {isShared !== undefined && <p role="status">{isShared ? said.shared : said.notShared}</p>}
    </div>
  );
}

interface Counted {
  readonly counted: OnePlayerQuery['statistics'];
}

function Results({ counted: { results } }: Counted) {
  const { player, empty } = statisticsWords();
  if (results === null)
    return (
      <p class="notice" role="status">
        {empty.own}
      </p>
    );
  const number = (count: number): string => shownCell(count, 'number');
  const share = (of: number): string => shownCell(of, 'share');
  return (
    <p class="sum" role="status">
      {player.results(number(results.n), number(results.wins), number(results.draws))}{' '}
      {player.rate(share(results.rate), share(results.low), share(results.high))}
    </p>
  );
}

function Habits({ counted }: Counted) {
  const { player, trend, rate, interval, empty } = statisticsWords();
  const drawn = trendOf(counted.months.nodes, { ...rate, ...trend, named: shownMonth }, 'results');
  return (
    <div class="figures">
      <Figure title={player.months} what={interval} {...drawn} empty={empty.own} />
      <Opponents counted={counted} />
      <Names title={player.names} rows={counted.names.nodes} empty={empty.own} />
      <Matchups rows={counted.matchups.nodes} empty={empty.own} />
      <Mulligans rows={counted.mulligans.nodes} empty={empty.own} />
      <Turns rows={counted.turns.nodes} empty={empty.own} />
      <Lengths rows={counted.lengths.nodes} empty={empty.own} />
      <ThinkingTime rows={counted.thinking.nodes} empty={empty.own} />
    </div>
  );
}

function Opponents({ counted }: Counted) {
  const { player: said, rate, matchups } = statisticsWords();
  const sheet: Sheet = {
    columns: [
      { title: said.opponent, kind: 'text' },
      { title: said.losses, kind: 'number' },
      ...rateColumns({ ...rate, n: matchups.games }),
    ],
    rows: counted.playersOf.nodes.map(({ against, losses, results }) => [
      against.bot === null ? (against.name ?? said.gone) : matchups.bots[against.bot],
      losses,
      ...rateCells(results),
    ]),
  };
  return (
    <Figure title={said.against} width="wide" what={matchups.what} sheet={sheet} empty={said.noOpponents} />
  );
}
