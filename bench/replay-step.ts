// One step forward or back in a replay of a game of 5,000 events with real cards: after a jump, twenty steps on and forty
// back, by moments. The jumps are not counted.
import { pathToFileURL } from 'node:url';
import type { Seat } from '#rules';
import { viewerAt } from '#testkit/eyes/granted-viewers';
import { PastViews } from '../libs/matches/src/game/past/past-views.js';
import type { Figure } from './figure.js';
import { StoredGames } from './play/long-game.js';
import { realGame } from './play/real-game.js';
import { inWords, part, timesOf, type Times } from './play/times.js';

const EVENTS = 5_000;
const JUMPS = 40;
const [ON, BACK] = [20, 40];

export async function measure(): Promise<Figure> {
  const games = await StoredGames.open();
  try {
    const batches = realGame(EVENTS);
    const count = batches.reduce((sum, { length }) => sum + length, 0);
    const game = await games.add(batches);
    const viewer = viewerAt(0 as Seat);
    const last = (await games.history.galleryAt(game, viewer, Infinity)).moment;
    const views = new PastViews(games.history);
    const steps = { on: [] as Times[], back: [] as Times[] };
    for (let jump = 0; jump < JUMPS; jump += 1) {
      let moment = BACK + ((jump * 7_919) % (last - BACK - ON));
      await views.at(game, viewer, moment);
      const step = (by: number) => async (): Promise<void> => {
        moment += by;
        if ((await views.at(game, viewer, moment)).moment !== moment) throw new Error('a step led elsewhere');
      };
      steps.on.push(await timesOf(ON, 0, step(1)));
      steps.back.push(await timesOf(BACK, 0, step(-1)));
    }
    const counted = (all: readonly Times[]): Times => ({
      clock: all
        .slice(JUMPS / 4)
        .flatMap(({ clock }) => clock)
        .sort((a, b) => a - b),
      cpu: all
        .slice(JUMPS / 4)
        .flatMap(({ cpu }) => cpu)
        .sort((a, b) => a - b),
    });
    const [on, back] = [counted(steps.on), counted(steps.back)];
    return {
      name: `one step in a replay of a game of ${count} events`,
      unit: 'ms',
      ours: Math.max(part(on.clock, 0.9), part(back.clock, 0.9)),
      baseline: null,
      ratio: null,
      target: 2,
      bound: 'at-most',
      note: `what nine of ten steps take at most; forward: ${inWords(on)}; back: ${inWords(back)}`,
    };
  } finally {
    await games.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await measure());
