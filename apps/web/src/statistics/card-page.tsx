// One card: how those fared who named it or held it, by turn, and what the printed card was named as.
import { CatalogueText } from '../parts/catalogue-text.js';
import { Mana } from '../parts/mana.js';
import { account } from '../state/account.js';
import { filterOf, type AskedGames } from '../state/asked.js';
import type { OneCardQuery } from '../state/generated/operations.js';
import { go, pathOf } from '../state/routes.js';
import { ask } from '../state/server.js';
import { Away } from './away.js';
import { Figure } from './figure.js';
import { FilterForm } from './filter-form.js';
import { OneCardDocument } from './generated/asking.js';
import { namedAsOf, ratesOf } from './series.js';
import { shownCell } from './shown-cell.js';
import { useAnswer } from './use-answer.js';
import { statisticsWords } from './words/words.js';
import './statistics.css';

interface Props {
  readonly card: string;
  readonly asked: AskedGames;
}

export function CardPage({ card, asked }: Props) {
  const said = statisticsWords();
  const filter = filterOf(asked);
  const { answer, trouble, isAsking } = useAnswer(JSON.stringify([card, filter]), () =>
    ask(OneCardDocument, { filter, card }),
  );
  const counted = answer?.statistics;
  const [named] = counted?.names.nodes ?? [];
  return (
    <main class="page statistics" tabIndex={-1} id="content">
      <h1>
        {said.card.title(named?.name ?? card)} <Mana cost={named?.cost ?? null} />
      </h1>
      {account.value !== null && <CatalogueText name={card} />}
      <FilterForm
        asked={asked}
        about="everyone"
        onAsk={(chosen) => go({ page: 'statistics-card', card, asked: chosen })}
      />
      <Away trouble={trouble} />
      {counted === undefined && trouble === null && <p role="status">{said.loading}</p>}
      {counted !== undefined && (
        <div aria-busy={isAsking}>
          <Sums counted={counted} />
          <Rates counted={counted} />
        </div>
      )}
      <p>
        <a href={pathOf({ page: 'statistics', asked })}>{said.card.back}</a>
      </p>
    </main>
  );
}

interface Counted {
  readonly counted: OneCardQuery['statistics'];
}

function Sums({ counted }: Counted) {
  const { card } = statisticsWords();
  const [name] = counted.names.nodes;
  const [printed] = counted.cards.nodes;
  const number = (count: number): string => shownCell(count, 'number');
  if (name === undefined && printed === undefined)
    return (
      <p class="notice" role="status">
        {card.none}
      </p>
    );
  const sentences = [
    name !== undefined && card.given(number(name.n), number(name.games)),
    typeof printed?.named === 'number' && card.printed(number(printed.named), number(printed.names ?? 0)),
    typeof printed?.laid === 'number' && card.laid(number(printed.laid)),
  ];
  return <p role="status">{sentences.filter((sentence) => sentence !== false).join(' ')}</p>;
}

function Rates({ counted }: Counted) {
  const { card, rate, interval } = statisticsWords();
  const [name] = counted.names.nodes;
  const [printed] = counted.cards.nodes;
  const places = [
    ...(name?.results ? [{ label: card.named, rate: name.results }] : []),
    ...(printed === undefined ? [] : [{ label: card.hand, rate: printed.openingHand }]),
  ];
  const byTurn = counted.openings.nodes
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ turn, results }) => ({ label: String(turn), rate: results }));
  const namedAs = namedAsOf(counted.namedAs.nodes, {
    ...{ name: statisticsWords().names.name, all: card.all, turn: card.onTurn },
  });
  return (
    <div class="figures">
      <Figure
        title={card.when}
        what={interval}
        {...ratesOf(places, { ...rate, place: card.place })}
        empty={card.none}
      />
      <Figure
        title={card.byTurn}
        what={interval}
        {...ratesOf(byTurn, { ...rate, place: card.turn })}
        empty={card.none}
      />
      <Figure title={card.namedAs} what={card.namedAsWhat} {...namedAs} empty={card.none} />
    </div>
  );
}
