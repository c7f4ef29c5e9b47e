// The twenty main questions: those of the statistics and of the explorer, and the filters that people set.
import {
  queryOf,
  type AskedPage,
  type FactsQuery,
  type FactsRow,
  type Question,
} from '#analytics/statistics';
import { START } from './played-games.js';

export interface MainQuestion {
  readonly what: string;
  readonly query: FactsQuery;
}

/** What is frequent in the facts at hand: questions about it have the most to count. */
export interface Frequent {
  readonly player: string;
  readonly name: string;
  readonly printed: string;
  /** The first name of a game and the turn of it. */
  readonly opening: { readonly name: string; readonly turn: number; readonly wentFirst: boolean };
}

const PAGE = 50;
const DAY = 24 * 60 * 60 * 1000;

export function mainQuestions({ player, name, printed, opening }: Frequent): readonly MainQuestion[] {
  const one = (what: string, question: Question, asked: Partial<AskedPage> = {}): MainQuestion => ({
    what,
    query: queryOf(question, { filter: {}, first: PAGE, ...asked }),
  });
  const position = { turn: opening.turn, names: [{ wentFirst: opening.wentFirst, name: opening.name }] };
  const ofPlayer = { player: { id: player, kind: 'person' } } as const;
  return [
    one('cards', 'cards'),
    one('names', 'names'),
    one('names, the least first', 'names', { order: 'least' }),
    one('names by people in pentaland', 'names', { filter: { ruleset: 'pentaland', who: 'people' } }),
    one('what a card is named as', 'namedAs', { values: { printed } }),
    one('costs', 'costs'),
    one('openings', 'openings'),
    one('matchups', 'matchups'),
    one('matchups of seats that gave a name', 'matchups', { filter: { card: name } }),
    one('lengths', 'lengths'),
    one('lengths in a month', 'lengths', { filter: { from: START + 60 * DAY, to: START + 90 * DAY } }),
    one('turns', 'turns'),
    one('thinking', 'thinking'),
    one('thinking of bots', 'thinking', { filter: { who: 'bots' } }),
    one('thinking of a player', 'thinking', { filter: ofPlayer, agreed: true }),
    one('mulligans', 'mulligans'),
    one('the opponents of a player', 'playersOf', {
      filter: ofPlayer,
      agreed: true,
      values: { against: '' },
    }),
    one('results from a position', 'sameResults', { position }),
    one('the next name from a position', 'sameNext', { position }),
    one('games with a position', 'sameGames', { position }),
  ];
}

/** Asked with `ask`. */
export async function frequentIn(
  ask: (query: FactsQuery) => Promise<readonly FactsRow[]>,
): Promise<Frequent> {
  const first = async (sql: string): Promise<FactsRow> => {
    const [row] = await ask({ sql, values: {} });
    if (row === undefined) throw new Error(`the facts have no answer to ${sql}`);
    return row;
  };
  const most = async (table: string, column: string): Promise<string> => {
    const { it } = await first(
      `SELECT ${column} AS it FROM ${table} WHERE it IS NOT NULL GROUP BY it ORDER BY count(*) DESC, it LIMIT 1`,
    );
    return String(it);
  };
  const { name, turn, went_first } = await first(
    `SELECT name, turn, went_first, count(*) AS n FROM (
       SELECT n.name, n.turn, s.went_first FROM names n JOIN seats s USING (game, seat)
       QUALIFY row_number() OVER (PARTITION BY n.game ORDER BY n.moment) = 1)
     GROUP BY ALL ORDER BY n DESC, name LIMIT 1`,
  );
  return {
    player: await most('(FROM seats WHERE bot IS NULL)', 'player'),
    name: await most('names', 'name'),
    printed: await most('names', 'printed'),
    opening: { name: String(name), turn: Number(turn), wentFirst: went_first === true },
  };
}
