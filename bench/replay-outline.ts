// The outline of a game of 5,000 events with real cards: kept (warm), and written from the log (cold). Warm, it is also
// answered through GraphQL, with every field that a scrubber needs.
import { pathToFileURL } from 'node:url';
import { buildSchema, execute, parse } from 'graphql';
import type { Seat } from '#rules';
import { viewerAt } from '#testkit/eyes/granted-viewers';
import { contract } from '../libs/api/src/options/project-files.js';
import { shownOutline } from '../libs/api/src/mapping/outline.js';
import { Outlines } from '../libs/matches/src/game/past/outlines.js';
import type { Figure } from './figure.js';
import { StoredGames } from './play/long-game.js';
import { realGame } from './play/real-game.js';
import { inWords, part, timesOf } from './play/times.js';

const EVENTS = 5_000;
const QUERY =
  parse(`{ replay(gameId: "g") { outline { moments seats { seat team } turns { moment number active extra }
  phases { moment turn phase } lives { moment seat life } commands { moment at seat }
  questions { moment seat of kind prompt since ended thought } marks { moment kind seat names count } } } }`);

export async function measure(): Promise<Figure> {
  const games = await StoredGames.open();
  try {
    const batches = realGame(EVENTS);
    const count = batches.reduce((sum, { length }) => sum + length, 0);
    const game = await games.add(batches);
    const viewer = viewerAt(0 as Seat);
    const outlines = new Outlines(games.store, games.history);
    const { outline } = await outlines.of(game, viewer, undefined);
    const schema = buildSchema(contract());
    const kept = await timesOf(200, 20, async () => void (await outlines.of(game, viewer, undefined)));
    let characters = 0;
    const answered = await timesOf(60, 20, async () => {
      const found = await outlines.of(game, viewer, undefined);
      const answer = await execute({
        schema,
        document: QUERY,
        rootValue: { replay: { outline: shownOutline(found.outline) } },
      });
      if (answer.errors !== undefined) throw new Error(answer.errors[0]?.message);
      characters = JSON.stringify(answer).length;
    });
    const cold = await timesOf(20, 5, async () => {
      await new Outlines(games.store, games.history).of(game, viewer, undefined);
    });
    const { turns, questions, commands, marks } = outline;
    return {
      name: `the outline of a game of ${count} events, answered through GraphQL, warm`,
      unit: 'ms',
      ours: part(answered.clock, 0.5),
      baseline: null,
      ratio: null,
      target: 20,
      bound: 'at-most',
      note: `${inWords(answered)}; ${characters} characters, ${turns.length} turns, ${commands.length} commands, ${questions.length} questions, ${marks.length} marks; without GraphQL: ${inWords(kept)}; cold, written from the log: ${inWords(cold)}`,
    };
  } finally {
    await games.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
