// The view at any moment of a game of 5,000 events with real cards, by one who jumps, with warm snapshots.
import { pathToFileURL } from 'node:url';
import type { Seat } from '#rules';
import { viewerAt } from '#testkit/eyes/granted-viewers';
import { PastViews } from '../libs/matches/src/game/past/past-views.js';
import type { Figure } from './figure.js';
import { StoredGames } from './play/long-game.js';
import { realGame } from './play/real-game.js';
import { inWords, part, timesOf } from './play/times.js';

const EVENTS = 5_000;

export async function measure(): Promise<Figure> {
  const games = await StoredGames.open();
  try {
    const batches = realGame(EVENTS);
    const count = batches.reduce((sum, { length }) => sum + length, 0);
    const game = await games.add(batches);
    const viewer = viewerAt(0 as Seat);
    const last = (await games.history.galleryAt(game, viewer, Infinity)).moment;
    const views = new PastViews(games.history);
    const times = await timesOf(400, 60, async (nth) => {
      const moment = 1 + ((nth * 7_919) % last);
      const seen = await views.at(game, viewer, moment);
      if (seen.moment !== moment) throw new Error('another moment was opened');
    });
    return {
      name: `a view at any moment of a game of ${count} events, with warm snapshots`,
      unit: 'ms',
      ours: part(times.clock, 0.5),
      baseline: null,
      ratio: null,
      target: 5,
      bound: 'at-most',
      note: inWords(times),
    };
  } finally {
    await games.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
