// Opening any moment of a long game: the view of one seat as it was then, out of the log on disk. There are no
// snapshots yet, so every moment is opened cold, by folding the log up to it.
import { pathToFileURL } from 'node:url';
import { viewerAt } from '#visibility';
import { galleryAt } from '../libs/matches/src/games/feeds/history.js';
import type { Figure } from './figure.js';
import { longGame, StoredGames } from './play/long-game.js';

const EVENTS = 2_000;
const MOMENTS = 60;
const WARM_UP = 20;

export async function measure(): Promise<Figure> {
  const games = await StoredGames.open();
  try {
    let events = 0;
    const batches = longGame(2).filter((batch) => (events += batch.length) <= EVENTS);
    const count = batches.reduce((sum, { length }) => sum + length, 0);
    const game = await games.add(batches);
    const session = await games.sessions.find(game);
    const viewer = session?.game.state.seats.map(({ seat }) => viewerAt(seat))[0];
    if (session === undefined || viewer === undefined) throw new Error('the game is not there');
    const last = session.game.gallery.moment;
    const times: number[] = [];
    for (let number = 0; number < WARM_UP + MOMENTS; number += 1) {
      // Each moment of the game as likely as another, in no order.
      const moment = 1 + ((number * 7_919) % last);
      const begun = performance.now();
      const gallery = await galleryAt(games.store, game, viewer, moment);
      const view = gallery.projector(viewer).viewOf(gallery.state);
      if (number >= WARM_UP) times.push(performance.now() - begun);
      if (gallery.moment !== moment || Object.keys(view.seats).length !== 2)
        throw new Error('another moment was opened');
    }
    times.sort((a, b) => a - b);
    const at = (part: number): number => times[Math.floor((times.length - 1) * part)] ?? NaN;
    return {
      name: `opening any moment of a game of ${count} events`,
      unit: 'ms',
      ours: at(0.5),
      baseline: null,
      ratio: null,
      target: 5,
      bound: 'at-most',
      note: `cold: there are no snapshots yet, each moment is folded from the log; median of ${MOMENTS} moments, a tenth take more than ${at(0.9).toFixed(1)} ms`,
    };
  } finally {
    await games.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
