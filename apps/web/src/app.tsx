// The frame of all pages: who you are decides whether you enter first, the address decides the rest.
import { Menu } from './parts/menu.js';
import { Entering } from './pages/entering.js';
import { Lobby } from './pages/lobby.js';
import { later } from './parts/later.js';
import { pathOf, route, type Route } from './state/routes.js';
import { account, type Account } from './state/account.js';
import { isSendingAgain } from './state/actions.js';
import { colours, COLOURS, paint } from './state/colours.js';
import { isJudge } from './state/roles.js';
import { reachable } from './state/server.js';
import { LANGUAGES, language, speak, words } from './words/words.js';

const AccountPage = later(() => import('./pages/account.js').then((page) => page.AccountPage));
const NewGame = later(() => import('./pages/new-game.js').then((page) => page.NewGame));
const TournamentsPage = later(() => import('./pages/tournaments.js').then((page) => page.TournamentsPage));
const TablePage = later(() => import('./table/table-page.js').then((page) => page.TablePage));
const ReplayPage = later(() => import('./replay/replay-page.js').then((page) => page.ReplayPage));
const FilePage = later(() => import('./replay/file-page.js').then((page) => page.FilePage));
const WatchPage = later(() => import('./watch/watch-page.js').then((page) => page.WatchPage));
const QueuePage = later(() => import('./desk/queue-page.js').then((page) => page.QueuePage));
const DeskPage = later(() => import('./desk/desk-page.js').then((page) => page.DeskPage));
const LooksPage = later(() => import('./looks/looks-page.js').then((page) => page.LooksPage));
const DashboardPage = later(() =>
  import('./statistics/dashboard-page.js').then((page) => page.DashboardPage),
);
const CardPage = later(() => import('./statistics/card-page.js').then((page) => page.CardPage));
const PlayerPage = later(() => import('./statistics/player-page.js').then((page) => page.PlayerPage));
const GamePage = later(() => import('./statistics/game-page.js').then((page) => page.GamePage));
const PositionPage = later(() => import('./statistics/position-page.js').then((page) => page.PositionPage));
const SharedPage = later(() => import('./replay/replay-page.js').then((page) => page.SharedPage));

export function App() {
  const who = account.value;
  const to = route.value;
  return (
    <>
      <Frame account={who} to={to} />
      {/* What is only read needs no account, and what is not there neither. */}
      {to.page === 'replay-file' ? (
        <FilePage />
      ) : to.page === 'statistics' ? (
        <DashboardPage asked={to.asked} />
      ) : to.page === 'statistics-card' ? (
        <CardPage key={to.card} card={to.card} asked={to.asked} />
      ) : to.page === 'statistics-player' ? (
        <PlayerPage key={`${who?.player ?? ''} ${to.player}`} player={to.player} asked={to.asked} />
      ) : to.page === 'tournaments' ? (
        <TournamentsPage />
      ) : to.page === 'nowhere' ? (
        <Nowhere />
      ) : who === null ? (
        <Entering />
      ) : (
        <Page account={who} to={to} />
      )}
    </>
  );
}

interface PageProps {
  readonly account: Account;
  readonly to: Exclude<
    Route,
    {
      page:
        'replay-file' | 'statistics' | 'statistics-card' | 'statistics-player' | 'tournaments' | 'nowhere';
    }
  >;
}

function Page({ account: who, to }: PageProps) {
  switch (to.page) {
    case 'lobby':
      return <Lobby account={who} />;
    case 'new':
      return <NewGame />;
    case 'account':
      return <AccountPage account={who} />;
    case 'replay':
      return <ReplayPage key={`${to.game} ${to.eyes ?? ''}`} to={to} />;
    case 'shared':
      return <SharedPage key={to.code} code={to.code} />;
    case 'game':
      return <TablePage key={to.game} game={to.game} />;
    case 'judge':
      return <QueuePage />;
    case 'desk':
      return <DeskPage key={to.dispute} dispute={to.dispute} />;
    case 'looks':
      return <LooksPage key={`${who.player} ${to.game}`} game={to.game} />;
    case 'watch':
      return <WatchPage games={to.games} />;
    case 'statistics-game':
      return <GamePage key={to.game} game={to.game} />;
    case 'statistics-position':
      return <PositionPage key={`${to.game} ${to.eyes ?? ''}`} to={to} />;
  }
}

function Nowhere() {
  return (
    <main class="page" tabIndex={-1} id="content">
      <h1>{words().trouble.noPage}</h1>
      <p>
        <a class="button main" href="/">
          {words().table.lobby}
        </a>
      </p>
    </main>
  );
}

function Frame({ account: who, to }: { readonly account: Account | null; readonly to: Route }) {
  const { shell, appName, trouble, lobby } = words();
  const here = (page: Route['page']): 'page' | undefined => (to.page === page ? 'page' : undefined);
  return (
    <>
      <a class="skip" href="#content">
        {shell.skip}
      </a>
      <header class="shell">
        <a class="brand" href="/" aria-label={appName}>
          <img src="/icon.svg" alt="" width="24" height="24" /> <span class="app-name">{appName}</span>
        </a>
        <nav aria-label={appName}>
          {who !== null && (
            <a href="/" aria-current={here('lobby')}>
              {shell.lobby}
            </a>
          )}
          <Menu to={to}>
            {who !== null && (
              <>
                <a href={pathOf({ page: 'new' })} aria-current={here('new')}>
                  {shell.newGame}
                </a>
                <a href="/watch" aria-current={here('watch')}>
                  {lobby.playing}
                </a>
                {isJudge.value && (
                  <a href="/judge" aria-current={here('judge')}>
                    {shell.judging}
                  </a>
                )}
              </>
            )}
            <a href="/statistics" aria-current={here('statistics')}>
              {shell.statistics}
            </a>
            <a href="/tournaments" aria-current={here('tournaments')}>
              {shell.tournaments}
            </a>
            <label class="bare first-choice">
              <span class="hidden">{shell.language}</span>
              <select value={language.value} onChange={(event) => speak(event.currentTarget.value)}>
                {Object.entries(LANGUAGES).map(([tag, spoken]) => (
                  <option key={tag} value={tag}>
                    {spoken.language}
                  </option>
                ))}
              </select>
            </label>
            <label class="bare">
              <span class="hidden">{shell.colours}</span>
              <select value={colours.value} onChange={(event) => paint(event.currentTarget.value)}>
                {COLOURS.map((each) => (
                  <option key={each} value={each}>
                    {shell[each]}
                  </option>
                ))}
              </select>
            </label>
          </Menu>
        </nav>
        {who !== null && (
          <a class="own" href="/account" aria-current={here('account')}>
            {who.name}
          </a>
        )}
      </header>
      {!reachable.value && (
        <div class="notice" role="status">
          {trouble.unreachable}
        </div>
      )}
      {reachable.value && isSendingAgain.value && (
        <div class="notice" role="status">
          {trouble.again}
        </div>
      )}
    </>
  );
}
