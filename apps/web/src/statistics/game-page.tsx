// One game in figures: life, thinking time and tempo by turn.
import { OWN } from '../replay/eyes.js';
import { askOutline } from '../replay/asking.js';
import { playerIn, type OutlineSeen } from '../replay/outline.js';
import { pathOf } from '../state/routes.js';
import { listed, words } from '../words/words.js';
import { Away } from './away.js';
import { Figure } from './figure.js';
import { lifeOf, tempoOf, thinkingOf, thoughtBySeat } from './game-series.js';
import type { Sheet } from './sheet.js';
import { shownCell } from './shown-cell.js';
import { useAnswer } from './use-answer.js';
import { statisticsWords } from './words/words.js';
import './statistics.css';

export function GamePage({ game }: { readonly game: string }) {
  const said = statisticsWords();
  const { answer, trouble } = useAnswer(game, () => askOutline(game, OWN));
  const outline = answer?.outline;
  return (
    <main class="page statistics" tabIndex={-1} id="content">
      <h1>
        {outline === undefined
          ? said.game.link
          : said.game.title(listed(outline.seats.map(({ seat }) => playerIn(outline, seat))))}
      </h1>
      <Away trouble={trouble} />
      {outline === undefined && trouble === null && <p role="status">{said.loading}</p>}
      {outline !== undefined && <Figures outline={outline} />}
      <p class="row">
        <a href={pathOf({ page: 'replay', game })}>{said.game.replay}</a>
        <a href={pathOf({ page: 'statistics-position', game })}>{said.position.link}</a>
        <a href={pathOf({ page: 'statistics', asked: {} })}>{said.card.back}</a>
      </p>
    </main>
  );
}

function Figures({ outline }: { readonly outline: OutlineSeen }) {
  const { game: said } = statisticsWords();
  return (
    <>
      <p role="status">
        {said.over(shownCell(outline.turns.length, 'number'))}
        {outline.result !== null && ` · ${outcome(outline, outline.result)}`}
      </p>
      <div class="figures">
        <Figure title={said.life} what={said.lifeWhat} {...lifeOf(outline, said)} empty={said.none} />
        <Figure title={said.thinking} {...thinkingOf(outline, said)} empty={said.none} />
        <Figure title={said.tempo} what={said.tempoWhat} {...tempoOf(outline, said)} empty={said.none} />
        <Figure title={said.bySeat} sheet={thoughtSheet(outline)} empty={said.none} />
      </div>
    </>
  );
}

function outcome(outline: OutlineSeen, { reason, winners }: NonNullable<OutlineSeen['result']>): string {
  const { table } = words();
  const won =
    winners.length === 0 ? table.drawn : table.won(listed(winners.map((seat) => playerIn(outline, seat))));
  return `${won} ${table.reasons[reason]}`;
}

function thoughtSheet(outline: OutlineSeen): Sheet {
  const { game: said, thinking } = statisticsWords();
  return {
    columns: [
      { title: said.player, kind: 'text' },
      { title: said.answers, kind: 'number' },
      { title: said.sum, kind: 'seconds' },
      { title: said.median, kind: 'seconds' },
      { title: said.longest, kind: 'seconds' },
      { title: said.about, kind: 'text' },
    ],
    rows: thoughtBySeat(outline).map(({ seat, answers, seconds, median, longest, about }) => [
      playerIn(outline, seat),
      answers,
      seconds,
      median,
      longest,
      thinking.kinds[about],
    ]),
  };
}
