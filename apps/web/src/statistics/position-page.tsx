// The position of a game at a moment: in which other games both sides had given the same names by then, and how they ended.
import { askOutline } from '../replay/asking.js';
import { eyesIn } from '../replay/eyes.js';
import { lastBy, playerIn, type OutlineSeen } from '../replay/outline.js';
import type { SamePositionQuery } from '../state/generated/operations.js';
import { go, pathOf, type Route } from '../state/routes.js';
import { ask } from '../state/server.js';
import { listed } from '../words/words.js';
import { Away } from './away.js';
import { Figure } from './figure.js';
import { stretchesOf } from './game-series.js';
import { SamePositionDocument } from './generated/asking.js';
import { ratesOf } from './series.js';
import type { Sheet } from './sheet.js';
import { shownCell } from './shown-cell.js';
import { useAnswer } from './use-answer.js';
import { statisticsWords } from './words/words.js';
import './statistics.css';

interface Props {
  readonly to: Extract<Route, { page: 'statistics-position' }>;
}

type Same = NonNullable<SamePositionQuery['replay']['samePosition']>;

export function PositionPage({ to }: Props) {
  const said = statisticsWords();
  const { game } = to;
  const eyes = eyesIn(to.eyes);
  const { answer: seen, trouble } = useAnswer(game, () => askOutline(game, eyes));
  const outline = seen?.outline;
  return (
    <main class="page statistics" tabIndex={-1} id="content">
      <h1>
        {outline === undefined
          ? said.position.link
          : said.position.title(listed(outline.seats.map(({ seat }) => playerIn(outline, seat))))}
      </h1>
      <p class="faint">{said.position.what}</p>
      <Away trouble={trouble} />
      {outline === undefined && trouble === null && <p role="status">{said.loading}</p>}
      {outline !== undefined && <AtMoment outline={outline} to={to} moment={to.at ?? outline.moments} />}
      <p class="row">
        <a href={pathOf({ ...to, page: 'replay' })}>{said.game.replay}</a>
        <a href={pathOf({ page: 'statistics-game', game })}>{said.game.link}</a>
        <a href={pathOf({ page: 'statistics', asked: {} })}>{said.card.back}</a>
      </p>
    </main>
  );
}

function AtMoment({
  outline,
  to,
  moment,
}: Props & { readonly outline: OutlineSeen; readonly moment: number }) {
  const said = statisticsWords();
  const { game } = to;
  const eyes = eyesIn(to.eyes);
  const { answer, trouble, isAsking } = useAnswer(JSON.stringify([game, eyes, moment]), () =>
    ask(SamePositionDocument, { gameId: game, ...eyes, moment }),
  );
  const same = answer?.replay.samePosition;
  const turns = stretchesOf(outline).filter(({ turn }) => turn !== null);
  const here = lastBy(
    turns.map(({ from, to: last }) => ({ moment: from, last })),
    moment,
  );
  return (
    <>
      {turns.length > 0 && (
        <label>
          {said.position.until}
          <select
            value={here?.last ?? ''}
            onChange={(event) => go({ ...to, at: Number(event.currentTarget.value) })}
          >
            {here === undefined && <option value="">{said.game.before}</option>}
            {turns.map(({ turn, to: last }) => (
              <option key={last} value={last}>
                {turn}
              </option>
            ))}
          </select>
        </label>
      )}
      <Away trouble={trouble} />
      {answer === null && trouble === null && <p role="status">{said.loading}</p>}
      {same === null && (
        <p class="notice" role="status">
          {said.position.never}
        </p>
      )}
      {same !== null && same !== undefined && (
        <div aria-busy={isAsking}>
          <Sides same={same} />
          <Games same={same} />
        </div>
      )}
    </>
  );
}

function Sides({ same: { names, results } }: { readonly same: Same }) {
  const { position: said, player } = statisticsWords();
  const number = (count: number): string => shownCell(count, 'number');
  const share = (part: number): string => shownCell(part, 'share');
  const of = (wentFirst: boolean): string => {
    const own = names.filter((one) => one.wentFirst === wentFirst).map(({ name }) => name);
    return own.length === 0 ? said.noNames : listed(own);
  };
  return (
    <>
      <dl>
        <dt>{said.first}</dt>
        <dd>{of(true)}</dd>
        <dt>{said.second}</dt>
        <dd>{of(false)}</dd>
      </dl>
      <p role="status">
        {results === null
          ? said.few
          : `${said.results(number(results.n), number(results.wins), number(results.draws))} ${player.rate(
              share(results.rate),
              share(results.low),
              share(results.high),
            )}`}
      </p>
    </>
  );
}

function Games({ same }: { readonly same: Same }) {
  const { position: said, rate, interval, empty } = statisticsWords();
  const next = ratesOf(
    same.next.nodes.map(({ name, wentFirst, results }) => ({
      label: said.by(name, wentFirst ? said.first : said.second),
      rate: results,
    })),
    { ...rate, place: said.name },
  );
  const games: Sheet = {
    columns: [
      { title: said.ended, kind: 'text' },
      { title: said.turns, kind: 'number' },
      { title: said.result, kind: 'text' },
      { title: said.game, kind: 'game' },
    ],
    rows: same.games.nodes.map(({ id, turns, endedAt, result }) => [
      endedAt.slice(0, 10),
      turns,
      said.ways[result],
      id,
    ]),
  };
  return (
    <div class="figures">
      <Figure title={said.next} what={interval} {...next} empty={empty.few} />
      <Figure title={said.games} what={said.gamesWhat} sheet={games} empty={said.noGames} />
    </div>
  );
}
